"""Where a guided first game begins, and how the pages of its lesson are turned."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Form, Request
from starlette.responses import Response

from boulevard.errors import UnknownGame
from boulevard.games import registry
from boulevard.web.http.context import Ctx
from boulevard.web.pages import render
from boulevard.web.pages.lessons import lesson
from boulevard.web.pages.playing import after
from boulevard.web.tables import decisions
from boulevard.web.tables.table import BOT, PERSON, Chair
from boulevard.web.tables.tokens import Holder

router = APIRouter(include_in_schema=False)

LONGEST = 60
"""The signs of a page's name."""


@router.post("/first/{game}")
async def first(request: Request, game: str, ctx: Ctx) -> Response:
    """Begin a guided game; a game without a lesson has none (`UnknownGame`)."""
    await ctx.tables.require(game)
    course = lesson(game)
    if course is None:
        raise UnknownGame("no-guided-game", title=registry.info(game).title)
    ctx.services.creations.spend(ctx.visitor)
    person = ctx.introduced(None)
    chairs = [Chair(PERSON, person.name, None, person.id), *(Chair(BOT, "", level) for level in course.rivals)]
    prepared = decisions.Prepared(course.seed, course.opening)
    table = await ctx.tables.create(game, course.options, chairs, prepared=prepared)
    return render.onward(request, f"/play/{ctx.tokens.seat(Holder(table.id, (0,)))}", ctx)


@router.post("/play/{token}/guide")
async def turn(
    request: Request,
    token: str,
    ctx: Ctx,
    page: Annotated[str, Form(max_length=LONGEST)],
    shown: Annotated[bool, Form()],
) -> Response:
    """Turn to a page of the lesson, put the lesson away or bring it back."""
    table, place = await ctx.acting(token, None)
    await ctx.tables.act(table.id, lambda it: decisions.guide(it, place, page, shown))
    return await after(request, ctx, token, None)
