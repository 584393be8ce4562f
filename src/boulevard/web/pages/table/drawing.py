"""What tables show, drawn by a process beside the server's: it reads their logs, as any other server would."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Sequence
from typing import NamedTuple

from boulevard.games.contract import Seat
from boulevard.messages import language, speaking
from boulevard.web.event_log.chain import read_events
from boulevard.web.event_log.database import connected, reading
from boulevard.web.event_log.events import Event
from boulevard.web.http.drawn_once import packed
from boulevard.web.pages.table import context
from boulevard.web.pages.table.sitter import Sitter
from boulevard.web.tables.table import Chair, Table


class Order(NamedTuple):
    """What is to be drawn: a table after so many events, for whoever looks at it."""

    kind: str
    """The game."""
    table: str
    events: int
    latest: tuple[Event, ...]
    """The last of them: mostly, the others are known."""
    chairs: tuple[Chair, ...]
    """Who sits there, as they are called by now."""
    hidden: int
    token: str | None
    held: tuple[int, ...]
    asked: Seat | None
    language: str
    around: context.Surroundings

    @classmethod
    def of(cls, sitter: Sitter, around: context.Surroundings) -> Order:
        """What is to be drawn for somebody, in the language that is spoken."""
        table = sitter.table
        return cls(
            table.rules.info.name,
            table.id,
            len(table.log),
            tuple(table.latest),
            tuple(table.chairs),
            table.hidden,
            sitter.token,
            sitter.held,
            sitter.asked,
            language(),
            around,
        )


class Drawing:
    """Draws tables of a database, and keeps those that it read."""

    def __init__(self, url: str, tables_kept: int) -> None:
        self._engine = connected(url)
        self._kept = tables_kept
        self._tables: OrderedDict[str, Table] = OrderedDict()

    def __call__(self, order: Order) -> bytes:
        """What the table shows, compressed."""
        table = self._table(order)
        with speaking(order.language):
            return packed(context.drawn(Sitter(table, order.token, order.held, order.asked), order.around))

    def close(self) -> None:
        """Let go of the database."""
        self._engine.dispose()

    def _table(self, order: Order) -> Table:
        """The table as it was when it was asked for; orders for one come in the order of its events."""
        table = self._tables.get(order.table)
        if table is None or len(table.log) > order.events:
            table = self._tables[order.table] = Table.replayed(order.table, self._events(order))
        for event in self._news(order, len(table.log)):
            table.apply(event)
        table.chairs, table.hidden = list(order.chairs), order.hidden
        self._tables.move_to_end(order.table)
        while len(self._tables) > self._kept:
            self._tables.popitem(last=False)
        return table

    def _news(self, order: Order, known: int) -> Sequence[Event]:
        """What happened after so many events that are known: those that came along, or all that are in the log."""
        missing = order.events - known
        if missing <= len(order.latest):
            return order.latest[len(order.latest) - missing :]
        return self._events(order)[known:]

    def _events(self, order: Order) -> Sequence[Event]:
        with reading(self._engine) as connection:
            return read_events(connection, order.table)[: order.events]
