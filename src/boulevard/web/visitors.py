"""Who waits for the bots of a table: the visitor who was there last. It is kept in memory only, and for a while."""

from __future__ import annotations

from collections import OrderedDict

MOST_TABLES = 10_000


class Visitors:
    """The last visitor of each table."""

    def __init__(self) -> None:
        self._last: OrderedDict[str, tuple[str, str]] = OrderedDict()

    def came(self, table: str, address: str, person: str) -> None:
        """Note that somebody is at a table now."""
        self._last[table] = (address, person)
        self._last.move_to_end(table)
        if len(self._last) > MOST_TABLES:
            self._last.popitem(last=False)

    def line(self, table: str) -> tuple[str, str, str]:
        """The groups in which a table waits for its turn: its visitor's address, the person there, and the table.

        The address comes first: a visitor has as many cookies as they like. Tables that nobody has come to since the
        server started wait as if they were one visitor's.
        """
        return (*self._last.get(table, ("", "")), table)
