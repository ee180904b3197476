"""Words and templates: one file a rule."""
