"""An argument is described as words that can fit several things.

Why: `Any fragment of the address` or `whose note` says what the name of an argument does
not.

Fires:

```yaml
name: withdraw_listing
description: Withdraws a listing.
arguments: {place: {type: string, required: true, description: "Street, or a fragment of it"}}
```

Silent:

```yaml
name: withdraw_listing
description: Withdraws a listing.
arguments: {listing_id: {type: string, required: true, description: Id of the listing}}
```

Source: docs/decision.md, question 4
Verified: 2026-12-01
"""

from __future__ import annotations

import re
from collections.abc import Iterator

from elicit_design.assessing.acts import Act
from elicit_design.assessing.arguments import name_kinds
from elicit_design.assessing.facts import Facts
from elicit_design.assessing.lexicon import vocabulary
from elicit_design.rules.decision.ambiguity.target_by_words import named_by_id
from elicit_design.rules.decision.base import DecisionRule, Signal, by_argument

RULE = DecisionRule("ELA403", "described-loosely", "ambiguity", of_readers=False)

_LOOSE = (
    r"(?i)\b(fragment|part of (the|a|its|his|her) (name|title|address|subject|text)|"
    r"parts of the name|partial|first name|surname|family name|nickname|last name|first few|"
    r"some words|any word|a few words|as (spoken|said|written|printed|called|typed|remembered)|"
    r"whose|whom|who\b|"
    r"as (the|they|he|she|it) (\w+ )?(says?|said|calls?|called|wrote|writes?|told|is)|"
    r"how .{1,25} calls?|what .{1,25} calls?|"
    r"(name|title|label) or (?!id|number|key|path|uuid|url)|title of the|roughly|approximate|"
    r"free text|(in|by) words|"
    r"name of (the|a) (person|guest|customer|client|patient|contact|member|pupil|student)|"
    r"looks? like|need not be|may be incomplete|not unique|does not have to be|case does not|"
    r"everyday name|common name|plain words|own words|said by|"
    r"(some|title|name) words|words of|and/or|first words|heading|contenid|contenu|enthalten|"
    r"trecho|"
    r"teil des|parte d|partie d|prenom|sobrenome|apellido|nachname|vorname)"
)


_EITHER = r"(?i)[^\W\d]{3,}-? (ou|o|oder) [^\W\d]{2,}[^,;:]{0,20}$"
"""In languages other than English, "painter or subject" and the like."""


def check(facts: Facts, act: Act) -> Iterator[Signal]:
    """Speak for `disambiguate` when a required text is loose and no id is required."""
    if act.may("create") and not act.may("update", "destroy", "remove", "send", "cancel"):
        return
    if named_by_id(facts) or act.head in vocabulary("unique_by_name"):
        return
    if any(a.required and a.depth == 0 for a in facts.arguments("path")):
        return  # the file is named, the words only say where in it
    content = vocabulary("content_arguments")
    for argument in facts.tool.arguments:
        text = argument.types in ((), ("string",)) and not argument.enum
        if not (text and argument.required and argument.depth == 0):
            continue
        if "path" in name_kinds(argument.name):
            continue
        told = re.search(_LOOSE, argument.description) or (
            facts.language != "en" and re.match(_EITHER, argument.description)
        )
        if told and argument.name.lower() not in content:
            says = "its description takes words that fit several things"
            yield by_argument("disambiguate", 2.0, says, argument)
            return
