"""An option is not exactly a constant and a title.

Why: An option under `oneOf` or `items.anyOf` has two keys, `const` and `title`, both required
and both text. Go clients refuse an empty constant or a missing title, others show nothing to
pick.

Bad:
```json
{
  "type": "object",
  "properties": {
    "size": {
      "type": "string",
      "title": "Paper size",
      "description": "The printer holds both",
      "oneOf": [{"const": "a4", "title": "A4 paper"}, {"const": "a3"}]
    }
  },
  "required": ["size"]
}
```

Good:
```json
{
  "type": "object",
  "properties": {
    "size": {
      "type": "string",
      "title": "Paper size",
      "description": "The printer holds both",
      "oneOf": [
        {"const": "a4", "title": "A4 paper"},
        {"const": "a3", "title": "A3 paper"}
      ]
    }
  },
  "required": ["size"]
}
```

Source: schema/2025-11-25/schema.ts TitledSingleSelectEnumSchema.oneOf; go-sdk
validateElicitSchema; laravel/mcp#190
Verified: 2026-12-01
"""

from __future__ import annotations

from collections.abc import Iterator

from elicit_design.linting.nodes import FieldNode, member
from elicit_design.model.values import Json
from elicit_design.rules.base import Fault, Mend, Remove, Rule


def check(field: FieldNode) -> Iterator[Fault]:
    """Report entries of titled options that lack a part or have another."""
    for pointer, entry in _entries(field):
        if not isinstance(entry, dict):
            yield Fault(pointer, "An option is a mapping with `const` and `title`.")
            continue
        for key in ("const", "title"):
            if key not in entry:
                yield Fault(pointer, f"This option has no `{key}`; write both `const` and `title`.")
        title = entry.get("title", "text")
        if not isinstance(title, str) or not title.strip():
            yield Fault(member(pointer, "title"), "Write the title as text that a person can read.")
        for key in set(entry) - {"const", "title"}:
            at = member(pointer, key)
            mend = Mend(f"Remove `{key}`", (Remove(at),), safe=key in ("description", "type"))
            yield Fault(
                at, f"An option has `const` and `title` only, no `{key}`.", mend, on_key=True
            )


def _entries(field: FieldNode) -> Iterator[tuple[str, Json]]:
    items = field.data.get("items")
    inner = items.get("anyOf", items.get("oneOf")) if isinstance(items, dict) else None
    key = "anyOf" if isinstance(items, dict) and "anyOf" in items else "oneOf"
    if isinstance(inner, list):
        yield from _numbered(member(field.pointer, "items", key), inner)
    for keyword in ("oneOf", "anyOf"):
        parts = field.data.get(keyword)
        if field.data.get("type") != "string" or not isinstance(parts, list):
            continue
        for at, part in _numbered(member(field.pointer, keyword), parts):
            if not _told(part) and (keyword == "oneOf" or _offers(parts)):
                yield at, part


def _told(part: Json) -> bool:
    """Whether another rule speaks of this entry: null, or a reference."""
    return isinstance(part, dict) and (part == {"type": "null"} or "$ref" in part)


def _offers(parts: list[Json]) -> bool:
    return any(isinstance(part, dict) and ("const" in part or "title" in part) for part in parts)


def _numbered(pointer: str, parts: list[Json]) -> Iterator[tuple[str, Json]]:
    return ((f"{pointer}/{n}", part) for n, part in enumerate(parts))


RULE = Rule(
    code="ELS021", name="option-shape", on=FieldNode, check=check, needs=("oneOf", "anyOf", "items")
)
