"""Reading: paths to documents to tool descriptions. The only readers."""
