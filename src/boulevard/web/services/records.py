"""Records that people open to watch or review a game: kept for a while.

A process that has the database for itself keeps them in memory and never writes them down; several find them there.
"""

from __future__ import annotations

import hashlib
import re
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Mapping
from datetime import timedelta
from typing import Any

from boulevard.errors import BadRecord
from boulevard.games.beginning import of_record
from boulevard.games.game import Game
from boulevard.games.record import not_json, parsed
from boulevard.web.errors import UnknownTable
from boulevard.web.event_log.events import Event, Kind
from boulevard.web.event_log.store import Store
from boulevard.web.services.reviews import Reviews
from boulevard.web.tables.decisions import proper_name
from boulevard.web.tables.table import MOST_CHAIRS, PERSON, Chair, Table

KEPT = 100
"""How many a process has in memory, of all visitors; the one that was looked at longest ago goes first."""
SHARED = 1000
"""How many are in a database that processes share; the one that was opened longest ago goes first."""
SHARED_FOR = timedelta(days=1)
"""How long they are there."""

IDENTITY = re.compile("[0-9a-f]{16}")
"""The names that records get."""


class Records:
    """The records that were opened last, and their reviews."""

    def __init__(self, reviews: Reviews, store: Store, require: Callable[[str], Awaitable[None]]) -> None:
        self.reviews = reviews
        self._store = store
        self._require = require
        """Waits until the game of a record is loaded."""
        self._opened: OrderedDict[str, Table] = OrderedDict()

    async def open(self, text: str, where: str) -> Table:
        """Open a record and keep it for a while; one that is known already stays as it is, and so does its review.

        `BadRecord` if it can't be read.
        """
        table = await self._read(text, where)
        if self._store.is_shared:
            await self._store.keep_record(table.id, text, SHARED_FOR, SHARED)
        return table

    async def table(self, identity: str) -> Table:
        """Return a game that was opened not long ago, in whichever process (`UnknownTable`)."""
        if self._store.is_shared and IDENTITY.fullmatch(identity):
            await self._look_up(identity)
        if identity not in self._opened:
            raise UnknownTable("record-gone")
        self._opened.move_to_end(identity)
        return self._opened[identity]

    async def _look_up(self, identity: str) -> None:
        """Know a record if the database has it, and only then."""
        text = await self._store.opened_record(identity, SHARED_FOR)
        if text is None:
            self._drop(identity)
        elif identity not in self._opened:
            await self._read(text, identity)

    async def _read(self, text: str, where: str) -> Table:
        await self._require(text)
        read = opened(text, where)
        table = self._opened.setdefault(read.id, read)
        self._opened.move_to_end(table.id)
        while len(self._opened) > KEPT:
            self._drop(next(iter(self._opened)))
        return table

    def _drop(self, identity: str) -> None:
        if self._opened.pop(identity, None):
            self.reviews.drop(identity)


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
