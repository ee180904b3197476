"""Which things give access: a role, a key, a firewall's rule, a member of a team."""

from __future__ import annotations

from elicit_design.assessing.acts import Act
from elicit_design.assessing.lexicon import vocabulary


def gives_power(act: Act) -> bool:
    """Tell whether what an act is about decides who may do what."""
    words = act.object.split()
    if not vocabulary("not_power").isdisjoint(words):
        return False
    powers = vocabulary("powers")
    if act.head in powers or act.pair in vocabulary("power_pairs"):
        return True
    part = act.head in vocabulary("power_parts")
    if part and len(words) > 1 and words[-2] in powers:
        return True
    if act.container in vocabulary("people"):
        return False  # what a member has is no power over the team
    return act.container in powers and "minor" not in act.object_kinds


def subscribes(act: Act) -> bool:
    """Tell whether somebody is put on, or taken off, a list of those who get mail."""
    if not _GUARDING.isdisjoint(act.object.split()):
        return False
    mailed = act.container in vocabulary("mailing") and act.head in vocabulary("people")
    return mailed or act.pair in vocabulary("mailing_members")


_GUARDING = frozenset({"access", "allow", "block", "deny", "share", "guest"})
