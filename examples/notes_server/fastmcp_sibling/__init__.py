"""`notes_delete` on FastMCP: the same design, the same storage, another SDK."""
