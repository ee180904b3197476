"""Run the notes server.

python -m notes stdio --folder ~/notes
python -m notes http --folder ~/notes --port 8321
python -m notes setup              stores the passphrase without a client that opens pages
python -m notes sign-in work       prints the page that a client would open, and waits for it
"""

from __future__ import annotations

import argparse
import getpass
import os
import secrets
import time
from pathlib import Path

import anyio

from notes.asking import MINE
from notes.server import NotesServer
from notes.settings import Settings
from notes.setup_page import SHORTEST

KEYS = "NOTES_STATE_KEY"


def main() -> None:
    """Read the arguments and do what they say."""
    options = _parser().parse_args()
    server = NotesServer(
        Settings(
            folders=tuple(options.folder),
            state=Path(options.state).expanduser(),
            roots_adapter=options.roots_adapter,
            sync_issuer=options.sync_issuer.rstrip("/"),
        )
    )
    key = os.environ.get(KEYS)
    mcp = server.mcp(keys=[bytes.fromhex(key)] if key else None)
    match options.do:
        case "stdio":
            anyio.run(mcp.run_stdio_async)
        case "http":
            anyio.run(lambda: mcp.run_streamable_http_async(port=options.port))
        case "setup":
            _setup(server)
        case _:
            _sign_in(server, options.account)


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser("notes", description="A notes server that asks.")
    parser.add_argument("do", choices=["stdio", "http", "setup", "sign-in"])
    parser.add_argument("account", nargs="?", default=MINE, help="your name for the account")
    parser.add_argument("--folder", action="append", default=[], help="where notes may lie")
    parser.add_argument("--state", default="~/.notes-server", help="what the server keeps")
    parser.add_argument("--port", type=int, default=8321)
    parser.add_argument("--sync-issuer", default="", help="authorization server of note sync")
    parser.add_argument(
        "--roots-adapter", action="store_true", help="ask 2026-07-28 clients for roots too"
    )
    return parser


def _setup(server: NotesServer) -> None:
    first, again = getpass.getpass("Passphrase: "), getpass.getpass("Once more: ")
    if first != again or len(first) < SHORTEST:
        raise SystemExit(f"Type the same passphrase twice, {SHORTEST} characters or more.")
    server.vault.store_passphrase(first)
    print("The passphrase is stored.")  # noqa: T201 - a command line


def _sign_in(server: NotesServer, account: str) -> None:
    page = secrets.token_urlsafe(18)
    print(f"Open {server.pages.open(page, 'connect', None, account)}")  # noqa: T201
    while server.pages.finished(page) is False:
        time.sleep(1)
    if not server.pages.finished(page):
        raise SystemExit("Nothing was connected.")
    print("Note sync is connected.")  # noqa: T201


if __name__ == "__main__":
    main()
