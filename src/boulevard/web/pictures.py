"""Small pictures of how games ended, for lists: drawn when a browser shows them, and kept for a while."""

from __future__ import annotations

import asyncio
from collections import OrderedDict

from fastapi import APIRouter
from starlette.responses import Response

from boulevard.errors import NotNow
from boulevard.web.desk import AtDesk
from boulevard.web.html import FOREVER
from boulevard.web.table import Table

KEPT = 200
"""How many are kept, of some 30 kB each."""

router = APIRouter(include_in_schema=False)
_drawn: OrderedDict[str, str] = OrderedDict()


@router.get("/watch/{table}/end.svg")
async def end(table: str, at: AtDesk) -> Response:
    """The board at the end of a game, as everybody may see it (`NotNow` before the end); it stays as it is."""
    found = await at.house.table(table)
    if not found.over:
        raise NotNow("not-over-yet")
    if (svg := _drawn.get(table)) is None:
        svg = _drawn[table] = await asyncio.to_thread(_picture, found)
    _drawn.move_to_end(table)
    while len(_drawn) > KEPT:
        _drawn.popitem(last=False)
    return Response(svg, media_type="image/svg+xml", headers={"Cache-Control": FOREVER})


def _picture(table: Table) -> str:
    return table.rules.svg(table.game.view(None), (), theme="auto", sides=False, player=table.seats[0])
