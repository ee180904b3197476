"""Asks the user before the tool acts, and lets it act only on what they accepted.

Made by elicit-design from a design; change the design and make it anew. Yours to write
is one class with the methods of `NotesSetupActions`; then, in the server:

    @server.tool(name=TOOL)
    async def tool(..., ctx: Context) -> CallToolResult | InputRequiredResult:
        return await notes_setup(actions, {...}, ctx)

One handler serves the 2025 revisions, where the server asks while it works, and
2026-07-28, where it asks through its result and is called again. `MCPServer` seals what
is kept between the two; several workers share `RequestStateSecurity(keys=...)` and one
store of spent confirmations.
"""

from __future__ import annotations

import json
import logging
import re
import secrets
import sqlite3
import time
import unicodedata
from collections.abc import Awaitable, Callable, Mapping, Sequence
from contextlib import closing
from dataclasses import asdict, dataclass, field, replace
from importlib.metadata import version
from typing import Any, Literal, Protocol, TypeVar
from urllib.parse import urlsplit

import anyio

NEEDS = "this handler needs mcp 2.3 or a later 2.x"
try:
    _found = version("mcp")
    if not (2, 3) <= tuple(map(int, re.findall(r"\d+", _found)[:2])) < (3,):
        raise ImportError(f"mcp {_found} was found")
    from mcp.server.auth.middleware.auth_context import get_access_token
    from mcp.server.mcpserver import Context
    from mcp.server.session import ServerSession
    from mcp_types import (
        CallToolResult,
        ElicitRequest,
        ElicitRequestURLParams,
        ElicitResult,
        InputRequests,
        InputRequiredResult,
        TextContent,
    )
except ImportError as error:
    raise ImportError(f"{NEEDS}: {error}") from error

TOOL = "notes_setup"
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

    secret: str | bool | None = None


@dataclass(frozen=True)
class Accepted:
    """A call that may act: the user agreed to it, or there was nothing to ask.

    Made in those two places alone, and `perform` takes nothing else.
    """

    arguments: Arguments
    loaded: Loaded
    answer: None = None
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


class NotesSetupActions(Protocol):
    """Yours to write. Everything else here is made anew when the design changes."""

    async def secret(self, arguments: Arguments, /) -> str | bool | None:
        """Read: whether the secret is stored for this user"""
        ...

    async def page_url(self, call: Arguments, page_id: str, user: str | None, /) -> str:
        """Open a page under `page_id` for this user alone; return its URL."""
        ...

    async def finished(self, page_id: str, /) -> bool | None:
        """Whether the page has done its work; None when it never will."""
        ...

    async def perform(self, accepted: Accepted, /) -> Done:
        """Act. What you raise is reported as a failure that may have half happened."""
        ...


WORDS: Words = {
    "en": {
        "message": "Enter the credential for this server? Your browser opens this server's own page; what you type there does not pass through the chat.",
        "outcome.accepted": "The credential is stored on the server.",
        "outcome.pending": "Nothing was entered yet. Call again after finishing it in the browser.",
        "outcome.refused": "Nothing was added: declined, or the client could not open the page. Do not retry without a new instruction.",
        "outcome.dismissed": "Nothing was added: no answer was given.",
        "outcome.unsupported": "Nothing was added: this client cannot open the page. Run notes-server setup in a terminal.",
        "outcome.ask-failed": "Nothing was added: the question timed out or did not arrive.",
        "outcome.changed": "Nothing was stored: the page was finished by somebody else or too late.",
        "outcome.act-failed": "The value was entered, and storing or using it failed. Check the connection before trying again.",
    },
    "pt-BR": {
        "message": "Informar a credencial deste servidor? O navegador abre a página deste servidor; o que você digitar lá não passa pela conversa.",
        "outcome.accepted": "Guardado no servidor: a credencial.",
        "outcome.pending": "Nada foi informado ainda. Chame de novo depois de concluir no navegador.",
        "outcome.refused": "Nada foi adicionado: recusado, ou o cliente não conseguiu abrir a página. Não tente de novo sem uma nova instrução.",
        "outcome.dismissed": "Nada foi adicionado: não houve resposta.",
        "outcome.unsupported": "Nada foi adicionado: este cliente não consegue abrir a página. Execute notes-server setup em um terminal.",
        "outcome.ask-failed": "Nada foi adicionado: a pergunta expirou ou não chegou.",
        "outcome.changed": "Nada foi guardado: outra pessoa concluiu a página, ou passou do prazo.",
        "outcome.act-failed": "O valor foi informado, e houve falha ao guardar ou usar. Verifique a conexão antes de tentar de novo.",
    },
}

EMPTY = {"en": "(empty)", "pt-BR": "(vazio)"}


