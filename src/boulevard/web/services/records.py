"""Records that people open to watch or review a game: kept in memory for a while, and never written down."""

from __future__ import annotations

import hashlib
from collections import OrderedDict
from collections.abc import Mapping
from typing import Any

from boulevard.errors import BadRecord
from boulevard.games.beginning import of_record
from boulevard.games.game import Game
from boulevard.games.record import not_json, parsed
from boulevard.web.errors import UnknownTable
from boulevard.web.event_log.events import Event, Kind
from boulevard.web.services.reviews import Reviews
from boulevard.web.tables.decisions import proper_name
from boulevard.web.tables.table import MOST_CHAIRS, PERSON, Chair, Table

KEPT = 100
"""How many are kept, of all visitors; the one that was looked at longest ago goes first."""


class Records:
    """The records that were opened last, and their reviews."""

    def __init__(self, reviews: Reviews) -> None:
        self.reviews = reviews
        self._opened: OrderedDict[str, Table] = OrderedDict()

    def keep(self, table: Table) -> None:
        """Keep a game for a while; one that is known already stays as it is, and so does its review."""
        self._opened.setdefault(table.id, table)
        self._opened.move_to_end(table.id)
        while len(self._opened) > KEPT:
            self.reviews.drop(self._opened.popitem(last=False)[0])

    def table(self, identity: str) -> Table:
        """Return a game that was opened not long ago (`UnknownTable`)."""
        if identity not in self._opened:
            raise UnknownTable("record-gone")
        self._opened.move_to_end(identity)
        return self._opened[identity]


def opened(text: str, where: str) -> Table:
    """Return the table at which the game of a record was played, as far as the record tells (`BadRecord`)."""
    record = parsed(text, where)
    try:
        game = _replayed(record)
    except RecursionError as error:  # it was just not too deep to be parsed
        raise BadRecord("record-not-json", where=where, reason=not_json(error)) from error
    return _table(hashlib.sha256(text.encode()).hexdigest()[:16], game, record.get("players"))


def _replayed(record: Any) -> Game:
    """The game of a record; one with too many players is refused before anything is played."""
    first = of_record(record)
    if len(first.seats) > MOST_CHAIRS:
        raise BadRecord("record-crowded", most=MOST_CHAIRS)
    moves = first.replayed(record).moves
    return of_record(record).replayed({**record, "moves": moves})  # in the order that is shown


def _table(identity: str, game: Game, names: object) -> Table:
    seats = game.rules.seats
    chairs = [Chair(PERSON, _name(names, seat)).data for seat in seats]
    counted = game.rules.info.seats_option
    options = {counted: len(seats)} if counted else {}
    data = {"game": game.rules.info.name, "options": options, "seed": "", "chairs": chairs}
    table = Table(identity, Event(Kind.created, data))
    table.rules, table.game, table.moves = game.rules, game, list(game.moves)
    if not game.over:
        table.apply(Event(Kind.ended))
    return table


def _name(names: object, seat: object) -> str:
    given = names.get(str(seat)) if isinstance(names, Mapping) else None
    return proper_name(given) if isinstance(given, str) and given.strip() else ""
