"""The pages of a table: for those who play there and those who watch."""

from __future__ import annotations

import time
from collections.abc import Mapping
from contextlib import suppress
from typing import Annotated, TypeVar

from fastapi import APIRouter, Form, Request
from pydantic import BaseModel
from starlette.responses import Response

from boulevard.games.contract import Seat
from boulevard.web import use_cases
from boulevard.web.errors import NotNow
from boulevard.web.http import direct
from boulevard.web.http.context import Ctx, RequestContext, Seated
from boulevard.web.http.languages import Spoken
from boulevard.web.pages import link_cards, render, script_data
from boulevard.web.pages.boards import previews
from boulevard.web.pages.render import FROM_SCRIPT
from boulevard.web.pages.table import chat, fragment, moments
from boulevard.web.pages.table import context as table_context
from boulevard.web.pages.table.sitter import Sitter
from boulevard.web.tables import models, snapshot
from boulevard.web.tables.table import Table

Asked = TypeVar("Asked", models.MoveSent, models.RequestSent)

router = APIRouter(include_in_schema=False)


class PageAsked(BaseModel):
    """Which page of a table: that of a seat, where somebody has several; without scripts also with a hint."""

    seat: str | None = None
    hint: bool = False


async def play(request: Request, ctx: RequestContext) -> Response:
    """The table for somebody who sits there; without scripts also with a hint, if there can be one."""
    asked, token = direct.asked(PageAsked, request), request.path_params["token"]
    who = await (ctx.acting(token) if asked.hint else ctx.seated(token))
    given: Mapping[str, object] = {}
    with suppress(NotNow):
        given = await _hint(ctx, who, asked.seat) if asked.hint else {}
    sitter = _sitter(who, asked.seat or None)
    return await _table(request, ctx, await _with_invited(ctx, sitter) if who.table.waits else sitter, given)


@router.get("/watch/{table}")
async def watch(request: Request, table: str, ctx: Ctx, spoken: Spoken = None) -> Response:
    """The table for somebody who watches."""
    found = await ctx.tables.table(table)
    card = None if FROM_SCRIPT in request.headers else link_cards.of_table(found, spoken)
    return await _table(request, ctx, Sitter(found), {"card": card} if card else None)


@router.get("/replay/{table}")
async def replay(request: Request, table: str, ctx: Ctx, move: int | None = None, spoken: Spoken = None) -> Response:
    """A game that is over, to watch again; one that goes on is watched as it is."""
    found = await ctx.tables.table(table)
    if not found.over:
        return render.onward(request, f"/watch/{found.id}", ctx)
    return replayed(request, ctx, found, move, {"card": link_cards.of_table(found, spoken)})


def replayed(
    request: Request, ctx: RequestContext, table: Table, move: int | None, more: Mapping[str, object] | None = None
) -> Response:
    """A game that is over, after so many moves, or at its end."""
    last = len(table.moves)
    shown = last if move is None else max(0, min(last, move))
    context = table_context.of_replay(table, shown, render.base(request), ctx.way_to(table))
    return render.page(
        request,
        "table/replay_body.html" if FROM_SCRIPT in request.headers else "table/replay.html",
        {**context, **(more or {})},
        ctx,
    )


@router.get("/play/{token}/look")
async def look(request: Request, token: str, ctx: Ctx, move: str, seat: str | None = None) -> Response:
    """What the table would look like after a move, and what that would change on the score sheets; or why not."""
    who = await ctx.seated(token)
    return previews.page(request, ctx, who.table.game, who.table.seats[who.place(seat)], move)


@router.get("/play/{token}/hint")
async def hint(request: Request, token: str, ctx: Ctx, seat: str | None = None) -> Response:
    """What a strong bot would do: a part of the table's page, for its script; others are sent to the page."""
    if FROM_SCRIPT not in request.headers:
        return render.onward(request, f"/play/{token}?hint=true", ctx)
    return render.page(request, "table/hint.html", await _hint(ctx, await ctx.acting(token), seat), ctx)


@router.get("/play/{token}/review")
async def review(request: Request, token: str, ctx: Ctx) -> Response:
    """The decisions that mattered, to somebody who made some of them."""
    return _review(request, ctx, _sitter(await ctx.seated(token)), f"/play/{token}")


@router.get("/watch/{table}/review")
async def watched_review(request: Request, table: str, ctx: Ctx) -> Response:
    """The decisions that mattered, of all people."""
    return _review(request, ctx, Sitter(await ctx.tables.table(table)), f"/watch/{table}")


async def move(request: Request, ctx: RequestContext) -> Response:
    """Make a move."""
    sent = await direct.sent(models.MoveSent, request)
    who = await ctx.acting(request.path_params["token"])
    table, _ = await use_cases.move(ctx, who, _named(who.table, sent))
    return await after(request, ctx, who, table, sent.seat)


@router.post("/play/{token}/undo")
async def undo(request: Request, token: str, ctx: Ctx, sent: Annotated[models.RequestSent, Form()]) -> Response:
    """Take one's last decision back, or ask for it."""
    who = await ctx.acting(token)
    table, _ = await use_cases.undo(ctx, who, _named(who.table, sent))
    return await after(request, ctx, who, table)


