"""The rows of what was decided about people by whoever runs the server: bans, mutes, and what somebody is called."""

from __future__ import annotations

import secrets
import time
from typing import Final, NamedTuple

from sqlalchemy import Connection, delete, insert, select, update

from boulevard.web.event_log import operations
from boulevard.web.event_log.schema import imposed_names, restrictions

BAN: Final = "ban"
MUTE: Final = "mute"


class Ruling(NamedTuple):
    """That a person, or whoever comes from a network, may not come in or speak."""

    id: str
    kind: str
    person: str
    network: str
    reason: str
    since: float
    until: float | None
    """When it runs out; never, if that is not said."""
    carried_out: float | None
    """When the games of somebody banned were given up, if they were."""

    def holds(self, now: float) -> bool:
        """Whether it has not run out."""
        return self.until is None or now < self.until


class Written(NamedTuple):
    """All that was decided, as it is written."""

    latest: int
    """The last operation that is taken account of."""
    rulings: list[Ruling]
    names: dict[str, str]
    erased: list[str]
    """The tables that were deleted since one looked last."""


def changed_since(connection: Connection, known: int, anyway: bool = False) -> Written | None:
    """All that was decided, if something was done after an operation that is known."""
    latest = operations.latest(connection)
    if latest <= known and not anyway:
        return None
    names = {row.person: row.name for row in connection.execute(select(imposed_names))}
    return Written(latest, all_of(connection), names, operations.tables_erased(connection, known))


def all_of(connection: Connection, person: str = "") -> list[Ruling]:
    """All rulings, or those about a person, the oldest first."""
    query = select(restrictions).order_by(restrictions.c.since)
    if person:
        query = query.where(restrictions.c.person == person)
    return [Ruling(*row) for row in connection.execute(query)]


def rule(
    connection: Connection,
    kind: str,
    person: str,
    network: str,
    reason: str,
    until: float | None,
    carried_out: float | None = None,
) -> Ruling:
    """Ban or mute somebody, in place of an earlier ruling of that kind."""
    lift(connection, kind, person, network)
    now = time.time()
    made = Ruling(secrets.token_hex(6), kind, person, network, reason, now, until, carried_out and now)
    connection.execute(insert(restrictions).values(made._asdict()))
    return made


def lift(connection: Connection, kind: str, person: str, network: str) -> int:
    """Drop the rulings of a kind about a person or a network; return how many there were."""
    it = restrictions.c
    return connection.execute(
        delete(restrictions).where(it.kind == kind, it.person == person, it.network == network)
    ).rowcount


def drop_over(connection: Connection, now: float) -> int:
    """Drop the rulings that have run out: no address is kept for longer; return how many there were."""
    it = restrictions.c
    return connection.execute(delete(restrictions).where(it.until <= now)).rowcount


def note_carried_out(connection: Connection, identity: str) -> None:
    """Note that the games of somebody banned were given up."""
    connection.execute(update(restrictions).where(restrictions.c.id == identity).values(carried_out=time.time()))


def impose(connection: Connection, person: str, name: str) -> None:
    """Have a person called by a name; by those they gave, if that is empty."""
    connection.execute(delete(imposed_names).where(imposed_names.c.person == person))
    if name:
        connection.execute(insert(imposed_names).values(person=person, name=name, at=time.time()))


def imposed_on(connection: Connection, person: str) -> str:
    """What a person is called because somebody said so; nothing otherwise."""
    return connection.scalar(select(imposed_names.c.name).where(imposed_names.c.person == person)) or ""
