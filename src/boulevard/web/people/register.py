"""Who is who, as rows of the database.

A browser or a program comes with a number. Most numbers are people themselves and have no row. A row says that one
leads to another person, that it is no longer let in, or that its person is deleted. Who a number leads to is always a
person, never a number that leads on: so looking it up is one step.

All of it is changed under one lock, for all processes: changes are rare, and so have an order, by their numbers.
"""

from __future__ import annotations

import time
from collections.abc import Collection
from typing import Final, NamedTuple

from sqlalchemy import Connection, delete, extract, func, insert, select, update

from boulevard.web.event_log import holdings
from boulevard.web.event_log.database import Lock, alone, is_shared
from boulevard.web.event_log.holdings import ERASED
from boulevard.web.event_log.schema import identities

OPEN: Final = ""
ENDED: Final = "ended"
"""The state of a number that is no longer let in; what its person did stays theirs."""


class Identity(NamedTuple):
    """A number that is more than itself."""

    id: str
    person: str
    state: str
    since: float
    number: int
    """The change that it comes from."""


class Change:
    """A change of who is who. Nobody else makes one meanwhile."""

    def __init__(self, connection: Connection) -> None:
        self.connection = connection
        alone(connection, Lock.identities)
        self.now = now(connection)
        self.number = (connection.scalar(select(func.max(identities.c.number))) or 0) + 1

    def find(self, identity: str) -> Identity:
        """What is known of a number."""
        query = select(identities).where(identities.c.id == identity)
        row = self.connection.execute(query).one_or_none()
        return Identity(*row) if row else Identity(identity, identity, OPEN, 0.0, 0)

    def lead(self, identity: str, person: str) -> None:
        """Let a number that is new lead to a person."""
        self._put(identity, person, OPEN)

    def merge(self, one: str, into: str) -> None:
        """Let a person be another one from now on, with all that is theirs."""
        if one == into:
            return
        state = self.find(one).state
        moved = update(identities).where(identities.c.person == one)
        self.connection.execute(moved.values(person=into, number=self.number))
        self._put(one, into, state)
        holdings.hand_over(self.connection, one, into)

    def end(self, numbers: Collection[str]) -> None:
        """Let numbers in no longer."""
        for it in map(self.find, numbers):
            if it.state == OPEN:
                self._put(it.id, it.person, ENDED)

    def end_all(self, person: str) -> None:
        """Let none of a person's numbers in any more."""
        if not self.find(person).number:
            self._put(person, person, OPEN)
        theirs = update(identities).where(identities.c.person == person, identities.c.state == OPEN)
        self.connection.execute(theirs.values(state=ENDED, since=self.now, number=self.number))

    def erase(self, person: str) -> None:
        """Delete a person; what others need to remember is that they are gone."""
        self._put(person, person, ERASED)
        gone = update(identities).where(identities.c.person == person)
        self.connection.execute(gone.values(state=ERASED, number=self.number))
        for number in self.numbers(person):
            holdings.drop(self.connection, number)

    def numbers(self, person: str) -> list[str]:
        """All numbers of a person, their own first."""
        others = select(identities.c.id).where(identities.c.person == person, identities.c.id != person)
        return [person, *self.connection.scalars(others.order_by(identities.c.id))]

    def _put(self, identity: str, person: str, state: str) -> None:
        self.connection.execute(delete(identities).where(identities.c.id == identity))
        row = Identity(identity, person, state, self.now, self.number)
        self.connection.execute(insert(identities).values(row._asdict()))


def changed_since(connection: Connection, number: int) -> list[Identity]:
    """What changed after a change that is known."""
    query = select(identities).where(identities.c.number > number).order_by(identities.c.number)
    return [Identity(*row) for row in connection.execute(query)]


def now(connection: Connection) -> float:
    """The time by the clock of the database, which all processes go by; SQLite has but one process."""
    if is_shared(connection.engine):
        return float(connection.scalar(select(extract("epoch", func.clock_timestamp()))) or 0.0)
    return time.time()
