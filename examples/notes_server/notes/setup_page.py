"""The page on which the user types the passphrase, which nothing else ever sees."""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from notes.pages import Page, Pages, form, said
from notes.vault import Vault

SHORTEST = 12
FIELDS = (
    "<p><label>Passphrase <input type=password name=passphrase autocomplete=new-password required>"
    "</label><p><label>Once more "
    "<input type=password name=again autocomplete=new-password required></label>"
)


def routes(pages: Pages, vault: Vault) -> list[Route]:
    """The route of the setup page."""

    async def setup(request: Request) -> Response:
        page = pages.found(request, "setup")
        if isinstance(page, Response):
            return page
        if request.method == "GET":
            return _asked(page, "Passphrase for your notes")
        sent = await request.form()
        if not pages.sent(sent, page):
            return said("That did not come from this page. Nothing was stored.", 403)
        first, again = str(sent.get("passphrase", "")), str(sent.get("again", ""))
        if first != again or len(first) < SHORTEST:
            return _asked(page, f"Type the same passphrase twice, {SHORTEST} characters or more")
        if not pages.finish(page):
            return said("This page was used already. Nothing was stored.", 410)
        vault.store_passphrase(first)
        return said("The passphrase is stored. Close this page and go back to the chat.")

    return [Route("/setup/{id}", setup, methods=["GET", "POST"])]


def _asked(page: Page, title: str) -> Response:
    return form(page, title, FIELDS, "Store the passphrase")
