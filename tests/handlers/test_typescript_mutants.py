"""The faults of handlers in the wild, put into generated ones: the situations catch each."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

import pytest

from handlers import typescript_play as ts
from handlers.playing import key
from handlers.situations import EXAMPLES, MODERN
from handlers.test_typescript import faults

LEGACY = "2025-11-25"


@dataclass(frozen=True)
class Mutant:
    """A line of a handler, what is put in its place, and where that has to be noticed."""

    fault: str
    line: str
    broken: str
    situation: str
    design: str = "confirm-above-a-count"
    revision: str = LEGACY
    sdks: tuple[str, ...] = ts.SDKS


MUTANTS = (
    Mutant(
        "a decline runs the tool",
        'return stop(answer.action === "decline" ? "refused" : "dismissed");',
        "return accept(run);",
        "decline",
    ),
    Mutant(
        "a client that cannot ask runs the tool",
        'return stop("unsupported");',
        "return accept(run);",
        "no-capability",
    ),
    Mutant(
        "success is reported after a refusal",
        "run.question.outcomes(run.call)[name]",
        'run.question.outcomes(run.call)["accepted"]',
        "cancel",
    ),
    Mutant(
        "an accept without content is consent",
        "const read = run.question.read(run, answer.content ?? {});",
        "const read = run.question.read(run, answer.content ?? {}) ?? {};",
        "no-content",
    ),
    Mutant(
        "an accept with empty content is consent",
        "const read = run.question.read(run, answer.content ?? {});",
        "const read = run.question.read(run, answer.content) ?? {};",
        "empty-content",
    ),
    Mutant(
        "any choice is consent",
        'z.enum(["delete the documents"])',
        "z.string()",
        "negative",
    ),
    Mutant(
        "what was shown is not looked at again",
        'return changed(asked.seen, seen(run)) ? stop("changed") : accept(run, read);',
        "return accept(run, read);",
        "changed",
    ),
    Mutant(
        "what goes on changing is asked about without end",
        'outcome.name === "changed" && !asked.last',
        'outcome.name === "changed"',
        "changed",
    ),
    Mutant(
        "a client with pages alone is sent a form",
        "return declared.form !== undefined || declared.url === undefined;",
        "return true;",
        "url-only",
    ),
    Mutant(
        "a failure is called success",
        'name = "act-failed";',
        "",
        "act-failed",
    ),
    Mutant(
        "an error is no error",
        "return { content, ...more, isError };",
        "return { content, ...more };",
        "time-out",
    ),
    Mutant(
        "a refusal lacks the structured content of the output schema",
        "{ structuredContent: structured }",
        "{}",
        "decline",
    ),
    Mutant(
        "a page that was opened counts as finished",
        "if (done !== true) {",
        "if (false) {",
        "pending",
        design="credential",
    ),
    Mutant(
        "the name that was typed is not compared",
        "return clean(typed, 1000) === clean(shown, 1000);",
        "return true;",
        "unknown",
        design="confirm-by-typing",
    ),
    Mutant(
        "a candidate that was not offered is taken",
        "if (read === undefined || !read.picked.every((key) => own(shown, key))) {",
        "if (read === undefined) {",
        "unknown",
        design="disambiguate-only",
    ),
    Mutant(
        "a request is sent to the client on 2026-07-28",
        "if (run.revision >= MODERN) {",
        "if (false) {",
        "accept",
        revision=MODERN,
        sdks=("ts-2",),
    ),
    Mutant(
        "an answer is taken after its time",
        "run.clock.now() - asked.at > LIMIT",
        "false",
        "time-out",
        revision=MODERN,
        sdks=("ts-2",),
    ),
    Mutant(
        "a confirmation is used twice",
        "(await spend(run, asked))",
        "true",
        "replayed",
        revision=MODERN,
        sdks=("ts-2",),
    ),
    Mutant(
        "a confirmation is used for another call",
        'own(state, "about") !== about(run)',
        "false",
        "other-arguments",
        revision=MODERN,
        sdks=("ts-2",),
    ),
    Mutant(
        "the dialog comes again while the page is open",
        "return again(run, { ...asked, opened: true, round });",
        "return ask(run);",
        "pending",
        design="credential",
        revision=MODERN,
        sdks=("ts-2",),
    ),
)


@pytest.mark.parametrize("sdk", ts.SDKS)
def test_every_fault_is_noticed(sdk: str, typescript: Path) -> None:
    mutants = [mutant for mutant in MUTANTS if sdk in mutant.sdks]
    specs = [_specification(mutant, sdk, typescript, at) for at, mutant in enumerate(mutants)]
    reports = ts.play(sdk, specs)
    missed = [m.fault for m, report in zip(mutants, reports, strict=True) if not faults(report)]
    assert missed == []


def _specification(mutant: Mutant, sdk: str, folder: Path, at: int) -> object:
    example = next(one for one in EXAMPLES if key(one) == mutant.design)
    played = [(mutant.revision, mutant.situation)]
    whole = folder / f"{sdk}_{mutant.design}.js"
    broken = folder / f"mutant_{at}_{whole.name}"
    broken.write_text(_broken(whole.read_text(encoding="utf-8"), mutant), encoding="utf-8")
    return {**ts.specification(example, sdk, folder, played), "module": str(broken)}


def _broken(text: str, mutant: Mutant) -> str:
    assert mutant.line in text, f"no handler has {mutant.line!r} any more"
    return text.replace(mutant.line, mutant.broken)
