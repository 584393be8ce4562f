"""The log on disk. One thread writes; what waits to be written is written in one go and answered when it is on disk."""

from __future__ import annotations

import asyncio
import queue
import threading
from collections.abc import Callable, Mapping, Sequence
from contextlib import AbstractContextManager
from dataclasses import dataclass
from importlib.resources import files
from typing import Any, TypeVar

from sqlalchemy import Connection, Engine, bindparam, create_engine, event, insert, inspect, select, text, update
from sqlalchemy.exc import IntegrityError

from boulevard.web import schema
from boulevard.web.events import Event, Kind

T = TypeVar("T")
WRITES = "boulevard_writes"
"""The option of connections that will write: they wait for others who do before they read anything."""


_HAPPENED = insert(schema.events)
_TOUCHED = update(schema.tables).where(schema.tables.c.id == bindparam("table")).values(touched=bindparam("at"))


class Conflict(Exception):
    """Another process, or an earlier request with the same key, wrote first; the log must be read again."""


@dataclass(frozen=True)
class Batch:
    """Events that happen together at a table, from a number on."""

    table_id: str
    first: int
    events: Sequence[Event]


class Store:
    """The database of a server."""

    def __init__(self, url: str) -> None:
        self.engine = connected(url)
        self._waiting: queue.SimpleQueue[tuple[list[Batch], asyncio.Future[None]] | None] = queue.SimpleQueue()
        self._writer = threading.Thread(target=self._write, name="writer", daemon=True)

    def open(self) -> None:
        """Bring the database up to date and begin to write."""
        migrate(self.engine)
        self._writer.start()

    async def close(self) -> None:
        """Write what waits, and end."""
        self._waiting.put(None)
        await asyncio.to_thread(self._writer.join)
        self.engine.dispose()

    async def append(self, *batches: Batch) -> None:
        """Write events; they have happened when this returns (`Conflict`: none of them has)."""
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.put((list(batches), done))
        await done

    async def events(self, table_id: str) -> list[Event]:
        """Return the log of a table; an empty one if there is no such table."""
        return await self._read(lambda connection: read_events(connection, table_id))

    async def tables_of(self, player: str, limit: int, skipped: int = 0, only_open: bool = False) -> list[str]:
        """Return the tables at which somebody sits, the last touched first."""
        tables, players = schema.tables.c, schema.players.c
        query = (
            select(tables.id)
            .join(schema.players, players.table_id == tables.id)
            .where(players.player == player)
            .group_by(tables.id, tables.touched)
            .order_by(tables.touched.desc(), tables.id)
            .limit(limit)
            .offset(skipped)
        )
        if only_open:
            query = query.where(tables.over.is_(False))
        return await self._read(lambda connection: list(connection.scalars(query)))

    async def open_tables(self, touched_before: float | None = None) -> list[str]:
        """Return the tables whose games go on; only those that nothing happened at since a moment."""
        tables = schema.tables.c
        query = select(tables.id).where(tables.over.is_(False))
        if touched_before is not None:
            query = query.where(tables.touched < touched_before)
        return await self._read(lambda connection: list(connection.scalars(query)))

    async def finish(self, table_id: str) -> None:
        """Note that a game is over: it is not looked at any more when a server starts."""

        def writing() -> None:
            with _writing(self.engine) as connection:
                connection.execute(update(schema.tables).where(schema.tables.c.id == table_id).values(over=True))

        await asyncio.to_thread(writing)

    async def _read(self, work: Callable[[Connection], T]) -> T:
        def reading() -> T:
            with self.engine.connect() as connection:
                return work(connection)

        return await asyncio.to_thread(reading)

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

    def _commit(self, waiting: Sequence[tuple[list[Batch], asyncio.Future[None]]]) -> None:
        """Write what several requests wait for in one transaction; one that conflicts does not harm the others."""
        answers: list[tuple[asyncio.Future[None], Exception | None]] = []
        try:
            with _writing(self.engine) as connection:
                for batches, done in waiting:
                    answers.append((done, _written(connection, batches)))
        except Exception as error:
            answers = [(done, error) for _, done in waiting]
        for done, problem in answers:
            done.get_loop().call_soon_threadsafe(_answer, done, problem)


