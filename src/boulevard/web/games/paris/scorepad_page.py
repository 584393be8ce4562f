"""The score pad of Paris: the end of a game played on cardboard, put onto the board and scored by the rules."""

from __future__ import annotations

from typing import Annotated, Any

from fastapi import APIRouter, Body, Request
from starlette.responses import JSONResponse, Response

from boulevard.games.paris import INFO
from boulevard.web.http.context import AtDesk
from boulevard.web.pages import render

router = APIRouter(include_in_schema=False)


@router.get("/scorepad")
async def pad(request: Request, at: AtDesk) -> Response:
    """The pad, with nothing on it: what was on it before, the browser knows."""
    await at.house.require(INFO.name)
    from boulevard.web.games.paris import scorepad  # with the rules, which are not loaded before the first page

    return render.page(request, "games/paris/scorepad.html", scorepad.empty(), at)


@router.post("/scorepad/score")
async def score(data: Annotated[Any, Body()], at: AtDesk) -> Response:
    """Score a position (`BadPosition`); it counts like a move."""
    at.services.moves.spend(at.visitor)
    await at.house.require(INFO.name)
    from boulevard.web.games.paris import scorepad

    return JSONResponse(scorepad.scored(data), headers={"Cache-Control": "no-store"})
