"""Tournaments as JSON: setting one up, taking part, and how it stands."""

from __future__ import annotations

from contextlib import suppress
from typing import Annotated, Any

from fastapi import APIRouter, Path
from starlette.responses import StreamingResponse

from boulevard.bots.registry import levels
from boulevard.web import competing
from boulevard.web.api.answers import places
from boulevard.web.api.problems import PROBLEMS
from boulevard.web.api.tournaments_models import (
    DeckStandingGiven,
    EntrantGiven,
    StandingGiven,
    TournamentDeckGiven,
    TournamentGiven,
    TournamentListed,
    TournamentPairingGiven,
)
from boulevard.web.errors import UnknownTable
from boulevard.web.event_log.tournament_rows import Found, Paired, Tournament
from boulevard.web.http.context import Ctx, RequestContext
from boulevard.web.http.tournament_stream import tournament_stream
from boulevard.web.services.tournaments.scene import Scene
from boulevard.web.tables import models
from boulevard.web.tables.clocks import LOSS

router = APIRouter(prefix="/api/tournaments", tags=["tournaments"], responses=PROBLEMS)

TournamentId = Annotated[str, Path(max_length=16, description="The identity of a tournament.")]
Number = Annotated[int, Path(ge=1, le=1000, description="The number of somebody who takes part.")]


@router.post("", status_code=201)
async def create(sent: models.TournamentSent, ctx: Ctx) -> TournamentGiven:
    """Set a tournament up, and hold it: whoever has its link may take part."""
    return await _given(ctx, (await competing.create(ctx, sent)).id)


@router.get("")
async def own(ctx: Ctx) -> list[TournamentListed]:
    """List the tournaments that you hold or take part in, the last touched first."""
    return [TournamentListed(**_listed(it)) for it in await competing.own(ctx)]


@router.get("/{tournament}")
async def look(tournament: TournamentId, ctx: Ctx) -> TournamentGiven:
    """Look at a tournament."""
    return await _given(ctx, tournament)


@router.delete("/{tournament}", status_code=204)
async def cancel(tournament: TournamentId, ctx: Ctx) -> None:
    """Call your tournament off, before it has begun."""
    await competing.cancel(ctx, tournament)


@router.get("/{tournament}/events", response_class=StreamingResponse)
async def follow(tournament: TournamentId, ctx: Ctx) -> StreamingResponse:
    """Follow a tournament: server-sent events tell that it has changed."""
    return await tournament_stream(ctx, tournament)


@router.post("/{tournament}/entrants", status_code=201)
async def enter(tournament: TournamentId, sent: models.EntrySent, ctx: Ctx) -> TournamentGiven:
    """Take part, or come back after you left."""
    await competing.enter(ctx, tournament, sent.name)
    return await _given(ctx, tournament)


@router.delete("/{tournament}/entrants/me")
async def leave(tournament: TournamentId, ctx: Ctx) -> TournamentGiven:
    """Take part no longer; you lose the game that goes on."""
    await competing.leave(ctx, tournament)
    return await _given(ctx, tournament)


@router.delete("/{tournament}/entrants/{number}")
async def remove(tournament: TournamentId, number: Number, ctx: Ctx) -> TournamentGiven:
    """Have somebody take part no longer, in your tournament; a person can't come back until you let them."""
    await competing.remove(ctx, tournament, number)
    return await _given(ctx, tournament)


@router.post("/{tournament}/entrants/{number}")
async def let_back(tournament: TournamentId, number: Number, ctx: Ctx) -> TournamentGiven:
    """Have somebody take part again whom you took out."""
    await competing.let_back(ctx, tournament, number)
    return await _given(ctx, tournament)


@router.post("/{tournament}/bots", status_code=201)
async def add_bot(tournament: TournamentId, sent: models.BotSent, ctx: Ctx) -> TournamentGiven:
    """Have a bot take part in your tournament, before it has begun."""
    await competing.add_bot(ctx, tournament, sent.level)
    return await _given(ctx, tournament)


@router.post("/{tournament}/rounds", status_code=201)
async def go_on(tournament: TournamentId, sent: models.RoundSent, ctx: Ctx) -> TournamentGiven:
    """Begin the first round of your tournament, or the next one once a round is over."""
    await competing.go_on(ctx, tournament, sent.after)
    return await _given(ctx, tournament)


async def _given(ctx: RequestContext, identity: str) -> TournamentGiven:
    seen = await competing.look(ctx, identity)
    scene, it = seen.scene, seen.scene.found.tournament
    return TournamentGiven(
        **_listed(it),
        options=dict(it.options),
        clock={"seconds": it.seconds, "late": LOSS},
        automatic=it.is_automatic,
        entrants=[_entrant(scene, one.number) for one in scene.found.listed],
        standings=[StandingGiven(**{name: line._asdict()[name] for name in _FIGURES}) for line in scene.lines],
        deck_standings=[
            DeckStandingGiven(**{**line._asdict(), "decks": list(line.decks)}) for line in scene.deck_lines
        ],
        pairings=[_pairing(scene, one) for one in scene.found.pairings],
        decks=[
            TournamentDeckGiven(round=one.round, commitment=one.commitment, seed=one.seed or None)
            for one in scene.decks
        ],
        own=seen.own and seen.own.number,
        barred=[_entrant(scene, one.number) for one in scene.found.entrants if one.is_barred] if seen.is_host else None,
        host=seen.is_host,
        places=await _places(ctx, scene.found, seen.own.number) if seen.own else None,
        token=ctx.token if ctx.met else None,
    )


def _listed(it: Tournament) -> dict[str, Any]:
    given = {name: getattr(it, name) for name in ("name", "game", "form", "state", "round", "rounds")}
    return {"tournament": it.id, **given}


def _entrant(scene: Scene, number: int) -> EntrantGiven:
    it = scene.found.entrant(number)
    name = levels(scene.found.tournament.game)[it.level - 1].name if it.level else scene.names[number]
    return EntrantGiven(number=number, name=name, level=it.level, out=it.is_out)


def _pairing(scene: Scene, it: Paired) -> TournamentPairingGiven:
    is_secret = scene.is_secret(it.round)
    live = scene.playing.get(it.table_id)
    return TournamentPairingGiven(
        round=it.round,
        first=it.first,
        second=it.second,
        table=None if is_secret else it.table_id or None,
        outcome=it.outcome or None,
        points=None if is_secret else it.points,
        moves=live.moves if live and not is_secret else None,
    )


async def _places(ctx: RequestContext, found: Found, number: int) -> models.Places | None:
    """One's own table in the present round."""
    it = next((one for one in found.current if number in one.players and one.table_id), None)
    with suppress(UnknownTable):
        if it is not None:
            table = await ctx.tables.table(it.table_id)
            return places(ctx, table, ctx.places(table))
    return None


_FIGURES = tuple(StandingGiven.model_fields)
