"""Uses confirmations of a generated module's stores, by several workers at the same time."""

from __future__ import annotations

import json
import sys
from pathlib import Path

import anyio
from world import load_module


async def main(module: Path, database: str) -> dict[str, list[bool]]:
    made = load_module(module)
    memory = made.SpentInMemory()
    workers = [made.SpentInSQLite(database) for _ in range(4)]
    found: dict[str, list[bool]] = {"memory": [], "sqlite": [], "later": []}

    async def spend(store: object, where: str) -> None:
        found[where].append(await store.spend("once", 1000.0, 1900.0))

    async with anyio.create_task_group() as group:
        for worker in workers * 3:
            group.start_soon(spend, worker, "sqlite")
            group.start_soon(spend, memory, "memory")
    found["later"] = [
        await memory.spend("other", 2000.0, 2900.0),
        await workers[0].spend("other", 2000.0, 2900.0),
        await memory.spend("once", 2000.0, 2900.0),
        await workers[1].spend("once", 2000.0, 2900.0),
    ]
    return found


if __name__ == "__main__":
    json.dump(anyio.run(main, Path(sys.argv[1]), sys.argv[2]), sys.stdout)
