"""What a question does, as Python code: its form, reading an answer, comparing what was shown."""

from __future__ import annotations

from collections.abc import Sequence

from elicit_design.handlers.plan import (
    BandPlan,
    FieldPlan,
    HandlerPlan,
    LoadPlan,
    OptionPlan,
    QuestionPlan,
    WireShape,
)
from elicit_design.handlers.python_code import condition_code, outcome_code, value_code
from elicit_design.handlers.python_layout import (
    WIDTH,
    Chain,
    Code,
    Group,
    Ternary,
    call,
    flat,
    laid_out,
    literal,
    mapping,
    string,
    tuple_of,
)
from elicit_design.model.trigger import Always

_MARGIN = 8  # the body of a method


def statement(before: str, code: Code, after: str = "", margin: int = _MARGIN) -> str:
    """Write `before`, an expression and `after` as one statement."""
    return " " * margin + before + laid_out(code, margin, len(before), len(after)) + after


def values_code(question: QuestionPlan) -> Code:
    """Write the values of every placeholder, by name."""
    return mapping({value.name: value_code(value) for value in question.values})


def outcomes_code(question: QuestionPlan) -> Code:
    """Write what each outcome answers, by its name."""
    return mapping({outcome.name: outcome_code(outcome) for outcome in question.outcomes})


def field_code(field: FieldPlan) -> str:
    """Write one property of the form, as a line of a dictionary."""
    before = f"{string(field.name)}: "
    return " " * 12 + before + laid_out(_shape(field), 12, len(before), 1) + ","


def _shape(field: FieldPlan) -> Code:
    words = {"title": _say(field.title), "description": _say(field.description)}
    if field.kind in ("choice", "multi-choice"):
        name = "_choice" if field.kind == "choice" else "_choices"
        options = Group("[", tuple(("", part) for part in _options(field)), "]")
        return call(name, _style(field), **words, options=options, **_later_keywords(field))
    kind = string(field.later.type)
    if field.legacy.type != field.later.type:
        kind = f"{kind} if titled else {string(field.legacy.type)}"
    parts = mapping({"type": kind, **words, **_keywords(field.legacy)}).parts
    later = mapping(_keywords(field.later, without=field.legacy))
    if later.parts:
        parts = (*parts, ("", Group("**({", later.parts, "} if titled else {})")))
    return Group("{", parts, "}")


def _style(field: FieldPlan) -> str:
    """Write how options are listed: `titled` is true from 2025-11-25 on."""
    new, old = (literal(shape.options) for shape in (field.later, field.legacy))
    return flat(new) if new == old else f"{flat(new)} if titled else {flat(old)}"


def _keywords(shape: WireShape, without: WireShape | None = None) -> dict[str, Code]:
    known = without.keywords if without else {}
    return {key: literal(value) for key, value in shape.keywords.items() if key not in known}


def _later_keywords(field: FieldPlan) -> dict[str, Code]:
    """Write the default and the limits of a choice, which 2025-06-18 mostly has not."""
    found: dict[str, Code] = {}
    if "default" in field.later.keywords:
        default = flat(literal(field.later.keywords["default"]))
        known = "default" in field.legacy.keywords
        found["default"] = default if known else Ternary(default, "titled", "None")
    limits = {key: value for key, value in field.later.keywords.items() if key != "default"}
    return {**found, **({"limits": literal(limits)} if limits else {})}


def _options(field: FieldPlan) -> Sequence[Code]:
    """The safe option first, then the candidates, then what else there is."""
    safe = [_option(option) for option in field.options if option.role == "safe"]
    others = [_option(option) for option in field.options if option.role != "safe"]
    return [*safe, *(["*found"] if field.candidates else []), *others]


def _option(option: OptionPlan) -> Code:
    return tuple_of([string(option.value), _say(option.title)])


def _say(key: str) -> Code:
    return call("self.say", string(key)) if key else '""'


def found_code(field: FieldPlan) -> str:
    """Write the options that stand for the candidates."""
    if field.candidates is None:
        return ""
    each = f"(key, self.say({string(field.candidates.title)}, one))"
    over = "for key, one in self.candidates().items()"
    line = f"{' ' * _MARGIN}found = [{each} {over}]"
    if len(line) <= WIDTH:
        return line
    inside = " " * (_MARGIN + 4)
    return f"{' ' * _MARGIN}found = [\n{inside}{each}\n{inside}{over}\n{' ' * _MARGIN}]"


def reading_code(field: FieldPlan) -> str:
    """Write how one answer is read and what is wrong with it."""
    name = field.attribute
    default = [literal(field.default)] if field.has_default and not field.required else []
    given: Code = call("content.get", string(field.name), *default)
    if field.as_text:
        given = call("_listed" if field.kind == "multi-choice" else "_numeric", given)
    lines = [statement(f"{name} = ", given)]
    test = _fits(field)
    optional = [] if field.required else [f"{name} is not None"]
    wrong: Code = Group("not " + test.open, test.parts, test.close)
    code = Chain("and", (*optional, wrong)) if optional else wrong
    lines += [statement("if ", code, ":"), " " * (_MARGIN + 4) + "return refused"]
    if field.typed_match is not None:
        lines.append(
            f"{' ' * _MARGIN}if not _same_text({name}, self.values()[{string(field.typed_match)}]):"
        )
        lines.append(" " * (_MARGIN + 4) + "return refused")
    return "\n".join(lines)


