"""Bringing together what databases have: the longest whole log of every game, its review, and all that people keep.

The same statements read and write all of it, whatever kind the databases are. So this is how PostgreSQL is backed up,
how either kind is put right, and how games move from one to the other.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Collection, Iterator, Sequence
from contextlib import AbstractContextManager, contextmanager, nullcontext, suppress
from dataclasses import dataclass, field
from typing import Any, Final, NamedTuple

from sqlalchemy import JSON, Column, Connection, Engine, Table, delete, insert, inspect, select, update
from sqlalchemy.exc import DatabaseError, IntegrityError, SQLAlchemyError

from boulevard.web.errors import Damaged
from boulevard.web.event_log import schema
from boulevard.web.event_log.chain import Batch, read_events, write
from boulevard.web.event_log.database import is_shared, reading
from boulevard.web.event_log.events import Event
from boulevard.web.event_log.holdings import bring_up_to_date
from boulevard.web.event_log.operations import ERASE_TABLE, ERASE_TOURNAMENT

UNREADABLE = (SQLAlchemyError, sqlite3.DatabaseError, ValueError, TypeError)
"""What reading from a damaged database may fail with."""

WRITTEN_ANEW = (
    (schema.events, "table_id"),
    (schema.tables, "id"),
    (schema.players, "table_id"),
    (schema.results, "table_id"),
    (schema.settled, "table_id"),
    (schema.listings, "table_id"),
)
"""What is written of a game, or by servers later: what came of it follows from the log."""


OF_PEOPLE = (
    schema.identities,
    schema.one_time_keys,
    schema.accounts,
    schema.passkeys,
    schema.preferences,
    schema.messages,
    schema.unheard,
    schema.reports,
    schema.push_subscriptions,
    schema.mail_addresses,
    schema.notice_choices,
    schema.restrictions,
    schema.imposed_names,
    schema.operations,
    schema.admitted,
    schema.passes,
    schema.invited,
    schema.attempts,
    schema.days,
    schema.tournaments,
    schema.entrants,
    schema.pairings,
    schema.puzzle_attempts,
)
"""Tables of which every row is kept that can be read somewhere."""
TAKEN_BACK = (
    schema.one_time_keys,
    schema.accounts,
    schema.passkeys,
    schema.push_subscriptions,
    schema.mail_addresses,
    schema.passes,
    schema.restrictions,
    schema.imposed_names,
)
"""Of these, what lets people in or keeps them out, or has them told something: of a copy only if there is nothing
elsewhere: the rest may have been removed."""
OF: Final = "tournament_id"
"""The column that names the tournament which a row belongs to."""
LISTS = (schema.reports.c.messages, schema.puzzle_attempts.c.tried)
"""Columns with documents that are lists."""


@dataclass
class Restored:
    """What came of bringing databases together."""

    kept: int = 0
    """Games that were whole."""
    brought_back: list[str] = field(default_factory=list)
    """Games that came from the copy, wholly or in part."""
    lost: list[str] = field(default_factory=list)
    """Games that are whole nowhere."""
    analyses: int = 0
    """Analyses that could be read somewhere."""
    lost_analyses: int = 0
    """Analyses that can be read nowhere."""


@dataclass(frozen=True)
class Source:
    """A database that things come from. What can't be read there costs nothing else."""

    engine: Engine
    moment: Connection | None = None
    """The connection that all is read by, so that it is of one moment; a file that nobody changes needs none."""
    is_copy: bool = False
    """Whether it is the copy that something is put right from."""
    is_target: bool = False
    """Whether it is what is written to: what is good there stays."""

    @contextmanager
    def looking(self) -> Iterator[Connection]:
        """A connection to read with; if that fails, the next one may succeed."""
        if self.moment is None:
            with reading(self.engine) as connection:
                yield connection
        else:
            with self.moment.begin_nested():
                yield self.moment


class Log(NamedTuple):
    """A whole game, as a source has it."""

    source: Source
    events: Sequence[Event]


@contextmanager
def as_source(engine: Engine, is_copy: bool = False) -> Iterator[Source]:
    """All that is in a database at one moment. A file of SQLite must be one that nobody writes to meanwhile."""
    looking: AbstractContextManager[Connection | None] = reading(engine) if is_shared(engine) else nullcontext()
    with looking as moment:
        yield Source(engine, moment, is_copy)


def gather(target: Connection, sources: Sequence[Source]) -> Restored:
    """Write what sources have into a database; of what several have equally, the first one's.

    There, all of it is as old as the database itself: no game is set aside for what happened elsewhere.
    """
    restored, ran = Restored(), target.scalars(select(schema.hours.c.ran)).one()
    erased = _erased(sources)
    for game in _found(sources, schema.tables.c.id, schema.events.c.table_id):
        if game in erased:
            continue
        logs = [log for source in sources if (log := _whole(source, game))]
        if not logs:
            restored.lost.append(game)
            continue
        longest = max(logs, key=lambda log: len(log.events))
        _keep_game(target, game, longest, ran)
        _keep_review(target, game, [log.source for log in logs if log.events == longest.events])
        if any(_row(log.source, schema.helped, "table_id", game) for log in logs):
            _replace(target, schema.helped, "table_id", game, {"table_id": game})
        if longest.source.is_copy:
            restored.brought_back.append(game)
        else:
            restored.kept += 1
    for identity in _found(sources, schema.analyses.c.id):
        is_kept = _keep_analysis(target, identity, sources, ran)
        restored.analyses += is_kept
        restored.lost_analyses += not is_kept
    for table in OF_PEOPLE:
        _keep_rows(target, table, sources, erased)
    bring_up_to_date(target)
    return restored


