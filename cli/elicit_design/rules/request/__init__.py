"""Requests, results and multi-round-trip exchanges: one file a rule."""
