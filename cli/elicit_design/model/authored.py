"""What an author states in an `elicitation:` block: everything only they can know.

Every field is optional; None or empty means the author left it to the product. The fields are
those of `elicit-design schema`, with the names used there in the comments where they differ.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from elicit_design.model.location import Origin
from elicit_design.model.trigger import Condition, Load
from elicit_design.model.values import Json, JsonObject

if TYPE_CHECKING:
    from elicit_design.model.assessment import Effect, Purpose, Reason, Severity, Verdict


@dataclass(frozen=True, slots=True)
class AuthoredDecision:
    """`decided:` who settled the verdict, why and when; `tool_digest` makes it go stale."""

    by: str | None = None
    because: str | None = None
    on: str | None = None
    tool_digest: str | None = None


@dataclass(frozen=True, slots=True)
class AuthoredOption:
    """An option of an own field; `when_chosen: act` lets the call go on."""

    value: str
    title: str
    act: bool = True


@dataclass(frozen=True, slots=True)
class AuthoredField:
    """An own form field, in the closed grammar's terms plus words."""

    name: str
    type: str = "string"
    title: str | None = None
    description: str | None = None
    options: tuple[AuthoredOption, ...] = ()
    options_from: str | None = None  # a load of kind candidates
    multiple: bool = False
    required: bool = False
    format: str | None = None
    default: Json = None
    minimum: float | None = None
    maximum: float | None = None
    min_length: int | None = None
    max_length: int | None = None


@dataclass(frozen=True, slots=True)
class Verbatim:
    """A value shown as it is, cleaned and cut in the middle, in the field's description."""

    argument: str
    label: str  # e.g. "Filter: {filter}"
    limit: int = 300


@dataclass(frozen=True, slots=True)
class MessageVariant:
    """A message used when its condition holds; the first that holds wins."""

    key: str
    when: Condition


@dataclass(frozen=True, slots=True)
class AuthoredOutcome:
    """An override of one outcome."""

    does: str | None = None
    is_error: bool | None = None
    structured_content: JsonObject | None = None


@dataclass(frozen=True, slots=True)
class Ambiguity:
    """`ambiguous:` which argument can match several, and the load that lists the matches."""

    argument: str
    candidates: str


@dataclass(frozen=True, slots=True)
class AuthoredCase:
    """Statements about one case; `when` None speaks of the whole tool."""

    id: str | None = None
    when: Condition | None = None
    when_says: str | None = None
    verdict: Verdict | None = None
    purposes: tuple[Purpose, ...] = ()
    effects: tuple[Effect, ...] = ()
    reason: Reason | None = None
    because: str | None = None
    severity: Severity | None = None
    ask: Condition | None = None  # `ask:` the trigger
    ask_says: str | None = None
    otherwise: str | None = None
    loads: tuple[Load, ...] = ()
    ambiguous: Ambiguity | None = None
    frequency: str | None = None  # rare | usual | high
    fallback: str | None = None
    fallback_setting: str | None = None
    fallback_says: str | None = None
    consent_scope: str | None = None  # call | batch
    batch_limit: int | None = None
    repeats: str | None = None
    bind: tuple[str, ...] = ()
    object: str | None = None  # `object:` the noun, e.g. "documents"
    reversible: bool | None = None
    confirm_by_typing: str | None = None  # load or argument whose value is typed
    variants: tuple[MessageVariant, ...] = ()
    verbatim: tuple[Verbatim, ...] = ()
    fields: tuple[AuthoredField, ...] = ()
    words: Mapping[str, Mapping[str, str]] = field(default_factory=dict)  # locale -> key -> text
    safe: str | None = None  # constant of the safe option
    act: str | None = None  # constant of the acting option
    samples: JsonObject = field(default_factory=dict)  # argument path or load -> sample
    outcomes: Mapping[str, AuthoredOutcome] = field(default_factory=dict)
    url: JsonObject = field(default_factory=dict)  # local, remote, command
    boundary: JsonObject = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Authored:
    """An `elicitation:` block with the place it stands in."""

    origin: Origin
    whole: AuthoredCase = AuthoredCase()
    cases: tuple[AuthoredCase, ...] = ()
    decided: AuthoredDecision | None = None
