"""The agent skill: how to decide, form, word and end an elicitation, and this project's designs.

Written twice from the same parts: as a folder that the validators of the Agent Skills format
accept, and as one flat file for hosts that read single files.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from elicit_design.designing.shapes import requested_schema
from elicit_design.model.artifact import Artifact
from elicit_design.model.assessment import Case
from elicit_design.model.design import CandidateOption, Design, Question
from elicit_design.model.target import NEWEST, Target
from elicit_design.rendering import terms
from elicit_design.rendering.environment import render
from elicit_design.rendering.json_text import json_compact
from elicit_design.rendering.names import safe_names
from elicit_design.rendering.page import tidy
from elicit_design.rendering.samples import sample_text
from elicit_design.rendering.settings import DEFAULTS, RenderSettings

SKILL_NAME = "elicitation-form-designer"
FLAT_FILE = f"skill-{SKILL_NAME}.md"
DESCRIPTION = (
    "Decides whether a call of an MCP tool should stop and ask the user, and designs the "
    "elicitation: the flat requestedSchema form or the URL-mode page, the message and options, "
    "and what the server does after accept, decline, cancel and every failure. Use it whenever "
    "you write, change or review an MCP server tool that deletes, sends, pays, publishes, "
    "grants access, runs commands, signs in, needs a password or API key, or can match several "
    "things; whenever you see elicitation/create, ctx.elicit, elicitInput, requestedSchema, "
    "InputRequiredResult, or an argument such as confirm, force or yes; and before you add any "
    "confirmation to a tool, even if nobody says the word elicitation."
)

_LISTED_FLAT = 60
"""Questions listed in the flat file, which stays below 500 lines."""

_LISTED = 10
"""Questions listed in `SKILL.md`, which stays below 5,000 tokens; references have the rest."""

_SERVERS_LINKED = 8
_TOC_FROM = 8


def skill_artifacts(
    designs: Sequence[Design], settings: RenderSettings = DEFAULTS
) -> list[Artifact]:
    """Return the flat skill file and the skill folder, with or without designs to list."""
    servers = _server_files(designs)
    folder = SKILL_NAME
    return [
        Artifact(FLAT_FILE, _skill(designs, servers, settings, _LISTED_FLAT)),
        Artifact(f"{folder}/SKILL.md", _skill(designs, servers, settings, _LISTED)),
        *(
            Artifact(f"{folder}/references/{name}.md", _reference(name, settings))
            for name in ("decision", "forms", "wire")
        ),
        *(
            Artifact(f"{folder}/{path}", _server_reference(server, designs, settings))
            for server, path in servers.items()
        ),
    ]


def _skill(
    designs: Sequence[Design], servers: dict[str, str], settings: RenderSettings, listed: int
) -> str:
    text = render(
        "skills/SKILL.md.jinja",
        settings.template_dirs,
        description=DESCRIPTION,
        flat=listed == _LISTED_FLAT,
        designs=_designs_view(designs, servers, listed),
    )
    return tidy(text)


def _reference(name: str, settings: RenderSettings) -> str:
    return tidy(render(f"skills/references/{name}.md.jinja", settings.template_dirs))


def _server_files(designs: Sequence[Design]) -> dict[str, str]:
    """Return the reference file of each server that asks somewhere."""
    names = safe_names(design.server for design in designs if design.questions)
    return {server: f"references/designs-{name}.md" for server, name in names.items()}


def _designs_view(
    designs: Sequence[Design], servers: dict[str, str], listed: int
) -> dict[str, Any]:
    questions = list(_questions(designs))
    tools = len({(design.server, design.tool) for design, _, _ in questions})
    more, more_files = len(questions) - listed, len(servers) - _SERVERS_LINKED
    files = [{"name": server, "path": path} for server, path in servers.items()]
    return {
        "lead": f"{terms.counted(tools, 'tool')} of this project "
        f"{'asks' if tools == 1 else 'ask'}. Each design is kept in `design.json` beside its "
        "form and message; change the authored files and generate again, never the results.",
        "rows": [_row(*question) for question in questions[:listed]],
        "more": f"{terms.counted(more, 'more question')}: see the designs in `references/` of "
        "the skill folder."
        if more > 0
        else "",
        "files": files[:_SERVERS_LINKED],
        "more_files": f"designs of {terms.counted(more_files, 'more server')}, a file each"
        if more_files > 0
        else "",
    }


def _questions(designs: Sequence[Design]) -> Iterator[tuple[Design, Case, Question]]:
    for design in designs:
        for case, question in design.questions:
            yield design, case, question


def _row(design: Design, case: Case, question: Question) -> dict[str, str]:
    return {
        "server": design.server,
        "tool": design.tool,
        "mode": case.verdict,
        "when": terms.when_among(case, len(design.cases)),
        "message": sample_text(question, "message"),
    }


def _server_reference(server: str, designs: Sequence[Design], settings: RenderSettings) -> str:
    own = [design for design in designs if design.server == server]
    items = [_item(n, *question) for n, question in enumerate(_questions(own), 1)]
    return tidy(
        render(
            "skills/references/designs.md.jinja",
            settings.template_dirs,
            server=server,
            items=items,
            toc=len(items) >= _TOC_FROM,
        )
    )


def _item(number: int, design: Design, case: Case, question: Question) -> dict[str, Any]:
    outcomes = {outcome.name: outcome for outcome in question.outcomes}
    refused = outcomes.get("refused")
    return {
        "number": f"{number}.",
        "tool": design.tool,
        "case": case.when_says if len(design.cases) > 1 else "",
        "verdict": case.verdict,
        "purposes": ", ".join(case.purposes),
        "when": terms.when(case),
        "message": sample_text(question, "message"),
        "schema": _schema(design, question),
        "acts": _acting(question),
        "refused": sample_text(question, refused.text) if refused else "nothing happens",
        "fallback": f"{question.fallback.kind}: {question.fallback.says}",
    }


def _schema(design: Design, question: Question) -> str:
    if question.form is None:
        return ""
    return json_compact(requested_schema(question, design, Target(NEWEST, design.clients)))


def _acting(question: Question) -> str:
    if question.form is None:
        return "the server's own record that the page was finished"
    answers = []
    for field in question.form.fields:
        answers += [
            f"{field.name} = each candidate's {option.value}"
            if isinstance(option, CandidateOption)
            else f"{field.name} = {option.value}"
            for option in field.options
            if option.role == "act"
        ]
        if field.typed_match:
            answers.append(f"{field.name} = {{{field.typed_match}}}, letter for letter")
    return "; ".join(answers) or "accept with valid content"
