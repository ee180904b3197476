"""Tool descriptions: one file a rule."""
