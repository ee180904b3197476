"""What the Python templates call: filters that write code, and questions about a plan."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from typing import Any

from elicit_design.handlers import python_code, python_question
from elicit_design.handlers.names import pascal
from elicit_design.handlers.plan import HandlerPlan, LocalePlan, QuestionPlan, ValuePlan
from elicit_design.handlers.python_layout import (
    WIDTH,
    Code,
    Group,
    call,
    flat,
    laid_out,
    literal,
    mapping,
    string,
    tuple_of,
)
from elicit_design.model.trigger import Always, Condition
from elicit_design.words.message import Message, Plural, Size


def then(before: str, code: Code, after: str = "", margin: int = 8) -> str:
    """Write `before`, an expression and `after` as one statement at a margin."""
    return python_question.statement(before, code, after, margin)


def signature(before: str, parameters: str, returns: str) -> str:
    """Write the head of a function, with its parameters on a line of their own if need be."""
    margin = " " * (len(before) - len(before.lstrip()))
    line = f"{before}({parameters}) -> {returns}:"
    if len(line) <= WIDTH:
        return line
    if len(margin) + 4 + len(parameters) <= WIDTH:
        return f"{before}(\n{margin}    {parameters}\n{margin}) -> {returns}:"
    each = "".join(f"{_parameter(part, f'{margin}    ')},\n" for part in _parameters(parameters))
    return f"{before}(\n{each}{margin}) -> {returns}:"


def _parameter(text: str, margin: str) -> str:
    """Write a parameter on a line of its own, a union that does not fit there on several."""
    line = f"{margin}{text}"
    return line if len(line) < WIDTH else line.replace(" | ", f"\n{margin}| ")


def union(names: Sequence[str], before: str, after: str = "") -> str:
    """Write a union after `before`, in brackets with a line for each name if it does not fit."""
    line = f"{before}{' | '.join(names)}{after}"
    if len(line) <= WIDTH:
        return line
    margin = " " * (len(before) - len(before.lstrip()))
    inner = f"{margin}    {' | '.join(names)}"
    if len(inner) > WIDTH:
        inner = inner.replace(" | ", f"\n{margin}    | ")
    return f"{before}(\n{inner}\n{margin}){after}"


def _parameters(text: str) -> list[str]:
    """Split at the commas that stand outside brackets."""
    parts, depth = [""], 0
    for mark in text:
        depth += (mark == "[") - (mark == "]")
        if mark == "," and not depth:
            parts.append("")
        else:
            parts[-1] += mark
    return [part.strip() for part in parts]


def plain(value: object) -> str:
    """Write short plain data on one line."""
    return flat(literal(list(value) if isinstance(value, (set, frozenset)) else value))


def used_in(names: Iterable[str], text: str, follows: str) -> str:
    """Return those names that stand in the text with `follows` behind them."""
    return ", ".join(name for name in names if _stands(name + follows, text))


def imported(names: Iterable[str], module: str, text: str) -> str:
    """Write the import of those names that the text uses, inside a `try`."""
    found = [name.rstrip("([") for name in names if _stands(name, text)]
    if not found:
        return ""
    line = f"    from {module} import {', '.join(found)}"
    if len(line) <= WIDTH:
        return line
    return "\n".join(
        [f"    from {module} import (", *(f"        {name}," for name in found), "    )"]
    )


def _stands(needle: str, text: str) -> bool:
    at = text.find(needle)
    while at >= 0:
        if at == 0 or not (text[at - 1].isalnum() or text[at - 1] in "_."):
            return True
        at = text.find(needle, at + 1)
    return False


def answer_union(plan: HandlerPlan) -> str:
    """Return the attribute for an answer to any of the questions."""
    names = [f"Answer{_suffix(question)}" for question in plan.questions if question.fields]
    return union([*names, "None"], "    answer: ", " = None")


def question_union(plan: HandlerPlan) -> str:
    """Return the alias for any of the questions."""
    return union([f"Question{_suffix(question)}" for question in plan.questions], "Question = ")


def form_types(plan: HandlerPlan) -> str:
    """Return the type of the questions that are forms."""
    return " | ".join(f"Question{_suffix(one)}" for one in plan.questions if one.fields)


def page_types(plan: HandlerPlan) -> str:
    """Return the parameter for a question that is a page."""
    names = (f"Question{_suffix(one)}" for one in plan.questions if one.url)
    return _parameter(f"question: {' | '.join(names)}", "    ")


def params_types(plan: HandlerPlan) -> str:
    """Return the type of what is sent to ask."""
    names = ["ElicitRequestFormParams"] if plan.forms else []
    return " | ".join([*names, *(["ElicitRequestURLParams"] if plan.pages else [])])


def pascal_suffix(suffix: str) -> str:
    """Return the part of a type's name that tells the questions of a tool apart."""
    return pascal(suffix) if suffix else ""


def _suffix(question: QuestionPlan) -> str:
    return pascal_suffix(question.suffix)


def falls_back(plan: HandlerPlan, *kinds: str) -> bool:
    """Whether a question has one of these fallbacks."""
    return any(question.fallback.kind in kinds for question in plan.questions)


def conditional(question: QuestionPlan) -> bool:
    """Whether calls exist that the question is not about."""
    return not isinstance(question.when, Always)


