"""Measures of decisions against labels: pure functions on rows."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field

Number = float | int


@dataclass(frozen=True, slots=True)
class Row:
    """One labelled tool beside what was decided on it.

    `*_any` are those either reader named; `*` those both named.
    """

    id: str
    language: str
    want: str
    got: str
    purposes: frozenset[str]
    purposes_any: frozenset[str]
    effects: frozenset[str]
    effects_any: frozenset[str]
    reasons: frozenset[str]
    got_purposes: frozenset[str]
    got_effects: frozenset[str]
    got_reason: str | None
    confidence: float
    needs_review: bool
    destructive_hint: bool
    name_words: tuple[str, ...] = ()
    why: str = ""
    evidence: tuple[str, ...] = field(default=(), compare=False)

    @property
    def server(self) -> str:
        """The server's stem."""
        return self.id.split("/")[0]

    @property
    def right(self) -> bool:
        """Whether the verdict is the labelled one."""
        return self.want == self.got


def ratio(part: Number, whole: Number) -> float | None:
    """Return a rounded share, None of nothing."""
    return round(part / whole, 4) if whole else None


def prf(pairs: Iterable[tuple[bool, bool]]) -> dict[str, float | int | None]:
    """Return precision, recall and F1 of (wanted, got) pairs."""
    counts = Counter(pairs)
    hit, false, missed = counts[True, True], counts[False, True], counts[True, False]
    return {
        "n": sum(counts.values()),
        "precision": ratio(hit, hit + false),
        "recall": ratio(hit, hit + missed),
        "f1": ratio(2 * hit, 2 * hit + false + missed),
    }


def asks(rows: Sequence[Row]) -> dict[str, float | int | None]:
    """Return P, R, F1 of asking at all."""
    return prf((row.want != "none", row.got != "none") for row in rows)


def form_or_url(rows: Sequence[Row]) -> dict[str, float | int | None]:
    """Return how often form and url are told apart where both ask."""
    both = [row for row in rows if row.want != "none" and row.got != "none"]
    return {"n": len(both), "accuracy": ratio(sum(row.right for row in both), len(both))}


def by_label(rows: Sequence[Row], kind: str) -> dict[str, object]:
    """Return P, R, F1 of each purpose or effect, and the macro F1 over those that are labelled.

    What one reader named and the other did not counts neither for nor against.
    """
    found: dict[str, dict[str, float | int | None]] = {}
    names = sorted({name for row in rows for name in getattr(row, kind)})
    for name in names:
        pairs = [
            (name in getattr(row, kind), name in getattr(row, f"got_{kind}"))
            for row in rows
            if name in getattr(row, kind) or name not in getattr(row, f"{kind}_any")
        ]
        found[name] = prf(pairs) | {"n": sum(want for want, _ in pairs)}
    scores = [entry["f1"] or 0.0 for entry in found.values()]
    return {"macro_f1": ratio(sum(scores), len(scores)), "by": found}


def reasons(rows: Sequence[Row]) -> dict[str, float | int | None]:
    """Return the share of right reasons among right nones."""
    nones = [row for row in rows if row.want == row.got == "none" and row.reasons]
    right = sum(row.got_reason in row.reasons for row in nones)
    return {"n": len(nones), "right": ratio(right, len(nones))}


def calibration(rows: Sequence[Row], bins: int = 10) -> dict[str, object]:
    """Return expected calibration error over bins of equal mass, AUROC, and the review share."""
    ordered = sorted(rows, key=lambda row: (row.confidence, row.id))
    error = 0.0
    table: list[dict[str, float | int | None]] = []
    for n in range(bins):
        part = ordered[n * len(ordered) // bins : (n + 1) * len(ordered) // bins]
        if not part:
            continue
        mean = sum(row.confidence for row in part) / len(part)
        right = sum(row.right for row in part) / len(part)
        error += abs(mean - right) * len(part) / len(ordered)
        table.append({"n": len(part), "confidence": round(mean, 3), "right": round(right, 3)})
    sure = [row for row in rows if not row.needs_review]
    return {
        "ece": round(error, 4),
        "auroc": auroc(rows),
        "marked": ratio(len(rows) - len(sure), len(rows)),
        "unmarked_right": ratio(sum(row.right for row in sure), len(sure)),
        "bins": table,
    }


def auroc(rows: Sequence[Row]) -> float | None:
    """Return the area under the ROC of "the verdict is right" by confidence."""
    right = [row.confidence for row in rows if row.right]
    wrong = [row.confidence for row in rows if not row.right]
    wins = sum((a > b) + 0.5 * (a == b) for a in right for b in wrong)
    return ratio(wins, len(right) * len(wrong))


def summary(rows: Sequence[Row]) -> dict[str, object]:
    """Return every figure about some rows."""
    return {
        "n": len(rows),
        "verdict_accuracy": ratio(sum(row.right for row in rows), len(rows)),
        "asks": asks(rows),
        "form_or_url": form_or_url(rows),
        "purposes": by_label(rows, "purposes"),
        "effects": by_label(rows, "effects"),
        "reasons": reasons(rows),
        "calibration": calibration(rows),
    }
