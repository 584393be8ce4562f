"""Whether a game of Paris could go on from a position, or is over; whatever is not refused here can be played."""

from __future__ import annotations

from itertools import combinations

import numpy as np

from boulevard.games.contract import Actions
from boulevard.games.paris.components import tables
from boulevard.games.paris.drawing import art
from boulevard.games.paris.edition import Edition
from boulevard.games.paris.moves.notation import spaces_of
from boulevard.games.paris.play import actions, stepping
from boulevard.games.paris.play.state import LAYING, OVER, SEATS, SQUARES, TILES, States
from boulevard.games.paris.positions.position import Position
from boulevard.games.positions import require


def playable(position: Position) -> States:
    """Return the state of a position, or say why no game could go on from it (`BadPosition`)."""
    _require_room(position)
    _require_annexed(position)
    if position.course.phase == LAYING:
        _require_ground(position)
    if position.course.phase != OVER:
        _require_postcards(position)
    states = position.states()
    if position.course.phase != OVER:
        choices = legal(position.edition, states)
        require(len(choices), "position-no-move", where="next", seat=SEATS[position.course.turn])
    return states


def _require_room(position: Position) -> None:
    for one, other in combinations(position.things, 2):
        spaces = ", ".join(spaces_of(one.spaces & other.spaces))
        where = "pieces" if other.name in position.pieces else "buildings"
        names = {"one": art.what(one.name), "other": art.what(other.name)}
        require(not spaces, "paris-oddity-overlap", where=where, spaces=spaces, **names)


def _require_annexed(position: Position) -> None:
    house = position.annexed
    belongs = house is not None and position.wanted in ("", house.name)
    require(belongs or "annex" not in position.pieces, "position-annex", where="pieces.annex")


def _require_ground(position: Position) -> None:
    """Somebody has a tile, and there is a square for each."""
    tiles = sum(TILES - stock.laid for stock in position.stocks)
    squares = SQUARES - position.squares.bit_count()
    require(tiles, "position-all-laid", where="phase")
    require(tiles <= squares, "position-squares", where="board", tiles=tiles, squares=squares)


def _require_postcards(position: Position) -> None:
    """Whoever has a token has a postcard to put it on; in phase 2, whoever is first has something to do."""
    tokens = [stock.tokens for stock in position.stocks]
    cards = position.face_up.bit_count()
    require(sum(tokens) <= cards, "position-tokens", where="tokens", tokens=sum(tokens), cards=cards)
    require(position.course.phase != LAYING or all(tokens), "position-no-token", where="tokens")


def legal(edition: Edition, states: States) -> Actions:
    """Return the legal actions of one state."""
    box = tables(edition)
    mask = np.empty((1, actions.size(box[0])), np.bool_)
    stepping.mark_each(box, states, -1, mask)
    return np.flatnonzero(mask[0]).astype(np.int32)
