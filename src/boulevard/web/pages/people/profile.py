"""What somebody has played and how strong they are: one's own results, and what others may know of them.

A profile is found only by those who have finished a game with that person, under an address that tells nothing of who
it is. It shows ratings, and what the two have played with each other; everything else is for oneself.
"""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime
from statistics import fmean
from typing import Any

from fastapi import APIRouter, Request
from starlette.responses import Response

from boulevard.bots.registry import levels
from boulevard.games import registry
from boulevard.messages import say, signed
from boulevard.web.errors import UnknownProfile
from boulevard.web.http.context import Ctx, RequestContext
from boulevard.web.pages import render
from boulevard.web.pages.people import words
from boulevard.web.pages.people.chart import chart
from boulevard.web.services.histories import Histories, Lost, Score, Step, Tally
from boulevard.web.tables.results import ALONE

LISTED = 10
"""Steps of a history that are listed beside its chart, the last first."""

router = APIRouter(include_in_schema=False)


@router.get("/you/results")
async def own(request: Request, ctx: Ctx) -> Response:
    """One's own results, by game."""
    context = await _results(ctx, ctx.person.id) if ctx.person else {"games": [], "companions": []}
    return render.page(request, "people/results.html", context, ctx)


async def _results(ctx: RequestContext, person: str) -> dict[str, Any]:
    """All that somebody sees of themselves."""
    found = ctx.tables.histories
    tallies, lost = await found.tallies(person), await found.given_away(person)
    names = [name for name in registry.names() if any(tally.game == name for tally in tallies)]
    companions = await found.companions(person)
    return {
        "games": [await _game(found, person, name, tallies, lost) for name in names],
        "companions": [(it._replace(person=""), f"/people/{ctx.tokens.public(it.person)}") for it in companions],
    }


@router.get("/people/{public}")
async def of_another(request: Request, ctx: Ctx, public: str) -> Response:
    """What others may know of somebody with whom they have played (`UnknownProfile`)."""
    found = ctx.tables.histories
    companions = await found.companions(ctx.person.id) if ctx.person else []
    it = next((other for other in companions if ctx.tokens.public(other.person) == public), None)
    if it is None:
        raise UnknownProfile("unknown-profile")
    rated = [(name, await found.steps(it.person, name)) for name in registry.names()]
    context = {
        "name": it.name or say("web-guest"),
        "ratings": [_rating(name, steps) for name, steps in rated if steps],
        "played": it.played,
        "won": it.won,
        "lost": it.lost,
        "drawn": it.played - it.won - it.lost,
    }
    return render.page(request, "people/person.html", context, ctx)


async def _game(
    found: Histories, person: str, name: str, tallies: Sequence[Tally], lost: Sequence[Lost]
) -> dict[str, Any]:
    """All that is shown of a game."""
    of_game = [tally for tally in tallies if tally.game == name]
    steps = await found.steps(person, name)
    scores = await found.scores(person, name)
    away = [it.points for it in lost if it.game == name]
    return {
        "name": name,
        "rating": _rating(name, steps) if steps else None,
        "rivals": _by_rivals(name, of_game),
        "variants": _by_variant(name, scores) if registry.info(name).variant_option else [],
        "scores": _scores(name, scores),
        "away": signed(f"{fmean(away):.1f}") if away else "",
        "reviewed": len(away),
    }


def _rating(name: str, steps: Sequence[Step]) -> dict[str, Any]:
    """How strong somebody is, and how that came about."""
    last = steps[-1].rating
    title = registry.info(name).title
    return {
        "game": name,
        "words": words.rating(name, last),
        "rough": words.is_rough(last),
        "chart": chart(
            say("web-rating-chart", game=title),
            [step.rating.mean for step in steps],
            [step.rating.margin for step in steps],
            [(level.strength, level.name) for level in levels(name)],
        )
        if len(steps) > 1
        else "",
        "steps": [
            (_day(step.ended), words.figures(step.rating), words.change(step.gain))
            for step in reversed(steps[-LISTED:])
        ],
    }


def _by_rivals(name: str, tallies: Sequence[Tally]) -> list[dict[str, Any]]:
    """Games and their outcomes, against whom; people first, then bots, then alone."""
    found: dict[tuple[str, int | None], list[Tally]] = {}
    for tally in tallies:
        found.setdefault((tally.against, tally.level), []).append(tally)
    order = {"people": 0, "bots": 1, "solo": 2}
    return [
        {
            "title": words.rivals(name, against, level),
            "rating": words.of_level(levels(name)[level - 1]) if level and level <= len(levels(name)) else "",
            "played": sum(it.played for it in same),
            **{
                kind: "" if against == ALONE else sum(getattr(it, kind) for it in same)
                for kind in ("won", "drawn", "lost")
            },
        }
        for (against, level), same in sorted(found.items(), key=lambda it: (order.get(it[0][0], 3), it[0][1] or 0))
    ]


def _by_variant(game: str, scores: Sequence[Score]) -> list[dict[str, Any]]:
    """The best and the mean of each variant, of the last games."""
    names = sorted({it.variant for it in scores if it.variant})
    return [
        {
            "title": words.variant(game, name),
            "played": len(points),
            "best": signed(max(points)),
            "mean": signed(f"{fmean(points):.1f}"),
        }
        for name in names
        if (points := [it.points for it in scores if it.variant == name])
    ]


def _scores(name: str, scores: Sequence[Score]) -> dict[str, Any]:
    """The points of the last games."""
    title = say("web-results-points-chart", game=registry.info(name).title)
    return {
        "chart": chart(title, [it.points for it in scores]) if len(scores) > 1 else "",
        "listed": [
            (_day(it.ended), words.variant(name, it.variant) if it.variant else "", signed(it.points), it.table_id)
            for it in reversed(scores[-LISTED:])
        ],
    }


def _day(ended: float) -> str:
    return datetime.fromtimestamp(ended).date().isoformat()
