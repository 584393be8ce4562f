"""What somebody has played and how strong they are: one's own results, and what others may know of them."""

from __future__ import annotations

from collections.abc import Sequence
from statistics import fmean
from typing import Any

from fastapi import APIRouter, Request
from starlette.responses import Response

from boulevard.bots.registry import levels, opponent
from boulevard.games import registry
from boulevard.messages import say, signed
from boulevard.web import friends, recalling, times
from boulevard.web.http.context import Ctx
from boulevard.web.pages import render
from boulevard.web.pages.people import words
from boulevard.web.pages.people.chart import chart
from boulevard.web.pages.people.friends import invitable
from boulevard.web.recalling import OfGame
from boulevard.web.services.histories import Score, Step, Tally
from boulevard.web.tables.results import ALONE

LISTED = 10
"""Steps of a history that are listed beside its chart, the last first."""

router = APIRouter(include_in_schema=False)


@router.get("/you/results")
async def own(request: Request, ctx: Ctx) -> Response:
    """One's own results, by game."""
    companions = await recalling.companions(ctx)
    context = {
        "games": [_game(it) for it in await recalling.own_results(ctx)],
        "companions": [(it._replace(person=""), f"/people/{ctx.tokens.public(it.person)}") for it in companions],
    }
    return render.page(request, "people/results.html", context, ctx)


@router.get("/people/{public}")
async def of_another(request: Request, ctx: Ctx, public: str) -> Response:
    """What others may know of somebody with whom they have played (`UnknownProfile`)."""
    it, steps = await recalling.profile(ctx, public)
    context = {
        "name": it.name or say("web-guest"),
        "public": public,
        "standing": await friends.standing(ctx, it.person),
        "invitable": invitable(),
        "ratings": [_rating(name, of_game) for name, of_game in steps.items()],
        "played": it.played,
        "score": words.score(it.won, it.drawn, it.lost),
    }
    return render.page(request, "people/person.html", context, ctx)


def _game(it: OfGame) -> dict[str, Any]:
    """All that is shown of a game."""
    name = it.game
    away = [lost.points for lost in it.lost]
    return {
        "name": name,
        "rating": _rating(name, it.steps) if it.steps else None,
        "rivals": _by_rivals(name, it.tallies),
        "variants": _by_variant(name, it.scores) if registry.info(name).variant_option else [],
        "scores": _scores(name, it.scores),
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
            (times.day(step.ended), words.figures(step.rating), words.change(step.gain))
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
            "rating": words.of_level(bot) if (bot := opponent(name, level)) else "",
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
            (times.day(it.ended), words.variant(name, it.variant) if it.variant else "", signed(it.points), it.table_id)
            for it in reversed(scores[-LISTED:])
        ],
    }
