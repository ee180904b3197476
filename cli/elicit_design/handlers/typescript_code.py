"""The parts of a plan as TypeScript code: words, conditions, types and constants."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence

from elicit_design.handlers.plan import (
    FieldPlan,
    HandlerPlan,
    LoadPlan,
    OutcomePlan,
    QuestionPlan,
    ValuePlan,
)
from elicit_design.handlers.typescript_layout import (
    WIDTH,
    Chain,
    Code,
    Group,
    array,
    call,
    flat,
    key_code,
    laid_out,
    literal,
    mapping,
    string,
    template,
)
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
from elicit_design.model.values import Json
from elicit_design.words.clean import clean
from elicit_design.words.message import Literal, Message, Part, Plural, Size

# Every object has a member of these names, or is waited for when it has one.
_INHERITED = frozenset(
    [
        "hasOwnProperty",
        "isPrototypeOf",
        "propertyIsEnumerable",
        "then",
        "toLocaleString",
        "toString",
        "valueOf",
    ]
)
_LOAD_TYPES: Mapping[LoadKind, str] = {
    "count": "number",
    "candidates": "readonly Candidate[]",
    "money": "Money",
    "list": "readonly string[]",
    "label": "string",
    "instant": "string",
    "state": "string | boolean",
}


def camel(name: str) -> str:
    """Turn one of the plan's identifiers into camelCase; different ones stay different."""
    text = re.sub(r"_([a-z])", lambda found: found[1].upper(), name)
    return f"{text}_" if text in _INHERITED else text


def comment(text: str, limit: int = 200) -> str:
    """Make text of others fit for a comment of one line."""
    return clean(text, limit).replace("*/", "* /").rstrip(".")


def member_code(load: LoadPlan) -> str:
    """Write a load as a member of what was loaded."""
    return f"  readonly {camel(load.name)}?: {_LOAD_TYPES[load.kind]} | undefined;"


def signature_code(load: LoadPlan) -> str:
    """Write the method by which the author reads a load."""
    name, result = camel(load.name), f"Promise<{_LOAD_TYPES[load.kind]} | undefined>;"
    line = f"  {name}(call: Arguments, signal: AbortSignal): {result}"
    if len(line) <= 80:
        return line
    return f"  {name}(\n    call: Arguments,\n    signal: AbortSignal,\n  ): {result}"


def message_code(message: Message) -> Code:
    """Write a message: plain text as a string, else a tagged template of its parts."""
    if all(isinstance(part, Literal) for part in message.parts):
        return string("".join(part.text for part in message.parts if isinstance(part, Literal)))
    return f"text`{''.join(_part(part) for part in message.parts)}`"


def _part(part: Part) -> str:
    if isinstance(part, Literal):
        return template(part.text)
    if isinstance(part, Size):
        return "${N}"
    if isinstance(part, Plural):
        return "${" + flat(_plural(part)) + "}"
    return "${value(" + string(part.name) + ")}"


def _plural(part: Plural) -> Code:
    arms: dict[str, Code] = {f"={number}": message_code(arm) for number, arm in part.exact}
    arms |= {category: message_code(arm) for category, arm in part.categories}
    return call("plural", string(part.name), mapping(arms))


def condition_code(condition: Condition, plan: HandlerPlan, *, negate: bool = False) -> Code:
    """Write a condition over the call's arguments, `call`, and over what was `loaded`."""
    match condition:
        case AllOf(parts) | AnyOf(parts):
            operator = "&&" if isinstance(condition, AllOf) is not negate else "||"
            return _chain(operator, [condition_code(part, plan, negate=negate) for part in parts])
        case Not(part):
            return condition_code(part, plan, negate=not negate)
        case ArgumentTest(argument, operator, value):
            return _test(operator, value, at_code("at", argument), negate=negate)
        case LoadTest():
            return _load_test(condition, plan, negate=negate)
        case Always():
            return "false" if negate else "true"


def _load_test(test: LoadTest, plan: HandlerPlan, *, negate: bool) -> Code:
    name = camel(next(known.name for known in plan.loads if known.key == test.load))
    if test.operator in ("unknown", "absent"):
        return f"loaded.{name} {'!==' if negate else '==='} undefined"
    return _test(test.operator, test.value, f"known(loaded.{name})", negate=negate)


def _chain(operator: str, parts: list[Code]) -> Code:
    """Join operands; one chain within another of the same operator is one chain."""
    joined: list[Code] = []
    for part in parts:
        same = isinstance(part, Chain) and part.operator == operator
        joined += part.operands if same and isinstance(part, Chain) else [part]
    if not joined:
        return "true" if operator == "&&" else "false"
    return joined[0] if len(joined) == 1 else Chain(operator, tuple(joined))


