"""Positions that people bring along, shown and set up."""
