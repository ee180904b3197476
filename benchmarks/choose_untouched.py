"""Choose by a hash which labelled tools nobody looks at while rules are written.

Six of the real servers and half of the rare kinds, by the SHA-256 of their names: nobody can
prefer an easy one. Run once, before the first rule; the result is committed beside this script
and `benchmarks/decision.py` reports these tools as totals only, never tool by tool.

    python benchmarks/choose_untouched.py [--corpus ../shared/corpus]
"""

from __future__ import annotations

import argparse
import hashlib
import json
from pathlib import Path

HERE = Path(__file__).parent
RARE = "rare-kinds"
SERVERS = 6


def rank(name: str) -> str:
    """Return the hash by which names are ordered."""
    return hashlib.sha256(f"untouched:{name}".encode()).hexdigest()


def choose(ids: list[str]) -> tuple[list[str], list[str]]:
    """Return the untouched servers and the untouched rare tools among labelled `ids`."""
    servers = {tool.split("/")[0] for tool in ids} - {RARE}
    rare = [tool for tool in ids if tool.startswith(f"{RARE}/")]
    return (
        sorted(sorted(servers, key=rank)[:SERVERS]),
        sorted(sorted(rare, key=rank)[: len(rare) // 2]),
    )


def main() -> None:
    """Write `decision_untouched.yaml`."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--corpus", type=Path, default=HERE.parents[1] / "shared" / "corpus")
    corpus: Path = parser.parse_args().corpus
    lines = (corpus / "labels.jsonl").read_text(encoding="utf-8").splitlines()
    servers, rare = choose([json.loads(line)["id"] for line in lines])
    text = "# Chosen by choose_untouched.py before the first rule; only totals are looked at.\n"
    text += "servers:\n" + "".join(f"  - {name}\n" for name in servers)
    text += "rare:\n" + "".join(f"  - {name}\n" for name in rare)
    (HERE / "decision_untouched.yaml").write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
