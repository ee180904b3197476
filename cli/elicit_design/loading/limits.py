"""How much is read before a file counts as too large; all in one place, all generous."""

from __future__ import annotations

MAX_BYTES = 64 * 1024 * 1024
"""Largest file; the largest real `tools/list` result we know has 2.4 MB."""

MAX_YAML_BYTES = 8 * 1024 * 1024
"""Largest YAML file: YAML is written by people, and takes forty times as long to read."""

MAX_DEPTH = 200
"""Deepest nesting of objects and arrays; real tool lists stay below 30."""

DEPTH_FAULT = (
    f"nested more than {MAX_DEPTH} levels deep.",
    "Flatten the value; no tool description needs this depth.",
)

MAX_DOCUMENTS = 100_000
"""How many documents one file may hold, as JSON lines or between `---`."""

MANY_FAULT = (f"more than {MAX_DOCUMENTS} documents.", "Split the file.")

MAX_ALIASED = 100_000
"""How many values YAML aliases may repeat in one file; stops those that grow exponentially."""

MAX_ARGUMENTS = 2_000
"""How many arguments of one tool are followed; recursive schemas would never end."""

MAX_NAME = 1_000
"""Longest name of an argument that is followed; nobody could read or type it."""

MAX_FAULTS = 20
"""How many repeated keys of one file are listed."""
