"""From a decision to a design: what is asked, in which words, and what every answer leads to."""

from elicit_design.designing.draft import design
from elicit_design.designing.settings import DesignSettings

__all__ = ["DesignSettings", "design"]
