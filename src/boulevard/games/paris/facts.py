"""The facts of a game of Paris as plain data: what templates, scripts and sentences are told of its box."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, TypedDict

from boulevard.games.contract import View
from boulevard.games.keeping import kept_for_equals
from boulevard.games.paris import INFO
from boulevard.games.paris.edition import edition
from boulevard.games.paris.moves.grammar import GRAMMAR
from boulevard.games.paris.moves.notation import SIDES
from boulevard.games.paris.play.scoring import PENALTY, PER_BUILDING, PER_CORNER, PER_LAMP, PER_SIDE
from boulevard.games.paris.play.state import CHIMNEYS, PIECES, POSTCARDS, POSTCARDS_IN_PLAY, SEATS, TILES, TOKENS, Piece
from boulevard.games.paris.positions.position import KINDS, OPTIONS
from boulevard.messages import say

Ray = Sequence[Sequence[int]]
"""A line along which the Large Streetlight shines: steps to the east and to the north of it, nearest first."""
FACTS_KEPT = 100
"""Boxes with options whose facts are kept."""

STRAIGHT = ((0, 1), (1, 0), (0, -1), (-1, 0))
DIAGONAL = ((1, 1), (1, -1), (-1, -1), (-1, 1))
PATTERNS = {"cross": STRAIGHT, "star": STRAIGHT + DIAGONAL}


class PieceFacts(TypedDict):
    """A special piece: its postcard, and how many spaces it takes, unless the option of that name tells it."""

    card: str
    size: int
    option: str


class Facts(TypedDict):
    """What there is, how moves are written, and what sentences speak of."""

    seats: list[str]
    kinds: list[str]
    sides: list[str]
    postcards: list[str]
    pieces: dict[str, PieceFacts]
    moves: dict[str, list[str]]
    """What stands after the first word of each move."""
    options: dict[str, list[Any]]
    """The values of those that matter on the board, the usual one first."""
    chimneys: int
    tokens: int
    tiles: int
    postcard_count: int
    """How many postcards there are; `in_play`, how many a game has."""
    in_play: int
    penalty: str
    """Points, as all that follow: for an unbuilt building, for the Painter, the Statue and the Fountain."""
    per_lamp: str
    per_side: str
    per_corner: str
    per_building: str
    penseur: str
    fountain: int
    rays: str
    """How the Large Streetlight shines, and how far: straight on equally far to all sides, or in another way."""
    reach: int
    lit: int
    """How many spaces it lights at the most."""


def facts(view: View | None = None) -> Facts:
    """Return the facts of a game by the box and the options of a view, or else of the standard one."""
    usual = {name: option.default for name, option in INFO.options.items()}
    return facts_of(view["options"], view["rays"]) if view else facts_of(usual, edition("standard").rays)


@kept_for_equals(FACTS_KEPT)
def facts_of(options: Mapping[str, Any], rays: Sequence[Ray]) -> Facts:
    """Return the facts of a game with these options, in whose box the Large Streetlight shines like this."""
    pattern, reach = _pattern(rays)
    return {
        "seats": list(SEATS),
        "kinds": list(KINDS),
        "sides": list(SIDES),
        "postcards": list(POSTCARDS),
        "pieces": {name: _piece(piece) for name, piece in sorted(PIECES.items(), key=lambda it: it[1].card)},
        "moves": {verb: list(parts) for verb, parts in GRAMMAR.items()},
        "options": {name: list(values) for name, values in OPTIONS.items()},
        "chimneys": CHIMNEYS,
        "tokens": TOKENS,
        "tiles": TILES,
        "postcard_count": len(POSTCARDS),
        "in_play": POSTCARDS_IN_PLAY,
        "penalty": say("game-points", count=-PENALTY),
        "per_lamp": say("game-points", count=PER_LAMP),
        "per_side": say("game-points", count=PER_SIDE),
        "per_corner": say("game-points", count=PER_CORNER),
        "per_building": say("game-points", count=PER_BUILDING),
        "penseur": options["penseur"],
        "fountain": options["fountain"],
        "rays": pattern,
        "reach": reach,
        "lit": len({tuple(step) for ray in rays for step in ray}),
    }


def card_text(name: str, options: Mapping[str, Any], rays: Sequence[Ray]) -> str:
    """Say what a postcard does."""
    return say(f"web-card-{name}", **facts_of(options, rays))


def _piece(piece: Piece) -> PieceFacts:
    return {"card": POSTCARDS[piece.card], "size": piece.size, "option": piece.option}


def _pattern(rays: Sequence[Ray]) -> tuple[str, int]:
    reach = len(rays[0])
    lines = {tuple(tuple(step) for step in ray) for ray in rays}
    for name, directions in PATTERNS.items():
        if lines == {tuple((east * far, north * far) for far in range(1, reach + 1)) for east, north in directions}:
            return name, reach
    return "other", reach
