"""Everything that is a person's, in one place: which columns hold people's numbers, and what goes when they go.

Whoever adds a table with people's numbers adds it here. The log of events is not here: its hashes are chained, so it
keeps the numbers that people had then, and `People` (people/people.py) knows whose they are now.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from sqlalchemy import Column, Connection, Delete, delete, exists, select, update

from boulevard.web.errors import NobodyYet
from boulevard.web.event_log import schema
from boulevard.web.event_log.database import Lock, alone

ERASED: Final = "erased"
"""The state of the numbers of a person who was deleted."""


class Holding(NamedTuple):
    """A column with people's numbers."""

    column: Column[str]
    is_private: bool
    """Whether its rows are nobody else's business: they go when the person does."""
    earlier: Column[float] | None = None
    """Where two people become one who both have a row: by what the earlier one stays. Else that of who takes over."""


HOLDINGS = (
    Holding(schema.players.c.player, is_private=True),
    Holding(schema.analyses.c.owner, is_private=True),
    Holding(schema.one_time_keys.c.person, is_private=True),
    Holding(schema.accounts.c.person, is_private=True),
    Holding(schema.passkeys.c.person, is_private=True),
    Holding(schema.preferences.c.person, is_private=True),
    Holding(schema.messages.c.person, is_private=True),
    Holding(schema.unheard.c.person, is_private=True),
    Holding(schema.unheard.c.other, is_private=True),
    Holding(schema.push_subscriptions.c.person, is_private=True),
    Holding(schema.mail_addresses.c.person, is_private=True),
    Holding(schema.notice_choices.c.person, is_private=True),
    Holding(schema.notices.c.person, is_private=True),
    Holding(schema.admitted.c.person, is_private=True),
    Holding(schema.invited.c.person, is_private=True),
    Holding(schema.invited.c.inviter, is_private=True),
    Holding(schema.seekers.c.person, is_private=True),
    Holding(schema.attempts.c.person, is_private=True, earlier=schema.attempts.c.begun),
    Holding(schema.puzzle_attempts.c.person, is_private=True, earlier=schema.puzzle_attempts.c.begun),
    Holding(schema.reports.c.reporter, is_private=False),
    Holding(schema.reports.c.reported, is_private=False),
    Holding(schema.results.c.person, is_private=False),
    Holding(schema.ratings.c.person, is_private=False),
    Holding(schema.tournaments.c.host, is_private=False),
    Holding(schema.entrants.c.person, is_private=False),
    Holding(schema.restrictions.c.person, is_private=True),
    Holding(schema.imposed_names.c.person, is_private=True),
    Holding(schema.operations.c.person, is_private=False),
)


LOCKS = (Lock.days, Lock.tournaments, Lock.puzzling)
"""What nobody does while people's numbers are rewritten: it writes many rows, or ones whose key has the person's."""


def person_of(connection: Connection, number: str) -> str:
    """The person whom a number leads to by now (`NobodyYet` for one who is deleted).

    Whoever holds one of the `LOCKS`, and asks then, writes rows that will be handed over with all others.
    """
    it = schema.identities.c
    known = connection.execute(select(it.person, it.state).where(it.id == number)).one_or_none()
    if known and known.state == ERASED:
        raise NobodyYet("you-nobody")
    return str(known.person) if known else number


def hand_over(connection: Connection, old: str, new: str) -> None:
    """Let everything of a person be another's; what both have stays as the other has it, or as it was earlier."""
    _wait_for_others(connection)
    for it in HOLDINGS:
        if it.earlier is not None:
            connection.execute(_doubles(it.column, new, old, it.earlier))
        if it.column.primary_key:
            connection.execute(_doubles(it.column, old, new))
        connection.execute(update(it.column.table).where(it.column == old).values({it.column.name: new}))
    solved = schema.puzzle_attempts
    connection.execute(update(solved).where(solved.c.person == new).values(mean=None))  # of both, worked out anew


def _wait_for_others(connection: Connection) -> None:
    """Let nobody write meanwhile what is about to be rewritten: always in this order, after `Lock.identities`."""
    for lock in LOCKS:
        alone(connection, lock)


def _doubles(column: Column[str], old: str, new: str, earlier: Column[float] | None = None) -> Delete:
    """Drop the rows of a person that another one has too; perhaps only where that other one has them from before."""
    table, other = column.table, column.table.alias()
    rest = [it == other.c[it.name] for it in table.primary_key if it is not column]
    if earlier is not None:
        rest.append(other.c[earlier.name] < earlier)
    return delete(table).where(column == old, exists().where(other.c[column.name] == new, *rest))


def drop(connection: Connection, person: str) -> None:
    """Delete everything of a person that nobody else needs."""
    _wait_for_others(connection)
    for it in HOLDINGS:
        if it.is_private:
            connection.execute(delete(it.column.table).where(it.column == person))
    done = schema.operations
    connection.execute(update(done).where(done.c.person == person).values(reason=""))  # it may speak of them by name


def bring_up_to_date(connection: Connection) -> None:
    """Have everything belong to whom it belongs by now, where rows were made anew from the log."""
    known = schema.identities
    for identity, person, state in connection.execute(select(known.c.id, known.c.person, known.c.state)).all():
        if state == ERASED:
            drop(connection, identity)
        elif identity != person:
            hand_over(connection, identity, person)
