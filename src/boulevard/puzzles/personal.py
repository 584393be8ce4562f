"""Puzzles from one's own games: decisions that a review found costly."""

from __future__ import annotations

from collections.abc import Sequence

from boulevard.bots.contract import Sight
from boulevard.bots.registry import adviser, levels, prover
from boulevard.errors import BoulevardError
from boulevard.games.beginning import of_position
from boulevard.games.contract import Seat
from boulevard.games.game import Game
from boulevard.puzzles.answering import written
from boulevard.puzzles.puzzle import Known, Puzzle
from boulevard.review.decisions import Assessment, Option, sight_of
from boulevard.review.reviewing import Review

COSTLY = 3.0
"""Points that a decision must have given away."""
CLEAR = 2.0
"""Points by which the best move must be better than the next."""
LIMIT = 300_000
"""Positions that may be looked at to prove one."""


def personal(game: Game, review: Review, seat: Seat | None = None) -> Sequence[Puzzle]:
    """Return the decisions of a reviewed game that make puzzles, of one seat or of all, the costliest first.

    Where the end can be seen, a puzzle is proven like one that is shipped (`Puzzle.is_proven`), if it can be within
    little work. Elsewhere it is the opinion of the review's bot that one move is clearly the best, and by how much.
    """
    costly = [it for it in review.assessments if seat in (None, it.decision.seat) and is_clear(it)]
    return tuple(_puzzle(game, it) for it in sorted(costly, key=lambda it: -it.loss))


def is_clear(it: Assessment) -> bool:
    """Whether a decision gave much away, and there was one move that was clearly better than any other."""
    return it.loss >= COSTLY and len(it.options) > 1 and it.options[0].value - it.options[1].value >= CLEAR


def can_be_asked(game: Game, it: Assessment) -> bool:
    """Whether a decision can be asked as a position: some moves may depend on what a position doesn't tell."""
    position, sight = _posed(game, it)
    legal = of_position(position).legal(sight.seat)
    return all(option.move in legal for option in it.options)


def _posed(game: Game, it: Assessment) -> tuple[str, Sight]:
    """The position of a decision, and what whoever is asked knows there."""
    sight = adviser(game.name).stake(sight_of(game, it.decision))
    return sight.rules.position(sight.known), sight


def _puzzle(game: Game, it: Assessment) -> Puzzle:
    position, sight = _posed(game, it)
    return _proven(game.name, position, sight) or _opinion(game.name, position, sight, it)


def _proven(name: str, position: str, sight: Sight) -> Puzzle | None:
    """The puzzle of a position whose end can be seen, if it is one."""
    proving, begun = prover(name), of_position(position)
    if proving is None or sight.rules.unknown(sight.known):
        return None
    proof = proving.proof(begun.rules, begun.state, sight.seat, LIMIT)
    if proof is None or proof.gap < proving.gap:
        return None
    themes = proving.themes(begun.rules, begun.state, sight.seat, proof)
    line = written(begun, proof.line)
    rating = _middle(name)
    return Puzzle(name, position, sight.seat, proof.value, proof.second, line, proof.asked, themes, rating=rating)


def _opinion(name: str, position: str, sight: Sight, it: Assessment) -> Puzzle:
    best, *others = it.options
    own = it.decision.seat

    def line(option: Option) -> tuple[tuple[Seat, str], ...]:
        return _fitting(position, [(sight.seat if seat == own else seat, move) for seat, move in option.line])

    known = tuple(Known(other.move, best.value - other.value, line(other)) for other in others)
    rating = _middle(name)
    return Puzzle(
        name, position, sight.seat, best.value, others[0].value, line(best), rating=rating, is_proven=False, known=known
    )


def _fitting(position: str, line: Sequence[tuple[Seat, str]]) -> tuple[tuple[Seat, str], ...]:
    """The moves of a line up to one that supposes of what is hidden something else than a puzzle puts in."""
    game = of_position(position)
    for number, (seat, move) in enumerate(line):
        try:
            game.play(seat, move)
        except BoulevardError:
            return tuple(line[:number])
    return tuple(line)


def _middle(name: str) -> int:
    """A rating for what was never graded: a person has missed it, bots were not asked."""
    strengths = [level.strength for level in levels(name)]
    return round(sum(strengths) / len(strengths))
