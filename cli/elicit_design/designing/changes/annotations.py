"""Annotations: what the tool should say of itself, so that hosts ask where they should."""

from __future__ import annotations

from dataclasses import replace

from elicit_design.assessing.facts import Facts
from elicit_design.assessing.text import split_name
from elicit_design.designing.changes.stages import AT_ONCE
from elicit_design.designing.phrases import capital, spelled
from elicit_design.designing.phrasing import phrasing
from elicit_design.model.assessment import Assessment, Effect
from elicit_design.model.design import ToolChange
from elicit_design.model.tool import Annotations
from elicit_design.model.values import Json

_NAMES = (
    ("title", "title"),
    ("read_only", "readOnlyHint"),
    ("destructive", "destructiveHint"),
    ("idempotent", "idempotentHint"),
    ("open_world", "openWorldHint"),
)
_IDEMPOTENT = frozenset(
    {"delete", "remove", "drop", "destroy", "purge", "block", "disable", "revoke"}
)
_REPEATS = frozenset({"send", "post", "publish", "create", "pay", "buy", "place", "refund", "add"})


def annotations_after(
    assessment: Assessment, facts: Facts, title: str | None = None
) -> Annotations:
    """Return the annotations the tool should carry.

    Args:
        assessment: the decision on the tool.
        facts: the facts about it.
        title: a title of verb and object, used where the tool has none or only its own name.
    """
    now = assessment.tool.annotations
    after = replace(now, title=_titled(assessment, facts, title))
    after = _hints(after, assessment, facts)
    stated = assessment.tool.authored.annotations if assessment.tool.authored else {}
    for field, name in _NAMES:
        if name in stated:
            after = replace(after, **{field: stated[name]})  # type: ignore[arg-type]
    return after


def _titled(assessment: Assessment, facts: Facts, title: str | None) -> str | None:
    tool = assessment.tool
    now = tool.annotations.title
    if now and not _is_name(now, tool.name):
        return now
    if tool.title and not _is_name(tool.title, tool.name):
        return now
    words = facts.words or split_name(tool.name)
    return title or capital(spelled(" ".join(words))) or None


def _is_name(title: str, name: str) -> bool:
    return title == name or (" " not in title and split_name(title) == split_name(name))


def _hints(after: Annotations, assessment: Assessment, facts: Facts) -> Annotations:
    if not assessment.asking:
        reason = assessment.leading.reason
        if reason == "read-only" and after.read_only is None:
            return replace(after, read_only=True)
        return after
    effects = set(assessment.effects)
    if not effects or effects == {"discloses"}:
        return after
    gentle = assessment.tool.authored is not None and assessment.tool.authored.whole.reversible
    destroys = "destroys" in effects and not gentle
    verb = phrasing().forms.get(facts.verb, facts.verb)
    return replace(
        after,
        read_only=False,
        destructive=_destructive(after, effects, destroys),
        idempotent=_idempotent(after, verb),
        open_world=True if "sends" in effects else after.open_world,
    )


def _destructive(after: Annotations, effects: set[Effect], destroys: bool) -> bool | None:
    if destroys:
        return True
    if after.destructive is None and "executes" not in effects:
        return False
    return after.destructive


def _idempotent(after: Annotations, verb: str) -> bool | None:
    if verb in _IDEMPOTENT:
        return True
    if verb in _REPEATS and after.idempotent is None:
        return False
    return after.idempotent


def annotation_changes(
    assessment: Assessment, facts: Facts, title: str | None = None
) -> tuple[ToolChange, ...]:
    """Return the one change that sets missing and wrong annotations, if any is."""
    if "annotations" not in assessment.tool.described:
        return ()
    now, then = assessment.tool.annotations, annotations_after(assessment, facts, title)
    before: dict[str, Json] = {}
    after: dict[str, Json] = {}
    for field, name in _NAMES:
        if getattr(now, field) != getattr(then, field):
            before[name], after[name] = getattr(now, field), getattr(then, field)
    if not after or (set(after) == {"title"} and not assessment.asking):
        return ()
    return (
        ToolChange("annotations", _says(before, after), "/annotations", before, after, AT_ONCE),
    )


def _says(before: dict[str, Json], after: dict[str, Json]) -> str:
    wrong = [name for name in after if before[name] is not None and name != "title"]
    missing = [name for name in after if before[name] is None]
    parts = []
    if before.get("title"):
        parts.append("`title` only repeats the name")
    if wrong:
        parts.append(f"{_listed(wrong)} {'says' if len(wrong) == 1 else 'say'} what is not so")
    if missing:
        parts.append(f"{_listed(missing)} {'is' if len(missing) == 1 else 'are'} missing")
    so = "hosts ask too often or not at all"
    if set(after) == {"title"}:
        so = "people are shown a bare name"
    return f"{capital('; '.join(parts))}, so that {so}."


def _listed(names: list[str]) -> str:
    return ", ".join(f"`{name}`" for name in names)
