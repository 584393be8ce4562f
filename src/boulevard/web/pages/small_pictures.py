"""Small pictures of boards, for lists: drawn when a browser shows them, and kept for a while."""

from __future__ import annotations

import re
from collections import OrderedDict

from fastapi import APIRouter
from starlette.responses import Response

from boulevard.games.game import Game
from boulevard.web.errors import NotListed, NotNow
from boulevard.web.http.context import Ctx
from boulevard.web.pages.render import FOREVER

KEPT = 200
"""How many are kept, of some 30 kB each."""
A_WHILE = "public, max-age=300"
NEVER = "no-store"
"""Of what nobody else may see yet."""
WORDS = re.compile(r"<(title|desc)\b.*?</\1>", re.DOTALL)
"""What a drawing says to those who don't see it, or point at a space."""

router = APIRouter(include_in_schema=False)
_drawn: OrderedDict[str, str] = OrderedDict()


@router.get("/watch/{table}/end.svg")
async def end(table: str, ctx: Ctx) -> Response:
    """The board at the end of a game, as everybody may see it (`NotNow` before the end); it stays as it is."""
    found = await ctx.watched(table)
    if not found.over:
        raise NotNow("not-over-yet")
    return picture(table, found.game, NEVER if await ctx.is_sealed(found) else FOREVER)


@router.get("/watch/{table}/now.svg")
async def now(table: str, ctx: Ctx) -> Response:
    """The board of a game of the lobby or a tournament, as everybody may see it now (`NotListed` of any other)."""
    found = await ctx.watched(table)
    if not found.terms.is_listed and found.terms.round is None:
        raise NotListed("lobby-not-listed")
    return picture(f"{table} {len(found.log)}", found.game, NEVER if await ctx.is_sealed(found) else A_WHILE)


def picture(key: str, game: Game, cached: str = FOREVER) -> Response:
    """The board of a game as everybody may see it; whatever has the same key always looks the same."""
    if (svg := _drawn.get(key)) is None:
        svg = _drawn[key] = _picture(game)
    _drawn.move_to_end(key)
    while len(_drawn) > KEPT:
        _drawn.popitem(last=False)
    return Response(svg, media_type="image/svg+xml", headers={"Cache-Control": cached})


def _picture(game: Game) -> str:
    """The board without words: it is the same for everybody, and lists say in words what it is about."""
    svg = game.rules.svg(game.view(None), (), theme="auto", sides=False, player=game.seats[0])
    return WORDS.sub("", svg)
