"""Whom something concerns that happened at a table, of those who can be reached while no page is open.

It is looked after what happened is written, in the background, for many tables at once. What is to be told is written
in the same transaction as how the table stood (event_log/notice_rows.py), so it is not told twice; and a table that
nobody has looked at, because a process died, is looked at by another one.
"""

from __future__ import annotations

import hashlib
import logging
import time
from collections.abc import Collection, Iterator, Mapping
from typing import TYPE_CHECKING, NamedTuple

from sqlalchemy import Connection
from sqlalchemy.exc import IntegrityError

from boulevard.web.errors import Damaged, UnknownTable
from boulevard.web.event_log import notice_rows as rows
from boulevard.web.event_log.notice_rows import MAIL, PUSH, Looked, Notice, Reach
from boulevard.web.services.notices.choices import wants
from boulevard.web.services.notices.standing import AT_FIRST, concerned, matters, standing
from boulevard.web.services.own_news import Matter
from boulevard.web.tables.clocks import DAY
from boulevard.web.tables.table import Table

if TYPE_CHECKING:
    from boulevard.web.services.table_service import TableService

QUIET = 600.0
"""Seconds before a mail is sent: whoever comes back by then needs none."""
LATELY = float(DAY)
"""Seconds for which it is looked back for what nobody has noticed."""
AT_A_TIME = 100

logger = logging.getLogger(__name__)


class Found(NamedTuple):
    """What concerns somebody at a table now."""

    person: str
    place: int
    matter: Matter
    number: int
    """Of the decision, or of the event: the same thing is told once."""


class Noticing:
    """Finds out whom something concerns."""

    def __init__(self, tables: TableService, ways: Collection[str]) -> None:
        self._tables = tables
        self._store = tables.store
        self._ways = ways

    async def look(self, identities: Collection[str]) -> bool:
        """Look at some tables; return whether something is to be told."""
        found = [it for identity in identities if (it := await self._table(identity))]
        people = {person for _, sitting in found for person in sitting}
        if not people:
            return False

        def read(connection: Connection) -> tuple[dict[str, Reach], dict[str, Looked]]:
            reached = rows.reaches(connection, people)
            return reached, rows.looked_at(connection, [it.id for it, _ in found]) if reached else {}

        reached, known = await self._store.read(read)
        told = False
        for table, sitting in found:
            mine = {person: place for person, place in sitting.items() if person in reached}
            if mine:
                told |= await self._looked(table.id, mine, reached, known.get(table.id))
        return told

    async def _looked(
        self, identity: str, people: Mapping[str, int], reached: Mapping[str, Reach], before: Looked | None
    ) -> bool:
        """Look at one table as it is now; what fails there does not keep others from being looked at."""
        try:
            return await self._note(await self._tables.table(identity), people, reached, before)
        except (Damaged, UnknownTable):
            return False
        except Exception:
            logger.exception("table-failed", extra={"table": identity})
            return False

    async def overlooked(self) -> list[str]:
        """Tables that must be looked at: nobody has since something happened there, or somebody's time runs out."""
        now = time.time()

        def read(connection: Connection) -> list[str]:
            late = rows.running_out(connection, now + LATELY * 2, AT_A_TIME)
            return list(dict.fromkeys([*rows.overlooked(connection, now - LATELY, AT_A_TIME), *late]))

        return await self._store.read(read)

    async def _table(self, identity: str) -> tuple[Table, Mapping[str, int]] | None:
        """A table as this process knows it, if different people sit there and it can be read."""
        try:
            table = await self._tables.known(identity)
        except (Damaged, UnknownTable):
            return None
        people = concerned(table)
        return (table, people) if people else None

    async def _note(
        self, table: Table, people: Mapping[str, int], reached: Mapping[str, Reach], before: Looked | None
    ) -> bool:
        """Write how a table stands now, and what is to be told because of that."""
        now = time.time()
        was = before or await self._baseline(table, min(reached[person].since for person in people), now)
        stands = standing(table, was, now)
        if stands == before:
            return False
        told = [
            notice
            for person, place in people.items()
            for notice in self._notices(table, person, place, list(matters(table, place, was, stands)), reached[person])
        ]
        try:
            written = await self._store.transact(lambda it: rows.note_looked(it, table.id, before, stands, told))
        except IntegrityError:  # another process looked at it for the first time just now
            return False
        return written and bool(told)

    async def _baseline(self, table: Table, since: float, now: float) -> Looked:
        """How a table stood when somebody there could first be reached, or a day ago: nothing older is told."""
        until = max(since, now - LATELY)
        events = [event for event in await self._store.events(table.id) if event.at <= until]
        if not events:
            return AT_FIRST
        then = Table.replayed(table.id, events)
        return standing(then, Looked(len(events), {}), until)

    def _notices(self, table: Table, person: str, place: int, found: list[Matter], reach: Reach) -> Iterator[Notice]:
        """What is to be told to somebody: the most important of what concerns them, in every way that is open."""
        if not found:
            return
        now = time.time()
        for way, targets in ((PUSH, reach.subscriptions), (MAIL, ("",) if reach.has_mail else ())):
            wanted = [matter for matter in found if wants(reach.choices, way, matter)]
            if not wanted or way not in self._ways or (way == MAIL and not is_slow(table)):
                continue
            if way == PUSH and place in self._tables.presence.present(table.id).here:
                continue
            number = table.number(place) if wanted[-1] in (Matter.turns, Matter.times) else len(table.log)
            due = now + QUIET if way == MAIL and wanted[-1] is not Matter.times else now
            for target in targets:
                key = f"{way}/{target}/{person}/{table.id}/{wanted[-1]}/{number}"
                identity = hashlib.sha256(key.encode()).hexdigest()
                yield Notice(identity, person, way, target, table.id, wanted[-1], number, now, due)


def is_slow(table: Table) -> bool:
    """Whether people have days for a decision, so that a mail is no hindrance."""
    return table.clock is None or table.clock.seconds >= DAY
