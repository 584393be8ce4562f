"""Tournaments: what happens next in each, and what is shown of it."""
