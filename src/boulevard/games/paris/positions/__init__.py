"""Positions of Paris: as data and as text, read strictly, checked for what can't be and flagged for what is odd."""
