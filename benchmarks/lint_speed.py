"""The linter's speed beside plain schema validation of the same files.

Writes forms to a temporary folder and times, in one run and from start to end:

- `elicit-design lint` with all rules on, `check-jsonschema` and `ajv-cli` with a plain JSON
  Schema of the protocol's grammar, on 2,000 files and on one;
- `elicit-design lint` on ten times as many files;
- `elicit-design lint` and Spectral with a rule set of fifteen lines on a file of four tools.

`make peers` puts the peers into `.tools`; those that are not there are left out.
"""

from __future__ import annotations

import json
import subprocess
import sys
import tempfile
import time
from collections.abc import Sequence
from pathlib import Path

ROOT = Path(__file__).parents[1]
TOOLS = ROOT / ".tools"
OURS = (sys.executable, "-m", "elicit_design", "lint", "--quiet")
FILES = 2_000
ROUNDS = 5


def kind(words: dict[str, object], required: tuple[str, ...] = ("type",)) -> dict[str, object]:
    """Return the schema of one kind of field; open, as the published ones are."""
    common = {"title": {"type": "string"}, "description": {"type": "string"}}
    properties = {**common, **words}
    return {"type": "object", "required": list(required), "properties": properties}


TEXT, WHOLE, NUMBER = {"type": "string"}, {"type": "integer"}, {"type": "number"}
TEXTS = {"type": "array", "items": TEXT}
OPTIONS = {"type": "array", "items": kind({"const": TEXT, "title": TEXT}, ("const", "title"))}
FORMAT = {"enum": ["email", "uri", "date", "date-time"]}
DEFINITIONS: dict[str, object] = {
    "string": kind({"type": {"const": "string"}, "minLength": WHOLE, "maxLength": WHOLE,
                    "format": FORMAT, "default": TEXT}),
    "number": kind({"type": {"enum": ["number", "integer"]}, "minimum": NUMBER,
                    "maximum": NUMBER, "default": NUMBER}),
    "boolean": kind({"type": {"const": "boolean"}, "default": {"type": "boolean"}}),
    "choice": kind({"type": {"const": "string"}, "enum": TEXTS, "default": TEXT},
                   ("type", "enum")),
    "titled": kind({"type": {"const": "string"}, "oneOf": OPTIONS, "default": TEXT},
                   ("type", "oneOf")),
    "legacy": kind({"type": {"const": "string"}, "enum": TEXTS, "enumNames": TEXTS,
                    "default": TEXT}, ("type", "enum")),
    "multi": kind({"type": {"const": "array"}, "minItems": WHOLE, "maxItems": WHOLE,
                   "items": kind({"type": {"const": "string"}, "enum": TEXTS}, ("type", "enum")),
                   "default": TEXTS}, ("type", "items")),
    "titled-multi": kind({"type": {"const": "array"}, "minItems": WHOLE, "maxItems": WHOLE,
                          "items": kind({"anyOf": OPTIONS}, ("anyOf",)), "default": TEXTS},
                         ("type", "items")),
}  # fmt: skip
"""The kinds of field, put together the way the published JSON Schema does: a choice of all."""

ORDER = ("legacy", "choice", "titled", "multi", "titled-multi", "string", "number", "boolean")
GRAMMAR = {
    "$schema": "http://json-schema.org/draft-07/schema#",
    "definitions": {
        **DEFINITIONS,
        "field": {"anyOf": [{"$ref": f"#/definitions/{name}"} for name in ORDER]},
    },
    "type": "object",
    "required": ["message", "requestedSchema"],
    "properties": {
        "mode": {"const": "form"},
        "message": TEXT,
        "requestedSchema": {
            "type": "object",
            "required": ["type", "properties"],
            "properties": {
                "$schema": TEXT,
                "type": {"const": "object"},
                "properties": {
                    "type": "object",
                    "additionalProperties": {"$ref": "#/definitions/field"},
                },
                "required": TEXTS,
            },
        },
    },
}

RULESET = """
rules:
  consent-argument:
    given: "$.tools[*].inputSchema.properties[confirm,confirmed,force]"
    message: "{{property}} can be set by the model"
    severity: error
    then: {function: falsy}
  secret-argument:
    given: "$.tools[*].inputSchema.properties[api_key,client_secret,password,token]"
    message: "{{property}} is a secret"
    severity: error
    then: {function: falsy}
  destructive-hint:
    given: "$.tools[?(@.annotations)]"
    then: {field: annotations, function: truthy}
"""


def request(number: int) -> dict[str, object]:
    """Return one of several kinds of form, of one to four fields; one in ten has a fault."""
    name = f"Atlas {number}"
    choice: dict[str, object] = {
        "type": "string",
        "title": name,
        "description": f"Holds {number % 90 + 2} boards",
        "oneOf": [
            {"const": "keep the project", "title": f"Keep {name}"},
            {"const": "delete the project", "title": f"Permanently delete {name}"},
        ],
        "default": "delete the project" if number % 10 == 0 else "keep the project",
    }
    more = dict(list(SETTINGS.items())[: number % 4])
    fields = {"choice": choice, **more}
    message = f"Permanently delete the project {name}? It cannot be restored."
    schema = {"type": "object", "properties": fields, "required": ["choice"]}
    return {"mode": "form", "message": message, "requestedSchema": schema}


