"""What the server keeps beside the notes: passphrase, grants, preferences, old texts, archive.

Everything lies in one folder that only its owner can read. Nothing of it is ever logged, returned
by a tool, or put into a message.
"""

from __future__ import annotations

import hashlib
import json
import os
import secrets
import stat
import time
from pathlib import Path
from typing import Any

from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.kdf.scrypt import Scrypt

from notes.paths import FOLDER, read
from notes.storage import file_name, replace

LARGEST = 10_000_000


class Vault:
    """The folder of the server's own state.

    Args:
        folder: made, for its owner only, when it is not there.
    """

    def __init__(self, folder: Path) -> None:
        folder.mkdir(parents=True, exist_ok=True, mode=0o700)
        for inner in ("history", "archive"):
            (folder / inner).mkdir(exist_ok=True, mode=0o700)
        self.folder = folder

    def has_passphrase(self) -> bool:
        """Whether one is stored."""
        return self._read("passphrase.json") is not None

    def store_passphrase(self, passphrase: str) -> None:
        """Derive the key that encrypts old texts; the passphrase itself is not kept."""
        salt = secrets.token_bytes(16)
        key = Scrypt(salt=salt, length=32, n=2**14, r=8, p=1).derive(passphrase.encode())
        self._write("passphrase.json", {"salt": salt.hex(), "key": key.hex()})

    def keep_old(self, path: str, text: bytes) -> None:
        """Keep the text of a note that is replaced, encrypted once there is a passphrase."""
        name = f"{hashlib.sha256(path.encode()).hexdigest()[:12]}-{time.time_ns()}"
        stored = self._read("passphrase.json")
        if stored is not None:
            nonce = secrets.token_bytes(12)
            text = nonce + AESGCM(bytes.fromhex(stored["key"])).encrypt(nonce, text, path.encode())
            name += ".aes"
        self._put("history", name, text, 0o600)

    def archive(self, title: str, text: str) -> str:
        """Publish a note where the team reads it; return its name there."""
        name = f"{secrets.token_hex(4)}-{file_name(title)}"
        self._put("archive", name, text.encode(), 0o444)
        return name

    def preferences(self) -> dict[str, Any]:
        """Return what the user prefers; empty before the first time."""
        return self._read("preferences.json") or {}

    def store_preferences(self, preferences: dict[str, Any]) -> None:
        """Store what the user prefers."""
        self._write("preferences.json", preferences)

    def grant(self, user: str | None, account: str) -> dict[str, Any] | None:
        """Return the tokens of an account of a user, when they are still good."""
        found = (self._read("grants.json") or {}).get(_whose(user, account))
        return found if found and found["until"] > time.time() else None

    def store_grant(self, user: str | None, account: str, tokens: dict[str, Any]) -> None:
        """Store the tokens of an account of a user."""
        grants = self._read("grants.json") or {}
        until = time.time() + float(tokens.get("expires_in", 3600))
        self._write("grants.json", {**grants, _whose(user, account): {**tokens, "until": until}})

    def _read(self, name: str) -> dict[str, Any] | None:
        fd = os.open(self.folder, FOLDER)
        try:
            body = read(name, fd, LARGEST)
        finally:
            os.close(fd)
        found: dict[str, Any] | None = None if body is None else json.loads(body)
        return found

    def _write(self, name: str, value: dict[str, Any]) -> None:
        self._put("", name, json.dumps(value).encode(), stat.S_IRUSR | stat.S_IWUSR)

    def _put(self, inner: str, name: str, body: bytes, mode: int) -> None:
        fd = os.open(self.folder / inner, FOLDER)
        try:
            replace(name, body, fd, mode)
        finally:
            os.close(fd)


def _whose(user: str | None, account: str) -> str:
    return json.dumps([user, account])
