"""Ignores written beside the value they are about.

    minimum: 0  # elicit-design: ignore[ELS076] the server applies it again

A comment on a line of its own speaks of the next line that is no comment. YAML has comments of
its own, templates write `{# ... #}` and Markdown `<!-- ... -->`; JSON has none, which is what a
baseline is for. Codes are listed; an ignore without any silences nothing.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import NamedTuple

from elicit_design.linting.nodes import IgnoreNode, Source
from elicit_design.model.finding import Finding
from elicit_design.model.target import Revision

_MARK = "elicit-design:"
_COMMENT = re.compile(
    r"(?:^|(?<=\s))(?:#|\{#|<!--)[ \t]*elicit-design:[ \t]*ignore(?:\[(?P<codes>[^\]\n]*)\])?"
    r"(?P<reason>[^\n]*?)(?:#\}|-->)?[ \t]*$",
    re.MULTILINE,
)


class Ignore(NamedTuple):
    """A comment: the line it speaks of, the codes it names, its reason and where it stands."""

    line: int
    codes: tuple[str, ...]
    reason: str
    start: int
    end: int

    def silences(self, finding: Finding) -> bool:
        """Whether a finding is on the line and of a code that is named."""
        return finding.position.line == self.line and bool(self.named(finding))

    def named(self, finding: Finding) -> frozenset[str]:
        """Return those of the codes that name the finding's rule."""
        return frozenset(
            code for code in self.codes if finding.code.startswith(code) or finding.name == code
        )


def ignores(source: Source) -> list[Ignore]:
    """Return the ignores of a text; quick for the many texts that have none."""
    text = source.text
    if source.syntax == "json" or _MARK not in text:
        return []
    quoted = _scalars(text) if source.syntax == "yaml" else []
    return [
        _ignore(text, found)
        for found in _COMMENT.finditer(text)
        if not any(start <= found.start() < end for start, end in quoted)
    ]


def split(
    findings: Sequence[Finding], source: Source, revision: Revision
) -> tuple[list[Finding], list[IgnoreNode]]:
    """Return the findings of one text that no ignore silences, and what became of the ignores."""
    known = ignores(source)
    used: dict[Ignore, set[str]] = {one: set() for one in known}
    left = []
    for finding in findings:
        silencing = [one for one in known if one.silences(finding)]
        for one in silencing:
            used[one] |= one.named(finding)
        if not silencing:
            left.append(finding)
    return left, [_node(one, source, revision, used[one]) for one in known]


def _node(one: Ignore, source: Source, revision: Revision, used: set[str]) -> IgnoreNode:
    at = f"/@{one.start}-{one.end}"
    return IgnoreNode(source, at, revision, one.codes, frozenset(used), one.reason)


def _ignore(text: str, found: re.Match[str]) -> Ignore:
    listed = found["codes"] or ""
    codes = tuple(code.strip() for code in listed.split(",") if code.strip())
    line = text.count("\n", 0, found.start()) + 1
    before = text[text.rfind("\n", 0, found.start()) + 1 : found.start()]
    if not before.strip():
        line = _next_line(text, found.end(), line)
    return Ignore(line, codes, found["reason"].strip(), found.start(), found.end())


def _next_line(text: str, offset: int, line: int) -> int:
    """Return the number of the next line that holds more than a comment."""
    for row in text[offset:].split("\n")[1:]:
        line += 1
        if row.strip() and not row.lstrip().startswith(("#", "{#", "<!--")):
            break
    return line


def _scalars(text: str) -> list[tuple[int, int]]:
    """Return where values of text stand in YAML: what looks like a comment there is none."""
    import yaml

    try:
        tokens = [t for t in yaml.scan(text) if isinstance(t, yaml.ScalarToken) and not t.plain]
    except yaml.YAMLError:
        return []
    return [(token.start_mark.index, token.end_mark.index) for token in tokens]
