"""What a question does, as TypeScript code: the object that the rest of a handler works on."""

from __future__ import annotations

from collections.abc import Mapping

from elicit_design.handlers.plan import (
    BandPlan,
    FieldPlan,
    HandlerPlan,
    QuestionPlan,
    WireShape,
)
from elicit_design.handlers.typescript_code import (
    at_code,
    camel,
    condition_code,
    message_code,
    outcome_code,
    value_code,
)
from elicit_design.handlers.typescript_layout import (
    Code,
    array,
    arrow,
    entry,
    flat,
    laid_out,
    literal,
    mapping,
    statement,
    string,
)


def question_object(question: QuestionPlan, plan: HandlerPlan) -> str:
    """Write a question of the design as one object, with the answer it reads before it."""
    name = question_name(question)
    members = [
        entry("id", string(question.id), 2),
        *(["  onceMore: true,"] if question.once_more and len(plan.questions) > 1 else []),
        f"  words: WORDS{question.suffix.upper()},",
        *_loads(question, plan),
        *_conditions(question, plan),
        *_message(question, plan),
        values_code(question),
        *_fallback(question),
        *_mode(question, plan),
        *_candidates(question),
        outcomes_code(question),
    ]
    return f"const {name}: Question = {{\n" + "\n".join(members) + "\n};"


def question_name(question: QuestionPlan) -> str:
    """Return the constant that holds a question."""
    return f"QUESTION{question.suffix.upper()}"


def conditional(question: QuestionPlan, plan: HandlerPlan) -> bool:
    """Whether some calls of the tool are not this question's."""
    return condition_code(question.when, plan) != "true"


def _loads(question: QuestionPlan, plan: HandlerPlan) -> list[str]:
    if not plan.loads:
        return []
    lines = [entry("loads", array([string(camel(name)) for name in question.loads]), 2)]
    if any(load.if_unknown == "refuse" for load in plan.loads):
        needs = [n for n in question.loads if plan.load(n).if_unknown == "refuse"]
        lines.append(entry("needs", array([string(camel(name)) for name in needs]), 2))
    return lines


def _conditions(question: QuestionPlan, plan: HandlerPlan) -> list[str]:
    asks = condition_code(question.ask, plan)
    lines = [arrow(_run_parts(flat(asks)), asks, "asks", 2)]
    if any(conditional(other, plan) for other in plan.questions):
        when = condition_code(question.when, plan)
        parameter = "call" if "(call, " in flat(when) else ""
        lines.insert(0, arrow(parameter, when, "applies", 2))
    if question.too_many is not None:
        many = condition_code(question.too_many, plan)
        lines.append(arrow(_run_parts(flat(many)), many, "tooMany", 2))
    return lines


def _run_parts(text: str) -> str:
    """The parts of a run that an expression takes, as a parameter."""
    used = [name for name, sign in (("call", "(call, "), ("loaded", "loaded.")) if sign in text]
    return f"{{ {', '.join(used)} }}" if used else ""


def _message(question: QuestionPlan, plan: HandlerPlan) -> list[str]:
    if not question.variants:
        return ['  message: (run) => say(run, "message"),']
    conditions = [(key, condition_code(when, plan)) for key, when in question.variants]
    used = _run_parts(" ".join(flat(code) for _, code in conditions))
    lines = ["  message(run) {", *([f"    const {used} = run;"] if used else [])]
    for key, code in conditions:
        lines += _if(code, f"return say(run, {string(key)});")
    return [*lines, '    return say(run, "message");', "  },"]


def _if(code: Code, then: str) -> list[str]:
    """Write an `if` in a method; a long condition gets lines of its own."""
    line = f"    if ({flat(code)}) {{"
    if len(line) > 80:
        line = f"    if (\n      {laid_out(code, 4, 4, 3)}\n    ) {{"
    return [line, f"      {then}", "    }"]


def values_code(question: QuestionPlan) -> str:
    """Write the values of every placeholder, by name."""
    code = mapping({value.name: value_code(value) for value in question.values})
    text = flat(code)
    used = _run_parts(text)
    candidate = ", candidate" if "own(candidate, " in text else ""
    parameters = (used or ("_run" if candidate else "")) + candidate
    return arrow(parameters, code, "values", 2)


def _fallback(question: QuestionPlan) -> list[str]:
    fallback = question.fallback
    if fallback.kind == "operator-allowed":
        return ["  consents: ({ options }) => options.operatorAllows === true,"]
    if fallback.kind != "preview-then-argument" or not fallback.argument:
        return []
    consent = f"{flat(at_code('at', fallback.argument))}.includes(true)"
    return [arrow("{ call }", consent, "consents", 2), "  previews: true,"]


