"""The pages on which a game begins: choosing how to play, taking a chair."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Form, Request
from starlette.datastructures import FormData, UploadFile
from starlette.responses import Response

from boulevard.bots.registry import middle
from boulevard.errors import BadOption, BadPosition, NoPositions, UnknownGame
from boulevard.games import registry
from boulevard.web import friends, use_cases
from boulevard.web.errors import BadTable, NotNow, SeatTaken
from boulevard.web.http.context import Ctx, RequestContext
from boulevard.web.http.languages import Spoken
from boulevard.web.pages import link_cards, render
from boulevard.web.pages.positions import routes as positions
from boulevard.web.pages.starting import context, setup_form
from boulevard.web.tables import models
from boulevard.web.tables.table import Table

FRIEND = "friend"
"""The field of the form that says who is invited."""

router = APIRouter(include_in_schema=False)


@router.post("/start/{game}")
async def start(request: Request, game: str, ctx: Ctx) -> Response:
    """Begin a first game: against a bot of middle strength, or as many as it takes."""
    await ctx.tables.games.require(game)
    rival = models.ChairSent(kind="bot", level=middle(game).number)
    chairs = [models.ChairSent(kind="person"), *[rival] * (registry.info(game).company - 1)]
    async with request.form(max_files=0, max_fields=10) as form:
        sent = setup_form.with_part(models.TableSent(game=game, chairs=chairs), form)
    return await _begun(request, ctx, sent)


@router.get("/new/{game}")
async def choose(request: Request, game: str, ctx: Ctx) -> Response:
    """Choose how to play a game; the address may have chosen some of it already, by the fields of the form."""
    await ctx.tables.games.require(game)
    chosen: list[tuple[str, str | UploadFile]] = [*request.query_params.multi_items()]
    kept = FormData(chosen)
    if text := setup_form.text_in(kept, positions.FIELD):
        try:
            return positions.form_page(request, ctx, await positions.bring(ctx, text), kept)
        except (BadPosition, NoPositions, UnknownGame):
            return await positions.shown(request, ctx, text)
    return _form(request, game, ctx, kept)


def _form(request: Request, game: str, ctx: RequestContext, kept: FormData, refusal: str = "") -> Response:
    """The form on which a game is chosen, with what was chosen there already and why it can't be."""
    return render.page(request, "pages/new.html", context.of_form(game, kept, refusal), ctx, 422 if refusal else 200)


@router.post("/new/{game}")
async def create(request: Request, game: str, ctx: Ctx) -> Response:
    """Set the table up that was chosen; if it can't be, the form says why."""
    await ctx.tables.games.require(game)
    async with request.form(max_files=0, max_fields=100) as form:
        if text := setup_form.text_in(form, positions.FIELD):
            return await _play_on(request, ctx, text, form)
        try:
            asked = setup_form.asked_for(registry.info(game), form)
            if friend := setup_form.text_in(form, FRIEND):
                return _seated(request, ctx, *await friends.invite(ctx, friend, asked, use_cases.create_by_form))
            return await _begun(request, ctx, asked)
        except (BadOption, BadTable, NotNow) as refusal:
            return _form(request, game, ctx, form, str(refusal))


async def _play_on(request: Request, ctx: RequestContext, text: str, form: FormData) -> Response:
    """Set a table up that begins with a position; if it can't be, a form says why."""
    try:
        found = await positions.bring(ctx, text)
    except (BadPosition, NoPositions, UnknownGame):
        return await positions.shown(request, ctx, text)
    try:
        return await _begun(request, ctx, positions.table_asked_for(found, form))
    except BadTable as refusal:
        return positions.form_page(request, ctx, found, form, str(refusal))


@router.get("/join/{invitation}")
async def invited(request: Request, invitation: str, ctx: Ctx, spoken: Spoken = None) -> Response:
    """Ask whoever opens an invitation for a name; show the table if the chair is taken.

    They are known from then on: who sends the form twice is the same person, and no other one is.
    """
    holder = ctx.tokens.invited(invitation)
    table = await ctx.tables.table(holder.table_id)
    (place,) = holder.places
    if not table.chairs[place].is_free:
        is_own = ctx.is_own(table.chairs[place].player)
        to = ctx.seat(table, holder.places) if is_own else f"/watch/{table.id}"
        return render.onward(request, to, ctx)
    refusal = ""
    try:
        await ctx.tables.invitations.require_not_kept(table, place, ctx.person.id if ctx.person else "")
        ctx.meet()
    except SeatTaken as kept:
        refusal = str(kept)
    shown = context.of_invitation(table, place, invitation)
    card = link_cards.of_invitation(table, spoken)
    return render.page(request, "table/join.html", {**shown, "card": card, "refusal": refusal}, ctx)


@router.post("/join/{invitation}")
async def join(request: Request, invitation: str, ctx: Ctx, sent: Annotated[models.JoinSent, Form()]) -> Response:
    """Take the chair of an invitation."""
    return _seated(request, ctx, *await use_cases.join(ctx, invitation, sent))


async def _begun(request: Request, ctx: RequestContext, sent: models.TableSent) -> Response:
    """Set a table up, and show whoever asked their seat."""
    return _seated(request, ctx, *await use_cases.create_by_form(ctx, sent))


def _seated(request: Request, ctx: RequestContext, table: Table, own: tuple[int, ...]) -> Response:
    """Show whoever sat down their seat."""
    return render.onward(request, ctx.seat(table, own), ctx)
