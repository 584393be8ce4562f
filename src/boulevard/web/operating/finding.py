"""Finding people and tables by what whoever runs the server knows of them."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping
from typing import Any, NamedTuple

from sqlalchemy import Connection, Select, select

from boulevard.web.errors import UnknownPerson, UnknownTable, UnknownTournament
from boulevard.web.event_log import schema
from boulevard.web.event_log.events import Kind
from boulevard.web.event_log.holdings import ERASED, HOLDINGS
from boulevard.web.people import account_names

SHORTEST = 4
"""Signs of a number that are enough, if only one person's begins with them."""
AT_ONCE = 500
"""Tables whose seats are looked up at a time."""


class Chair(NamedTuple):
    """A seat as its table was set up, or as somebody took it."""

    kind: str
    name: str
    level: int | None
    player: str


class Known(NamedTuple):
    """Who is who by now."""

    people: Mapping[str, str]
    erased: Collection[str]
    names: Mapping[str, str]
    """What people are called because it was decided."""

    def person_of(self, number: str) -> str:
        """The person whose number it is or was; nobody's, if they were deleted."""
        return "" if number in self.erased else self.people.get(number, number)

    def name_of(self, chair: Chair) -> str:
        """What somebody is called who took a seat."""
        if chair.player in self.erased:
            return ""
        return self.names.get(self.person_of(chair.player), "") or chair.name


def known(connection: Connection) -> Known:
    """Look up who is who."""
    rows = connection.execute(select(schema.identities)).all()
    names = {row.person: row.name for row in connection.execute(select(schema.imposed_names))}
    return Known({it.id: it.person for it in rows}, {it.id for it in rows if it.state == ERASED}, names)


def person_named(connection: Connection, text: str) -> str:
    """The person with a number, the beginning of one, or an account of this name (`UnknownPerson`)."""
    text = text.strip()
    by_account = select(schema.accounts.c.person).where(schema.accounts.c.folded == account_names.folded(text))
    if text and (found := connection.scalar(by_account)):
        return str(found)
    if not _is_number(connection, text):
        text = _begins_with(connection, text)
    leads = select(schema.identities.c.person).where(schema.identities.c.id == text)
    return str(connection.scalar(leads) or text)


def _numbers() -> list[Any]:
    return [schema.identities.c.id, schema.identities.c.person, *(it.column for it in HOLDINGS)]


def _is_number(connection: Connection, text: str) -> bool:
    return any(connection.scalar(select(it).where(it == text).limit(1)) is not None for it in _numbers() if text)


def _begins_with(connection: Connection, text: str) -> str:
    """The only number that begins with a text (`UnknownPerson`)."""
    if len(text) < SHORTEST:
        raise UnknownPerson("admin-no-person", person=text)
    found = set[str]()
    for it in _numbers():
        like = it.startswith(text, autoescape=True)
        found |= {number for number in connection.scalars(select(it).where(like).distinct()) if number.startswith(text)}
    if len(found) > 1:
        raise UnknownPerson("admin-many-people", person=text, count=len(found))
    if not found:
        raise UnknownPerson("admin-no-person", person=text)
    return found.pop()


def require_table(connection: Connection, text: str) -> str:
    """The identity of a table that a text names (`UnknownTable`)."""
    identity = text.strip().rstrip("/").rpartition("/")[2]
    if connection.scalar(select(schema.tables.c.id).where(schema.tables.c.id == identity)) is None:
        raise UnknownTable("admin-no-table", table=identity)
    return identity


def require_tournament(connection: Connection, text: str) -> str:
    """The identity of a tournament that a text names (`UnknownTournament`)."""
    identity = text.strip().rstrip("/").removesuffix("/screen").rpartition("/")[2]
    if connection.scalar(select(schema.tournaments.c.id).where(schema.tournaments.c.id == identity)) is None:
        raise UnknownTournament("unknown-tournament")
    return identity


def chairs_of(connection: Connection, tables: Iterable[str]) -> dict[str, list[Chair]]:
    """Who sits or sat at some tables, as their logs say."""
    wanted, found = list(tables), dict[str, list[Chair]]()
    for first in range(0, len(wanted), AT_ONCE):
        some = schema.events.c.table_id.in_(wanted[first : first + AT_ONCE])
        _take(found, connection.execute(_seating().where(some)))
    return found


def all_chairs(connection: Connection) -> dict[str, list[Chair]]:
    """Who sits or sat at any table."""
    found = dict[str, list[Chair]]()
    _take(found, connection.execution_options(yield_per=AT_ONCE).execute(_seating()))
    return found


def _seating() -> Select[Any]:
    """The events by which people come to sit somewhere."""
    it = schema.events.c
    query = select(it.table_id, it.kind, it.data).where(it.kind.in_((Kind.created, Kind.joined)))
    return query.order_by(it.table_id, it.number)


def _take(found: dict[str, list[Chair]], rows: Iterable[Any]) -> None:
    for table_id, kind, data in rows:
        if kind == Kind.created:
            found[table_id] = [
                Chair(it["kind"], it.get("name", ""), it.get("level"), it.get("player", "")) for it in data["chairs"]
            ]
        else:
            was = found[table_id][data["place"]]
            found[table_id][data["place"]] = was._replace(name=data["name"], player=data["player"])
