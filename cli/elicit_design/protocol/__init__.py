"""The protocol's revisions: the closed grammar as data, and its reader."""
