"""Digests are those of the standard library, wherever they are computed."""

import hashlib

from hypothesis import given
from hypothesis import strategies as st

from elicit_design.digests import sha256


@given(st.binary())
def test_digests_are_those_of_hashlib(content: bytes) -> None:
    assert sha256(content) == hashlib.sha256(content).hexdigest()
