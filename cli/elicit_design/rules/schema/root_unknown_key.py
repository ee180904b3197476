"""The form's root has a key that the protocol does not know.

Why: The root of `requestedSchema` is a closed list: `type`, `properties`, `required` and, since
2025-11-25, `$schema`. Codex reads it with unknown fields denied, so the `title` that Pydantic,
zod or rmcp add makes it refuse the whole form; the official Python SDK drops such keys silently
at 2026-07-28. Say what the form is for in `message` and in each field.

Bad:
```json
{
  "title": "DeleteForm",
  "type": "object",
  "properties": {
    "choice": {
      "type": "string",
      "title": "Project Atlas",
      "description": "What happens to the project",
      "enum": ["keep the project", "delete the project"]
    }
  },
  "required": ["choice"]
}
```

Good:
```json
{
  "type": "object",
  "properties": {
    "choice": {
      "type": "string",
      "title": "Project Atlas",
      "description": "What happens to the project",
      "enum": ["keep the project", "delete the project"]
    }
  },
  "required": ["choice"]
}
```

Source: schema/2026-07-28/schema.ts ElicitRequestFormParams.requestedSchema; openai/codex#31163;
astrid-runtime/astrid#1277; modelcontextprotocol/typescript-sdk#1362
Verified: 2026-12-01
"""

from __future__ import annotations

from collections.abc import Iterator

from elicit_design.linting.nodes import SchemaNode, member
from elicit_design.rules.base import Fault, Mend, Remove, Rule

_SAYS_NOTHING = frozenset({"title", "description", "$comment", "$id", "examples", "$schema"})


def check(form: SchemaNode) -> Iterator[Fault]:
    """Report every root key that the revision's grammar does not have."""
    for key in form.data:
        if key in form.grammar.root:
            continue
        at = member(form.pointer, key)
        harmless = key in _SAYS_NOTHING or form.data[key] is False
        yield Fault(
            at,
            f"`{key}` is not a key of a form's root; some clients refuse the whole form for it. "
            f"Remove it: only {', '.join(form.grammar.root)} are allowed.",
            Mend(f"Remove `{key}`", (Remove(at),), safe=harmless),
            on_key=True,
        )


RULE = Rule(code="ELS001", name="root-unknown-key", on=SchemaNode, check=check)
