"""The lobby, and the page on which one waits to be paired."""

from __future__ import annotations

from contextlib import suppress
from typing import Annotated

from fastapi import APIRouter, Form, Request
from starlette.responses import Response

from boulevard.messages import language
from boulevard.web import meeting
from boulevard.web.errors import BadTable, NotListed, NotNow, NotWelcome, OwnSeat, SeatTaken
from boulevard.web.http.context import Ctx, RequestContext
from boulevard.web.pages import render
from boulevard.web.pages.lobby import context
from boulevard.web.pages.render import FROM_SCRIPT
from boulevard.web.tables import models

WAIT = "/lobby/wait"

router = APIRouter(include_in_schema=False)


@router.get("/lobby")
async def lobby(request: Request, ctx: Ctx) -> Response:
    """The lobby; for its script the part that changes, drawn once for all who see the same."""
    return await _lobby(request, ctx)


async def _lobby(request: Request, ctx: RequestContext, refusal: str = "", status: int = 200) -> Response:
    seen = await meeting.look(ctx)
    if FROM_SCRIPT in request.headers:
        own, strangers = seen.own & seen.scene.tables, seen.strangers & seen.scene.tables
        key = ("lobby", seen.scene.version, language(), own, strangers)

        def draw() -> str:
            return render.templates.env.get_template("lobby/scene.html").render(**context.of_scene(seen))

        return ctx.services.drawn.html(request, key, draw)
    waits = next((it for it in seen.scene.seekers if ctx.person and it.person == ctx.person.id and not it.found), None)
    shown = {
        **context.of_scene(seen),
        "form": context.of_form(),
        "waits": context.of_waiting(waits) if waits else None,
        "refusal": refusal,
        "compiling": ctx.tables.games.compiling,
    }
    return render.page(request, "lobby/lobby.html", shown, ctx, status)


@router.post("/lobby/pairing")
async def pair(request: Request, ctx: Ctx) -> Response:
    """Be paired, or wait on a page that says so."""
    async with request.form(max_files=0, max_fields=10) as form:
        fields = {name: value for name in ("game", "seconds", "name") if isinstance(value := form.get(name), str)}
    name = fields.get("name", "").strip()[:100] or None
    seconds = fields.get("seconds", "")[:9]
    sent = models.PairSent.model_construct(
        game=fields.get("game", "")[:20], seconds=int(seconds) if seconds.isdecimal() else 0, name=name
    )
    try:
        return _gone_on(request, ctx, await meeting.pair(ctx, sent))
    except BadTable as refusal:
        return await _lobby(request, ctx, str(refusal), 422)


@router.get(WAIT)
async def wait(request: Request, ctx: Ctx) -> Response:
    """Wait to be paired, until there is a table."""
    meeting.require_lobby(ctx)
    met = await meeting.waiting(ctx, ctx.person)
    if met.places or met.seeker is None:
        return _gone_on(request, ctx, met)
    return render.page(request, "lobby/wait.html", {"waits": context.of_waiting(met.seeker)}, ctx)


@router.post("/lobby/cancel")
async def cancel(request: Request, ctx: Ctx) -> Response:
    """Wait no more."""
    return _gone_on(request, ctx, await meeting.cancel(ctx))


@router.post("/lobby/seats/{table}")
async def sit(request: Request, table: str, ctx: Ctx, sent: Annotated[models.SitSent, Form()]) -> Response:
    """Sit down at a table; whoever sits there already goes to it, and who comes too late is told so."""
    try:
        found, own = await meeting.sit(ctx, table, sent)
    except OwnSeat:
        return await _to_own(request, ctx, table)
    except (NotListed, NotNow, NotWelcome, SeatTaken) as refusal:
        meeting.require_lobby(ctx)
        return await _lobby(request, ctx, str(refusal), 409)
    return _gone_on(request, ctx, meeting.Met(None, found, own))


async def _to_own(request: Request, ctx: RequestContext, table: str) -> Response:
    """One's own table, or the page on which one waits for it."""
    with suppress(NotListed):
        return render.onward(request, await meeting.way_to_own(ctx, table) or WAIT, ctx)
    return render.onward(request, "/lobby", ctx)


def _gone_on(request: Request, ctx: RequestContext, met: meeting.Met) -> Response:
    """The table of somebody who was paired, the page on which they wait, or the lobby."""
    if met.table is not None and met.places:
        ctx.came(met.table, met.places)
        return render.onward(request, ctx.seat(met.table, met.places), ctx)
    return render.onward(request, WAIT if met.seeker else "/lobby", ctx)
