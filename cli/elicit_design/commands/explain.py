"""`elicit-design explain`: a decision or a rule, in words."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Annotated

import typer

from elicit_design.commands.inputs import ConfigFile, read_tools, tool_named
from elicit_design.config import load_options
from elicit_design.problems import Problem, UserError
from elicit_design.reporting.terminal import printable

_RULE_CODE = re.compile(r"^EL[A-Z]\d{3}$")


def explain_command(
    subject: Annotated[
        str, typer.Argument(metavar="TOOL|CODE", help="A tool's name, or a rule's code or name.")
    ],
    paths: Annotated[
        list[str] | None, typer.Argument(metavar="[PATH]...", help="Where the tool is described.")
    ] = None,
    config: ConfigFile = None,
) -> None:
    """Say why a tool's call asks or not and what would flip it; or what a rule is about."""
    if paths:
        print(printable(_explain_tool(subject, paths, config)))
    else:
        print(printable(_explain_rule(subject)))


def _explain_tool(name: str, paths: list[str], config: str | None) -> str:
    from elicit_design.assessing.explain import explain, explanation_text
    from elicit_design.deciding import decide

    options = load_options(file=Path(config) if config else None)
    # Siblings are evidence, so the whole server is assessed and one tool shown.
    loaded = read_tools(paths, None)
    assessments = decide(loaded, options)
    found = tool_named(name, assessments)
    return "\n\n".join(explanation_text(explain(assessment)) for assessment in found)


def _explain_rule(subject: str) -> str:
    from elicit_design.reporting.rule_docs import explain_rule, rule_by_code_or_name

    rule = rule_by_code_or_name(subject)
    if rule is not None:
        return explain_rule(rule)
    if _RULE_CODE.match(subject):
        raise UserError(Problem(f"there is no rule {subject}.", "`docs/rules.md` lists them."))
    from difflib import get_close_matches

    from elicit_design.rules.registry import lint_rules

    near = get_close_matches(subject, [rule.name for rule in lint_rules()], 2)
    meant = f"Did you mean {', '.join(near)}? " if near else ""
    raise UserError(
        Problem(
            f"{subject!r} is not a rule.",
            f"{meant}To explain a tool, say where it is: elicit-design explain TOOL PATH.",
        )
    )
