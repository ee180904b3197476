"""Generated from `examples/notes.tools.yaml`; `make notes-handlers` writes them anew."""
