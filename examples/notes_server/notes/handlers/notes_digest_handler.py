"""Asks the user before the tool acts, and lets it act only on what they accepted.

Made by elicit-design from a design; change the design and make it anew. Yours to write
is one class with the methods of `NotesDigestActions`; then, in the server:

    @server.tool(name=TOOL)
    async def tool(..., ctx: Context) -> CallToolResult | InputRequiredResult:
        return await notes_digest(actions, {...}, ctx)

One handler serves the 2025 revisions, where the server asks while it works, and
2026-07-28, where it asks through its result and is called again. `MCPServer` seals what
is kept between the two; several workers share `RequestStateSecurity(keys=...)` and one
store of spent confirmations.
"""

from __future__ import annotations

import hashlib
import json
import logging
import re
import secrets
import time
import unicodedata
from collections.abc import Awaitable, Callable, Collection, Mapping, Sequence
from dataclasses import asdict, dataclass, field
from importlib.metadata import version
from typing import Any, Literal, Protocol, TypeGuard, TypeVar

import anyio

NEEDS = "this handler needs mcp 2.3 or a later 2.x"
try:
    _found = version("mcp")
    if not (2, 3) <= tuple(map(int, re.findall(r"\d+", _found)[:2])) < (3,):
        raise ImportError(f"mcp {_found} was found")
    from mcp.server.mcpserver import Context
    from mcp.server.session import ServerSession
    from mcp_types import (
        CallToolResult,
        ElicitRequest,
        ElicitRequestFormParams,
        ElicitResult,
        InputRequests,
        InputRequiredResult,
        TextContent,
    )
except ImportError as error:
    raise ImportError(f"{NEEDS}: {error}") from error

TOOL = "notes_digest"
LOCALES = ["en", "pt-BR"]
LIMIT_SECONDS = 300.0  # how long an answer may take
LOAD_SECONDS = 10.0
_log = logging.getLogger(__name__)

Arguments = Mapping[str, Any]
Candidate = Mapping[str, Any]


@dataclass(frozen=True)
class Value:
    """In a text: the value of this name."""

    name: str


Text = str | tuple[str | Value, ...]
Words = Mapping[str, Mapping[str, Text]]


@dataclass(frozen=True)
class Loaded:
    """What was read for this call; None where it could not be read in time."""

    draft: str | None = None
    fingerprint: str | bool | None = None


@dataclass(frozen=True)
class Answer:
    """What the user answered, already checked."""

    choice: str


@dataclass(frozen=True)
class Accepted:
    """A call that may act: the user agreed to it, or there was nothing to ask.

    Made in those two places alone, and `perform` takes nothing else.
    """

    arguments: Arguments
    loaded: Loaded
    answer: Answer | None = None
    candidate: Candidate | None = None


@dataclass(frozen=True)
class Stopped:
    """Any other end of a call; `text` stands in for the words of the design."""

    name: Literal[
        "refused",
        "dismissed",
        "unsupported",
        "ask-failed",
        "changed",
        "act-failed",
        "pending",
        "invalid",
    ]
    text: str | None = None
    candidate: Candidate | None = None


Outcome = Accepted | Stopped


@dataclass(frozen=True)
class Done:
    """What `perform` did: its result, and values that the design's words name."""

    structured: dict[str, Any] | None = None
    text: str | None = None
    values: Mapping[str, Any] = field(default_factory=dict[str, Any])


class NotesDigestActions(Protocol):
    """Yours to write. Everything else here is made anew when the design changes."""

    async def draft(self, arguments: Arguments, /) -> str | None:
        """Read: the summary given, or one that the client's model drafts"""
        ...

    async def fingerprint(self, arguments: Arguments, /) -> str | bool | None:
        """Read: fingerprint of the text of the note"""
        ...

    async def perform(self, accepted: Accepted, /) -> Done:
        """Act. What you raise is reported as a failure that may have half happened."""
        ...