def _answer(done: asyncio.Future[None], problem: Exception | None) -> None:
    if done.cancelled():
        return
    if problem:
        done.set_exception(problem)
    else:
        done.set_result(None)


def _written(connection: Connection, batches: Sequence[Batch]) -> Exception | None:
    try:
        with connection.begin_nested():
            for batch in batches:
                _insert(connection, batch)
    except IntegrityError:
        return Conflict()
    return None


def _insert(connection: Connection, batch: Batch) -> None:
    rows = [
        {"table_id": batch.table_id, "number": number, "kind": it.kind, "data": it.data, "key": it.key, "at": it.at}
        for number, it in enumerate(batch.events, batch.first)
    ]
    connection.execute(_HAPPENED, rows)
    for it in batch.events:
        _index(connection, batch.table_id, it)
    connection.execute(_TOUCHED, {"table": batch.table_id, "at": batch.events[-1].at})


def _index(connection: Connection, table_id: str, it: Event) -> None:
    """Keep what tables are found by."""
    seated: dict[int, str] = {}
    if it.kind is Kind.created:
        row = {"id": table_id, "game": it.data["game"], "created": it.at, "touched": it.at, "over": False}
        connection.execute(insert(schema.tables), row)
        seated = {place: chair["player"] for place, chair in enumerate(it.data["chairs"])}
    elif it.kind is Kind.joined:
        seated = {it.data["place"]: it.data["player"]}
    rows = [{"player": player, "table_id": table_id, "seat": place} for place, player in seated.items() if player]
    if rows:
        connection.execute(insert(schema.players), rows)


def read_events(connection: Connection, table_id: str) -> list[Event]:
    """Read the log of a table."""
    columns = schema.events.c
    query = select(columns.kind, columns.data, columns.key, columns.at)
    rows = connection.execute(query.where(columns.table_id == table_id).order_by(columns.number))
    return [Event(Kind(kind), data, key, at) for kind, data, key, at in rows]


def _writing(engine: Engine) -> AbstractContextManager[Connection]:
    return engine.execution_options(**{WRITES: True}).begin()


def connected(url: str) -> Engine:
    """Connect to a database. SQLite writes ahead, and through to the disk, before a move counts."""
    engine = create_engine(url, connect_args=_sqlite_arguments(url))
    if engine.dialect.name == "sqlite":

        @event.listens_for(engine, "connect")
        def _set_up(connection: Any, _record: object) -> None:
            cursor = connection.cursor()
            connection.isolation_level = None
            cursor.execute("PRAGMA journal_mode=WAL")
            cursor.execute("PRAGMA synchronous=FULL")
            cursor.close()

        @event.listens_for(engine, "begin")
        def _begin(connection: Connection) -> None:
            """The driver begins nothing by itself: a savepoint would else be a transaction of its own."""
            connection.exec_driver_sql("BEGIN IMMEDIATE" if WRITES in connection.get_execution_options() else "BEGIN")

    return engine


def _sqlite_arguments(url: str) -> Mapping[str, Any]:
    return {"timeout": 30.0, "check_same_thread": False} if url.startswith("sqlite") else {}


def migrate(engine: Engine) -> None:
    """Bring a database to the newest form; one that has it is left alone, without a wait for what would change it."""
    if _form(engine) == schema.FORM:
        return
    from alembic import command
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(files("boulevard.web").joinpath("migrations")))
    with _writing(engine) as connection:
        config.attributes["connection"] = connection
        command.upgrade(config, "head")


def _form(engine: Engine) -> str | None:
    """The form that a database has, as Alembic noted it; None for a new one."""
    with engine.connect() as connection:
        if not inspect(connection).has_table("alembic_version"):
            return None
        return str(connection.scalar(text("SELECT version_num FROM alembic_version")))
