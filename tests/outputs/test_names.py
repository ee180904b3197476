"""Whatever a tool is called, its files have a safe name of their own."""

import re

import pytest
from hypothesis import given
from hypothesis import strategies as st

from elicit_design.rendering.names import LONGEST, folders, safe_names

DEVICE = re.compile(r"(con|prn|aux|nul|com\d|lpt\d)(\..*)?", re.IGNORECASE)


def test_an_ordinary_name_stays_as_it_is() -> None:
    names = ["delete-many", "linear_team_delete", "v1.tools.get"]
    assert safe_names(names) == {name: name for name in names}


@pytest.mark.parametrize(
    ("name", "safe"),
    [
        ("../../etc/x", r"etc-x-[0-9a-f]{8}"),
        ("CON", r"CON-[0-9a-f]{8}"),
        ("nul.txt", r"nul\.txt-[0-9a-f]{8}"),
        ("a" * 300, r"a{55}-[0-9a-f]{8}"),
        ("excluir usuário", r"excluir-usuario-[0-9a-f]{8}"),
        ("削除", r"name-[0-9a-f]{8}"),
        ("", r"name-[0-9a-f]{8}"),
        (".hidden", r"hidden-[0-9a-f]{8}"),
        ("ends.", r"ends-[0-9a-f]{8}"),
        ("a\nb\x00\u202e", r"a-b-[0-9a-f]{8}"),
        ("C:\\x", r"C-x-[0-9a-f]{8}"),
    ],
)
def test_other_names_keep_what_is_readable_and_a_digest(name: str, safe: str) -> None:
    assert re.fullmatch(safe, safe_names([name])[name])


def test_names_that_differ_by_case_alone_get_different_folders_whatever_their_order() -> None:
    both = safe_names(["Delete", "delete", "other"])
    assert both == safe_names(["other", "delete", "Delete"])
    assert both["Delete"].casefold() != both["delete"].casefold()
    assert both["other"] == "other"


def test_a_server_does_not_take_the_name_of_a_file_of_ours() -> None:
    assert safe_names(["index.md"], taken=["index.md"])["index.md"] != "index.md"


def test_two_tools_of_one_name_get_two_folders() -> None:
    assert folders([("s", "t"), ("s", "t"), ("r", "t")]) == ("s/t", "s/t-2", "r/t")


@given(st.lists(st.text(st.characters(), max_size=80), max_size=12))
def test_names_are_safe_and_distinct_on_every_system(names: list[str]) -> None:
    safe = safe_names(names)
    assert len({name.casefold() for name in safe.values()}) == len(set(names))
    for name in safe.values():
        assert re.fullmatch(r"[A-Za-z0-9][A-Za-z0-9._-]*", name)
        assert len(name) <= LONGEST
        assert not name.endswith(".")
        assert not DEVICE.fullmatch(name)
