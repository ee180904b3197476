"""Values of an action that only a text lists, and not the schema."""

from __future__ import annotations

import json

import pytest

from support.tools import decision


@pytest.mark.parametrize(
    "listed",
    [
        "Operation to perform: create-table, delete-table, get-table, or list-tables.",
        "Either of `create_table`, `delete_table` and `list_tables`.",
        'Operations: list-tables, delete-table, get-table. See "get-table" or "list-tables".',
    ],
)
def test_values_are_found_in_the_description_of_the_argument(listed: str) -> None:
    found = decision(
        json.dumps(
            {
                "name": "manage_tables",
                "description": "Manages tables.",
                "arguments": {
                    "operation": {"type": "string", "required": True, "description": listed}
                },
            }
        )
    )
    asking = [case.when_says for case in found.cases if case.verdict == "form"]
    assert len(asking) == 1
    assert "delete" in asking[0]


@pytest.mark.parametrize("mark", ["- **{}**: it", "* `{}` - it", "1. {}: it"])
def test_values_are_found_in_lists_of_the_description(mark: str) -> None:
    lines = [mark.format(value) for value in ("create-table", "delete-table", "list-tables")]
    found = decision(
        json.dumps(
            {
                "name": "manage_tables",
                "description": "\n".join(["Manages tables.", "", *lines]),
                "arguments": {"operation": {"type": "string", "required": True}},
            }
        )
    )
    assert found.effects == ("destroys",)


def test_names_of_arguments_that_an_example_quotes_are_no_values() -> None:
    found = decision(
        json.dumps(
            {
                "name": "costs",
                "description": 'Retrieves costs: {"operation": 1, "start_date": 2, "end_date": 3}',
                "arguments": {"operation": "string", "start_date": "string", "end_date": "string"},
            }
        )
    )
    assert [case.verdict for case in found.cases] == ["none"]
