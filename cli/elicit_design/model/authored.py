"""What an author states in an `elicitation:` block: everything only they can know.

Every field is optional; None or empty means the author left it to the product. The notation is
the one of `elicit-design schema` and `docs/authored-files.md`; the comments name its keys where
they differ from the attribute.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Literal

from elicit_design.model.location import Origin
from elicit_design.model.trigger import Condition, Load
from elicit_design.model.values import Json, JsonObject

if TYPE_CHECKING:
    from elicit_design.model.assessment import Effect, Purpose, Reason, Severity, Verdict

Frequency = Literal["rare", "usual", "high"]
Scope = Literal["call", "batch"]


@dataclass(frozen=True, slots=True)
class AuthoredDecision:
    """`decided:` who settled the verdict, why and when; `tool_digest` makes it go stale."""

    by: str | None = None
    because: str | None = None
    on: str | None = None  # an ISO date, as text
    tool_digest: str | None = None


@dataclass(frozen=True, slots=True)
class AuthoredOption:
    """An option of an own field; with `act: false` choosing it leaves everything as it is."""

    value: str
    title: str
    act: bool = True


@dataclass(frozen=True, slots=True)
class AuthoredField:
    """An own form field, in the closed grammar's terms plus words."""

    name: str
    type: str = "string"  # string | integer | number | boolean
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
    min_length: int | None = None  # minLength
    max_length: int | None = None  # maxLength
    min_items: int | None = None  # minItems
    max_items: int | None = None  # maxItems


@dataclass(frozen=True, slots=True)
class Verbatim:
    """A value shown as it is, cleaned and cut in the middle, in the field's description."""

    argument: str  # JSON pointer into the call's arguments
    label: str  # e.g. "Filter: {filter}"
    limit: int = 300


@dataclass(frozen=True, slots=True)
class AuthoredPlaceholder:
    """A name the words use that is not simply an argument or a load of that name.

    One of `argument` (a pointer), `load` (its name) and `how` (computed, in words) says where
    the value comes from; `kind` is a placeholder kind of the design (text, count, money, ...).
    """

    name: str
    kind: str | None = None
    argument: str | None = None
    load: str | None = None
    how: str | None = None
    sample: Json = None
    limit: int | None = None


@dataclass(frozen=True, slots=True)
class MessageVariant:
    """A message used when its condition holds; the first that holds wins, else word `message`.

    `key` is the word key: the variant an author calls `everything` has key `message.everything`.
    """

    key: str
    when: Condition


@dataclass(frozen=True, slots=True)
class AuthoredOutcome:
    """An override of one outcome; its text is the word `outcome.<name>`."""

    does: str | None = None
    is_error: bool | None = None  # isError
    structured_content: JsonObject | None = None  # structuredContent


@dataclass(frozen=True, slots=True)
class Ambiguity:
    """`ambiguous:` which argument can match several, and the load that lists the matches."""

    argument: str
    candidates: str


@dataclass(frozen=True, slots=True)
class AuthoredBoundary:
    """`boundary:` where a path or URI argument may point, per family of revisions."""

    argument: str
    legacy: str | None = None  # 2025 revisions
    modern: str | None = None  # 2026-07-28


@dataclass(frozen=True, slots=True)
class AuthoredChange:
    """`changes:` a change to the tool itself that a description cannot suggest by itself."""

    says: str
    kind: str = "description"
    where: str = ""  # JSON pointer into the tool description
    before: Json = None
    after: Json = None
    stages: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class AuthoredUrl:
    """`url:` the server's own page: URL templates carrying an opaque one-time id only."""

    local: str | None = None
    remote: str | None = None
    command: str | None = None
    collects: str | None = None
    done_when: str | None = None
    rounds: int | None = None


@dataclass(frozen=True, slots=True)
class AuthoredCase:
    """Statements about one case; `when` None speaks of the whole tool.

    `at` is the JSON pointer of the statements below the block: `` or `/cases/1`.
    """

    id: str | None = None
    when: Condition | None = None
    when_says: str | None = None  # says
    verdict: Verdict | None = None
    purposes: tuple[Purpose, ...] = ()
    effects: tuple[Effect, ...] = ()
    reason: Reason | None = None
    because: str | None = None
    decided: AuthoredDecision | None = None
    severity: Severity | None = None
    ask: Condition | None = None  # ask (the trigger; its `says` key is split off)
    ask_says: str | None = None
    otherwise: str | None = None
    loads: tuple[Load, ...] = ()
    ambiguous: Ambiguity | None = None
    frequency: Frequency | None = None
    fallback: str | None = None  # a fallback kind of the design
    fallback_setting: str | None = None  # fallback.setting
    fallback_says: str | None = None  # fallback.says
    consent_scope: Scope | None = None  # consent.scope
    batch_limit: int | None = None  # consent.limit
    repeats: str | None = None  # consent.repeats
    bind: tuple[str, ...] = ()
    object: str | None = None  # the noun, e.g. "documents"
    reversible: bool | None = None
    confirm_by_typing: str | None = None  # load or argument whose value is typed
    variants: tuple[MessageVariant, ...] = ()
    verbatim: tuple[Verbatim, ...] = ()
    fields: tuple[AuthoredField, ...] = ()
    placeholders: tuple[AuthoredPlaceholder, ...] = ()
    words: Mapping[str, Mapping[str, str]] = field(default_factory=dict)  # locale -> key -> text
    safe: str | None = None  # options.safe, the constant of the safe option
    act: str | None = None  # options.act, the constant of the acting option
    samples: JsonObject = field(default_factory=dict)  # argument, load or placeholder -> sample
    outcomes: Mapping[str, AuthoredOutcome] = field(default_factory=dict)
    url: AuthoredUrl | None = None
    boundary: tuple[AuthoredBoundary, ...] = ()
    at: str = ""


@dataclass(frozen=True, slots=True)
class Authored:
    """An `elicitation:` block with the place it stands in.

    Attributes:
        origin: of the block; of the most specific one when several were merged.
        whole: statements about the tool as a whole; they also hold for a case that is silent.
        cases: statements about single cases, in the author's order.
        annotations: the annotations the tool should carry, in the specification's terms
            (`title`, `readOnlyHint`, ...).
    """

    origin: Origin
    whole: AuthoredCase = AuthoredCase()
    cases: tuple[AuthoredCase, ...] = ()
    annotations: JsonObject = field(default_factory=dict)
    changes: tuple[AuthoredChange, ...] = ()

    @property
    def decided(self) -> AuthoredDecision | None:
        """The decision on the tool as a whole, if one is stated."""
        return self.whole.decided
