"""All that is kept of somebody, for them to take along: one JSON document, written piece by piece."""

from __future__ import annotations

import json
from collections.abc import AsyncIterator, Mapping
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
    "reports": (schema.reports.c.reporter, ("table_id", "number", "at")),
    "ratings": (schema.ratings.c.person, ("table_id", "game", "ended", "mean", "deviation")),
}
"""What else is kept: whose it is, and what tells something about them alone, so never another's number or words."""
AT_ONCE = 50
"""Games and analyses that are looked up at a time."""


async def of_whoever_asks(ctx: RequestContext) -> AsyncIterator[str]:
    """Return the document of whoever asks, in pieces (`NobodyYet`, `TooMany`)."""
    await identifying.asked_by(ctx)
    ctx.services.creations.spend(ctx.visitor)
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
    assert ctx.person is not None
    person, people, skipped = ctx.person.id, ctx.tables.people, 0
    while found := await ctx.tables.store.tables_of(person, AT_ONCE, skipped, also=people.numbers(person)):
        skipped += len(found)
        for identity in found:
            try:
                table = await ctx.tables.table(identity)
            except BoulevardError as error:
                yield {"table": identity, "unreadable": str(error)}
            else:
                yield _game(ctx, table)


async def _besides(ctx: RequestContext) -> Mapping[str, list[dict[str, Any]]]:
    assert ctx.person is not None
    numbers = ctx.tables.people.numbers(ctx.person.id)

    def look(connection: Connection) -> dict[str, list[dict[str, Any]]]:
        found = {}
        for name, (owner, columns) in BESIDES.items():
            query = select(*(owner.table.c[it] for it in columns)).where(owner.in_(numbers))
            found[name] = [dict(row) for row in connection.execute(query).mappings()]
        return found

    return await ctx.tables.store.read(look)


def _game(ctx: RequestContext, table: Table) -> Mapping[str, Any]:
    own = ctx.places(table)
    about = {"table": table.id, "game": table.rules.info.name, "touched": table.touched}
    seats = [table.seats[place] for place in own]
    if table.over:
        return {**about, "seats": seats, "record": snapshot.record(table)}
    return {**about, "seats": seats, "state": snapshot.seen_by(table, own[0] if own else None)}


async def _analyses(ctx: RequestContext) -> AsyncIterator[Mapping[str, Any]]:
    assert ctx.person is not None
    person, people, skipped = ctx.person.id, ctx.tables.people, 0
    while found := await ctx.tables.analyses.shelf.page(person, AT_ONCE, skipped, people.numbers(person)):
        skipped += len(found)
        for identity, data, updated in found:
            yield {"analysis": identity, "updated": updated, "document": data}


def _json(data: object) -> str:
    return json.dumps(data, ensure_ascii=False)
