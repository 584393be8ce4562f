"""Deleting people and tables, whoever does it: those themselves, or whoever runs the server."""

from __future__ import annotations

from sqlalchemy import Connection, delete, func, select

from boulevard.games import registry
from boulevard.web.event_log import schema
from boulevard.web.event_log.database import Lock, alone
from boulevard.web.event_log.tournament_rows import forget_person
from boulevard.web.people.register import Change
from boulevard.web.services.rating import Moment, rate
from boulevard.web.services.results import forget_name

OF_TABLES = (
    schema.events,
    schema.players,
    schema.results,
    schema.ratings,
    schema.settled,
    schema.helped,
    schema.reviews,
    schema.messages,
    schema.unheard,
    schema.reports,
    schema.listings,
    schema.seekers,
    schema.invited,
    schema.noticed,
    schema.notices,
    schema.attempts,
    schema.puzzle_attempts,
)
"""All that is kept of a table besides its own row."""


def erase_person(change: Change, person: str) -> None:
    """Delete a person: what is theirs alone is gone, and games of others show their name no more."""
    forget_name(change.connection, person)
    forget_person(change.connection, person)
    change.erase(person)


def erase_table(connection: Connection, identity: str) -> bool:
    """Delete a table with all that is kept of it, and rate later games as if it had not been; false if there is none.

    Without the row of a table, what somebody writes there meanwhile goes with the next call.
    """
    alone(connection, Lock.rating)
    it, rated = schema.tables.c, schema.ratings.c
    game = connection.scalar(select(it.game).where(it.id == identity))
    ended = connection.scalar(select(func.min(rated.ended)).where(rated.table_id == identity))
    for table in OF_TABLES:
        connection.execute(delete(table).where(table.c.table_id == identity))
    gone = connection.execute(delete(schema.tables).where(it.id == identity)).rowcount
    if ended is not None and game in registry.names():
        rate(connection, game, Moment(ended, ""))
    return bool(gone)
