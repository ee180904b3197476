"""Speed and memory of `assess` and `design`, beside agent-friend on the same files.

Everything is measured in one run, whole processes by wall clock, so that ratios mean something
on a shared machine. `make peers` installs the peer; without it its rows are left out.
"""

from __future__ import annotations

import argparse
import json
import os
import resource
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
OURS = [sys.executable, "-m", "elicit_design"]
PEER = ROOT / ".tools" / "agent-friend" / "bin" / "agent-friend"
RUNS = 7


def short_tools(count: int) -> list[dict[str, object]]:
    """Return tools with a short description and one argument, of mixed kinds."""
    verbs = ("delete", "list", "send", "update", "create", "get", "search", "archive")
    nouns = ("project", "message", "invoice", "report", "user", "bucket")
    return [
        {
            "name": f"{verbs[n % 8]}_{nouns[n % 6]}_{n}",
            "description": f"{verbs[n % 8].title()} a {nouns[n % 6]} by its id.",
            "inputSchema": {
                "type": "object",
                "properties": {"id": {"type": "string", "description": "Its id"}},
                "required": ["id"],
            },
        }
        for n in range(count)
    ]


def seconds(command: Sequence[str], runs: int = RUNS) -> float:
    """Return the median wall time of a command after one run that does not count."""
    times = []
    for _ in range(runs + 1):
        start = time.perf_counter()
        subprocess.run(command, check=False, capture_output=True)
        times.append(time.perf_counter() - start)
    return statistics.median(times[1:])


def alternating(ours: Sequence[str], peer: Sequence[str]) -> tuple[float, float]:
    """Time two commands in turn, so that a busy machine slows both; return their medians."""
    pairs = [(seconds(ours, 1), seconds(peer, 1)) for _ in range(RUNS)]
    return statistics.median(a for a, _ in pairs), statistics.median(b for _, b in pairs)


def against_peer(folder: Path) -> None:
    """Print `assess` and the peer's `grade` on 4 and on 1,000 tools."""
    print("assess, start to end, against agent-friend 0.209 on the same file")
    for count in (4, 1000):
        file = folder / f"tools-{count}.json"
        file.write_text(json.dumps(short_tools(count)), "utf-8")
        ours = [*OURS, "assess", str(file), "--format", "json"]
        if not PEER.exists():
            print(f"  {count:5} tools: {seconds(ours):.3f} s   (no peer: run `make peers`)")
            continue
        mine, theirs = alternating(ours, [str(PEER), "grade", str(file)])
        print(f"  {count:5} tools: {mine:.3f} s, peer {theirs:.3f} s, ratio {mine / theirs:.2f}")


def per_second(work: Callable[[], int], runs: int = 3) -> float:
    """Return the best rate of `work`, which returns how many tools it handled."""
    best = 0.0
    for _ in range(runs):
        start = time.process_time()
        count = work()
        best = max(best, count / (time.process_time() - start))
    return best


def rates(folder: Path, corpus: Path | None) -> None:
    """Print tools a second of load and assess together, once started, on one core."""
    from elicit_design import assess, load

    def run(*paths: str) -> int:
        return len(assess(load(*paths).tools))

    print("load + assess once started, tools a second of processor time")
    for count in (1000, 2000, 4000, 8000):
        file = folder / f"short-{count}.json"
        file.write_text(json.dumps({"tools": short_tools(count)}), "utf-8")
        print(f"  {count:5} short tools: {per_second(partial(run, str(file))):8.0f}")
    if corpus:
        files = [str(path) for path in sorted(corpus.glob("*.json"))]
        print(f"  the corpus:        {per_second(lambda: run(*files), 2):8.0f}")


def design_corpus(folder: Path, corpus: Path) -> None:
    """Print tools a second and peak memory of `design` over the corpus with all files."""
    files = [str(path) for path in sorted(corpus.glob("*.json"))]
    out = folder / "out"
    start = time.perf_counter()
    command = [*OURS, "design", *files, "--out", str(out), "--emit", "page,wire", "--quiet"]
    ended = subprocess.run([*command, "--format", "json"], check=False, capture_output=True)
    wall = time.perf_counter() - start
    tools = sum(len(json.loads(Path(file).read_bytes())["tools"]) for file in files)
    written = sum(len(names) for _, _, names in os.walk(out))
    peak = resource.getrusage(resource.RUSAGE_CHILDREN).ru_maxrss / 1024
    print(
        f"design of {tools} tools with all files: {wall:.1f} s, {tools / wall:.0f} tools a second, "
        f"{written} files, exit code {ended.returncode}, peak {peak:.0f} MB"
    )


def main() -> None:
    """Run all parts."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--corpus", type=Path, default=ROOT.parent / "shared" / "corpus")
    corpus = parser.parse_args().corpus
    corpus = corpus if corpus.is_dir() else None
    with tempfile.TemporaryDirectory() as name:
        against_peer(Path(name))
        rates(Path(name), corpus)
        if corpus:
            design_corpus(Path(name), corpus)


if __name__ == "__main__":
    main()
