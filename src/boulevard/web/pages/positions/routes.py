"""Positions that people bring along: shown, and played on from."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any
from urllib.parse import urlencode

from fastapi import APIRouter, Request
from starlette.datastructures import FormData
from starlette.responses import Response

from boulevard.bots.registry import levels, middle, others
from boulevard.errors import BoulevardError
from boulevard.games import registry
from boulevard.games.positions import named
from boulevard.messages.seats import seat_name
from boulevard.web.boards import board
from boulevard.web.errors import NotNow, TooMany
from boulevard.web.http.context import Ctx, RequestContext
from boulevard.web.pages import render
from boulevard.web.pages.starting import setup_form
from boulevard.web.tables.models import TableSent
from boulevard.web.tables.positions import Brought, brought, parsed
from boulevard.web.tables.series import LENGTHS
from boulevard.web.tables.table import MOST_CHAIRS

router = APIRouter(include_in_schema=False)

FIELD = "position"
"""The field of forms that hold one."""


@router.get("/position")
async def look(request: Request, ctx: Ctx, text: str = "") -> Response:
    """Show the position of a link, or ask for one."""
    if not text.strip():
        return _page(request, ctx)
    return await shown(request, ctx, text)


@router.post("/position")
async def pasted(request: Request, ctx: Ctx) -> Response:
    """Go on to the link of a position that somebody pasted."""
    async with request.form(max_files=0, max_fields=1) as form:
        text = setup_form.text_in(form, "text")
    return await shown(request, ctx, text, onward=True)


async def shown(request: Request, ctx: RequestContext, text: str, onward: bool = False) -> Response:
    """Show a position, or go on to its link; what is none is refused with a sentence, to be put right."""
    try:
        found = await bring(ctx, text)
    except (NotNow, TooMany):
        raise
    except BoulevardError as refusal:
        return _page(request, ctx, text, refusal=str(refusal))
    if onward:
        return render.onward(request, f"/position?{urlencode({'text': found.text})}", ctx)
    return _page(request, ctx, found.text, {"shown": drawn(found)})


async def bring(ctx: RequestContext, text: str) -> Brought:
    """Return the position that a text describes, once its game is there (`UnknownGame`, `BadPosition`)."""
    position = parsed(text)
    await ctx.tables.games.require(named(position))
    return brought(position)


def _page(
    request: Request, ctx: RequestContext, text: str = "", more: Mapping[str, Any] | None = None, refusal: str = ""
) -> Response:
    context = {"text": text, "refusal": refusal, "examples": {} if text else _examples(ctx), **(more or {})}
    return render.page(request, "pages/position.html", context, ctx, 422 if refusal else 200)


def _examples(ctx: RequestContext) -> dict[str, str]:
    """A position of each game that is there and has any: its start, as anybody knows it."""
    found = {}
    for game in (game for game, is_there in ctx.tables.games.ready.items() if is_there):
        dealt = registry.rules(game).dealt(0)
        if dealt.positions is not None:
            found[dealt.info.title] = dealt.position(dealt.hide(dealt.start(), None))
    return found


def drawn(found: Brought) -> dict[str, Any]:
    """What a page shows of a position: the board as whoever is next sees it, and what is odd about it."""
    rules, turn = found.rules, found.turn
    viewer = turn[0] if turn else None
    return {
        "game": rules.info.name,
        "title": rules.info.title,
        "text": found.text,
        "turn": ", ".join(map(seat_name, turn)),
        "viewer": "" if viewer is None else seat_name(viewer),
        "board": board(rules, rules.view(found.state, viewer), (), viewer, sides=True),
        "oddities": [str(it) for it in rules.oddities(found.state)],
        "playable": bool(turn) and len(rules.seats) <= MOST_CHAIRS,
    }


def table_asked_for(found: Brought, form: FormData) -> TableSent:
    """The table that a form asks for, to play on from a position (`BadTable`)."""
    rules = found.rules
    return setup_form.from_position(rules.info.name, len(rules.seats), rules.position_data(found.state), form)


def form_page(request: Request, ctx: RequestContext, found: Brought, kept: FormData, refusal: str = "") -> Response:
    """The form on which one chooses who plays on from a position."""
    game, seats = found.rules.info.name, found.rules.seats
    context = {
        "game": game,
        "info": found.rules.info,
        "shown": drawn(found),
        "seats": [seat_name(seat) for seat in seats],
        "first": found.rules.number(found.turn[0]) if found.turn else 0,
        "levels": levels(game),
        "others": others(game),
        "middle": middle(game).number,
        "series_lengths": list(LENGTHS),
        "kept": kept,
        "refusal": refusal,
    }
    return render.page(request, "pages/new_position.html", context, ctx, 422 if refusal else 200)
