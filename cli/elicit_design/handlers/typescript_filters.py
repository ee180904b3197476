"""What the TypeScript templates call: filters that write code, and questions about a plan."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import Any

from elicit_design.handlers import typescript_code, typescript_question
from elicit_design.handlers.plan import (
    FieldPlan,
    HandlerPlan,
    LoadPlan,
    LocalePlan,
    OptionStyle,
    QuestionPlan,
    WireShape,
)
from elicit_design.handlers.typescript_code import camel, message_code
from elicit_design.handlers.typescript_layout import (
    Code,
    array,
    entry,
    flat,
    literal,
    mapping,
    statement,
    string,
)
from elicit_design.words.clean import QUOTES
from elicit_design.words.message import Message, Part, Plural, Size, Value

_LOAD_SECONDS = 10.0


def spaced(text: str) -> str:
    """Leave one blank line where parts of a module meet; literals hold no line breaks."""
    return re.sub(r"\n{3,}", "\n\n", text)


def used_in(names: Iterable[str], text: str) -> str:
    """Return those names that the text calls."""
    return ", ".join(name for name in names if re.search(rf"\b{re.escape(name)}\(", text))


def fields(plan: HandlerPlan) -> list[FieldPlan]:
    """Return the fields of all forms."""
    return [field for question in plan.questions for field in question.fields]


def shapes(plan: HandlerPlan) -> list[WireShape]:
    """Return every way in which a field is sent."""
    return [shape for field in fields(plan) for shape in (field.legacy, field.later)]


def lists(plan: HandlerPlan, *wanted: OptionStyle) -> bool:
    """Whether a form lists options in one of these ways."""
    return any(shape.options in wanted for shape in shapes(plan))


def lists_as_text(plan: HandlerPlan) -> bool:
    """Whether a choice of several is asked for as text."""
    return any(field.kind == "multi-choice" and field.as_text for field in fields(plan))


def only_list(plan: HandlerPlan) -> bool:
    """Whether every field has options."""
    return all(shape.options is not None for shape in shapes(plan))


def list_type(plan: HandlerPlan) -> str:
    """Write the ways in which options are listed, as a type."""
    found = dict.fromkeys(shape.options for shape in shapes(plan) if shape.options)
    return " | ".join(string(one) for one in found)


def fallback(plan: HandlerPlan, *wanted: str) -> bool:
    """Whether a question has one of these fallbacks."""
    return any(question.fallback.kind in wanted for question in plan.questions)


def refuses(plan: HandlerPlan) -> bool:
    """Whether there is a load without which nothing is asked."""
    return any(load.if_unknown == "refuse" for load in plan.loads)


def chooses(plan: HandlerPlan) -> bool:
    """Whether a question has candidates to choose from."""
    return any(question.candidates is not None for question in plan.questions)


def checks(plan: HandlerPlan, wanted: str) -> bool:
    """Whether a load is compared in this way."""
    return any(load.check == wanted for load in plan.loads)


def conditional(plan: HandlerPlan) -> bool:
    """Whether there are calls that no question is for."""
    return any(typescript_question.conditional(question, plan) for question in plan.questions)


def answer_type(plan: HandlerPlan) -> str:
    """Return the type of any answer; `answers` declares it where there are several."""
    names = _answers(plan)
    return names[0] if len(names) == 1 else "Answer"


def answers(plan: HandlerPlan) -> str:
    """Write the type of any answer, where there are several."""
    names = _answers(plan)
    before, inside = "export type Answer =", " | ".join(names)
    if len(before) + len(inside) + 2 <= 80:
        return f"{before} {inside};"
    if len(inside) + 3 <= 80:
        return f"{before}\n  {inside};"
    return "\n".join([before, *(f"  | {name}" for name in names)]) + ";"


def _answers(plan: HandlerPlan) -> list[str]:
    return [f"Answer{_pascal(question.suffix)}" for question in plan.questions if question.fields]


def inferred(question: QuestionPlan) -> str:
    """Write the type of an answer that its check allows."""
    name = f"Answer{_pascal(question.suffix)}"
    line = f"export type {name} = z.infer<typeof {name}>;"
    if len(line) <= 80:
        return line
    return f"export type {name} = z.infer<\n  typeof {name}\n>;"


def answer_schema(question: QuestionPlan) -> str:
    """Write the check of a question's answer."""
    name = f"Answer{_pascal(question.suffix)}"
    return typescript_code.answer_code(question, name)


def _pascal(suffix: str) -> str:
    return "".join(word.capitalize() for word in suffix.split("_"))


def candidate_loads(plan: HandlerPlan) -> str:
    """Write the names of the loads that candidates come from, as a type."""
    found = dict.fromkeys(q.candidates.load for q in plan.questions if q.candidates)
    return " | ".join(string(camel(name)) for name in found)


