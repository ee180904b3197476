"""Run the rules over nodes and turn faults into findings."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from elicit_design.linting.edits import fix_of
from elicit_design.linting.nodes import Node, Source
from elicit_design.linting.places import Lines, locate
from elicit_design.linting.selection import rules_for
from elicit_design.linting.settings import LintSettings
from elicit_design.model.finding import Finding
from elicit_design.rules.base import Fault
from elicit_design.rules.registry import AnyRule


class Hit(NamedTuple):
    """A fault with the rule that found it and the node it was found on."""

    rule: AnyRule
    node: Node
    fault: Fault


def run_rules(nodes: Iterable[Node], settings: LintSettings) -> list[Hit]:
    """Return what the selected rules say about the nodes; no positions are computed."""
    hits: dict[tuple[str, int, str, str | None], Hit] = {}
    path, ignored, select = "", settings.ignore, settings.select
    for node in nodes:
        if node.source.path != path:
            path = node.source.path
            ignored = settings.ignored_in(path)
        for rule in rules_for(type(node).__name__, node.marks, node.revision, select, ignored):
            for fault in rule.check(node):
                key = (rule.code, id(node.source), fault.pointer, fault.client)
                hits.setdefault(key, Hit(rule, node, fault))
    return list(hits.values())


def findings(hits: Sequence[Hit]) -> list[Finding]:
    """Place hits in their documents; sorted by path, place and code."""
    lines: dict[int, Lines] = {}
    found = [_finding(hit, _lines(hit.node.source, lines)) for hit in hits]
    return sorted(found, key=_order)


def _lines(source: Source, known: dict[int, Lines]) -> Lines:
    if id(source) not in known:
        known[id(source)] = Lines(source.text)
    return known[id(source)]


def _finding(hit: Hit, lines: Lines) -> Finding:
    rule, node, fault = hit.rule, hit.node, hit.fault
    span = locate(node.source, fault.pointer, fault.on_key)
    return Finding(
        code=rule.code,
        name=rule.name,
        severity=rule.level(node.revision),
        confidence=rule.confidence,
        message=fault.says,
        path=node.source.path,
        pointer=fault.pointer,
        position=lines.position(span.start),
        end=lines.position(span.end),
        fix=fix_of(node.source, fault.mend) if fault.mend else None,
        client=fault.client,
    )


def _order(one: Finding) -> tuple[str, int, int, str, str]:
    return (one.path, one.position.line, one.position.column, one.code, one.client or "")
