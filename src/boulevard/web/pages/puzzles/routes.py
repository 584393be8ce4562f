"""Puzzles: their list, and a board on which one is solved, refuted and explained."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Form, Query, Request
from pydantic import Field, StringConstraints
from starlette.responses import Response

from boulevard.puzzles import UnknownPuzzle
from boulevard.web import solving
from boulevard.web.errors import NotNow
from boulevard.web.http.context import Ctx, RequestContext
from boulevard.web.pages import link_cards, render, script_data, small_pictures
from boulevard.web.pages.boards import previews
from boulevard.web.pages.puzzles import context
from boulevard.web.pages.render import FROM_SCRIPT
from boulevard.web.solving import Answered
from boulevard.web.tables import daily, models

router = APIRouter(include_in_schema=False)

Line = Annotated[str, StringConstraints(max_length=2400)]
Step = Annotated[int, Field(ge=0, le=200)]


class LineSent(models.Sent):
    """The right moves so far, separated by semicolons."""

    line: Line = ""
    number: Annotated[int, Field(ge=0, le=1_000_000)] = 0
    key: str = ""
    seat: models.SeatName | None = None


class MoveTried(LineSent):
    """A move after them; and which step of its refutation is shown, if it is wrong."""

    move: Annotated[str, StringConstraints(max_length=200)] = ""
    step: Step = 0


class HintAsked(LineSent):
    """How much somebody wants to know."""

    level: Annotated[int, Field(ge=1, le=solving.HINTS)] = 1


@router.get("/puzzles")
async def overview(request: Request, ctx: Ctx) -> Response:
    """The puzzles of the day, one's strength, and more puzzles."""
    await _loaded(ctx)
    return render.page(request, "puzzles/puzzles.html", context.of_overview(await solving.overview(ctx)), ctx)


@router.get("/puzzles/next/{game}")
async def following(
    request: Request, ctx: Ctx, game: str, theme: Annotated[str, Query(max_length=32)] = ""
) -> Response:
    """Go to a puzzle of one's strength."""
    found = await solving.following(ctx, game, theme)
    return render.onward(request, context.address(found), ctx)


@router.get("/puzzles/today/{game}")
async def today(request: Request, game: str, ctx: Ctx) -> Response:
    """Go to the puzzle of the day (`UnknownGame`)."""
    solving.require_game(game)
    return render.onward(request, context.address(solving.of_day(game, daily.today())), ctx)


@router.get("/puzzles/{game}/{key}")
async def show(request: Request, game: str, key: str, ctx: Ctx) -> Response:
    """A puzzle to solve."""
    found = await _look(ctx, game, key)
    given = context.of_question(found, render.base(request))
    return _page(request, ctx, {**given, "card": link_cards.of_puzzle(found.posed, request.query_params.get("lang"))})


@router.get("/puzzles/{game}/{key}/board.svg")
async def picture(game: str, key: str, ctx: Ctx) -> Response:
    """The position of a puzzle, for lists."""
    found = await _look(ctx, game, key)
    return small_pictures.picture(f"puzzle {key}", found.game())


@router.get("/puzzles/{game}/{key}/card.png")
async def card(game: str, key: str, ctx: Ctx) -> Response:
    """The position of a puzzle, for messengers."""
    found = await _look(ctx, game, key)
    return await link_cards.picture_of(ctx, (f"puzzle {key}", 0), found.game(), found.posed.puzzle.seat)


@router.get("/puzzles/{game}/{key}/look")
async def look(
    request: Request, game: str, key: str, ctx: Ctx, move: str, line: Annotated[str, Query(max_length=2400)] = ""
) -> Response:
    """What a move would look like; after moves that were answered before, since a look must not count as an answer."""
    await _look(ctx, game, key)
    found = await solving.look(ctx, key, solving.split(line))
    return previews.page(request, ctx, found.game(), found.posed.puzzle.seat, move)


@router.post("/puzzles/{game}/{key}/move")
async def answer(request: Request, game: str, key: str, ctx: Ctx, sent: Annotated[MoveTried, Form()]) -> Response:
    """Answer with a move, or go back to the right ones before it."""
    await _look(ctx, game, key)
    moves = solving.split(sent.line)
    found = await solving.answer(ctx, key, [*moves, sent.move] if sent.move else moves)
    return _page(request, ctx, context.of_answer(found, sent.step, sent.number + 1, render.base(request)))


@router.post("/puzzles/{game}/{key}/hint")
async def hint(request: Request, game: str, key: str, ctx: Ctx, sent: Annotated[HintAsked, Form()]) -> Response:
    """Tell something of the next move."""
    await _look(ctx, game, key)
    found, told = await solving.hint(ctx, key, solving.split(sent.line), sent.level)
    return _page(request, ctx, context.of_question(found, render.base(request), sent.number + 1, told))


@router.post("/puzzles/{game}/{key}/solution")
async def give_up(request: Request, game: str, key: str, ctx: Ctx) -> Response:
    """Show the solution."""
    await _look(ctx, game, key)
    posed = await solving.give_up(ctx, key)
    return render.onward(request, f"{context.address(posed)}/solution", ctx)


@router.get("/puzzles/{game}/{key}/solution")
async def solution(
    request: Request, game: str, key: str, ctx: Ctx, step: Annotated[int, Query(ge=0, le=200)] = 1
) -> Response:
    """The solution, step by step; whoever may not see it yet is led to the puzzle."""
    await _look(ctx, game, key)
    try:
        found, steps = await solving.solution(ctx, key)
    except NotNow as refusal:
        if refusal.key != "puzzle-still-closed":
            raise
        return render.onward(request, f"/puzzles/{game}/{key}", ctx)
    return _page(request, ctx, context.of_solution(found, steps, step, render.base(request)))


async def _look(ctx: RequestContext, game: str, key: str) -> Answered:
    """A puzzle of a game before any move (`UnknownPuzzle`)."""
    found = await solving.look(ctx, key)
    if found.posed.puzzle.game != game:
        raise UnknownPuzzle("unknown-puzzle", identity=key)
    return found


async def _loaded(ctx: RequestContext) -> None:
    """Wait until all games with puzzles are loaded."""
    for name in solving.games():
        await ctx.tables.games.require(name)


def _page(request: Request, ctx: RequestContext, given: context.Context) -> Response:
    if FROM_SCRIPT in request.headers:
        return render.page(request, "puzzles/solve_body.html", given, ctx)
    words = script_data.as_json(script_data.words(given["game"]))
    return render.page(request, "puzzles/solve.html", {**given, "words": words}, ctx)
