"""The one Jinja environment for pages, the index and the skill.

A user's own folder of templates comes first, so that any of ours can be replaced by name.
Values that are not given are errors, and every value of strangers goes through a filter of
`inert`: nothing is escaped by chance.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from pathlib import Path
from typing import TYPE_CHECKING

from elicit_design.rendering import inert
from elicit_design.rendering.json_text import json_line
from elicit_design.resources import resource_dir

if TYPE_CHECKING:
    from jinja2 import Environment


def environment(user_dirs: Sequence[Path] = ()) -> Environment:
    """Return the environment, made once for each list of user folders."""
    return _environment(tuple(Path(folder) for folder in user_dirs))


@lru_cache(maxsize=8)
def _environment(user_dirs: tuple[Path, ...]) -> Environment:
    from jinja2 import ChoiceLoader, Environment, FileSystemLoader, StrictUndefined

    made = Environment(
        loader=ChoiceLoader(
            [*(FileSystemLoader(folder) for folder in user_dirs),
             FileSystemLoader(resource_dir("templates"))]
        ),
        undefined=StrictUndefined,
        autoescape=False,  # noqa: S701 - Markdown and text, not HTML
        trim_blocks=True,
        lstrip_blocks=True,
        keep_trailing_newline=True,
        auto_reload=False,
    )  # fmt: skip
    made.filters.update(
        prose=inert.prose,
        code=inert.code,
        cell=inert.cell,
        fence=inert.fence,
        json_line=json_line,
        capitalize_first=lambda text: text[:1].upper() + text[1:],
    )
    return made


def render(template: str, user_dirs: Sequence[Path] = (), /, **values: object) -> str:
    """Render one template by its path under `templates/`."""
    return environment(user_dirs).get_template(template).render(**values)
