"""Agent skills: one file a rule."""
