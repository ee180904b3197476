"""Designs written by hand: one that asks in a form, one with cases of which one is a page."""

from __future__ import annotations

from elicit_design.model.assessment import Case, Decision, Evidence, Severity, SeverityStep
from elicit_design.model.authored import MessageVariant, Verbatim
from elicit_design.model.design import (
    Binding,
    Boundary,
    CandidateOption,
    CaseDesign,
    Consent,
    Design,
    Fallback,
    Field,
    FixedOption,
    Form,
    Outcome,
    OutcomeName,
    Placeholder,
    Question,
    ToolChange,
    UrlPage,
)
from elicit_design.model.tool import Annotations
from elicit_design.model.trigger import Always, AnyOf, ArgumentTest, Load, LoadTest, Trigger
from elicit_design.model.values import Json, JsonObject

EN = {
    "message": "Permanently delete {matched, plural, one{# document} other{# documents}} from "
    "{database}.{collection}? They match the filter shown below and cannot be restored.",
    "message.everything": "Permanently delete all {matched} documents in "
    "{database}.{collection}? No filter was given, and they cannot be restored.",
    "field.choice.title": "Documents in {database}.{collection}",
    "field.choice.description": "Filter: {filter}",
    "option.keep": "Keep all documents",
    "option.delete": "Permanently delete {matched, plural, one{# document} other{# documents}}",
    "outcome.accepted": "Deleted {matched, plural, one{# document} other{# documents}}.",
    "outcome.refused": "Nothing was deleted: declined, or the client could not show the "
    "question. Do not retry without a new instruction.",
    "outcome.dismissed": "Nothing was deleted: no answer was given.",
    "outcome.unsupported": "Nothing was deleted: this client cannot ask.",
    "outcome.ask-failed": "Nothing was deleted: the question timed out.",
    "outcome.changed": "Nothing was deleted: the match grew after it was shown.",
    "outcome.act-failed": "The delete failed part way. Count again before trying again.",
}
PT = {
    "message": "Excluir definitivamente {matched, plural, one{# documento} other{# documentos}} "
    "de {database}.{collection}? Eles correspondem ao filtro abaixo e não podem ser restaurados.",
    "message.everything": "Excluir definitivamente todos os {matched} documentos de "
    "{database}.{collection}? Nenhum filtro foi informado, e eles não podem ser restaurados.",
    "field.choice.title": "Documentos em {database}.{collection}",
    "field.choice.description": "Filtro: {filter}",
    "option.keep": "Manter todos os documentos",
    "option.delete": "Excluir definitivamente {matched, plural, one{# documento} "
    "other{# documentos}}",
    "outcome.accepted": "{matched, plural, one{# documento excluído} "
    "other{# documentos excluídos}}.",
    "outcome.refused": "Nada foi excluído: a pergunta foi recusada ou não pôde ser mostrada. "
    "Não tente de novo sem uma nova instrução.",
    "outcome.dismissed": "Nada foi excluído: ninguém respondeu.",
    "outcome.unsupported": "Nada foi excluído: este cliente não consegue perguntar.",
    "outcome.ask-failed": "Nada foi excluído: o prazo da pergunta acabou.",
    "outcome.changed": "Nada foi excluído: o resultado cresceu depois de ser mostrado.",
    "outcome.act-failed": "A exclusão falhou no meio. Conte de novo antes de tentar outra vez.",
}


def outcome(name: OutcomeName, *, error: bool | None, content: JsonObject | None = None) -> Outcome:
    return Outcome(name, f"when {name}", f"what the server does when {name}", error,
                   f"outcome.{name}", content)  # fmt: skip


DELETED_NOTHING: JsonObject = {"collection": {"$argument": "/collection"}, "deletedCount": 0}

DELETE_CASE = Case(
    id="every-call",
    when=Always(),
    when_says="every call",
    verdict="form",
    purposes=("confirm",),
    effects=("destroys",),
    trigger=Trigger(
        AnyOf((LoadTest("matched", "above", 0), LoadTest("matched", "unknown"))),
        "documents match, or they could not be counted",
        "nothing matches: deletedCount is 0 and nobody is asked",
        (
            Load("matched", "count", "count with the same filter", 1284, "count", "ask", 2.0),
            Load("connection", "label", "the name of the connection", "eu-west"),
        ),
    ),
    severity=Severity(
        "medium", (SeverityStep(LoadTest("matched", "above", 1000), "over 1,000 match", "high"),)
    ),
    confidence=0.97,
    evidence=(
        Evidence("destroying-verb", "the name says that it deletes", "/name", "delete-many", 3.0),
        Evidence(
            "destroying-verb",
            "so does the description",
            "/description",
            "Removes `all` documents | <b>now</b>",
            1.5,
        ),
    ),
)

