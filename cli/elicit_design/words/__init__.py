"""Words: catalogues, messages with placeholders, and cleaning of values."""
