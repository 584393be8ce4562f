"""The deck of the day as JSON: what the server is bound to, playing it, results, and what one's own days come to."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Path

from boulevard.web import attempting
from boulevard.web.api.answers import places
from boulevard.web.api.days_models import (
    AttemptGiven,
    AverageGiven,
    BegunGiven,
    BestGiven,
    BotGiven,
    DayGiven,
    DeckGiven,
    DeckOfDayGiven,
    DeckResultsGiven,
    DecksGiven,
    LineGiven,
    OwnDaysGiven,
)
from boulevard.web.api.problems import PROBLEMS
from boulevard.web.attempting import OfDeck, Results
from boulevard.web.event_log.day_rows import Attempt, Deck, Which
from boulevard.web.http.context import Ctx, RequestContext
from boulevard.web.tables import daily, models
from boulevard.web.tables.shuffle import commitment
from boulevard.web.tables.table import Table

router = APIRouter(prefix="/api/days", tags=["days"], responses=PROBLEMS)

DayAsked = Annotated[str, Path(max_length=10, description="A date of UTC, as in 2026-11-19.")]
GameAsked = Annotated[str, Path(max_length=32, description="The game.")]
VariantAsked = Annotated[str, Path(max_length=32, description="The sheet, say.")]


@router.get("")
async def decks(ctx: Ctx) -> DecksGiven:
    """See what the server is bound to: the decks of coming days, and of the last ones with their seeds."""
    today, found = daily.today(), await attempting.decks(ctx)
    return DecksGiven(today=today, ends=daily.ends(today), decks=[_deck(it) for it in found])


@router.get("/own")
async def own(ctx: Ctx) -> OwnDaysGiven:
    """See what your days come to: streaks, averages, and every attempt."""
    career, attempts = await attempting.own(ctx)
    return OwnDaysGiven(
        streak=career.streak,
        longest=career.longest,
        days=career.days,
        averages=[AverageGiven(**it._asdict()) for it in career.averages],
        attempts=[_attempt(it, it.ended is not None) for it in attempts],
    )


@router.get("/{day}")
async def day(day: DayAsked, ctx: Ctx) -> DayGiven:
    """Look at a day: its decks, and how they stand with you."""
    found = await attempting.day(ctx, daily.require_day(day))
    return DayGiven(
        day=day, ends=daily.ends(day), final=daily.final_at(day), decks=[_of_deck(it) for it in found.decks]
    )


@router.get("/{day}/{game}/{variant}")
async def results(day: DayAsked, game: GameAsked, variant: VariantAsked, ctx: Ctx) -> DeckResultsGiven:
    """See what came of a deck, once your own attempt is over or the day is final."""
    which = Which(daily.require_day(day), game, variant)
    return _results(await attempting.results(ctx, which))


@router.post("/{day}/{game}/{variant}/attempt")
async def begin(
    day: DayAsked, game: GameAsked, variant: VariantAsked, ctx: Ctx, sent: models.AttemptSent
) -> BegunGiven:
    """Begin your attempt at a deck of today, or go on with it: there is one, without hints, and nothing is undone."""
    which = Which(daily.require_day(day), game, variant)
    return _begun(ctx, *await attempting.begin(ctx, which, sent.name))


@router.post("/{day}/{game}/{variant}/practice")
async def practise(day: DayAsked, game: GameAsked, variant: VariantAsked, ctx: Ctx) -> BegunGiven:
    """Play a deck that you know: as often as you like, and it never counts."""
    which = Which(daily.require_day(day), game, variant)
    return _begun(ctx, *await attempting.practise(ctx, which))


def _deck(it: Deck) -> DeckGiven:
    return DeckGiven(**it.which._asdict(), commitment=commitment(it.seed), made=it.made, seed=attempting.seed_of(it))


def _attempt(it: Attempt, is_over: bool) -> AttemptGiven:
    return AttemptGiven(
        **it.which._asdict(),
        table=it.table_id,
        begun=it.begun,
        over=is_over,
        points=it.points,
        tie_break=it.tie_break,
    )


def _of_deck(it: OfDeck) -> DeckOfDayGiven:
    which = it.deck.which
    own = _attempt(it.own, it.is_over) if it.own else None
    return DeckOfDayGiven(game=which.game, variant=which.variant, players=it.players, own=own)


def _results(it: Results) -> DeckResultsGiven:
    ranked = [_line(it, place.attempt, place.rank) for place in it.standings.ranked]
    worked_out, best = it.worked_out, it.worked_out.best
    return DeckResultsGiven(
        **it.of.deck.which._asdict(),
        players=it.of.players,
        lines=[*ranked, *(_line(it, attempt, None) for attempt in it.standings.unranked)],
        better_than=it.of.place.better_than if it.of.place else None,
        bots=[
            BotGiven(level=level, points=made.points, tie_break=made.tie_break)
            for level, made in worked_out.bots.items()
        ],
        best=BestGiven(points=best.points, moves=list(best.moves), proven=worked_out.is_proven) if best else None,
    )


def _line(it: Results, attempt: Attempt, rank: int | None) -> LineGiven:
    own = it.of.own is not None and attempt.person == it.of.own.person
    return LineGiven(
        name=attempt.name,
        points=attempt.points or 0,
        tie_break=attempt.tie_break or 0,
        rank=rank,
        table=attempt.table_id,
        own=own,
        friend=attempt.person in it.friends and not own,
    )


def _begun(ctx: RequestContext, table: Table, own: tuple[int, ...]) -> BegunGiven:
    return BegunGiven(token=ctx.token if ctx.met else None, places=places(ctx, table, own))
