"""Opponents. A bot is handed what its seat may know, never the whole state."""