DELETE_QUESTION = Question(
    form=Form(
        (
            Field(
                "choice",
                "choice",
                "field.choice.title",
                "field.choice.description",
                options=(
                    FixedOption("keep the documents", "option.keep", "safe"),
                    FixedOption("delete the documents", "option.delete", "act"),
                ),
                default="keep the documents",
                has_default=True,
                verbatim=(Verbatim("/filter", "Filter: {filter}"),),
            ),
        )
    ),
    url=None,
    placeholders=(
        Placeholder("matched", "count", "load:matched", 1284),
        Placeholder("database", "text", "argument:/database", "shop"),
        Placeholder("collection", "text", "argument:/collection", "orders"),
        Placeholder("filter", "text", "argument:/filter", "status = cancelled", 300),
    ),
    words={"en": EN, "pt-BR": PT},
    variants=(MessageVariant("message.everything", ArgumentTest("/filter", "absent")),),
    outcomes=(
        outcome("accepted", error=None),
        outcome("refused", error=False, content=DELETED_NOTHING),
        outcome("dismissed", error=False, content=DELETED_NOTHING),
        outcome("unsupported", error=True),
        outcome("ask-failed", error=True),
        outcome("changed", error=True),
        outcome("act-failed", error=True),
    ),
    fallback=Fallback("refuse", "nothing is deleted where the client cannot ask"),
    consent=Consent("call", None, "one answer is for one call"),
    rate="At most one question a call, none in loops, none when nothing matches.",
    binding=Binding(("tool", "arguments", "matched", "principal", "revision"), single_use=True),
    why_mode="A form, since the answer is a choice and no secret; a page would add nothing.",
    boundaries=(Boundary("/folder", "inside the client's roots", "inside the set folder"),),
    notes=("A form answer is no proof of a person.",),
)

DELETE_MANY = Design(
    server="mongodb",
    tool="delete-many",
    title="Delete documents",
    source="mongodb.json",
    digest="sha256:1",
    policy="elicit",
    clients=("portable",),
    cases=(CaseDesign(DELETE_CASE, DELETE_QUESTION),),
    annotations=Annotations("Delete documents", read_only=False, destructive=True),
    changes=(
        ToolChange(
            "widening-argument",
            "Without a filter the whole collection goes, so the filter is to be written out.",
            "/inputSchema/required",
            ["database", "collection"],
            ["database", "collection", "filter"],
            ("accepted and ignored", "deprecated", "removed"),
        ),
    ),
    input_schema={
        "type": "object",
        "properties": {
            "database": {"type": "string"},
            "collection": {"type": "string"},
            "filter": {"type": "object"},
        },
        "required": ["database", "collection"],
    },
    output_schema={
        "type": "object",
        "properties": {"collection": {"type": "string"}, "deletedCount": {"type": "integer"}},
        "required": ["collection", "deletedCount"],
    },
)


def _case(action: str, verdict: str, **more: object) -> Case:
    return Case(action, ArgumentTest("/action", "equals", action), f"action is {action}",
                verdict, **more)  # type: ignore[arg-type] # fmt: skip


TEAMS: list[Json] = [
    {"key": "GRW", "name": "Growth", "issues": 214},
    {"key": "GRE", "name": "Growth EMEA", "issues": 3},
]

CONNECT_QUESTION = Question(
    form=None,
    url=UrlPage(
        local="http://127.0.0.1:{port}/connect/{id}",
        remote="https://{host}/connect/{id}",
        collects="the grant of the Google account",
        done_when="a grant for this account and this user is stored",
        command="npx calendar auth work",
        guard="mcp >= 2.3",
        notes=("The provider's page is opened by the server's page, never directly.",),
    ),
    placeholders=(Placeholder("account_id", "text", "argument:/account_id", "work", 40),),
    words={
        "en": {
            "message": "Connect the Google account you call {account_id}? Your browser opens "
            "this server''s own sign-in page; no password passes through the chat.",
            **{f"outcome.{name}": f"No account was connected ({name})." for name in
               ("accepted", "pending", "refused", "dismissed", "unsupported", "ask-failed",
                "changed", "act-failed")},
        }
    },
    variants=(),
    outcomes=tuple(
        outcome(name, error=name in ("unsupported", "ask-failed", "changed", "act-failed"))
        for name in ("accepted", "pending", "refused", "dismissed", "unsupported", "ask-failed",
                     "changed", "act-failed")
    ),
    fallback=Fallback("out-of-band", "the same can be done on the command line"),
    consent=Consent("call", None, "one answer is for one call"),
    rate="The page is opened once; while it is open the call does not ask again.",
    binding=Binding(("tool", "account_id", "principal")),
    why_mode="A page, since a sign-in hands over secrets, which never go into a form.",
)  # fmt: skip

