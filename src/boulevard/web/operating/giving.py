"""What is kept of a person, written out for whoever asks whoever runs the server for it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from sqlalchemy import Connection, select

from boulevard.errors import BoulevardError
from boulevard.web.event_log import schema
from boulevard.web.event_log.chain import read_events
from boulevard.web.operating import finding, looking
from boulevard.web.own_data import FORMAT, besides, game
from boulevard.web.people import accounts
from boulevard.web.tables.table import Table
from boulevard.web.times import stamp


def data_of(connection: Connection, person: str) -> dict[str, Any]:
    """The same document that people download themselves (own_data.py)."""
    known = finding.known(connection)
    numbers = [person, *sorted(it for it, leads in known.people.items() if leads == person and it != person)]
    account = accounts.of(connection, person)
    ways = {"name": account.name, "password": account.has_password, "passkeys": account.passkeys} if account else None
    name = looking.called_now(connection, known, [person]).get(person, "")
    its = schema.analyses.c
    documents = connection.execute(select(its.id, its.updated, its.data).where(its.owner.in_(numbers)))
    return {
        "format": FORMAT,
        "person": {"name": name, "devices": _devices(connection, person), "account": ways},
        "games": list(_games(connection, known, numbers)),
        "analyses": [{"analysis": it.id, "updated": it.updated, "document": it.data} for it in documents],
        "besides": besides(connection, numbers),
    }


def _devices(connection: Connection, person: str) -> list[dict[str, Any]]:
    it = schema.identities.c
    return [{"since": stamp(at)} for at in connection.scalars(select(it.since).where(it.person == person))]


def _games(connection: Connection, known: finding.Known, numbers: list[str]) -> Iterator[Any]:
    it = schema.players.c
    for identity in connection.scalars(select(it.table_id).where(it.player.in_(numbers)).distinct()).all():
        try:
            table = Table.replayed(identity, read_events(connection, identity))
        except BoulevardError as error:
            yield {"table": identity, "unreadable": str(error)}
            continue
        table.recognise(known.person_of, lambda person: known.names.get(person, ""))
        yield game(table, [place for place, chair in enumerate(table.chairs) if chair.player == numbers[0]])
