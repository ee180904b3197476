"""What the generated handlers need of the author: one class a tool that asks.

Each class reads what a question is about and acts once the handler let it. Whether to ask, what,
how an answer is judged and what every end answers is all in `handlers/`, which is made anew when
`notes.tools.yaml` changes.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from anyio.to_thread import run_sync

from notes.handlers import (
    notes_archive_handler as archive,
)
from notes.handlers import (
    notes_delete_handler as delete,
)
from notes.handlers import (
    notes_digest_handler as digest,
)
from notes.handlers import (
    notes_preferences_handler as preferences,
)
from notes.handlers import (
    notes_setup_handler as setup,
)
from notes.handlers import (
    notes_sign_in_handler as sign_in,
)
from notes.pages import Pages
from notes.scope import Scope, ScopeError
from notes.storage import Note, Notes
from notes.vault import Vault

Arguments = Mapping[str, Any]
Draft = Callable[[Note], Awaitable[str | None]]
MINE = "default"


@dataclass
class Deleting:
    """`notes_delete`: which of the notes that match, and whether at all, is the user's to say."""

    notes_: Notes

    async def notes(self, arguments: Arguments, /) -> Sequence[Mapping[str, Any]]:
        """Read the notes that match."""
        found = await run_sync(self.notes_.titled, str(arguments["title"]))
        return [note.candidate() for note in found]

    async def perform(self, accepted: delete.Accepted, /) -> delete.Done:
        """Delete the one that was chosen, if it is still the one that was shown."""
        chosen = accepted.candidate or {}
        await run_sync(self.notes_.delete, chosen["path"], chosen["version"])
        return delete.Done(structured={"deleted": 1, "path": chosen["path"]})


@dataclass
class Archiving:
    """`notes_archive`: asks every time, as nobody can take it back."""

    notes_: Notes
    vault: Vault

    async def note(self, arguments: Arguments, /) -> str:
        """Read what the note is called and how long it is."""
        found = await run_sync(self.notes_.one, str(arguments["title"]))
        return f"{found.title}, {found.words} words"

    async def fingerprint(self, arguments: Arguments, /) -> str:
        """Read which text it is."""
        return (await run_sync(self.notes_.one, str(arguments["title"]))).version

    async def perform(self, accepted: archive.Accepted, /) -> archive.Done:
        """Publish the text that was shown."""
        note = await run_sync(self.notes_.one, str(accepted.arguments["title"]))
        if note.version != accepted.loaded.fingerprint:
            raise RuntimeError("the note changed")
        await run_sync(self.vault.archive, note.title, note.text)
        return archive.Done()


@dataclass
class Digesting:
    """`notes_digest`: a model writes, the user decides. One object a call: one draft a call."""

    notes_: Notes
    drafted: Draft
    _draft: str | None = field(default=None, init=False)

    async def draft(self, arguments: Arguments, /) -> str | None:
        """Return the summary of the call, else have the client's model write one, once."""
        if self._draft is None:
            given = arguments.get("summary")
            note = await run_sync(self.notes_.one, str(arguments["title"]))
            self._draft = str(given) if given else await self.drafted(note)
        return self._draft

    async def fingerprint(self, arguments: Arguments, /) -> str:
        """Read which text it is."""
        return (await run_sync(self.notes_.one, str(arguments["title"]))).version

    async def perform(self, accepted: digest.Accepted, /) -> digest.Done:
        """Put the summary that was shown into the note."""
        note = await run_sync(self.notes_.one, str(accepted.arguments["title"]))
        if note.version != accepted.loaded.fingerprint:
            raise RuntimeError("the note changed")
        await run_sync(self.notes_.summarize, note, str(accepted.loaded.draft))
        return digest.Done()


@dataclass
class SettingUp:
    """`notes_setup`: the passphrase is typed in the server's own page, and only there."""

    vault: Vault
    pages: Pages

    async def secret(self, arguments: Arguments, /) -> str:
        """Read whether a passphrase is stored."""
        return "stored" if await run_sync(self.vault.has_passphrase) else "missing"

    async def page_url(self, call: Arguments, page_id: str, user: str | None, /) -> str:
        """Open the page for this user."""
        return await run_sync(self.pages.open, page_id, "setup", user)

    async def finished(self, page_id: str, /) -> bool | None:
        """Whether the page stored a passphrase."""
        return self.pages.finished(page_id)

    async def perform(self, accepted: setup.Accepted, /) -> setup.Done:
        """Nothing is left to do: the page has done it."""
        return setup.Done()


@dataclass
class SigningIn:
    """`notes_sign_in`: the grant belongs to a user and an account, and never leaves the server."""

    vault: Vault
    pages: Pages
    user: str | None

    async def grant(self, arguments: Arguments, /) -> str:
        """Read whether this user's account is connected."""
        found = await run_sync(self.vault.grant, self.user, account(arguments))
        return "missing" if found is None else "valid"

    async def page_url(self, call: Arguments, page_id: str, user: str | None, /) -> str:
        """Open the page for this user."""
        return await run_sync(self.pages.open, page_id, "connect", user, account(call))

    async def finished(self, page_id: str, /) -> bool | None:
        """Whether the provider's grant was stored."""
        return self.pages.finished(page_id)

    async def perform(self, accepted: sign_in.Accepted, /) -> sign_in.Done:
        """Nothing is left to do: the page has done it."""
        return sign_in.Done()


def account(arguments: Arguments) -> str:
    """Return the user's name for the account of a call."""
    return str(arguments.get("account") or MINE)


@dataclass
class Preferring:
    """`notes_preferences`: a form the first time; afterwards a call says what to change."""

    vault: Vault
    scope: Scope

    async def setup(self, arguments: Arguments, /) -> str:
        """Read whether preferences were ever set."""
        return "done" if await run_sync(self.vault.preferences) else "missing"

    async def perform(self, accepted: preferences.Accepted, /) -> preferences.Done:
        """Store what was chosen; a folder only when notes may lie there."""
        answer = accepted.answer
        chosen: dict[str, Any] = dict(accepted.arguments)
        if answer is not None:
            folder = answer.folder or accepted.arguments.get("folder")
            chosen = {"language": answer.language, "sort": answer.sort, "folder": folder}
        refused = await run_sync(self._refused, chosen.get("folder"))
        if refused:
            chosen.pop("folder")
        kept = {key: value for key, value in chosen.items() if value}
        before = await run_sync(self.vault.preferences)
        await run_sync(self.vault.store_preferences, {**before, **kept})
        return preferences.Done(text=refused and f"Stored all but the folder. {refused}")

    def _refused(self, folder: str | None) -> str | None:
        if not folder:
            return None
        try:
            with self.scope.operation(folder):
                return None
        except ScopeError as error:
            return str(error)
