"""Analyses: trees of variations over a game, with comments and evaluations (docs/analysis.md)."""
