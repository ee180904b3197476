"""The plan of a handler: everything a design says that code has to do, in no language yet.

A target's templates write a `HandlerPlan` down; nothing in them looks at a `Design` again, so
that every language does the same. Names are already identifiers that are safe in every target,
words are already parsed messages, and every rule is data: which loads are compared between the
question and the act, which numbers of candidates lead where, what each outcome answers.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Literal

from elicit_design.model.design import (
    FallbackKind,
    FieldKind,
    OutcomeName,
    PlaceholderKind,
    Role,
)
from elicit_design.model.trigger import Condition, LoadKind
from elicit_design.model.values import Json, JsonObject
from elicit_design.words.message import Message

Check = Literal["same", "not-more", "not-dearer", "chosen", "none"]
"""How a load is compared between the question and the act.

`same` equal; `not-more` a count that did not grow; `not-dearer` same currency and period, amount
not higher; `chosen` the candidate that was picked, member by member; `none` not compared.
"""


@dataclass(frozen=True, slots=True)
class LoadPlan:
    """One method the author writes; `name` is its identifier, `key` its name in the design.

    A `computed` one stands for a placeholder the design only describes in words.
    `if_unknown` is `ask` or `refuse`; variants by unknown loads are among the message variants.
    """

    name: str
    key: str
    kind: LoadKind
    how: str
    check: Check
    if_unknown: Literal["ask", "refuse"] = "ask"
    limit_seconds: float | None = None
    value: str | None = None
    computed: bool = False


@dataclass(frozen=True, slots=True)
class OptionPlan:
    """A fixed option: a constant, the key of its title, and whether it consents."""

    value: str
    title: str
    role: Role


@dataclass(frozen=True, slots=True)
class CandidatesPlan:
    """Stands for one option a candidate: the load, its key member, its title and its limit."""

    load: str
    value: str
    title: str
    role: Role
    limit: int


OptionStyle = Literal["oneOf", "enum+enumNames", "enum", "anyOf"]


@dataclass(frozen=True, slots=True)
class WireShape:
    """How a field is written in a revision: its type, how it lists options, its keywords.

    For clients that have no numbers or no choice of several, their fields have type `string`
    (of a choice of several, the constants stand in the description, and the answer separates
    them by commas), and the server reads the text.
    """

    type: str
    options: OptionStyle | None
    keywords: JsonObject
    required: bool


@dataclass(frozen=True, slots=True)
class FieldPlan:
    """One form field. `name` is on the wire, `attribute` the identifier in the answer type.

    `schema` holds what the answer has to keep to, whether the form says so or not (`minimum`,
    `maxLength`, `format`, ...). `legacy` and `later` are its shapes in 2025-06-18 and after.
    """

    name: str
    attribute: str
    kind: FieldKind
    title: str
    description: str
    required: bool
    options: tuple[OptionPlan, ...]
    candidates: CandidatesPlan | None
    schema: JsonObject
    legacy: WireShape
    later: WireShape
    default: Json = None
    has_default: bool = False
    typed_match: str | None = None

    @property
    def titled(self) -> bool:
        """Whether the later revisions show titles through `oneOf`, and not a plain `enum`."""
        return self.later.options != "enum"

    @property
    def as_text(self) -> bool:
        """Whether some revision asks for a number, or for several choices, as text."""
        types = {self.legacy.type, self.later.type}
        return self.kind in ("integer", "number", "multi-choice") and "string" in types

    @property
    def acting(self) -> tuple[str, ...]:
        """The constants that consent."""
        return tuple(option.value for option in self.options if option.role == "act")

    @property
    def safe(self) -> tuple[str, ...]:
        """The constants that leave everything as it is."""
        return tuple(option.value for option in self.options if option.role == "safe")

    @property
    def allowed(self) -> tuple[str, ...]:
        """The constants that let the call go on."""
        return tuple(option.value for option in self.options if option.role != "safe")


@dataclass(frozen=True, slots=True)
class UrlPlan:
    """The page of a URL question and how often the server looks whether it is finished."""

    local: str
    remote: str
    collects: str
    done_when: str
    rounds: int
    command: str | None


@dataclass(frozen=True, slots=True)
class ValuePlan:
    """Where a placeholder's value comes from at run time.

    `source` says which of `argument` (a JSON pointer), `load` (a load's identifier, computed
    ones included) or `member` (of the chosen or only candidate of `load`) it is read from.
    """

    name: str
    kind: PlaceholderKind
    source: Literal["argument", "load", "candidate"]
    argument: str = ""
    load: str = ""
    member: str = ""
    limit: int = 80


@dataclass(frozen=True, slots=True)
class OutcomePlan:
    """What one outcome answers; `structured` None means none (an error, or no outputSchema)."""

    name: OutcomeName
    is_error: bool
    text: str
    structured: JsonObject | None
    own_result: bool = False


@dataclass(frozen=True, slots=True)
class BandPlan:
    """What a number of candidates from `least` to `most` (None: no end) leads to."""

    least: int
    most: int | None
    does: Literal["error", "ask", "act"]
    text: str


@dataclass(frozen=True, slots=True)
class FallbackPlan:
    """What a call comes to when the client cannot ask.

    `argument` is the pointer of the argument that consents on the second call, for
    `preview-then-argument`; `setting` the operator's setting, for `operator-allowed`.
    """

    kind: FallbackKind
    says: str
    setting: str | None = None
    argument: str | None = None


@dataclass(frozen=True, slots=True)
class QuestionPlan:
    """One asking case. Exactly one of `fields` and `url` is filled.

    `suffix` is empty when the tool has one question, else `_` and the case's identifier.
    `words` is locale -> key -> message; English has every key, and stands in for what another
    locale lacks. `once_more` says that a form whose facts worsened is shown again, once.
    `too_many` holds when a batch is larger than one answer may cover.
    """

    id: str
    suffix: str
    when: Condition
    when_says: str
    ask: Condition
    ask_says: str
    variants: tuple[tuple[str, Condition], ...]
    fields: tuple[FieldPlan, ...]
    url: UrlPlan | None
    values: tuple[ValuePlan, ...]
    words: Mapping[str, Mapping[str, Message]]
    outcomes: tuple[OutcomePlan, ...]
    fallback: FallbackPlan
    bands: tuple[BandPlan, ...]
    loads: tuple[str, ...]
    single_use: bool
    expires_seconds: int
    once_more: bool
    too_many: Condition | None

    @property
    def candidates(self) -> CandidatesPlan | None:
        """The field's candidates, when a field has some."""
        return next((f.candidates for f in self.fields if f.candidates is not None), None)