WORDS: Words = {
    "en": {
        "message": (
            "Add this summary at the top of ",
            Value("title"),
            "? ",
            Value("draft"),
        ),
        "field.choice.title": "Summary to add",
        "field.choice.description": "Nothing changes unless you choose it here.",
        "option.leave-the-note-as-it-is": "Leave the note as it is",
        "option.add-this-summary": ("Add this summary to ", Value("title")),
        "outcome.accepted": ("Added the summary to ", Value("title"), "."),
        "outcome.refused": "Nothing was added: declined, or the client could not show the question. Do not retry without a new instruction.",
        "outcome.dismissed": "Nothing was added: no answer was given.",
        "outcome.unsupported": "Nothing was set: this client cannot ask. Use one that supports elicitation.",
        "outcome.ask-failed": "Nothing was set: the question timed out or did not arrive.",
        "outcome.changed": "Nothing was set: the summary changed after the question was shown.",
        "outcome.act-failed": "The call failed after consent, and part of it may have happened. Check the summary before trying again.",
    },
    "pt-BR": {
        "message": (
            "Adicionar este resumo no início de ",
            Value("title"),
            "? ",
            Value("draft"),
        ),
        "field.choice.title": "Resumo a adicionar",
        "field.choice.description": "Nada muda, a menos que você escolha aqui.",
        "option.leave-the-note-as-it-is": "Deixar a nota como está",
        "option.add-this-summary": ("Adicionar este resumo a ", Value("title")),
        "outcome.accepted": ("O resumo foi adicionado a ", Value("title"), "."),
        "outcome.refused": "Nada foi adicionado: recusado, ou o cliente não conseguiu mostrar a pergunta. Não tente de novo sem uma nova instrução.",
        "outcome.dismissed": "Nada foi adicionado: não houve resposta.",
        "outcome.unsupported": "Nada foi definido: este cliente não consegue mostrar a pergunta. Use um cliente com suporte a elicitation.",
        "outcome.ask-failed": "Nada foi definido: a pergunta expirou ou não chegou.",
        "outcome.changed": "Nada foi definido: houve mudança no summary depois que a pergunta foi mostrada.",
        "outcome.act-failed": "A chamada falhou depois do consentimento, e parte dela pode ter acontecido. Verifique o summary antes de tentar de novo.",
    },
}

KINDS: Mapping[str, tuple[str, int]] = {"draft": ("text", 400)}
EMPTY = {"en": "(empty)", "pt-BR": "(vazio)"}


class Question:
    """every call"""

    id = "every-call"

    def __init__(self, call: Arguments, loaded: Loaded, locale: str) -> None:
        self.call, self.loaded, self.locale = call, loaded, locale

    @classmethod
    async def load(
        cls, actions: NotesDigestActions, call: Arguments, locale: str
    ) -> Question:
        """Read afresh what the question is about."""
        loaded = Loaded(
            draft=await _read("draft", actions.draft(call)),
            fingerprint=await _read("fingerprint", actions.fingerprint(call)),
        )
        return cls(call, loaded, locale)

    def message(self) -> str:
        """What the user is asked."""
        return self.say("message")

    def values(self, candidate: Candidate | None = None) -> dict[str, Any]:
        """The values that the words name."""
        return {"title": _first(_at(self.call, "title")), "draft": self.loaded.draft}

    def say(self, key: str, candidate: Candidate | None = None, **more: object) -> str:
        """A text of the design in the user's language, every value in it cleaned."""
        words = WORDS
        values = {**self.values(candidate), **more}
        locale = self.locale if key in words[self.locale] else "en"
        return _fill(words[locale][key], values, locale)

    def schema(self, titled: bool) -> dict[str, Any]:
        """The form; `titled` from 2025-11-25 on, where options have titles of their own."""
        properties = {
            "choice": _choice(
                "oneOf" if titled else "enum+enumNames",
                title=self.say("field.choice.title"),
                description=self.say("field.choice.description"),
                options=[
                    (
                        "leave the note as it is",
                        self.say("option.leave-the-note-as-it-is"),
                    ),
                    ("add this summary", self.say("option.add-this-summary")),
                ],
                default="leave the note as it is" if titled else None,
            ),
        }
        required = ["choice"]
        return {"type": "object", "properties": properties, "required": required}

    def read(self, content: Mapping[str, Any], seen: Mapping[str, Any]) -> Outcome:
        """Judge an accepted form: what consents to nothing is refused."""
        refused = Stopped("refused")
        choice = content.get("choice")
        if not _one_of(choice, ["add this summary"]):
            return refused
        if self.changed(seen):
            return Stopped("changed")
        return self.accept(Answer(choice=choice))

    def seen(self) -> dict[str, Any]:
        """What the answer is about, to be compared when it comes to acting."""
        return {
            "draft": _digest(self.loaded.draft),
            "fingerprint": _digest(self.loaded.fingerprint),
        }

    def changed(self, seen: Mapping[str, Any]) -> bool:
        """Whether what was shown no longer holds."""
        return any(
            [
                seen.get("draft") != _digest(self.loaded.draft),
                seen.get("fingerprint") != _digest(self.loaded.fingerprint),
            ],
        )

    def early(self) -> Outcome | None:
        """What the call comes to without a question; None when one is needed."""
        if self.loaded.draft is None:
            return Stopped("ask-failed")
        return None

    def accept(self, answer: Answer | None = None) -> Accepted:
        """The one way to `perform`."""
        return Accepted(self.call, self.loaded, answer)

    def outcomes(self) -> dict[str, tuple[bool, str, dict[str, Any] | None]]:
        """By outcome: `isError`, the text, and what conforms to the output schema."""
        return {
            "accepted": (False, "outcome.accepted", None),
            "refused": (False, "outcome.refused", None),
            "dismissed": (False, "outcome.dismissed", None),
            "unsupported": (True, "outcome.unsupported", None),
            "ask-failed": (True, "outcome.ask-failed", None),
            "changed": (True, "outcome.changed", None),
            "act-failed": (True, "outcome.act-failed", None),
        }


