"""Designing: an assessment to a design."""
