"""The form's schema: one file a rule."""
