"""Positions in their editors: what is told of one that was set up, or why it is none."""

from __future__ import annotations

from collections.abc import Callable, Collection
from typing import Any, TypedDict

from boulevard.errors import BadPosition
from boulevard.games import registry
from boulevard.games.contract import Seat
from boulevard.messages import say
from boulevard.messages.seats import seat_name
from boulevard.web.tables.models import Sent
from boulevard.web.tables.positions import Brought

MOST_NAMED = 6
"""How many of those who are to move are named; more are counted."""


class PositionSent(Sent):
    """A position as it is set up, in data or as text, and the seat from whose place it is shown."""

    position: str | dict[str, Any]
    seat: Seat | None = None


class PositionRefusal(TypedDict):
    """Why something is no position."""

    message: str
    where: str
    """The part of the data that is wrong."""
    unfinished: bool
    """Whether something is missing yet, rather than wrong."""


class PositionAnswer(TypedDict):
    """What the editors of all games are told of a position."""

    text: str
    """Empty if it is none."""
    status: str
    """Whose turn it is, in words."""
    over: bool
    oddities: list[str]
    refusal: PositionRefusal | None


def read(game: str, position: str | dict[str, Any]) -> Brought:
    """Read a position of a game that is compiled (`BadPosition`); data need not name the game."""
    given = position if isinstance(position, str) else {"game": game, **position}
    return Brought(*registry.rules(game).from_position(given))


def answer(found: Brought) -> PositionAnswer:
    """Tell what there is to tell of any position."""
    return {
        "text": found.text,
        "status": _status(found.turn),
        "over": not found.turn,
        "oddities": [str(oddity) for oddity in found.rules.oddities(found.state)],
        "refusal": None,
    }


def refused(error: BadPosition, part: Callable[[str], str], unfinished: Collection[str] = ()) -> PositionAnswer:
    """Tell why something is no position, with the part that is wrong as `part` calls it.

    `unfinished` are the errors, by key, of positions that nothing is wrong with but what is missing yet.
    """
    message = say(error.key, **{**error.values, "where": part(error.where)})
    return {
        "text": "",
        "status": "",
        "over": False,
        "oddities": [],
        "refusal": {"message": message, "where": error.where, "unfinished": error.key in unfinished},
    }


def _status(turn: tuple[Seat, ...]) -> str:
    if not turn:
        return say("web-editor-over")
    if len(turn) > MOST_NAMED:
        return say("web-editor-turn-many", count=len(turn))
    return say("web-editor-turn", seats=", ".join(map(seat_name, turn)))
