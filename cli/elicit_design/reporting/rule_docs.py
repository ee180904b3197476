"""What the rules' docstrings say, for `explain`, the page of rules and SARIF."""

from __future__ import annotations

from functools import cache
from itertools import groupby
from textwrap import fill, indent

from elicit_design.model.target import REVISIONS
from elicit_design.rules.base import Rule
from elicit_design.rules.documentation import Fragment, RuleDoc, read_rule_doc
from elicit_design.rules.registry import FAMILIES, AnyRule, lint_rules, rule_docs

_FAMILY_TITLES = {
    "ELS": "Schemas",
    "ELR": "Requests, results and exchanges",
    "ELU": "URL mode",
    "ELM": "Words and templates",
    "ELT": "Tools",
    "ELD": "Designs",
    "ELC": "Clients",
    "ELK": "Skills",
    "ELH": "Handlers",
    "ELX": "Ignores",
}

_HEAD = """# Rules

Generated from the rules themselves; `elicit-design explain CODE` prints the same text. Every bad
example below is run as a test and raises its rule, every good one raises none.

Severity can be changed by leaving a rule out (`--ignore CODE`) or by `--fail-on`. The revisions
name where a rule applies; clients' rules (`ELC`) run for the profiles chosen with `--client`.
"""


def rule_by_code_or_name(subject: str) -> AnyRule | None:
    """Return the rule with a code (in any case) or a name; None when there is none."""
    wanted = subject.strip()
    for rule in lint_rules():
        if wanted.upper() == rule.code or wanted.lower() == rule.name:
            return rule
    return None


@cache
def _doc(code: str) -> RuleDoc:
    return read_rule_doc(rule_docs()[code])


def rule_title(rule: AnyRule) -> str:
    """Return the sentence that says what the rule finds."""
    return f"{_doc(rule.code).title}."


def explain_rule(rule: AnyRule) -> str:
    """Return everything about a rule as text for a terminal."""
    doc = _doc(rule.code)
    parts = [
        f"{rule.code} {rule.name}: {doc.title}.",
        f"{_facts(rule)}",
        fill(doc.why, 88),
        *(_example("Bad", fragment) for fragment in doc.fires),
        *(_example("Good", fragment) for fragment in doc.silent),
        f"Fix: {_fix(rule)}",
        fill(f"Source: {' '.join(doc.source.split())}", 88, break_long_words=False),
        f"Verified: {doc.verified}",
    ]
    return "\n\n".join(parts)


def rule_markdown(rule: AnyRule) -> str:
    """Return a rule's section of the page of rules, without its heading."""
    doc = _doc(rule.code)
    parts = [
        f"{doc.title}. {_facts(rule)}",
        doc.why,
        *(_fenced("Bad", fragment) for fragment in doc.fires),
        *(_fenced("Good", fragment) for fragment in doc.silent),
        f"Source: {' '.join(doc.source.split())} (verified {doc.verified}).",
    ]
    return "\n\n".join(parts)


def rules_page() -> str:
    """Return `docs/rules.md`: every rule, by family, with a table in front."""
    parts = [_HEAD]
    families = {code: folder for folder, code in FAMILIES.items()}
    for family, rules in groupby(lint_rules(), key=lambda rule: rule.code[:3]):
        listed = list(rules)
        parts.append(f"## {_FAMILY_TITLES[family]} (`{family}`, `rules/{families[family]}/`)\n")
        parts.append(_table(listed))
        parts.extend(f"### {rule.code} {rule.name}\n\n{rule_markdown(rule)}\n" for rule in listed)
    return "\n".join(parts)


def _table(rules: list[AnyRule]) -> str:
    rows = [
        f"| [{rule.code}](#{rule.code.lower()}-{rule.name}) | {rule.name} | {rule.severity} "
        f"| {_doc(rule.code).title} |"
        for rule in rules
    ]
    return "\n".join(["| code | name | severity | finds |", "|---|---|---|---|", *rows, ""])


def _facts(rule: AnyRule) -> str:
    revisions = "all revisions"
    if rule.since != REVISIONS[0] or rule.until != REVISIONS[-1]:
        revisions = ", ".join(r for r in REVISIONS if rule.applies(r))
    other = ", ".join(f"{level} in {revision}" for revision, level in rule.severity_in.items())
    level = f"{rule.severity} ({other})" if other else rule.severity
    return f"Severity {level}, confidence {rule.confidence}, {revisions}."


def _fix(rule: AnyRule) -> str:
    return "by hand" if not _mends(rule) else "`elicit-design lint --fix` or `--unsafe-fixes`"


def _mends(rule: Rule[object]) -> bool:
    """Whether the rule's module writes fixes; read from what it imports."""
    return "Mend" in rule.check.__globals__


def _labelled(fragment: Fragment) -> str:
    """Say in words what an example stands for: a revision, a file, clients, a changed design."""
    said = []
    for word in fragment.label.split():
        name, _, value = word.partition("=")
        if name == "design" and fragment.language != "jinja":
            said.append(f"the design of {value}, with this changed; null takes a member out")
        elif name == "design":
            said.append(f"a message template beside the design of {value}")
        elif name == "clients":
            said.append(f"for {value.replace(',', ', ')}")
        elif name == "file":
            said.append(f"in {value}")
        else:
            said.append(word)
    return f" ({'; '.join(said)})" if said else ""


def _example(word: str, fragment: Fragment) -> str:
    label = _labelled(fragment)
    return f"{word}{label}:\n\n{indent(fragment.text.rstrip(), '    ')}"


def _fenced(word: str, fragment: Fragment) -> str:
    label = _labelled(fragment)
    return f"{word}{label}:\n\n```{fragment.language}\n{fragment.text.rstrip()}\n```"
