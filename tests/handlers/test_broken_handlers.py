"""Faults of public servers, put into generated handlers by hand: each is caught by a situation."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

import pytest

from elicit_design.handlers.render import handler
from handlers.expecting import fault
from handlers.playing import play, specification
from handlers.situations import EXAMPLES, MODERN, Example

LEGACY = "2025-11-25"


@dataclass(frozen=True)
class Broken:
    """A fault: the code that is right, what it is replaced by, and who notices."""

    name: str
    right: str
    wrong: str
    design: str
    situation: str
    revisions: tuple[str, ...] = (LEGACY, MODERN)


FAULTS = (
    Broken(
        "the field of the answer is never read",
        'if not _one_of(choice, ["archive the note"]):',
        "if choice is None:",
        "confirm-always",
        "negative",
    ),
    Broken(
        "declining is taken for consent",
        'return Stopped("refused" if answer.action == "decline" else "dismissed")',
        "return question.accept()",
        "confirm-always",
        "decline",
    ),
    Broken(
        "closing the question is taken for consent",
        'if answer.action != "accept":',
        'if answer.action == "decline":',
        "confirm-always",
        "cancel",
    ),
    Broken(
        "an accept without content is taken for consent",
        "    return question.read(answer.content or {}, asked.seen)",
        "    if not answer.content:\n        return question.accept()\n"
        "    return question.read(answer.content, asked.seen)",
        "confirm-always",
        "empty-content",
    ),
    Broken(
        "what cannot ask acts",
        'outcome = Stopped("unsupported")',
        "outcome = question.accept()",
        "confirm-always",
        "no-capability",
    ),
    Broken(
        "any elicitation capability is taken for forms",
        "return asking.form is not None or asking.url is None",
        "return True",
        "confirm-always",
        "url-only",
    ),
    Broken(
        "success is reported after a refusal",
        "name = outcome.name\n",
        'name = "accepted"\n',
        "confirm-always",
        "decline",
    ),
    Broken(
        "a refusal without the structure that the tool promises",
        "return _result(text, structured, is_error)",
        "return _result(text, None, is_error)",
        "confirm-above-a-count",
        "decline",
    ),
    Broken(
        "what was shown is not compared with what is there",
        'return _grew(seen.get("matched"), self.loaded.matched)',
        "return False",
        "confirm-above-a-count",
        "changed",
    ),
    Broken(
        "what goes on changing is asked about without end",
        "return changed and not asked.last",
        "return changed",
        "confirm-above-a-count",
        "changed",
    ),
    Broken(
        "what changed is never asked about again",
        "return changed and not asked.last",
        "return False",
        "confirm-above-a-count",
        "changed-once",
    ),
    Broken(
        "a candidate that changed is taken for the one shown",
        'return _digest(candidate) not in seen["teams"].values()',
        "return candidate is None",
        "disambiguate-and-confirm",
        "changed",
    ),
    Broken(
        "the typed name is not compared",
        'if not _same_text(typed_name, self.values()["workspace"]):',
        "if not typed_name:",
        "confirm-by-typing",
        "unknown",
    ),
    Broken(
        "a failure is reported as success",
        'name = "act-failed"',
        'name = "accepted"',
        "confirm-always",
        "act-failed",
    ),
    Broken(
        "an answer has all the time there is",
        "LIMIT_SECONDS = 300.0",
        "LIMIT_SECONDS = 3000.0",
        "confirm-always",
        "time-out",
        (MODERN,),
    ),
    Broken(
        "the tool acts before it asks",
        "    outcome = question.early()\n",
        "    await actions.perform(question.accept())\n    outcome = question.early()\n",
        "confirm-always",
        "decline",
        (MODERN,),
    ),
    Broken(
        "the server asks by a request where there are none",
        "if session.protocol_version >= MODERN:",
        'if session.protocol_version >= "9999":',
        "confirm-always",
        "accept",
        (MODERN,),
    ),
    Broken(
        "the server asks through its result where clients do not know how",
        "if session.protocol_version >= MODERN:",
        "if True:",
        "confirm-always",
        "accept",
        (LEGACY,),
    ),
    Broken(
        "a confirmation can be used again",
        "return await spent.spend(asked.id, now, asked.at + 900)",
        "return True",
        "confirm-above-a-count",
        "replayed",
        (MODERN,),
    ),
    Broken(
        "opening a page is taken for finishing it",
        "if not finished:",
        "if finished is None:",
        "authorize",
        "pending",
    ),
    Broken(
        "a page that failed is taken for one that is open",
        "if finished is None:",
        "if finished == 0.5:",
        "authorize",
        "page-failed",
    ),
    Broken(
        "a form is taken for a page",
        "return asking.url is not None and",
        "return asking is not None and",
        "authorize",
        "form-only",
    ),
)


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("broken")


def example(broken: Broken) -> Example:
    return next(one for one in EXAMPLES if one.name == broken.design)


@pytest.mark.parametrize("sdk", ["mcp-2", "mcp-1", "fastmcp-4"])
def test_every_fault_is_caught(sdk: str, folder: Path) -> None:
    specifications = []
    tried = []
    for number, broken in enumerate(FAULTS):
        source = handler(example(broken).design, sdk)
        revisions = [r for r in broken.revisions if sdk != "mcp-1" or r != MODERN]
        if sdk == "mcp-1" and broken.right not in source:
            revisions = []
        if not revisions:
            continue
        assert broken.right in source, broken.name
        module = folder / f"{sdk}_{number}.py".replace("-", "_")
        module.write_text(source.replace(broken.right, broken.wrong), encoding="utf-8")
        specified = specification(example(broken), sdk, module, revisions)
        specified["situations"] = [(revision, broken.situation) for revision in revisions]
        specifications.append(specified)
        tried += [(broken, revision) for revision in revisions]
    found = play(sdk, specifications)
    missed = [
        (broken.name, revision)
        for (broken, revision), report in zip(tried, found, strict=True)
        if fault(example(broken), report) is None
    ]
    assert missed == []
