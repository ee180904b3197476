"""A notes server over files that asks before it does what cannot be undone."""
