"""Text to documents: the syntax is recognised by content, not by suffix."""

from __future__ import annotations

import re
from typing import NamedTuple

from elicit_design.loading import limits
from elicit_design.loading.document import Document, Syntax
from elicit_design.loading.json_text import decode_json
from elicit_design.loading.lines import Lines
from elicit_design.loading.readings import Reading
from elicit_design.loading.sources import Source
from elicit_design.problems import Problem

_UNQUOTED_KEY = re.compile(r"\s*\{\s*[A-Za-z]")


class Decoded(NamedTuple):
    """The documents of a source and, if reading stopped early, why."""

    documents: tuple[Document, ...]
    problem: Problem | None = None


def decode(source: Source) -> Decoded:
    """Decode a source. JSON opens with a bracket; everything else is YAML.

    A text that opens with a bracket and is no JSON may still be YAML in flow style. It is read
    as such only where its name or its first key say so: for the rest the fault in the JSON is
    what its author needs to hear of.
    """
    lines = Lines(source.text)
    if source.text.lstrip()[:1] not in ("{", "["):
        return _documents(source, lines, _read_yaml(source, lines), "yaml")
    as_json = decode_json(source.text, source.path, lines)
    if as_json.problem and not as_json.values and _may_be_yaml(source):
        as_yaml = _read_yaml(source, lines)
        if not as_yaml.problem:
            return _documents(source, lines, as_yaml, "yaml")
    return _documents(source, lines, as_json, "json")


def _may_be_yaml(source: Source) -> bool:
    path = source.path.lower()
    if path.endswith((".json", ".jsonl", ".ndjson")):
        return False
    return path.endswith((".yaml", ".yml")) or bool(_UNQUOTED_KEY.match(source.text))


def _read_yaml(source: Source, lines: Lines) -> Reading:
    if len(source.text) > limits.MAX_YAML_BYTES:
        megabytes = limits.MAX_YAML_BYTES // (1024 * 1024)
        hint = "Split it, or write it as JSON."
        problem = Problem(f"larger than {megabytes} MB of YAML.", hint, source.path)
        return Reading(problem=problem)
    from elicit_design.loading.yaml_text import decode_yaml  # most input is JSON

    return decode_yaml(source.text, source.path, lines)


def _documents(source: Source, lines: Lines, reading: Reading, syntax: Syntax) -> Decoded:
    documents = tuple(
        Document(
            path=source.path,
            text=source.text,
            data=value.data,
            syntax=syntax,
            lines=lines,
            places=value.places,
            index=number,
            named=source.named,
            faults=value.faults,
        )
        for number, value in enumerate(reading.values)
        if value.data is not None
    )
    return Decoded(documents, reading.problem)
