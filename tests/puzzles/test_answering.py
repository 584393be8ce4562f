"""Answers: right moves are right in any order that keeps the best, wrong ones are refuted, all else is refused."""

from __future__ import annotations

import random
from itertools import islice

import pytest

from boulevard.errors import BadNotation, IllegalMove
from boulevard.games.registry import NAMES
from boulevard.messages import signed
from boulevard.puzzles import (
    Answering,
    Known,
    Outcome,
    Puzzle,
    PuzzleSolved,
    answer,
    next_step,
    outlook,
    played,
    refutation,
    shipped,
    solution,
)
from tests.puzzles import naive


def own(puzzle: Puzzle) -> list[str]:
    """The moves that a puzzle asks for."""
    return [it.move for it in solution(puzzle) if it.is_asked]


def test_the_outlook_says_how_it_ends_for_whoever_solves() -> None:
    for puzzle in shipped("paris"):
        said, value = str(outlook(puzzle)), round(puzzle.value)
        assert ("ahead" in said, "behind" in said, "level" in said) == (value > 0, value < 0, value == 0)
        assert value == 0 or f" {abs(value)} point" in said
    for puzzle in shipped("avenue"):
        assert str(outlook(puzzle)) == f"Best possible score: {signed(round(puzzle.value))}"


def some(name: str, count: int = 8) -> list[Puzzle]:
    return random.Random(5).sample(shipped(name), count)


def ends_at(puzzle: Puzzle, moves: tuple[tuple[int | str, str], ...]) -> int:
    """What the asked seat has in the end."""
    game = played(puzzle, moves)
    assert game.over
    return naive.best(game.rules, game.state, puzzle.seat)


@pytest.mark.parametrize("name", NAMES)
def test_the_moves_of_the_solution_are_right_one_after_the_other(name: str) -> None:
    for puzzle in some(name):
        moves = own(puzzle)
        assert len(moves) == puzzle.asked
        for count in range(puzzle.asked):
            verdict = answer(puzzle, moves[:count])
            assert verdict.outcome is Outcome.UNFINISHED
            assert verdict.shown(puzzle).turn[0] == puzzle.seat or not count
            assert next_step(puzzle, moves[:count]).move == moves[count]
            assert verdict.moves == puzzle.line[: len(verdict.moves)]
        assert answer(puzzle, moves).outcome is Outcome.RIGHT
        with pytest.raises(PuzzleSolved):
            answer(puzzle, [*moves, moves[0]])
        with pytest.raises(PuzzleSolved):
            next_step(puzzle, moves)


@pytest.mark.parametrize("name", NAMES)
def test_every_other_first_move_is_refuted_by_the_rules(name: str) -> None:
    """What it gives away is what the refutation, played to the end, shows."""
    for puzzle in some(name, 5):
        legal = puzzle.begun().legal(puzzle.seat)
        for move in random.Random(3).sample(legal, min(8, len(legal))):
            verdict = answer(puzzle, [move])
            if verdict.outcome is not Outcome.WRONG:
                assert name == "avenue" or move == puzzle.line[0][1]
                continue
            assert verdict.lost >= puzzle.gap
            assert verdict.moves == ((puzzle.seat, move),)
            assert verdict.is_exact
            assert ends_at(puzzle, (*verdict.moves, *verdict.refutation)) == puzzle.value - verdict.lost
            steps = refutation(puzzle, verdict.moves, verdict.refutation)
            assert tuple((it.seat, it.move) for it in steps) == verdict.refutation
            assert not any(it.is_asked for it in steps)


def test_any_line_that_reaches_the_best_score_is_right() -> None:
    """Lines of a short puzzle: one is right if, and only if, it ends with the best score."""
    for puzzle in [it for it in shipped("avenue") if it.asked == 3][:2]:
        ends = {tuple(moves): _score(puzzle, moves) for moves in _lines(puzzle)}
        right = [moves for moves, score in ends.items() if score == puzzle.value]
        assert tuple(own(puzzle)) in right
        assert max(ends.values()) == puzzle.value
        for moves in (*right, *islice(ends, 0, None, 20)):
            assert (answer(puzzle, moves).outcome is Outcome.RIGHT) == (moves in right)


