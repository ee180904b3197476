"""From tools to assessments: facts once, rules on facts, cases out of what they say."""

from elicit_design.assessing.assess import assess, facts_of_tools

__all__ = ["assess", "facts_of_tools"]
