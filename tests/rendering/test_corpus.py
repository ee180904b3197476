"""The files of every real tool at hand: safe places, clean text, templates that say the message."""

import json
import re
from pathlib import Path, PurePosixPath

from skills_ref import validate  # type: ignore[import-untyped]

from elicit_design.outputs import check, write
from elicit_design.rendering.names import LONGEST
from elicit_design.rendering.project_files import placed
from elicit_design.rendering.samples import message_keys
from elicit_design.rendering.skill import FLAT_FILE, SKILL_NAME
from elicit_design.words import format_message, message_environment
from elicit_design.words.jinja import jinja_name
from support.corpus import needs_corpus
from support.drafted import corpus_artifacts, corpus_designs

HIDDEN = re.compile(r"[\x00-\x09\x0b-\x1f\x7f-\x9f\u200b-\u200f\u202a-\u202e\u2066-\u2069\ufeff]")


@needs_corpus
def test_every_file_has_a_safe_place_of_its_own() -> None:
    paths = [artifact.path for artifact in corpus_artifacts()]
    assert len({path.casefold() for path in paths}) == len(paths)
    for path in paths:
        parts = PurePosixPath(path).parts
        assert all(re.fullmatch(r"[A-Za-z0-9][A-Za-z0-9._-]*", part) for part in parts), path
        assert max(map(len, parts)) <= LONGEST + len("message..unknown_size.pt-BR.j2")


@needs_corpus
def test_no_file_hides_a_character_and_all_json_reads_back() -> None:
    for artifact in corpus_artifacts():
        assert not HIDDEN.search(artifact.text), artifact.path
        assert artifact.text.endswith("\n")
        if artifact.path.endswith(".json"):
            json.loads(artifact.text)


@needs_corpus
def test_every_template_says_what_its_message_says_with_sample_values() -> None:
    texts = {artifact.path: artifact.text for artifact in corpus_artifacts()}
    seen = 0
    for place, design in placed(corpus_designs()).items():
        if len(design.questions) > 1:
            continue
        question = design.questions[0][1]
        samples = {p.name: p.sample for p in question.placeholders}
        variables = {jinja_name(name): value for name, value in samples.items()}
        for locale in ("en", "pt-BR"):
            for key in message_keys(question):
                variant = "" if key == "message" else f".{key.removeprefix('message.')}"
                template = texts[f"{place}/message{variant}.{locale}.j2"]
                said = message_environment(locale).from_string(template).render(variables)
                text = question.words[locale][key]
                assert said == format_message(text, samples, locale, question.placeholders)
                seen += 1
    assert seen > 500


@needs_corpus
def test_the_skill_of_a_large_project_stays_valid_and_within_its_limits(tmp_path: Path) -> None:
    skill = [
        a for a in corpus_artifacts() if a.path == FLAT_FILE or a.path.startswith(f"{SKILL_NAME}/")
    ]
    write(skill, tmp_path)
    assert validate(tmp_path / SKILL_NAME) == []
    assert (tmp_path / FLAT_FILE).read_text(encoding="utf-8").count("\n") < 500
    body = (tmp_path / SKILL_NAME / "SKILL.md").read_text(encoding="utf-8")
    assert len(body) < 20_000
    assert body.count("\n") < 500


@needs_corpus
def test_what_was_written_is_up_to_date(tmp_path: Path) -> None:
    some = corpus_artifacts()[:400]
    write(some, tmp_path)
    assert check(some, tmp_path) == ()
