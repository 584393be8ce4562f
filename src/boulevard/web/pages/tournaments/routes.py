"""The pages of tournaments: one's own, setting one up, taking part, and a big screen for a club night."""

from __future__ import annotations

from collections.abc import Awaitable
from typing import Annotated

from fastapi import APIRouter, Form, Request
from starlette.datastructures import FormData
from starlette.responses import Response

from boulevard.errors import BadOption
from boulevard.messages import language
from boulevard.web import competing
from boulevard.web.errors import BadTable, BadTournament, NotNow, TakenOut
from boulevard.web.http.context import Ctx, RequestContext
from boulevard.web.pages import render
from boulevard.web.pages.render import FROM_SCRIPT
from boulevard.web.pages.starting.setup_form import text_in
from boulevard.web.pages.tournaments import context
from boulevard.web.pages.tournaments import form as setup
from boulevard.web.tables import models

router = APIRouter(include_in_schema=False)


@router.get("/tournaments")
async def own(request: Request, ctx: Ctx) -> Response:
    """The tournaments of whoever asks, and the way to a new one."""
    found = [context.listed(it) for it in await competing.own(ctx)]
    return render.page(request, "tournaments/own.html", {"own": found, "most": competing.MOST}, ctx)


@router.get("/tournaments/new")
async def choose(request: Request, ctx: Ctx, game: str = "") -> Response:
    """The form for a tournament of a game."""
    game = game if game in setup.games() else setup.games()[0]
    await ctx.tables.games.require(game)
    return _form(request, ctx, game, FormData())


def _form(request: Request, ctx: RequestContext, game: str, kept: FormData, refusal: str = "") -> Response:
    shown = setup.of_form(game, kept, refusal)
    return render.page(request, "tournaments/new.html", shown, ctx, 422 if refusal else 200)


@router.post("/tournaments/new")
async def create(request: Request, ctx: Ctx) -> Response:
    """Set the tournament up that was chosen, and take part if that was chosen too."""
    async with request.form(max_files=0, max_fields=20) as form:
        game = text_in(form, "game")
        await ctx.tables.games.require(game)
        try:
            made = await competing.create(ctx, setup.asked_for(game, form))
        except (BadOption, BadTable, BadTournament, NotNow) as refusal:
            return _form(request, ctx, game, form, str(refusal))
        if text_in(form, "plays") == "yes":
            ctx.person = ctx.met
            await competing.enter(ctx, made.id, None)
    return render.onward(request, f"/tournaments/{made.id}", ctx)


@router.get("/tournaments/{tournament}")
async def tournament(request: Request, tournament: str, ctx: Ctx) -> Response:
    """A tournament: for its script the part that changes, drawn once for all who see the same."""
    return await _page(request, ctx, tournament, "tournament")


@router.get("/tournaments/{tournament}/screen")
async def screen(request: Request, tournament: str, ctx: Ctx) -> Response:
    """The same for a big screen that a room looks at."""
    return await _page(request, ctx, tournament, "screen")


async def _page(
    request: Request, ctx: RequestContext, identity: str, name: str, refusal: str = "", status: int = 200
) -> Response:
    seen, base = await competing.look(ctx, identity), render.base(request)
    if FROM_SCRIPT in request.headers:
        own = seen.own and seen.own.number
        key = ("tournament", name, identity, seen.scene.version, language(), base, own, seen.is_host, ctx.own_name)

        def draw() -> str:
            shown = {**context.of_page(ctx, seen, base), "own_name": ctx.own_name}
            return render.templates.env.get_template(f"tournaments/{name}_body.html").render(**shown)

        return ctx.services.drawn.html(request, key, draw)
    shown = {**context.of_page(ctx, seen, base), "refusal": refusal}
    return render.page(request, f"tournaments/{name}.html", shown, ctx, status)


@router.post("/tournaments/{tournament}/enter")
async def enter(request: Request, tournament: str, ctx: Ctx, sent: Annotated[models.EntrySent, Form()]) -> Response:
    """Take part, or come back."""
    return await _done(request, ctx, tournament, competing.enter(ctx, tournament, sent.name))


@router.post("/tournaments/{tournament}/leave")
async def leave(request: Request, tournament: str, ctx: Ctx) -> Response:
    """Take part no longer."""
    return await _done(request, ctx, tournament, competing.leave(ctx, tournament))


@router.post("/tournaments/{tournament}/bots")
async def add_bot(request: Request, tournament: str, ctx: Ctx, sent: Annotated[models.BotSent, Form()]) -> Response:
    """Have a bot take part."""
    return await _done(request, ctx, tournament, competing.add_bot(ctx, tournament, sent.level))


@router.post("/tournaments/{tournament}/remove/{number}")
async def remove(request: Request, tournament: str, number: int, ctx: Ctx) -> Response:
    """Have somebody take part no longer."""
    return await _done(request, ctx, tournament, competing.remove(ctx, tournament, number))


@router.post("/tournaments/{tournament}/let-back/{number}")
async def let_back(request: Request, tournament: str, number: int, ctx: Ctx) -> Response:
    """Have somebody take part again who was taken out."""
    return await _done(request, ctx, tournament, competing.let_back(ctx, tournament, number))


@router.post("/tournaments/{tournament}/next")
async def go_on(request: Request, tournament: str, ctx: Ctx, sent: Annotated[models.RoundSent, Form()]) -> Response:
    """Begin the first or the next round."""
    return await _done(request, ctx, tournament, competing.go_on(ctx, tournament, sent.after))


@router.post("/tournaments/{tournament}/cancel")
async def cancel(request: Request, tournament: str, ctx: Ctx) -> Response:
    """Call it off."""
    await competing.cancel(ctx, tournament)
    return render.onward(request, "/tournaments", ctx)


async def _done(request: Request, ctx: RequestContext, identity: str, work: Awaitable[object]) -> Response:
    """Show the tournament after something was done there; what could not be done, the page tells."""
    try:
        await work
    except TakenOut:
        return await _page(request, ctx, identity, "tournament", status=403)
    except (NotNow, BadTournament) as refusal:
        return await _page(request, ctx, identity, "tournament", str(refusal), 409)
    return render.onward(request, f"/tournaments/{identity}", ctx)
