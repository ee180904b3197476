"""The parts of a plan as Python code: words, conditions, types and constants."""

from __future__ import annotations

from collections.abc import Mapping

from elicit_design.handlers.plan import (
    FieldPlan,
    HandlerPlan,
    LoadPlan,
    OutcomePlan,
    QuestionPlan,
    ValuePlan,
)
from elicit_design.handlers.python_layout import (
    Chain,
    Code,
    call,
    flat,
    literal,
    mapping,
    string,
    tuple_of,
)
from elicit_design.model.design import FieldKind
from elicit_design.model.trigger import (
    AllOf,
    Always,
    AnyOf,
    ArgumentTest,
    Condition,
    LoadKind,
    LoadTest,
    Not,
)
from elicit_design.words.clean import clean
from elicit_design.words.message import Literal, Message, Part, Plural, Size

_LOAD_TYPES: dict[LoadKind, str] = {
    "count": "int",
    "candidates": "Sequence[Mapping[str, Any]]",
    "money": "Mapping[str, str]",
    "list": "Sequence[str]",
    "label": "str",
    "instant": "str",
    "state": "str | bool",
}
_ANSWER_TYPES: dict[FieldKind, str] = {
    "choice": "str",
    "multi-choice": "tuple[str, ...]",
    "string": "str",
    "integer": "int",
    "number": "float",
    "boolean": "bool",
}


def load_type(load: LoadPlan) -> str:
    """Return the type a load has when it is known."""
    return _LOAD_TYPES[load.kind]


def answer_type(field: FieldPlan) -> str:
    """Return the type of an answer; an optional one may be None."""
    return _ANSWER_TYPES[field.kind] + ("" if field.required else " | None")


def words_code(words: Mapping[str, Mapping[str, Message]]) -> Code:
    """Write a question's words as a dictionary by locale and key."""
    return mapping(
        {
            locale: mapping({key: message_code(text) for key, text in entries.items()})
            for locale, entries in words.items()
        }
    )


def message_code(message: Message) -> Code:
    """Write a message: plain text as a string, else its parts in a tuple."""
    if len(message.parts) == 1 and isinstance(message.parts[0], Literal):
        return string(message.parts[0].text)
    if not message.parts:
        return string("")
    return tuple_of([_part(part) for part in message.parts])


def _part(part: Part) -> Code:
    if isinstance(part, Literal):
        return string(part.text)
    if isinstance(part, Plural):
        exact = {f"={number}": message_code(arm) for number, arm in part.exact}
        arms = {category: message_code(arm) for category, arm in part.categories}
        return call("Plural", string(part.name), mapping({**exact, **arms}))
    return call("Size" if isinstance(part, Size) else "Value", string(part.name))


def condition_code(condition: Condition, plan: HandlerPlan, root: str = "self.call") -> Code:
    """Write a condition over the call's arguments, called `root`, and over `self.loaded`."""
    match condition:
        case AllOf(parts):
            return _chain("and", [condition_code(part, plan, root) for part in parts])
        case AnyOf(parts):
            return _chain("or", [condition_code(part, plan, root) for part in parts])
        case Not(part):
            return _negated(condition_code(part, plan, root))
        case ArgumentTest(argument, operator, value):
            return _test(operator, value, at_code(root, argument))
        case LoadTest():
            return _load_test(condition, plan)
        case Always():
            return "True"


def _load_test(test: LoadTest, plan: HandlerPlan) -> Code:
    name = next(known.name for known in plan.loads if known.key == test.load)
    if test.operator == "unknown":
        return f"self.loaded.{name} is None"
    return _test(test.operator, test.value, call("_known", f"self.loaded.{name}"))


def _chain(operator: str, parts: list[Code]) -> Code:
    return parts[0] if len(parts) == 1 else Chain(operator, tuple(parts))


def _negated(code: Code) -> Code:
    text = flat(code)
    if text in ("True", "False"):
        return "False" if text == "True" else "True"
    if text.endswith(" is None") and isinstance(code, str):
        return text.removesuffix("is None") + "is not None"
    return f"not ({text})" if isinstance(code, Chain) else f"not {text}"


def at_code(root: str, pointer: str) -> Code:
    """Write the look-up of a JSON pointer; `-` stands for every member of an array."""
    steps = pointer.split("/")[1:]
    names = [string(step.replace("~1", "/").replace("~0", "~")) for step in steps]
    return call("_at", root, *names)


def _test(operator: str, value: object, found: Code) -> Code:
    if operator in ("absent", "unknown"):
        return f"not {flat(found)}"
    name = {"equals": "_is_one", "in": "_is_one", "contains": "_contains", "above": "_above"}
    values = value if operator == "in" and isinstance(value, (list, tuple)) else [value]
    return call(name[operator], found, *(literal(item) for item in values))


def value_code(value: ValuePlan) -> Code:
    """Write where a placeholder's value comes from."""
    if value.source == "load":
        return f"self.loaded.{value.load}"
    if value.source == "candidate":
        return call("candidate.get", string(value.member))
    found = at_code("self.call", value.argument)
    return found if value.kind == "list" else call("_first", found)


def outcome_code(outcome: OutcomePlan) -> Code:
    """Write what an outcome answers: `isError`, the key of its text, structured content."""
    structured = "None" if outcome.structured is None else _echoed(outcome.structured)
    return tuple_of([repr(outcome.is_error), string(outcome.text), structured])


def _echoed(value: object) -> Code:
    """Write structured content, `{"$argument": pointer}` as the look-up of an argument."""
    if isinstance(value, Mapping):
        if set(value) == {"$argument"}:
            return call("_first", at_code("self.call", str(value["$argument"])))
        return mapping({str(key): _echoed(item) for key, item in value.items()})
    return literal(value)


def variants_code(question: QuestionPlan, plan: HandlerPlan) -> list[tuple[str, Code]]:
    """Return the message variants in order, each with its condition as code."""
    return [(key, condition_code(when, plan)) for key, when in question.variants]


def plural_test(test: str, locale: str) -> Code:
    """Write the test for a plural category, which is over the integer `n`, for one locale."""
    return Chain("and", (f"locale == {string(locale)}", test))


def docstring(text: str, limit: int = 200) -> str:
    """Make text of others fit for a docstring of one line."""
    return clean(text, limit).replace("\\", "\\\\")
