"""Numbers that were signed out, and that nothing refers to any more, are forgotten some day.

Whoever came with one then would be somebody new, who has nothing. Browsers have forgotten theirs by then: a cookie
lasts a year, and one that was signed out is not renewed. Of people who are deleted the numbers stay.
"""

from __future__ import annotations

from typing import NamedTuple

from sqlalchemy import ColumnElement, Connection, Text, and_, cast, delete, or_, select, tuple_

from boulevard.web.event_log.events import Kind
from boulevard.web.event_log.holdings import HOLDINGS
from boulevard.web.event_log.schema import events, identities, players
from boulevard.web.people.register import ENDED, Change, Identity

KEPT = 400 * 24 * 3600.0
"""Seconds for which a number that was signed out is remembered at least."""
AT_ONCE = 20
"""Numbers that are looked at in one go: nobody can sign in or out meanwhile."""


class Place(NamedTuple):
    """How far was looked: up to a number that was signed out then."""

    since: float = 0.0
    id: str = ""


def sweep(change: Change, after: Place) -> tuple[list[str], Place]:
    """Forget the next few numbers that nothing refers to any more; return these, and after which to go on.

    The latest change stays: later ones are counted from there.
    """
    it = identities.c
    query = (
        select(identities)
        .where(it.state == ENDED, it.since < change.now - KEPT, it.number < change.number - 1)
        .where(tuple_(it.since, it.id) > tuple_(*after))
        .order_by(it.since, it.id)
        .limit(AT_ONCE)
    )
    found = [Identity(*row) for row in change.connection.execute(query)]
    swept = [number.id for number in found if not _is_needed(change.connection, number)]
    change.connection.execute(delete(identities).where(it.id.in_(swept)))
    return swept, Place(found[-1].since, found[-1].id) if len(found) == AT_ONCE else Place()


def _is_needed(connection: Connection, it: Identity) -> bool:
    """Whether something would be somebody else's, or nobody's, without what is known of a number."""
    others = (identities.c.person == it.id) & (identities.c.id != it.id)
    wheres = [others, *(holding.column == it.id for holding in HOLDINGS), _in_logs(it)]
    return any(connection.scalar(select(1).where(where).limit(1)) for where in wheres)


def _in_logs(it: Identity) -> ColumnElement[bool]:
    """Whether a log tells of a number: somebody sat down with it before they were the person that it leads to."""
    theirs = select(players.c.table_id).where(players.c.player == it.person)
    data = cast(events.c.data, Text)
    return and_(
        events.c.table_id.in_(theirs),
        or_(events.c.kind == Kind.created, events.c.kind == Kind.joined),
        data.contains(f'"{it.id}"', autoescape=True),
    )
