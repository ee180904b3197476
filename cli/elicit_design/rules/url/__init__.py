"""URL mode: one file a rule."""