def _result(
    text: str, structured: dict[str, Any] | None, is_error: bool
) -> CallToolResult:
    said = TextContent(type="text", text=text)
    return CallToolResult(
        content=[said], structured_content=structured, is_error=is_error
    )


class Spent(Protocol):
    """Remembers confirmations that were used, so that none is used twice."""

    async def spend(self, confirmation: str, now: float, until: float) -> bool:
        """Use a confirmation up, remember it until then; False when it was used."""
        ...


class SpentInMemory:
    """For one process; several workers need a store that they share."""

    def __init__(self) -> None:
        self._until: dict[str, float] = {}

    async def spend(self, confirmation: str, now: float, until: float) -> bool:
        self._until = {key: end for key, end in self._until.items() if end > now}
        if confirmation in self._until:
            return False
        self._until[confirmation] = until
        return True


async def _first_use(asked: _Asked, spent: Spent, now: float) -> bool:
    """Whether this confirmation is used for the first time; state lives 600 seconds."""
    return await spent.spend(asked.id, now, asked.at + 900)


SPENT: Spent = SpentInMemory()


Sleep = Callable[[float], Awaitable[None]]
Clock = Callable[[], float]


def _locale(wanted: str) -> str:
    """The locale of the words: the one wanted, else one of its language, else English."""
    language = wanted.replace("_", "-").lower()
    near = [name for name in LOCALES if name.lower() == language]
    near += [name for name in LOCALES if name.split("-")[0] == language.split("-")[0]]
    return near[0] if near else LOCALES[0]


T = TypeVar("T")


async def _read(
    name: str, reading: Awaitable[T], seconds: float = LOAD_SECONDS
) -> T | None:
    """Read a fact; one that fails or takes too long is unknown."""
    try:
        with anyio.fail_after(seconds):
            return await reading
    except Exception as error:  # noqa: BLE001 - whatever it is, the fact is unknown
        _log.warning("%s: %s is unknown (%s)", TOOL, name, type(error).__name__)
        return None


async def _end(
    outcome: Outcome, question: Question, actions: NotesDigestActions
) -> CallToolResult:
    """Act if the call was accepted, and answer with the words of the design."""
    done = Done()
    if isinstance(outcome, Accepted):
        try:
            done = await actions.perform(outcome)
            name = "accepted"
        except Exception as error:  # noqa: BLE001 - its text may hold a secret
            _log.error("%s: failed to act (%s)", TOOL, type(error).__name__)
            name = "act-failed"
    else:
        name = outcome.name
    _log.info("%s: %s", TOOL, name)
    if isinstance(outcome, Stopped) and outcome.text is not None:
        return _result(outcome.text, None, True)
    is_error, key, structured = question.outcomes()[name]
    text = done.text or question.say(key, outcome.candidate, **done.values)
    structured = done.structured if name == "accepted" else structured
    return _result(text, structured, is_error)


