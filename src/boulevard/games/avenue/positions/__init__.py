"""Positions of Avenue (docs/positions.md)."""
