"""What whoever runs the server looks up: people and tables, as plain data."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from typing import Any

from sqlalchemy import Column, Connection, func, or_, select

from boulevard.games import registry
from boulevard.web.event_log import operations, rulings, schema
from boulevard.web.event_log.holdings import ERASED
from boulevard.web.operating import finding
from boulevard.web.operating.finding import Chair, Known
from boulevard.web.people import account_names, accounts
from boulevard.web.services.rating import present
from boulevard.web.tables.table import BOT
from boulevard.web.times import stamp

WAITING, RUNNING, OVER, ASIDE = "waiting", "running", "over", "aside"
LATEST = 10
"""Tables and operations that are shown of a person."""
EVENTS = 30
"""Events that are shown of a table."""
AT_ONCE = 200
"""Tables that are looked at for a state at a time."""


def people(connection: Connection, text: str, limit: int) -> list[dict[str, Any]]:
    """The people who were seen last; with a text, those whose name, account or number has it."""
    known, seen, games = finding.known(connection), _seen(connection), _games(connection)
    last = dict[str, float]()
    for number, at in seen.items():
        if person := known.person_of(number):
            last[person] = max(at, last.get(person, at))
    by_account = {it.person: it.name for it in connection.execute(select(schema.accounts))}
    order = sorted(last, key=lambda it: -last[it])
    if text:
        names = _all_names(connection, known)
        order = [it for it in order if _matches(text, it, names.get(it, ()), by_account.get(it, ""))]
    shown = order[:limit]
    called = called_now(connection, known, shown)
    return [
        {
            "person": it,
            "name": called.get(it, ""),
            "account": by_account.get(it, ""),
            "seen": stamp(last[it]),
            "games": sum(count for number, count in games.items() if known.person_of(number) == it),
            "ratings": _ratings(connection, it),
            "blocked": _count(connection, schema.unheard.c.other, it),
            "reports": _count(connection, schema.reports.c.reported, it),
            "restrictions": sorted({ruling.kind for ruling in rulings.all_of(connection, it)}),
        }
        for it in shown
    ]


def person(connection: Connection, identity: str) -> dict[str, Any]:
    """All that is to be known of a person before deciding something about them."""
    known, account = finding.known(connection), accounts.of(connection, identity)
    numbers = [identity, *sorted(it for it, leads in known.people.items() if leads == identity and it != identity)]
    state = dict[str, Any]((row.id, row) for row in connection.execute(select(schema.identities)))
    seats, name = schema.players.c, called_now(connection, known, [identity]).get(identity, "")
    tables = select(schema.tables.c.id).where(
        schema.tables.c.id.in_(select(seats.table_id).where(seats.player.in_(numbers)))
    )
    last = list(connection.scalars(tables.order_by(schema.tables.c.touched.desc())))
    seen = [at for number, at in _seen(connection).items() if number in numbers]
    return {
        "person": identity,
        "name": name,
        "imposed": known.names.get(identity, ""),
        "erased": identity in known.erased,
        "account": account and account.name,
        "account_made": stamp(
            connection.scalar(select(schema.accounts.c.made).where(schema.accounts.c.person == identity))
        ),
        "password": bool(account and account.has_password),
        "passkeys": account.passkeys if account else 0,
        "seen": stamp(max(seen, default=None)),
        "numbers": [
            {
                "number": it,
                "state": (state[it].state or "open") if it in state else "open",
                "since": stamp(state[it].since) if it in state else None,
            }
            for it in numbers
        ],
        "games": len(last),
        "results": _outcomes(connection, identity),
        "ratings": _ratings(connection, identity),
        "messages": _count(connection, schema.messages.c.person, identity),
        "analyses": _count(connection, schema.analyses.c.owner, identity),
        "decks": _decks(connection, identity),
        "puzzles": _puzzles(connection, identity),
        "tournaments": _tournaments(connection, identity),
        "blocked": _count(connection, schema.unheard.c.other, identity),
        "blocks": _count(connection, schema.unheard.c.person, identity),
        "reports": _count(connection, schema.reports.c.reported, identity),
        "reported": _count(connection, schema.reports.c.reporter, identity),
        "restrictions": [restriction(it) for it in rulings.all_of(connection, identity)],
        "tables": tables_with(connection, last[:LATEST]),
        "log": [operation(it) for it in operations.found(connection, LATEST, person=identity)],
    }


def tables(
    connection: Connection, limit: int, state: str = "", game: str = "", person: str = ""
) -> list[dict[str, Any]]:
    """The tables at which something happened last, perhaps only those in a state, of a game or of a person."""
    it, found, skipped = schema.tables.c, list[dict[str, Any]](), 0
    query = select(it.id).order_by(it.touched.desc(), it.id)
    if state:
        query = query.where(it.over.is_(state in (OVER, ASIDE)))
    if game:
        query = query.where(it.game == game)
    if person:
        seats = schema.players.c
        query = query.where(it.id.in_(select(seats.table_id).where(seats.player == person)))
    while len(found) < limit and (
        some := list(connection.scalars(query.limit(min(AT_ONCE, limit) if not state else AT_ONCE).offset(skipped)))
    ):
        skipped += len(some)
        found += [row for row in tables_with(connection, some) if state in ("", row["state"])]
    return found[:limit]


def table(connection: Connection, identity: str) -> dict[str, Any]:
    """All that is to be known of a table but its moves, which not everybody may know yet."""
    (found,) = tables_with(connection, [identity])
    chairs, known = finding.chairs_of(connection, [identity])[identity], finding.known(connection)
    it = schema.events.c
    events = connection.execute(
        select(it.number, it.kind, it.at, it.data)
        .where(it.table_id == identity)
        .order_by(it.number.desc())
        .limit(EVENTS)
    )
    return {
        **found,
        "chairs": [
            {
                "seat": place,
                "kind": chair.kind,
                "name": known.name_of(chair),
                "level": chair.level,
                "person": known.person_of(chair.player) if chair.player else "",
            }
            for place, chair in enumerate(chairs)
        ],
        "messages": _count(connection, schema.messages.c.table_id, identity),
        "reports": _count(connection, schema.reports.c.table_id, identity),
        "happened": [
            {"number": row.number, "kind": row.kind, "seat": row.data.get("place"), "at": stamp(row.at)}
            for row in events
        ],
        "log": [operation(it) for it in operations.found(connection, LATEST, table_id=identity)],
    }


def tables_with(connection: Connection, identities: Sequence[str]) -> list[dict[str, Any]]:
    """Some tables in this order, each in a line."""
    it, known, chairs = schema.tables, finding.known(connection), finding.chairs_of(connection, identities)
    rows = {row.id: row for row in connection.execute(select(it).where(it.c.id.in_(identities)))}
    written = schema.settled.c
    over = set(connection.scalars(select(written.table_id).where(written.table_id.in_(identities), written.over)))
    return [
        {
            "table": identity,
            "game": row.game,
            "state": _state(row.over, identity in over, chairs.get(identity, ())),
            "players": [_called(known, chair) for chair in chairs.get(identity, ())],
            "events": row.length,
            "created": stamp(row.created),
            "touched": stamp(row.touched),
        }
        for identity in identities
        if (row := rows.get(identity))
    ]


def restriction(it: rulings.Ruling) -> dict[str, Any]:
    """A ban or a mute."""
    return {
        "kind": it.kind,
        "person": it.person,
        "address": it.network,
        "since": stamp(it.since),
        "until": stamp(it.until),
        "reason": it.reason,
    }


def operation(row: Mapping[str, Any]) -> dict[str, Any]:
    """Something that was done."""
    return {
        "number": row["number"],
        "at": stamp(row["at"]),
        "who": row["who"],
        "what": row["what"],
        "person": row["person"],
        "table": row["table_id"],
        "about": row["about"],
        "until": stamp(row["until"]),
        "reason": row["reason"],
    }


def called_now(connection: Connection, known: Known, persons: Collection[str]) -> dict[str, str]:
    """What people are called by now: as was decided, by their last game, or by their account."""
    seats, tables_ = schema.players.c, schema.tables.c
    found = {it.person: it.name for it in connection.execute(select(schema.accounts)) if it.person in persons}
    query = select(seats.player, seats.table_id).join(schema.tables, tables_.id == seats.table_id)
    wanted = {*persons, *(number for number, leads in known.people.items() if leads in persons)}
    rows = connection.execute(query.where(seats.player.in_(wanted)).order_by(tables_.touched)).all()
    last = {known.person_of(row.player): row.table_id for row in rows}
    chairs = finding.chairs_of(connection, set(last.values()))
    for who, table_id in last.items():
        own = [it.name for it in chairs.get(table_id, ()) if it.player and known.person_of(it.player) == who]
        if own and own[0]:
            found[who] = own[0]
    return {**found, **{it: name for it, name in known.names.items() if it in persons}}


def _called(known: Known, chair: Chair) -> str:
    """Who has a seat: a person by their name, or their number if they gave none; a bot by its level."""
    if chair.kind == BOT:
        return f"bot {chair.level}"
    return known.name_of(chair) or (chair.player and (known.person_of(chair.player) or ERASED)) or "–"


def _state(over: bool, is_settled: bool, chairs: Sequence[Chair]) -> str:
    if over:
        return OVER if is_settled else ASIDE
    return WAITING if any(chair.kind != BOT and not chair.player for chair in chairs) else RUNNING


def _seen(connection: Connection) -> dict[str, float]:
    """When something happened last at a table of each number, or they said or made something."""
    seats, tables_, found = schema.players.c, schema.tables.c, dict[str, float]()
    played = select(seats.player, func.max(tables_.touched)).join(schema.tables, tables_.id == seats.table_id)
    for query in (
        played.group_by(seats.player),
        select(schema.messages.c.person, func.max(schema.messages.c.at)).group_by(schema.messages.c.person),
        select(schema.analyses.c.owner, func.max(schema.analyses.c.updated)).group_by(schema.analyses.c.owner),
        select(schema.accounts.c.person, schema.accounts.c.made),
    ):
        for number, at in connection.execute(query):
            found[number] = max(at, found.get(number, at))
    return found


def _games(connection: Connection) -> dict[str, int]:
    it = schema.players.c
    query = select(it.player, func.count(it.table_id.distinct())).group_by(it.player)
    return {row[0]: row[1] for row in connection.execute(query)}


def _all_names(connection: Connection, known: Known) -> dict[str, set[str]]:
    """All names under which people ever played, and what they are called because it was decided."""
    found = {it: {name} for it, name in known.names.items()}
    for chairs in finding.all_chairs(connection).values():
        for it in chairs:
            if it.player and it.name and (person := known.person_of(it.player)):
                found.setdefault(person, set()).add(it.name)
    return found


def _matches(text: str, identity: str, names: Collection[str], account: str) -> bool:
    folded = text.casefold()
    return (
        identity.startswith(text)
        or any(folded in it.casefold() for it in (*names, account))
        or bool(account and account_names.folded(text) == account_names.folded(account))
    )


def _ratings(connection: Connection, identity: str) -> dict[str, int]:
    found = ((game, present(connection, identity, game)) for game in registry.names())
    return {game: round(it.mean) for game, it in found if it}


def _outcomes(connection: Connection, identity: str) -> dict[str, int]:
    it = schema.results.c
    query = select(it.outcome, func.count()).where(it.person == identity).group_by(it.outcome)
    return {row[0]: row[1] for row in connection.execute(query.order_by(it.outcome))}


def _decks(connection: Connection, identity: str) -> dict[str, int]:
    """How many decks of days somebody has begun, and how many of these count."""
    it = schema.attempts.c
    query = select(func.count(), func.count(it.points)).where(it.person == identity)
    begun, counted = connection.execute(query).one()
    return {"begun": begun, "counted": counted} if begun else {}


def _puzzles(connection: Connection, identity: str) -> dict[str, int]:
    """What came of somebody's first tries at puzzles."""
    it = schema.puzzle_attempts.c
    query = select(it.outcome, func.count()).where(it.person == identity).group_by(it.outcome)
    return {row[0] or "open": row[1] for row in connection.execute(query.order_by(it.outcome))}


def _tournaments(connection: Connection, identity: str) -> list[dict[str, Any]]:
    """The tournaments that somebody holds or takes part in, the last touched first."""
    it, row = schema.tournaments.c, schema.entrants.c
    barred = {
        one.tournament_id: one.is_barred
        for one in connection.execute(
            select(row.tournament_id, row.is_barred).where(row.person == identity).order_by(row.is_barred)
        )
    }
    query = select(schema.tournaments).where(or_(it.host == identity, it.id.in_(barred)))
    return [
        {
            "tournament": one.id,
            "name": one.name,
            "game": one.game,
            "state": one.state,
            "host": one.host == identity,
            "barred": barred.get(one.id, False),
            "touched": stamp(one.touched),
        }
        for one in connection.execute(query.order_by(it.touched.desc(), it.id).limit(LATEST))
    ]


def _count(connection: Connection, column: Column[Any], value: str) -> int:
    return connection.scalar(select(func.count()).select_from(column.table).where(column == value)) or 0
