"""What each MCP client makes of an elicitation: profiles as data, and shapes chosen by them."""

from elicit_design.clients.load import load_profile, load_profiles, profile_names, search_in
from elicit_design.clients.profile import Cell, ClientProfile, Grade
from elicit_design.clients.shapes import Conflict, ShapeChoice, choose_shapes

__all__ = [
    "Cell",
    "ClientProfile",
    "Conflict",
    "Grade",
    "ShapeChoice",
    "choose_shapes",
    "load_profile",
    "load_profiles",
    "profile_names",
    "search_in",
]
