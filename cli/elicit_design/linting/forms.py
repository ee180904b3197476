"""Take a form or a request apart into the nodes that rules look at."""

from __future__ import annotations

from collections.abc import Iterator

from elicit_design.linting.nodes import (
    Choice,
    FieldNode,
    Mode,
    Node,
    Place,
    RequestNode,
    SchemaNode,
    Source,
    TextNode,
    member,
)
from elicit_design.model.target import Revision
from elicit_design.model.values import Json, JsonObject
from elicit_design.protocol.grammar import grammar


def schema_node(
    source: Source, pointer: str, data: JsonObject, revision: Revision, message: str | None = None
) -> SchemaNode:
    """Return a form's node, its fields included."""
    properties = data.get("properties")
    required = data.get("required")
    names = set(map(str, required)) if isinstance(required, list) else set()
    fields: list[FieldNode] = []
    if isinstance(properties, dict):
        kind_of = grammar(revision).kind_of
        for name, value in properties.items():
            if isinstance(value, dict):
                at = member(pointer, "properties", name)
                options = tuple(choices(value, at))
                fields.append(
                    FieldNode(
                        source, at, revision, name, value, kind_of(value), name in names, options
                    )
                )
    return SchemaNode(source, pointer, revision, data, tuple(fields), message)


def choices(field: JsonObject, pointer: str) -> Iterator[Choice]:
    """Yield what a field offers, by whichever keyword, well-formed or not."""
    yield from _plain(field.get("enum"), field.get("enumNames"), pointer)
    for keyword in ("oneOf", "anyOf"):
        yield from _titled(field.get(keyword), f"{pointer}/{keyword}")
    items = field.get("items")
    if isinstance(items, dict):
        yield from choices(items, f"{pointer}/items")


def _plain(values: Json, names: Json, pointer: str) -> Iterator[Choice]:
    if not isinstance(values, list):
        return
    titles = names if isinstance(names, list) else []
    for n, value in enumerate(values):
        title = titles[n] if n < len(titles) else None
        text = title if isinstance(title, str) else None
        at = f"{pointer}/enum/{n}"
        yield Choice(value, text, at, at if text is None else f"{pointer}/enumNames/{n}")


def _titled(entries: Json, pointer: str) -> Iterator[Choice]:
    if not isinstance(entries, list):
        return
    for n, entry in enumerate(entries):
        if isinstance(entry, dict) and "const" in entry:
            title = entry.get("title")
            text = title if isinstance(title, str) else None
            at = f"{pointer}/{n}"
            yield Choice(
                entry["const"], text, f"{at}/const", f"{at}/{'title' if text else 'const'}"
            )


def request_node(
    place: Place,
    params: JsonObject,
    revision: Revision,
    envelope: JsonObject | None = None,
    embedded: bool = False,
) -> RequestNode:
    """Return a request's node, its form included."""
    source, pointer = place
    mode: Mode = "url" if _is_url(params) else "form"
    form = params.get("requestedSchema")
    text = params.get("message")
    message = text if isinstance(text, str) else None
    schema = (
        schema_node(source, member(pointer, "requestedSchema"), form, revision, message)
        if isinstance(form, dict)
        else None
    )
    around = pointer.rpartition("/")[0] if envelope is not None else ""
    return RequestNode(source, pointer, revision, params, mode, envelope, around, embedded, schema)


def _is_url(params: JsonObject) -> bool:
    if params.get("mode") == "url":
        return True
    return "url" in params and "requestedSchema" not in params


def request_parts(request: RequestNode) -> Iterator[Node]:
    """Yield a request and everything inside it."""
    yield request
    if request.message:
        yield TextNode(
            request.source,
            member(request.pointer, "message"),
            request.revision,
            request.message,
            "message",
            form=request.schema,
        )
    if request.schema is not None:
        yield from schema_parts(request.schema)


def schema_parts(schema: SchemaNode) -> Iterator[Node]:
    """Yield a form, its fields and all words on them."""
    yield schema
    for one in schema.fields:
        yield one
        yield from _field_texts(schema, one)


def _field_texts(schema: SchemaNode, one: FieldNode) -> Iterator[TextNode]:
    data, source, revision = one.data, one.source, one.revision
    title, description = data.get("title"), data.get("description")
    if isinstance(title, str):
        at = f"{one.pointer}/title"
        yield TextNode(source, at, revision, title, "title", form=schema, field=one)
    if isinstance(description, str):
        at = f"{one.pointer}/description"
        yield TextNode(source, at, revision, description, "description", form=schema, field=one)
    for option in one.options:
        if isinstance(option.label, str):
            at = option.title_pointer
            yield TextNode(source, at, revision, option.label, "option", form=schema, field=one)
