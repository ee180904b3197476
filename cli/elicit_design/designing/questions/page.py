"""On a page: what must not pass through the chat is done on the server's own page (URL mode).

The page is the server's, never the third party's, so that the person who opens it can be checked
against the person who asked. The URL carries an opaque one-time id and nothing else.
"""

from __future__ import annotations

import re
from dataclasses import replace
from typing import Literal, get_args

from elicit_design.designing.background import Background
from elicit_design.designing.drafting import Draft, unique
from elicit_design.designing.naming import words_of
from elicit_design.designing.phrasing import phrasing
from elicit_design.designing.subject import Subject, placeholder
from elicit_design.designing.voice import Say, Voice
from elicit_design.model.design import Placeholder, UrlPage
from elicit_design.model.tool import Argument

PagePurpose = Literal["authorize", "credential", "payment", "sign"]
PAGE_PURPOSES: tuple[PagePurpose, ...] = get_args(PagePurpose)

GUARD = (
    "Send URL mode only to a client that declares `elicitation.url` (an empty `elicitation: {}` "
    "means form mode), and only through an SDK that knows revision 2025-11-25 or later: Python "
    "mcp 1.30 does, mcp 2.3 knows 2026-07-28 too; FastMCP 4.2 has no helper for it, so the "
    "request is built by hand. SDKs do not check the URL."
)
NOTES = (
    "2025-06-18 has no URL mode: the call ends as `unsupported`.",
    "2025-11-25 sends `elicitationId` and may send `notifications/elicitation/complete`; "
    "2026-07-28 has neither, and error -32042 must not be sent there.",
    "`accept` means that the page was opened, not that anything was finished on it.",
    "The page checks that the person in the browser is the one the call belongs to, before it "
    "takes anything or forwards to a provider.",
)
_PATHS = {"authorize": "connect", "credential": "secret", "payment": "pay", "sign": "sign"}
_COLLECTS = {
    "authorize": "the provider's consent, forwarded to its own page after the check of the person",
    "credential": "the secret, over https, stored on the server and never returned",
    "payment": "the payment, on the provider's hosted page; no card data reaches this server",
    "sign": "the signature, on the signing provider's page, with the whole document in view",
}
_DONE = {
    "authorize": "a valid grant is stored for this principal",
    "credential": "the secret is stored and a first use of it has worked",
    "payment": "the provider confirms the payment to the server",
    "sign": "the provider confirms the signature to the server",
}
_ACCOUNT = re.compile(r"\b([A-Z][A-Za-z0-9]+(?: [A-Z][A-Za-z0-9]+)?)(?:'s)? (?:accounts?|OAuth)\b")
_NO_PROVIDER = frozenset(
    {"the", "a", "an", "oauth", "connect", "use", "link", "this", "user", "your", "url", "api"}
    | {"sign", "in", "log", "each", "every", "new", "account", "accounts"}
)


def page(about: Background, subject: Subject) -> Draft:
    """Draft a question that sends the user to the server's own page."""
    purpose = page_purpose(about)
    who = _account_name(about) if purpose == "authorize" else None
    script: dict[str, Say] = {"message": lambda voice: _message(voice, purpose, about, who)}
    return Draft(
        url=_page(about, purpose),
        script=script,
        placeholders=unique((*((who,) if who else ()), *subject.placeholders)),
        variants=about.said.variants,
        loads=() if purpose == "authorize" else subject.loads,
    )


def page_purpose(about: Background) -> PagePurpose:
    """Return which of the four kinds of page the case needs."""
    return next((p for p in PAGE_PURPOSES if p in about.case.purposes), "credential")


def page_subject(about: Background, subject: Subject) -> Subject:
    """Return the subject, without effects: the page's own words say what happens."""
    purpose = page_purpose(about)
    verbs = phrasing()
    if purpose in ("payment", "sign"):
        fitting = {"payment": ("pay", "buy", "order", "place"), "sign": ("sign",)}[purpose]
        key = subject.verb.key if subject.verb.key in fitting else verbs.default_verbs[purpose]
        return replace(subject, verb=verbs.verbs[key], effects=())
    key = "connect" if purpose == "authorize" else "add"
    return replace(subject, verb=verbs.verbs[key], effects=())


def _message(voice: Voice, purpose: PagePurpose, about: Background, who: Placeholder | None) -> str:
    match purpose:
        case "authorize":
            return voice.say("message.authorize", account=account(voice, about, who))
        case "credential":
            noun = secret_noun(about)
            named = voice.subject.name or voice.subject.place or voice.subject.dotted
            purpose_text = voice.say("secret.for" if named else "secret.for.server")
            return voice.say(
                "message.credential", secret=voice.phrases.the(noun), purpose=purpose_text
            )
        case _:
            return voice.say(f"message.{purpose}")


def account(voice: Voice, about: Background, who: Placeholder | None) -> str:
    """Return the account in words, with the provider's name where the tool gives it."""
    provider = provider_of(about)
    if who is not None:
        key = "account.named" if provider else "account.named.bare"
        return voice.say(key, {"name": who.name}, provider=provider)
    return voice.say("account" if provider else "account.unknown", provider=provider)


def account_of(about: Background) -> Placeholder | None:
    """Return the placeholder that names the account to connect."""
    return _account_name(about)


def _account_name(about: Background) -> Placeholder | None:
    for argument in about.usable:
        if (
            argument.depth == 0
            and "string" in argument.types
            and "account" in argument.name.lower()
        ):
            return placeholder(argument, about)
    return None


def provider_of(about: Background) -> str:
    """Return the provider's name as the description spells it; empty when it is not said."""
    tool = about.tool
    for text in (tool.title or "", tool.description[:600]):
        for found in _ACCOUNT.finditer(text):
            words = [str(w) for w in found[1].split(" ") if w.lower() not in _NO_PROVIDER]
            if words:
                return words[-1]
    wanted = {word for act in (about.facts.named, about.facts.main) for word in act.object.split()}
    if about.facts.language != "en":
        return ""
    inside: list[str] = re.findall(r"(?<=[a-z,] )[A-Z][A-Za-z0-9]{2,}\b", tool.description[:600])
    return next((w for w in inside if w.lower() in wanted - _NO_PROVIDER), "")


def secret_noun(about: Background) -> str:
    """Return what the secret is called, in words."""
    secrets: tuple[Argument, ...] = about.facts.secret_arguments
    if not secrets:
        return "credential"
    required = about.facts.required_secrets or secrets
    return words_of(required[0])


def _page(about: Background, purpose: PagePurpose) -> UrlPage:
    said = about.said.url
    path = _PATHS[purpose]
    return UrlPage(
        local=(said and said.local) or f"http://127.0.0.1:{{port}}/{path}/{{id}}",
        remote=(said and said.remote) or f"https://{{host}}/{path}/{{id}}",
        collects=(said and said.collects) or _COLLECTS[purpose],
        done_when=(said and said.done_when) or _DONE[purpose],
        rounds=(said and said.rounds) or 5,
        command=said.command if said else None,
        guard=GUARD,
        notes=NOTES,
    )
