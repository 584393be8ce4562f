"""Server-sent events of a tournament: that it has changed. Whoever hears of it asks for what it shows."""

from __future__ import annotations

from collections.abc import AsyncIterator

from boulevard.web.http.context import RequestContext
from boulevard.web.http.streaming import BEGIN, PULSE, SILENCE, Stream, line


async def tournament_stream(ctx: RequestContext, identity: str) -> Stream:
    """Follow a tournament (`UnknownTournament`)."""
    await ctx.tables.tournaments.scene(identity)
    return Stream(ctx, _lines(ctx, identity))


async def _lines(ctx: RequestContext, identity: str) -> AsyncIterator[str]:
    yield BEGIN
    async for scene in ctx.tables.tournaments.follow(identity, PULSE):
        yield SILENCE if scene is None else line("tournament", {"version": scene.version})