def _score(puzzle: Puzzle, moves: list[str]) -> int:
    game = played(puzzle, [(puzzle.seat, move) for move in moves])
    return int(game.rules.scores(game.state)[0, 0])


def _lines(puzzle: Puzzle) -> list[list[str]]:
    found = list[list[str]]()
    for first in puzzle.begun().legal(puzzle.seat):
        game = played(puzzle, [(puzzle.seat, first)])
        for second in game.legal(puzzle.seat):
            then = game.copy()
            then.play(puzzle.seat, second)
            found += [[first, second, third] for third in then.legal(puzzle.seat)]
    return found


@pytest.mark.parametrize("name", NAMES)
def test_what_is_not_legal_is_refused_and_changes_nothing(name: str) -> None:
    (puzzle,) = some(name, 1)
    answering = Answering(puzzle)
    for text in ("", "dance", "draw z99", "build", "lay a1 0", "build T5 a1"):
        with pytest.raises((BadNotation, IllegalMove)):
            answering.play(text)
    assert answering.verdict == answer(puzzle, [])
    answering.play(own(puzzle)[0])
    assert answering.verdict == answer(puzzle, own(puzzle)[:1])


@pytest.mark.parametrize("name", NAMES)
def test_moves_may_be_written_in_any_way(name: str) -> None:
    (puzzle,) = some(name, 1)
    first, *rest = own(puzzle)
    assert answer(puzzle, [f"  {first.upper()} ", *rest]) == answer(puzzle, [first, *rest])


def test_what_follows_a_wrong_move_is_not_looked_at() -> None:
    puzzle = next(it for it in shipped("paris") if it.asked > 1)
    wrong = next(it for it in puzzle.begun().legal(puzzle.seat) if it != puzzle.line[0][1])
    assert answer(puzzle, [wrong, "dance"]) == answer(puzzle, [wrong])


def test_a_refutation_that_takes_too_long_is_told_as_a_bound() -> None:
    puzzle = max(shipped("paris"), key=lambda it: len(it.line))
    wrong = next(it for it in puzzle.begun().legal(puzzle.seat) if it != puzzle.line[0][1])
    verdict = answer(puzzle, [wrong], limit=3)
    assert (verdict.outcome, verdict.lost, verdict.is_exact) == (Outcome.WRONG, puzzle.gap, False)
    assert verdict.refutation == ()


def test_an_opinion_is_answered_by_what_is_known() -> None:
    begun = shipped("paris")[0]
    best, other, third = begun.begun().legal(begun.seat)[:3]
    line = ((begun.seat, other),)
    puzzle = Puzzle(
        "paris", begun.position, begun.seat, 5.5, 1.25, ((begun.seat, best),), is_proven=False,
        known=(Known(other, 4.25, line),),
    )  # fmt: skip
    assert Puzzle.of_line(puzzle.as_line()) == puzzle
    assert answer(puzzle, [best]).outcome is Outcome.RIGHT
    assert (answer(puzzle, [other]).lost, answer(puzzle, [other]).refutation) == (4.25, ())
    assert (answer(puzzle, [third]).lost, answer(puzzle, [third]).is_exact) == (4.25, False)


@pytest.mark.parametrize("name", NAMES)
def test_the_solution_is_played_to_the_end_with_reasons(name: str) -> None:
    puzzles = some(name)
    for puzzle in puzzles:
        assert ends_at(puzzle, tuple((it.seat, it.move) for it in solution(puzzle))) == puzzle.value
    said = [str(reason.said) for puzzle in puzzles for step in solution(puzzle) for reason in step.reasons]
    assert len(said) > len(puzzles)
    assert all(str(step.phrase) for puzzle in puzzles for step in solution(puzzle))
