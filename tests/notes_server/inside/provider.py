"""A small authorization server: OAuth 2.1 with PKCE, one code a grant, and faults on request."""

from __future__ import annotations

import base64
import hashlib
import secrets
from typing import Any
from urllib.parse import urlencode

from starlette.requests import Request
from starlette.responses import JSONResponse, RedirectResponse, Response
from starlette.routing import Route

from notes.loopback import Loopback


class Provider:
    """Whoever comes to it is signed in at once; `fault` says what goes wrong instead."""

    def __init__(self, fault: str = "") -> None:
        self.fault = fault
        self.codes: dict[str, dict[str, str]] = {}
        self.asked: list[dict[str, str]] = []
        self.server = Loopback(self.routes)

    @property
    def issuer(self) -> str:
        return self.server.base()

    def routes(self) -> list[Route]:
        return [
            Route("/.well-known/oauth-authorization-server", self.metadata),
            Route("/authorize", self.authorize),
            Route("/token", self.token, methods=["POST"]),
        ]

    async def metadata(self, request: Request) -> Response:
        issuer = "https://other.example" if self.fault == "misnamed" else self.issuer
        return JSONResponse(
            {
                "issuer": issuer,
                "authorization_endpoint": f"{self.issuer}/authorize",
                "token_endpoint": f"{self.issuer}/token",
            }
        )

    async def authorize(self, request: Request) -> Response:
        asked = dict(request.query_params)
        self.asked.append(asked)
        back: dict[str, str] = {"state": asked["state"], "iss": self.issuer}
        if self.fault == "denied":
            back["error"] = "access_denied"
        else:
            back["code"] = secrets.token_urlsafe(16)
            self.codes[back["code"]] = asked
        if self.fault == "mixed-up":
            back["iss"] = "https://other.example"
        return RedirectResponse(f"{asked['redirect_uri']}?{urlencode(back)}", 303)

    async def token(self, request: Request) -> Response:
        sent: dict[str, Any] = dict(await request.form())
        asked = self.codes.pop(str(sent.get("code")), None)
        digest = hashlib.sha256(str(sent.get("code_verifier")).encode()).digest()
        challenge = base64.urlsafe_b64encode(digest).rstrip(b"=").decode()
        if asked is None or asked["code_challenge"] != challenge:
            return JSONResponse({"error": "invalid_grant"}, 400)
        return JSONResponse({"access_token": "secret-token", "token_type": "Bearer"})
