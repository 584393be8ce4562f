"""The deck of the day: playing it, what came of it, one's own calendar, and how anybody can check the decks."""

from __future__ import annotations

import json
from typing import Annotated

from fastapi import APIRouter, Form, Request
from starlette.responses import Response

from boulevard.games import registry
from boulevard.games.game import Game
from boulevard.messages import say
from boulevard.web import attempting, use_cases
from boulevard.web.errors import NobodyYet, UnknownDay
from boulevard.web.event_log.day_rows import Which
from boulevard.web.http.context import Ctx
from boulevard.web.pages import render, small_pictures
from boulevard.web.pages.daily import calendar, context
from boulevard.web.services.days.days import variants
from boulevard.web.services.days.working_out import rules_of
from boulevard.web.tables import daily, models
from boulevard.web.tables.shuffle import UNSHUFFLED

router = APIRouter(include_in_schema=False)


@router.get("/today")
async def today(request: Request, ctx: Ctx) -> Response:
    """The decks of today."""
    return await of_day(request, daily.today(), ctx)


@router.get("/today/calendar")
async def own(request: Request, ctx: Ctx, month: str = "") -> Response:
    """What one's own days come to."""
    try:
        career, attempts = await attempting.own(ctx)
    except NobodyYet:
        return render.page(request, "daily/calendar.html", {"weeks": []}, ctx)
    return render.page(request, "daily/calendar.html", calendar.of_career(career, attempts, month), ctx)


@router.get("/today/fair")
async def fair(request: Request, ctx: Ctx) -> Response:
    """What the server is bound to on coming days, and the seeds of past ones, to be checked."""
    return render.page(request, "daily/fair.html", context.of_commitments(await attempting.decks(ctx)), ctx)


@router.get("/today/sheets/{game}/{variant}.svg")
async def sheet(game: str, variant: str, ctx: Ctx) -> Response:
    """The board of a deck before anything was drawn: the same on all days (`UnknownDay`)."""
    option = registry.info(game).variant_option if (game, variant) in variants() else None
    if option is None:
        raise UnknownDay("day-unknown")
    await ctx.tables.games.require(game)
    empty = Game(registry.rules(game).dealt(UNSHUFFLED, {option: variant}))
    return small_pictures.picture(f"sheet {game} {variant}", empty, small_pictures.A_WHILE)


@router.get("/today/{day}")
async def of_day(request: Request, day: str, ctx: Ctx) -> Response:
    """The decks of a day, without anything that would help whoever has still to play them."""
    found = context.of_day(await attempting.day(ctx, daily.require_day(day)))
    more = {"streak": await attempting.streak(ctx), "compiling": ctx.tables.games.compiling}
    return render.page(request, "daily/today.html", {**found, **more}, ctx)


@router.get("/today/{day}/{game}/{variant}")
async def results(request: Request, day: str, game: str, variant: str, ctx: Ctx) -> Response:
    """What came of a deck (`Sealed`)."""
    found = await attempting.results(ctx, Which(daily.require_day(day), game, variant))
    share = context.shared(found, await attempting.streak(ctx), render.base(request))
    return render.page(request, "daily/results.html", {**context.of_results(found), "share": share}, ctx)


@router.post("/today/{day}/{game}/{variant}")
async def begin(
    request: Request, day: str, game: str, variant: str, ctx: Ctx, sent: Annotated[models.AttemptSent, Form()]
) -> Response:
    """Begin one's attempt, or go on with it."""
    which = Which(daily.require_day(day), game, variant)
    table, places = await attempting.begin(ctx, which, sent.name)
    return render.onward(request, ctx.seat(table, places), ctx)


@router.post("/today/{day}/{game}/{variant}/practice")
async def practise(request: Request, day: str, game: str, variant: str, ctx: Ctx) -> Response:
    """Play a deck that one knows."""
    table, places = await attempting.practise(ctx, Which(daily.require_day(day), game, variant))
    return render.onward(request, ctx.seat(table, places), ctx)


@router.post("/today/{day}/{game}/{variant}/{made}")
async def open_made(request: Request, day: str, game: str, variant: str, made: str, ctx: Ctx) -> Response:
    """Open the best game that was found, or one of a bot, as a record to watch (`Sealed`)."""
    found = await attempting.results(ctx, Which(daily.require_day(day), game, variant))
    known = {"best": found.worked_out.best, **{f"bot-{it}": of for it, of in found.worked_out.bots.items()}}
    if (chosen := known.get(made)) is None:
        raise UnknownDay("day-unknown")
    await ctx.tables.games.require(game)
    played = Game(rules_of(found.of.deck))
    for move in chosen.moves:
        played.play(played.turn[0], move)
    record = {**played.record(), "players": {str(played.seats[0]): context.maker(game, made)}}
    table = await use_cases.open_record(ctx, json.dumps(record), say("day-title"))
    return render.onward(request, f"/record/{table.id}", ctx)
