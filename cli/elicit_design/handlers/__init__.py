"""Handlers: a design turned into one module of server code for an MCP SDK."""
