"""Who asks under the chosen policy. The verdict stays as it is; only the asker changes."""

from __future__ import annotations

from typing import Literal

from elicit_design.designing.background import Background
from elicit_design.designing.subject import Subject
from elicit_design.model.assessment import LEVELS

_ONLY_SERVER_KNOWS = frozenset(
    {"count", "candidates", "money", "list", "label", "instant", "state"}
)


def who_asks(about: Background, subject: Subject, *, url: bool) -> Literal["server", "host"]:
    """Return who asks: the server, or the host by the tool's annotations.

    `elicit` always asks from the server. `annotate` and `auto` leave a plain confirmation to the
    host, which shows the arguments by itself, and ask only for what it cannot show: candidates,
    sizes, real names, prices; `auto` asks also when severity is high.
    """
    policy = about.settings.policy
    if policy == "elicit" or url or set(about.case.purposes) - {"confirm"}:
        return "server"
    loads = {load.kind for load in (*about.loads, *subject.loads)}
    if loads & _ONLY_SERVER_KNOWS:
        return "server"
    if policy == "auto" and LEVELS.index(about.case.severity.worst) >= LEVELS.index("high"):
        return "server"
    return "host"
