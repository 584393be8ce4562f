"""Messages that people reported, for whoever runs the server."""

from __future__ import annotations

import time
from collections.abc import Sequence
from typing import Any, NamedTuple

from sqlalchemy import Connection, select, update

from boulevard.web.errors import UnknownReport
from boulevard.web.event_log import schema
from boulevard.web.event_log.operations import SETTLE, Operation, note
from boulevard.web.operating import finding
from boulevard.web.tables import phrases
from boulevard.web.times import stamp


class Reported(NamedTuple):
    """A message that was reported, by its table and number."""

    table_id: str
    number: int

    @property
    def name(self) -> str:
        """What it is called in commands."""
        return f"{self.table_id}/{self.number}"


def named(text: str) -> Reported:
    """The report that a text names (`UnknownReport`)."""
    table_id, _, number = text.strip().rpartition("/")
    if not table_id or not number.isdecimal() or len(number) > 9:
        raise UnknownReport("admin-no-report", report=text)
    return Reported(table_id, int(number))


def reports(connection: Connection, limit: int, with_settled: bool = False, person: str = "") -> list[dict[str, Any]]:
    """What was reported and nobody has dealt with, the oldest first; or all of it, the newest first."""
    it = schema.reports
    query = select(it).order_by(it.c.at.desc() if with_settled else it.c.at, it.c.table_id, it.c.number)
    if not with_settled:
        query = query.where(it.c.settled.is_(None))
    if person:
        query = query.where(it.c.reported == person)
    rows = list(connection.execute(query))
    found = dict[Reported, list[Any]]()
    for row in rows:
        found.setdefault(Reported(row.table_id, row.number), []).append(row)
    known = finding.known(connection)
    return [_told(known, it, same) for it, same in list(found.items())[:limit]]


def report(connection: Connection, it: Reported) -> dict[str, Any]:
    """A report with the messages around it (`UnknownReport`)."""
    row = schema.reports
    rows = list(connection.execute(select(row).where(row.c.table_id == it.table_id, row.c.number == it.number)))
    if not rows:
        raise UnknownReport("admin-no-report", report=it.name)
    known = finding.known(connection)
    return {**_told(known, it, rows), "around": [_message(known, said, it.number) for said in rows[0].messages]}


def settle(connection: Connection, it: Reported, who: str, reason: str) -> int:
    """Note that reports of a message were dealt with; return how many there were that were not (`UnknownReport`)."""
    report(connection, it)
    row = schema.reports
    same = (row.c.table_id == it.table_id, row.c.number == it.number, row.c.settled.is_(None))
    count = connection.execute(update(row).where(*same).values(settled=time.time())).rowcount
    if count:
        note(connection, Operation(who, SETTLE, table_id=it.table_id, about=it.name, reason=reason))
    return count


def _told(known: finding.Known, it: Reported, rows: Sequence[Any]) -> dict[str, Any]:
    said: dict[str, Any] = next((said for said in rows[0].messages if said["number"] == it.number), {})
    settled = [row.settled for row in rows]
    return {
        "report": it.name,
        "at": stamp(min(row.at for row in rows)),
        "person": rows[0].reported,
        "name": _name(known, said),
        "text": _words(said),
        "reporters": sorted({row.reporter for row in rows}),
        "settled": None if None in settled else stamp(max(settled)),
    }


def _message(known: finding.Known, said: dict[str, Any], number: int) -> dict[str, Any]:
    return {
        "number": said["number"],
        "at": stamp(said["at"]),
        "person": known.person_of(said["person"]),
        "name": _name(known, said),
        "text": _words(said),
        "reported": said["number"] == number,
    }


def _name(known: finding.Known, said: dict[str, Any]) -> str:
    """What somebody was called when they said something; nothing more of who is deleted."""
    return str(said.get("name", "")) if known.person_of(said.get("person", "")) else ""


def _words(said: dict[str, Any]) -> str:
    return phrases.words(said.get("phrase", ""), said.get("text", "")) if said else ""
