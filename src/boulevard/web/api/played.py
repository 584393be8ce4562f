"""What people have played and how strong they are, as JSON: under the same rules as the pages show it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Annotated, Any, Literal

from fastapi import APIRouter, Query
from sqlalchemy import Row

from boulevard.bots.registry import opponent
from boulevard.games.contract import Seat
from boulevard.ratings import PLACED, Rating
from boulevard.web import recalling
from boulevard.web.api.parameters import PersonId
from boulevard.web.api.played_models import (
    CompanionGiven,
    GamePlayedGiven,
    GamesPlayedGiven,
    LostGiven,
    ProfileGiven,
    RatingGiven,
    RatingHistoryGiven,
    ResultsGiven,
    ResultsOfGameGiven,
    RivalGiven,
    ScoreGiven,
    StepGiven,
    TallyGiven,
)
from boulevard.web.api.problems import PROBLEMS
from boulevard.web.http.context import Ctx, RequestContext
from boulevard.web.services.histories import Companion, Step
from boulevard.web.tables import models, snapshot
from boulevard.web.tables.results import against, others
from boulevard.web.tables.table import Table
from boulevard.web.tables.tokens import Holder

router = APIRouter(prefix="/api", tags=["people"], responses=PROBLEMS)

GameAsked = Annotated[str, Query(max_length=20, description="Games of one kind only.")]
RivalsAsked = Annotated[
    str,
    Query(
        pattern="^(people|bots|solo|shared|bots-[1-9][0-9]?)?$",
        description="Games against `people`, `bots` or bots of a level (`bots-5`), alone (`solo`), or at one device "
        "(`shared`).",
    ),
]
StateAsked = Annotated[
    Literal["running", "over"] | None, Query(description="Games that go on, or that are over; all, if not given.")
]
WordsAsked = Annotated[str, Query(alias="q", max_length=60, description="Part of a name of anybody at the table.")]


@router.get("/people/me/games")
async def games(
    ctx: Ctx,
    page: models.PageNumber = 1,
    game: GameAsked = "",
    rivals: RivalsAsked = "",
    state: StateAsked = None,
    words: WordsAsked = "",
) -> GamesPlayedGiven:
    """List your games with what came of them, twenty at a time: those without a result first."""
    found, more = await recalling.games(ctx, recalling.wanted(game, rivals, words), state or "", page)
    return GamesPlayedGiven(games=[_played(ctx, it) for it in found], more=more)


@router.get("/people/me/results")
async def results(ctx: Ctx) -> ResultsGiven:
    """Get what your games came to: by rivals and variant, your points, and whom you have played with."""
    return ResultsGiven(
        games=[_of_game(it) for it in await recalling.own_results(ctx)],
        friends=[CompanionGiven(**companion(ctx, it)) for it in await recalling.companions(ctx)],
    )


@router.get("/people/me/ratings")
async def ratings(ctx: Ctx) -> list[RatingHistoryGiven]:
    """Get how strong you are, on the scale of the bots, and how that came about."""
    return _histories(await recalling.own_ratings(ctx))


@router.get("/people/{person}")
async def profile(person: PersonId, ctx: Ctx) -> ProfileGiven:
    """Get how strong somebody is with whom you have finished a game, and what came of your games."""
    it, steps = await recalling.profile(ctx, person)
    return ProfileGiven(**companion(ctx, it), ratings=_histories(steps))


def _played(ctx: RequestContext, it: recalling.Played) -> GamePlayedGiven:
    """A game: what its table tells, and what came of it. Where a move was taken back after the end, it goes on."""
    told: dict[str, Any] = {"table": it.table_id, "token": ctx.tokens.seat(Holder(it.table_id, it.places))}
    if it.table is not None:
        told |= _by_table(it.table, it.places)
    if it.result is not None and (it.table is None or it.table.over):
        told |= _by_result(it.result)
    return GamePlayedGiven.model_validate(told)


def _by_table(table: Table, own: Sequence[int]) -> dict[str, Any]:
    game = table.rules.info.name
    chairs = [(at, table.chairs[at]) for at in others(table, own[0])]
    return {
        "game": game,
        "status": snapshot.status(table),
        "aside": table.aside,
        "yours": not table.over and not table.waits and bool(set(own) & set(table.turn)),
        "against": against(table, own[0]),
        "rivals": [_rival(game, chair.name, chair.level, table.seats[at], None) for at, chair in chairs],
        "touched": table.touched,
        "ended": table.ended_at,
    }


def _by_result(row: Row[Any]) -> dict[str, Any]:
    return {
        "game": row.game,
        "status": "over",
        "against": row.against,
        "rivals": [_rival(row.game, *rival) for rival in row.rivals],
        "touched": row.touched,
        "ended": row.ended,
        "outcome": row.outcome,
        "points": row.points,
        "gain": None if row.uncounted else row.gain,
        "uncounted": row.unrated or row.uncounted or None,
    }


def _rival(game: str, name: str, level: int | None, seat: Seat, points: int | None) -> RivalGiven:
    bot = opponent(game, level)
    return RivalGiven(seat=seat, name=bot.name if bot else name, level=level, points=points)


def _of_game(it: recalling.OfGame) -> ResultsOfGameGiven:
    return ResultsOfGameGiven(
        game=it.game,
        rating=RatingGiven(**rating(it.steps[-1].rating)) if it.steps else None,
        tallies=[TallyGiven.model_validate(tally._asdict()) for tally in it.tallies],
        scores=[
            ScoreGiven(table=made.table_id, variant=made.variant, ended=made.ended, points=made.points)
            for made in it.scores
        ],
        given_away=[LostGiven(ended=lost.ended, points=lost.points) for lost in it.lost],
    )


def companion(ctx: RequestContext, it: Companion) -> dict[str, Any]:
    """Somebody with whom whoever asks has played, as programs get it."""
    return {**it._asdict(), "person": ctx.tokens.public(it.person), "drawn": it.drawn}


def _histories(found: Mapping[str, Sequence[Step]]) -> list[RatingHistoryGiven]:
    return [
        RatingHistoryGiven(
            game=game,
            rating=RatingGiven(**rating(steps[-1].rating)),
            history=[StepGiven(**rating(step.rating), ended=step.ended, gain=step.gain) for step in steps],
        )
        for game, steps in found.items()
    ]


def rating(it: Rating) -> dict[str, Any]:
    """A rating as programs get it."""
    return {"mean": it.mean, "margin": it.margin, "provisional": it.deviation > PLACED}
