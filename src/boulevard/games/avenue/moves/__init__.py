"""Moves of Avenue as text and in words."""
