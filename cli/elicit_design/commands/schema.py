"""`elicit-design schema`: the JSON Schemas of the files people and programs write and read."""

from __future__ import annotations

import json
import sys
from typing import Annotated

import typer

from elicit_design.model.values import JsonObject
from elicit_design.problems import Problem, UserError

KINDS = ("tool", "design", "config")


def schema_command(
    kind: Annotated[
        str,
        typer.Argument(
            metavar="[KIND]",
            help="tool: tool files and elicitation.yaml; design: design.json; config: settings.",
        ),
    ] = "tool",
) -> None:
    """Print a JSON Schema, so that editors complete and check these files."""
    json.dump(schema_of(kind), sys.stdout, indent=2, ensure_ascii=False)
    sys.stdout.write("\n")


def schema_of(kind: str) -> JsonObject:
    """Return the JSON Schema of a kind of file.

    Raises:
        UserError: when the kind is not known.
    """
    if kind == "tool":
        from elicit_design.loading.authored_schema import authored_schema

        return authored_schema()
    if kind == "design":
        from elicit_design.designing.document import DESIGN_SCHEMA

        return DESIGN_SCHEMA
    if kind == "config":
        from elicit_design.config import config_schema

        return config_schema()
    raise UserError(Problem(f"schema {kind!r} is not known.", f"Use {', '.join(KINDS)}."))
