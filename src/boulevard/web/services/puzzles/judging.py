"""What takes long about puzzles: judging answers, and saying why; it runs in the process for that (page_worker.py)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from boulevard.games.beginning import of_record
from boulevard.puzzles import Outcome, Puzzle, Step, Verdict, answer, personal, refutation
from boulevard.review.decisions import Assessment
from boulevard.review.reviewing import Review


class Judged(NamedTuple):
    """What somebody's moves come to, and what refutes the last one, if it was wrong."""

    verdict: Verdict
    refuted: tuple[Step, ...]


def judged(puzzle: Puzzle, moves: Sequence[str]) -> Judged:
    """Judge moves (`IllegalMove`, `BadNotation`, `PuzzleSolved`)."""
    verdict = answer(puzzle, moves)
    is_wrong = verdict.outcome is Outcome.WRONG
    return Judged(verdict, refutation(puzzle, verdict.moves, verdict.refutation) if is_wrong else ())


def of_mistake(record: Mapping[str, Any], assessment: Assessment) -> Puzzle | None:
    """Return the puzzle that a decision of a game makes; none if it can't be asked as a position."""
    game = of_record(record)
    review = Review(game.name, (assessment,), {})
    puzzle = next(iter(personal(game, review, assessment.decision.seat)), None)
    legal = puzzle.begun().legal(puzzle.seat) if puzzle else ()
    return puzzle if puzzle and all(it.move in legal for it in assessment.options) else None