def _mode(question: QuestionPlan, plan: HandlerPlan) -> list[str]:
    lines = []
    if question.url is not None:
        lines += ["  page: true,"] if plan.forms else []
        lines += [f"  rounds: {question.url.rounds},"]
    elif plan.pages:
        lines += ["  rounds: 0,"]
    if plan.forms:
        fields = array([_field(field) for field in question.fields])
        lines += [entry("fields", fields, 2), *_read(question)]
    return lines


def _field(field: FieldPlan) -> Code:
    parts: dict[str, Code] = {
        "name": string(field.name),
        "title": string(field.title),
        "description": string(field.description),
        **_options(field),
        "later": _shape(field.later),
        "legacy": _shape(field.legacy),
    }
    return mapping(parts)


def _shape(shape: WireShape) -> Code:
    """Write how a field is sent; the keywords are those of no word and no option."""
    parts: dict[str, Code] = {"type": string(shape.type)}
    if shape.options is not None:
        parts["list"] = string(shape.options)
    if shape.required:
        parts["required"] = "true"
    if shape.keywords:
        parts["keywords"] = literal(shape.keywords)
    return mapping(parts)


def _options(field: FieldPlan) -> Mapping[str, Code]:
    """The options; with candidates the safe ones, which come before them, and the others."""
    pairs = {
        role: array(
            [
                array([string(option.value), string(option.title)])
                for option in field.options
                if role in ("all", "safe" if option.role == "safe" else "others")
            ]
        )
        for role in ("all", "safe", "others")
    }
    if field.candidates is None:
        return {"options": pairs["all"]} if field.options else {}
    others = {"others": pairs["others"]} if pairs["others"].parts else {}
    return {"options": pairs["safe"], "each": string(field.candidates.title), **others}


def _read(question: QuestionPlan) -> list[str]:
    """Write how an answer is read; what the form does not allow reads as nothing."""
    if not question.fields:
        return ["  read: () => undefined,"]
    typed = [field for field in question.fields if field.typed_match is not None]
    answer = f"Answer{_pascal(question.suffix)}"
    lines = [
        f"  read({'run, ' if typed else '_run, '}content) {{",
        f"    const read = {answer}.safeParse(content);",
        "    if (!read.success) {",
        "      return undefined;",
        "    }",
    ]
    for field in typed:
        shown = f"own(this.values(run), {string(field.typed_match or '')})"
        lines += _if(f"!sameText(read.data{_member(field.name)}, {shown})", "return undefined;")
    return [*lines, *_picked(question), "  },"]


def _picked(question: QuestionPlan) -> list[str]:
    chosen = next((field for field in question.fields if field.candidates), None)
    if question.candidates is None:
        return ["    return read.data;"]
    if chosen is None:
        return ["    return { answer: read.data, picked: [] };"]
    value = f"read.data{_member(chosen.name)}"
    if not chosen.required:
        value = f"{value} ?? []"
    lines = [statement("const picked = ", f"[{value}].flat()", ";", 4)]
    if chosen.allowed:
        fixed = flat(literal(list(chosen.allowed)))
        lines[0] = f"    const fixed: string[] = {fixed};\n" + statement(
            "const picked = ", f"[{value}].flat().filter((one) => !fixed.includes(one))", ";", 4
        )
    return [*lines, "    return { answer: read.data, picked };"]


def _member(name: str) -> str:
    return f".{name}" if name.isidentifier() and name.isascii() else f"[{string(name)}]"


def _pascal(suffix: str) -> str:
    return "".join(word.capitalize() for word in suffix.split("_"))


def _candidates(question: QuestionPlan) -> list[str]:
    found = question.candidates
    if found is None:
        return []
    fixed = [option.value for field in question.fields for option in field.options]
    parts: dict[str, Code] = {
        "load": string(camel(found.load)),
        "key": string(found.value),
        "fixed": array([string(value) for value in fixed]),
        "bands": array([_band(band) for band in question.bands]),
    }
    return [entry("candidates", mapping(parts), 2)]


def _band(band: BandPlan) -> Code:
    most: dict[str, Code] = {} if band.most is None else {"most": str(band.most)}
    text = {"text": string(band.text)}
    return mapping({"least": str(band.least), **most, "does": string(band.does), **text})


def outcomes_code(question: QuestionPlan) -> str:
    """Write what each outcome answers, by its name."""
    code = mapping({outcome.name: outcome_code(outcome) for outcome in question.outcomes})
    return arrow("call" if "(call, " in flat(code) else "", code, "outcomes", 2)


def words_code(question: QuestionPlan) -> str:
    """Write the words of a question, a table by locale."""
    rows: list[str] = []
    for locale, words in question.words.items():
        texts = {key: message_code(text) for key, text in words.items()}
        rows.append(f"  {_key(locale)}: {{")
        rows += [entry(key, text, 4) for key, text in texts.items()]
        rows.append("  },")
    return f"const WORDS{question.suffix.upper()} = {{\n" + "\n".join(rows) + "\n};"


def _key(name: str) -> str:
    return entry(name, "", 0).removesuffix(": ,")
