"""Frozen data that crosses module borders; nothing here reads, writes or imports the rest."""
