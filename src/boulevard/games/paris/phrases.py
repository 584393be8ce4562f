"""Moves of Paris in words."""

from __future__ import annotations

from boulevard.messages import Said

TURN = 90
"""The step of a tile's angles, in degrees."""


def phrase(move: str) -> Said:
    """Say a move, given in notation, in words."""
    verb, *words = move.split()
    spaces = words[-1].replace(",", ", ") if words else ""
    if verb == "lay":
        return Said("advice-paris-do-lay", {"square": words[0], "quarters": int(words[1]) // TURN})
    if verb == "reserve":
        return Said("advice-paris-do-reserve", {"what": words[0]})
    if verb == "build":
        return Said("advice-paris-do-build", {"what": words[0], "spaces": spaces})
    if verb == "pass":
        return Said("advice-paris-do-pass")
    card = Said(f"paris-draw-card-{verb}")
    if not words:
        return Said("advice-paris-do-card", {"card": card})
    if verb == "levitation":
        return Said("advice-paris-do-levitation", {"card": card, "old": words[0], "what": words[1], "spaces": spaces})
    if verb == "penseur":
        return Said("advice-paris-do-penseur", {"card": card, "space": words[0], "side": words[1]})
    if verb == "bouquinistes":
        return Said("advice-paris-do-bouquinistes", {"card": card, "space": words[0], "house": words[1]})
    return Said("advice-paris-do-place", {"card": card, "spaces": spaces})
