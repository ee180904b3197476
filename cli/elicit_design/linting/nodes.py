"""The located parts of documents that rules look at.

A document is recognised once (`linting.kinds`) and taken apart into these nodes; a rule names
the type of node it wants and sees nothing else. Every node knows its document and the JSON
pointer of the value it stands for, so that a fault can be placed without searching again. A new
kind of document, such as handler source, only has to yield nodes. Those of what a project keeps
beside its forms (tools, designs, templates, catalogues, skills) are in `project_nodes`.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import lru_cache
from typing import TYPE_CHECKING, Literal, NamedTuple, Protocol, TypeAlias

from elicit_design.protocol.grammar import grammar

if TYPE_CHECKING:  # each of these would be loaded for every form that is checked
    from elicit_design.clients.profile import ClientProfile
    from elicit_design.model.location import Span
    from elicit_design.model.target import Revision
    from elicit_design.model.values import Json, JsonObject
    from elicit_design.problems import Problem
    from elicit_design.protocol.grammar import Grammar, Kind

Mode = Literal["form", "url"]
Role = Literal["message", "title", "description", "option", "outcome"]
Style = Literal["literal", "catalogue", "template"]


class Source(Protocol):
    """A document as the linter needs it; `loading.Document` is one."""

    @property
    def path(self) -> str:
        """The path as the user gave it."""

    @property
    def text(self) -> str:
        """The whole text of the file."""

    @property
    def data(self) -> Json:
        """What the text says."""

    @property
    def syntax(self) -> str:
        """`json`, `yaml`, `template` or `markdown`."""

    @property
    def faults(self) -> tuple[Problem, ...]:
        """What is wrong with the text though it can be read, such as a key given twice."""

    def span(self, pointer: str) -> Span:
        """Return where a value stands. Raises LookupError when there is none."""

    def key_span(self, pointer: str) -> Span:
        """Return where a member's name stands. Raises LookupError when there is none."""


Place: TypeAlias = "tuple[Source, str]"
"""A document and a JSON pointer into it."""


@dataclass(frozen=True, slots=True, eq=False)
class Node:
    """A value of a document, with the revision it is checked for."""

    source: Source
    pointer: str
    revision: Revision

    @property
    def grammar(self) -> Grammar:
        """The closed grammar of the node's revision."""
        return grammar(self.revision)

    @property
    def marks(self) -> tuple[str, ...]:
        """What rules tell by that they have nothing to say here (`Rule.needs`)."""
        return ()


class Choice(NamedTuple):
    """An option of a field: its constant, its title if it has one, and where both stand."""

    value: Json
    title: str | None
    pointer: str
    title_pointer: str

    @property
    def label(self) -> str:
        """What a person reads: the title, else the constant."""
        return self.title if self.title is not None else str(self.value)


@dataclass(frozen=True, slots=True, eq=False)
class FieldNode(Node):
    """A property of a form that is a mapping, as the rules want to see it.

    Attributes:
        kind: its kind in the grammar; None when it fits no kind.
        required: whether the form's `required` names it.
        options: what can be chosen, whatever the keyword.
    """

    name: str
    data: JsonObject
    kind: Kind | None
    required: bool
    options: tuple[Choice, ...]

    @property
    def label(self) -> str:
        """What a person reads before the field: the title, else the name."""
        title = self.data.get("title")
        return title if isinstance(title, str) and title else self.name

    def text(self, key: str) -> str:
        """Return the text at `key`, empty when there is none."""
        value = self.data.get(key)
        return value if isinstance(value, str) else ""

    @property
    def marks(self) -> tuple[str, ...]:
        """Its keys, and `type:` with its type, `list` or `other`."""
        kind = self.data.get("type")
        if isinstance(kind, str) and kind in _TYPES:
            return (*self.data, _TYPES[kind])
        return (*self.data, "type:list" if isinstance(kind, list) else "type:other")


_TYPES = {
    name: f"type:{name}" for name in ("string", "number", "integer", "boolean", "array", "object")
}


@dataclass(frozen=True, slots=True, eq=False)
class SchemaNode(Node):
    """A `requestedSchema` that is a mapping; `message` is that of the request around it."""

    data: JsonObject
    fields: tuple[FieldNode, ...]
    message: str | None = None

    @property
    def marks(self) -> tuple[str, ...]:
        """Its root keys."""
        return tuple(self.data)


