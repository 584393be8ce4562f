"""All that is kept of somebody, for them to take along: one JSON document, written piece by piece."""

from __future__ import annotations

import json
from collections.abc import AsyncIterator, Mapping, Sequence
from typing import Any

from sqlalchemy import Connection, select

from boulevard.errors import BoulevardError
from boulevard.web import identifying
from boulevard.web.event_log import schema
from boulevard.web.http.context import RequestContext
from boulevard.web.tables import snapshot
from boulevard.web.tables.table import Table

FORMAT = "boulevard-person-1"
BESIDES = {
    "preferences": (schema.preferences.c.person, ("data",)),
    "messages": (schema.messages.c.person, ("table_id", "at", "phrase", "text")),
    "unheard": (schema.unheard.c.person, ("table_id", "at")),
    "tournaments": (schema.entrants.c.person, ("tournament_id", "name", "entered", "is_barred")),
    "tournaments_held": (schema.tournaments.c.host, ("id", "name", "made")),
    "lobby": (schema.seekers.c.person, ("game", "seconds", "since")),
    "reports": (schema.reports.c.reporter, ("table_id", "number", "at")),
    "notices": (schema.notice_choices.c.person, ("data",)),
    "push": (schema.push_subscriptions.c.person, ("endpoint", "language", "made")),
    "mail": (schema.mail_addresses.c.person, ("address", "language", "made", "seen", "mailed")),
    "admitted": (schema.admitted.c.person, ("since",)),
    "invited": (schema.invited.c.person, ("table_id", "at")),
    "invitations": (schema.invited.c.inviter, ("table_id", "at", "state")),
    "attempts": (
        schema.attempts.c.person,
        ("day", "game", "variant", "table_id", "begun", "ended", "points", "tie_break"),
    ),
    "puzzles": (
        schema.puzzle_attempts.c.person,
        ("puzzle", "game", "begun", "tried", "outcome", "settled", "day", "rating", "mean", "deviation"),
    ),
    "ratings": (schema.ratings.c.person, ("table_id", "game", "ended", "mean", "deviation")),
    "restrictions": (schema.restrictions.c.person, ("kind", "reason", "since", "until")),
    "imposed_names": (schema.imposed_names.c.person, ("name", "at")),
    "operations": (schema.operations.c.person, ("what", "at", "until", "reason")),
}
"""What else is kept: whose it is, and what tells something about them alone, so never another's number or words."""
AT_ONCE = 50
"""Games and analyses that are looked up at a time."""


async def of_whoever_asks(ctx: RequestContext) -> AsyncIterator[str]:
    """Return the document of whoever asks, in pieces (`NobodyYet`, `TooMany`)."""
    await identifying.asked_by(ctx)
    ctx.spend(ctx.services.creations)
    return _pieces(ctx, await identifying.account_data(ctx))


async def _pieces(ctx: RequestContext, person: Mapping[str, Any]) -> AsyncIterator[str]:
    yield f'{{"format": {json.dumps(FORMAT)}, "person": {_json(person)}, "games": ['
    async for piece in _listed(_games(ctx)):
        yield piece
    yield '], "analyses": ['
    async for piece in _listed(_analyses(ctx)):
        yield piece
    yield f'], "besides": {_json(await _besides(ctx))}}}'


async def _listed(found: AsyncIterator[Mapping[str, Any]]) -> AsyncIterator[str]:
    between = ""
    async for it in found:
        yield f"{between}\n{_json(it)}"
        between = ","


async def _games(ctx: RequestContext) -> AsyncIterator[Mapping[str, Any]]:
    """One's own games: with the record of those that are over, and the others as one sees them."""
    skipped = 0
    while found := await ctx.tables.store.tables_of(ctx.own_numbers, AT_ONCE, skipped):
        skipped += len(found)
        for identity in found:
            try:
                table = await ctx.tables.table(identity)
            except BoulevardError as error:
                yield {"table": identity, "unreadable": str(error)}
            else:
                yield game(table, ctx.places(table))


async def _besides(ctx: RequestContext) -> Mapping[str, list[dict[str, Any]]]:
    numbers = ctx.own_numbers
    return await ctx.tables.store.read(lambda connection: besides(connection, numbers))


def besides(connection: Connection, numbers: Sequence[str]) -> dict[str, list[dict[str, Any]]]:
    """What else is kept of a person with some numbers."""
    found = {}
    for name, (owner, columns) in BESIDES.items():
        query = select(*(owner.table.c[it] for it in columns)).where(owner.in_(numbers))
        found[name] = [dict(row) for row in connection.execute(query).mappings()]
    return found


def game(table: Table, own: Sequence[int]) -> Mapping[str, Any]:
    """A game of somebody with some places: with the record if it is over, else as they see it."""
    about = {"table": table.id, "game": table.rules.info.name, "touched": table.touched}
    seats = [table.seats[place] for place in own]
    if table.over:
        return {**about, "seats": seats, "record": snapshot.record(table)}
    return {**about, "seats": seats, "state": snapshot.seen_by(table, own[0] if own else None)}


async def _analyses(ctx: RequestContext) -> AsyncIterator[Mapping[str, Any]]:
    skipped = 0
    while found := await ctx.tables.analyses.shelf.page(ctx.own_numbers, AT_ONCE, skipped):
        skipped += len(found)
        for identity, data, updated in found:
            yield {"analysis": identity, "updated": updated, "document": data}


def _json(data: object) -> str:
    return json.dumps(data, ensure_ascii=False)
