"""Moves of Paris in words."""

from __future__ import annotations

from boulevard.games.paris.moves.grammar import parts
from boulevard.games.paris.moves.notation import ANGLES
from boulevard.messages import Said

ALIKE = ("jardin", "fontaine", "peintre", "lampadaire", "moulin-rouge", "grande-lumiere")
"""The postcards that are spoken of alike: a piece comes to stand somewhere."""


def sentence(move: str) -> tuple[str, dict[str, object]]:
    """Return the kind of sentence that tells a move, given in notation, and what it speaks of."""
    verb, found = parts(move)
    values: dict[str, object] = {name: word.replace(",", ", ") for name, word in found.items()}
    if verb == "lay":
        return verb, {**values, "quarters": ANGLES.index(found["turn"])}
    if verb in ("reserve", "build", "pass"):
        return verb, values
    values["card"] = Said(f"paris-draw-card-{verb}")
    if not found:
        return "card", values
    return ("place", {**values, "spaces": next(iter(values.values()))}) if verb in ALIKE else (verb, values)


def phrase(move: str) -> Said:
    """Say a move, given in notation, in words."""
    kind, values = sentence(move)
    return Said(f"advice-paris-do-{kind}", values)


def news(name: str, move: str) -> Said:
    """Tell a move, given in notation, of somebody by name."""
    kind, values = sentence(move)
    if kind in ("penseur", "bouquinistes"):
        kind, values = "place", {**values, "spaces": values["space"]}
    return Said(f"web-paris-news-{kind}", {**values, "name": name})
