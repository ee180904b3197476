"""One module a question: to confirm, to tell apart, to choose, to set up, on a page."""