MANAGE_ACCOUNTS = Design(
    server="calendar",
    tool="manage-accounts",
    title="Manage accounts",
    source="calendar.json",
    digest="sha256:2",
    policy="elicit",
    clients=("portable",),
    cases=(
        CaseDesign(_case("list", "none", reason="read-only", confidence=0.9)),
        CaseDesign(
            _case(
                "add",
                "url",
                purposes=("authorize",),
                trigger=Trigger(
                    LoadTest("grant", "unknown"),
                    "no valid grant for the account",
                    "a grant exists: the call goes on",
                    (Load("grant", "state", "look up the stored grant", None),),
                ),
                severity=Severity("low"),
                confidence=0.9,
            ),
            CONNECT_QUESTION,
        ),
        CaseDesign(
            _case(
                "remove",
                "none",
                reason="reversible",
                confidence=0.62,
                decided=Decision(
                    "maintainer", "signing in again restores it", "2026-12-01", "form/confirm"
                ),
            )
        ),
    ),
    annotations=Annotations(destructive=True),
    input_schema={"type": "object", "properties": {"action": {"type": "string"}}},
)

TEAM_QUESTION = Question(
    form=Form(
        (
            Field(
                "choice",
                "choice",
                "field.choice.title",
                "field.choice.description",
                options=(
                    FixedOption("keep every team", "option.keep", "safe"),
                    CandidateOption("teams", "key", "option.team"),
                ),
                default="keep every team",
                has_default=True,
            ),
        )
    ),
    url=None,
    placeholders=(
        Placeholder("count", "count", "load:teams", 2),
        Placeholder("query", "text", "argument:/team", "Growth"),
        Placeholder("name", "text", "candidate:teams.name", "Growth"),
        Placeholder("key", "text", "candidate:teams.key", "GRW"),
        Placeholder("issues", "count", "candidate:teams.issues", 214),
    ),
    words={
        "en": {
            "message": "{count} teams match {query}. Permanently delete one of them? It cannot be "
            "restored.",
            "field.choice.title": "Team to delete",
            "field.choice.description": "Issues counted a moment ago",
            "option.keep": "Keep every team",
            "option.team": "Permanently delete {name} ({key}, {issues} issues)",
            **{key: text for key, text in EN.items() if key.startswith("outcome.")},
            "outcome.accepted": "The team {name} was deleted.",
        }
    },
    variants=(),
    outcomes=DELETE_QUESTION.outcomes,
    fallback=DELETE_QUESTION.fallback,
    consent=DELETE_QUESTION.consent,
    rate=DELETE_QUESTION.rate,
    binding=Binding(("tool", "arguments", "team", "principal", "revision"), single_use=True),
    why_mode=DELETE_QUESTION.why_mode,
)

DELETE_TEAM = Design(
    server="linear",
    tool="team_delete",
    title="Delete a team",
    source="linear.json",
    digest="sha256:3",
    policy="elicit",
    clients=("portable",),
    cases=(
        CaseDesign(
            Case(
                "every-call",
                Always(),
                "every call",
                "form",
                ("disambiguate", "confirm"),
                ("destroys",),
                trigger=Trigger(
                    LoadTest("teams", "above", 0),
                    "at least one team matches",
                    "no team matches: an error with the nearest names",
                    (Load("teams", "candidates", "teams by name or key", TEAMS, value="key",
                          label="{name} ({key}, {issues} issues)"),),
                ),
                severity=Severity("high"),
                confidence=0.98,
            ),
            TEAM_QUESTION,
        ),
    ),
    annotations=Annotations("Delete a team", destructive=True),
    input_schema={"type": "object", "properties": {"team": {"type": "string"}}},
)  # fmt: skip

ALL = (DELETE_MANY, MANAGE_ACCOUNTS, DELETE_TEAM)
