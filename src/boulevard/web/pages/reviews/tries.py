"""A costly decision of a game once more: the answer stays hidden until somebody has moved, and that move is rated."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from typing import Annotated, Any

from fastapi import APIRouter, Form, Query, Request
from pydantic import StringConstraints
from starlette.responses import Response

from boulevard.messages import say
from boulevard.review.decisions import Assessment
from boulevard.review.figures import its_own, points
from boulevard.web import use_cases
from boulevard.web.boards import board
from boulevard.web.errors import NotNow
from boulevard.web.http.context import Ctx, RequestContext
from boulevard.web.pages import render, script_data
from boulevard.web.pages.boards import move_words, previews
from boulevard.web.pages.render import FROM_SCRIPT
from boulevard.web.pages.reviews.context import way
from boulevard.web.pages.reviews.reviewed import Asked, Reviewed, Whose, of_record, of_table
from boulevard.web.pages.table import context as table_context
from boulevard.web.services.reviews import Tried
from boulevard.web.tables import models, snapshot

AskedWhose = Annotated[Whose, Query()]


class MoveTried(models.MoveSent):
    """A move, and whose mistakes are gone through."""

    of: Annotated[str, StringConstraints(max_length=40)] | None = None


Sent = Annotated[MoveTried, Form()]

router = APIRouter(include_in_schema=False)


@router.get("/review/{table}/try/{number}")
async def offered(request: Request, table: str, number: int, ctx: Ctx, whose: AskedWhose) -> Response:
    """The position of a decision, to find a better move."""
    return _page(request, ctx, await of_table(ctx, table), number, whose)


@router.get("/record/{record}/review/try/{number}")
async def offered_of_record(request: Request, record: str, number: int, ctx: Ctx, whose: AskedWhose) -> Response:
    """The same of a record."""
    return _page(request, ctx, await of_record(ctx, record), number, whose)


@router.get("/review/{table}/try/{number}/look")
async def look(request: Request, table: str, number: int, ctx: Ctx, move: str) -> Response:
    """What the board would look like after a move."""
    return _look(request, ctx, await of_table(ctx, table), number, move)


@router.get("/record/{record}/review/try/{number}/look")
async def look_at_record(request: Request, record: str, number: int, ctx: Ctx, move: str) -> Response:
    """The same of a record."""
    return _look(request, ctx, await of_record(ctx, record), number, move)


@router.post("/review/{table}/try/{number}/move")
async def rate(request: Request, table: str, number: int, ctx: Ctx, sent: Sent) -> Response:
    """Say what a move would have been worth."""
    return await _rated(request, ctx, await of_table(ctx, table), number, sent)


@router.post("/record/{record}/review/try/{number}/move")
async def rate_of_record(request: Request, record: str, number: int, ctx: Ctx, sent: Sent) -> Response:
    """The same of a record."""
    return await _rated(request, ctx, await of_record(ctx, record), number, sent)


async def _rated(request: Request, ctx: RequestContext, it: Reviewed, number: int, sent: MoveTried) -> Response:
    tried = await use_cases.try_move(ctx, it.reviews, it.table, number, sent.move)
    return _page(request, ctx, it, number, Whose(of=sent.of), tried, sent.number + 1)


def _look(request: Request, ctx: RequestContext, it: Reviewed, number: int, move: str) -> Response:
    game, seat = use_cases.at_decision(it.table, number), _decision(it, number).decision.seat
    return previews.page(request, ctx, game, seat, move)


def _decision(it: Reviewed, number: int) -> Assessment:
    """The decision after so many moves (`NotNow`)."""
    found = it.found.at(number)
    if found is None:
        raise NotNow("no-such-moment" if it.found.ready else "web-review-looking")
    return found


def _page(
    request: Request,
    ctx: RequestContext,
    it: Reviewed,
    number: int,
    whose: Whose,
    tried: Tried | None = None,
    count: int = 0,
) -> Response:
    context = of_try(it, number, whose, tried, count)
    if FROM_SCRIPT in request.headers:
        return render.page(request, "reviews/try_body.html", context, ctx)
    words = script_data.as_json(script_data.words(context["game"]))
    return render.page(request, "reviews/try.html", {**context, "words": words}, ctx)


def of_try(it: Reviewed, number: int, whose: Whose, tried: Tried | None = None, count: int = 0) -> Mapping[str, Any]:
    """The position of a decision to find a better move in, or a move that was found and how good it is.

    `count` numbers the tries.
    """
    decided, game = _decision(it, number), use_cases.at_decision(it.table, number)
    seat, played = decided.decision.seat, decided.options[decided.played]
    view = game.preview(seat, tried.option.move) if tried else None
    state = snapshot.of_game(game, seat, count, view, it.called)
    if tried:
        state["legal"] = []
    after = next((mistake for mistake in it.mistakes(whose) if mistake > number), None)
    review = partial(Asked(of=whose.of).to, number)
    context = table_context.of_playable(
        game, state, f"{it.path}/try/{number}", it.called, {"of": whose.of} if whose.of else {}
    )
    drawn = {"board": board(game.rules, view, tried.option.spaces, seat)} if view is not None and tried else {}
    return {
        **context,
        **drawn,
        "held": [seat],
        "moves": move_words.moves(it.table, None)[:number],
        "path": it.path,
        "where": say("web-review-move", number=number + 1, count=len(it.table.moves), name=it.called(seat)),
        "lead": say(
            "web-review-try-lead",
            name=it.called(seat),
            own=its_own(seat, it.own),
            move=played.phrase,
            points=points(decided.loss, signed=False),
        ),
        "played": {
            **way(it, decided, played),
            "to": f"{it.path}{review(option=decided.played, answer=True)}",
        },
        "answer": {**way(it, decided, decided.options[0]), "to": f"{it.path}{review(option=0)}"},
        "again": it.try_at(number, whose),
        "next_mistake": None if after is None else it.try_at(after, whose),
        "review": f"{it.path}{review(answer=tried is not None)}",
        "tried": _rating(it, decided, tried) if tried else None,
    }


def _rating(it: Reviewed, decided: Assessment, tried: Tried) -> Mapping[str, Any]:
    lost, played = points(tried.loss, signed=False), points(decided.loss, signed=False)
    return {
        **way(it, decided, tried.option),
        "is_tried": True,
        "verdict": (verdict := _verdict(decided, tried)),
        "said": say(f"web-review-try-{verdict}", points=lost, played=played),
    }


def _verdict(decided: Assessment, tried: Tried) -> str:
    """How a move compares with the best and with the one that was made, as far as figures are shown."""
    lost, played = round(tried.loss, 1), round(decided.loss, 1)
    if tried.option.move == decided.options[0].move:
        return "best"
    if not lost:
        return "even"
    if tried.option.move == decided.options[decided.played].move:
        return "same"
    return "equal" if lost == played else "better" if lost < played else "worse"
