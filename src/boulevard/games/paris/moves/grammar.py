"""The words of moves: what stands after the first word of each, in order (docs/records.md).

`square` and `turn` tell where a tile lies and how, `given` is the building that Levitation gives back, `spaces` are
joined by commas, and `house` is a space of the building that the Annex belongs to. The first word of a postcard may
also stand alone: then it is activated without its action.
"""

from __future__ import annotations

from collections.abc import Mapping

GRAMMAR: Mapping[str, tuple[str, ...]] = {
    "lay": ("square", "turn"),
    "reserve": ("building",),
    "build": ("building", "spaces"),
    "pass": (),
    "levitation": ("given", "building", "spaces"),
    "metropolitain": (),
    "jardin": ("spaces",),
    "sacre-coeur": (),
    "peintre": ("space",),
    "chartier": (),
    "bouquinistes": ("space", "house"),
    "lampadaire": ("space",),
    "moulin-rouge": ("space",),
    "penseur": ("space", "side"),
    "fontaine": ("spaces",),
    "grande-lumiere": ("space",),
}
ALONE = tuple(verb for verb, parts in GRAMMAR.items() if not parts and verb != "pass")
"""The postcards that have nothing to choose."""


def parts(move: str) -> tuple[str, dict[str, str]]:
    """Return the first word of a move in notation, and the others by what they are."""
    verb, *words = move.split()
    return verb, dict(zip(GRAMMAR[verb], words, strict=False))
