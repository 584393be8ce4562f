"""The lobby as JSON: open seats, being paired, games to watch."""

from __future__ import annotations

from typing import Annotated, Any

from fastapi import APIRouter, Query
from starlette.responses import StreamingResponse

from boulevard.bots.registry import opponent
from boulevard.web import meeting
from boulevard.web.api import played
from boulevard.web.api.answers import places
from boulevard.web.api.lobby_models import LiveGiven, LobbyGiven, OpenSeatGiven, PairingGiven, SittingGiven
from boulevard.web.api.parameters import TableId
from boulevard.web.api.played_models import RatingGiven
from boulevard.web.api.problems import PROBLEMS
from boulevard.web.http.context import Ctx, RequestContext
from boulevard.web.http.lobby_stream import lobby_stream
from boulevard.web.services.lobby import Live, OpenSeat, Sitting
from boulevard.web.tables import models

router = APIRouter(prefix="/api/lobby", tags=["lobby"], responses=PROBLEMS)

WaitsAsked = Annotated[bool, Query(description="Whether to tell also that you were paired before you followed.")]


@router.get("")
async def lobby(ctx: Ctx) -> LobbyGiven:
    """Look at the lobby: open seats, people who wait to be paired, and games to watch."""
    return _lobby(await meeting.look(ctx))


@router.get("/events", response_class=StreamingResponse)
async def follow_lobby(ctx: Ctx, waits: WaitsAsked = False) -> StreamingResponse:
    """Follow the lobby: server-sent events tell that it has changed, and that you were paired."""
    meeting.require_lobby(ctx)
    return lobby_stream(ctx, waits)


@router.post("/seats/{table}")
async def sit(table: TableId, sent: models.SitSent, ctx: Ctx) -> models.Places:
    """Sit down at a table of the lobby, on the first chair that is free; or with somebody who waits to be paired."""
    return places(ctx, *await meeting.sit(ctx, table, sent))


@router.post("/pairing")
async def pair(sent: models.PairSent, ctx: Ctx) -> PairingGiven:
    """Be paired with whoever waits for the same and is nearest by rating, or wait.

    The range grows while you wait. Ask how it stands at least twice a minute, or follow the lobby: without a sign, you
    are not paired.
    """
    return _pairing(ctx, await meeting.pair(ctx, sent))


@router.get("/pairing")
async def look_at_pairing(ctx: Ctx) -> PairingGiven:
    """Ask how it stands with you who want to be paired."""
    meeting.require_lobby(ctx)
    return _pairing(ctx, await meeting.waiting(ctx, ctx.person))


@router.delete("/pairing")
async def cancel_pairing(ctx: Ctx) -> PairingGiven:
    """Wait no more; if somebody was found meanwhile, you get your table."""
    return _pairing(ctx, await meeting.cancel(ctx))


def _lobby(seen: meeting.Seen) -> LobbyGiven:
    """The lobby without the tables of those with whom somebody is not brought together."""
    scene = seen.scene
    return LobbyGiven(
        seats=[_seat(it, it.table_id in seen.own) for it in scene.seats if it.table_id not in seen.strangers],
        games=[LiveGiven(**_table(it), moves=it.moves) for it in scene.games if it.table_id not in seen.strangers],
        clocks=list(meeting.PRESETS),
    )


def _seat(it: OpenSeat, own: bool) -> OpenSeatGiven:
    chat: Any = it.talk
    return OpenSeatGiven(
        **_table(it), chat=chat, seats=it.seats, since=it.since, away=it.is_away, paired=it.is_paired, own=own
    )


def _table(it: OpenSeat | Live) -> dict[str, Any]:
    return {
        "table": it.table_id,
        "game": it.game,
        "options": dict(it.options),
        "clock": {"seconds": it.clock.seconds, "late": it.clock.late} if it.clock else None,
        "people": [_sitting(it.game, sitting) for sitting in it.people],
    }


def _sitting(game: str, it: Sitting) -> SittingGiven:
    """Ratings are rounded: strangers are not to be known again by the exact one under another name."""
    bot = opponent(game, it.level)
    rating = it.rating and played.rating(it.rating)
    rounded = rating and {**rating, "mean": round(rating["mean"], -1), "margin": round(rating["margin"], -1)}
    return SittingGiven(
        name=bot.name if bot else it.name, level=it.level, rating=RatingGiven(**rounded) if rounded else None
    )


def _pairing(ctx: RequestContext, met: meeting.Met) -> PairingGiven:
    """How it stands with somebody who wants to be paired, with their token if they were not known before."""
    own = places(ctx, met.table, met.places) if met.table and met.places else None
    it = met.seeker
    return PairingGiven(
        waiting=it is not None and own is None,
        game=it and it.game,
        seconds=it and it.seconds,
        since=it and it.since,
        token=ctx.token if ctx.met else None,
        places=own,
    )
