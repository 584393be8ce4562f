"""Small pictures of how games ended, for lists: drawn when a browser shows them, and kept for a while."""

from __future__ import annotations

import re
from collections import OrderedDict

from fastapi import APIRouter
from starlette.responses import Response

from boulevard.web.errors import NotNow
from boulevard.web.http.context import Ctx
from boulevard.web.pages.render import FOREVER
from boulevard.web.tables.table import Table

KEPT = 200
"""How many are kept, of some 30 kB each."""
WORDS = re.compile(r"<(title|desc)\b.*?</\1>", re.DOTALL)
"""What a drawing says to those who don't see it, or point at a space."""

router = APIRouter(include_in_schema=False)
_drawn: OrderedDict[str, str] = OrderedDict()


@router.get("/watch/{table}/end.svg")
async def end(table: str, ctx: Ctx) -> Response:
    """The board at the end of a game, as everybody may see it (`NotNow` before the end); it stays as it is."""
    found = await ctx.tables.table(table)
    if not found.over:
        raise NotNow("not-over-yet")
    if (svg := _drawn.get(table)) is None:
        svg = _drawn[table] = _picture(found)
    _drawn.move_to_end(table)
    while len(_drawn) > KEPT:
        _drawn.popitem(last=False)
    return Response(svg, media_type="image/svg+xml", headers={"Cache-Control": FOREVER})


def _picture(table: Table) -> str:
    """The board without words: it is the same for everybody, and lists say in words how a game ended."""
    svg = table.rules.svg(table.game.view(None), (), theme="auto", sides=False, player=table.seats[0])
    return WORDS.sub("", svg)
