"""Sign-in to note sync: the server's own page first, then the provider, then back here.

The link in the chat leads to this server's page, never straight to the provider: only here can it
be seen that the person in the browser is the one whose call it was, before anybody is asked to
consent to anything. The authorization itself is OAuth 2.1 with PKCE, a `state` that is used once
and only by the browser it was made for, and the issuer checked on the way back (RFC 9207).
"""

from __future__ import annotations

import base64
import hashlib
import secrets
from dataclasses import dataclass, field
from html import escape
from typing import Any
from urllib.parse import urlencode

import httpx2
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from notes.pages import GONE, Page, Pages, form, leave, said
from notes.vault import Vault

SCOPE = "notes.sync"


@dataclass(slots=True)
class SignIn:
    """The sign-in pages of one provider."""

    pages: Pages
    vault: Vault
    issuer: str
    client: str
    _verifiers: dict[str, str] = field(default_factory=dict)
    _metadata: dict[str, Any] | None = None

    def routes(self) -> list[Route]:
        """The page in front of the provider, and where the provider sends the browser back to."""
        return [
            Route("/connect/{id}", self.connect, methods=["GET", "POST"]),
            Route("/callback", self.callback, methods=["GET"]),
        ]

    async def connect(self, request: Request) -> Response:
        """Say what is about to be connected, then send the browser to the provider."""
        page = self.pages.found(request, "connect")
        if isinstance(page, Response):
            return page
        provider = await self.metadata()
        if request.method == "GET":
            name = escape(page.account)
            inside = f"<p>You go on to {escape(self.issuer)}, to sign in as the account {name}."
            targets = f"'self' {self.issuer}"
            return form(page, "Connect note sync", inside, "Go on", targets)
        if not self.pages.sent(await request.form(), page):
            return said("That did not come from this page. Nothing was connected.", 403)
        return leave(f"{provider['authorization_endpoint']}?{urlencode(self._asked(page))}")

    def _asked(self, page: Page) -> dict[str, str]:
        state, verifier = secrets.token_urlsafe(32), secrets.token_urlsafe(48)
        self.pages.remember_state(page, state)
        self._verifiers[page.id] = verifier
        digest = hashlib.sha256(verifier.encode()).digest()
        return {
            "response_type": "code",
            "client_id": self.client,
            "redirect_uri": self._callback(),
            "scope": SCOPE,
            "state": state,
            "code_challenge": base64.urlsafe_b64encode(digest).rstrip(b"=").decode(),
            "code_challenge_method": "S256",
        }

    async def callback(self, request: Request) -> Response:
        """Take the provider's answer, from the browser that was sent there and no other."""
        page = self.pages.by_state(request.query_params.get("state", ""))
        if page is None or page.done or not self.pages.same_browser(request, page):
            return said(GONE, 410)
        if request.query_params.get("iss", self.issuer) != self.issuer:
            return self._failed(page, "Another provider answered.")
        if "code" not in request.query_params:
            return self._failed(page, "The provider did not sign you in.")
        tokens = await self._tokens(page, request.query_params["code"])
        if tokens is None:
            return self._failed(page, "The provider gave no grant.")
        self.vault.store_grant(page.user, page.account, tokens)
        self.pages.finish(page)
        return said("Note sync is connected. Close this page and go back to the chat.")

    async def _tokens(self, page: Page, code: str) -> dict[str, Any] | None:
        provider = await self.metadata()
        asked = {
            "grant_type": "authorization_code",
            "code": code,
            "redirect_uri": self._callback(),
            "client_id": self.client,
            "code_verifier": self._verifiers.pop(page.id, ""),
        }
        async with httpx2.AsyncClient(follow_redirects=False) as client:
            answer = await client.post(provider["token_endpoint"], data=asked)
        tokens: dict[str, Any] = answer.json() if answer.status_code == 200 else {}
        return tokens if isinstance(tokens.get("access_token"), str) else None

    async def metadata(self) -> dict[str, Any]:
        """The provider's own description, which has to name the issuer it was asked for at."""
        if self._metadata is None:
            url = f"{self.issuer}/.well-known/oauth-authorization-server"
            async with httpx2.AsyncClient(follow_redirects=False) as client:
                found: dict[str, Any] = (await client.get(url)).json()
            if found.get("issuer") != self.issuer:
                raise ValueError("the provider calls itself something else than it was asked for")
            self._metadata = found
        return self._metadata

    def _callback(self) -> str:
        return f"{self.pages.base()}/callback"

    @staticmethod
    def _failed(page: Page, text: str) -> Response:
        page.failed = True
        return said(f"{text} Nothing was connected. Start again from the chat.", 400)
