"""Rights that two postcards of Paris give: who has activated them, and whether they were spent by building."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from boulevard.games.paris.play.state import CHARTIER, COVER_LAMP, COVER_RIVAL, METROPOLITAIN, SEATS
from boulevard.games.paris.positions.position import Position, Thing, union

Covered = tuple[list[Thing], int]
"""What stands on some ground, and the spaces that it covers there."""


def has_activated(position: Position, seat: int, card: int) -> bool:
    """Whether a seat has activated a postcard."""
    return bool(position.activated[seat] >> card & 1)


def on_rivals(position: Position, seat: int) -> Covered:
    """Return the seat's buildings on the rival's colour, the Fountain too, and the spaces that they cover of it."""
    fountain = [it for it in position.pieces.values() if it.name == "fountain" and it.owner == seat]
    return _covering([*position.built(seat), *fountain], position.ground[SEATS[1 - seat]])


def on_lamps(position: Position, seat: int) -> Covered:
    """Return the seat's buildings on streetlight spaces, and the ones that they cover."""
    return _covering(position.built(seat), position.ground["light"])


def _covering(things: Sequence[Thing], ground: int) -> Covered:
    covering = [thing for thing in things if thing.spaces & ground]
    return covering, union(thing.spaces for thing in covering) & ground


RIGHTS: Sequence[tuple[int, int, Callable[[Position, int], Covered]]] = (
    (METROPOLITAIN, COVER_LAMP, on_lamps),
    (CHARTIER, COVER_RIVAL, on_rivals),
)
"""The postcards that give a right: its bit, and what was built by it."""


def due_rights(position: Position, seat: int) -> int:
    """Return the rights that a seat should have, as bits: those of its postcards, unless it has built by them."""
    return sum(
        right
        for card, right, covered in RIGHTS
        if has_activated(position, seat, card) and not covered(position, seat)[1]
    )
