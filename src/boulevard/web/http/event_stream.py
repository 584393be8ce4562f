"""The event stream of a table: what happened there, as it happens. A lost connection goes on where it was.

An event has the number of its place in the log as its id, and tells what happened and at which seat: never a move
itself, which not everybody may know yet. Whoever hears of it asks for the state as they may see it.
"""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import ExitStack
from typing import NamedTuple

from boulevard.web.http.context import RequestContext
from boulevard.web.http.streaming import BEGIN, PULSE, SILENCE, Stream, line
from boulevard.web.services.chat import KIND as SAID
from boulevard.web.services.enforcement import RULED
from boulevard.web.services.followers import Whisper
from boulevard.web.services.presence import KIND as PRESENCE
from boulevard.web.tables.table import Table


class Follows(NamedTuple):
    """Who follows a table: from which places, if any, whether by a page, and by which one."""

    places: tuple[int, ...] = ()
    by_page: bool = False
    tab: str = ""


WATCHING = Follows()


async def stream(
    ctx: RequestContext, identity: str, last: str | None, known: int | None = None, who: Follows = WATCHING
) -> Stream:
    """Follow a table after the event with the id `last`; without one, after so many as are `known`, or from now on.

    For as long as somebody who sits there follows it by a page, its bots take their time, and the others
    are told who is there (`Banned`, `Sealed`).
    """
    table = await (ctx.tables.table(identity) if who.places else ctx.watched(identity))
    ctx.speak_for(table, who.places)
    after = int(last) + 1 if last and last.isdecimal() else len(table.log) if known is None else known
    return Stream(ctx, _lines(ctx, table, min(after, len(table.log)), who))


async def _lines(ctx: RequestContext, table: Table, after: int, who: Follows) -> AsyncIterator[str]:
    identity = table.id
    with ExitStack() as present:
        if who.by_page:
            present.enter_context(ctx.tables.followers.by_page(identity))
        if table.may_have_company or not who.places:
            present.enter_context(ctx.tables.presence.at(identity, who.places, who.tab))
        yield BEGIN
        async for it in ctx.tables.followers.follow(identity, after, PULSE):
            if isinstance(it, Whisper):
                if aside := _aside(await ctx.tables.known(identity), it, who):
                    yield aside
            else:
                yield SILENCE if it is None else _line(await ctx.tables.known(identity), it)


def _aside(table: Table, it: Whisper, who: Follows) -> str:
    """What is not in the log has no id: whoever comes back goes on after the last event. It is nothing for some."""
    if it.kind == RULED:
        return SILENCE
    if it.kind == SAID and not (who.places or table.terms.talk.is_watched):
        return ""
    data = dict(it.data)
    if it.kind == PRESENCE:
        data |= {which: [table.seats[place] for place in data[which]] for which in ("here", "away")}
    return line(it.kind, data)


def _line(table: Table, number: int) -> str:
    kind, place = table.log[number]
    data = {"number": number, "kind": kind, "seat": None if place is None else table.seats[place]}
    return line("happened", data, number)
