"""Design to plan: the part of making a handler that no language has a say in."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from elicit_design.handlers.checks import check_for
from elicit_design.handlers.locales import locale_plan
from elicit_design.handlers.names import pascal, snake, suffixes, unique
from elicit_design.handlers.plan import (
    BandPlan,
    CandidatesPlan,
    FallbackPlan,
    FieldPlan,
    HandlerPlan,
    LoadPlan,
    OptionPlan,
    OutcomePlan,
    QuestionPlan,
    UrlPlan,
    WireShape,
)
from elicit_design.handlers.values import computed_loads, value_plans
from elicit_design.handlers.wire import wire_shapes
from elicit_design.model.assessment import Case
from elicit_design.model.design import (
    ONCE_MORE,
    Band,
    CandidateOption,
    Design,
    Field,
    FixedOption,
    Outcome,
    Question,
    UrlPage,
)
from elicit_design.model.trigger import (
    Always,
    AnyOf,
    ArgumentTest,
    Condition,
    Load,
    LoadTest,
    Not,
    Trigger,
)
from elicit_design.problems import Problem, UserError
from elicit_design.words.message import Message, parse_message

SOURCE_LOCALE = "en"
# For the model, which reads English in every locale, and can do something about it.
_NO_MATCH = "Nothing was done: nothing matches. Call again with other words."
_TOO_MANY = "Nothing was done: too many match to choose from. Call again with an exact name."
_BATCH = "Nothing was done: too many for one question. Call again with at most {} at a time."
_SCHEMA_KEYWORDS = {
    "format": "format",
    "minimum": "minimum",
    "maximum": "maximum",
    "min_length": "minLength",
    "max_length": "maxLength",
    "min_items": "minItems",
    "max_items": "maxItems",
}


def plan(design: Design) -> HandlerPlan:
    """Return the plan of the handler for a design.

    Raises:
        UserError: when no case of the design has the server ask.
    """
    asking = [(case, question) for case, question in design.questions if question.asks == "server"]
    if not asking:
        raise UserError(
            Problem(
                f"the design of {design.tool!r} asks nothing, so there is no handler to write.",
                "Choose a tool whose verdict is form or url, under the policy elicit.",
            )
        )
    loads = _loads(asking)
    identifiers = {load.key: load.name for load in loads}
    endings = suffixes(case.id for case, _ in asking)
    questions = tuple(
        replace(
            _question(case, question, identifiers, design),
            suffix=f"_{endings[case.id]}" if len(asking) > 1 else "",
            when=_when(case, design),
            once_more=_once_more(question) and _compares(case, loads),
        )
        for case, question in asking
    )
    return HandlerPlan(
        server=design.server,
        tool=design.tool,
        title=design.title,
        digest=design.digest,
        function=snake(design.tool),
        type_name=pascal(design.tool),
        loads=loads,
        questions=questions,
        locales=tuple(locale_plan(name) for name in _locales(asking)),
        output_schema=design.output_schema,
    )


def _when(case: Case, design: Design) -> Condition:
    """The condition of a case; of the remaining case, that no other one holds."""
    others = tuple(other.case.when for other in design.cases if other.case.id != case.id)
    if not isinstance(case.when, Always) or not others:
        return case.when
    return Not(AnyOf(others))


def _locales(asking: list[tuple[Case, Question]]) -> tuple[str, ...]:
    names = {name for _, question in asking for name in question.words}
    return (SOURCE_LOCALE, *sorted(names - {SOURCE_LOCALE}))


def _loads(asking: list[tuple[Case, Question]]) -> tuple[LoadPlan, ...]:
    declared: dict[str, Load] = {}
    for case, _ in asking:
        for load in _trigger(case).loads:
            declared.setdefault(load.name, load)
    computed = [name for _, question in asking for name in computed_loads(question, declared)]
    identifiers = unique((*declared, *(name for name, _, _ in computed)), "load")
    plans = [_load(load, identifiers[name], asking) for name, load in declared.items()]
    for name, kind, how in dict.fromkeys(computed):
        plans.append(
            LoadPlan(identifiers[name], name, kind, how, "none", computed=True),
        )
    return tuple(plans)


def _load(load: Load, name: str, asking: list[tuple[Case, Question]]) -> LoadPlan:
    return LoadPlan(
        name=name,
        key=load.name,
        kind=load.kind,
        how=load.how,
        check=check_for(load, [question for _, question in asking]),
        if_unknown="refuse" if load.if_unknown == "refuse" else "ask",
        limit_seconds=load.limit_seconds,
        value=load.value,
    )


def _trigger(case: Case) -> Trigger:
    return case.trigger or Trigger(Always(), "every call")


def _question(
    case: Case, question: Question, identifiers: Mapping[str, str], design: Design
) -> QuestionPlan:
    trigger = _trigger(case)
    words = _words(question)
    own = [load.name for load in trigger.loads]
    own += [name for name, _, _ in computed_loads(question, dict.fromkeys(own))]
    return QuestionPlan(
        id=case.id,
        suffix="",
        when=case.when,
        when_says=case.when_says,
        ask=trigger.ask,
        ask_says=trigger.says,
        variants=_variants(question, trigger),
        fields=_fields(question, identifiers, design),
        url=_url(question.url),
        values=value_plans(question, identifiers),
        words=words,
        outcomes=tuple(_outcome(outcome) for outcome in question.outcomes),
        fallback=_fallback(question),
        bands=_bands(question),
        loads=tuple(dict.fromkeys(identifiers[name] for name in own)),
        single_use=question.binding.single_use or case.severity.worst in ("high", "critical"),
        expires_seconds=question.binding.expires_seconds,
        once_more=False,
        too_many=_too_many(case, question),
    )


def _once_more(question: Question) -> bool:
    """Whether the design has a form shown again when what it showed has changed."""
    does = (outcome.does for outcome in question.outcomes if outcome.name == "changed")
    return question.form is not None and any(text.startswith(ONCE_MORE) for text in does)


def _too_many(case: Case, question: Question) -> Condition | None:
    """Return when a batch is larger than one answer covers, None where nothing counts it."""
    if question.consent.scope != "batch" or question.consent.limit is None:
        return None
    counted = {load.name for load in _trigger(case).loads if load.kind == "count"}
    for placeholder in question.placeholders:
        source, _, name = placeholder.source.partition(":")
        if placeholder.kind == "count" and source == "argument":
            return ArgumentTest(name, "above", question.consent.limit)
        if placeholder.kind == "count" and name in counted:
            return LoadTest(name, "above", question.consent.limit)
    return None


def _compares(case: Case, loads: tuple[LoadPlan, ...]) -> bool:
    own = {load.name for load in _trigger(case).loads}
    return any(load.key in own and load.check != "none" for load in loads)


def _variants(question: Question, trigger: Trigger) -> tuple[tuple[str, Condition], ...]:
    """The variants in order, with those that a load asks for when it is unknown before them."""
    stated = {variant.key for variant in question.variants}
    unknown: list[tuple[str, Condition]] = []
    for load in trigger.loads:
        kind, _, name = load.if_unknown.partition(":")
        key = f"message.{name}"
        if kind == "variant" and key not in stated:
            unknown.append((key, LoadTest(load.name, "unknown")))
    return (*unknown, *((variant.key, variant.when) for variant in question.variants))


def _words(question: Question) -> Mapping[str, Mapping[str, Message]]:
    """Parsed words that the handler says; what a locale lacks is said in English."""
    said = _said(question)
    bands = {
        band.text: parse_message(_NO_MATCH if band.most == 0 else _TOO_MANY)
        for band in _bands(question)
        if band.does == "error"
    }
    if question.consent.scope == "batch":
        bands["batch.many"] = parse_message(_BATCH.format(question.consent.limit))
    return {
        locale: {
            **{key: parse_message(text) for key, text in words.items() if key in said},
            **(bands if locale == SOURCE_LOCALE else {}),
        }
        for locale, words in question.words.items()
    }


def _said(question: Question) -> set[str]:
    """Return the keys of the words that a handler uses."""
    fields = question.form.fields if question.form else ()
    keys = {"message", *(variant.key for variant in question.variants)}
    keys |= {outcome.text for outcome in question.outcomes}
    for field in fields:
        keys |= {field.title, field.description, *(option.title for option in field.options)}
    return keys


def _fields(
    question: Question, identifiers: Mapping[str, str], design: Design
) -> tuple[FieldPlan, ...]:
    if question.form is None:
        return ()
    attributes = unique((field.name for field in question.form.fields), "field")
    shapes = wire_shapes(question, design)
    return tuple(
        _field(field, attributes[field.name], identifiers, shapes[field.name])
        for field in question.form.fields
    )


def _field(
    field: Field,
    attribute: str,
    identifiers: Mapping[str, str],
    shapes: tuple[WireShape, WireShape],
) -> FieldPlan:
    fixed = [option for option in field.options if isinstance(option, FixedOption)]
    found = next((o for o in field.options if isinstance(o, CandidateOption)), None)
    keywords = {wire: getattr(field, name) for name, wire in _SCHEMA_KEYWORDS.items()}
    return FieldPlan(
        name=field.name,
        attribute=attribute,
        kind=field.kind,
        title=field.title,
        description=field.description,
        required=field.required,
        options=tuple(OptionPlan(option.value, option.title, option.role) for option in fixed),
        candidates=_candidates(found, identifiers) if found else None,
        schema={wire: value for wire, value in keywords.items() if value is not None},
        legacy=shapes[0],
        later=shapes[1],
        default=field.default,
        has_default=field.has_default,
        typed_match=field.typed_match,
    )


def _candidates(option: CandidateOption, identifiers: Mapping[str, str]) -> CandidatesPlan:
    return CandidatesPlan(
        identifiers[option.load], option.value, option.title, option.role, option.limit
    )


def _url(page: UrlPage | None) -> UrlPlan | None:
    if page is None:
        return None
    return UrlPlan(
        page.local, page.remote, page.collects, page.done_when, page.rounds, page.command
    )


def _outcome(outcome: Outcome) -> OutcomePlan:
    return OutcomePlan(
        name=outcome.name,
        is_error=bool(outcome.is_error),
        text=outcome.text,
        structured=outcome.structured_content,
        own_result=outcome.is_error is None,
    )


def _fallback(question: Question) -> FallbackPlan:
    stated = question.fallback
    setting = stated.setting
    planned = FallbackPlan(stated.kind, stated.says, setting)
    if stated.kind == "preview-then-argument":
        return replace(planned, argument=f"/{setting.lstrip('/')}" if setting else "/confirm")
    return planned


def _bands(question: Question) -> tuple[BandPlan, ...]:
    """What each number of candidates leads to; an empty and an overlong form are never shown."""
    limits = [option.limit for option in _candidate_options(question)]
    stated = [_band(band) for band in question.bands]
    if not limits or stated:
        return tuple(stated)
    return (
        BandPlan(0, 0, "error", "band.none"),
        BandPlan(max(limits) + 1, None, "error", "band.many"),
    )


def _candidate_options(question: Question) -> list[CandidateOption]:
    fields = question.form.fields if question.form else ()
    options = [option for field in fields for option in field.options]
    return [option for option in options if isinstance(option, CandidateOption)]


def _band(band: Band) -> BandPlan:
    least, most = _ends(band.count)
    return BandPlan(least, most, band.does, "band.none" if most == 0 else "band.many")


def _ends(count: str) -> tuple[int, int | None]:
    """Read `0`, `2..25` or `over 25`."""
    if count.startswith("over "):
        return int(count.removeprefix("over ")) + 1, None
    low, _, high = count.partition("..")
    return int(low), int(high or low)
