"""Keys of JSON Schema that several rules speak about."""

from __future__ import annotations

ANNOTATIONS = frozenset({"examples", "$comment", "deprecated", "readOnly", "$id"})
"""Keys that say nothing about which values are right; removing one changes no answer."""

EXPLAINED_ELSEWHERE = frozenset(
    {"pattern", "$ref", "$defs", "definitions", "anyOf", "oneOf", "allOf", "not", "nullable"}
    | {"const", "enum", "enumNames", "properties", "items", "writeOnly", "format", "default"}
)
"""Keys outside a kind's list that have a rule of their own."""
