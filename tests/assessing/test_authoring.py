"""What an author states wins, and is shown beside what the engine had said."""

from __future__ import annotations

from elicit_design.assessing import assess
from elicit_design.assessing.explain import explain, explanation_text
from support.tools import decision, tools


def test_a_stated_verdict_keeps_what_the_engine_said() -> None:
    found = decision("""
        name: block_client
        description: Blocks a client from the network.
        elicitation:
          verdict: none
          reason: reversible
          because: it can be unblocked at any time
    """)
    assert (found.verdict, found.leading.reason) == ("none", "reversible")
    assert found.leading.decided is not None
    assert found.leading.decided.engine_said.startswith("form/confirm")
    assert not found.needs_review


def test_a_case_of_its_own_meets_the_engine_s_case_of_the_same_condition() -> None:
    found = decision("""
        name: manage_account
        description: Manages accounts.
        arguments: {action: {type: string, enum: [list, remove], required: true}}
        elicitation:
          cases:
            - when: {argument: /action, equals: remove}
              verdict: none
              reason: reversible
    """)
    assert [case.verdict for case in found.cases] == ["none", "none"]
    assert len(found.cases) == 2


def test_stated_loads_and_triggers_replace_guessed_ones() -> None:
    found = decision("""
        name: delete_project
        description: Deletes a project.
        elicitation:
          loads:
            issues: {type: count, how: count the open issues}
          ask: {load: issues, above: 0}
    """)
    trigger = found.leading.trigger
    assert trigger is not None
    assert [load.name for load in trigger.loads] == ["issues"]


def test_a_decision_for_another_description_needs_review() -> None:
    text = """
        name: delete_project
        description: Deletes a project.
        elicitation:
          verdict: none
          reason: reversible
          decided:
            by: maintainer
            tool_digest: "sha256:0000000000000000000000000000000000000000000000000000000000000000"
    """
    assert assess(tools(text))[0].needs_review


def test_an_explanation_says_why_and_what_would_flip_it() -> None:
    text = explanation_text(
        explain(decision("name: remove_database\ndescription: Removes a database.\n"))
    )
    assert "removing-verb" in text
    assert "what would flip it" in text
    assert "nothing would be asked" in text
