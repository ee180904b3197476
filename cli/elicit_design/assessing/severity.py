"""How bad a wrong call would be, by what is touched and by the arguments that make it worse."""

from __future__ import annotations

from elicit_design.assessing.facts import Facts
from elicit_design.assessing.judging import Judgement
from elicit_design.assessing.lexicon import vocabulary
from elicit_design.assessing.values import flag_set
from elicit_design.model.assessment import LEVELS, Effect, Level, Severity, SeverityStep
from elicit_design.model.trigger import ArgumentTest

_BASE: dict[Effect, Level] = {
    "destroys": "medium",
    "sends": "medium",
    "pays": "medium",
    "grants": "medium",
    "interrupts": "medium",
    "discloses": "high",
    "binds": "high",
    "executes": "medium",
}
_MANY_RECIPIENTS = 10


def severity_of(facts: Facts, judgement: Judgement) -> Severity:
    """Return the level of an act and the calls for which it is higher."""
    if judgement.verdict == "none":
        return Severity("low")
    if not judgement.effects:
        return Severity("high" if "credential" in judgement.purposes else "low")
    level = max((_BASE[effect] for effect in judgement.effects), key=LEVELS.index)
    lasting = facts.said("irreversible", within=6) is not None
    if "destroys" in judgement.effects and judgement.act.head in vocabulary("whole"):
        level = "critical" if lasting and judgement.act.head in vocabulary("owners") else "high"
    elif lasting and level == "medium":
        level = "high"
    return Severity(level, () if level in ("high", "critical") else _steps(facts, judgement))


def _steps(facts: Facts, judgement: Judgement) -> tuple[SeverityStep, ...]:
    steps: list[SeverityStep] = []
    taking = judgement.act.may("destroy", "remove", "update")
    if "destroys" in judgement.effects and taking:
        for argument in facts.widening_arguments[:2]:
            if argument.depth == 0:
                absent = ArgumentTest(argument.path, "absent")
                steps.append(SeverityStep(absent, f"`{argument.name}` is not given", "high"))
        tests = (flag_set(argument) for argument in facts.arguments("harsher")[:2])
        steps += [SeverityStep(test[0], test[1], "high") for test in tests if test]
    if "sends" in judgement.effects:
        for argument in facts.arguments("recipient")[:1]:
            if "array" in argument.types:
                test = ArgumentTest(argument.path, "above", _MANY_RECIPIENTS)
                says = f"more than {_MANY_RECIPIENTS} `{argument.name}`"
                steps.append(SeverityStep(test, says, "high"))
    return tuple(steps)
