"""Generated TypeScript looked into: text stays in its literals, words read as the product's."""

from __future__ import annotations

import json
import re
import shutil
import subprocess
from collections.abc import Iterator, Mapping
from functools import lru_cache
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from elicit_design.designing.document import design_from_json, design_to_json
from elicit_design.handlers.render import handler
from elicit_design.handlers.typescript_layout import string, template
from elicit_design.model.design import Design, Placeholder, Question
from elicit_design.words import clean, format_message
from handlers import typescript_play as ts
from handlers.situations import EXAMPLES, Example
from handlers.test_python_code import HOSTILE, NAMED, hostile
from support.corpus import needs_corpus
from support.drafted import corpus_designs

# What the Unicode version of Python has no character for, that of Node may have one for.
KNOWN = st.text(st.characters(exclude_categories=["Cn"]), max_size=120)
NEEDED = {
    "ts-2": ("server", "3.0.0", "needs @modelcontextprotocol/server 2.0 or a later 2.x"),
    "ts-1": ("sdk", "1.12.0", "needs @modelcontextprotocol/sdk 1.24 or a later 1.x"),
}


class Inside:
    """A process of Node that looks into generated code, as many times as it is asked to."""

    def __init__(self) -> None:
        command = [ts.node(), str(ts.HOME / "inside.mjs")]
        self.process = subprocess.Popen(
            command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
        )

    def ask(self, what: str, **more: object) -> Any:
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        self.process.stdin.write(json.dumps({"ask": what, **more}) + "\n")
        self.process.stdin.flush()
        return json.loads(self.process.stdout.readline())

    @lru_cache  # noqa: B019 - it lives as long as the session
    def plain(self, sdk: str) -> Mapping[str, Any]:
        """The named design without hostile text."""
        found: Mapping[str, Any] = self.ask("parse", source=handler(written("plain"), sdk))
        return found


@pytest.fixture(scope="session")
def inside() -> Iterator[Inside]:
    found = Inside()
    yield found
    found.process.kill()
    found.process.wait()


def written(text: str) -> Design:
    return hostile(NAMED.design, text)


@pytest.mark.parametrize("sdk", ts.SDKS)
@settings(max_examples=25, deadline=None)
@given(text=HOSTILE)
def test_hostile_text_stays_in_its_literal(inside: Inside, sdk: str, text: str) -> None:
    found, plain = inside.ask("parse", source=handler(written(text), sdk)), inside.plain(sdk)
    assert (found["faults"], found["shape"]) == (0, plain["shape"])
    quoted = re.sub("[{}#]", "", text)
    for before, after in zip(plain["texts"], found["texts"], strict=True):
        assert after == replaced(before, quoted if before.startswith("plain ") else text)


def replaced(before: str, text: str) -> str:
    """Return a text of the plain handler with `text` where the plain word stands."""
    for start in ("keep plain", "plain"):
        if before == start or before.startswith(f"{start} "):
            return start.removesuffix("plain") + text + before.removeprefix(start)
    return before


@settings(max_examples=300, deadline=None)
@given(text=st.text())
def test_any_text_survives_its_literal(inside: Inside, text: str) -> None:
    source = f"const a = {string(text)};\nconst b = x`{template(text)}${{1}}{template(text)}`;\n"
    found = inside.ask("parse", source=source)
    assert found["faults"] == 0
    assert found["texts"] == [text, text, text]


@settings(max_examples=20, deadline=None)
@given(
    values=st.lists(
        st.tuples(st.one_of(KNOWN, st.booleans(), st.none()), st.integers(3, 90)), max_size=40
    )
)
def test_generated_code_cleans_as_the_product_does(
    inside: Inside, typescript: Path, values: list[tuple[object, int]]
) -> None:
    module = str(typescript / "ts-1_confirm-always.js")
    cleaned = inside.ask("clean", module=module, values=values)
    assert cleaned == [clean(value, limit) for value, limit in values]


