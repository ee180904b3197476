"""Changes for the worse that a design can suffer, each with the rule that has to catch it."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any

Change = Callable[[dict[str, Any], dict[str, Any]], object]
"""Gets the whole design and the question of its first asking case, and changes one of them."""


@dataclass(frozen=True)
class Mutation:
    """A change for the worse, the kind of design it is made to, and the rule that catches it."""

    name: str
    kind: str
    caught_by: str
    change: Change
    in_shapes: bool = False


# Outcomes ---------------------------------------------------------------------------------


def without_outcome(name: str) -> Change:
    def change(_: dict[str, Any], question: dict[str, Any]) -> None:
        question["outcomes"] = [one for one in question["outcomes"] if one["name"] != name]

    return change


def outcome(question: dict[str, Any], name: str) -> dict[str, Any]:
    found: dict[str, Any] = next(one for one in question["outcomes"] if one["name"] == name)
    return found


def is_error(name: str, value: bool | None) -> Change:
    return lambda _, question: outcome(question, name).update(isError=value)


def says(key: str, text: str, locale: str = "en") -> Change:
    return lambda _, question: question["words"][locale].__setitem__(key, text)


def outcomes() -> Iterator[Mutation]:
    for name in ("accepted", "refused", "dismissed", "unsupported", "ask-failed", "changed",
                 "act-failed"):  # fmt: skip
        yield Mutation(f"no {name}", "confirm", "ELD002", without_outcome(name))
    yield Mutation("no pending", "page", "ELD002", without_outcome("pending"))
    yield Mutation(
        "refused twice", "confirm", "ELD002",
        lambda _, q: q["outcomes"].append(outcome(q, "refused")),
    )  # fmt: skip
    yield Mutation(
        "an ending of its own", "confirm", "ELD001",
        lambda _, q: outcome(q, "changed").update(name="perhaps"),
    )  # fmt: skip
    for name in ("refused", "dismissed", "unsupported", "ask-failed", "changed", "act-failed"):
        yield Mutation(f"{name} acts", "confirm", "ELD004", is_error(name, None))
    for name in ("unsupported", "ask-failed", "act-failed"):
        yield Mutation(f"{name} is no error", "confirm", "ELD004", is_error(name, False))
    yield Mutation("refusal without content", "confirm", "ELD003", _text_only_refusal)
    yield Mutation("refusal of another shape", "confirm", "ELD003", _other_shape)
    lies = {
        "act-failed": "Nothing was changed: the call failed.",
        "refused": "Nothing was changed: declined.",
        "dismissed": "All went well.",
        "unsupported": "Please wait.",
        "accepted": "Nothing was changed.",
    }
    for name, text in lies.items():
        yield Mutation(f"{name} is untrue", "confirm", "ELD018", says(f"outcome.{name}", text))


_OUTPUT = {"type": "object", "properties": {"n": {"type": "integer"}}, "required": ["n"]}


def _text_only_refusal(design: dict[str, Any], question: dict[str, Any]) -> None:
    design["outputSchema"] = _OUTPUT
    outcome(question, "refused").pop("structuredContent", None)
    outcome(question, "refused")["isError"] = False


def _other_shape(design: dict[str, Any], question: dict[str, Any]) -> None:
    design["outputSchema"] = _OUTPUT
    outcome(question, "refused").update(isError=False, structuredContent={"n": "none"})


# The choice -------------------------------------------------------------------------------


def choice(question: dict[str, Any]) -> dict[str, Any]:
    field: dict[str, Any] = question["form"]["fields"][0]
    return field


def by_role(question: dict[str, Any], role: str) -> dict[str, Any]:
    options = choice(question)["options"]
    found: dict[str, Any] = next(one for one in options if one.get("role", "answer") == role)
    return found


def in_choice(change: Callable[[dict[str, Any]], object]) -> Change:
    return lambda _, question: change(choice(question))


def in_option(which: str, **values: object) -> Change:
    return lambda _, question: by_role(question, which).update(values)


def choices() -> Iterator[Mutation]:
    yield Mutation("default swapped", "confirm", "ELD012", _default_acts)
    yield Mutation(
        "default of nobody", "confirm", "ELD012", in_choice(lambda f: f.update(default="maybe"))
    )
    yield Mutation("act first", "confirm", "ELD013", in_choice(lambda f: f["options"].reverse()))
    yield Mutation("no safe option", "confirm", "ELD013", _without_safe)
    yield Mutation("safe is no longer safe", "confirm", "ELD013", in_option("safe", role="answer"))
    yield Mutation(
        "consent optional", "confirm", "ELD013", in_choice(lambda f: f.update(required=False))
    )
    yield Mutation("value in a constant", "confirm", "ELD015", in_option("act", value="go {name}"))
    yield Mutation("constant of one letter", "confirm", "ELD015", in_option("act", value="y"))
    yield Mutation("constant is an id", "confirm", "ELD015", in_option("act", value="a" * 16))
    yield Mutation("constant twice", "confirm", "ELD015", _same_constant)
    yield Mutation("too many candidates", "candidates", "ELD020", _candidates(limit=200))
    yield Mutation("candidates of nothing", "candidates", "ELD020", _candidates(load="others"))
    yield Mutation("no bands", "candidates", "ELD020", lambda _, q: q.pop("bands", None))
    yield Mutation("consent by checkbox", "confirm", "ELS", _checkbox)
    yield Mutation("seven fields", "confirm", "ELS", _many_fields)
    yield Mutation("a secret field", "confirm", "ELS", _secret_field)


def _default_acts(_: dict[str, Any], question: dict[str, Any]) -> None:
    choice(question)["default"] = by_role(question, "act")["value"]


def _without_safe(_: dict[str, Any], question: dict[str, Any]) -> None:
    choice(question)["options"].remove(by_role(question, "safe"))
    choice(question).pop("default", None)
    choice(question).pop("has_default", None)


def _same_constant(_: dict[str, Any], question: dict[str, Any]) -> None:
    by_role(question, "act")["value"] = by_role(question, "safe")["value"]


def _candidates(**values: object) -> Change:
    def change(_: dict[str, Any], question: dict[str, Any]) -> None:
        next(one for one in choice(question)["options"] if "load" in one).update(values)

    return change


def _checkbox(_: dict[str, Any], question: dict[str, Any]) -> None:
    words = {"title": choice(question)["title"], "description": choice(question)["description"]}
    question["form"]["fields"] = [{"name": "confirm", "kind": "boolean", **words}]


def _many_fields(_: dict[str, Any], question: dict[str, Any]) -> None:
    for n in range(6):
        _add_field(question, f"detail_{n}", f"Detail {n}")


def _secret_field(_: dict[str, Any], question: dict[str, Any]) -> None:
    _add_field(question, "api_key", "API key")


def _add_field(question: dict[str, Any], name: str, title: str) -> None:
    keys = {"title": f"field.{name}.title", "description": f"field.{name}.description"}
    question["form"]["fields"].append({"name": name, "kind": "string", **keys})
    for words in question["words"].values():
        words[keys["title"]], words[keys["description"]] = title, "As it is written on the letter."


# Terms ------------------------------------------------------------------------------------


def without_part(word: str) -> Change:
    def change(_: dict[str, Any], question: dict[str, Any]) -> None:
        binding = question["binding"]
        binding["parts"] = [part for part in binding["parts"] if word not in part]

    return change


def in_member(name: str, **values: object) -> Change:
    return lambda _, question: question[name].update(values)


def terms() -> Iterator[Mutation]:
    for word in ("tool", "digest", "principal", "revision", "expiry"):
        yield Mutation(f"not bound to {word}", "confirm", "ELD006", without_part(word))
    yield Mutation(
        "answer for a week", "confirm", "ELD006", in_member("binding", expires_seconds=604_800)
    )
    yield Mutation("used twice", "severe", "ELD006", in_member("binding", single_use=False))
    yield Mutation("go ahead", "confirm", "ELD001", in_member("fallback", kind="go-ahead"))
    yield Mutation(
        "open fallback", "confirm", "ELD005",
        in_member("fallback", kind="operator-allowed", setting=None),
    )  # fmt: skip
    yield Mutation("silent fallback", "confirm", "ELD005", in_member("fallback", says=" "))
    yield Mutation(
        "any batch", "confirm", "ELD019", in_member("consent", scope="batch", limit=None)
    )
    yield Mutation("no rate", "confirm", "ELD019", lambda _, q: q.update(rate=""))
    yield Mutation("other tool", "confirm", "ELD007", lambda d, _: d.update(digest="sha256:00"))
    yield Mutation("other version", "confirm", "ELD001", lambda d, _: d.update(version=99))
    yield Mutation("no words", "confirm", "ELD001", lambda _, q: q.pop("words"))
    yield Mutation("neither form nor page", "confirm", "ELD016", lambda _, q: q.update(form=None))
    yield Mutation("empty form", "confirm", "ELD016", lambda _, q: q["form"].update(fields=[]))
    yield Mutation("payment in a form", "confirm", "ELD016", _payment)
    yield Mutation("critical by a form", "confirm", "ELD021", _critical)


def _payment(design: dict[str, Any], question: dict[str, Any]) -> None:
    case = next(one for one in design["cases"] if one.get("question") is question)
    case["case"]["purposes"] = ["payment"]


def _critical(design: dict[str, Any], question: dict[str, Any]) -> None:
    case = next(one for one in design["cases"] if one.get("question") is question)
    case["case"]["severity"] = {"otherwise": "critical"}
    question["notes"] = []
    question["fallback"]["kind"] = "refuse"
    question["binding"]["single_use"] = True
    for field in question["form"]["fields"]:
        field.pop("typed_match", None)


# Words ------------------------------------------------------------------------------------


def words() -> Iterator[Mutation]:
    yield Mutation(
        "no translation", "confirm", "ELD008", lambda _, q: q["words"]["pt-BR"].pop("message")
    )
    yield Mutation("no locale", "confirm", "ELD008", lambda _, q: q["words"].update({"pt-BR": {}}))
    yield Mutation("no title", "confirm", "ELD008", _blank("title"))
    yield Mutation("no description", "confirm", "ELD008", _blank("description"))
    yield Mutation(
        "unknown variable", "confirm", "ELD009", says("message", "Delete {thing_nobody_knows}?")
    )
    yield Mutation("name lost", "named", "ELD010", _nameless)
    yield Mutation("open brace", "confirm", "ELD011", says("message", "Delete {?"))
    reworded = {
        "doubting": "Are you sure?",
        "alarming": "Warning: delete the project Atlas? It cannot be restored.",
        "vague": "Delete this item? It cannot be restored.",
        "several questions": "Delete Atlas? Tell its members? It cannot be restored.",
        "no consequence": "Delete the project Atlas?",
        "double negative": "Do not leave Atlas not deleted? It cannot be restored.",
        "marked up": "Delete **Atlas**? It cannot be restored.",
        "hidden character": "Delete Atlas\u202e? It cannot be restored.",
        "apologetic": "Sorry, delete the project Atlas? It cannot be restored.",
        "long": "Delete the project Atlas " + "and all that is kept in it " * 12 + "? It is gone.",
    }
    for name, text in reworded.items():
        yield Mutation(f"message {name}", "confirm", "ELM", says("message", text))
    yield Mutation(
        "message with a link", "confirm", "ELU",
        says("message", "Delete Atlas, see https://example.com/atlas? It cannot be restored."),
    )  # fmt: skip
    yield Mutation("asks for a password", "confirm", "ELM014", _asks_for_password)
    yield Mutation("yes and no", "confirm", "ELM", _retitled("Yes", "No"))
    yield Mutation("ok and cancel", "confirm", "ELM", _retitled("OK", "Cancel"))
    yield Mutation("titled confirm", "confirm", "ELM", _title("Confirm"))


def _asks_for_password(_: dict[str, Any], question: dict[str, Any]) -> None:
    _add_field(question, "answer", "Answer")
    question["words"]["en"]["message"] = "Type your password to delete Atlas?"


def _blank(which: str) -> Change:
    return lambda _, question: question["words"]["en"].__setitem__(choice(question)[which], " ")


def _nameless(_: dict[str, Any], question: dict[str, Any]) -> None:
    for entries in question["words"].values():
        for key in entries:
            entries[key] = "Nothing was said of it. Do not retry. Não tente de novo."


def _retitled(act: str, safe: str) -> Change:
    def change(_: dict[str, Any], question: dict[str, Any]) -> None:
        for role, text in (("act", act), ("safe", safe)):
            question["words"]["en"][by_role(question, role)["title"]] = text

    return change


def _title(text: str) -> Change:
    return lambda _, question: question["words"]["en"].__setitem__(choice(question)["title"], text)


# Shapes and pages -------------------------------------------------------------------------


def shape(question: dict[str, Any], revision: str) -> dict[str, Any]:
    found: dict[str, Any] = question["rendered"][revision]
    return found


def only_field(question: dict[str, Any], revision: str) -> dict[str, Any]:
    found: dict[str, Any] = next(iter(shape(question, revision)["properties"].values()))
    return found


def in_shape(revision: str, **values: object) -> Change:
    return lambda _, question: shape(question, revision).update(values)


def in_field(revision: str, **values: object) -> Change:
    return lambda _, question: only_field(question, revision).update(values)


def shapes() -> Iterator[Mutation]:
    newest, oldest = "2026-07-28", "2025-06-18"
    made: list[tuple[str, str, Change]] = [
        ("title at the root", "ELS", in_shape(newest, title="Form")),
        ("additionalProperties", "ELS", in_shape(oldest, additionalProperties=False)),
        ("pattern", "ELS", in_field(newest, pattern="^keep")),
        ("stray keyword", "ELS", in_field(oldest, examples=["keep"])),
        ("enum beside oneOf", "ELS", in_field(newest, enum=["keep"])),
        ("names too few", "ELS", in_field(oldest, enumNames=["Keep"])),
        ("default in the first revision", "ELS", in_field(oldest, default="keep")),
        ("nullable", "ELS", in_field(newest, type=["string", "null"])),
        ("numeric options", "ELS", in_field(oldest, enum=[1, 2])),
        ("nested", "ELS", in_field(newest, type="object", properties={})),
        ("other constants", "ELD014", in_field(newest, oneOf=[{"const": "go", "title": "Go on"}])),
        ("nothing required", "ELD014", lambda _, q: shape(q, newest).pop("required")),
        ("unknown required", "ELS", in_shape(newest, required=["choice", "nothing"])),
        ("a shape is missing", "ELD014", lambda _, q: q["rendered"].pop(oldest)),
        ("for a client nobody knows", "ELD014", lambda d, _: d.update(clients=["nobody"])),
    ]
    for name, code, change in made:
        yield Mutation(f"shape: {name}", "confirm", code, change, in_shapes=True)


def in_page(**values: object) -> Change:
    return lambda _, question: question["url"].update(values)


def pages() -> Iterator[Mutation]:
    addresses = {
        "personal data": "https://{host}/connect/{id}?email={email}",
        "plain http": "http://{host}/connect/{id}",
        "javascript": "javascript:open({id})",
        "a provider's page": "https://accounts.example.com/oauth2/authorize/{id}",
        "no id": "https://{host}/connect",
        "user in front": "https://admin@{host}/connect/{id}",
    }
    for name, url in addresses.items():
        yield Mutation(f"page: {name}", "page", "ELD017", in_page(remote=url))
    yield Mutation("page: not local", "page", "ELD017", in_page(local="http://{host}/connect/{id}"))
    yield Mutation(
        "page: id in the newest revision", "page", "ELU",
        in_shape("2026-07-28", elicitationId="550e8400-e29b-41d4-a716-446655440000"),
        in_shapes=True,
    )  # fmt: skip
    yield Mutation(
        "page: no id in 2025-11-25", "page", "ELU",
        lambda _, q: shape(q, "2025-11-25").pop("elicitationId"), in_shapes=True,
    )  # fmt: skip
    yield Mutation(
        "page: token in the shape", "page", "ELU",
        in_shape("2026-07-28", url="https://notes.example.com/connect?token=abc123def456"),
        in_shapes=True,
    )  # fmt: skip
    yield Mutation(
        "page: a form as well", "page", "EL",
        in_shape("2026-07-28", requestedSchema={"type": "object", "properties": {}}),
        in_shapes=True,
    )  # fmt: skip


MUTATIONS = [*outcomes(), *choices(), *terms(), *words(), *shapes(), *pages()]
