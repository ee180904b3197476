"""The JSON of a decision."""

from __future__ import annotations

import json

from elicit_design.assessing.report import assessment_to_json
from support.tools import decision


def test_it_has_the_documented_fields_and_places() -> None:
    found = assessment_to_json(decision("name: delete_page\ndescription: Deletes a page.\n"))
    assert set(found) == {
        "source", "line", "server", "tool", "tool_digest", "verdict", "purposes", "effects",
        "reason", "trigger", "severity", "confidence", "needs_review", "evidence",
        "contradictions", "cases",
    }  # fmt: skip
    evidence = found["evidence"]
    assert isinstance(evidence, list)
    assert evidence[0] == {
        "rule": "destroying-verb",
        "says": "the verb deletes",
        "where": "/name",
        "line": 1,
        "quote": "delete",
        "weight": 3.6,
        "decisive": True,
    }
    json.dumps(found)
