"""Generated Python: formatted, clean and typed as its ecosystem checks it, and inert."""

from __future__ import annotations

import ast
import re
import shutil
import subprocess
import sys
from collections.abc import Sequence
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from elicit_design.designing.document import design_from_json, design_to_json
from elicit_design.handlers.render import handler
from elicit_design.model.design import Design
from elicit_design.words import clean
from handlers import environments
from handlers.playing import write_modules
from handlers.situations import EXAMPLES, Example, asking_once_more, design_of
from support.corpus import needs_corpus
from support.drafted import corpus_designs

SDKS = ("mcp-2", "mcp-1", "fastmcp-4")
PYRIGHT = Path(__file__).parent / "typescript" / "node_modules" / "pyright" / "index.js"
# FastMCP 4 stands on mcp 2: its environment holds both, so that one run checks both.
TYPED_IN = {"mcp-1": ("mcp-1",), "fastmcp-4": ("mcp-2", "fastmcp-4")}


NEEDED = {
    "mcp-2": "mcp 2.3 or a later 2.x",
    "mcp-1": "mcp 1.30 or a later 1.x",
    "fastmcp-4": "FastMCP 4.2 or a later 4.x",
}


@pytest.fixture(scope="module")
def modules(tmp_path_factory: pytest.TempPathFactory) -> dict[str, Path]:
    """Return a folder of generated modules for each SDK."""
    folders = {sdk: tmp_path_factory.mktemp(sdk) for sdk in SDKS}
    for sdk, folder in folders.items():
        write_modules(sdk, folder)
        cases = asking_once_more(design_of("cases-and-output-schema"))
        (folder / f"{sdk.replace('-', '_')}_cases_once_more.py").write_text(handler(cases, sdk))
    return folders


def run(command: Sequence[str | Path]) -> str:
    """Return what a checker prints when it finds something, else nothing."""
    done = subprocess.run(command, capture_output=True, text=True, check=False, timeout=300)
    return "" if done.returncode == 0 else done.stdout + done.stderr


@pytest.mark.parametrize("sdk", SDKS)
def test_the_formatter_would_change_nothing(sdk: str, modules: dict[str, Path]) -> None:
    command = [sys.executable, "-m", "ruff", "format", "--isolated", "--diff"]
    assert run([*command, modules[sdk]]) == ""


@pytest.mark.parametrize("sdk", SDKS)
def test_the_linter_finds_nothing(sdk: str, modules: dict[str, Path]) -> None:
    assert run([sys.executable, "-m", "ruff", "check", "--isolated", modules[sdk]]) == ""


@pytest.mark.parametrize("environment", TYPED_IN)
def test_mypy_strict_finds_nothing(environment: str, modules: dict[str, Path]) -> None:
    python = interpreter(environment)
    folders = [modules[sdk] for sdk in TYPED_IN[environment]]
    files = [path for folder in folders for path in sorted(folder.glob("*.py"))]
    flags = ["--strict", "--config-file=", f"--python-executable={python}"]
    assert run([sys.executable, "-m", "mypy", *flags, *files]) == ""


@pytest.mark.parametrize("environment", TYPED_IN)
def test_pyright_finds_nothing(environment: str, modules: dict[str, Path]) -> None:
    node = shutil.which("node")
    if node is None or not PYRIGHT.exists():
        pytest.skip("run `npm ci` in tests/handlers/typescript to check with pyright")
    files = [path for sdk in TYPED_IN[environment] for path in sorted(modules[sdk].glob("*.py"))]
    assert run([node, PYRIGHT, "--pythonpath", interpreter(environment), *files]) == ""


def interpreter(environment: str) -> Path:
    python = environments.python(environment)
    if python is None:
        pytest.skip(f"no environment for {environment}: its package could not be installed")
    return python


@pytest.mark.parametrize("sdk", SDKS)
def test_an_sdk_of_another_line_is_named(sdk: str, modules: dict[str, Path]) -> None:
    other = {"mcp-2": "mcp-1", "mcp-1": "mcp-2", "fastmcp-4": "mcp-1"}[sdk]
    module = next(modules[sdk].glob("*confirm_always.py"))
    says = run([interpreter(other), module])
    assert f"ImportError: this handler needs {NEEDED[sdk]}: " in says


# --- hostile text --------------------------------------------------------------------------

