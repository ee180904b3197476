"""The JSON Schema of the files people write, which editors and the reader here share."""

from __future__ import annotations

import json
from functools import cache

from elicit_design.model.values import JsonObject
from elicit_design.resources import resource_dir


@cache
def authored_schema() -> JsonObject:
    """Return the JSON Schema (2020-12) of tool files and of elicitation.yaml."""
    text = (resource_dir("data") / "authored.schema.json").read_text("utf-8")
    schema: JsonObject = json.loads(text)
    return schema