@router.post("/play/{token}/answer")
async def answer(request: Request, token: str, ctx: Ctx, sent: Annotated[models.AnswerSent, Form()]) -> Response:
    """Answer somebody who asks to take a decision back."""
    who = await ctx.acting(token)
    table, _ = await use_cases.answer_undo(ctx, who, sent)
    return await after(request, ctx, who, table)


@router.post("/play/{token}/resign")
async def resign(request: Request, token: str, ctx: Ctx, sent: Annotated[models.RequestSent, Form()]) -> Response:
    """Leave the game."""
    who = await ctx.acting(token)
    table, _ = await use_cases.resign(ctx, who, _named(who.table, sent))
    return await after(request, ctx, who, table, sent.seat)


@router.post("/play/{token}/rematch")
async def rematch(request: Request, token: str, ctx: Ctx, sent: Annotated[models.RematchSent, Form()]) -> Response:
    """Go on at a new table with the same people, or ask them to."""
    who = await ctx.acting(token)
    return await _again(request, ctx, who, await use_cases.rematch(ctx, who, sent))


@router.post("/play/{token}/rematch/answer")
async def answer_rematch(
    request: Request, token: str, ctx: Ctx, sent: Annotated[models.RematchAnswerSent, Form()]
) -> Response:
    """Answer somebody who would like to play again."""
    who = await ctx.acting(token)
    return await _again(request, ctx, who, await use_cases.answer_rematch(ctx, who, sent))


async def _again(request: Request, ctx: RequestContext, who: Seated, again: Table) -> Response:
    """Send somebody on to the next table, if there is one; else show the present one."""
    if again.id == who.table.id:
        return await after(request, ctx, who, again)
    to = ctx.seat(again, who.places)
    return render.opened(to) if FROM_SCRIPT in request.headers else render.onward(request, to, ctx)


def _named(table: Table, sent: Asked) -> Asked:
    """What was sent, with the seat as the game has it: in a form, everything is text."""
    seat = snapshot.seat_named(table, None if sent.seat is None else str(sent.seat))
    return sent.model_copy(update={"seat": seat})


def _sitter(who: Seated, seat: str | None = None) -> Sitter:
    return Sitter(who.table, who.token, who.places, snapshot.seat_named(who.table, seat))


async def _with_invited(ctx: RequestContext, sitter: Sitter) -> Sitter:
    """Somebody at a table that waits, with whom people there have invited."""
    return sitter._replace(invited=tuple(await ctx.tables.invitations.rows.at_table(sitter.table.id)))


async def waiting(request: Request, ctx: RequestContext, who: Seated) -> Response:
    """The table after something was done while it waits."""
    if FROM_SCRIPT in request.headers:
        return await _table(request, ctx, await _with_invited(ctx, _sitter(who)))
    return render.onward(request, f"/play/{who.token}", ctx)


async def after(request: Request, ctx: RequestContext, who: Seated, table: Table, seat: Seat | None = None) -> Response:
    """The table after something was done there; a browser without scripts is sent to its page.

    Where several share a device, a seat goes on only if no other must act: else it is given to the first who must.
    """
    sitter = _sitter(who._replace(table=table), None if seat is None else str(seat))
    if len(sitter.to_act) > 1:
        sitter = sitter._replace(asked=None)
    if FROM_SCRIPT in request.headers:
        return await _table(request, ctx, sitter)
    return render.onward(request, f"/play/{who.token}" + ("" if sitter.asked is None else f"?seat={sitter.asked}"), ctx)


async def _hint(ctx: RequestContext, who: Seated, seat: str | None) -> Mapping[str, object]:
    number, given = await use_cases.hint(ctx, who, seat or None)
    return {"given": snapshot.hint(given, number), "alone": given.alone}


def _review(request: Request, ctx: RequestContext, sitter: Sitter, page: str) -> Response:
    """A part of the table's page, for its script; others are sent to the page."""
    if FROM_SCRIPT not in request.headers:
        return render.onward(request, page, ctx)
    found = moments.of_table(ctx.tables.reviews, sitter.table, sitter.held)
    return render.page(request, "table/moments.html", {"review": found, "state": {"table": sitter.table.id}}, ctx)


async def _table(
    request: Request, ctx: RequestContext, sitter: Sitter, more: Mapping[str, object] | None = None
) -> Response:
    ctx.tables.followers.shows_page(sitter.table.id)
    if FROM_SCRIPT in request.headers and not more and fragment.is_shared(sitter):
        return render.known(request, await fragment.answer(request, ctx, sitter), ctx)
    around = table_context.surroundings(request, ctx, sitter)
    context = {**table_context.of_table(sitter, around), **(more or {})}
    if FROM_SCRIPT in request.headers:
        return render.page(request, "table/body.html", context, ctx)
    found = chat.of_table(sitter)
    words = script_data.as_json(script_data.words(context["game"], "presence", *(["chat"] if found else [])))
    more = {"words": words, "chat": found, "server_time": time.time()}
    return render.page(request, "table/table.html", {**context, **more}, ctx)


DIRECT = (
    direct.Direct("GET", "/play/{token}", play),
    direct.Direct("POST", "/play/{token}/move", move),
)
"""What players ask for all the time."""
