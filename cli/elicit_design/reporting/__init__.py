"""Reporting: assessments and findings as text for people and machines."""
