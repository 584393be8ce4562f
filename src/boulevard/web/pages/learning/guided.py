"""Where a guided first game begins, and how the pages of its lesson are turned."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Form, Request
from starlette.responses import Response

from boulevard.errors import UnknownGame
from boulevard.games import registry
from boulevard.web import use_cases
from boulevard.web.http.context import Ctx
from boulevard.web.pages import render
from boulevard.web.pages.learning.lessons import lesson
from boulevard.web.pages.table.routes import after
from boulevard.web.tables import decisions

router = APIRouter(include_in_schema=False)

LONGEST = 60
"""The signs of a page's name."""


@router.post("/first/{game}")
async def first(request: Request, game: str, ctx: Ctx) -> Response:
    """Begin a guided game; a game without a lesson has none (`UnknownGame`)."""
    await ctx.tables.games.require(game)
    course = lesson(game)
    if course is None:
        raise UnknownGame("no-guided-game", title=registry.info(game).title)
    prepared = decisions.Prepared(course.seed, course.opening)
    table, own = await use_cases.begin_lesson(ctx, game, course.options, course.rivals, prepared)
    return render.onward(request, ctx.seat(table, own), ctx)


@router.post("/play/{token}/guide")
async def turn(
    request: Request,
    token: str,
    ctx: Ctx,
    page: Annotated[str, Form(max_length=LONGEST)],
    shown: Annotated[bool, Form()],
) -> Response:
    """Turn to a page of the lesson, put the lesson away or bring it back."""
    who = await ctx.acting(token)
    return await after(request, ctx, who, await use_cases.turn_page(ctx, who, page, shown))
