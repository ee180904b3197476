"""The parts of the URL that a request opens."""

from __future__ import annotations

from functools import lru_cache
from urllib.parse import SplitResult, urlsplit

from elicit_design.linting.nodes import RequestNode

LOOPBACK = frozenset({"localhost", "127.0.0.1", "::1"})


def parts_of(request: RequestNode) -> SplitResult | None:
    """Return the URL of a request in its parts; None when there is none that is text."""
    url = request.params.get("url")
    return split(url) if isinstance(url, str) else None


@lru_cache(maxsize=1024)
def split(url: str) -> SplitResult | None:
    """Return a URL in its parts; None when it cannot be read as one."""
    try:
        parts = urlsplit(url.strip())
        _ = parts.port
    except ValueError:
        return None
    return parts


def is_loopback(parts: SplitResult) -> bool:
    """Whether the host is this machine."""
    return (parts.hostname or "") in LOOPBACK


def is_template(parts: SplitResult) -> bool:
    """Whether host or port are still to be filled in, as in a design's `{host}`."""
    return "{" in parts.netloc
