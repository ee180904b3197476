"""The server's own pages in the browser: one path each, used once, by one person.

A link of URL mode goes through the client, so whoever has the link must not be able to use it for
somebody else, or twice. A page therefore belongs to the user whose call opened it; the first
browser that opens it is the only one from then on (a cookie that no script can read); what is sent
to it must come from its own form; and once it has done its work, has failed or has run out, it
answers like a page that never was.
"""

from __future__ import annotations

import hashlib
import hmac
import secrets
import threading
import time
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from html import escape
from typing import Literal
from urllib.parse import urlsplit

from starlette.requests import Request
from starlette.responses import HTMLResponse, RedirectResponse, Response

LIVES_SECONDS = 600.0
COOKIE = "notes_page"
HEADERS = {
    "Cache-Control": "no-store",
    "Content-Security-Policy": "default-src 'none'; style-src 'unsafe-inline'; "
    "form-action {}; frame-ancestors 'none'; base-uri 'none'",
    "Referrer-Policy": "no-referrer",
    "X-Content-Type-Options": "nosniff",
}
GONE = "This page does not exist, was used, or has run out. Start again from the chat."
Kind = Literal["setup", "connect"]


@dataclass(slots=True)
class Page:
    """A page under its path. `token` guards its form; `browser` is known once it was opened."""

    id: str
    kind: Kind
    user: str | None
    account: str
    until: float
    token: str
    browser: str | None = None
    done: bool = False
    failed: bool = False
    state: str | None = None


class Pages:
    """The open pages of this process.

    Args:
        base: scheme, host and port that a browser reaches the pages at.
        browser_user: who is logged in to the browser; None where nobody has to be, because the
            pages are on a loopback address of the user's own machine.
        clock: seconds since the epoch.
    """

    def __init__(
        self,
        base: Callable[[], str],
        browser_user: Callable[[Request], str | None] = lambda _request: None,
        clock: Callable[[], float] = time.time,
    ) -> None:
        self.base = base
        self._browser_user = browser_user
        self._clock = clock
        self._pages: dict[str, Page] = {}
        self._lock = threading.Lock()

    def open(self, page_id: str, kind: Kind, user: str | None, account: str = "") -> str:
        """Make a page for a user; return its URL, which holds nothing but its path."""
        until = self._clock() + LIVES_SECONDS
        page = Page(page_id, kind, user, account, until, secrets.token_urlsafe(32))
        with self._lock:
            live = self._pages.items()
            self._pages = {key: one for key, one in live if self._clock() < one.until}
            self._pages[page_id] = page
        return f"{self.base()}/{kind}/{page_id}"

    def finished(self, page_id: str) -> bool | None:
        """Whether a page has done its work; None when it never will."""
        page = self._pages.get(page_id)
        if page is None or page.failed:
            return None
        if not page.done and self._clock() >= page.until:
            return None
        return page.done

    def found(self, request: Request, kind: Kind) -> Page | Response:
        """Return the page of a request from the one person it is for, or what to answer instead."""
        if request.headers.get("host") != urlsplit(self.base()).netloc:
            return said("This host name is not the server's.", 421)
        page = self._pages.get(request.path_params["id"])
        if page is None or page.kind != kind or page.done or page.failed:
            return said(GONE, 410)
        if self._clock() >= page.until:
            return said(GONE, 410)
        return self._checked(request, page)

    def _checked(self, request: Request, page: Page) -> Page | Response:
        user = self._browser_user(request)
        if user != (page.user and page.user.rpartition("/")[2]):
            return said("This page is for somebody else. Nothing was done.", 403)
        with self._lock:
            if page.browser is None and request.method == "GET":
                page.browser = secrets.token_urlsafe(32)
                return page
        if not self.same_browser(request, page):
            return said(GONE, 410)
        return page

    def same_browser(self, request: Request, page: Page) -> bool:
        """Whether a request comes from the browser that opened the page first."""
        cookie = request.cookies.get(COOKIE, "")
        return page.browser is not None and hmac.compare_digest(cookie, page.browser)

    def sent(self, form: Mapping[str, object], page: Page) -> bool:
        """Whether what was sent comes from the page's own form."""
        token = form.get("token")
        return isinstance(token, str) and hmac.compare_digest(token, page.token)

    def finish(self, page: Page) -> bool:
        """Use the page up; False when it was used meanwhile."""
        with self._lock:
            if page.done or page.failed:
                return False
            page.done = True
            return True

    def by_state(self, state: str) -> Page | None:
        """Return the page that an authorization came back to, and forget its state."""
        with self._lock:
            for page in self._pages.values():
                if page.state is not None and hmac.compare_digest(page.state, _digest(state)):
                    page.state = None
                    return page
        return None

    def remember_state(self, page: Page, state: str) -> None:
        """Keep the fingerprint of the state that a page's authorization was started with."""
        page.state = _digest(state)


def _digest(value: str) -> str:
    return hashlib.sha256(value.encode()).hexdigest()


def form(page: Page, title: str, inside: str, button: str, targets: str = "'self'") -> Response:
    """A page with a form that is sent to itself, and the cookie of the one browser it is for."""
    body = (
        f"<h1>{escape(title)}</h1><form method=post>"
        f'<input type=hidden name=token value="{page.token}">{inside}'
        f"<p><button>{escape(button)}</button></form>"
    )
    response = html(body, 200, targets)
    if page.browser is not None:
        response.set_cookie(COOKIE, page.browser, httponly=True, samesite="lax", path="/")
    return response


def said(text: str, status: int = 200) -> Response:
    """A page that only says something."""
    return html(f"<p>{escape(text)}", status)


def leave(url: str) -> Response:
    """Send the browser on."""
    return RedirectResponse(url, 303, headers={"Cache-Control": "no-store"})


def html(body: str, status: int, targets: str = "'self'") -> HTMLResponse:
    """A whole page, with headers that keep it from being framed, cached or scripted."""
    start = "<!doctype html><html lang=en><meta charset=utf-8><title>Notes</title>"
    headers = {name: value.format(targets) for name, value in HEADERS.items()}
    return HTMLResponse(start + body, status, headers=headers)
