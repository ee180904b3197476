"""How pages name the terms of a decision; one place, so that every page says the same."""

from __future__ import annotations

from collections.abc import Sequence

from elicit_design.model.assessment import Assessment, Case, Effect, Purpose, Reason, Verdict
from elicit_design.model.trigger import Always

VERDICTS: dict[Verdict, str] = {
    "form": "asks in a form",
    "url": "asks on a page of the server",
    "none": "does not ask",
}
PURPOSES: dict[Purpose, str] = {
    "confirm": "to agree to one consequence",
    "disambiguate": "to pick what is meant",
    "setup": "to state settings once",
    "choose": "to make a choice that is the user's",
    "authorize": "to sign in to an account",
    "credential": "to enter a secret",
    "payment": "to pay",
    "sign": "to sign",
}
EFFECTS: dict[Effect, str] = {
    "destroys": "destroys what somebody would have to rebuild",
    "sends": "puts words in the user's name before others",
    "pays": "moves money or starts a cost",
    "grants": "changes who has access",
    "interrupts": "interrupts something people use",
    "discloses": "brings a secret or personal data into the conversation",
    "binds": "binds the user",
    "executes": "runs what it is given",
}
REASONS: dict[Reason, str] = {
    "read-only": "it only reads",
    "model-can-ask": "what is missing the model can ask for in its own words",
    "validate-after": "a wrong value is found after the fact and answered with an error",
    "high-frequency": "it is called many times in a task; the host's approval fits",
    "reversible": "the effect can be seen and undone at once",
    "minor": "what is lost is cheap to put back",
}


def purposes(case: Case) -> str:
    """Return the purposes of a case in words, joined."""
    return joined([PURPOSES[purpose] for purpose in case.purposes])


def effects(case: Case) -> str:
    """Return the effects of a case in words, joined."""
    return joined([EFFECTS[effect] for effect in case.effects])


def joined(parts: list[str]) -> str:
    """Join parts with commas and a last `and`."""
    if len(parts) < 2:
        return "".join(parts)
    return f"{', '.join(parts[:-1])} and {parts[-1]}"


def when(case: Case) -> str:
    """Return when a case asks, or why it does not, in one line."""
    if case.verdict == "none":
        return REASONS[case.reason] if case.reason else "no reason was given"
    return case.trigger.says if case.trigger else "on every call"


def when_among(case: Case, cases: int) -> str:
    """Return when an asking case asks, with what makes it this case when there are several."""
    if cases == 1:
        return when(case)
    return case.when_says if asks_always(case) else f"{case.when_says}, and {when(case)}"


def when_of_tool(cases: Sequence[Case]) -> str:
    """Return when a tool asks, case by case, or why it does not."""
    asking = [case for case in cases if case.verdict != "none"]
    if not asking:
        return "; ".join(dict.fromkeys(when(case) for case in cases))
    return "; ".join(when_among(case, len(cases)) for case in asking)


def asks_always(case: Case) -> bool:
    """Tell whether every call of this case asks."""
    return case.verdict != "none" and (case.trigger is None or case.trigger.ask == Always())


def verdict_label(assessment: Assessment) -> str:
    """Return the verdict; of a tool with cases, how many of them ask."""
    if len(assessment.cases) < 2 or assessment.verdict == "none":
        return assessment.verdict
    return f"{assessment.verdict} ({len(assessment.asking)} of {len(assessment.cases)} cases)"


def counted(number: int, one: str, many: str = "") -> str:
    """Return a number with its noun."""
    return f"{number:,} {one if number == 1 else many or one + 's'}"
