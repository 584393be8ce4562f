"""Moves of Paris as text and in words."""
