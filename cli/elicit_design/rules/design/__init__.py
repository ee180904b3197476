"""Designs, their words and templates: one file a rule."""
