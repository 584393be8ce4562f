"""The pages on which a game begins: choosing how to play, taking a chair."""

from __future__ import annotations

from contextlib import suppress
from typing import Annotated, Any

from fastapi import APIRouter, Form, Request
from markupsafe import Markup
from starlette.datastructures import FormData, UploadFile
from starlette.responses import Response

from boulevard.bots.registry import levels, middle
from boulevard.errors import BadOption, BadPosition, NoPositions, UnknownGame
from boulevard.games import registry
from boulevard.games.contract import GameInfo
from boulevard.games.facts import facts
from boulevard.messages.seats import seat_name
from boulevard.web import use_cases
from boulevard.web.boards import drawing
from boulevard.web.errors import BadTable, KeyUsed
from boulevard.web.faces import face
from boulevard.web.http.context import Ctx, RequestContext
from boulevard.web.pages import render
from boulevard.web.pages.positions import routes as positions
from boulevard.web.pages.starting import setup_form
from boulevard.web.tables import models, snapshot
from boulevard.web.tables.shuffle import commitment
from boulevard.web.tables.table import MOST_CHAIRS, Table
from boulevard.web.tables.tokens import Holder

router = APIRouter(include_in_schema=False)


@router.post("/start/{game}")
async def start(request: Request, game: str, ctx: Ctx) -> Response:
    """Begin a first game: against a bot of middle strength, or as many as it takes."""
    await ctx.tables.games.require(game)
    rival = models.ChairSent(kind="bot", level=middle(game).number)
    chairs = [models.ChairSent(kind="person"), *[rival] * (company(registry.info(game)) - 1)]
    async with request.form(max_files=0, max_fields=10) as form:
        sent = setup_form.with_part(models.TableSent(game=game, chairs=chairs), form)
    return _seated(request, ctx, *await _created(ctx, sent))


async def _created(ctx: RequestContext, sent: models.TableSent) -> tuple[Table, tuple[int, ...]]:
    """Set a table up; a form that was used before gets a new one, without a part in the shuffle."""
    if sent.ticket:
        with suppress(BadTable, KeyUsed):
            table, own = await use_cases.create(ctx, sent)
            if not table.over and not any(map(table.number, table.people)):
                return table, own
    return await use_cases.create(ctx, sent.model_copy(update={"ticket": None, "entropy": None}))


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
    info = registry.info(game)
    context = {
        "game": game,
        "info": info,
        "facts": facts(game),
        "levels": levels(game),
        "middle": middle(game).number,
        "kinds": _kinds(info),
        "least": info.players[0],
        "seats": _seats(info),
        "kept": kept,
        "refusal": refusal,
        **pictures(game),
        **face(game).helpers,
    }
    return render.page(request, "pages/new.html", context, ctx, 422 if refusal else 200)


def company(info: GameInfo) -> int:
    """How many sit down for a first game: two, or as many as come next to it."""
    return min(info.players, key=lambda count: abs(count - 2))


def _kinds(info: GameInfo) -> list[str]:
    """With whom a game can be played; what people want most comes first."""
    several = max(2, info.players[0]) < info.players[-1] or info.players[0] > 2
    for_two = ["bot", "friend", "same"] if 2 in info.players else []
    return [*for_two, *(["alone"] if 1 in info.players else []), *(["several"] if several else [])]


def _seats(info: GameInfo) -> list[str]:
    """What the seats are called, of as many as can sit at a table."""
    most = min(MOST_CHAIRS, info.players[-1])
    options = {info.seats_option: most} if info.seats_option else {}
    return [seat_name(seat) for seat in registry.rules(info.name).dealt(0, options).seats]


def pictures(game: str) -> dict[str, Any]:
    """How a template draws what can be chosen: single things, and the start of a game with options, if it can be."""
    rules = registry.rules(game)
    plain = rules.dealt(0, {})
    view = plain.view(plain.start(), None)

    def start_with(prefix: str, **options: Any) -> Markup:
        try:
            dealt = rules.dealt(0, options)
        except BadOption:
            return Markup()
        return drawing(dealt, dealt.view(dealt.start(), None), (), dealt.seats[0], prefix)

    return {"piece": lambda name, prefix="": Markup(plain.piece(view, name, prefix)), "start_with": start_with}


@router.post("/new/{game}")
async def create(request: Request, game: str, ctx: Ctx) -> Response:
    """Set the table up that was chosen; if it can't be, the form says why."""
    await ctx.tables.games.require(game)
    async with request.form(max_files=0, max_fields=100) as form:
        if text := setup_form.text_in(form, positions.FIELD):
            return await _play_on(request, ctx, text, form)
        try:
            return _seated(request, ctx, *await _created(ctx, setup_form.asked_for(registry.info(game), form)))
        except (BadOption, BadTable) as refusal:
            return _form(request, game, ctx, form, str(refusal))


async def _play_on(request: Request, ctx: RequestContext, text: str, form: FormData) -> Response:
    """Set a table up that begins with a position; if it can't be, a form says why."""
    try:
        found = await positions.bring(ctx, text)
    except (BadPosition, NoPositions, UnknownGame):
        return await positions.shown(request, ctx, text)
    try:
        return _seated(request, ctx, *await _created(ctx, positions.table_asked_for(found, form)))
    except BadTable as refusal:
        return positions.form_page(request, ctx, found, form, str(refusal))


@router.get("/join/{invitation}")
async def invited(request: Request, invitation: str, ctx: Ctx) -> Response:
    """Ask whoever opens an invitation for a name; show the table if the chair is taken.

    They are known from then on: who sends the form twice is the same person, and no other one is.
    """
    holder = ctx.tokens.invited(invitation)
    table = await ctx.tables.table(holder.table_id)
    (place,) = holder.places
    if not table.chairs[place].is_free:
        own = ctx.person is not None and table.chairs[place].player == ctx.person.id
        to = f"/play/{ctx.tokens.seat(holder)}" if own else f"/watch/{table.id}"
        return render.onward(request, to, ctx)
    hosts = [snapshot.named(table, at_) for at_ in table.people if not table.chairs[at_].is_free]
    context = {
        "game": table.rules.info.name,
        "info": table.rules.info,
        "hosts": ", ".join(hosts),
        "seat": seat_name(table.seats[place]),
        "invitation": invitation,
        "table": table.id,
        "commitment": commitment(table.seed),
        "begun": table.position is not None,
        "is_foretold": table.is_foretold,
    }
    ctx.meet()
    return render.page(request, "table/join.html", context, ctx)


@router.post("/join/{invitation}")
async def join(request: Request, invitation: str, ctx: Ctx, sent: Annotated[models.JoinSent, Form()]) -> Response:
    """Take the chair of an invitation."""
    return _seated(request, ctx, *await use_cases.join(ctx, invitation, sent))


def _seated(request: Request, ctx: RequestContext, table: Table, own: tuple[int, ...]) -> Response:
    """Show whoever sat down their seat."""
    return render.onward(request, f"/play/{ctx.tokens.seat(Holder(table.id, own))}", ctx)
