"""Names of files and folders, safe on every system, for tools and servers called anything."""

from __future__ import annotations

import re
import unicodedata
from collections import Counter
from collections.abc import Iterable, Sequence

from elicit_design.digests import sha256

LONGEST = 64
"""The greatest length of one name; two of them and a file name stay below Windows' limit."""

_SAFE = re.compile(r"[A-Za-z0-9](?:[A-Za-z0-9._-]*[A-Za-z0-9_-])?")
_UNSAFE_RUN = re.compile(r"[^A-Za-z0-9._-]+")
_DEVICE = re.compile(
    r"(?:con|prn|aux|nul|conin\$|conout\$|com[0-9]|lpt[0-9])(?:\..*)?", re.IGNORECASE
)  # names Windows keeps for devices, with any extension


def safe_names(names: Iterable[str], taken: Iterable[str] = ()) -> dict[str, str]:
    """Return a name that is safe as a file or folder for each of `names`.

    A name of ASCII letters, digits, `.`, `_` and `-` stays as it is. Any other, one that is too
    long, is kept by a system, or differs from another only by case gets what is readable of it
    and eight digits of its digest. The result for a name depends on the set of names, not on
    their order.

    Args:
        names: the names, in any order; equal ones are one.
        taken: names that are in use already and must not be given.
    """
    distinct = tuple(dict.fromkeys(names))
    uses = Counter(name.casefold() for name in distinct)
    uses.update(name.casefold() for name in taken)
    return {
        name: name if _is_safe(name) and uses[name.casefold()] == 1 else _marked(name)
        for name in distinct
    }


def folders(pairs: Sequence[tuple[str, str]], taken: Iterable[str] = ()) -> tuple[str, ...]:
    """Return the folder `server/tool` for each pair of server and tool names, all different.

    A second tool of one name on one server gets `-2`, a third `-3`, in the order given.
    """
    servers = safe_names((server for server, _ in pairs), taken)
    tools: dict[str, list[str]] = {}
    for server, tool in pairs:
        tools.setdefault(server, []).append(tool)
    named = {server: safe_names(names) for server, names in tools.items()}
    seen: Counter[tuple[str, str]] = Counter()
    out = []
    for server, tool in pairs:
        seen[server, tool] += 1
        repeat = f"-{seen[server, tool]}" if seen[server, tool] > 1 else ""
        out.append(f"{servers[server]}/{named[server][tool]}{repeat}")
    return tuple(out)


def _is_safe(name: str) -> bool:
    return (
        len(name) <= LONGEST
        and _SAFE.fullmatch(name) is not None
        and _DEVICE.fullmatch(name) is None
    )


def _marked(name: str) -> str:
    digest = sha256(name.encode("utf-8", "surrogatepass"))[:8]
    ascii_text = unicodedata.normalize("NFKD", name).encode("ascii", "ignore").decode()
    readable = _UNSAFE_RUN.sub("-", ascii_text)[: LONGEST - 9].strip("._-")
    return f"{readable or 'name'}-{digest}"
