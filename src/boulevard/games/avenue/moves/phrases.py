"""Moves of Avenue in words."""

from __future__ import annotations

from boulevard.messages import Said


def phrase(move: str) -> Said:
    """Say a move, given in notation, in words."""
    verb, *words = move.split()
    return Said("advice-avenue-do-space", {"space": words[0]}) if words else Said(f"advice-avenue-do-{verb}")
