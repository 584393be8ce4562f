"""Puzzles from one's own games: the costly decisions of a review, proven where the end can be seen."""

from __future__ import annotations

import pytest

from boulevard.bots.contract import Budget
from boulevard.games.game import Game
from boulevard.games.registry import NAMES
from boulevard.puzzles import Outcome, answer, personal
from boulevard.puzzles.personal import CLEAR, COSTLY
from boulevard.review.reviewing import Review, concluded, review
from tests.review.test_review import GAMES

SIMULATIONS = {"paris": 2_000, "avenue": 60}


@pytest.fixture(scope="module", params=["paris", "alone", "avenue"])
def reviewed(request: pytest.FixtureRequest) -> tuple[Game, Review]:
    game = GAMES[request.param]()
    return game, review(game, Budget(simulations=SIMULATIONS[game.name]))


def test_costly_decisions_become_puzzles(reviewed: tuple[Game, Review]) -> None:
    game, found = reviewed
    puzzles = personal(game, found)
    assert puzzles
    assert game.name != "paris" or any(it.is_proven for it in puzzles)
    for it in puzzles:
        assert it.gap >= (CLEAR if not it.is_proven else 1)
        assert it.begun().turn[0] == it.seat
        assert answer(it, [it.line[0][1]]).outcome is not Outcome.WRONG
        for other in it.known:
            verdict = answer(it, [other.move])
            assert (verdict.outcome, verdict.lost) == (Outcome.WRONG, other.lost)


def test_the_move_that_was_played_is_wrong_in_its_puzzle(reviewed: tuple[Game, Review]) -> None:
    game, found = reviewed
    costly = [it for it in found.assessments if it.loss >= COSTLY]
    assert costly
    for puzzle in personal(game, found):
        moves = [it.options[it.played].move for it in costly]
        begun = puzzle.begun()
        legal = [move for move in moves if move in begun.legal(puzzle.seat)]
        assert any(answer(puzzle, [move]).outcome is Outcome.WRONG for move in legal)


def test_a_seat_gets_its_own_and_nobody_any_without_mistakes(reviewed: tuple[Game, Review]) -> None:
    game, found = reviewed
    each = [len(personal(game, found, seat)) for seat in game.seats]
    assert sum(each) == len(personal(game, found))
    assert personal(game, concluded(game, [])) == ()


def test_there_are_puzzles_of_all_games() -> None:
    assert set(SIMULATIONS) == set(NAMES)
