"""How well the engine decides, against labelled tools.

    python benchmarks/decision.py [--corpus ../shared/corpus] [--format json] [--misses]

Real servers and rare kinds are told apart, and of both those that were looked at while rules
were written and those that never were (`decision_untouched.yaml`, chosen by a hash before the
first rule). The untouched ones are reported as totals only, and are the figure to trust. Nothing
is trained on labels, so there is nothing to fit anew without each server in turn. The practice
tools (`practice/`) were looked at. Readings (`readings/`) are labels of further real servers, one
reader a file, made before any decision on them was seen.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from typing import Any

import yaml

from decision_measures import Row, asks, prf, ratio, summary
from decision_triggers import trigger_figures
from elicit_design.assessing import assess, facts_of_tools
from elicit_design.assessing.text import split_name
from elicit_design.loading import load
from elicit_design.model.assessment import Assessment

HERE = Path(__file__).parent
CORPUS = HERE.parents[1] / "shared" / "corpus"
RARE = "rare-kinds"
VERBS = frozenset(
    {"delete", "remove", "drop", "purge", "destroy", "cancel", "send", "post", "publish", "pay"}
    | {"refund", "transfer", "buy", "grant", "revoke", "invite", "stop", "restart", "reboot"}
    | {"deploy", "merge", "execute", "run"}
)


def read_labels(corpus: Path) -> list[dict[str, Any]]:
    """Return the labels that can be scored (not `either`)."""
    lines = (corpus / "labels.jsonl").read_text(encoding="utf-8").splitlines()
    return [label for label in map(json.loads, lines) if label["verdict"] != "either"]


def decide(corpus: Path, stems: Iterable[str]) -> dict[str, tuple[Assessment, str]]:
    """Assess whole servers, since siblings are evidence; return (assessment, language) by id."""
    found: dict[str, tuple[Assessment, str]] = {}
    for stem in stems:
        tools = load(corpus / f"{stem}.json").tools
        languages = [facts.language for facts in facts_of_tools(tools)]
        for assessment, language in zip(assess(tools), languages, strict=True):
            found[f"{stem}/{assessment.tool.name}"] = (assessment, language)
    return found


def row_of(label: Mapping[str, Any], assessment: Assessment, language: str) -> Row:
    """Put a label and a decision side by side."""
    leading = assessment.leading
    return Row(
        label["id"],
        language,
        label["verdict"],
        assessment.verdict,
        frozenset(label["purposes"]),
        frozenset(label["purposes_any"]),
        frozenset(label["effects"]),
        frozenset(label["effects_any"]),
        frozenset(label.get("reason") or ()),
        frozenset(assessment.purposes),
        frozenset(assessment.effects),
        leading.reason,
        leading.confidence,
        assessment.needs_review,
        bool(assessment.tool.annotations.destructive),
        split_name(assessment.tool.name),
        "; ".join(label["why"]),
        tuple(f"{e.rule} {e.weight:+.1f} {e.quote!r}" for e in leading.evidence[:6]),
    )


def read_rows(corpus: Path) -> list[Row]:
    """Return every labelled tool with its decision."""
    labels = read_labels(corpus)
    decided = decide(corpus, sorted({label["id"].split("/")[0] for label in labels}))
    return [row_of(label, *decided[label["id"]]) for label in labels]


def read_practice() -> list[Row]:
    """Return the practice tools: written for the decision, each on a server of its own."""
    rows: list[Row] = []
    for path in sorted((HERE / "practice").glob("*.yaml")):
        for entry in yaml.safe_load(path.read_text(encoding="utf-8")):
            tools = load("-", stdin=json.dumps(entry["tool"]).encode()).tools
            label = entry["label"]
            label |= {"id": f"practice/{entry['tool']['name']}", "reason": [label["reason"]]}
            label |= {f"{kind}_any": label[kind] for kind in ("purposes", "effects")}
            language = facts_of_tools(tools)[0].language
            rows.append(row_of(label, assess(tools)[0], language))
    return rows


def read_readings(corpus: Path) -> dict[str, list[Row]]:
    """Return, by reader, the tools that one reader labelled before seeing a decision on them."""
    found: dict[str, list[Row]] = {}
    for path in sorted((HERE / "readings").glob("*.yaml")):
        labels = yaml.safe_load(path.read_text(encoding="utf-8"))
        decided = decide(corpus, sorted({key.split("/")[0] for key in labels}))
        found[f"readings {path.stem}"] = [
            row_of(_label_of_one_reader(key, label), *decided[key])
            for key, label in labels.items()
            if label["verdict"] != "either"
        ]
    return found


def _label_of_one_reader(key: str, label: Mapping[str, Any]) -> dict[str, Any]:
    """Bring a reading into the shape of a label by two: what one named, both did."""
    both = {f"{kind}_any": label[kind] for kind in ("purposes", "effects")}
    reason = [label["reason"]] if label["reason"] else []
    return {**label, **both, "id": key, "reason": reason, "why": [label["why"]]}


def baselines(rows: Sequence[Row]) -> dict[str, object]:
    """Return what naive rules reach."""
    return {
        "destructiveHint": prf((r.want != "none", r.destructive_hint) for r in rows),
        "verb list": prf((r.want != "none", not VERBS.isdisjoint(r.name_words)) for r in rows),
        "either of both": prf(
            (r.want != "none", r.destructive_hint or not VERBS.isdisjoint(r.name_words))
            for r in rows
        ),
    }


def tables(rows: Sequence[Row]) -> dict[str, object]:
    """Return asks by server and by language."""
    return {
        name: {
            key: asks(members) | {"right": ratio(sum(r.right for r in members), len(members))}
            for key, members in _grouped(rows, name).items()
        }
        for name in ("server", "language")
    }


def _grouped(rows: Sequence[Row], name: str) -> dict[str, list[Row]]:
    groups: dict[str, list[Row]] = defaultdict(list)
    for row in rows:
        groups[getattr(row, name)].append(row)
    return dict(sorted(groups.items()))


def measure(corpus: Path) -> tuple[dict[str, Any], list[Row]]:
    """Return all figures, and the misses that may be looked at."""
    rows = read_rows(corpus)
    held = yaml.safe_load((HERE / "decision_untouched.yaml").read_text(encoding="utf-8"))
    hidden = {r.id for r in rows if r.server in held["servers"] or r.id in held["rare"]}
    real = [row for row in rows if row.server != RARE]
    rare = [row for row in rows if row.server == RARE]
    touched = [row for row in rows if row.id not in hidden]
    readings = read_readings(corpus)
    figures = {
        "real": summary(real),
        "real touched": summary([r for r in real if r.id not in hidden]),
        "real untouched": summary([r for r in real if r.id in hidden]),
        "rare touched": summary([r for r in rare if r.id not in hidden]),
        "rare untouched": summary([r for r in rare if r.id in hidden]),
        "all": summary(rows),
        "practice": summary(read_practice()),
        **{name: summary(members) for name, members in readings.items()},
        "baselines (real)": baselines(real),
        "tables": tables(touched),
        "triggers": trigger_figures(corpus),
    }
    seen = [*touched, *(row for members in readings.values() for row in members)]
    return figures, [row for row in seen if not row.right]


def show(figures: Mapping[str, Any], misses: Sequence[Row]) -> None:
    """Print the figures for people."""
    for name, entry in figures.items():
        if "asks" not in entry:
            continue
        ask, purposes, effects = entry["asks"], entry["purposes"], entry["effects"]
        print(
            f"{name:15} n={entry['n']:3} right {entry['verdict_accuracy']:.3f} | asks P "
            f"{ask['precision']:.3f} R {ask['recall']:.3f} F1 {ask['f1']:.3f} | form/url "
            f"{entry['form_or_url']['accuracy']} | purposes {purposes['macro_f1']} effects "
            f"{effects['macro_f1']} | reasons {entry['reasons']['right']}"
        )
        print(f"{'':15} {_calibration(entry['calibration'])}")
        recalls = {k: v["recall"] for k, v in purposes["by"].items()}
        print(f"{'':15} recall of purposes {recalls}")
    for name, entry in figures["baselines (real)"].items():
        print(f"baseline {name}: F1 {entry['f1']}")
    print(f"triggers: {figures['triggers']}")
    for name, table in figures["tables"].items():
        print(name, {key: (entry["n"], entry["right"]) for key, entry in table.items()})
    for row in misses:
        got = f"{row.got} {'+'.join(row.got_purposes)} ({row.confidence:.2f})"
        print(f"MISS {row.id}: want {row.want}, got {got}\n     {row.why}\n     {row.evidence}")


def _calibration(entry: Mapping[str, Any]) -> str:
    return (
        f"ECE {entry['ece']} AUROC {entry['auroc']} marked {entry['marked']} "
        f"unmarked right {entry['unmarked_right']}"
    )


def main() -> None:
    """Print the figures."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--corpus", type=Path, default=CORPUS)
    parser.add_argument("--format", choices=["text", "json"], default="text")
    parser.add_argument("--misses", action="store_true", help="print misses with evidence")
    options = parser.parse_args()
    figures, misses = measure(options.corpus)
    if options.format == "json":
        json.dump(figures, sys.stdout, indent=1)
        return
    show(figures, misses if options.misses else [])


if __name__ == "__main__":
    main()
