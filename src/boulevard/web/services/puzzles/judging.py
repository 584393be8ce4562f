"""What takes long about puzzles: judging answers, and saying why; it runs in the process for that (page_worker.py)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from boulevard.errors import BoulevardError
from boulevard.games.beginning import of_record
from boulevard.puzzles import Answering, Outcome, Puzzle, Step, Verdict, personal, refutation
from boulevard.puzzles.personal import can_be_asked
from boulevard.review.decisions import Assessment
from boulevard.review.reviewing import Review


class Judged(NamedTuple):
    """What somebody's moves come to, and what refutes the last one, if it was wrong."""

    verdict: Verdict
    refuted: tuple[Step, ...]
    moves: tuple[str, ...]
    """Those that were judged, in canonical notation: none after a wrong one, or one that is refused."""
    refusal: BoulevardError | None = None
    """Why the next move can't be made; the verdict is that of the moves before it."""


def judged(puzzle: Puzzle, moves: Sequence[str]) -> Judged:
    """Judge moves as far as they can be made, and tell why not all can (`IllegalMove`, `BadNotation`, `PuzzleSolved`).

    So a move that is refused hides nothing of what came before it.
    """
    line, made, refusal = Answering(puzzle), list[str](), None
    for move in moves:
        if line.verdict.outcome is Outcome.WRONG:
            break
        before = len(line.verdict.moves)
        try:
            line.play(move)
        except BoulevardError as error:
            refusal = error
            break
        made.append(line.verdict.moves[before][1])
    verdict = line.verdict
    is_wrong = verdict.outcome is Outcome.WRONG
    refuted = refutation(puzzle, verdict.moves, verdict.refutation) if is_wrong else ()
    return Judged(verdict, refuted, tuple(made), refusal)


def of_mistake(record: Mapping[str, Any], assessment: Assessment) -> Puzzle | None:
    """Return the puzzle that a decision of a game makes; none if it can't be asked as a position."""
    game = of_record(record).replayed(record)
    if not can_be_asked(game, assessment):
        return None
    review = Review(game.name, (assessment,), {})
    return next(iter(personal(game, review, assessment.decision.seat)), None)


def asked_of(record: Mapping[str, Any], assessments: Sequence[Assessment]) -> tuple[int, ...]:
    """Return the numbers of those decisions of a game that can be asked: looked at, which takes little, not proven."""
    game = of_record(record).replayed(record)
    return tuple(it.decision.number for it in assessments if can_be_asked(game, it))
