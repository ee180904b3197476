"""The linter's own ignores: one file a rule."""