@pytest.mark.parametrize("sdk", ts.SDKS)
@pytest.mark.parametrize("example", EXAMPLES, ids=lambda one: one.name)
def test_words_read_as_the_product_writes_them(
    inside: Inside, typescript: Path, sdk: str, example: Example
) -> None:
    if len(example.design.questions) > 1:
        return  # each question has words of its own; what writes them is the same
    ((_, question),) = example.design.questions
    module = str(typescript / f"{sdk}_{example.name}.js")
    for values in (samples(question), {**samples(question), **CORNERS}):
        found = inside.ask("words", module=module, values=values)
        for locale, words in question.words.items():
            for key, text in words.items():
                says = format_message(text, values, locale, question.placeholders)
                assert found[locale][key] == says, (locale, key)


def samples(question: Question) -> dict[str, object]:
    return {one.name: sample(one) for one in question.placeholders}


def sample(placeholder: Placeholder) -> object:
    if placeholder.sample is not None:
        return placeholder.sample
    return {"count": 1, "list": ["a"], "instant": "2026-12-01T09:00:00Z"}.get(
        placeholder.kind, "sample"
    )


CORNERS: Mapping[str, object] = {
    "matched": 1,
    "count": 0,
    "teams": [],
    "price": {"amount": "1234.6", "currency": "JPY"},
    "cost": {"amount": "0", "currency": "USD", "per": "month"},
    "filter": {"a": [1, {"b": "x"}], "c": []},
}


@pytest.mark.parametrize("sdk", ts.SDKS)
def test_an_sdk_outside_the_range_is_named(sdk: str, typescript: Path, tmp_path: Path) -> None:
    package, version, says = NEEDED[sdk]
    home = ts.HOME / "node_modules"
    scope = tmp_path / "node_modules" / "@modelcontextprotocol"
    scope.mkdir(parents=True)
    shutil.copytree(home / "@modelcontextprotocol" / package, scope / package)
    for name in ("zod", "@modelcontextprotocol/core"):
        (tmp_path / "node_modules" / name).symlink_to(home / name)
    for name in ("dist/package.json", "package.json"):
        manifest = scope / package / name
        if manifest.exists():
            stated = {**json.loads(manifest.read_text("utf-8")), "version": version}
            manifest.write_text(json.dumps(stated), encoding="utf-8")
    (tmp_path / "package.json").write_text('{"type": "module"}', encoding="utf-8")
    shutil.copy(typescript / f"{sdk}_confirm-always.js", tmp_path / "handler.js")
    run = subprocess.run(
        [ts.node(), "handler.js"], cwd=tmp_path, capture_output=True, text=True, check=False
    )
    assert f"Error: {says}, found {version}" in run.stderr


@needs_corpus
def test_handlers_of_real_servers_parse(inside: Inside) -> None:
    asking = [one for one in corpus_designs() if any(q.asks == "server" for _, q in one.questions)]
    for number, design in enumerate(asking[::30]):
        source = handler(design, ts.SDKS[number % 2])
        assert inside.ask("parse", source=source)["faults"] == 0


@needs_corpus
def test_handlers_of_real_servers_with_cases_are_formatted_and_typed(tmp_path: Path) -> None:
    """Names grow with the cases, so that these are the ones whose lines get too long."""
    ts.node()
    folder = ts.workplace(tmp_path / "cases")
    with_cases = [one for one in corpus_designs() if asking(one) > 1]
    assert with_cases
    for number, design in enumerate(with_cases):
        ts.write(folder, {f"m{number}": design}, [ts.SDKS[number % 2]])
    ts.compiled(folder)
    run = ts.tool("prettier", "--check", "*.ts", "!*.d.ts", cwd=folder)
    assert run.returncode == 0, run.stderr


def asking(design: Design) -> int:
    return sum(question.asks == "server" for _, question in design.questions)


@pytest.mark.parametrize("example", EXAMPLES, ids=lambda one: one.name)
def test_a_handler_is_the_same_each_time(example: Example) -> None:
    again = design_from_json(design_to_json(example.design))
    assert handler(again, "ts-2") == handler(example.design, "ts-2")
