"""The part of a table's page that is fetched after every event: drawn once for all who see the same.

Those who watch see the same in each language; whoever has the link of a seat sees what nobody else does.
"""

from __future__ import annotations

import json
from typing import NamedTuple

from fastapi import Request
from starlette.responses import Response

from boulevard.games.contract import Seat
from boulevard.messages import language
from boulevard.web.event_log.invited_rows import Invited
from boulevard.web.http import network
from boulevard.web.http.context import RequestContext
from boulevard.web.pages import render
from boulevard.web.pages.table import context, moments, own_best
from boulevard.web.pages.table.sitter import Sitter


class Shown(NamedTuple):
    """All that the fragment depends on. A table follows from its log, so the number of its events stands for it."""

    table: str
    events: int
    names: tuple[str, ...]
    """What people are called: they may be hidden or called otherwise since."""
    token: str | None
    """The link of a seat; none for those who watch."""
    held: tuple[int, ...]
    asked: Seat | None
    invited: tuple[Invited, ...]
    """Whom people at the table have invited: that is not in its log."""
    language: str
    base: str
    """The address of the server, for links."""
    reach: str
    """How links can be opened elsewhere, as JSON."""
    bots_ready: bool
    review: str
    """The moments that mattered, as JSON: they are found only after the last event."""
    daily: str
    """How the table stands to the deck of a day, as JSON: that changes with time."""
    best: str
    """One's own best, in words, or nothing: it is looked up once."""


def answer(request: Request, ctx: RequestContext, sitter: Sitter) -> Response:
    """Answer with the fragment. Drawing it knows nothing of the request but what is in the key."""
    table, base = sitter.table, render.base(request)
    reach = network.of(request).reach(request, base)
    found = moments.of_table(ctx.tables.reviews, table, sitter.held) if table.over else None
    best = own_best.of_table(ctx.tables.bests, table, sitter.held)
    shown = Shown(
        table.id,
        len(table.log),
        tuple(chair.name for chair in table.chairs),
        sitter.token,
        sitter.held,
        sitter.asked,
        sitter.invited,
        language(),
        base,
        json.dumps(reach),
        ctx.tables.games.bots_ready[table.rules.info.name],
        json.dumps(found),
        json.dumps(context.of_day(table)),
        best["words"] if best else "",
    )

    def draw() -> str:
        template = render.templates.env.get_template("table/body.html")
        return template.render(**context.of_table(ctx, sitter, base), reach=reach)

    return ctx.services.drawn.html(request, shown, draw)


def is_shared(sitter: Sitter) -> bool:
    """Whether all who see the same may be sent the same: a lesson offers each visitor a ticket for another table."""
    return sitter.table.guide is None
