"""Puzzles for programs: they are asked the same, and their answers count the same."""

from __future__ import annotations

from typing import Annotated, Any

from fastapi import APIRouter, Path, Query

from boulevard.puzzles import Step
from boulevard.web import solving
from boulevard.web.api.played import rating
from boulevard.web.api.played_models import RatingGiven
from boulevard.web.api.problems import PROBLEMS
from boulevard.web.api.puzzles_models import (
    AnswerGiven,
    HintSent,
    LineStepGiven,
    MistakeGiven,
    MoveMade,
    MovesSent,
    PuzzleAttemptGiven,
    PuzzleGiven,
    PuzzleHintGiven,
    PuzzlesGiven,
    PuzzlesOfGameGiven,
    SolutionGiven,
)
from boulevard.web.event_log.puzzle_rows import Attempt, Outcome
from boulevard.web.http.context import Ctx
from boulevard.web.solving import Posed

router = APIRouter(prefix="/api/puzzles", tags=["puzzles"], responses=PROBLEMS)

PuzzleAsked = Annotated[str, Path(max_length=24, description="The name of a puzzle.")]
GameAsked = Annotated[str, Path(max_length=20, description="The name of a game.")]
ThemeAsked = Annotated[str, Query(max_length=32, description="One of the themes that the game has puzzles about.")]


@router.get("")
async def overview(ctx: Ctx) -> PuzzlesGiven:
    """Get the puzzles of the day, your ratings and streak, and the puzzles from your own games."""
    found = await solving.overview(ctx)
    return PuzzlesGiven(
        day=found.day,
        games=[
            PuzzlesOfGameGiven(
                game=it.game,
                today=_puzzle(it.today, it.attempt),
                rating=RatingGiven(**rating(it.rating)) if it.rating else None,
                tried=len(it.counted),
                solved=it.solved,
                themes=list(it.themes),
            )
            for it in found.games
        ],
        streak=found.streak.now,
        best_streak=found.streak.best,
        own=[
            MistakeGiven(
                puzzle=it.mistake.puzzle,
                game=it.mistake.game,
                table=it.mistake.table_id,
                ended=it.mistake.ended,
                lost=it.mistake.assessment.loss,
                solved=it.attempt.outcome is Outcome.SOLVED if it.attempt and it.attempt.outcome else None,
            )
            for it in found.own
        ],
    )


@router.get("/next/{game}")
async def following(game: GameAsked, ctx: Ctx, theme: ThemeAsked = "") -> PuzzleGiven:
    """Get a puzzle that you have not tried, about as hard as you are strong."""
    return _puzzle(await solving.following(ctx, game, theme), None)


@router.get("/{puzzle}")
async def look(puzzle: PuzzleAsked, ctx: Ctx) -> PuzzleGiven:
    """Get a puzzle, and how your attempt at it stands."""
    found = await solving.look(ctx, puzzle)
    return _puzzle(found.posed, found.attempt)


@router.post("/{puzzle}/answer")
async def answer(puzzle: PuzzleAsked, ctx: Ctx, sent: MovesSent) -> AnswerGiven:
    """Answer with all your moves so far. The first wrong one settles your attempt; go on without it if you like."""
    solving.require_known(ctx)
    found = await solving.answer(ctx, puzzle, sent.moves)
    assert found.judged is not None
    assert found.attempt is not None
    verdict = found.judged.verdict
    return AnswerGiven(
        outcome=verdict.outcome.value,
        moves=[MoveMade(seat=seat, move=move) for seat, move in verdict.moves],
        lost=verdict.lost,
        exact=verdict.is_exact,
        refutation=list(map(_step, found.judged.refuted)),
        attempt=_attempt(found.attempt),
    )


@router.post("/{puzzle}/hint")
async def hint(puzzle: PuzzleAsked, ctx: Ctx, sent: HintSent) -> PuzzleHintGiven:
    """Be told something of the next move. Your attempt fails by that."""
    solving.require_known(ctx)
    found, told = await solving.hint(ctx, puzzle, sent.moves, sent.level)
    assert found.attempt is not None
    words = solving.hint_words(found.posed, told)
    return PuzzleHintGiven(level=told.level, words=words, attempt=_attempt(found.attempt))


@router.post("/{puzzle}/solution")
async def give_up(puzzle: PuzzleAsked, ctx: Ctx) -> SolutionGiven:
    """See the solution. Your attempt fails by that, if you have not found it."""
    solving.require_known(ctx)
    posed = await solving.give_up(ctx, puzzle)
    _, steps = await solving.solution(ctx, posed.key)
    return SolutionGiven(steps=list(map(_step, steps)), value=posed.puzzle.value)


def _puzzle(posed: Posed, attempt: Attempt | None) -> PuzzleGiven:
    it = posed.puzzle
    return PuzzleGiven(
        puzzle=posed.key,
        game=it.game,
        position=it.position,
        seat=it.seat,
        asked=it.asked,
        coming=list(it.coming),
        proven=it.is_proven,
        rating=it.rating if posed.counts else 0,
        attempt=_attempt(attempt) if attempt else None,
    )


def _attempt(it: Attempt) -> PuzzleAttemptGiven:
    told: dict[str, Any] = {"outcome": it.outcome.value, "open": it.is_open, "tried": list(it.tried)}
    return PuzzleAttemptGiven(**told, settled=it.settled, gain=it.gain)


def _step(it: Step) -> LineStepGiven:
    return LineStepGiven(
        seat=it.seat,
        move=it.move,
        words=str(it.phrase),
        good=[str(reason.said) for reason in it.reasons if reason.is_good],
        bad=[str(reason.said) for reason in it.reasons if not reason.is_good],
        asked=it.is_asked,
    )
