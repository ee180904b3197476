"""Compile data files from YAML to JSON, and list what rules look at, for a fast start.

See `elicit_design.data_files`, `rules.registry` and `rules.decision.catalogue`.

Usage: python scripts/compile_data.py
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from datetime import date
from typing import Any
from zlib import crc32

from elicit_design.assessing import concepts, lexicon  # first: rules and engine need each other
from elicit_design.data_files import COMPILED, parsed
from elicit_design.resources import resource_dir
from elicit_design.rules.decision import catalogue
from elicit_design.rules.registry import INDEX, listed_as, rule_modules, rule_of


def compiled(patterns: Sequence[str]) -> str:
    """Return the text of a compiled file for the data files as they are."""
    data = resource_dir("data")
    files = sorted({path for pattern in patterns for path in data.glob(pattern)})
    entries = {
        path.relative_to(data).as_posix(): {
            "crc32": crc32(path.read_bytes()),
            "data": _shaped(path.relative_to(data).as_posix(), parsed(path.read_bytes())),
        }
        for path in files
    }
    text = json.dumps(entries, ensure_ascii=False, separators=(",", ":"), default=date.isoformat)
    return text + "\n"


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


if __name__ == "__main__":
    for name, patterns in COMPILED.items():
        (resource_dir("data") / name).write_text(compiled(patterns), "utf-8")
    (resource_dir("data") / INDEX).write_text(rules(), "utf-8")
    (resource_dir("data") / catalogue.INDEX).write_text(decision_rules(), "utf-8")
