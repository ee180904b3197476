"""Every way an ask can end, and what the call answers then.

Eight of them, because servers that told fewer apart did harm: a decline taken for "unsupported"
went on and deleted, and a failure after consent was reported as if nothing had happened.
"""

from __future__ import annotations

from dataclasses import replace

from elicit_design.designing.background import Background
from elicit_design.designing.questions.page import account, account_of, page_purpose, secret_noun
from elicit_design.designing.refusal import refusal_content
from elicit_design.designing.voice import Say, Voice
from elicit_design.model.authored import AuthoredOutcome
from elicit_design.model.design import ONCE_MORE, Fallback, Outcome, OutcomeName
from elicit_design.model.values import JsonObject

_WHEN_FORM: dict[OutcomeName, str] = {
    "accepted": "action is accept and the answer is the acting option",
    "refused": "action is decline, or accept with the safe option, without content or with a "
    "value that was not offered",
    "dismissed": "action is cancel",
    "unsupported": "the client does not declare form mode",
    "ask-failed": "no answer in time, or the request could not be delivered",
    "changed": "accepted, but what the answer is bound to is no longer what was shown",
    "act-failed": "accepted, and acting failed or its result was lost",
}
_WHEN_URL: dict[OutcomeName, str] = {
    "accepted": "action is accept: the page was opened, nothing more",
    "pending": "the page was opened and is not finished",
    "refused": "action is decline",
    "dismissed": "action is cancel, or the browser did not open",
    "unsupported": "the client does not declare URL mode, or speaks 2025-06-18",
    "ask-failed": "no answer in time, or the request could not be delivered",
    "changed": "finished by another person, for another target, or after the link ran out",
    "act-failed": "finished, and the provider reported an error or its answer was lost",
}
_NOTHING = "nothing"


def outcomes(
    about: Background, english: Voice, *, url: bool, fallback: Fallback
) -> tuple[Outcome, ...]:
    """Return what the server does after each way the question can end."""
    names = tuple(_WHEN_URL if url else _WHEN_FORM)
    content = _refusal(about, english)
    return tuple(
        _authored(_outcome(name, about, content, fallback, url=url), about) for name in names
    )


def _refusal(about: Background, english: Voice) -> JsonObject | None:
    done = english.slots["done"]
    return refusal_content(about.tool, done, f"Nothing was {done}.")


def _outcome(
    name: OutcomeName,
    about: Background,
    content: JsonObject | None,
    fallback: Fallback,
    *,
    url: bool,
) -> Outcome:
    quiet = name in ("refused", "dismissed", "pending")
    conforms = about.tool.output_schema is None or content is not None
    is_error = None if name == "accepted" else not (quiet and conforms)
    return Outcome(
        name,
        _WHEN_URL[name] if url else _WHEN_FORM[name],
        _does_url(name) if url else _does(name, about, fallback),
        is_error,
        f"outcome.{name}",
        content if quiet else None,
    )


def _does(name: OutcomeName, about: Background, fallback: Fallback) -> str:
    match name:
        case "accepted":
            return _accepted(about)
        case "unsupported" if fallback.kind == "preview-then-argument":
            return "acts on nothing; answers with the preview"
        case "changed":
            return _changed(about)
        case "act-failed":
            return _act_failed(about)
        case _:
            return _NOTHING


def _does_url(name: OutcomeName) -> str:
    match name:
        case "accepted":
            return (
                "goes on to pending until the page is finished, then to the tool's own result, "
                "naming what was really connected, stored, paid or signed"
            )
        case "pending":
            return (
                "2026-07-28: answers `input_required` with state only, at most the stated number "
                "of rounds, never with the same dialog again; 2025-11-25: waits for the page and "
                "may send the completion notification"
            )
        case "changed":
            return "takes nothing over; keeps what was there"
        case "act-failed":
            return "reports the provider's error; keeps what was there"
        case _:
            return "nothing; keeps what was there"


