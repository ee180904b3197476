"""Whatever a description says, a decision comes out of it, and the same one each time."""

from __future__ import annotations

import subprocess
import sys

from hypothesis import given, settings
from hypothesis import strategies as st

from elicit_design.assessing import assess
from elicit_design.assessing.report import assessment_to_json
from elicit_design.model.location import Origin, Position
from elicit_design.model.tool import Argument, ToolSpec

ORIGIN = Origin("-", "", lambda _pointer: Position(1, 1))
ARGUMENTS = st.lists(
    st.builds(
        lambda name, description: Argument(f"/{name}", f"/inputSchema/properties/{name}", name,
                                           description=description, types=("string",)),
        st.text(max_size=20), st.text(max_size=80),
    ),
    max_size=3,
)  # fmt: skip


@settings(max_examples=60, deadline=None)
@given(st.text(max_size=40), st.text(max_size=400), ARGUMENTS)
def test_no_text_breaks_it(name: str, description: str, arguments: list[Argument]) -> None:
    tool = ToolSpec("s", name, ORIGIN, description=description, arguments=tuple(arguments))
    first, again = assess([tool, tool]), assess([tool, tool])
    assert [assessment_to_json(a) for a in first] == [assessment_to_json(a) for a in again]


def test_assessing_imports_no_template_engine_sdk_or_validator() -> None:
    code = (
        "import sys, elicit_design.assessing as a; a.assess([]);"
        "print([m for m in ('jinja2', 'babel', 'rich', 'pydantic', 'mcp') if m in sys.modules])"
    )
    out = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, check=True
    ).stdout
    assert out.strip() == "[]"
