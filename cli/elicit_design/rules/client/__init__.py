"""What a chosen client breaks on: one file a rule."""
