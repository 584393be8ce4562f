"""The editor of positions of Paris: its page, and the check of what was set up."""

from __future__ import annotations

from fastapi import APIRouter, Request
from starlette.responses import JSONResponse, Response

from boulevard.games.paris import INFO
from boulevard.web.http.context import Ctx
from boulevard.web.pages import render
from boulevard.web.pages.positions.form import PositionSent

router = APIRouter(include_in_schema=False)


@router.get("/position/paris")
async def editor(request: Request, ctx: Ctx, text: str = "") -> Response:
    """The editor; a link may bring a position along."""
    await ctx.tables.games.require(INFO.name)
    from boulevard.web.games.paris import position_form  # with the rules, which are not loaded before the first page

    return render.page(request, "games/paris/position.html", position_form.page(text), ctx)


@router.post("/position/paris/check")
async def check(sent: PositionSent, ctx: Ctx) -> Response:
    """Tell what a position is like (`BadPosition`); it counts like a move."""
    ctx.spend(ctx.services.moves)
    await ctx.tables.games.require(INFO.name)
    from boulevard.web.games.paris import position_form

    return JSONResponse(position_form.answer(sent.position), headers={"Cache-Control": "no-store"})
