"""Exact results of phase 2: alpha-beta search with proven bounds."""
