"""The log on disk. One thread writes; what waits to be written is written in one go and answered when it is on disk."""

from __future__ import annotations

import asyncio
import logging
import queue
import threading
import time
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from datetime import timedelta
from typing import Any, TypeVar

from sqlalchemy import Connection, UpdateBase, case, delete, func, insert, select, update
from sqlalchemy.exc import DatabaseError, IntegrityError

from boulevard.web.errors import NotKept
from boulevard.web.event_log import schema
from boulevard.web.event_log.chain import Batch, Head, Heads, read_events, write
from boulevard.web.event_log.database import connected, is_shared, migrate, reading, writing
from boulevard.web.event_log.events import Event
from boulevard.web.event_log.hours import Clock, Hours
from boulevard.web.event_log.latest import Latest
from boulevard.web.event_log.news import tell

LOGS = "boulevard_logs"
"""The channel on which processes tell how long the log of a table has become."""

T = TypeVar("T")
Waiting = tuple[list[Batch], asyncio.Future[None]]
"""Events to be written together, and who waits for it."""
Write = Callable[[Connection, Sequence[Batch]], dict[str, Head]]
logger = logging.getLogger(__name__)


class Conflict(Exception):
    """Another process, or an earlier request with the same key, wrote first; the log must be read again."""


class Store:
    """The database of a server."""

    def __init__(self, url: str, clock: Clock = time.monotonic) -> None:
        self.engine = connected(url)
        self.hours = Hours(clock=clock)
        self._clock = clock
        self._heads = Heads()
        self._latest = Latest(self.engine.url)
        self._waiting: queue.SimpleQueue[Waiting | None] = queue.SimpleQueue()
        self._writer = threading.Thread(target=self._write, name="writer", daemon=True)
        self._changing = ThreadPoolExecutor(1, "changing")
        """A thread for changes that are not events: when they hang, reading goes on."""

    @property
    def is_shared(self) -> bool:
        """Whether other processes may write to the database as well."""
        return is_shared(self.engine)

    def open(self) -> None:
        """Bring the database up to date and begin to write."""
        migrate(self.engine)
        with self.engine.connect() as connection:
            self.hours = Hours(connection.scalars(select(schema.hours.c.ran)).one(), self._clock)
        self._writer.start()

    async def close(self) -> None:
        """Write what waits, and end."""
        self._waiting.put(None)
        await asyncio.to_thread(self._writer.join)
        await asyncio.to_thread(self._changing.shutdown)
        await self._latest.close()
        self.engine.dispose()

    async def append(self, *batches: Batch) -> None:
        """Write events; they have happened when this returns (`Conflict`, `NotKept`: none of them has)."""
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.put((list(batches), done))
        await done

    async def events(self, table_id: str) -> list[Event]:
        """Return the log of a table; an empty one if there is no such table."""
        return await self.read(lambda connection: read_events(connection, table_id))

    async def news(self, table_id: str, known: int) -> list[Event]:
        """Return what happened at a table after so many events that are known, where processes share it (`Damaged`)."""
        return await self._latest.news(table_id, known)

    async def tables_of(
        self, numbers: list[str], limit: int | None = None, skipped: int = 0, only_open: bool = False
    ) -> list[str]:
        """Return the tables at which somebody sits under any of their numbers, the last touched first."""
        tables, players = schema.tables.c, schema.players.c
        query = (
            select(tables.id)
            .join(schema.players, players.table_id == tables.id)
            .where(players.player.in_(numbers))
            .group_by(tables.id, tables.touched)
            .order_by(tables.touched.desc(), tables.id)
            .limit(limit)
            .offset(skipped)
        )
        if only_open:
            query = query.where(tables.over.is_(False))
        return await self.read(lambda connection: list(connection.scalars(query)))

    async def lengths_of(self, numbers: list[str], limit: int) -> list[tuple[str, int, bool]]:
        """Return the tables at which somebody sits under any of their numbers, the last touched first.

        With each comes how many events it has, and whether it is over.
        """
        tables, players = schema.tables.c, schema.players.c
        query = (
            select(tables.id, tables.length, tables.over)
            .where(tables.id.in_(select(players.table_id).where(players.player.in_(numbers))))
            .order_by(tables.touched.desc(), tables.id)
            .limit(limit)
        )
        return await self.read(
            lambda connection: [(it, length, over) for it, length, over in connection.execute(query)]
        )

    async def open_tables(self) -> list[str]:
        """Return the tables whose games go on."""
        query = select(schema.tables.c.id).where(schema.tables.c.over.is_(False))
        return await self.read(lambda connection: list(connection.scalars(query)))

    async def lonely_tables(self, since: float) -> list[tuple[str, int]]:
        """Return the open tables at which nothing happened while servers ran so long, and how many events they have.

        Where a clock runs, nobody is waited for longer than that says.
        """
        tables = schema.tables.c
        query = select(tables.id, tables.length).where(
            tables.over.is_(False), tables.due.is_(None), tables.ran < self.hours.total - since
        )
        return await self.read(lambda connection: [(found, length) for found, length in connection.execute(query)])

    async def clocked_tables(self, limit: int | None = None) -> list[tuple[str, float]]:
        """Return the open tables where somebody's time may run out, and when to look; the first one first."""
        tables = schema.tables.c
        query = select(tables.id, tables.due).where(tables.due.is_not(None), tables.over.is_(False))
        query = query.order_by(tables.due).limit(limit)
        return await self.read(lambda connection: [(found, due) for found, due in connection.execute(query)])

    async def keep_due(self, table_id: str, length: int, due: float | None) -> None:
        """Note when it must be looked whether time ran out at a table, unless something has happened there since."""
        table = schema.tables
        await self.change(update(table).where(table.c.id == table_id, table.c.length == length).values(due=due))

    async def drop_due(self, table_id: str) -> None:
        """Look no more for time that ran out at a table until something happens there."""
        await self.change(update(schema.tables).where(schema.tables.c.id == table_id).values(due=None))

    async def seen(self) -> float | None:
        """Return the date at which a server last looked after clocks, if one ever did."""
        return await self.read(lambda connection: connection.scalar(select(schema.hours.c.seen)))

    async def keep_seen(self, now: float) -> None:
        """Note that a server looks after clocks."""
        await self.change(update(schema.hours).values(seen=now))

    async def finish(self, table_id: str) -> None:
        """Note that a game is over: it is not looked at any more when a server starts."""
        await self.change(
            update(schema.tables).where(schema.tables.c.id == table_id).values(over=True, due=None),
            delete(schema.listings).where(schema.listings.c.table_id == table_id),
        )

    async def keep_time(self) -> None:
        """Write down how long servers have run, of several the longest; fails where nothing can be written."""
        ran, total = schema.hours.c.ran, self.hours.total
        await self.change(update(schema.hours).values(ran=case((ran < total, total), else_=ran)))

    async def review(self, table_id: str) -> dict[str, Any] | None:
        """Return the review of a table that was kept, if there is one."""
        query = select(schema.reviews.c.data).where(schema.reviews.c.table_id == table_id)
        return await self.read(lambda connection: connection.scalar(query))

    async def keep_review(self, table_id: str, data: Mapping[str, Any]) -> None:
        """Keep the review of a table, in place of an earlier one."""
        reviews = schema.reviews
        await self.change(
            delete(reviews).where(reviews.c.table_id == table_id), insert(reviews).values(table_id=table_id, data=data)
        )

    async def opened_record(self, identity: str, since: timedelta) -> str | None:
        """Return a record that somebody opened in the last time, if it is kept still."""
        records = schema.opened_records.c
        query = select(records.text).where(records.id == identity, records.opened >= func.now() - since)
        return await self.read(lambda connection: connection.scalar(query))

    async def keep_record(self, identity: str, text: str, since: timedelta, most: int) -> None:
        """Keep a record that somebody opened, and of all only the newest of the last time."""
        records, row = schema.opened_records, schema.opened_records.c
        newest = select(row.id).where(row.opened >= func.now() - since).order_by(row.opened.desc()).limit(most)
        with suppress(IntegrityError):  # another process has just kept the same
            await self.change(
                delete(records).where(row.id == identity),
                insert(records).values(id=identity, text=text),
                delete(records).where(row.id.not_in(newest)),
            )

    async def change(self, *statements: UpdateBase) -> int:
        """Change something that is no event; return how many rows were."""
        return await self.transact(
            lambda connection: sum(connection.execute(statement).rowcount for statement in statements)
        )

    async def transact(self, work: Callable[[Connection], T]) -> T:
        """Change something that takes several looks and changes: all of it or, if that fails, nothing."""

        def transaction() -> T:
            with writing(self.engine) as connection:
                return work(connection)

        return await asyncio.get_running_loop().run_in_executor(self._changing, transaction)

    async def tell(self, channel: str, texts: Sequence[str]) -> None:
        """Tell all processes something that is no event."""

        def work() -> None:
            with self.engine.begin() as connection:
                for text in texts:
                    tell(connection, channel, text)

        await asyncio.get_running_loop().run_in_executor(self._changing, work)

    async def read(self, work: Callable[[Connection], T]) -> T:
        """Look something up."""

        def look() -> T:
            with reading(self.engine) as connection:
                return work(connection)

        return await asyncio.to_thread(look)

    def _write(self) -> None:
        while (first := self._waiting.get()) is not None:
            waiting, last = [first], False
            while not self._waiting.empty():
                following = self._waiting.get()
                if following is None:
                    last = True
                    break
                waiting.append(following)
            self._commit(waiting)
            if last:
                return

    def _commit(self, waiting: Sequence[Waiting]) -> None:
        """Write what several requests wait for in one transaction; one that conflicts does not harm the others.

        All processes write tables in the same order, so that none of them waits for another that waits for it.
        """
        waiting = sorted(waiting, key=lambda it: it[0][0].table_id)
        try:
            try:
                answers = self._transaction(waiting, self._written)
            except IntegrityError:  # seldom, and only then each of them needs a savepoint
                answers = self._transaction(waiting, self._written_apart)
        except DatabaseError:
            logger.exception("write-failed")
            answers = [(done, NotKept("not-kept")) for _, done in waiting]
        except Exception as error:
            answers = [(done, error) for _, done in waiting]
        for done, problem in answers:
            done.get_loop().call_soon_threadsafe(_answer, done, problem)

    def _transaction(
        self, waiting: Sequence[Waiting], write: Write
    ) -> list[tuple[asyncio.Future[None], Exception | None]]:
        """Write what several requests wait for; return what each of them is to be told."""
        heads: dict[str, Head] = {}
        answers: list[tuple[asyncio.Future[None], Exception | None]] = []
        with writing(self.engine) as connection:
            for batches, done in waiting:
                written = write(connection, batches)
                heads |= written
                answers.append((done, None if written else Conflict()))
            for table_id, head in heads.items():
                tell(connection, LOGS, f"{table_id} {head.length}")
        self._heads.note(heads)
        return answers

    def _written(self, connection: Connection, batches: Sequence[Batch]) -> dict[str, Head]:
        """Write what one request waits for; return the new ends of logs (`IntegrityError`)."""
        return {
            it.table_id: write(connection, it, self._heads.before(connection, it), self.hours.total) for it in batches
        }

    def _written_apart(self, connection: Connection, batches: Sequence[Batch]) -> dict[str, Head]:
        """The same without harm to what others wait for; nothing if it can't be."""
        try:
            with connection.begin_nested():
                return self._written(connection, batches)
        except IntegrityError:
            return {}


def _answer(done: asyncio.Future[None], problem: Exception | None) -> None:
    if done.cancelled():
        return
    if problem:
        done.set_exception(problem)
    else:
        done.set_result(None)
