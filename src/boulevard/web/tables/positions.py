"""Positions at tables: those that people bring, and those that a table tells of itself."""

from __future__ import annotations

import json
from typing import NamedTuple

from boulevard.errors import BadPosition
from boulevard.games.contract import Rules, Seat, States
from boulevard.games.positions import LONGEST, WrittenPosition, named
from boulevard.games.registry import rules
from boulevard.web.errors import NotNow
from boulevard.web.tables.models import PositionGiven
from boulevard.web.tables.table import Table


class Brought(NamedTuple):
    """A position that somebody brought: what it leaves open is open."""

    rules: Rules
    state: States

    @property
    def text(self) -> str:
        """The position in its canonical form."""
        return self.rules.position(self.state)

    @property
    def turn(self) -> tuple[Seat, ...]:
        """The seats that must act; none when the game is over."""
        return self.rules.turn(self.state)


def parsed(text: str) -> WrittenPosition:
    """Return what somebody pasted: a line of text, or JSON (`BadPosition`)."""
    if len(text) > LONGEST:
        raise BadPosition("position-long", where="position", most=LONGEST)
    if not text.lstrip().startswith("{"):
        return text
    try:
        found: WrittenPosition = json.loads(text)
    except (ValueError, RecursionError) as error:
        raise BadPosition("position-malformed", where="position") from error
    return found


def brought(position: WrittenPosition) -> Brought:
    """Return the position that a text or data describe (`UnknownGame`, `NoPositions`, `BadPosition`)."""
    return Brought(*rules(named(position)).from_position(position))


def of_table(table: Table, place: int | None, moves: int | None = None, everything: bool = False) -> PositionGiven:
    """Return the position of a table as a place knows it, or else as anybody does.

    Only once a game is over may earlier moments be looked at, and all that was hidden (`NotNow`).
    """
    if not table.over and (everything or moves is not None):
        raise NotNow("position-before-end")
    made = len(table.moves) if moves is None else moves
    if not 0 <= made <= len(table.moves):
        raise NotNow("no-such-moment")
    game = table.game.copy()
    game.undo(len(table.moves) - made)
    seat = None if place is None else table.seats[place]
    data = game.position_data(seat, everything=everything)
    return PositionGiven(text=game.position(seat, everything=everything), position=data)
