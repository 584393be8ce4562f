"""Figures for whoever runs the server: who comes, what is played, how much is kept."""

from __future__ import annotations

import time
from collections.abc import Iterable
from datetime import UTC, datetime, timedelta
from typing import Any

from sqlalchemy import ColumnElement, Connection, Integer, Select, case, cast, func, select

from boulevard.web.event_log import schema
from boulevard.web.operating.finding import known

DAY = 86400.0
WEEKS = 7
"""Days of a week."""


def statistics(connection: Connection, days: int) -> dict[str, Any]:
    """What happened in the last days, today included, and what there is."""
    return {
        "days": _days(connection, days),
        "games": _games(connection),
        "against": _against(connection),
        "sizes": _sizes(connection),
        "reports": _count_where(connection, schema.reports.c.settled.is_(None)),
        "bans": _count_where(connection, schema.restrictions.c.kind == "ban"),
        "mutes": _count_where(connection, schema.restrictions.c.kind == "mute"),
        "accounts": _rows(connection, "accounts"),
        "rows": {name: _rows(connection, name) for name in sorted(schema.metadata.tables) if name != "jobs"},
    }


def _days(connection: Connection, days: int) -> list[dict[str, Any]]:
    """For each day by UTC: the people at whose tables something happened, those of the week up to it, games begun."""
    today = int(time.time() // DAY)
    first = today - days + 1
    active = _active(connection, (first - WEEKS + 1) * DAY)
    it = schema.tables.c
    begun = _by_day(connection.scalars(select(it.created).where(it.created >= first * DAY)))
    ended = _by_day(
        connection.scalars(
            select(func.min(schema.results.c.ended))
            .where(schema.results.c.ended >= first * DAY)
            .group_by(schema.results.c.table_id)
        )
    )
    return [
        {
            "day": str(datetime(1970, 1, 1, tzinfo=UTC).date() + timedelta(days=day)),
            "people": len(active.get(day, ())),
            "week": len(set().union(*(active.get(day - back, ()) for back in range(WEEKS)))),
            "begun": begun.get(day, 0),
            "ended": ended.get(day, 0),
        }
        for day in range(first, today + 1)
    ]


def _active(connection: Connection, since: float) -> dict[int, set[str]]:
    """The people at whose tables something happened, by days."""
    events, tables, seats = schema.events.c, schema.tables.c, schema.players.c
    day: ColumnElement[Any] = events.at / DAY
    day = func.floor(day) if connection.dialect.name == "postgresql" else cast(day, Integer)  # that one cuts off
    late = select(tables.id).where(tables.touched >= since)
    query = (
        select(events.table_id, func.min(events.at))
        .where(events.at >= since, events.table_id.in_(late))
        .group_by(events.table_id, day)
    )
    when = dict[str, set[int]]()
    for table_id, at in connection.execute(query):
        when.setdefault(table_id, set()).add(int(at // DAY))
    it, found = known(connection), dict[int, set[str]]()
    for player, table_id in connection.execute(select(seats.player, seats.table_id).where(seats.table_id.in_(late))):
        for number in when.get(table_id, ()):
            found.setdefault(number, set()).add(it.person_of(player) or player)
    return found


def _by_day(times: Iterable[float]) -> dict[int, int]:
    found = dict[int, int]()
    for at in times:
        found[int(at // DAY)] = found.get(int(at // DAY), 0) + 1
    return found


def _games(connection: Connection) -> list[dict[str, Any]]:
    it = schema.tables.c
    going_on = func.sum(case((it.over.is_(False), 1), else_=0))
    query = select(it.game, func.count(), going_on).group_by(it.game).order_by(it.game)
    return [{"game": game, "tables": count, "open": int(some)} for game, count, some in connection.execute(query)]


def _against(connection: Connection) -> dict[str, int]:
    """The games that are over, by whom people played against."""
    it = schema.results.c
    query = select(it.against, func.count(it.table_id.distinct())).where(it.person != "").group_by(it.against)
    return _pairs(connection, query.order_by(it.against))


def _sizes(connection: Connection) -> dict[int, int]:
    """How many tables have so many people."""
    it = schema.players.c
    each = select(func.count(it.player.distinct()).label("people")).group_by(it.table_id).subquery()
    query = select(each.c.people, func.count()).group_by(each.c.people).order_by(each.c.people)
    return _pairs(connection, query)


def _pairs(connection: Connection, query: Select[Any]) -> dict[Any, int]:
    return {row[0]: row[1] for row in connection.execute(query)}


def _rows(connection: Connection, name: str) -> int:
    return connection.scalar(select(func.count()).select_from(schema.metadata.tables[name])) or 0


def _count_where(connection: Connection, condition: Any) -> int:
    return connection.scalar(select(func.count()).where(condition)) or 0