def _found(sources: Sequence[Source], *columns: Column[str]) -> list[str]:
    """All that is in some columns, as far as they can be read."""
    found: dict[str, None] = {}
    for source in sources:
        for column in columns:
            with suppress(*UNREADABLE), source.looking() as connection:
                found |= dict.fromkeys(str(name) for name in connection.scalars(select(column).distinct()))
    return list(found)


def _erased(sources: Sequence[Source]) -> set[str]:
    """The tables and tournaments that were deleted on purpose: no copy brings them back."""
    done = schema.operations
    rows = [row for source in sources for row in _rows(source, done)]
    return {row["table_id"] for row in rows if row["what"] in (ERASE_TABLE, ERASE_TOURNAMENT)}


def _whole(source: Source, game: str) -> Log | None:
    """A game, if its log is whole."""
    with suppress(Damaged, DatabaseError, sqlite3.DatabaseError), source.looking() as connection:
        if events := read_events(connection, game):
            return Log(source, events)
    return None


def _keep_game(target: Connection, game: str, log: Log, ran: float) -> None:
    """Write a game, with what it is found by, unless it is there."""
    if log.source.is_target:
        return
    for table, column in WRITTEN_ANEW:
        target.execute(delete(table).where(table.c[column] == game))
    due = log.events[-1].at if "clock" in log.events[0].data else None  # it is looked at, and then it is known when
    write(target, Batch(game, 0, log.events, due), game, ran)
    if (_row(log.source, schema.tables, "id", game) or {}).get("over"):
        target.execute(update(schema.tables).where(schema.tables.c.id == game).values(over=True))


def _keep_review(target: Connection, game: str, sources: Sequence[Source]) -> None:
    """Write the review of a game that one of the sources has, which must have the same log; no other remains."""
    found = ((source, _row(source, schema.reviews, "table_id", game)) for source in sources)
    source, row = next((it for it in found if it[1]), (None, None))
    if source is None or not source.is_target:
        _replace(target, schema.reviews, "table_id", game, row)


def _keep_analysis(target: Connection, identity: str, sources: Sequence[Source], ran: float) -> bool:
    """Write an analysis as it was kept last, unless it is there; return whether it can be read anywhere."""
    found = [(source, row) for source in sources if (row := _row(source, schema.analyses, "id", identity))]
    if not found:
        return False
    source, row = max(found, key=lambda it: it[1]["updated"])
    if not source.is_target:
        unchanged = None if row.get("unchanged") is None else ran
        _replace(target, schema.analyses, "id", identity, {**row, "unchanged": unchanged})
    return True


def _keep_rows(target: Connection, table: Table, sources: Sequence[Source], erased: Collection[str]) -> None:
    """Write all rows that sources have and that are not there, the first one's where several have one."""
    keys = list(table.primary_key)
    there = {tuple(row) for row in target.execute(select(*keys))}
    for source in sources:
        if not (source.is_target or (source.is_copy and there and table in TAKEN_BACK)):
            rows = _rows(source, table)
            if table is not schema.operations:
                named = "id" if table is schema.tournaments else OF if OF in table.c else "table_id"
                rows = [row for row in rows if row.get(named) not in erased]
            _add_rows(target, table, rows, there)


def _add_rows(target: Connection, table: Table, rows: Sequence[dict[str, Any]], there: set[tuple[Any, ...]]) -> None:
    """Write the rows that are not there, and note them."""
    keys = list(table.primary_key)
    for row in rows:
        key = tuple(row[it.name] for it in keys)
        if key not in there:
            with suppress(IntegrityError), target.begin_nested():  # something else there is said to be unique
                target.execute(insert(table).values(row))
            there.add(key)


def _rows(source: Source, table: Table) -> list[dict[str, Any]]:
    """The rows of a table that are sound, if it can be read."""
    with suppress(*UNREADABLE), source.looking() as connection:
        columns = _columns(connection, table)
        rows = [dict(row) for row in connection.execute(select(*columns)).mappings()] if columns else []
        return [row for row in rows if all(_fits(column, row[column.name]) for column in columns)]
    return []


def _row(source: Source, table: Table, key: str, identity: str) -> dict[str, Any] | None:
    """A row of a table, if it can be read and is sound."""
    with suppress(*UNREADABLE), source.looking() as connection:
        columns = _columns(connection, table)
        row = connection.execute(select(*columns).where(table.c[key] == identity)).mappings().one()
        if all(_fits(column, row[column.name]) for column in columns):
            return dict(row)
    return None


def _columns(connection: Connection, table: Table) -> Sequence[Column[Any]]:
    """What a table has there: a copy may be older. The catalogue is asked once for each connection."""
    known: dict[str, Sequence[Column[Any]]] = connection.info.setdefault("columns", {})
    if table.name not in known:
        names = {it["name"] for it in inspect(connection).get_columns(table.name)}
        known[table.name] = [it for it in table.c if it.name in names]
    return known[table.name]


def _fits(column: Column[Any], value: object) -> bool:
    """Whether a value is of the kind that a column has; SQLite takes any, and most documents are objects."""
    kind = (
        (list if any(column is it for it in LISTS) else dict)
        if isinstance(column.type, JSON)
        else column.type.python_type
    )
    return (column.nullable and value is None) or isinstance(value, (float, int) if kind is float else kind)


def _replace(target: Connection, table: Table, key: str, identity: str, row: dict[str, Any] | None) -> None:
    """Have one row in place of another, or none."""
    target.execute(delete(table).where(table.c[key] == identity))
    if row:
        target.execute(insert(table).values(row))
