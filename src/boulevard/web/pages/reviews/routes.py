"""The routes of reviews: the page, and how far it has come."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Query, Request
from starlette.responses import Response

from boulevard.messages import say
from boulevard.web.http.context import Ctx, RequestContext
from boulevard.web.pages import render
from boulevard.web.pages.reviews.context import of_progress, of_review
from boulevard.web.pages.reviews.reviewed import Asked, Reviewed, of_record, of_table

Shown = Annotated[Asked, Query()]


router = APIRouter(include_in_schema=False)


@router.get("/review/{table}")
async def review(request: Request, table: str, ctx: Ctx, asked: Shown) -> Response:
    """What each decision of a game cost; of one that goes on, a page says why there is none yet."""
    found = await ctx.watched(table)
    if not found.over:
        context = {"message": say("review-before-end"), "back": ctx.way_to(found)}
        return render.page(request, "pages/no_review.html", context, ctx, 409)
    return _page(request, ctx, await of_table(ctx, table), asked)


@router.get("/record/{record}/review")
async def record_review(request: Request, record: str, ctx: Ctx, asked: Shown) -> Response:
    """What each decision of a record cost."""
    return _page(request, ctx, await of_record(ctx, record), asked)


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
    return _progress(request, ctx, await of_record(ctx, record))


def _progress(request: Request, ctx: RequestContext, it: Reviewed) -> Response:
    return render.page(request, "reviews/review_progress.html", of_progress(it), ctx)
