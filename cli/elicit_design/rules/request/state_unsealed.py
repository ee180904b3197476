r"""`requestState` looks readable and unprotected.

Why: The state travels through the client, who can read and change it. Where it decides about
access or about what is done, it must be sealed (HMAC or authenticated encryption) and bound to
the user, the call and a time. Plain or base64 JSON is neither.

Bad:
```json
{
  "resultType": "input_required",
  "inputRequests": {
    "delete": {
      "method": "elicitation/create",
      "params": {
        "mode": "form",
        "message": "Permanently delete the project Atlas? It cannot be restored.",
        "requestedSchema": {
          "type": "object",
          "properties": {
            "choice": {
              "type": "string",
              "title": "Project Atlas",
              "description": "Holds 3 boards",
              "enum": [
                "keep the project",
                "delete the project"
              ]
            }
          },
          "required": ["choice"]
        }
      }
    }
  },
  "requestState": "{\"tenant\":\"acme\",\"step\":2}"
}
```

Good:
```json
{
  "resultType": "input_required",
  "inputRequests": {
    "delete": {
      "method": "elicitation/create",
      "params": {
        "mode": "form",
        "message": "Permanently delete the project Atlas? It cannot be restored.",
        "requestedSchema": {
          "type": "object",
          "properties": {
            "choice": {
              "type": "string",
              "title": "Project Atlas",
              "description": "Holds 3 boards",
              "enum": [
                "keep the project",
                "delete the project"
              ]
            }
          },
          "required": ["choice"]
        }
      }
    }
  },
  "requestState": "eyJhbGciOiJBMjU2R0NNIn0.5Yc0Zl3Jm1PpW1Xn9q"
}
```

Source: 2026-07-28 basic/patterns/mrtr §Server Requirements 4-5; typescript-sdk
createRequestStateCodec; mcp 2.3.0 RequestStateBoundary
Verified: 2026-12-01
"""

from __future__ import annotations

import base64
import json
from collections.abc import Iterator

from elicit_design.linting.nodes import InputRequiredNode, member
from elicit_design.rules.base import Fault, Rule


def check(result: InputRequiredNode) -> Iterator[Fault]:
    """Report a state that is JSON, base64 of JSON, a bare number or an unsigned token."""
    state = result.data.get("requestState")
    if not isinstance(state, str):
        if "requestState" in result.data:
            yield Fault(member(result.pointer, "requestState"), "`requestState` is text.")
        return
    if _readable(state):
        yield Fault(
            member(result.pointer, "requestState"),
            "Anyone in between can read and change this state. Seal it (HMAC or AEAD) together "
            "with the user, the call and an expiry.",
        )


def _readable(state: str) -> bool:
    if _structured(state) or state.isdecimal():
        return True
    parts = state.split(".")
    if len(parts) == 3 and not parts[2] and _structured(_decoded(parts[1])):
        return True  # a JSON web token with the algorithm "none"
    return len(parts) == 1 and _structured(_decoded(state))


def _structured(text: str) -> bool:
    try:
        return isinstance(json.loads(text), (dict, list))
    except (ValueError, RecursionError):
        return False


def _decoded(text: str) -> str:
    try:
        padded = text + "=" * (-len(text) % 4)
        return base64.urlsafe_b64decode(padded).decode()
    except (ValueError, UnicodeDecodeError):
        return ""


RULE = Rule(
    code="ELR012",
    name="state-unsealed",
    on=InputRequiredNode,
    check=check,
    severity="warning",
    since="2026-07-28",
    confidence="medium",
)
