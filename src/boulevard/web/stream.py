"""Server-sent events: what happened at a table, as it happens. A lost connection goes on where it was.

An event has the number of its place in the log as its id, and tells what happened and at which seat: never a move
itself, which not everybody may know yet. Whoever hears of it asks for the state as they may see it.
"""

from __future__ import annotations

import json
from collections.abc import AsyncIterator

from starlette.responses import StreamingResponse

from boulevard.web.house import House

PULSE = 15.0
"""Seconds without news after which a sign of life is sent."""
RETRY = 1000
"""Milliseconds after which a browser comes back."""


async def stream(house: House, identity: str, last: str | None, known: int | None = None) -> StreamingResponse:
    """Follow a table after the event with the id `last`; without one, after so many as are `known`, or from now on."""
    table = await house.table(identity)
    after = int(last) + 1 if last and last.isdecimal() else len(table.log) if known is None else known
    after = min(after, len(table.log))
    headers = {"Cache-Control": "no-store", "X-Accel-Buffering": "no"}
    return StreamingResponse(_lines(house, identity, after), media_type="text/event-stream", headers=headers)


async def _lines(house: House, identity: str, after: int) -> AsyncIterator[str]:
    yield f"retry: {RETRY}\n\n"
    async for number in house.follow(identity, after, PULSE):
        if number is None:
            yield ": \n\n"
            continue
        table = await house.table(identity)
        kind, place = table.log[number]
        data = {"number": number, "kind": kind, "seat": None if place is None else table.seats[place]}
        yield f"id: {number}\nevent: happened\ndata: {json.dumps(data)}\n\n"
