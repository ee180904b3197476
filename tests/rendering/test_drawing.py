"""The drawing of a question."""

import pytest

from elicit_design.model.values import JsonObject
from elicit_design.rendering.drawing import WIDTH, draw_form, draw_page, width

KINDS: JsonObject = {
    "type": "object",
    "properties": {
        "folder": {"type": "string", "title": "Folder", "default": "Notes"},
        "color": {"type": "string", "title": "Color", "enum": ["r", "g"],
                  "enumNames": ["Red", "Green"]},
        "days": {"type": "integer", "title": "Days"},
        "news": {"type": "boolean", "title": "News", "default": False},
        "about": {
            "type": "array",
            "title": "About",
            "items": {"anyOf": [{"const": "a", "title": "All"}, {"const": "b", "title": "Best"}]},
            "default": ["b"],
        },
    },
    "required": ["folder", "color"],
}  # fmt: skip


def test_every_kind_of_field_is_drawn() -> None:
    assert draw_form("notes", "Set up the notes?", KINDS) == (
        """+----------------------------------------------------------------+
| notes asks                                                     |
| Set up the notes?                                              |
|                                                                |
| Folder                                                         |
|   > Notes                                                      |
|                                                                |
| Color                                                          |
|   ( ) Red                                                      |
|   ( ) Green                                                    |
|                                                                |
| Days (optional)                                                |
|   >                                                            |
|                                                                |
| News (optional)                                                |
|   [ ]                                                          |
|                                                                |
| About (optional)                                               |
|   [ ] All                                                      |
|   [x] Best                                                     |
|                                                                |
| [ Accept ]  [ Decline ]  [ Cancel ]                            |
+----------------------------------------------------------------+"""
    )


@pytest.mark.parametrize(
    "message", ["x" * 300, "削除" * 60, "Z" + "\u0301" * 40, "a\x1b[2Jb\n" * 30, "", "word " * 90]
)
def test_every_row_has_the_same_width_whatever_the_text(message: str) -> None:
    rows = draw_page("server", message, "https://mcp.example.com/connect/" + "a" * 90).split("\n")
    assert {width(row) for row in rows} == {WIDTH}
