"""Text that strangers could put into a tool description, and a design made of it."""

from dataclasses import replace

from elicit_design.model.design import Design
from support.designs import DELETE_CASE, DELETE_MANY, DELETE_QUESTION

HOSTILE = [
    "{{ 7*7 }}",
    "{% for x in range(10**9) %}",
    '"""',
    "--> <!-- x",
    "</script><script>alert(1)</script>",
    "[click](javascript:alert(1)) ![i](http://e.vil/x.png)",
    "a | b \\| c ||",
    "``` ` `` code",
    "# heading",
    "- item\n\n# heading\n```\nfence",
    "1. one",
    "--- ",
    "=== ",
    "&lt;b&gt; &#60;b>",
    "**bold** _em_ ~~no~~",
    "\x1b[31mred\x07",
    "abc\u202edef\u200b",
    "https://evil.example www.evil.example",
    "<https://evil.example>",
    "\\",
    "|",
    "\ud800",
]


def hostile_design(text: str) -> Design:
    """Return the form fixture with `text` wherever a tool's author could have put it."""
    assert DELETE_CASE.trigger is not None
    evidence = tuple(replace(e, quote=text, where=text) for e in DELETE_CASE.evidence)
    trigger = replace(DELETE_CASE.trigger, says=text, otherwise=text)
    case = replace(DELETE_CASE, when_says=text, evidence=evidence, trigger=trigger)
    samples = tuple(replace(p, sample=text) for p in DELETE_QUESTION.placeholders)
    question = replace(DELETE_QUESTION, placeholders=samples, rate=text, why_mode=text)
    design_case = replace(DELETE_MANY.cases[0], case=case, question=question)
    return replace(DELETE_MANY, server=text, tool=text, title=text, cases=(design_case,))
