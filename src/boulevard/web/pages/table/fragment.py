"""The part of a table's page that is fetched after every event: drawn once for all who see the same.

Those who watch see the same in each language; whoever has the link of a seat sees what nobody else does.
"""

from __future__ import annotations

import json
import time
from functools import partial
from typing import NamedTuple

from fastapi import Request
from starlette.responses import Response

from boulevard.games.contract import Seat
from boulevard.messages import language
from boulevard.web.http.context import RequestContext
from boulevard.web.pages.table import context
from boulevard.web.pages.table.drawing import Order
from boulevard.web.pages.table.sitter import Sitter
from boulevard.web.tables import snapshot


class Shown(NamedTuple):
    """All that the fragment depends on. A table follows from its log, so the number of its events stands for it."""

    table: str
    events: int
    names: tuple[str, ...]
    """What people are called: they may be hidden or called otherwise since."""
    shows_seed: bool
    """Whether the seed may be known by now: that doesn't follow from the log where others play the same deck."""
    token: str | None
    """The link of a seat; none for those who watch."""
    held: tuple[int, ...]
    asked: Seat | None
    language: str
    around: str
    """What it shows besides, as JSON."""


async def answer(request: Request, ctx: RequestContext, sitter: Sitter) -> Response:
    """Answer with the fragment. Drawing it knows nothing of the request but what is in the key."""
    drawn, drawing = ctx.services.drawn, ctx.services.drawing
    around = context.surroundings(request, ctx, sitter)
    shown = _shown(sitter, around)
    if drawing.has_room and not drawn.has(shown) and snapshot.status(sitter.table) == snapshot.PLAYING:
        await drawn.expect(shown, partial(_drawn_apart, ctx, Order.of(sitter, around)))
        around = context.surroundings(request, ctx, sitter)  # something may have happened meanwhile
        shown = _shown(sitter, around)

    def draw() -> str:
        begun = time.thread_time()
        page = context.drawn(sitter, around)
        drawing.spent(time.thread_time() - begun)
        return page

    return drawn.html(request, shown, draw)


async def _drawn_apart(ctx: RequestContext, order: Order) -> bytes | None:
    """The same drawn by another process, for whoever asks, if it can be just now."""
    answer = await ctx.services.drawing.ask(order)
    if answer is None:
        return None
    ctx.services.work.charge(ctx.visitor, answer.seconds)
    return answer.content


def _shown(sitter: Sitter, around: context.Surroundings) -> Shown:
    table, names = sitter.table, tuple(chair.name for chair in sitter.table.chairs)
    told = json.dumps(around)
    shows_seed = snapshot.shows_seed(table)
    return Shown(table.id, len(table.log), names, shows_seed, sitter.token, sitter.held, sitter.asked, language(), told)


def is_shared(sitter: Sitter) -> bool:
    """Whether all who see the same may be sent the same: a lesson offers each visitor a ticket for another table."""
    return sitter.table.guide is None