@dataclass(frozen=True, slots=True)
class LocalePlan:
    """How a locale writes numbers and lists, and which plural category an integer has.

    `plural` holds `(category, expression)` in order, the expression over the integer `n` in the
    operators that Python and JavaScript share once `and`, `or` are translated; `other` is left.
    """

    name: str
    group: str
    decimal: str
    minimum_grouping: int
    pair: str
    last: str
    plural: tuple[tuple[str, str], ...]
    words: Mapping[str, Message]


@dataclass(frozen=True, slots=True)
class HandlerPlan:
    """A handler for one tool."""

    server: str
    tool: str
    title: str
    digest: str
    function: str
    type_name: str
    loads: tuple[LoadPlan, ...]
    questions: tuple[QuestionPlan, ...]
    locales: tuple[LocalePlan, ...]
    output_schema: JsonObject | None

    def load(self, name: str) -> LoadPlan:
        """Return the load with an identifier."""
        return next(load for load in self.loads if load.name == name)

    @property
    def forms(self) -> bool:
        """Whether any question is a form."""
        return any(question.url is None for question in self.questions)

    @property
    def pages(self) -> bool:
        """Whether any question is a page of the server's own."""
        return any(question.url is not None for question in self.questions)

    @property
    def single_use(self) -> bool:
        """Whether a confirmation has to be used at most once, over all workers."""
        return any(question.single_use for question in self.questions)

    @property
    def once_more(self) -> bool:
        """Whether any question is asked once more when what it showed has changed."""
        return any(question.once_more for question in self.questions)

    @property
    def kinds(self) -> frozenset[PlaceholderKind]:
        """The kinds of value that the words contain."""
        return frozenset(v.kind for question in self.questions for v in question.values)
