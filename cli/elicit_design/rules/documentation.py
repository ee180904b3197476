"""A rule's module docstring is its documentation; this reads it.

The headings are fixed: the first line is the title; then `Why:`, `Bad:` or `Fires:`, `Good:` or
`Silent:`, `Source:` and `Verified:`. Under the second and third stand fenced fragments, which
the tests run against the rule. `explain`, the docs page and SARIF help print the same text.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from textwrap import dedent

_HEADING = re.compile(r"^(Why|Bad|Fires|Good|Silent|Source|Verified):[ \t]*(.*)$", re.MULTILINE)
_FENCE = re.compile(r"^```(\w*)[ \t]*(.*?)\n(.*?)^```", re.MULTILINE | re.DOTALL)


@dataclass(frozen=True, slots=True)
class Fragment:
    """A fenced example: its language, the words after it (such as a revision) and its text."""

    language: str
    label: str
    text: str


@dataclass(frozen=True, slots=True)
class RuleDoc:
    """The parts of a rule's documentation; `verified` is an ISO date."""

    title: str
    why: str
    fires: tuple[Fragment, ...]
    silent: tuple[Fragment, ...]
    source: str
    verified: str


def read_rule_doc(docstring: str) -> RuleDoc:
    """Split a rule's module docstring into its parts.

    Raises:
        ValueError: when the title, `Why`, an example of either kind or `Source` is missing.
    """
    title, _, body = dedent(docstring).strip().partition("\n")
    parts = _sections(body)
    fires = _fragments(parts.get("Bad", parts.get("Fires", "")))
    silent = _fragments(parts.get("Good", parts.get("Silent", "")))
    missing = [
        name
        for name, found in (
            ("Why", parts.get("Why")),
            ("Bad or Fires", fires),
            ("Good or Silent", silent),
            ("Source", parts.get("Source")),
        )
        if not found
    ]
    if missing:
        raise ValueError(f"rule {title!r} lacks {', '.join(missing)}")
    return RuleDoc(
        title.rstrip("."),
        " ".join(parts["Why"].split()),
        fires,
        silent,
        parts["Source"].strip(),
        parts.get("Verified", "").strip(),
    )


def _sections(body: str) -> dict[str, str]:
    marks = list(_HEADING.finditer(body))
    ends = [mark.start() for mark in marks[1:]] + [len(body)]
    return {
        mark[1]: dedent(mark[2] + "\n" if mark[2] else "") + dedent(body[mark.end() : end])
        for mark, end in zip(marks, ends, strict=True)
    }


def _fragments(text: str) -> tuple[Fragment, ...]:
    return tuple(Fragment(m[1], m[2].strip(), m[3]) for m in _FENCE.finditer(dedent(text)))