def path_of(pointer: str) -> list[str]:
    """Return the steps of a JSON pointer; `-` stands for every member of an array."""
    return [step.replace("~1", "/").replace("~0", "~") for step in pointer.split("/")[1:]]


def at_code(function: str, pointer: str) -> Code:
    """Write the look-up of a JSON pointer in the call's arguments."""
    return call(function, "call", *(string(step) for step in path_of(pointer)))


def _test(operator: str, value: Json, found: Code, *, negate: bool) -> Code:
    if operator in ("absent", "unknown"):
        return f"{flat(found)}.length {'>' if negate else '==='} 0"
    several = operator == "in" and isinstance(value, (list, tuple))
    wanted = value if several and isinstance(value, (list, tuple)) else [value]
    if operator == "above":
        wanted = [value if isinstance(value, (int, float)) else 0]
    function = operator if operator in ("above", "contains") else "isOne"
    return call(("!" if negate else "") + function, found, *(literal(item) for item in wanted))


def value_code(value: ValuePlan) -> Code:
    """Write where a placeholder's value comes from."""
    if value.source == "load":
        return f"loaded.{camel(value.load)}"
    if value.source == "candidate":
        return f"own(candidate, {string(value.member)})"
    return at_code("at" if value.kind == "list" else "first", value.argument)


def outcome_code(outcome: OutcomePlan) -> Code:
    """Write what an outcome answers: the key of its text, `isError`, structured content."""
    parts: dict[str, Code] = {"text": string(outcome.text)}
    if outcome.is_error:
        parts["isError"] = "true"
    if outcome.structured is not None:
        parts["structured"] = _echoed(outcome.structured)
    return mapping(parts)


def _echoed(value: Json) -> Code:
    """Write structured content, `{"$argument": pointer}` as the look-up of an argument."""
    if isinstance(value, Mapping):
        if set(value) == {"$argument"}:
            return at_code("first", str(value["$argument"]))
        return mapping({str(key): _echoed(item) for key, item in value.items()})
    if isinstance(value, (list, tuple)):
        return array([_echoed(item) for item in value])
    return literal(value)


def answer_code(question: QuestionPlan, name: str) -> str:
    """Write the check of a question's answer; constants that do not consent are not in it."""
    rows = [_answer_row(field) for field in question.fields]
    return f"const {name} = z.object({{\n" + "\n".join(rows) + "\n});"


def _answer_row(field: FieldPlan) -> str:
    first, *calls = (flat(part) for part in _checks(field))
    before, line = f"  {key_code(field.name)}: ", "".join([first, *calls])
    long_chain = len(calls) > 1 and field.kind == "multi-choice" and "z.enum([" in first
    if field.as_text:
        read = "listed" if field.kind == "multi-choice" else "numeric"
        whole = f"{before}z.preprocess({read}, {line}),"
        if len(whole) <= WIDTH and not long_chain:
            return whole
        inner = _broken(first, calls, 4) if long_chain else line
        return f"{before}z.preprocess(\n    {read},\n    {inner},\n  ),"
    if long_chain:
        return f"{before}{_broken(first, calls, 2)},"
    if len(before + line) + 1 > WIDTH and not calls:
        return before + laid_out(_checks(field)[0], 2, len(before), 1) + ","
    return f"{before}{line},"


def _broken(first: str, calls: Sequence[str], indent: int) -> str:
    """Write a chain of calls, one a line."""
    return f"\n{' ' * (indent + 2)}".join(["z", first.removeprefix("z"), *calls])


def _checks(field: FieldPlan) -> list[Code]:
    """Write the check of an answer as its start and the calls that follow it."""
    if field.has_default and not field.required:
        return [*_kind_checks(field), f".default({flat(literal(field.default))})"]
    return _kind_checks(field) + ([] if field.required else [".optional()"])


def _kind_checks(field: FieldPlan) -> list[Code]:
    if field.kind in ("choice", "multi-choice"):
        constants = tuple(("", string(value)) for value in field.allowed)
        free = field.candidates is not None or not constants
        one: Code = "z.string()" if free else Group("z.enum([", constants, "])")
        return [one] if field.kind == "choice" else [call("z.array", one), *_ends(field, "Items")]
    if field.kind == "string":
        start = _FORMATS.get(str(field.schema.get("format")), "z.string()")
        return [start, *_ends(field, "Length")]
    if field.kind == "boolean":
        return ["z.boolean()"]
    return [f"z.{'int' if field.kind == 'integer' else 'number'}()", *_ends(field, "imum")]


_FORMATS = {
    "email": "z.email()",
    "uri": "z.url()",
    "date": "z.iso.date()",
    "date-time": "z.iso.datetime({ offset: true })",
}


def _ends(field: FieldPlan, suffix: str) -> list[Code]:
    found = ((end, field.schema.get(f"{end}{suffix}")) for end in ("min", "max"))
    return [f".{end}({flat(literal(value))})" for end, value in found if value is not None]
