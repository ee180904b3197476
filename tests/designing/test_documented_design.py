"""The page on the design object shows what the product writes."""

from __future__ import annotations

import json
import os
import re
from pathlib import Path
from typing import Any

from elicit_design.designing.document import design_to_json
from support.drafted import designed

PAGE = Path(__file__).resolve().parents[2] / "docs" / "design-object.md"
_TOOL = re.compile(r"^```yaml\n(.*?)^```$", re.MULTILINE | re.DOTALL)
_PIECE = re.compile(r"^```json (/\S+)\n(.*?)^```$", re.MULTILINE | re.DOTALL)


def test_every_piece_is_what_the_product_writes() -> None:
    text = PAGE.read_text(encoding="utf-8")
    tool = _TOOL.search(text)
    assert tool is not None
    written = json.loads(json.dumps(design_to_json(designed(tool[1]))))
    if os.environ.get("UPDATE_GOLDEN"):
        PAGE.write_text(_PIECE.sub(lambda m: _piece(m[1], written), text), encoding="utf-8")
    pieces = _PIECE.findall(PAGE.read_text(encoding="utf-8"))
    assert len(pieces) > 6
    for pointer, shown in pieces:
        assert json.loads(shown) == _at(written, pointer), pointer


def _piece(pointer: str, written: Any) -> str:
    shown = json.dumps(_at(written, pointer), indent=2, ensure_ascii=False)
    return f"```json {pointer}\n{shown}\n```"


def _at(data: Any, pointer: str) -> Any:
    for part in pointer.split("/")[1:]:
        data = data[int(part)] if isinstance(data, list) else data[part]
    return data
