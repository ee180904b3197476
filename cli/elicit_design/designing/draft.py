"""A design for one tool: every asking case gets its question, and the tool its changes."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from elicit_design.designing.background import Background, background, facts_for
from elicit_design.designing.changes import annotations_after, changes
from elicit_design.designing.drafting import Draft
from elicit_design.designing.outcomes import outcome_script, outcomes
from elicit_design.designing.phrases import capital, phrases
from elicit_design.designing.questions.candidates import disambiguate
from elicit_design.designing.questions.choose import choose
from elicit_design.designing.questions.confirm import confirm
from elicit_design.designing.questions.own_fields import with_own_fields
from elicit_design.designing.questions.page import PAGE_PURPOSES, page, page_subject
from elicit_design.designing.questions.setup import setup
from elicit_design.designing.settings import DesignSettings
from elicit_design.designing.speaking import declared, speak
from elicit_design.designing.splitting import by_act
from elicit_design.designing.subject import Subject, subject_of
from elicit_design.designing.terms import (
    binding,
    boundaries,
    consent,
    fallback,
    notes,
    rate,
    why_mode,
)
from elicit_design.designing.voice import Voice
from elicit_design.designing.who_asks import who_asks
from elicit_design.model.assessment import Assessment, Case
from elicit_design.model.design import CaseDesign, Design, Form, Question
from elicit_design.model.tool import ToolSpec
from elicit_design.model.trigger import AllOf, Always, AnyOf, Condition, LoadTest, Trigger


def design(
    assessment: Assessment,
    siblings: Sequence[ToolSpec] = (),
    settings: DesignSettings | None = None,
) -> Design:
    """Design what the tool asks, if anything, and how the tool itself should change.

    Args:
        assessment: the decision on the tool; its verdicts are taken as they are.
        siblings: every tool of the same server, this one included.
        settings: policy, clients and locales; the defaults when not given.

    Returns:
        The design; a tool that asks nothing has cases without questions.
    """
    settings = settings or DesignSettings()
    tool = assessment.tool
    facts = facts_for(tool, siblings)
    backgrounds = tuple(
        background(assessment, case, facts, siblings, settings)
        for case in by_act(assessment.cases, tool)
    )
    title = _title(backgrounds)
    return Design(
        server=tool.server,
        tool=tool.name,
        title=tool.display_title,
        source=tool.origin.path,
        digest=tool.digest,
        policy=settings.policy,
        clients=settings.clients,
        cases=tuple(_case_design(about) for about in backgrounds),
        annotations=annotations_after(assessment, facts, title),
        changes=changes(assessment, facts, siblings, title),
        input_schema=tool.input_schema or {},
        output_schema=tool.output_schema,
    )


def _title(backgrounds: Sequence[Background]) -> str | None:
    """Return a title of verb and object for a tool that does one thing; None for others."""
    if len(backgrounds) != 1 or backgrounds[0].case.verdict != "form":
        return None
    subject = subject_of(backgrounds[0])
    words = phrases("en")
    noun = words.noun(subject.noun)
    thing = noun.many if subject.many or subject.count else words.a(subject.noun)
    return capital(f"{words.verb(subject.verb.key)[0]} {thing}")


def _case_design(about: Background) -> CaseDesign:
    if about.case.verdict == "none":
        return CaseDesign(about.case)
    subject = _subject(about)
    english = Voice(phrases("en", about.settings.locale_dirs), subject)
    draft = with_own_fields(about, _draft(about, subject, english))
    case = _with_loads(about.case, draft)
    return CaseDesign(case, _question(replace(about, case=case), subject, english, draft))


def _subject(about: Background) -> Subject:
    """Return what the question is about; a page's own words say what happens on it."""
    subject = subject_of(about)
    return page_subject(about, subject) if _is_page(about) else subject


def _is_page(about: Background) -> bool:
    return about.case.verdict == "url" or any(p in PAGE_PURPOSES for p in about.case.purposes)


def _draft(about: Background, subject: Subject, english: Voice) -> Draft:
    purposes = about.case.purposes
    if _is_page(about):
        return page(about, subject)
    if "setup" in purposes:
        settings_form = setup(about, subject)
        if settings_form is not None:
            return _with_consent(settings_form, about, subject, english)
    if "choose" in purposes:
        chosen = choose(about, subject, english)
        if chosen is not None:
            return chosen
    if "disambiguate" in purposes:
        return disambiguate(about, subject, english)
    return confirm(about, subject, english)


def _with_consent(
    settings_form: Draft, about: Background, subject: Subject, english: Voice
) -> Draft:
    """Put the choice whether to act before the settings, when the call does more than set up."""
    if not about.case.effects and "confirm" not in about.case.purposes:
        return settings_form
    asked = confirm(about, subject, english)
    fields = (*asked.fields, *settings_form.fields)
    return replace(asked, fields=fields, script={**settings_form.script, **asked.script})


def _question(about: Background, subject: Subject, english: Voice, draft: Draft) -> Question:
    url = draft.url is not None
    without = fallback(about, url=url)
    script = {**draft.script, **outcome_script(about, url=url, fallback=without), **draft.script}
    words = speak(script, about, subject)
    placeholders = declared(words, draft.placeholders, about)
    form = None if url else Form(draft.fields)
    return Question(
        form=form,
        url=draft.url,
        placeholders=placeholders,
        words=words,
        variants=draft.variants,
        outcomes=outcomes(about, english, url=url, fallback=without),
        fallback=without,
        consent=consent(about, subject),
        rate=rate(about, subject),
        binding=binding(about, subject, placeholders),
        why_mode=why_mode(about, form),
        bands=draft.bands,
        boundaries=boundaries(about),
        notes=(*notes(about), *draft.notes),
        asks=who_asks(about, subject, url=url),
    )


def _with_loads(case: Case, draft: Draft) -> Case:
    """Declare the loads that the question needs in the case's trigger."""
    trigger = case.trigger or Trigger(Always(), "always")
    if not draft.loads:
        return case if case.trigger else replace(case, trigger=trigger)
    loads = {load.name: load for load in (*trigger.loads, *draft.loads)}
    changed = replace(trigger, loads=tuple(loads.values()))
    if draft.nothing_when_zero:
        changed = _unless_zero(changed, draft.nothing_when_zero)
    return replace(case, trigger=changed)


def _unless_zero(trigger: Trigger, load: str) -> Trigger:
    some: Condition = AnyOf((LoadTest(load, "above", 0), LoadTest(load, "unknown")))
    ask = some if isinstance(trigger.ask, Always) else AllOf((trigger.ask, some))
    says = "something matches, or it could not be counted"
    if not isinstance(trigger.ask, Always):
        says = f"{trigger.says}, and {says}"
    return replace(
        trigger, ask=ask, says=says, otherwise="nothing matches: nothing is asked or done"
    )
