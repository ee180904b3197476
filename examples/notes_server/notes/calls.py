"""What each tool does with a call: at once, or through the handler that asks first."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass
from typing import Any

from anyio.to_thread import run_sync
from mcp.server.auth.middleware.auth_context import get_access_token
from mcp.server.mcpserver import Context

from notes import asking, drafting
from notes.handlers.notes_archive_handler import notes_archive
from notes.handlers.notes_delete_handler import notes_delete
from notes.handlers.notes_digest_handler import notes_digest
from notes.handlers.notes_preferences_handler import notes_preferences
from notes.handlers.notes_setup_handler import notes_setup
from notes.handlers.notes_sign_in_handler import notes_sign_in
from notes.pages import Pages
from notes.registering import Result, answered
from notes.scope import Scope
from notes.storage import Note, Notes
from notes.vault import Vault


@dataclass(frozen=True, slots=True)
class Call:
    """A call, or a round of one, with everything it works on."""

    ctx: Context[Any, Any]
    arguments: Mapping[str, Any]
    scope: Scope
    notes: Notes
    vault: Vault
    pages: Pages
    preferred: Mapping[str, Any]

    @property
    def locale(self) -> str:
        """The language of the user."""
        return str(self.preferred.get("language", "en"))


async def search(call: Call) -> Result:
    """Read only: nothing to ask."""
    found = await run_sync(call.notes.search, call.arguments["query"])
    some = found[: call.arguments.get("limit", 10)]
    lines = [f"{note.title} ({note.words} words, {note.path})" for note in some]
    return answered("\n".join(lines) or "No note contains that.")


async def write(call: Call) -> Result:
    """The old text is kept: nothing to ask."""
    folder = call.arguments.get("folder", call.preferred.get("folder"))
    title, text = call.arguments["title"], call.arguments["text"]
    return answered(f"Wrote {await run_sync(call.notes.write, title, text, folder)}.")


async def delete(call: Call) -> Result:
    """Asks which of those that match, and whether at all."""
    await run_sync(call.scope.require)
    deleting = asking.Deleting(call.notes)
    return await notes_delete(deleting, call.arguments, call.ctx, locale=call.locale)


async def archive(call: Call) -> Result:
    """Asks every time."""
    await run_sync(call.notes.one, call.arguments["title"])  # an error, before any question
    archiving = asking.Archiving(call.notes, call.vault)
    return await notes_archive(archiving, call.arguments, call.ctx, locale=call.locale)


async def digest(call: Call) -> Result:
    """Has a model write, and asks about what it wrote."""
    note = await run_sync(call.notes.one, call.arguments["title"])
    if not call.arguments.get("summary") and not drafting.can_draft(call.ctx):
        return answered(drafting.to_the_model(note))

    async def drafted(found: Note) -> str:
        return await drafting.draft(call.ctx, found)

    digesting = asking.Digesting(call.notes, drafted)
    return await notes_digest(digesting, call.arguments, call.ctx, locale=call.locale)


async def prefer(call: Call) -> Result:
    """Asks the first time."""
    preferring = asking.Preferring(call.vault, call.scope)
    return await notes_preferences(preferring, call.arguments, call.ctx, locale=call.locale)


async def set_up(call: Call) -> Result:
    """Leads to the page for the passphrase."""
    setting_up = asking.SettingUp(call.vault, call.pages)
    return await notes_setup(setting_up, call.arguments, call.ctx, locale=call.locale)


async def sign_in(call: Call) -> Result:
    """Leads to the page in front of the provider."""
    signing_in = asking.SigningIn(call.vault, call.pages, user())
    return await notes_sign_in(signing_in, call.arguments, call.ctx, locale=call.locale)


def user() -> str | None:
    """Who a call is from, by its token, as the generated handlers say it; None on one's own."""
    token = get_access_token()
    return None if token is None else f"{token.client_id}/{token.subject or ''}"


CALLS: Mapping[str, Callable[[Call], Awaitable[Result]]] = {
    "notes_search": search,
    "notes_write": write,
    "notes_delete": delete,
    "notes_archive": archive,
    "notes_digest": digest,
    "notes_preferences": prefer,
    "notes_setup": set_up,
    "notes_sign_in": sign_in,
}
