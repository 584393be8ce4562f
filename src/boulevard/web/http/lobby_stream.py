"""Server-sent events of the lobby: that it has changed, and that whoever follows it was paired.

What it shows is not told: whoever hears of a change asks for it, and all who see the same are sent the same.
"""

from __future__ import annotations

from collections.abc import AsyncIterator

from boulevard.web.http.context import RequestContext
from boulevard.web.http.streaming import BEGIN, PULSE, SILENCE, Stream, line


def lobby_stream(ctx: RequestContext, waits: bool) -> Stream:
    """Follow the lobby. Whoever waits to be paired waits for as long as they follow it.

    Who was paired before hears of that only if they come back to wait: others may just look around.
    """
    return Stream(ctx, _lines(ctx, waits))


async def _lines(ctx: RequestContext, waits: bool) -> AsyncIterator[str]:
    version, table, is_first = "", "", True
    yield BEGIN
    async for news in ctx.tables.lobby.follow(ctx.person.id if ctx.person else "", PULSE):
        if news is None:
            yield SILENCE
            continue
        if news.scene.version != version:
            version = news.scene.version
            yield line("lobby", {"version": version})
        found = news.own.found if news.own else ""
        if found and found != table and (waits or not is_first):
            yield line("paired", {"table": found})
        table, is_first = found, False
