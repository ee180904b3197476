"""Linting: located documents through rules to findings."""
