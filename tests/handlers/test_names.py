"""Identifiers of generated code, whatever a tool is called."""

from __future__ import annotations

import keyword

import pytest
from hypothesis import given
from hypothesis import strategies as st

from elicit_design.handlers.names import pascal, snake, unique


@pytest.mark.parametrize(
    ("name", "identifier"),
    [
        ("deleteMany", "delete_many"),
        ("delete-many", "delete_many"),
        ("HTTPServer.restart2", "http_server_restart_2"),
        ("class", "class_"),
        ("delete", "delete_"),  # reserved in TypeScript
        ("time", "time_"),  # a module that generated Python uses
        ("2fa", "tool_2_fa"),
        ("削除", "tool"),
        ("../../etc/x", "etc_x"),
    ],
)
def test_names_become_identifiers(name: str, identifier: str) -> None:
    assert snake(name) == identifier


@given(st.text())
def test_every_name_becomes_an_identifier(name: str) -> None:
    assert snake(name).isidentifier()
    assert snake(name).isascii()
    assert not keyword.iskeyword(snake(name))
    assert pascal(name).isidentifier()


@given(st.lists(st.text(), unique=True))
def test_no_two_names_share_an_identifier(names: list[str]) -> None:
    found = unique(names, "load")
    assert list(found) == names
    assert len(set(found.values())) == len(names)
