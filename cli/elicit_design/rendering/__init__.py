"""Rendering: a design to the text of files, without touching disk."""
