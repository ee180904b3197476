"""The design: what is asked, when, in which words, and what every answer leads to.

One design per tool. Its cases mirror the assessment's; those that ask carry a `Question`.
On disk it is `design.json` (`elicit-design schema design` prints its JSON Schema). Words are
kept in one catalogue per locale, by key; everything else refers to words by key, so that a
form, a page and a generated handler say the same.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Literal, TypeAlias

from elicit_design.model.assessment import Case
from elicit_design.model.authored import MessageVariant, Verbatim
from elicit_design.model.policy import Policy
from elicit_design.model.tool import Annotations
from elicit_design.model.values import Json, JsonObject

DESIGN_VERSION = 1

ONCE_MORE = "asks once more"
"""How an outcome's `does` begins when the question is shown again, one time, with new facts."""

FieldKind = Literal["choice", "multi-choice", "string", "integer", "number", "boolean"]
Role = Literal["safe", "act", "answer"]
OutcomeName = Literal[
    "accepted",
    "refused",
    "dismissed",
    "unsupported",
    "ask-failed",
    "changed",
    "act-failed",
    "pending",
]
PlaceholderKind = Literal["text", "count", "money", "instant", "list"]
FallbackKind = Literal["refuse", "preview-then-argument", "out-of-band", "operator-allowed"]


@dataclass(frozen=True, slots=True)
class FixedOption:
    """An option known when the form is designed.

    `value` is the constant the server compares: readable English, never interpolated, never
    translated. `title` is a word key. Role `safe` leaves everything as it is, `act` consents,
    `answer` merely answers.
    """

    value: str
    title: str
    role: Role = "answer"


@dataclass(frozen=True, slots=True)
class CandidateOption:
    """Stands for one option a candidate found at call time.

    Attributes:
        load: name of the load of kind candidates.
        value: member of a candidate that is its readable unique key.
        title: word key, over the candidate's members.
        role: `act` when picking consents, else `answer`.
        limit: above this many candidates the server answers with an error instead.
    """

    load: str
    value: str
    title: str
    role: Role = "act"
    limit: int = 25


Option: TypeAlias = FixedOption | CandidateOption


@dataclass(frozen=True, slots=True)
class Field:
    """One property of the flat form, before it is rendered for a revision.

    `title` and `description` are word keys. `typed_match` names the placeholder whose value the
    user has to type; the server compares it, no schema keyword can.
    """

    name: str
    kind: FieldKind
    title: str
    description: str
    required: bool = True
    options: tuple[Option, ...] = ()
    default: Json = None
    has_default: bool = False
    format: str | None = None
    minimum: float | None = None
    maximum: float | None = None
    min_length: int | None = None
    max_length: int | None = None
    min_items: int | None = None
    max_items: int | None = None
    typed_match: str | None = None
    verbatim: tuple[Verbatim, ...] = ()


@dataclass(frozen=True, slots=True)
class Form:
    """Form mode: the fields in order. The message is word `message` or a variant's key."""

    fields: tuple[Field, ...]


@dataclass(frozen=True, slots=True)
class UrlPage:
    """URL mode: the server's own page.

    `local` and `remote` are URL templates that carry an opaque one-time id only. `command` is
    how to do the same without a browser dialog, for clients that have no URL mode.
    """

    local: str
    remote: str
    collects: str
    done_when: str
    rounds: int = 5
    command: str | None = None
    guard: str = ""
    notes: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Placeholder:
    """A named value that words may contain.

    `source` is `argument:/pointer`, `load:name`, `candidate:load.member` or
    `computed:how in words`; `sample` is used in rendered examples.
    """

    name: str
    kind: PlaceholderKind
    source: str
    sample: Json
    limit: int = 80


Words = Mapping[str, Mapping[str, str]]
"""Locale -> word key -> text with placeholders (`{name}`, ICU plural for counts)."""


@dataclass(frozen=True, slots=True)
class Echo:
    """In structured content: the value of an argument of the call, `{"$argument": pointer}`."""

    argument: str


@dataclass(frozen=True, slots=True)
class Outcome:
    """What the server does after one way an ask can end.

    Attributes:
        when: how this outcome is recognised.
        does: what the server does, in words.
        is_error: the result's `isError`; None when the tool's own result is returned.
        text: word key, `outcome.<name>`.
        structured_content: conforming to the tool's `outputSchema`; None when the tool has
            none, returns its own, or answers with an error. `{"$argument": "/pointer"}` stands
            for the value of an argument.
    """

    name: OutcomeName
    when: str
    does: str
    is_error: bool | None
    text: str
    structured_content: JsonObject | None = None


@dataclass(frozen=True, slots=True)
class Fallback:
    """What a call comes to when the client cannot ask; never open in silence."""

    kind: FallbackKind
    says: str
    setting: str | None = None


@dataclass(frozen=True, slots=True)
class Band:
    """What a number of candidates leads to: `0`, `1`, `2..25`, `over 25`."""

    count: str
    does: Literal["error", "ask", "act"]
    says: str


@dataclass(frozen=True, slots=True)
class Consent:
    """How far one answer reaches: one call, or one batch with a stated limit."""

    scope: Literal["call", "batch"]
    limit: int | None
    says: str


@dataclass(frozen=True, slots=True)
class Binding:
    """What an answer is bound to, so that it cannot be used for anything else."""

    parts: tuple[str, ...]
    expires_seconds: int = 600
    single_use: bool = False


@dataclass(frozen=True, slots=True)
class Boundary:
    """The rule for an argument that is a path or a URI, per family of revisions."""

    argument: str
    legacy: str  # 2025 revisions: roots as advice
    modern: str  # 2026-07-28: explicit argument or configuration


@dataclass(frozen=True, slots=True)
class Question:
    """Everything about one asking case. Exactly one of `form` and `url` is set.

    `why_mode` says why this mode and not the other; `rate` is the rate rule in one sentence;
    `asks` is who asks under the chosen policy (the verdict itself never changes).
    """

    form: Form | None
    url: UrlPage | None
    placeholders: tuple[Placeholder, ...]
    words: Words
    variants: tuple[MessageVariant, ...]
    outcomes: tuple[Outcome, ...]
    fallback: Fallback
    consent: Consent
    rate: str
    binding: Binding
    why_mode: str
    bands: tuple[Band, ...] = ()
    boundaries: tuple[Boundary, ...] = ()
    notes: tuple[str, ...] = ()
    asks: Literal["server", "host"] = "server"


@dataclass(frozen=True, slots=True)
class CaseDesign:
    """A case of the assessment, with its question when it asks."""

    case: Case
    question: Question | None = None


@dataclass(frozen=True, slots=True)
class ToolChange:
    """A change to the tool itself, before and after, in stages because old callers exist.

    `kind` is one of `annotations`, `split`, `consent-argument`, `widening-argument`,
    `secret-argument`, `description`, `deprecate-tool`.
    """

    kind: str
    says: str
    where: str
    before: Json
    after: Json
    stages: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Design:
    """The design of one tool."""

    server: str
    tool: str
    title: str
    source: str
    digest: str
    policy: Policy
    clients: tuple[str, ...]
    cases: tuple[CaseDesign, ...]
    annotations: Annotations
    changes: tuple[ToolChange, ...] = ()
    input_schema: JsonObject = field(default_factory=dict)
    output_schema: JsonObject | None = None
    version: int = DESIGN_VERSION

    @property
    def questions(self) -> tuple[tuple[Case, Question], ...]:
        """The asking cases with their questions, in order."""
        return tuple((c.case, c.question) for c in self.cases if c.question is not None)
