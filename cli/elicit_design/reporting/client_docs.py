"""The tables of docs/clients.md, from the same data that rules and drafter read."""

from __future__ import annotations

from collections.abc import Iterator

from elicit_design.clients.load import capabilities, load_profiles
from elicit_design.clients.profile import ClientProfile

START, END = "<!-- generated: {} -->", "<!-- end of {} -->"


def fresh(page: str) -> str:
    """Return the page with its generated tables written anew."""
    for name, lines in (("capabilities", _capabilities()), ("clients", _clients())):
        start, end = START.format(name), END.format(name)
        before, _, rest = page.partition(start)
        after = rest.partition(end)[2]
        page = "\n".join([before + start, *lines, end + after])
    return page


def _capabilities() -> Iterator[str]:
    yield "| capability | question | answers |"
    yield "|---|---|---|"
    for one in capabilities().values():
        words = ", ".join(f"`{word}`" for word, grade in one.values.items() if grade == "works")
        worse = ", ".join(
            f"`{word}`" for word, grade in one.values.items() if grade in ("poor", "broken")
        )
        answers = "a number" if one.is_number else "; ".join(filter(None, (words, worse)))
        yield f"| `{one.name}` | {one.asks} | {answers} |"


def _clients() -> Iterator[str]:
    yield "| client | what it is | form mode | URL mode |"
    yield "|---|---|---|---|"
    for profile in load_profiles(["all"]):
        yield (
            f"| `{profile.name}` | {profile.title} | {_said(profile, 'form')} "
            f"| {_said(profile, 'url')} |"
        )


def _said(profile: ClientProfile, capability: str) -> str:
    cell = profile.cell(capability)
    if cell is None or cell.value == "unknown":
        return "not known"
    return f"{cell.value}: {cell.says}" if cell.says else str(cell.value)