@dataclass(frozen=True, slots=True, eq=False)
class RequestNode(Node):
    """The `params` of an `elicitation/create`.

    Attributes:
        envelope: the request around the params; None when the document holds bare params.
        envelope_pointer: where that is.
        embedded: it stands in `inputRequests` of an `InputRequiredResult`.
        schema: the form, when there is one that is a mapping.
    """

    params: JsonObject
    mode: Mode
    envelope: JsonObject | None = None
    envelope_pointer: str = ""
    embedded: bool = False
    schema: SchemaNode | None = None

    @property
    def marks(self) -> tuple[str, ...]:
        """Its parameters and its mode."""
        return (*self.params, f"mode:{self.mode}")

    @property
    def message(self) -> str:
        """The message, empty when there is none that is text."""
        value = self.params.get("message")
        return value if isinstance(value, str) else ""


@dataclass(frozen=True, slots=True, eq=False)
class ClientNode(Node):
    """A form or a request, once for every client profile it is checked for."""

    subject: SchemaNode | RequestNode
    profile: ClientProfile


@dataclass(frozen=True, slots=True, eq=False)
class InputRequiredNode(Node):
    """An `InputRequiredResult`, or what was meant to be one."""

    data: JsonObject


@dataclass(frozen=True, slots=True, eq=False)
class AnswerNode(Node):
    """An elicitation result, with the request it answers when the document holds that too."""

    data: JsonObject
    request: RequestNode | None = None


class Message(NamedTuple):
    """One JSON-RPC message of a log."""

    source: Source
    pointer: str
    data: JsonObject


@dataclass(frozen=True, slots=True, eq=False)
class MessageNode(Node):
    """One JSON-RPC message with the log it belongs to; `at` is its place in the log."""

    data: JsonObject
    log: tuple[Message, ...]
    at: int

    @property
    def before(self) -> tuple[Message, ...]:
        """The messages that were sent earlier, newest last."""
        return self.log[: self.at]


@dataclass(frozen=True, slots=True, eq=False)
class ToolResultNode(Node):
    """What a tool returned, with its `outputSchema` and the answer that led to it, if known."""

    data: JsonObject
    output_schema: JsonObject | None = None
    action: str | None = None


@dataclass(frozen=True, slots=True, eq=False)
class TextNode(Node):
    """Words that a person is to read.

    Attributes:
        text: as written.
        role: where the words are shown.
        style: `literal` as it goes over the wire, `catalogue` with `{placeholders}`, `template`
            with `{{ placeholders }}`.
        locale: of a catalogue, else None.
        form: the form the words belong to, if any.
        field: the field the words belong to, if any.
        key: the word key of a catalogue.
    """

    text: str
    role: Role
    style: Style = "literal"
    locale: str | None = None
    form: SchemaNode | None = None
    field: FieldNode | None = None
    key: str = ""

    @property
    def marks(self) -> tuple[str, ...]:
        """Its role, `odd` when there is more in it than words and their punctuation, `loud`."""
        return _text_marks(self.role, self.text)


_ROLES: dict[Role, str] = {
    "message": "role:message",
    "title": "role:title",
    "description": "role:description",
    "option": "role:option",
    "outcome": "role:outcome",
}
_ODD = re.compile(
    "[^\\w ,.;:'\u2019\"\u201c\u201d()?!-]|_|www\\.|undefined|NaN|None|TODO|FIXME|lorem"
)
"""Markup, placeholders, links or what cannot be seen."""
_LOUD = re.compile("[!:\u2013\u2014-]|[A-Z]{2}")
"""What a heading, an exclamation or a word in capitals has."""


@lru_cache(maxsize=8192)
def _text_marks(role: Role, text: str) -> tuple[str, ...]:
    found = [_ROLES[role]]
    if _ODD.search(text):
        found.append("odd")
    if _LOUD.search(text):
        found.append("loud")
    return tuple(found)


@dataclass(frozen=True, slots=True, eq=False)
class IgnoreNode(Node):
    """An inline `ignore[...]` comment; `used` are those of its codes that silenced a finding."""

    codes: tuple[str, ...]
    used: frozenset[str]
    reason: str


@dataclass(frozen=True, slots=True, eq=False)
class TextFaultNode(Node):
    """Something wrong with the text of a document of ours, such as a key given twice."""

    says: str


def member(pointer: str, *keys: str | int) -> str:
    """Return the pointer of a member below `pointer`."""
    for key in keys:
        if isinstance(key, str) and ("~" in key or "/" in key):
            key = key.replace("~", "~0").replace("/", "~1")  # noqa: PLW2901
        pointer = f"{pointer}/{key}"
    return pointer
