"""What one seat may see of a game of Paris, as plain data. It is made from a state that holds nothing else."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Any, Literal, cast

import numpy as np
from numpy.typing import NDArray

from boulevard.games.kernels.parallel import SMALLEST_VIEW, spread
from boulevard.games.kernels.states import copied, fields
from boulevard.games.paris.components import KINDS, tables
from boulevard.games.paris.edition import Edition
from boulevard.games.paris.moves.notation import SIDES, SPACES, spaces_of
from boulevard.games.paris.play import engine
from boulevard.games.paris.play.scoring import COLUMNS, LINES
from boulevard.games.paris.play.state import GARDEN, LAYING, OVER, PIECES, POSTCARDS, TILES, UNKNOWN, States
from boulevard.games.paris.play.state import SEATS as SEAT_NAMES
from boulevard.games.paris.views.view_types import (
    Building,
    Colour,
    Hand,
    Kind,
    Lamp,
    Options,
    Piece,
    Postcard,
    Side,
    View,
)

SEATS = cast(tuple[Colour, ...], SEAT_NAMES)
BOARDS_KEPT = 1000
"""Boards that are kept: both seats and spectators see the same, and once all is paved it stays as it is."""
RIGHTS = ("metropolitain", "chartier")


def hidden(states: States, seat: int) -> States:
    """Return copies in which the tiles are unknown that a seat can't know (-1: a spectator)."""
    copies = copied(states)
    engine.hide_each(copies, seat)
    return copies


def view(edition: Edition, known: States, seat: int) -> View:
    """Describe a state from which everything hidden has been taken."""
    state = fields(known)
    lights = np.zeros((1, 64), np.uint64)
    engine.light_each(tables(edition), known, lights)
    lit = lights[0].tolist()
    return {
        "game": "paris",
        "seat": SEATS[seat] if seat >= 0 else None,
        "edition": edition.name,
        "options": _options(state),
        "phase": 1 if state.phase == LAYING else 2,
        "over": state.phase == OVER,
        "starts": SEATS[state.starts],
        "winner": winner(edition, known) if state.phase == OVER else None,
        "turn": [] if state.phase == OVER else [SEATS[state.turn]],
        "next": SEATS[state.turn],
        "opener": SEATS[state.opener] if TILES in state.laid else None,
        "idle": state.idle,
        "board": _board(state),
        "hands": {owner: _hand(edition, state, number) for number, owner in enumerate(SEATS)},
        "piles": {owner: max(0, TILES - 1 - state.laid[number]) for number, owner in enumerate(SEATS)},
        "laid": {owner: _laid(state, number) for number, owner in enumerate(SEATS)},
        "pool": _names(edition, state.pool),
        "reserve": {owner: _names(edition, state.reserve[number]) for number, owner in enumerate(SEATS)},
        "shapes": {name: list(rows) for name, rows in edition.buildings.items()},
        "rays": [[list(step) for step in ray] for ray in edition.rays],
        "buildings": _buildings(edition, state, lit),
        "pieces": _pieces(edition, state),
        "lamps": _lamps(state, lit),
        "postcards": _postcards(state),
        "chimneys": dict(zip(SEATS, state.chimneys, strict=True)),
        "tokens": dict(zip(SEATS, state.tokens, strict=True)),
        "rights": {owner: _rights(state, number) for number, owner in enumerate(SEATS)},
        "score": score_sheets(edition, known),
    }


def scored(edition: Edition, states: States) -> tuple[NDArray[np.int32], NDArray[np.int8]]:
    """Every state's score sheets, and who is ahead (0, 1, or -1 for nobody), as if the games ended now."""
    sheets = np.zeros((len(states), len(SEATS), COLUMNS), np.int32)
    winners = np.zeros(len(states), np.int8)
    box = tables(edition)
    spread(lambda part: engine.score_each(box, states[part], sheets[part], winners[part]), len(states), SMALLEST_VIEW)
    return sheets, winners