def uses(plan: HandlerPlan, part: str) -> bool:
    """Whether the words use a kind of value, plurals, sizes, or numbers at all."""
    if part == "kinds":
        return bool(_declared(plan))
    if part == "plurals":
        return any(isinstance(one, Plural) for one in _parts(plan))
    if part == "sizes":
        return any(isinstance(one, Size) for one in _parts(plan))
    if part == "numbers":
        return any(uses(plan, one) for one in ("plurals", "sizes", "count", "money"))
    return part in plan.kinds


def _parts(plan: HandlerPlan) -> Iterator[object]:
    for question in plan.questions:
        for words in question.words.values():
            for message in words.values():
                yield from _below(message)


def _below(message: Message) -> Iterator[object]:
    for part in message.parts:
        yield part
        if isinstance(part, Plural):
            for _, arm in (*part.exact, *part.categories):
                yield from _below(arm)


def kinds(plan: HandlerPlan) -> Code:
    """Write the kind and limit of every value that is not plain short text."""
    return mapping({name: _kind(value) for name, value in _declared(plan).items()})


def _declared(plan: HandlerPlan) -> dict[str, ValuePlan]:
    values = (value for question in plan.questions for value in question.values)
    return {value.name: value for value in values if (value.kind, value.limit) != ("text", 80)}


def _kind(value: ValuePlan) -> Code:
    return tuple_of([string(value.kind), str(value.limit)])


def locale_tables(plan: HandlerPlan) -> list[tuple[str, Code]]:
    """Return the tables of what differs by locale, those that the words need."""
    tables = [("EMPTY", _by_locale(plan, lambda one: _word(one, "value.empty")))]
    if uses(plan, "numbers"):
        tables.append(("NUMBERS", _by_locale(plan, _numbers)))
    if uses(plan, "money"):
        tables.append(("MONEY", _by_locale(plan, _money)))
    if uses(plan, "list"):
        tables.append(("LISTS", _by_locale(plan, _lists)))
    return tables


def _by_locale(plan: HandlerPlan, write: Callable[[LocalePlan], Code]) -> Code:
    return mapping({locale.name: write(locale) for locale in plan.locales})


def _numbers(locale: LocalePlan) -> Code:
    parts = [string(locale.group), string(locale.decimal), str(locale.minimum_grouping)]
    return tuple_of(list(parts))


def _money(locale: LocalePlan) -> Code:
    words = {key.removeprefix("money.per."): text for key, text in locale.words.items()}
    periods = {key: _filled(text) for key, text in words.items() if not key.count(".")}
    return mapping({"none": _word(locale, "money.none"), **periods})


def _lists(locale: LocalePlan) -> Code:
    none, more = _word(locale, "value.none"), _word(locale, "value.more")
    return tuple_of([none, string(locale.pair), string(locale.last), more])


def _word(locale: LocalePlan, key: str) -> Code:
    return _filled(locale.words[key])


def _filled(message: Message) -> Code:
    """Write a word of the catalogue with its values as `{name}`."""
    return string("".join(_name_or_text(part) for part in message.parts))


def _name_or_text(part: object) -> str:
    if isinstance(part, Plural):
        return "".join(_name_or_text(one) for one in dict(part.categories)["other"].parts)
    text = getattr(part, "text", None)
    return str(text) if text is not None else "{" + str(getattr(part, "name", "")) + "}"


def outcome_line(outcome: Any) -> str:
    """Write one outcome as a line of a dictionary."""
    before = f"{string(outcome.name)}: "
    return " " * 12 + before + laid_out(python_code.outcome_code(outcome), 12, len(before), 1) + ","


def condition(what: Condition, plan: HandlerPlan, root: str = "self.call") -> Code:
    """Write a condition."""
    return python_code.condition_code(what, plan, root)


def answer(question: QuestionPlan) -> Code:
    """Write the answer with the candidate that was picked, as the arguments of `accept`."""
    made = python_question.answer_code(question)
    if question.candidates is None:
        return Group("self.accept(", (("", made),), ")")
    return call("self.accept", made, "candidate")


FILTERS: Mapping[str, Callable[..., Any]] = {
    "answer": answer,
    "answer_type": python_code.answer_type,
    "answer_union": answer_union,
    "question_union": question_union,
    "at": lambda pointer, root: flat(python_code.at_code(root, pointer)),
    "changed": python_question.changed_code,
    "compares": python_question.compares,
    "condition": condition,
    "conditional": conditional,
    "docstring": python_code.docstring,
    "early": python_question.early_code,
    "falls_back": falls_back,
    "form_types": form_types,
    "found": python_question.found_code,
    "imported": imported,
    "kinds": kinds,
    "load_type": python_code.load_type,
    "locale_tables": locale_tables,
    "outcome_line": outcome_line,
    "page_types": page_types,
    "params_types": params_types,
    "pascal": pascal_suffix,
    "plain": plain,
    "plural_test": python_code.plural_test,
    "property": python_question.field_code,
    "reading_load": python_question.load_code,
    "reading": python_question.reading_code,
    "seen": python_question.seen_code,
    "signature": signature,
    "sometimes": lambda question: not isinstance(question.ask, Always),
    "single": lambda text: "'" + text + "'",
    "string": string,
    "then": then,
    "used_in": used_in,
    "uses": uses,
    "values": python_question.values_code,
    "words": lambda question: python_code.words_code(question.words),
}
