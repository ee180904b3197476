"""`design.json`: lossless both ways, documented by a schema, refused when it is something else."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import jsonschema
import pytest

from elicit_design.designing.document import (
    DESIGN_SCHEMA,
    DesignError,
    design_from_json,
    design_to_json,
)
from support.corpus import needs_corpus
from support.drafted import corpus_designs, designs_of, tools_of

IDEAL = sorted((Path(__file__).parent / "ideal").glob("*.yaml"))


def written(path: Path) -> list[dict[str, Any]]:
    designs = designs_of(tools_of(path)).values()
    return [json.loads(json.dumps(design_to_json(design))) for design in designs]


@pytest.mark.parametrize("path", IDEAL, ids=lambda path: path.stem)
def test_a_design_is_read_back_as_it_was_written(path: Path) -> None:
    for data in written(path):
        assert json.loads(json.dumps(design_to_json(design_from_json(data)))) == data


@pytest.mark.parametrize("path", IDEAL, ids=lambda path: path.stem)
def test_a_design_is_valid_by_its_published_schema(path: Path) -> None:
    jsonschema.Draft202012Validator.check_schema(DESIGN_SCHEMA)
    for data in written(path):
        jsonschema.validate(data, DESIGN_SCHEMA)


def test_the_schema_documents_its_parts() -> None:
    definitions: Any = DESIGN_SCHEMA["$defs"]
    assert definitions["Question"]["description"].startswith("Everything about one asking case")
    assert all(part.get("description") for part in definitions.values())


@needs_corpus
def test_every_design_over_real_tools_is_read_back() -> None:
    for design in corpus_designs()[::3]:
        data = json.loads(json.dumps(design_to_json(design)))
        assert json.loads(json.dumps(design_to_json(design_from_json(data)))) == data


@pytest.mark.parametrize(
    ("data", "says"),
    [
        ([], "is no object"),
        ({}, "version"),
        ({"version": 2}, "is of version 2, this reads 1"),
        ({"version": 1, "server": "s"}, "lacks `tool`"),
    ],
)
def test_what_is_no_design_is_refused_with_the_place(data: Any, says: str) -> None:
    with pytest.raises(DesignError, match=says):
        design_from_json(data)


def test_a_wrong_member_is_named_by_its_pointer() -> None:
    data = written(IDEAL[0])[0]
    data["cases"][0]["case"]["verdict"] = "perhaps"
    with pytest.raises(DesignError) as caught:
        design_from_json(data)
    assert caught.value.pointer == "/cases/0/case/verdict"