HOSTILE = st.one_of(
    st.sampled_from(
        [
            '"""\nraise SystemExit(1)\n"""',
            "'''\nimport os\n'''",
            "\\",
            '\\"',
            "'\"\\\n",
            "{{ 7 * 7 }}{% raw %}",
            "#}\nprint(1)",
            "\N{RIGHT-TO-LEFT OVERRIDE}evil\N{LINE SEPARATOR}x = 1",
            "${process.exit()}`*/ //",
            "{name!r:>{width}} %s %(x)s",
            "\\N{BULLET}\\u0041\\x41",
        ]
    ),
    st.text(max_size=40),
)
NAMED = next(one for one in EXAMPLES if one.name == "disambiguate-and-confirm")


def shape(source: str) -> list[str]:
    """Return the kinds of all nodes of a module; a text that left its literal would add some."""
    return [type(node).__name__ for node in ast.walk(ast.parse(source))]


@cache
def plain_shape(sdk: str) -> list[str]:
    return shape(handler(hostile(NAMED.design, "plain"), sdk))


FREE = {"says", "when_says", "ask_says", "how", "tool", "server"}


def hostile(design: Design, text: str) -> Design:
    """Return the design with `text` in every place that a tool or its author may fill."""
    quoted = re.sub("[{}#]", "", text.replace("'", "''"))  # braces are the notation of words

    def changed(value: Any, key: str = "") -> Any:
        if isinstance(value, list):
            return [changed(one, key) for one in value]
        if isinstance(value, dict) and key == "en":
            return {word: f"{quoted} {said}" for word, said in value.items()}
        if isinstance(value, dict):
            return {name: changed(one, name) for name, one in value.items()}
        if value == "keep every team":
            return f"keep {text}"
        return text if key in FREE and isinstance(value, str) else value

    return design_from_json(changed(design_to_json(design)))


@pytest.mark.parametrize("sdk", SDKS)
@settings(max_examples=25, deadline=None)
@given(text=HOSTILE)
def test_hostile_text_stays_in_its_literal(sdk: str, text: str) -> None:
    source = handler(hostile(NAMED.design, text), sdk)
    assert shape(source) == plain_shape(sdk)
    assert constant(source, "TOOL") == text


def constant(source: str, name: str) -> object:
    """Return the value of a constant of a module."""
    found = [
        node.value
        for node in ast.parse(source).body
        if isinstance(node, ast.Assign) and isinstance(node.targets[0], ast.Name)
        if node.targets[0].id == name
    ]
    return ast.literal_eval(found[0])


@pytest.mark.parametrize("example", EXAMPLES, ids=lambda one: one.name)
def test_a_handler_is_the_same_each_time(example: Example) -> None:
    again = design_from_json(design_to_json(example.design))
    assert handler(again, "mcp-2") == handler(example.design, "mcp-2")


# --- cleaning ------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def generated() -> dict[str, object]:
    """Return the cleaning of a generated module, run without its SDK."""
    source = handler(NAMED.design, "mcp-1")
    tree = ast.parse(source)
    wanted = {"_QUOTES", "_UNSEEN", "_clean", "re", "unicodedata"}
    tree.body = [node for node in tree.body if wanted & set(_names(node))]
    namespace: dict[str, object] = {}
    exec(compile(tree, "generated", "exec"), namespace)
    return namespace


def _names(node: ast.stmt) -> list[str]:
    if isinstance(node, ast.Import):
        return [alias.name for alias in node.names]
    if isinstance(node, ast.Assign):
        return [target.id for target in node.targets if isinstance(target, ast.Name)]
    return [node.name] if isinstance(node, ast.FunctionDef) else []


@settings(max_examples=300, deadline=None)
@given(
    value=st.one_of(st.text(), st.booleans(), st.none(), st.integers()), limit=st.integers(3, 90)
)
def test_generated_code_cleans_as_the_product_does(
    generated: dict[str, object], value: object, limit: int
) -> None:
    assert generated["_clean"](value, limit) == clean(value, limit)  # type: ignore[operator]


# --- the designs of real servers -----------------------------------------------------------


@needs_corpus
def test_handlers_of_real_servers_are_clean_too(tmp_path: Path) -> None:
    asking = [one for one in corpus_designs() if any(q.asks == "server" for _, q in one.questions)]
    for number, one in enumerate(asking):
        sdk = SDKS[number % len(SDKS)]
        (tmp_path / f"m{number}.py").write_text(handler(one, sdk), encoding="utf-8")
    assert number > 20
    assert run([sys.executable, "-m", "ruff", "format", "--isolated", "--diff", tmp_path]) == ""
    assert run([sys.executable, "-m", "ruff", "check", "--isolated", tmp_path]) == ""