def uses(plan: HandlerPlan, what: str) -> bool:
    """Whether the texts of a plan hold plurals, sizes, or anything written as a number."""
    found = set(_written(plan))
    return what in found or (what == "numbers" and bool(found & {"count", "sizes", "plurals"}))


def writes(plan: HandlerPlan, kind: str) -> bool:
    """Whether the words name a value of this kind."""
    return kind in plan.kinds


def _written(plan: HandlerPlan) -> Iterator[str]:
    for question in plan.questions:
        for words in question.words.values():
            for message in words.values():
                yield from _parts(message)
    yield from plan.kinds
    if "list" in plan.kinds:
        yield "count"
        yield from _parts(plan.locales[0].words["value.more"])


def _parts(message: Message) -> Iterator[str]:
    for part in message.parts:
        if isinstance(part, Plural):
            yield "plurals"
            for _, arm in (*part.exact, *part.categories):
                yield from _parts(arm)
        elif isinstance(part, Size):
            yield "sizes"
        elif isinstance(part, Value):
            yield "values"


def tables(plan: HandlerPlan) -> str:
    """Write the constants that the rest of a handler looks things up in."""
    return "\n\n".join([*_types(plan), *_words(plan), *_values(plan), *_loads(plan)])


def _types(plan: HandlerPlan) -> Iterator[str]:
    locales = ", ".join(string(locale.name) for locale in plan.locales)
    yield f"const LOCALES = [{locales}] as const;\ntype Locale = (typeof LOCALES)[number];"
    plurals, sizes = uses(plan, "plurals"), uses(plan, "sizes")
    parts = ["string", *(["typeof N"] if sizes else []), "Value", *(["Plural"] if plurals else [])]
    lines = [
        "type Values = Readonly<Record<string, unknown>>;",
        "type Text = string | readonly Part[];",
        f"type Part = {' | '.join(parts)};",
        "type Value = Readonly<{ value: string }>;",
    ]
    if plurals:
        lines.append("type Arms = Readonly<Record<string, Text>> & { readonly other: Text };")
        lines.append("type Plural = Readonly<{ plural: string; arms: Arms }>;")
    written = dict.fromkeys(v.kind for q in plan.questions for v in q.values) | {"text": None}
    lines.append(f"type Kind = {' | '.join(string(kind) for kind in sorted(written))};")
    lines.append("type Kinds = Readonly<Record<string, readonly [Kind, number]>>;")
    yield "\n".join(lines)
    rows = []
    if sizes:
        rows.append("/** In an arm of a plural: the number it was chosen by. */")
        rows.append('const N: unique symbol = Symbol("number");')
    if uses(plan, "values"):
        rows.append("const value = (name: string): Value => ({ value: name });")
    if plurals:
        rows.append("const plural = (name: string, arms: Arms): Plural => ({")
        rows += ["  plural: name,", "  arms,", "});"]
    if rows:
        yield "\n".join(rows)
    if not uses(plan, "values") and not plurals:
        return
    yield (
        "/** The parts of a text, in order. */\n"
        "function text(plain: TemplateStringsArray, ...parts: Part[]): Part[] {\n"
        "  return plain.flatMap((one, n) => [one, ...parts.slice(n, n + 1)]);\n"
        "}"
    )


def _words(plan: HandlerPlan) -> Iterator[str]:
    yield from (typescript_question.words_code(question) for question in plan.questions)
    found = {value.name: value for question in plan.questions for value in question.values}
    rows = {
        value.name: array([string(value.kind), str(value.limit)])
        for value in found.values()
        if value.kind != "text" or value.limit != 80
    }
    before = "const KINDS: Kinds = "
    yield _constant(before, rows)


def _constant(before: str, rows: Mapping[str, Code], after: str = ";") -> str:
    if not rows:
        return f"{before}{{}}{after}"
    lines = "\n".join(entry(key, code, 2) for key, code in rows.items())
    return f"{before}{{\n{lines}\n}}{after}"


def _values(plan: HandlerPlan) -> Iterator[str]:
    yield _constant("const VALUES = ", {one.name: _locale(one, plan) for one in plan.locales})


def _locale(locale: LocalePlan, plan: HandlerPlan) -> Code:
    parts: dict[str, Code] = {"empty": _plain(locale.words["value.empty"])}
    if "list" in plan.kinds:
        parts["none"] = _plain(locale.words["value.none"])
        parts["more"] = message_code(locale.words["value.more"])
    if "money" in plan.kinds:
        per = "money.per."
        units = {key.removeprefix(per): text for key, text in locale.words.items() if per in key}
        money = {"none": locale.words["money.none"], **units}
        parts["money"] = mapping({key: _plain(text) for key, text in money.items()})
    if "instant" in plan.kinds:
        parts["instant"] = _plain(locale.words["instant.full"])
        parts["unzoned"] = _plain(locale.words["instant.no-zone"])
    return mapping(parts)


