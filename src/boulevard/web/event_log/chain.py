"""Logs as rows: every event is chained by a hash to the one before it, so that no change goes unnoticed.

The hash of an event covers all that it says, its place, and the hash before it. The row of its table keeps how many
events there are and the last hash: a log that lost its end is not whole either. What is not whole is not shown.
"""

from __future__ import annotations

import hashlib
import json
from collections import OrderedDict
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Any, NamedTuple

from sqlalchemy import Connection, Update, bindparam, insert, select, update
from sqlalchemy.exc import DatabaseError, OperationalError

from boulevard.web.errors import Damaged
from boulevard.web.event_log import schema
from boulevard.web.event_log.events import PLAYING, Event, Kind

HEADS_KEPT = 2000
"""Tables whose last hash is kept in memory; of others it is read when something happens there."""

FRIEND = "friend"
"""The kind of chairs that somebody may take."""
PATIENT = 24 * 3600
"""Seconds for a move from which on people need not be there to be waited for."""

_HAPPENED = insert(schema.events)
_TOUCHED = (
    update(schema.tables)
    .where(schema.tables.c.id == bindparam("table"))
    .values({name: bindparam(name) for name in ("touched", "ran", "length", "head", "due")})
)
_TAKEN = (
    update(schema.listings)
    .where(schema.listings.c.table_id == bindparam("table"))
    .values(free=schema.listings.c.free - 1)
)
_RESUMED, _SET_ASIDE = _TOUCHED.values(over=False), _TOUCHED.values(over=True)


@dataclass(frozen=True)
class Batch:
    """Events that happen together at a table, from a number on."""

    table_id: str
    first: int
    events: Sequence[Event]
    due: float | None = None
    """When it must be looked whether somebody's time ran out."""


class Head(NamedTuple):
    """The end of a log."""

    length: int
    hash: str


class Heads:
    """The ends of logs as they are on disk, for whoever writes."""

    def __init__(self) -> None:
        self._known: OrderedDict[str, Head] = OrderedDict()

    def before(self, connection: Connection, batch: Batch) -> str:
        """The hash that a batch follows: that of the event before it, or the table's identity."""
        known = self._known.get(batch.table_id)
        if batch.first == 0:
            return batch.table_id
        if known is not None and known.length == batch.first:
            return known.hash
        columns = schema.events.c
        query = select(columns.hash).where(columns.table_id == batch.table_id, columns.number == batch.first - 1)
        return connection.scalars(query).one_or_none() or ""

    def note(self, heads: dict[str, Head]) -> None:
        """Keep what was written."""
        self._known |= heads
        for table_id in heads:
            self._known.move_to_end(table_id)
        while len(self._known) > HEADS_KEPT:
            self._known.popitem(last=False)


def linked(before: str, table_id: str, number: int, event: Event) -> str:
    """The hash of an event that follows another one."""
    content = [before, table_id, number, event.kind, event.data, event.key, float(event.at)]
    return hashlib.sha256(json.dumps(content, separators=(",", ":")).encode()).hexdigest()[:32]


def write(connection: Connection, batch: Batch, before: str, ran: float) -> Head:
    """Write events after a hash, at a moment of the time that servers ran; return the new end of the log."""
    rows, last = [], before
    for number, it in enumerate(batch.events, batch.first):
        last = linked(last, batch.table_id, number, it)
        row = {"table_id": batch.table_id, "number": number, "kind": it.kind, "data": it.data, "key": it.key}
        rows.append({**row, "at": it.at, "hash": last})
    connection.execute(_HAPPENED, rows)
    for it in batch.events:
        _index(connection, batch.table_id, it)
    head = Head(batch.first + len(rows), last)
    touched = {"table": batch.table_id, "touched": batch.events[-1].at, "ran": ran, "due": batch.due}
    connection.execute(_touching(batch.events[-1].kind), {**touched, "length": head.length, "head": head.hash})
    return head


def _touching(last: Kind) -> Update:
    """What becomes of a table's row by the last event there."""
    return _SET_ASIDE if last is Kind.set_aside else _RESUMED if last in PLAYING else _TOUCHED


def _index(connection: Connection, table_id: str, it: Event) -> None:
    """Keep what tables are found by."""
    seated: dict[int, str] = {}
    if it.kind is Kind.created:
        row = {"id": table_id, "game": it.data["game"], "created": it.at, "touched": it.at, "over": False}
        connection.execute(insert(schema.tables), {**row, "ran": 0.0, "length": 0, "head": ""})
        seated = {place: chair["player"] for place, chair in enumerate(it.data["chairs"])}
        if it.data.get("listed"):
            connection.execute(insert(schema.listings), _listing(table_id, it))
    elif it.kind is Kind.joined:
        seated = {it.data["place"]: it.data["player"]}
        connection.execute(_TAKEN, {"table": table_id})
    rows = [{"player": player, "table_id": table_id, "seat": place} for place, player in seated.items() if player]
    if rows:
        connection.execute(insert(schema.players), rows)


def _listing(table_id: str, created: Event) -> dict[str, Any]:
    """What the lobby finds a table by."""
    free = sum(chair["kind"] == FRIEND and not chair["name"] for chair in created.data["chairs"])
    is_patient = (created.data.get("clock") or {}).get("seconds", 0) >= PATIENT
    return {"table_id": table_id, "free": free, "is_patient": is_patient, "listed": created.at, "seen": created.at}


def read_events(connection: Connection, table_id: str) -> list[Event]:
    """Read the log of a table; an empty one if there is no such table (`Damaged`).

    The connection must see one moment of the database throughout.
    """
    tables = schema.tables.c
    with damage_noticed():
        found = connection.execute(select(tables.length, tables.head).where(tables.id == table_id)).one_or_none()
        events, end = _chained(Head(0, table_id), table_id, _rows(connection, table_id))
        if (end if events else None) != (Head(*found) if found else None):
            raise Damaged("table-damaged")
        return events


def news(rows: Sequence[Any], table_id: str, known: int) -> list[Event]:
    """Read what happened at a table after so many events, the last of which is the first of the rows (`Damaged`)."""
    with damage_noticed():
        match rows:
            case [(number, *_, last), *following] if number == known - 1:
                return _chained(Head(known, last), table_id, following)[0]
        raise Damaged("table-damaged")


def _rows(connection: Connection, table_id: str) -> Sequence[Any]:
    """The events of a table, in order."""
    columns = schema.events.c
    query = select(columns.number, columns.kind, columns.data, columns.key, columns.at, columns.hash)
    return connection.execute(query.where(columns.table_id == table_id).order_by(columns.number)).all()


def _chained(before: Head, table_id: str, rows: Sequence[Any]) -> tuple[list[Event], Head]:
    """The events of rows that follow the end of a log, and the new end (`Damaged`)."""
    events, last = list[Event](), before.hash
    for place, (number, kind, data, key, at, hash_) in enumerate(rows, before.length):
        event = Event(Kind(kind), data, key, at)
        last = linked(last, table_id, place, event)
        if (place, last) != (number, hash_):
            raise Damaged("table-damaged")
        events.append(event)
    return events, Head(before.length + len(events), last)


@contextmanager
def damage_noticed() -> Iterator[None]:
    """Tell damage of what is read (`Damaged`) from a database that can't be read just now."""
    try:
        yield
    except OperationalError as error:
        if "decode" not in str(error.orig):
            raise
        raise Damaged("table-damaged") from error
    except (DatabaseError, ValueError, TypeError) as error:
        raise Damaged("table-damaged") from error
