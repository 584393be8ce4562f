"""What whoever runs the server did, as rows of the database: a log that grows, whose last number says that it did.

It has numbers of people and tables, never names or addresses. When somebody is deleted, the reasons go that were
given for what was done about them (holdings.py).
"""

from __future__ import annotations

import time
from typing import Any, Final, NamedTuple

from sqlalchemy import Connection, func, insert, select

from boulevard.web.event_log.database import Lock, alone
from boulevard.web.event_log.news import tell
from boulevard.web.event_log.schema import operations

CHANNEL = "boulevard_operations"
BAN, UNBAN, MUTE, UNMUTE, RENAME, UNNAME, ERASE, SETTLE, ERASE_TABLE, ERASE_TOURNAMENT, GIVE_DATA = (
    "ban",
    "unban",
    "mute",
    "unmute",
    "rename",
    "unname",
    "delete",
    "settle",
    "delete-table",
    "tournament",
    "data",
)
LONGEST_WHO: Final = 64


class Operation(NamedTuple):
    """Something that was done."""

    who: str
    what: str
    person: str = ""
    table_id: str = ""
    about: str = ""
    """Which restriction or report, by its name."""
    until: float | None = None
    reason: str = ""


def note(connection: Connection, done: Operation) -> int:
    """Note what is done by the same transaction, and let servers look as soon as that is written; return its number."""
    alone(connection, Lock.operating)
    number = latest(connection) + 1
    row = {**done._asdict(), "who": done.who[:LONGEST_WHO], "number": number, "at": time.time()}
    connection.execute(insert(operations).values(row))
    tell(connection, CHANNEL, str(number))
    return number


def latest(connection: Connection) -> int:
    """The number of what was done last; 0 for nothing."""
    return connection.scalar(select(func.max(operations.c.number))) or 0


def tables_erased(connection: Connection, after: int = 0) -> list[str]:
    """The tables that were deleted after an operation."""
    it = operations.c
    return list(connection.scalars(select(it.table_id).where(it.number > after, it.what == ERASE_TABLE)))


def found(connection: Connection, limit: int, person: str = "", table_id: str = "") -> list[dict[str, Any]]:
    """The last operations, perhaps only those about somebody or a table, the newest first."""
    query = select(operations).order_by(operations.c.number.desc()).limit(limit)
    if person:
        query = query.where(operations.c.person == person)
    if table_id:
        query = query.where(operations.c.table_id == table_id)
    return [dict(row) for row in connection.execute(query).mappings()]
