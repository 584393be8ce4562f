"""The score pad of Paris: the end of a game played on cardboard, put onto the board and scored by the rules."""

from __future__ import annotations

from typing import Annotated, Any

from fastapi import APIRouter, Body, Request
from starlette.responses import JSONResponse, Response

from boulevard.games.paris import INFO
from boulevard.web.http.context import Ctx
from boulevard.web.pages import render

router = APIRouter(include_in_schema=False)


@router.get("/scorepad")
async def pad(request: Request, ctx: Ctx) -> Response:
    """The pad, with nothing on it: what was on it before, the browser knows."""
    await ctx.tables.games.require(INFO.name)
    from boulevard.web.games.paris import scorepad  # with the rules, which are not loaded before the first page

    return render.page(request, "games/paris/scorepad.html", scorepad.empty(), ctx)


@router.post("/scorepad/score")
async def score(data: Annotated[Any, Body()], ctx: Ctx) -> Response:
    """Score a position (`BadPosition`); it counts like a move."""
    ctx.spend(ctx.services.moves)
    await ctx.tables.games.require(INFO.name)
    from boulevard.web.games.paris import scorepad

    return JSONResponse(scorepad.scored(data), headers={"Cache-Control": "no-store"})
