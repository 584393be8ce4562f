"""The editor of Avenue's positions: its page, and the check of what was set up."""

from __future__ import annotations

from fastapi import APIRouter, Request
from markupsafe import Markup
from starlette.responses import JSONResponse, Response

from boulevard.games.avenue import INFO
from boulevard.web.http.context import Ctx
from boulevard.web.pages import render, script_data
from boulevard.web.pages.positions.form import PositionSent

router = APIRouter(include_in_schema=False)


@router.get("/position/avenue")
async def editor(request: Request, ctx: Ctx, text: str = "") -> Response:
    """The editor; a link brings a position along."""
    await ctx.tables.games.require(INFO.name)
    from boulevard.web.games.avenue import position_form  # with the rules, which are not loaded before the first page

    given, refusal = position_form.given(text)
    context = {
        "given": script_data.as_json(given),
        "info": INFO,
        "facts": given["facts"],
        "roads": given["roads"],
        "cards": given["cards"],
        "pictures": {card: Markup(picture) for card, picture in position_form.pictures().items()},
        "inks": Markup(position_form.inks()),
        "example_text": position_form.EXAMPLE,
        "refusal": refusal,
        "words": script_data.as_json(script_data.words("editor", "avenue-position")),
    }
    return render.page(request, "games/avenue/position.html", context, ctx)


@router.post("/position/avenue/check")
async def check(sent: PositionSent, ctx: Ctx) -> Response:
    """Tell what a position is like, or why it is none; it counts like a move."""
    ctx.spend(ctx.services.moves)
    await ctx.tables.games.require(INFO.name)
    from boulevard.web.games.avenue import position_form

    return JSONResponse(position_form.answer(sent.position, sent.seat), headers={"Cache-Control": "no-store"})
