"""Which keys outside a kind's list another rule explains better than "unknown key"."""

from __future__ import annotations

from elicit_design.linting.nodes import FieldNode
from elicit_design.model.values import Json

ANNOTATIONS = frozenset({"examples", "$comment", "deprecated", "readOnly", "$id"})
"""Keys that say nothing about which values are right; removing one changes no answer."""

_ALWAYS = frozenset({"pattern", "$ref", "nullable", "const", "properties", "allOf", "not", "if"})
_SCALARS = ("number", "integer", "boolean")


def explained(field: FieldNode, key: str) -> bool:
    """Whether a rule of its own reports `key` on this field."""
    kind = field.data.get("type")
    if key in _ALWAYS or key in ("anyOf", "oneOf"):
        return True
    if key in ("enum", "enumNames") and kind in _SCALARS:
        return True
    if key == "enum":
        return "oneOf" in field.data and bool(field.options)
    if key == "format":
        return kind in ("string", "number", "integer")
    return key == "writeOnly" and asks_for_secret(field)


def asks_for_secret(field: FieldNode) -> bool:
    """Whether a field is marked as one for a secret, and is one to type into."""
    marked = field.data.get("writeOnly") is True or field.data.get("format") == "password"
    return marked and not field.options and field.data.get("type") != "boolean"


def composition_explained(field: FieldNode, key: str) -> bool:
    """Whether `anyOf`, `oneOf` or `allOf` is something else than a union of types."""
    parts: Json = field.data[key]
    if not isinstance(parts, list):
        return False
    if key == "oneOf" and field.data.get("type") in (*_SCALARS, "string"):
        return True  # titled options, or an enum of numbers
    if any(isinstance(part, dict) and "$ref" in part for part in parts):
        return True
    if key == "allOf":
        return False
    nullable = {"type": "null"} in parts and (key == "anyOf" or "anyOf" not in field.data)
    return nullable or not parts or (key == "anyOf" and _titled(field, parts))


def _titled(field: FieldNode, parts: list[Json]) -> bool:
    """Whether titled options stand under `anyOf`, where the revision has them at all."""
    offered = any(isinstance(part, dict) and "const" in part for part in parts)
    return offered and field.revision > "2025-06-18"
