"""A tool description as the rest of the product sees it, whatever file it came from."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from elicit_design.model.location import Origin
from elicit_design.model.values import Json, JsonObject

if TYPE_CHECKING:  # most tools have no block, and its types take long to make
    from elicit_design.model.authored import Authored


@dataclass(frozen=True, slots=True)
class Annotations:
    """The five MCP tool annotations; None means the author did not say."""

    title: str | None = None
    read_only: bool | None = None
    destructive: bool | None = None
    idempotent: bool | None = None
    open_world: bool | None = None


@dataclass(frozen=True, slots=True)
class Argument:
    """One leaf or container among a tool's arguments.

    Attributes:
        path: JSON pointer into a call's arguments, e.g. `/flags/yes`; `/items/-/name` for the
            members of an array.
        where: JSON pointer into the tool description, e.g.
            `/inputSchema/properties/flags/properties/yes`.
        name: last segment of `path` as written.
        types: JSON Schema types this argument may take; empty when the schema does not say.
        enum: the allowed values when listed (`enum`, `const`, titled `oneOf`), else empty.
        required: whether every call carries it (an argument of an optional object is not).
        depth: 0 for a top-level argument.
    """

    path: str
    where: str
    name: str
    title: str | None = None
    description: str = ""
    types: tuple[str, ...] = ()
    format: str | None = None
    enum: tuple[Json, ...] = ()
    required: bool = False
    default: Json = None
    has_default: bool = False
    depth: int = 0
    schema: JsonObject = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class ToolSpec:
    """One tool of one server.

    Attributes:
        server: the input's own name for the server, else the file's stem.
        described: parts the input was able to carry; an MCP bundle manifest has no
            `inputSchema`, so arguments are unknown there rather than absent.
        digest: `sha256:` of the canonical JSON of the description (without `elicitation`).
    """

    server: str
    name: str
    origin: Origin
    title: str | None = None
    description: str = ""
    annotations: Annotations = Annotations()
    arguments: tuple[Argument, ...] = ()
    input_schema: JsonObject | None = None
    output_schema: JsonObject | None = None
    described: frozenset[str] = frozenset({"arguments", "annotations"})
    authored: Authored | None = None
    digest: str = ""

    @property
    def display_title(self) -> str:
        """The name to show, in the order the specification gives (2026-07-28 §Tool)."""
        return self.title or self.annotations.title or self.name
