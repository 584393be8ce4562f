"""The routes of reviews: the page, and pictures of moments."""

from __future__ import annotations

from typing import Annotated, Literal

from fastapi import APIRouter, Query, Request
from starlette.responses import Response

from boulevard.web.errors import NotNow
from boulevard.web.http.context import Ctx, RequestContext
from boulevard.web.pages import render
from boulevard.web.pages.reviews.context import of_progress, of_review
from boulevard.web.pages.reviews.reviewed import Asked, Reviewed, of_record, of_table

Shown = Annotated[Asked, Query()]


class PictureAsked(Asked):
    """What is to be shown on a picture."""

    theme: Literal["auto", "light", "dark"] = "auto"


Pictured = Annotated[PictureAsked, Query()]

router = APIRouter(include_in_schema=False)


@router.get("/review/{table}")
async def review(request: Request, table: str, ctx: Ctx, asked: Shown) -> Response:
    """What each decision of a game cost; one that goes on is watched instead."""
    found = await ctx.tables.table(table)
    if not found.over:
        return render.onward(request, f"/watch/{found.id}", ctx)
    return _page(request, ctx, await of_table(ctx, table), asked)


@router.get("/record/{record}/review")
async def record_review(request: Request, record: str, ctx: Ctx, asked: Shown) -> Response:
    """What each decision of a record cost."""
    return _page(request, ctx, of_record(ctx, record), asked)


def _page(request: Request, ctx: RequestContext, it: Reviewed, asked: Asked) -> Response:
    """The page, or what its script asks for: all of it that changes."""
    context = of_review(it, asked, render.base(request), ctx.way_to(it.table))
    name = "reviews/review_body.html" if render.FROM_SCRIPT in request.headers else "reviews/review.html"
    return render.page(request, name, context, ctx)


@router.get("/review/{table}/progress")
async def progress(request: Request, table: str, ctx: Ctx) -> Response:
    """How far a review has come, which is asked often."""
    return _progress(request, ctx, await of_table(ctx, table))


@router.get("/record/{record}/review/progress")
async def progress_of_record(request: Request, record: str, ctx: Ctx) -> Response:
    """The same of a record."""
    return _progress(request, ctx, of_record(ctx, record))


def _progress(request: Request, ctx: RequestContext, it: Reviewed) -> Response:
    return render.page(request, "reviews/review_progress.html", of_progress(it), ctx)


@router.get("/review/{table}/{number}.svg")
async def picture(table: str, number: int, ctx: Ctx, asked: Pictured) -> Response:
    """The board at a moment, as a picture to keep."""
    return _picture(await of_table(ctx, table), number, asked)


@router.get("/record/{record}/review/{number}.svg")
async def record_picture(record: str, number: int, ctx: Ctx, asked: Pictured) -> Response:
    """The same of a record."""
    return _picture(of_record(ctx, record), number, asked)


def _picture(it: Reviewed, number: int, asked: PictureAsked) -> Response:
    """Draw a moment (`NotNow`): the position after so many moves, or one along a line that could have followed."""
    game, last = it.table.game, len(it.table.moves)
    if not 0 <= number <= last:
        raise NotNow("no-such-moment")
    line, step = it.step(it.found.at(number), asked)
    if line:
        shown = line[step - 1]
        svg = shown.rules.svg(shown.view, shown.spaces, theme=asked.theme, sides=False, player=shown.player)
    else:
        seat = it.viewer(number)
        then = game.copy()
        then.undo(last - number)
        svg = game.rules.svg(then.view(seat), then.marks(seat), theme=asked.theme, sides=False, player=seat)
    return Response(svg, media_type="image/svg+xml", headers={"Cache-Control": "no-cache"})
