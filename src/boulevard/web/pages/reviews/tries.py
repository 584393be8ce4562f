"""A costly decision of a game once more: the answer stays hidden until somebody has moved, and that move is rated."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Any

from fastapi import APIRouter, Form, Request
from starlette.responses import Response

from boulevard.messages import say
from boulevard.review.decisions import Assessment
from boulevard.review.figures import chance, its_own, points, value
from boulevard.web import use_cases
from boulevard.web.errors import NotNow
from boulevard.web.http.context import Ctx, RequestContext
from boulevard.web.pages import render, script_data
from boulevard.web.pages.boards import move_words, previews
from boulevard.web.pages.render import FROM_SCRIPT
from boulevard.web.pages.reviews.reviewed import Reviewed, of_record, of_table
from boulevard.web.pages.table import context as table_context
from boulevard.web.services.reviews import Tried
from boulevard.web.tables import models, snapshot

Sent = Annotated[models.MoveSent, Form()]

router = APIRouter(include_in_schema=False)


@router.get("/review/{table}/try/{number}")
async def offered(request: Request, table: str, number: int, ctx: Ctx) -> Response:
    """The position of a decision, to find a better move."""
    return _page(request, ctx, await of_table(ctx, table), number)


@router.get("/record/{record}/review/try/{number}")
async def offered_of_record(request: Request, record: str, number: int, ctx: Ctx) -> Response:
    """The same of a record."""
    return _page(request, ctx, of_record(ctx, record), number)


@router.get("/review/{table}/try/{number}/look")
async def look(request: Request, table: str, number: int, ctx: Ctx, move: str) -> Response:
    """What the board would look like after a move."""
    return _look(request, ctx, await of_table(ctx, table), number, move)


@router.get("/record/{record}/review/try/{number}/look")
async def look_at_record(request: Request, record: str, number: int, ctx: Ctx, move: str) -> Response:
    """The same of a record."""
    return _look(request, ctx, of_record(ctx, record), number, move)


@router.post("/review/{table}/try/{number}/move")
async def rate(request: Request, table: str, number: int, ctx: Ctx, sent: Sent) -> Response:
    """Say what a move would have been worth."""
    return await _rated(request, ctx, await of_table(ctx, table), number, sent)


@router.post("/record/{record}/review/try/{number}/move")
async def rate_of_record(request: Request, record: str, number: int, ctx: Ctx, sent: Sent) -> Response:
    """The same of a record."""
    return await _rated(request, ctx, of_record(ctx, record), number, sent)


async def _rated(request: Request, ctx: RequestContext, it: Reviewed, number: int, sent: models.MoveSent) -> Response:
    tried = await use_cases.try_move(ctx, it.reviews, it.table, number, sent.move)
    return _page(request, ctx, it, number, tried, sent.number + 1)


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
    request: Request, ctx: RequestContext, it: Reviewed, number: int, tried: Tried | None = None, count: int = 0
) -> Response:
    context = of_try(it, number, tried, count)
    if FROM_SCRIPT in request.headers:
        return render.page(request, "reviews/try_body.html", context, ctx)
    words = script_data.as_json(script_data.words(context["game"]))
    return render.page(request, "reviews/try.html", {**context, "words": words}, ctx)


def of_try(it: Reviewed, number: int, tried: Tried | None, count: int) -> Mapping[str, Any]:
    """The position of a decision, and how good the move was that somebody tried; `count` numbers the tries."""
    decided, game = _decision(it, number), use_cases.at_decision(it.table, number)
    seat = decided.decision.seat
    state = snapshot.of_game(game, seat, count, name=it.called)
    return {
        **table_context.of_playable(game, state, f"{it.path}/try/{number}", it.called),
        "held": [seat],
        "moves": move_words.moves(it.table, None)[:number],
        "path": it.path,
        "lead": say(
            "web-review-try-lead",
            name=it.called(seat),
            own=its_own(seat, it.own),
            points=points(decided.loss, signed=False),
        ),
        "answer": f"{it.path}?move={number}&option=0",
        "tried": _rating(it, decided, tried) if tried else None,
    }


def _rating(it: Reviewed, decided: Assessment, tried: Tried) -> Mapping[str, Any]:
    lost, played = points(tried.loss, signed=False), points(decided.loss, signed=False)
    return {
        **snapshot.idea(tried.option, tried.loss),
        "verdict": (verdict := _verdict(decided, tried)),
        "said": say(f"web-review-try-{verdict}", points=lost, played=played),
        "value": value(it.table.game, tried.option.value),
        "chance": chance(decided, tried.option),
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
