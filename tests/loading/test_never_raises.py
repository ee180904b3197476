"""Whatever is read, loading answers with tools and problems."""

from __future__ import annotations

import json

from hypothesis import example, given, settings
from hypothesis import strategies as st

from elicit_design.loading import Loaded, load

KEYS = """
    name title description annotations inputSchema arguments outputSchema elicitation tools result
    server servers properties items $ref anyOf type required enum verdict loads ask when cases
    severity words fallback consent ambiguous any all not argument load equals above
"""
WORDS = st.sampled_from(sorted(KEYS.split()))
VALUES = st.recursive(
    st.none()
    | st.booleans()
    | st.floats(allow_nan=False)
    | st.text(max_size=6)
    | WORDS
    | st.sampled_from(["#", "#/properties/a", "string!", "form", "2s", "variant:x"]),
    lambda inner: (
        st.lists(inner, max_size=3)
        | st.dictionaries(WORDS | st.text(max_size=3), inner, max_size=4)
    ),
    max_leaves=25,
)
TOOLS = st.fixed_dictionaries(
    {"name": st.just("t")},
    optional={
        "inputSchema": VALUES,
        "arguments": st.dictionaries(st.text(max_size=4), VALUES, max_size=3),
        "annotations": VALUES,
        "elicitation": st.dictionaries(WORDS, VALUES, max_size=4),
    },
)


def sound(loaded: Loaded) -> bool:
    """Ask of everything what a report would ask of it."""
    for tool in loaded.tools:
        assert tool.name
        assert tool.digest.startswith("sha256:")
        assert tool.origin.position().line >= 1
        for argument in tool.arguments:
            assert argument.path.startswith("/")
            assert tool.origin.position(argument.where).line >= 1
    assert all(str(problem) for problem in loaded.problems)
    return bool(loaded.tools or loaded.problems)


@given(st.binary(max_size=200))
@example(b"\xff\xfe")
@example(b"\xef\xbb\xbf")
@example(b"--- \n...\n--- |\n")
@example(b"a: &a\n  b: *a\n")
@example(b"[[],{}]\n[")
@settings(max_examples=150, deadline=None)
def test_any_bytes_give_tools_or_problems(data: bytes) -> None:
    assert sound(load("-", stdin=data))


@example("[,")
@example("{,")
@example("[1,")
@given(st.text("{}[]:,-&*!|>'\"#%@`?\t\n abc01.", max_size=60))
@settings(max_examples=150, deadline=None)
def test_any_punctuation_gives_tools_or_problems(text: str) -> None:
    assert sound(load("-", stdin=text.encode()))


@given(VALUES)
@settings(max_examples=100, deadline=None)
def test_any_json_gives_tools_or_problems(data: object) -> None:
    assert sound(load("-", stdin=json.dumps(data).encode()))


@given(TOOLS, st.sampled_from(["", "# yaml\n"]))
@settings(max_examples=150, deadline=None)
def test_any_tool_is_read_as_far_as_it_can_be(tool: object, lead: str) -> None:
    loaded = load("-", stdin=(lead + json.dumps([tool])).encode())
    assert sound(loaded)