def _plain(message: Message) -> str:
    """Write a text whose values are put into it by name."""
    return string("".join(_named(part) for part in message.parts))


def _named(part: Part) -> str:
    if isinstance(part, Plural):
        return "".join(_named(one) for one in dict(part.categories)["other"].parts)
    return str(getattr(part, "text", "")) or f"{{{getattr(part, 'name', '')}}}"


def _loads(plan: HandlerPlan) -> Iterator[str]:
    if not plan.loads:
        return
    rows = {camel(one.name): literal(one.limit_seconds or _LOAD_SECONDS) for one in plan.loads}
    yield _constant("/** How long each may take. */\nconst SECONDS = ", rows)


def _compared(plan: HandlerPlan) -> list[LoadPlan]:
    return [load for load in plan.loads if load.check != "none"]


def seen(plan: HandlerPlan) -> str:
    """Write what is kept of the loads: a fingerprint where no size has to be compared."""
    rows = {camel(load.name): _kept(load) for load in _compared(plan)}
    lines = [entry(name, code, 4) for name, code in rows.items()]
    inside = "\n".join(["  return {", *lines, "  };"])
    loaded = "  const { loaded } = run;\n" if "loaded." in inside else ""
    return f"function seen(run: Run): Seen {{\n{loaded}{inside}\n}}"


def _kept(load: LoadPlan) -> Code:
    name = camel(load.name)
    if load.check == "chosen":
        return "mapped(keyed(run), digest)"
    return f"digest(loaded.{name})" if load.check == "same" else f"loaded.{name} ?? null"


def changed(plan: HandlerPlan) -> str:
    """Write whether what was seen no longer holds."""
    tests = [_worse(camel(load.name), load.check) for load in _compared(plan)]
    picked = ", picked: readonly string[]" if chooses(plan) else ""
    head = f"function changed(before: Seen, now: Seen{picked}): boolean {{"
    if len(tests) == 1:
        return "\n".join([head, f"  return {tests[0]};", "}"])
    line = f"  return {' || '.join(tests)};"
    if len(line) > 80:
        line = f"    {' || '.join(tests)}"
        line = line if len(line) <= 80 else "    " + " ||\n    ".join(tests)
        line = f"  return (\n{line}\n  );"
    return "\n".join([head, line, "}"])


def _worse(name: str, check: str) -> str:
    if check == "same":
        return f"before.{name} !== now.{name}"
    if check == "chosen":
        return f"moved(before.{name}, now.{name}, picked)"
    return f"{'grew' if check == 'not-more' else 'dearer'}(before.{name}, now.{name})"


def questions(plan: HandlerPlan) -> str:
    """Write the list of the questions, where there are cases."""
    names = [typescript_question.question_name(question) for question in plan.questions]
    return statement("const QUESTIONS = ", array(list(names)), ";")


def quotes() -> str:
    """Write the marks that could close a quotation, for a regular expression."""
    return "".join(_escaped(mark) for mark in sorted(QUOTES))


def _escaped(mark: str) -> str:
    code = ord(mark)
    if 0x20 < code < 0x7F:
        return mark
    return f"\\u{code:04x}" if code <= 0xFFFF else f"\\u{{{code:x}}}"


FILTERS: Mapping[str, Callable[..., Any]] = {
    "answer_schema": answer_schema,
    "answer_type": answer_type,
    "answers": answers,
    "inferred": inferred,
    "several_answers": lambda plan: len(_answers(plan)) > 1,
    "camel": camel,
    "candidate_loads": candidate_loads,
    "checks": checks,
    "chooses": chooses,
    "comment": typescript_code.comment,
    "conditional": conditional,
    "fallback": fallback,
    "changed": changed,
    "seen": seen,
    "batched": lambda plan: any(question.too_many for question in plan.questions),
    "compared": lambda plan: bool(_compared(plan)),
    "several_values": lambda plan: bool(plan.kinds - {"text"}),
    "priced": lambda plan: "money" in plan.kinds or any(x.kind == "money" for x in plan.loads),
    "found": lambda plan: any(load.kind == "candidates" for load in plan.loads),
    "list_type": list_type,
    "lists": lists,
    "lists_as_text": lists_as_text,
    "only_list": only_list,
    "member": typescript_code.member_code,
    "pascal": _pascal,
    "questions": questions,
    "question_object": typescript_question.question_object,
    "refuses": refuses,
    "signature": typescript_code.signature_code,
    "string": string,
    "tables": tables,
    "used_in": used_in,
    "uses": uses,
    "writes": writes,
    "flat": flat,
}