def _fits(field: FieldPlan) -> Group:
    """Write the test that an answer is one the form allows and that consents."""
    name = field.attribute
    if field.kind == "choice":
        return call("_one_of", name, _allowed(field))
    if field.kind == "multi-choice":
        ends = {"least": "minItems", "most": "maxItems"}
        return call("_some_of", name, _allowed(field), **_ends(field, ends))
    if field.kind == "boolean":
        return call("isinstance", name, "bool")
    if field.kind == "string":
        named = _ends(field, {"least": "minLength", "most": "maxLength"})
        form = {"form": literal(field.schema["format"])} if "format" in field.schema else {}
        return call("_is_text", name, **named, **form)
    function = "_is_integer" if field.kind == "integer" else "_is_number"
    return call(function, name, **_ends(field, {"least": "minimum", "most": "maximum"}))


def _ends(field: FieldPlan, names: dict[str, str]) -> dict[str, Code]:
    return {mine: literal(field.schema[key]) for mine, key in names.items() if key in field.schema}


def _allowed(field: FieldPlan) -> Code:
    if field.candidates is None:
        return literal(field.allowed)
    parts = [("", string(value)) for value in field.allowed]
    names = [string(field.candidates.load), *(string(value) for value in field.safe)]
    return Group("[", (*parts, ("", call("*_offered", "seen", *names))), "]")


def answer_code(question: QuestionPlan) -> Code:
    """Write the answer, made from what was read."""
    arguments: dict[str, Code] = {field.attribute: _answered(field) for field in question.fields}
    suffix = "".join(part.capitalize() for part in question.suffix.split("_"))
    return call(f"Answer{suffix}", **arguments)


def _answered(field: FieldPlan) -> str:
    name = field.attribute
    if field.kind != "multi-choice":
        return name
    return f"tuple({name})" if field.required else f"None if {name} is None else tuple({name})"


def load_code(load: LoadPlan) -> str:
    """Write the reading of one load, as an argument of a call."""
    seconds = [str(load.limit_seconds)] if load.limit_seconds else []
    code = call("await _read", string(load.name), f"actions.{load.name}(call)", *seconds)
    return statement(f"{load.name}=", code, ",", _MARGIN + 4)


def seen_code(question: QuestionPlan, plan: HandlerPlan) -> Code:
    """Write what is kept of the loads, to be compared when it comes to acting."""
    return mapping({load.name: _kept(load) for load in _compared(question, plan)})


def compares(question: QuestionPlan, plan: HandlerPlan) -> bool:
    """Whether anything that was shown can change before the act."""
    return bool(_compared(question, plan))


def _compared(question: QuestionPlan, plan: HandlerPlan) -> list[LoadPlan]:
    return [plan.load(name) for name in question.loads if plan.load(name).check != "none"]


def _kept(load: LoadPlan) -> Code:
    if load.check in ("not-more", "not-dearer"):
        return f"self.loaded.{load.name}"
    if load.check == "chosen":
        return "_digests(self.candidates())"
    return call("_digest", f"self.loaded.{load.name}")


def changed_code(question: QuestionPlan, plan: HandlerPlan) -> Code:
    """Write whether what was shown no longer holds."""
    tests = [_worsened(load) for load in _compared(question, plan)]
    if not tests:
        return "False"
    return tests[0] if len(tests) == 1 else Chain("or", tuple(tests))


def _worsened(load: LoadPlan) -> Code:
    before = f"seen.get({string(load.name)})"
    if load.check == "chosen":
        return f"_digest(candidate) not in seen[{string(load.name)}].values()"
    if load.check == "same":
        return f"{before} != _digest(self.loaded.{load.name})"
    name = "_grew" if load.check == "not-more" else "_dearer"
    return call(name, before, f"self.loaded.{load.name}")


def early_code(question: QuestionPlan, plan: HandlerPlan) -> str:
    """Write what a call comes to without a question."""
    margin, inside = " " * _MARGIN, " " * (_MARGIN + 4)
    lines: list[str] = []
    for name in question.loads:
        if plan.load(name).if_unknown == "refuse":
            lines += [f"{margin}if self.loaded.{name} is None:"]
            lines += [f'{inside}return Stopped("ask-failed")']
    if question.candidates is None and question.too_many is None:
        asks = not isinstance(question.ask, Always)
        lines.append(f"{margin}return None{' if self.asks() else self.accept()' if asks else ''}")
        return "\n".join(lines)
    lines += _early_candidates(question)
    if question.candidates is None and not isinstance(question.ask, Always):
        lines += [f"{margin}if not self.asks():", f"{inside}return self.accept()"]
    if question.too_many is not None:
        lines.append(statement("if ", condition_code(question.too_many, plan), ":"))
        lines.append(f'{inside}return Stopped("invalid", self.say("batch.many"))')
    return "\n".join([*lines, f"{margin}return None"])


def _early_candidates(question: QuestionPlan) -> list[str]:
    """Write what some numbers of candidates come to."""
    if question.candidates is None:
        return []
    margin, inside = " " * _MARGIN, " " * (_MARGIN + 4)
    lines = [f"{margin}found = self.loaded.{question.candidates.load}"]
    lines += [f"{margin}if found is None:", f'{inside}return Stopped("ask-failed")']
    for band in question.bands:
        if band.does != "ask":
            lines += [f"{margin}if {_in_band(band)}:", f"{inside}return {_band_end(band)}"]
    if not isinstance(question.ask, Always):
        lines += [f"{margin}if len(found) == 1 and not self.asks():"]
        lines += [f"{inside}return self.accept(candidate=found[0])"]
    return lines


def _in_band(band: BandPlan) -> str:
    if band.most is None:
        return f"len(found) >= {band.least}"
    if band.least == band.most:
        return f"len(found) == {band.least}"
    return f"{band.least} <= len(found) <= {band.most}"


def _band_end(band: BandPlan) -> str:
    if band.does == "act":
        return "self.accept(candidate=found[0])"
    return f'Stopped("invalid", self.say({string(band.text)}))'