def can_ask(session: ServerSession, mode: Literal["form", "url"]) -> bool:
    """Whether this client shows questions in this mode.

    An empty capability means form alone, and one that names only `url` is no form.
    """
    capabilities = session.client_capabilities
    asking = capabilities.elicitation if capabilities else None
    if asking is None:
        return False
    if mode == "url":
        return asking.url is not None and session.protocol_version > "2025-06-18"
    return asking.form is not None or asking.url is None


async def _within(asking: Awaitable[ElicitResult], sleep: Sleep) -> ElicitResult | None:
    """The client's answer; None when it fails or the time is up. Cancelling goes through."""
    result: ElicitResult | None = None

    async def ask() -> None:
        nonlocal result
        try:
            result = await asking
        except Exception as error:  # noqa: BLE001 - the connection may fail in any way
            _log.warning("%s: could not ask (%s)", TOOL, type(error).__name__)
        group.cancel_scope.cancel()

    async with anyio.create_task_group() as group:
        group.start_soon(ask)
        await sleep(LIMIT_SECONDS)
        group.cancel_scope.cancel()
    return result


KEY = "answer"
MODERN = "2026-07-28"


@dataclass(frozen=True)
class _Asked:
    """What is kept of a question until its answer comes."""

    case: str
    id: str
    at: float
    seen: dict[str, Any]


def _judge(
    question: Question, asked: _Asked, answer: ElicitResult | None, now: float
) -> Outcome:
    """What an answer to a form comes to."""
    if answer is None or now - asked.at > LIMIT_SECONDS:
        return Stopped("ask-failed")
    if answer.action != "accept":
        return Stopped("refused" if answer.action == "decline" else "dismissed")
    return question.read(answer.content or {}, asked.seen)


def _returned(
    ctx: Context[Any, Any], question: Question
) -> tuple[_Asked | None, ElicitResult | None]:
    """The question that this call answers, unsealed by the SDK, and the answer."""
    try:
        asked = _Asked(**json.loads(ctx.request_state or "{}"))
    except (ValueError, TypeError):
        return None, None
    answer = (ctx.input_responses or {}).get(KEY)
    if asked.case != question.id:
        return None, None
    return asked, answer if isinstance(answer, ElicitResult) else None


def _input_required(
    asked: _Asked, params: ElicitRequestFormParams
) -> InputRequiredResult:
    """Ask through the result, which the client answers by calling again."""
    requests: InputRequests = {KEY: ElicitRequest(params=params)}
    return InputRequiredResult(
        input_requests=requests, request_state=json.dumps(asdict(asked))
    )


async def notes_digest(
    actions: NotesDigestActions,
    arguments: Arguments,
    ctx: Context[Any, Any],
    *,
    locale: str = "en",
    spent: Spent = SPENT,
    clock: Clock = time.time,
    sleep: Sleep = anyio.sleep,
) -> CallToolResult | InputRequiredResult:
    """Handle one call of the tool, or one round of it.

    Args:
        actions: what you wrote.
        arguments: the call's arguments, as they came.
        ctx: the SDK's context of this call.
        locale: the user's language, such as `pt-BR`.
        spent: where used confirmations are kept, shared by all workers.
        clock: seconds since the epoch.
        sleep: waits so many seconds.
    """
    session = ctx.session
    question = await Question.load(actions, arguments, _locale(locale))
    asked, answer = _returned(ctx, question)
    outcome: Outcome | None
    if asked is not None and answer is not None:
        outcome = _judge(question, asked, answer, clock())
        if isinstance(outcome, Stopped) or await _first_use(asked, spent, clock()):
            return await _end(outcome, question, actions)
    outcome = question.early()
    if outcome is None and not can_ask(session, "form"):
        outcome = Stopped("unsupported")
    if outcome is not None:
        return await _end(outcome, question, actions)
    asked = _Asked(question.id, secrets.token_urlsafe(18), clock(), question.seen())
    message = question.message()
    schema = question.schema(titled=session.protocol_version > "2025-06-18")
    if session.protocol_version >= MODERN:
        form = ElicitRequestFormParams(message=message, requested_schema=schema)
        return _input_required(asked, form)
    asking = session.elicit_form(message, schema, ctx.request_id)
    answer = await _within(asking, sleep)
    question = await question.load(actions, arguments, question.locale)
    return await _end(_judge(question, asked, answer, clock()), question, actions)


