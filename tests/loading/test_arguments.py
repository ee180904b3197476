"""Arguments as JSON pointers, whatever the schema wraps them in."""

from __future__ import annotations

from elicit_design.loading.arguments import flatten
from elicit_design.loading.limits import MAX_ARGUMENTS
from elicit_design.model.tool import Argument
from elicit_design.model.values import JsonObject


def by_path(schema: JsonObject) -> dict[str, Argument]:
    return {argument.path: argument for argument in flatten(schema)}


def test_nested_objects_and_arrays() -> None:
    found = by_path(
        {
            "required": ["flags"],
            "properties": {
                "flags": {"required": ["yes"], "properties": {"yes": {"type": "boolean"}}},
                "items": {
                    "type": "array",
                    "items": {"required": ["id"], "properties": {"id": {"type": "string"}}},
                },
                "a/b~c": {"type": "string"},
            },
        }
    )
    assert list(found) == ["/flags", "/flags/yes", "/items", "/items/-", "/items/-/id", "/a~1b~0c"]
    assert found["/flags/yes"].where == "/inputSchema/properties/flags/properties/yes"
    assert found["/flags/yes"].required
    assert not found["/items/-/id"].required, "an empty list carries none"
    assert [found[path].depth for path in ("/flags", "/flags/yes", "/items/-/id")] == [0, 1, 2]


def test_an_argument_of_an_optional_object_is_optional() -> None:
    found = by_path({"properties": {"a": {"required": ["b"], "properties": {"b": {}}}}})
    assert not found["/a/b"].required


def test_a_nullable_union_is_its_types() -> None:
    found = by_path(
        {"properties": {"n": {"anyOf": [{"type": "string", "format": "email"}, {"type": "null"}]}}}
    )
    assert (found["/n"].types, found["/n"].format) == (("string", "null"), "email")


def test_branches_of_a_union_are_followed_and_put_together() -> None:
    found = by_path(
        {
            "oneOf": [
                {"properties": {"action": {"const": "add"}, "name": {"type": "string"}}},
                {"properties": {"action": {"const": "remove"}, "id": {"type": "string"}}},
            ]
        }
    )
    assert found["/action"].enum == ("add", "remove")
    assert list(found) == ["/action", "/name", "/id"]
    assert found["/id"].where == "/inputSchema/oneOf/1/properties/id"


def test_a_union_of_listed_and_free_values_is_not_an_enum() -> None:
    found = by_path({"properties": {"mode": {"anyOf": [{"enum": ["a"]}, {"type": "string"}]}}})
    assert found["/mode"].enum == ()


def test_titled_options_are_an_enum() -> None:
    options = [{"const": "hard", "title": "For good"}, {"const": "soft", "title": "To the trash"}]
    assert by_path({"properties": {"m": {"oneOf": options}}})["/m"].enum == ("hard", "soft")


def test_local_references_are_resolved_where_they_stand() -> None:
    found = by_path(
        {
            "properties": {"to": {"$ref": "#/$defs/Person", "description": "The recipient"}},
            "$defs": {
                "Person": {
                    "type": "object",
                    "description": "A person",
                    "properties": {"mode": {"anyOf": [{"$ref": "#/definitions/Mode"}]}},
                }
            },
            "definitions": {"Mode": {"type": "string", "enum": ["cc", "bcc"]}},
        }
    )
    assert found["/to"].description == "The recipient", "the words beside $ref win"
    assert found["/to"].types == ("object",)
    assert found["/to/mode"].enum == ("cc", "bcc")
    assert found["/to/mode"].where == "/inputSchema/$defs/Person/properties/mode"


def test_a_cyclic_reference_is_entered_once() -> None:
    found = by_path(
        {
            "properties": {"root": {"$ref": "#/$defs/Node"}},
            "$defs": {
                "Node": {
                    "properties": {
                        "name": {"type": "string"},
                        "children": {"type": "array", "items": {"$ref": "#/$defs/Node"}},
                    }
                }
            },
        }
    )
    assert list(found) == ["/root", "/root/name", "/root/children", "/root/children/-"]


def test_references_that_lead_nowhere_are_arguments_all_the_same() -> None:
    found = by_path(
        {
            "properties": {
                "a": {"$ref": "#/$defs/Missing"},
                "b": {"$ref": "https://example.com/schema"},
                "c": {"$ref": "#/properties/c"},
                "d": True,
            }
        }
    )
    assert list(found) == ["/a", "/b", "/c", "/d"]


def test_definitions_that_double_at_every_step_end() -> None:
    definitions = {
        f"D{n}": {
            "properties": {
                side: {"$ref": f"#/$defs/D{n + 1}"} for side in ("left", "right", "middle")
            }
        }
        for n in range(40)
    }
    found = flatten({"$ref": "#/$defs/D0", "$defs": definitions})
    assert len(found) == MAX_ARGUMENTS


def test_a_long_chain_of_references_ends() -> None:
    definitions = {f"D{n}": {"allOf": [{"$ref": f"#/$defs/D{n + 1}"}]} for n in range(5000)}
    found = flatten({"properties": {"a": {"$ref": "#/$defs/D0"}}, "$defs": definitions})
    assert [argument.path for argument in found] == ["/a"]
