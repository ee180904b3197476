"""Conditions in words."""

from __future__ import annotations

import pytest

from elicit_design.model.condition_words import in_words
from elicit_design.model.conditions import condition_from_json
from elicit_design.model.values import Json


@pytest.mark.parametrize(
    ("condition", "words"),
    [
        (True, "every call"),
        ({"argument": "/action", "equals": "remove"}, "action is remove"),
        ({"argument": "/mode", "in": ["hard", "purge"]}, "mode is hard or purge"),
        ({"argument": "/filter", "absent": True}, "no filter is given"),
        ({"argument": "/filter", "absent": False}, "filter is given"),
        ({"argument": "/flags/force", "equals": True}, "flags.force is true"),
        ({"argument": "/to/-", "contains": "@example.com"}, "to contains @example.com"),
        ({"load": "matched", "above": 10}, "matched is above 10"),
        ({"load": "open_issues", "unknown": True}, "open issues cannot be read"),
        (
            {"any": [{"load": "matched", "above": 0}, {"load": "matched", "unknown": True}]},
            "matched is above 0 or matched cannot be read",
        ),
        (
            {
                "all": [
                    {"argument": "/a", "equals": 1},
                    {"any": [{"argument": "/b", "absent": True}, {"argument": "/c", "equals": 2}]},
                ]
            },
            "a is 1 and (no b is given or c is 2)",
        ),
    ],
)
def test_a_condition_reads_as_a_clause(condition: Json, words: str) -> None:
    assert in_words(condition_from_json(condition)) == words
