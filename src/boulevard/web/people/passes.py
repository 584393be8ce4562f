"""Who is let in where a server is for those who were invited, as rows; and the invitations that operators hand out.

Whoever has a seat was let in: by playing before the server was for the invited only, or by somebody who sent them a
link to an open seat. All others were let in by a pass, of which the database has a hash and how many it lets in yet.
"""

from __future__ import annotations

import time
from collections import OrderedDict
from collections.abc import Callable, Sequence

from sqlalchemy import Connection, delete, exists, insert, or_, select, update

from boulevard.web.event_log.schema import admitted, passes, players
from boulevard.web.event_log.store import Store
from boulevard.web.people.people import People
from boulevard.web.people.register import now

PURPOSE = "pass"
"""What hashes of passes are for."""
SIGNS = 12
"""The signs of a pass: it works for days."""
FRESH = 60.0
"""Seconds for which it is believed that somebody was let in."""
MOST = 10_000
"""People of whom that is kept in memory."""
DAY = 24 * 3600


def keep(connection: Connection, hashed: str, uses: int, days: int) -> float:
    """Let a pass work from now on, so often and so long; return until when. Those that are used up are swept out."""
    begins = now(connection)
    until = begins + days * DAY
    row = passes.c
    connection.execute(delete(passes).where(or_(row.until < begins, row.uses < 1)))
    connection.execute(insert(passes).values(hash=hashed, uses=uses, until=until))
    return until


def end_all(connection: Connection) -> int:
    """Let no pass work any more; return how many did."""
    row = passes.c
    count = connection.execute(delete(passes).where(row.uses > 0, row.until >= now(connection))).rowcount
    connection.execute(delete(passes))
    return count


def works(connection: Connection, hashed: str) -> bool:
    """Whether a pass lets somebody in."""
    row = passes.c
    query = select(row.hash).where(row.hash == hashed, row.uses > 0, row.until >= now(connection))
    return connection.scalar(query) is not None


def admit(connection: Connection, person: str, numbers: Sequence[str], hashed: str) -> bool:
    """Let a person in by a pass, if it works; whoever is in already uses nothing up."""
    if not works(connection, hashed):
        return False
    if is_in(connection, numbers):
        return True
    row = passes.c
    used = update(passes).where(row.hash == hashed, row.uses > 0).values(uses=row.uses - 1)
    if not connection.execute(used).rowcount:
        return False
    connection.execute(insert(admitted).values(person=person, since=now(connection)))
    return True


def is_in(connection: Connection, numbers: Sequence[str]) -> bool:
    """Whether a person was let in who has some numbers."""
    by_pass = exists().where(admitted.c.person.in_(numbers))
    by_seat = exists().where(players.c.player.in_(numbers))
    return bool(connection.scalar(select(or_(by_pass, by_seat))))


class Admissions:
    """Who was let in, in memory for a while; who was not is looked up every time."""

    def __init__(self, store: Store, people: People, clock: Callable[[], float] = time.monotonic) -> None:
        self._store = store
        self._people = people
        self._clock = clock
        self._known: OrderedDict[str, float] = OrderedDict()

    async def has(self, person: str) -> bool:
        """Whether a person was let in."""
        if self._clock() - self._known.get(person, -FRESH) < FRESH:
            return True
        numbers = self._people.numbers(person)
        found = await self._store.read(lambda connection: is_in(connection, numbers))
        if found:
            self._known[person] = self._clock()
            self._known.move_to_end(person)
            if len(self._known) > MOST:
                self._known.popitem(last=False)
        return found
