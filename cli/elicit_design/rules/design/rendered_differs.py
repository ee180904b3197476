"""A rendered shape is not what the design says.

Why: Clients of three revisions are sent three shapes of one form, and the server compares one
set of constants. A shape that was edited by hand asks something else than the handler
understands: an option that is never accepted, or one that is accepted without being offered.

Bad:
```json design=projects/delete_project
{"/cases/0/question/rendered/2025-06-18/properties/choice/enum/1": "remove it"}
```

Good:
```json design=projects/delete_project
{"/cases/0/question/rendered": null}
```

Source: docs/design-object.md (rendered shapes); protocol revisions 2025-06-18 to 2026-07-28
Verified: 2026-12-01
"""

from __future__ import annotations

import json
from collections.abc import Iterator

from elicit_design.linting.nodes import member
from elicit_design.linting.project_nodes import DesignNode
from elicit_design.model.values import Json
from elicit_design.problems import UserError
from elicit_design.rules.base import Fault, Rule
from elicit_design.rules.design._asked import Asked, asked


def check(node: DesignNode) -> Iterator[Fault]:
    """Render every question again and compare; a design may leave the shapes out."""
    for one in asked(node):
        written = _written(node.data, one.pointer)
        if isinstance(written, dict):
            yield from _differences(one, written)


def _differences(one: Asked, written: dict[str, Json]) -> Iterator[Fault]:
    from elicit_design.designing.document import rendered

    try:
        fresh = rendered(one.question, one.design)
    except (KeyError, ValueError, LookupError):
        return  # words or options that cannot be rendered have rules of their own
    except UserError as error:  # a client that has no profile
        yield Fault("/clients", f"The shapes cannot be rendered again: {error}")
        return
    for revision, shape in fresh.items():
        found = written.get(revision)
        if _text(found) != _text(shape):
            yield Fault(
                member(one.pointer, "rendered", revision),
                f"The shape for {revision} is not what the fields and words of this design come "
                "to. Change those, and write the design again.",
            )


def _written(data: Json, pointer: str) -> Json:
    for step in [*pointer.split("/")[1:], "rendered"]:
        if isinstance(data, list):
            data = data[int(step)]
        elif isinstance(data, dict):
            data = data.get(step)
    return data


def _text(value: Json) -> str:
    return json.dumps(value, sort_keys=True)


RULE = Rule(code="ELD014", name="rendered-differs", on=DesignNode, check=check)
