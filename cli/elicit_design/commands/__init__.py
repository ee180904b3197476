"""One module a command: flags to options to exit code."""
