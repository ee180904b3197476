"""Deciding: facts about a tool, rules over them, one assessment."""
