"""Puzzles of Avenue: the last cards, all known."""
