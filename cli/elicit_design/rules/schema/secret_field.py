"""A form asks for a secret.

Why: Forms pass through the client and, often, its logs and its model. The protocol forbids
asking for passwords, API keys, access tokens or payment credentials in one; names, e-mail and
user names are fine. Send the person to your own page with URL mode, or read the secret from the
server's configuration.

Bad:
```json
{
  "message": "Connect the mail account?",
  "requestedSchema": {
    "type": "object",
    "properties": {
      "server": {
        "type": "string",
        "title": "Mail server",
        "description": "Such as mail.example.com"
      },
      "password": {
        "type": "string",
        "title": "Password",
        "description": "Of the mail account"
      }
    },
    "required": ["server", "password"]
  }
}
```

Good:
```json
{
  "message": "Connect the mail account?",
  "requestedSchema": {
    "type": "object",
    "properties": {
      "server": {
        "type": "string",
        "title": "Mail server",
        "description": "Such as mail.example.com"
      },
      "email": {
        "type": "string",
        "title": "E-mail address",
        "description": "The account to connect",
        "format": "email"
      }
    },
    "required": ["server", "email"]
  }
}
```

Source: 2026-07-28 client/elicitation §User Interaction Model; modelcontextprotocol#2447;
systempromptio/systemprompt-mcp-server#1; google-gemini/gemini-cli#7056
Verified: 2026-12-01
"""

from __future__ import annotations

from collections.abc import Iterator

from elicit_design.linting.nodes import FieldNode, member
from elicit_design.linting.secrecy import secret_name, secret_phrase
from elicit_design.rules.base import Fault, Rule


def check(field: FieldNode) -> Iterator[Fault]:
    """Report a field that takes a credential, by name, title, description, format or flag."""
    if field.data.get("type") == "boolean" or field.options:
        return
    for pointer, words, on_key in _signs(field):
        yield Fault(
            pointer,
            f"This asks for a secret ({words}) in a form, which the protocol forbids. Use URL mode "
            "with a page of your own, or the server's configuration.",
            on_key=on_key,
        )
        return


def _signs(field: FieldNode) -> Iterator[tuple[str, str, bool]]:
    """Yield where a secret shows, the surest sign first."""
    if name := secret_name(field.name):
        yield field.pointer, name, True
    if field.data.get("format") == "password":
        yield member(field.pointer, "format"), "format: password", False
    if field.data.get("writeOnly") is True:
        yield member(field.pointer, "writeOnly"), "writeOnly", True
    for key in ("title", "description"):
        if words := secret_phrase(field.text(key)):
            yield member(field.pointer, key), words, False


RULE = Rule(code="ELS060", name="secret-field", on=FieldNode, check=check)
