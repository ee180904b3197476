"""The words ask for a secret.

Why: Whatever is typed into a form passes through the client, whatever the field is called.
Asking for a password in the message is asking for it in the form. Use URL mode.

Bad:
```json
{
  "message": "Enter your password to go on.",
  "requestedSchema": {
    "type": "object",
    "properties": {
      "answer": {
        "type": "string",
        "title": "Your entry",
        "description": "Shown with the request"
      }
    },
    "required": ["answer"]
  }
}
```

Good:
```json
{
  "message": "Which account shall be used?",
  "requestedSchema": {
    "type": "object",
    "properties": {
      "answer": {
        "type": "string",
        "title": "Account name",
        "description": "Shown with the request"
      }
    },
    "required": ["answer"]
  }
}
```

Source: 2026-07-28 client/elicitation §User Interaction Model; Azure/azure-mcp#710 (consent
around secrets is fine, collecting is not)
Verified: 2026-12-01
"""

from __future__ import annotations

import re
from collections.abc import Iterator

from elicit_design.linting.nodes import TextNode
from elicit_design.linting.secrecy import secret_phrase
from elicit_design.linting.wording import plain
from elicit_design.rules.base import Fault, Rule


def check(text: TextNode) -> Iterator[Fault]:
    """Report a message that tells the person to enter a credential into this form."""
    if text.role != "message" or (text.form is None and text.style == "literal"):
        return
    words = secret_phrase(text.text)
    if words and _takes_text(text) and _ENTER.search(plain(text.text)):
        yield Fault(
            text.pointer,
            f'This asks for a secret ("{words}") in a form, which the protocol forbids. Use URL '
            "mode.",
        )


def _takes_text(text: TextNode) -> bool:
    """Whether the form has a box to type into; unknown for words without their form."""
    if text.form is None:
        return False
    return any(one.kind is not None and one.kind.name == "string" for one in text.form.fields)


_ENTER = re.compile(
    r"\b(enter|type|provide|paste|give|supply|need|input|submit|what is|digite|informe|insira"
    r"|forneça"
    r"|introduzca|introduce|ingrese|escriba|proporcione|saisissez|entrez|indiquez|fournissez"
    r"|geben sie|eingeben|gib|tippen)\b|入力|教えて"
)


RULE = Rule(
    code="ELM014",
    name="secret-in-words",
    on=TextNode,
    check=check,
    needs=("role:message",),
    severity="error",
    confidence="medium",
)
