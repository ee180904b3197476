"""Decide, design and lint MCP elicitation."""