class Question:
    """the secret is missing"""

    id = "every-call"

    def __init__(self, call: Arguments, loaded: Loaded, locale: str) -> None:
        self.call, self.loaded, self.locale = call, loaded, locale

    @classmethod
    async def load(
        cls, actions: NotesSetupActions, call: Arguments, locale: str
    ) -> Question:
        """Read afresh what the question is about."""
        loaded = Loaded(
            secret=await _read("secret", actions.secret(call)),
        )
        return cls(call, loaded, locale)

    def asks(self) -> bool:
        """Whether this call has to be asked about."""
        return not _is_one(_known(self.loaded.secret), "stored")

    def message(self) -> str:
        """What the user is asked."""
        return self.say("message")

    def values(self, candidate: Candidate | None = None) -> dict[str, Any]:
        """The values that the words name."""
        return {}

    def say(self, key: str, candidate: Candidate | None = None, **more: object) -> str:
        """A text of the design in the user's language, every value in it cleaned."""
        words = WORDS
        values = {**self.values(candidate), **more}
        locale = self.locale if key in words[self.locale] else "en"
        return _fill(words[locale][key], values, locale)

    def seen(self) -> dict[str, Any]:
        """What the answer is about, to be compared when it comes to acting."""
        return {}

    def early(self) -> Outcome | None:
        """What the call comes to without a question; None when one is needed."""
        return None if self.asks() else self.accept()

    def accept(self) -> Accepted:
        """The one way to `perform`."""
        return Accepted(self.call, self.loaded)

    def outcomes(self) -> dict[str, tuple[bool, str, dict[str, Any] | None]]:
        """By outcome: `isError`, the text, and what conforms to the output schema."""
        return {
            "accepted": (False, "outcome.accepted", None),
            "pending": (False, "outcome.pending", None),
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


class SpentInSQLite:
    """For several workers on one machine: a primary key is inserted once."""

    def __init__(self, path: str) -> None:
        self._path = path

    async def spend(self, confirmation: str, now: float, until: float) -> bool:
        return await anyio.to_thread.run_sync(self._spend, confirmation, now, until)

    def _spend(self, confirmation: str, now: float, until: float) -> bool:
        table = "CREATE TABLE IF NOT EXISTS spent (id TEXT PRIMARY KEY, until REAL)"
        added = "INSERT OR IGNORE INTO spent VALUES (?, ?)"
        with closing(sqlite3.connect(self._path)) as store, store:
            store.execute(table)
            store.execute("DELETE FROM spent WHERE until < ?", (now,))
            count: int = store.execute(added, (confirmation, until)).rowcount
        return count == 1


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
    outcome: Outcome, question: Question, actions: NotesSetupActions
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


def _user() -> str | None:
    """Who is signed in to this server, by their token; None where nobody has to be."""
    token = get_access_token()
    return None if token is None else f"{token.client_id}/{token.subject or ''}"


def _checked(url: str) -> str:
    """A URL fit to be opened: https, or http on this machine, and no user name in it."""
    parts = urlsplit(url)
    here = parts.hostname in ("127.0.0.1", "::1", "localhost")
    if parts.scheme != "https" and not (parts.scheme == "http" and here):
        raise ValueError("the page is neither https nor http on a loopback address")
    if not parts.hostname or parts.username is not None:
        raise ValueError("the page has no host, or a user name before it")
    return url


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
ROUNDS = 5


@dataclass(frozen=True)
class _Asked:
    """What is kept of a question until its answer comes."""

    case: str
    id: str
    at: float
    seen: dict[str, Any]
    opened: bool = False
    rounds: int = 0


async def _page(
    question: Question,
    asked: _Asked,
    answer: ElicitResult | None,
    actions: NotesSetupActions,
    now: float,
) -> Outcome | None:
    """What became of a page; None while it is open. Accepting only means opening it."""
    if not asked.opened:
        if answer is None or now - asked.at > LIMIT_SECONDS:
            return Stopped("ask-failed")
        if answer.action != "accept":
            return Stopped("refused" if answer.action == "decline" else "dismissed")
    finished = await _read("finished", actions.finished(asked.id))
    if finished is None:
        return Stopped("ask-failed")
    if not finished:
        return None
    return question.accept()


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
    asked: _Asked, params: ElicitRequestURLParams | None
) -> InputRequiredResult:
    """Ask through the result, which the client answers by calling again."""
    requests: InputRequests = {KEY: ElicitRequest(params=params)} if params else {}
    state = json.dumps(asdict(asked))
    return InputRequiredResult(input_requests=requests or None, request_state=state)


async def notes_setup(
    actions: NotesSetupActions,
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
    if asked is not None and (answer is not None or asked.opened):
        outcome = await _page(question, asked, answer, actions, clock())
        if outcome is None and asked.rounds < ROUNDS:
            asked = replace(asked, opened=True, rounds=asked.rounds + 1)
            return _input_required(asked, None)  # the same dialog never comes twice
        outcome = outcome or Stopped("pending")
        if isinstance(outcome, Stopped) or await _first_use(asked, spent, clock()):
            return await _end(outcome, question, actions)
    outcome = question.early()
    if outcome is None and not can_ask(session, "url"):
        outcome = Stopped("unsupported")
    if outcome is not None:
        return await _end(outcome, question, actions)
    asked = _Asked(question.id, secrets.token_urlsafe(18), clock(), question.seen())
    message = question.message()
    url = _checked(await actions.page_url(arguments, asked.id, _user()))
    if session.protocol_version >= MODERN:
        page = ElicitRequestURLParams(message=message, url=url)
        return _input_required(asked, page)
    opening = session.elicit_url(message, url, asked.id, ctx.request_id)
    answer = await _within(opening, sleep)
    for waited in range(ROUNDS):
        question = await question.load(actions, arguments, question.locale)
        outcome = await _page(question, asked, answer, actions, clock())
        if outcome is not None:
            break
        asked = replace(asked, opened=True)
        await sleep(2.0**waited)
    if isinstance(outcome, Accepted):
        await session.send_elicit_complete(asked.id, ctx.request_id)
    return await _end(outcome or Stopped("pending"), question, actions)


def _known(value: Any) -> list[Any]:
    return [] if value is None else [value]


def _is_one(found: Sequence[Any], *wanted: Any) -> bool:
    """Whether one of the values is one of those wanted; `true` is not 1."""
    return any(
        one == value and isinstance(one, bool) == isinstance(value, bool)
        for one in found
        for value in wanted
    )


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
            filled += _clean(values.get(part.name), 80, EMPTY[locale])
    return filled