def _at(value: Any, *path: str) -> list[Any]:
    """The values at a path into the arguments; "-" stands for each member of a list."""
    found = [value]
    for step in path:
        if step == "-":
            found = [one for many in found if isinstance(many, list) for one in many]
        else:
            found = [one.get(step) for one in found if isinstance(one, Mapping)]
    return [one for one in found if one is not None]


def _first(found: Sequence[Any]) -> Any:
    return found[0] if found else None


def _choice(
    style: str,
    title: str,
    description: str,
    options: Sequence[tuple[str, str]],
    default: str | None = None,
) -> dict[str, Any]:
    """A choice of one; a title that two options share gets the constant beside it."""
    given = [name for _, name in options]
    named = [
        (value, name if given.index(name) == at else f"{name} ({value})")
        for at, (value, name) in enumerate(options)
    ]
    words = {"type": "string", "title": title, "description": description}
    values: dict[str, Any] = {"enum": [value for value, _ in named]}
    if style == "oneOf":
        values = {"oneOf": [{"const": value, "title": name} for value, name in named]}
    elif style == "enum+enumNames":
        values["enumNames"] = [name for _, name in named]
    return {**words, **values, **({} if default is None else {"default": default})}


def _one_of(value: object, allowed: Collection[str]) -> TypeGuard[str]:
    return isinstance(value, str) and value in allowed


def _digest(value: Any) -> str:
    """A fingerprint of a fact, so that state stays small and holds no fact itself."""
    text = json.dumps(value, sort_keys=True, default=str)
    return hashlib.sha256(text.encode("utf-8", "surrogatepass")).hexdigest()[:32]


_QUOTES = frozenset('"`«´»ʺˮ‘’‚‛“”„‟′″‴‵‶‷‹›❛❜❝❞〝〞〟＂＇｀')
_UNSEEN = re.compile("[͏-͏ᅟ-ᅠ឴-឵᠋-᠏⠀-⠀ㅤ-ㅤ︀-️ﾠ-ﾠ󠄀-󠇯]")


def _clean(value: object, limit: int = 80, empty: str = "(empty)") -> str:
    """One visible line; nothing in it can reshape the sentence it is put into."""
    if isinstance(value, bool):
        value = "true" if value else "false"
    text, marks = "", 3
    for mark in "" if value is None else str(value):
        kind = unicodedata.category(mark)
        if mark.isspace() or kind in ("Zs", "Zl", "Zp"):
            mark = " "
        elif kind in ("Cc", "Cf") or _UNSEEN.match(mark):
            continue
        elif kind in ("Mn", "Me"):
            marks += 1
            if marks > 3:
                continue
        elif kind in ("Cs", "Co", "Cn"):
            mark = "\N{REPLACEMENT CHARACTER}"
        elif mark in _QUOTES:
            mark = "'"
        if kind not in ("Mn", "Me"):
            marks = 3 if mark == " " else 0
        text += mark
    text = re.sub(" {2,}", " ", re.sub("'{2,}", "'", text)).strip(" ") or empty
    if len(text) <= limit:
        return text
    tail = text[len(text) - (limit - 1 - limit // 2) :]
    while tail and unicodedata.category(tail[0]) in ("Mn", "Me"):
        tail = tail[1:]
    return f"{text[: limit // 2].rstrip(' ')}…{tail.lstrip(' ')}"


def _fill(text: Text, values: Mapping[str, Any], locale: str) -> str:
    """Put values into a text."""
    filled = ""
    for part in (text,) if isinstance(text, str) else text:
        if isinstance(part, str):
            filled += part
        elif isinstance(part, Value):
            kind, limit = KINDS.get(part.name, ("text", 80))
            filled += _write(values.get(part.name), kind, limit, locale)
    return filled


def _write(value: Any, kind: str, limit: int, locale: str) -> str:
    """Write one value of a declared kind; what is not of its kind is written as text."""
    return _clean(value, limit, EMPTY[locale])
