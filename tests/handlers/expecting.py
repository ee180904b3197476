"""What has to come of a situation, worked out from the design by the product's own words."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from elicit_design.designing.shapes import Rendering, rendering
from elicit_design.model.design import Design, OutcomeName, Question
from elicit_design.model.trigger import holds
from handlers.playing import Report
from handlers.situations import Example

OUTCOMES: Mapping[str, OutcomeName] = {
    "accept": "accepted",
    "empty": "accepted",
    "replayed": "accepted",
    "workers": "accepted",
    "decline": "refused",
    "negative": "refused",
    "no-content": "refused",
    "empty-content": "refused",
    "unknown": "refused",
    "cancel": "dismissed",
    "no-capability": "unsupported",
    "url-only": "unsupported",
    "form-only": "unsupported",
    "time-out": "ask-failed",
    "client-error": "ask-failed",
    "page-failed": "ask-failed",
    "changed": "changed",
    "changed-once": "accepted",
    "act-failed": "act-failed",
    "pending": "pending",
}
ACTING = {"accepted", "act-failed"}


def outcome(example: Example, revision: str, situation: str) -> OutcomeName | None:
    """Return the outcome that has to be reported, None where the client gets no result."""
    if situation in ("tampered", "keys", "client-gone"):
        return None
    if example.url and (revision == "2025-06-18" or situation == "empty"):
        return "unsupported"
    return OUTCOMES[situation]


def fault(example: Example, report: Report) -> str | None:
    """Return what is wrong about a report, None when all is as the design says."""
    name = outcome(example, report["revision"], report["situation"])
    done = len(report["performed"])
    if done != (1 if name in ACTING else 0):
        return f"acted {done} times"
    if name == "unsupported" and report["asked"]:
        return "asked a client that cannot show the question"
    wrong = asked_again(example, report)
    if wrong is not None:
        return wrong
    if name is None:
        return None if report["text"] is None else "answered where there can be no answer"
    if report["error"] is not None:
        return f"the client raised {report['error']}"
    expected = expected_result(example, report, name)
    found = (report["is_error"], report["structured"], report["text"])
    return None if found == expected else f"{found} and not {expected}"


def asked_again(example: Example, report: Report) -> str | None:
    """Return what is wrong about how often, and about what, the user was asked."""
    if report["situation"] not in ("changed", "changed-once") or not report["asked"]:
        return None
    now = {**example.facts, **(example.changed or {})}
    facts = [example.facts, now] if example.once_more else [example.facts]
    asked = [one["message"] for one in report["asked"]]
    question, wanted = question_of(example), []
    for known in facts:
        told = replace(example, facts=known)
        wanted.append(rendered(told, told.design, question).word(message_key(told, question)))
    return None if asked == wanted else f"asked {asked} and not {wanted}"


def expected_result(example: Example, report: Report, name: OutcomeName) -> tuple[bool, Any, str]:
    question = question_of(example)
    stated = next(one for one in question.outcomes if one.name == name)
    structured = filled(stated.structured_content, example.call)
    if name == "accepted":
        structured = example.done
    text = rendered(example, example.design, question, report).word(stated.text)
    return bool(stated.is_error), structured, text


def filled(value: Any, call: Mapping[str, Any]) -> Any:
    if isinstance(value, Mapping):
        if set(value) == {"$argument"}:
            return call[value["$argument"].removeprefix("/")]
        return {name: filled(one, call) for name, one in value.items()}
    return value


def question_of(example: Example) -> Question:
    found = [q for case, q in example.design.questions if example.case in (None, case.id)]
    assert len(found) == 1
    return found[0]


def message_key(example: Example, question: Question) -> str:
    for variant in question.variants:
        if holds(variant.when, example.call, example.facts):
            return variant.key
    return "message"


def rendered(
    example: Example, design: Design, question: Question, report: Report | None = None
) -> Rendering:
    return rendering(question, design, values=values(example, question, report))


def values(example: Example, question: Question, report: Report | None = None) -> dict[str, object]:
    """Return the values the words need, from the call, the facts and what was chosen."""
    facts = dict(example.facts)
    if report and report["situation"] in ("changed", "changed-once"):
        facts |= example.changed or {}
    if report and report["situation"] == "changed":
        facts |= example.once_more or {}
    found: dict[str, object] = dict(facts)
    for placeholder in question.placeholders:
        source, _, rest = placeholder.source.partition(":")
        if source == "argument":
            found[placeholder.name] = example.call.get(rest.removeprefix("/"))
        elif source == "load":
            found[placeholder.name] = facts[rest]
        elif source == "candidate":
            load, _, member = rest.partition(".")
            found[placeholder.name] = chosen(example, facts[load]).get(member)
    return found


def chosen(example: Example, candidates: Any) -> Mapping[str, Any]:
    """Return the candidate that `accept` picks."""
    picked = (example.accept or {}).get("choice")
    return next((one for one in candidates if picked in one.values()), {})