SETTINGS: dict[str, object] = {
    "reason": {
        "type": "string",
        "title": "Reason for the log",
        "description": "Kept for a year",
        "maxLength": 200,
    },
    "copies": {
        "type": "integer",
        "title": "Copies to keep",
        "description": "In the archive of the team",
        "minimum": 1,
        "maximum": 9,
        "default": 1,
    },
    "told": {
        "type": "array",
        "title": "People to tell",
        "description": "They get one mail each",
        "items": {"type": "string", "enum": ["the owner", "the members", "the watchers"]},
        "minItems": 0,
    },
}


def write_forms(folder: Path, count: int) -> list[str]:
    """Write forms and return their paths."""
    folder.mkdir()
    for number in range(count):
        file = folder / f"form-{number:05}.json"
        file.write_text(json.dumps(request(number), indent=2), "utf-8")
    return [str(file) for file in sorted(folder.iterdir())]


def once(command: Sequence[str]) -> float:
    """Return the wall time of a command, from start to end."""
    start = time.perf_counter()
    subprocess.run(command, capture_output=True, check=False)
    return time.perf_counter() - start


def in_turn(*commands: Sequence[str], rounds: int = ROUNDS) -> list[float]:
    """Return the best wall time of each command, run in turn so that a busy machine slows all."""
    times = [[once(command) for command in commands] for _ in range(rounds)]
    return [min(column) for column in zip(*times, strict=True)]


def peers(schema: Path) -> dict[str, tuple[str, ...]]:
    """Return the commands of the peers that are there."""
    check = TOOLS / "python" / "bin" / "check-jsonschema"
    ajv = TOOLS / "node" / "node_modules" / ".bin" / "ajv"
    found: dict[str, tuple[str, ...]] = {}
    if check.exists():
        found["check-jsonschema"] = (str(check), "--schemafile", str(schema))
    if ajv.exists():
        found["ajv-cli"] = (str(ajv), "validate", "-s", str(schema))
    return found


def command(name: str, base: Sequence[str], files: Sequence[str], folder: Path) -> list[str]:
    """Return the command that checks these files; ajv takes a pattern, the others a list."""
    if name == "ajv-cli":
        pattern = files[0] if len(files) == 1 else f"{folder}/*.json"
        return [*base, "-d", pattern]
    return [*base, *files]


def compare(folder: Path, files: Sequence[str], schema: Path) -> None:
    """Time us and the peers on the same files and print the ratios."""
    bases = peers(schema)
    theirs = [command(name, base, files, folder) for name, base in bases.items()]
    ours, *others = in_turn([*OURS, *files], *theirs)
    print(f"{len(files):>6} files  elicit-design {ours:.3f} s")
    for name, taken in zip(bases, others, strict=True):
        print(f"{'':>13}  {name} {taken:.3f} s, ours is {ours / taken:.2f} of it")


def main() -> None:
    """Print the comparison."""
    with tempfile.TemporaryDirectory() as place:
        base = Path(place)
        schema = base / "grammar.json"
        schema.write_text(json.dumps(GRAMMAR), "utf-8")
        files = write_forms(base / "forms", FILES)
        compare(base / "forms", files, schema)
        compare(base / "forms", files[1:2], schema)
        write_forms(base / "many", FILES * 10)
        few, many = in_turn([*OURS, str(base / "forms")], [*OURS, str(base / "many")], rounds=2)
        print(f"{FILES * 10:>6} files  {many:.2f} s, {many / few:.1f} times {FILES}")
        spectral(base)


def spectral(base: Path) -> None:
    """Time the file of four tools, and say what each finds there."""
    tools = ROOT / "examples" / "projects.json"
    program = TOOLS / "node" / "node_modules" / ".bin" / "spectral"
    ours = [*OURS, "--format", "json", str(tools)]
    found = json.loads(subprocess.run(ours, capture_output=True, check=False).stdout)["findings"]
    codes = sorted({f"{one['code']} {one['pointer']}" for one in found})
    rules = base / "ruleset.yaml"
    rules.write_text(RULESET, "utf-8")
    commands = [ours]
    if program.exists():
        commands.append([str(program), "lint", str(tools), "--ruleset", str(rules)])
    taken, *theirs = in_turn(*commands)
    print(f"four tools     elicit-design {taken:.3f} s: {len(found)} findings with positions")
    print("".join(f"                 {code}\n" for code in codes), end="")
    for one in theirs:
        print(f"               spectral {one:.3f} s, ours is {taken / one:.2f} of it")


if __name__ == "__main__":
    main()