def _accepted(about: Background) -> str:
    if about.case.purposes and set(about.case.purposes) <= {"setup"}:
        return "checks every answer, stores the settings, then acts"
    kinds = {load.kind for load in about.loads}
    if "count" in kinds:
        return "counts again; if there are not more than shown, acts"
    if "money" in kinds:
        return "reads the price again; if it is not higher than shown, acts"
    if "candidates" in kinds:
        return "reads the chosen one again by its id; if it is still what was shown, acts"
    return "reads the target again; if it is still what was shown, acts with the bound arguments"


def _changed(about: Background) -> str:
    kinds = {load.kind for load in about.loads}
    if "count" in kinds or "money" in kinds:
        return f"{ONCE_MORE} with the new value, then stops"
    return "nothing; a new call asks again"


def _act_failed(about: Background) -> str:
    sibling = about.facts.siblings.lookup or about.facts.siblings.list
    look = f"; points to {sibling}" if sibling else ""
    return f"reports what is known to have happened{look}; does not claim that nothing did"


def _authored(outcome: Outcome, about: Background) -> Outcome:
    stated: AuthoredOutcome | None = about.said.outcomes.get(outcome.name)
    if stated is None:
        return outcome
    changed = replace(outcome, does=stated.does or outcome.does)
    if stated.is_error is not None:
        kept = None if stated.is_error else changed.structured_content
        changed = replace(changed, is_error=stated.is_error, structured_content=kept)
    if stated.structured_content is not None:
        changed = replace(changed, structured_content=stated.structured_content)
    return changed


def outcome_script(about: Background, *, url: bool, fallback: Fallback) -> dict[str, Say]:
    """Return the texts of the outcomes."""
    script = _page_script(about) if url else _form_script(about, fallback)
    return {f"outcome.{name}": say for name, say in script.items()}


def _form_script(about: Background, fallback: Fallback) -> dict[str, Say]:
    setup = set(about.case.purposes) == {"setup"}
    accepted = "outcome.accepted.setup" if setup else "outcome.accepted"
    return {
        "accepted": lambda voice: voice.say(accepted),
        "refused": lambda voice: voice.say("outcome.refused"),
        "dismissed": lambda voice: voice.say("outcome.dismissed"),
        "unsupported": lambda voice: _unsupported(voice, fallback),
        "ask-failed": lambda voice: voice.say("outcome.ask-failed"),
        "changed": lambda voice: voice.say("outcome.changed"),
        "act-failed": lambda voice: _failed(voice, about),
    }


def _unsupported(voice: Voice, fallback: Fallback) -> str:
    match fallback.kind:
        case "preview-then-argument":
            return voice.say("outcome.unsupported.preview")
        case "out-of-band":
            return voice.say("outcome.unsupported.out-of-band")
        case "operator-allowed":
            operator = voice.say("outcome.unsupported.operator")
            return voice.say("outcome.unsupported", operator=operator)
        case _:
            return voice.say("outcome.unsupported")


def _failed(voice: Voice, about: Background) -> str:
    sibling = about.facts.siblings.lookup or about.facts.siblings.list
    hint = voice.say("outcome.act-failed.with", sibling="") if sibling else ""
    return voice.say("outcome.act-failed", check=hint.replace("{sibling}", sibling or ""))


def _page_script(about: Background) -> dict[str, Say]:
    purpose = page_purpose(about)

    def named(voice: Voice, key: str) -> str:
        who = account_of(about) if purpose == "authorize" else None
        return voice.say(
            f"outcome.{key}.{purpose}",
            account=account(voice, about, who),
            secret=voice.phrases.the(secret_noun(about)),
        )

    return {
        "accepted": lambda voice: named(voice, "accepted"),
        "pending": lambda voice: named(voice, "pending"),
        "refused": lambda voice: voice.say("outcome.refused.url"),
        "dismissed": lambda voice: voice.say("outcome.dismissed"),
        "unsupported": lambda voice: _no_page(voice, about),
        "ask-failed": lambda voice: voice.say("outcome.ask-failed"),
        "changed": lambda voice: named(voice, "changed"),
        "act-failed": lambda voice: named(voice, "act-failed"),
    }


def _no_page(voice: Voice, about: Background) -> str:
    command = about.said.url.command if about.said.url else None
    run = (
        voice.say("outcome.unsupported.url.command").replace("{command}", command)
        if command
        else ""
    )
    return voice.say("outcome.unsupported.url", command=run)
