"""SHA-256 of small texts.

`hashlib` loads OpenSSL, which takes longer than every digest of a run together. The interpreter
carries an implementation of its own, which `hashlib` itself falls back to; it is taken directly
where it is there, under the name it has in this version.
"""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from typing import Protocol, cast


class _Digest(Protocol):
    def hexdigest(self) -> str: ...


def _own() -> Callable[[bytes], _Digest]:
    for name in (
        "_sha2",
        "_sha256",
        "hashlib",
    ):  # from 3.12, until 3.11, wherever both are left out
        try:
            return cast("Callable[[bytes], _Digest]", import_module(name).sha256)
        except (ImportError, AttributeError):
            continue
    raise ImportError("this Python has no SHA-256")


_sha256 = _own()


def sha256(content: bytes) -> str:
    """Return the SHA-256 of bytes in lower-case hexadecimal digits."""
    return _sha256(content).hexdigest()
