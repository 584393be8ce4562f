"""Keys that work once and, most of them, for a short time. The database has a hash of each, never the key.

The hash needs the secret of the server: whoever has read the database can't find keys by trying them all.
"""

from __future__ import annotations

import secrets
from collections.abc import Callable
from typing import NamedTuple

from sqlalchemy import Connection, delete, func, insert, select

from boulevard.web.event_log.schema import one_time_keys
from boulevard.web.people.register import now

LETTERS = "23456789ABCDEFGHJKMNPQRSTVWXYZ"
"""Signs that nobody takes for one another, spoken or written."""
CODE = 8
"""The signs of a code that people type: 30 to the power of 8 are 656 thousand million."""
HALF = CODE // 2
RECOVERY = "recovery"
"""The purpose of those that last."""


class Kept(NamedTuple):
    """What a key stood for."""

    person: str
    note: str


def new_code(signs: int = CODE) -> str:
    """A code to be read and typed, such as K7WX-4MPA."""
    code = "".join(secrets.choice(LETTERS) for _ in range(signs))
    return "-".join(code[at : at + HALF] for at in range(0, signs, HALF))


def plain(code: str) -> str:
    """A code as it was meant: without lines and spaces, in capitals."""
    return "".join(sign for sign in code.upper() if sign.isalnum())[:100]


def drop_passing(connection: Connection, person: str) -> None:
    """Let nothing work any more that somebody has for some minutes: codes for devices, proofs, what keys answer."""
    row = one_time_keys.c
    connection.execute(delete(one_time_keys).where(row.person == person, row.purpose != RECOVERY))


class OneTimeKeys:
    """The keys of one purpose."""

    def __init__(self, hashed: Callable[[str, str], str], purpose: str, lasts: float | None = None) -> None:
        self._hashed = hashed
        self._purpose = purpose
        self._lasts = lasts
        """Seconds; None for good."""

    def keep(self, connection: Connection, key: str, person: str, note: str = "") -> None:
        """Let a key work from now on; those that are too old are swept out."""
        self._sweep(connection)
        row = {"hash": self._hash(key), "purpose": self._purpose, "person": person, "note": note}
        connection.execute(insert(one_time_keys).values(**row, made=now(connection)))

    def find(self, connection: Connection, key: str) -> Kept | None:
        """What a key stands for, if it works; it still does afterwards."""
        row = one_time_keys.c
        query = select(row.person, row.note, row.made)
        found = connection.execute(query.where(row.hash == self._hash(key), row.purpose == self._purpose)).one_or_none()
        if found is None or (self._lasts is not None and found.made < now(connection) - self._lasts):
            return None
        return Kept(found.person, found.note)

    def use(self, connection: Connection, key: str) -> Kept | None:
        """The same, once: of several who come with a key, one has it."""
        found = self.find(connection, key)
        used = connection.execute(delete(one_time_keys).where(one_time_keys.c.hash == self._hash(key))).rowcount
        return found if used else None

    def drop_all_of(self, connection: Connection, person: str) -> None:
        """Let none of somebody's keys work any more."""
        row = one_time_keys.c
        connection.execute(delete(one_time_keys).where(row.person == person, row.purpose == self._purpose))

    def count(self, connection: Connection, person: str) -> int:
        """How many keys somebody has."""
        row = one_time_keys.c
        query = select(func.count()).select_from(one_time_keys)
        return connection.scalar(query.where(row.person == person, row.purpose == self._purpose)) or 0

    def _sweep(self, connection: Connection) -> None:
        if self._lasts is not None:
            row, old = one_time_keys.c, now(connection) - self._lasts
            connection.execute(delete(one_time_keys).where(row.purpose == self._purpose, row.made < old))

    def _hash(self, key: str) -> str:
        return self._hashed(self._purpose, key)