def score_sheets(edition: Edition, states: States) -> dict[Colour, dict[str, int]]:
    """Both score sheets of one state, as if the game ended now."""
    sheets, _ = scored(edition, states)
    return {seat: dict(zip(LINES, sheets[0, number].tolist(), strict=False)) for number, seat in enumerate(SEATS)}


def winner(edition: Edition, states: States) -> Colour | Literal["draw"]:
    """Who wins one state if the game ends now; or a draw."""
    number = int(scored(edition, states)[1][0])
    return SEATS[number] if number >= 0 else "draw"


def _board(state: Any) -> dict[str, Kind]:
    return dict(_paving(*state.colour, state.mixed, state.lamps))


@lru_cache(BOARDS_KEPT)
def _paving(orange: int, blue: int, mixed: int, light: int) -> dict[str, Kind]:
    kinds: dict[Kind, int] = {"orange": orange, "blue": blue, "mixed": mixed, "light": light}
    return {name: kind for space, name in enumerate(SPACES) for kind, mask in kinds.items() if mask >> space & 1}


def _hand(edition: Edition, state: Any, seat: int) -> Hand | None:
    laid = state.laid[seat]
    if laid == TILES or state.piles[seat][laid] == UNKNOWN:
        return None
    tile = state.piles[seat][laid]
    own: tuple[Kind, ...] = (SEATS[seat], SEATS[1 - seat], "mixed", "light")
    kinds = dict(zip(KINDS, own, strict=True))
    return {"tile": tile + 1, "spaces": [kinds[kind] for kind in edition.tiles[tile] if kind != "/"]}


def _laid(state: Any, seat: int) -> list[int]:
    return [tile + 1 for tile in state.piles[seat][: state.laid[seat]]]


def _names(edition: Edition, buildings: int) -> list[str]:
    return [name for number, name in enumerate(edition.names) if buildings >> number & 1]


def _buildings(edition: Edition, state: Any, lit: Sequence[int]) -> list[Building]:
    found: list[Building] = []
    for number, name in enumerate((*edition.names, "garden")):
        cells = state.cells[number]
        if cells:
            owner = SEATS[state.built[1] >> number & 1]
            lights = sum(1 for lights in lit if lights & cells)
            spaces = spaces_of(cells)
            found.append({"name": name, "owner": owner, "spaces": spaces, "size": len(spaces), "lights": lights})
    return found


def _options(state: Any) -> Options:
    return {
        "penseur": "own" if state.own_only else "any",
        "fountain": state.fountain_size,
        "mirror": bool(state.mirror),
    }


def _postcards(state: Any) -> list[Postcard]:
    in_play = state.face_up | state.activated[0] | state.activated[1]
    return [{"name": name, "by": _activator(state, card)} for card, name in enumerate(POSTCARDS) if in_play >> card & 1]


def _activator(state: Any, card: int) -> Colour | None:
    for number, seat in enumerate(SEATS):
        if state.activated[number] >> card & 1:
            return seat
    return None


def _pieces(edition: Edition, state: Any) -> dict[str, Piece]:
    found: dict[str, Piece] = {}
    for name, piece in PIECES.items():
        if piece.field and (mask := getattr(state, piece.field)):
            found[name] = {"owner": _activator(state, piece.card), "spaces": spaces_of(mask)}
    if "statue" in found:
        found["statue"]["faces"] = cast(Side, SIDES[state.faces])
    if "annex" in found:
        names = (*edition.names, "garden")
        found["annex"]["building"] = next(
            names[number] for number in range(GARDEN + 1) if state.cells[number] & state.annex
        )
    return found


def _lamps(state: Any, lit: Sequence[int]) -> list[Lamp]:
    def kind(space: int) -> Literal["printed", "tile", "large"]:
        if state.large >> space & 1:
            return "large"
        return "tile" if state.streetlight >> space & 1 else "printed"

    return [
        {"space": SPACES[space], "kind": kind(space), "lights": spaces_of(lights)}
        for space, lights in enumerate(lit)
        if lights
    ]


def _rights(state: Any, seat: int) -> list[str]:
    return [name for number, name in enumerate(RIGHTS) if state.rights[seat] >> number & 1]
