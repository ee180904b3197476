"""Compile data files from YAML to JSON, and list what rules look at, for a fast start.

See `elicit_design.data_files`, `rules.registry` and `rules.decision.catalogue`.

Usage: python scripts/compile_data.py
"""

from __future__ import annotations

import json
from datetime import date
from typing import Any
from zlib import crc32

from elicit_design.assessing import concepts, lexicon  # first: rules and engine need each other
from elicit_design.data_files import COMPILED, compiled_name, parsed
from elicit_design.resources import resource_dir
from elicit_design.rules.decision import catalogue
from elicit_design.rules.registry import INDEX, listed_as, rule_modules, rule_of


def compiled() -> dict[str, str]:
    """Return the text of every compiled file, by its name in `data/`."""
    data = resource_dir("data")
    files = sorted({path for pattern in COMPILED for path in data.glob(pattern)})
    return dict(map(_compiled, (path.relative_to(data).as_posix() for path in files)))


def _compiled(name: str) -> tuple[str, str]:
    source = (resource_dir("data") / name).read_bytes()
    entry = {"crc32": crc32(source), "data": _shaped(name, parsed(source))}
    text = json.dumps(entry, ensure_ascii=False, separators=(",", ":"), default=date.isoformat)
    return compiled_name(name), text + "\n"


def _shaped(name: str, data: dict[str, Any]) -> dict[str, Any]:
    if name == "lexicons/concepts.yaml":
        return concepts.indexed(data)
    languages = {f"lexicons/{language}.yaml" for language in lexicon.LANGUAGES}
    return lexicon.indexed(data) if name in languages else data


def rules() -> str:
    """Return the text of the list of lint rules."""
    entries = {module: listed_as(rule_of(module))._asdict() for module in rule_modules()}
    return json.dumps(entries, separators=(",", ":")) + "\n"


def decision_rules() -> str:
    """Return the text of the list of decision rules."""
    sizes = catalogue.modules()
    entries = {
        module: {"size": size, "of_readers": rule.of_readers, "needs": sorted(rule.needs)}
        for module, size in sizes.items()
        for rule in (catalogue.entry(module).rule,)
    }
    return json.dumps(entries, separators=(",", ":")) + "\n"


def texts() -> dict[str, str]:
    """Return the text of every file that this script writes, by its name in `data/`."""
    return {**compiled(), INDEX: rules(), catalogue.INDEX: decision_rules()}


if __name__ == "__main__":
    for name, text in texts().items():
        place = resource_dir("data") / name
        place.parent.mkdir(exist_ok=True)
        place.write_text(text, "utf-8")
