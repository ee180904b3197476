"""Migrating: schemas, requests and designs rewritten for another revision of the protocol."""

from elicit_design.migrating.documents import Migration, Note, migrate_text

__all__ = ["Migration", "Note", "migrate_text"]
