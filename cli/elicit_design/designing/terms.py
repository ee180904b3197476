"""The terms of an ask: what happens without one, how far an answer reaches, what it is bound to."""

from __future__ import annotations

from collections.abc import Sequence
from typing import get_args

from elicit_design.assessing.text import split_name
from elicit_design.designing.background import Background
from elicit_design.designing.subject import Subject
from elicit_design.model.assessment import LEVELS
from elicit_design.model.design import (
    Binding,
    Boundary,
    Consent,
    Fallback,
    FallbackKind,
    Form,
    Placeholder,
)
from elicit_design.model.tool import Argument

BATCH_LIMIT = 50
"""Members of one batch that a person can be asked about at once."""

_REFUSE = "the call ends as `unsupported` and changes nothing; never open in silence"
_PREVIEW = (
    "the call answers with a preview, and its own argument confirms only where an operator has "
    "allowed that, since the model could set it"
)
_OUT_OF_BAND = "the call points to the server's own page or command line, outside the client"
_OPERATOR = "an operator may allow it unattended by the named setting, with a reason that is logged"
_SAYS: dict[FallbackKind, str] = {
    "refuse": _REFUSE,
    "preview-then-argument": _PREVIEW,
    "out-of-band": _OUT_OF_BAND,
    "operator-allowed": _OPERATOR,
}


def fallback(about: Background, *, url: bool) -> Fallback:
    """Return what the call comes to when the client cannot ask; the author's word goes first."""
    kind = _kind(about, url)
    says = about.said.fallback_says or _SAYS[kind]
    setting = about.said.fallback_setting
    if kind == "operator-allowed" and setting is None:
        setting = f"allow_unattended_{'_'.join(about.facts.words) or 'calls'}"
    return Fallback(kind, says, setting)


def _kind(about: Background, url: bool) -> FallbackKind:
    for kind in get_args(FallbackKind):
        if about.said.fallback == kind:
            return kind  # type: ignore[no-any-return]
    if url:
        return "out-of-band"
    if about.facts.preview_arguments and about.facts.consent_arguments and not _severe(about):
        return "preview-then-argument"
    return "refuse"


def _severe(about: Background) -> bool:
    return LEVELS.index(about.case.severity.worst) >= LEVELS.index("high")


def consent(about: Background, subject: Subject) -> Consent:
    """Return how far one answer reaches."""
    said = about.said
    if said.consent_scope == "batch" or (said.consent_scope is None and _is_batch(about, subject)):
        limit = said.batch_limit or BATCH_LIMIT
        says = f"one answer covers the batch that was shown, at most {limit} at a time"
        return Consent("batch", limit, _and(says, said.repeats))
    return Consent("call", None, _and("one answer covers this one call", said.repeats))


def _is_batch(about: Background, subject: Subject) -> bool:
    """Tell whether the call lists its objects, so that one answer is for all that are shown."""
    if subject.count is None:
        return False
    counts = (load.argument for load in about.loads if load.kind == "count" and load.argument)
    listed = [about.argument(path) for path in counts]
    by_load = any(argument is not None and "array" in argument.types for argument in listed)
    return by_load or subject.count.source.startswith("argument:")


def _and(text: str, more: str | None) -> str:
    return f"{text}; {more}" if more else text


def rate(about: Background, subject: Subject) -> str:
    """Return the rate rule: at most one ask a call, none in loops, none about nothing."""
    parts = ["At most one question a call"]
    if len(about.case.purposes) > 1:
        parts[0] += ", which settles everything at once"
    kinds = {load.kind for load in about.loads}
    if "count" in kinds or "candidates" in kinds or subject.count:
        parts.append("nothing is asked when nothing matches")
    if about.said.frequency == "high" or subject.effect in ("sends", "executes"):
        parts.append(
            "calls in a loop are gathered into one question for all, or refused with that advice"
        )
    else:
        parts.append("after a refusal nothing is asked again without a new instruction")
    return "; ".join(parts) + "."


def binding(about: Background, subject: Subject, placeholders: tuple[Placeholder, ...]) -> Binding:
    """Return what an answer is bound to, so that it cannot be used for anything else."""
    parts = ["tool", "digest of arguments", "principal", "protocol revision", "expiry"]
    parts += [f"argument {pointer}" for pointer in about.said.bind]
    parts += [
        f"{load.name}: candidate ids as shown" for load in about.loads if load.kind == "candidates"
    ]
    parts += [
        f"{load.name} as shown" for load in about.loads if load.kind in ("count", "money", "list")
    ]
    return Binding(tuple(dict.fromkeys(parts)), 600, _severe(about))


def boundaries(about: Background) -> tuple[Boundary, ...]:
    """Return the rule for every argument that is a path or a URI."""
    stated = {item.argument: item for item in about.said.boundary}
    paths = [a for a in about.facts.path_arguments if _is_place(a)]
    found = {a.path: _boundary(a) for a in paths if not _is_label(a, paths)}
    for pointer, item in stated.items():
        usual = found.get(pointer) or Boundary(pointer, _ROOTS, _CONFIGURED)
        found[pointer] = Boundary(pointer, item.legacy or usual.legacy, item.modern or usual.modern)
    return tuple(found.values())


_ROOTS = (
    "ask the client for its roots and stay below them; they are advice, never a sandbox, so the "
    "resolved path is checked by the server too"
)
_CONFIGURED = (
    "roots are deprecated: allow only what an explicit argument or the server's configuration "
    "names, and check the resolved path against it"
)
_HOSTS = "roots do not bound addresses: allow only the hosts that the server's configuration names"


def _is_place(argument: Argument) -> bool:
    return not argument.types or bool({"string", "array"} & set(argument.types))


def _is_label(argument: Argument, paths: Sequence[Argument]) -> bool:
    """Tell whether a file's name is only a label beside the path or address that is read."""
    parent = argument.path.rpartition("/")[0]
    beside = [a for a in paths if a.path.rpartition("/")[0] == parent and a.path != argument.path]
    return "".join(split_name(argument.name)) == "filename" and bool(beside)


def _boundary(argument: Argument) -> Boundary:
    name = argument.name.lower()
    if "url" in name or ("uri" in name and "file" not in name):
        return Boundary(argument.path, _HOSTS, _HOSTS)
    return Boundary(argument.path, _ROOTS, _CONFIGURED)


def why_mode(about: Background, form: Form | None) -> str:
    """Return why this mode and not the other."""
    if form is None:
        return (
            "URL mode: what happens on the page (a secret, a sign-in, a payment, a signature) must "
            "pass neither through the chat nor through a form."
        )
    if about.case.severity.worst == "critical":
        return (
            "Form mode, because nothing secret is asked. A form answer is no proof of a person, "
            "since autopilots answer forms: where that matters, use the server's own page."
        )
    return (
        "Form mode: nothing secret is asked, and the answer is one of a few fixed ones, which a "
        "page of the server's own would only make slower."
    )


def notes(about: Background) -> tuple[str, ...]:
    """Return what a maintainer has to know besides."""
    found: list[str] = []
    if about.case.severity.worst == "critical":
        found.append(
            "Critical: an accept may come from an autopilot. Offer the server's own page, where "
            "the person signs in again, and take a form answer only where an operator says so."
        )
    if about.facts.consent_arguments:
        names = ", ".join(f"`{a.name}`" for a in about.facts.consent_arguments[:3])
        found.append(f"{names} set by the model is not the user's consent and is never read as it.")
    return tuple(found)
