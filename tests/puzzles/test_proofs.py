"""Puzzles are what they say: proven again from scratch, by a second way too, and whatever is changed is noticed."""

from __future__ import annotations

import random
from collections.abc import Callable
from dataclasses import replace

import pytest

from boulevard.bots.contract import Budget, Sight
from boulevard.bots.paris.greedy import Greedy
from boulevard.bots.prover import Prover
from boulevard.games.registry import NAMES
from boulevard.puzzles import NoPuzzles, NotProven, Puzzle, check, shipped
from boulevard.puzzles.answering import required
from boulevard.puzzles.grading import graded
from tests.puzzles import naive

SAMPLE = 12


def sample(name: str, count: int) -> list[Puzzle]:
    """Some puzzles, always the same."""
    return random.Random(17).sample(shipped(name), count)


@pytest.mark.parametrize("name", NAMES)
def test_a_sample_is_proven_again(name: str) -> None:
    """`make puzzles-check` proves all."""
    for it in sample(name, SAMPLE):
        check(it)


@pytest.mark.parametrize("name", NAMES)
def test_levels_miss_what_they_are_said_to_miss(name: str) -> None:
    for it in sample(name, 2):
        proof = check(it)
        assert graded(replace(it, missed_by=(), rating=0), required(name).rating(proof)) == it


@pytest.mark.parametrize("name", NAMES)
def test_every_line_played_by_the_contract_shows_the_same(name: str) -> None:
    """For the shortest ones; the solver and the exhaustive search have no part in it."""
    for it in sorted(shipped(name), key=lambda it: (len(it.line), len(it.begun().legal(it.seat)), it.identity))[:3]:
        game = it.begun()
        seen = dict[bytes, int]()
        values = {
            action: naive.best(game.rules, naive.after(game.rules, game.state, it.seat, action), it.seat, seen)
            for action in game.actions(it.seat)
        }
        assert max(values.values()) == it.value
        assert max(value for value in values.values() if value < it.value) == it.second
        first = game.rules.read(game.state, it.seat, it.line[0][1])
        assert values[first] == it.value
        if name == "paris":
            assert [action for action, value in values.items() if value == it.value] == [first]


def test_the_best_move_of_paris_is_not_the_greedy_one() -> None:
    for it in sample("paris", 40):
        game = it.begun()
        best = game.rules.read(game.state, it.seat, it.line[0][1])
        ranking = Greedy().think(Sight(game.rules, game.state, it.seat), Budget(), 0).ranking
        most = ranking[0].value
        assert best not in [ranked.action for ranked in ranking if ranked.value == most]


CHANGES: dict[str, Callable[[Puzzle], Puzzle]] = {
    "value": lambda it: replace(it, value=it.value + 1),
    "second": lambda it: replace(it, second=(it.second or 0) - 1),
    "asked": lambda it: replace(it, asked=it.asked + 1),
    "line": lambda it: replace(it, line=it.line[:-1]),
    "move": lambda it: replace(it, line=((it.seat, it.begun().legal(it.seat)[-1]), *it.line[1:])),
    "themes": lambda it: replace(it, themes=(*it.themes, "light")),
    "opinion": lambda it: replace(it, is_proven=False),
}


@pytest.mark.parametrize("change", CHANGES)
@pytest.mark.parametrize("name", NAMES)
def test_a_puzzle_that_says_something_else_is_not_proven(name: str, change: str) -> None:
    (puzzle,) = sample(name, 1)
    with pytest.raises(NotProven, match=puzzle.identity):
        check(CHANGES[change](puzzle))


@pytest.mark.parametrize("name", NAMES)
def test_a_position_after_the_first_moves_is_another_puzzle_or_none(name: str) -> None:
    """What a puzzle says of its position does not hold of the next."""
    (puzzle,) = sample(name, 1)
    game = puzzle.begun()
    game.play(*puzzle.line[0])
    data = game.rules.position(game.state)
    with pytest.raises(NotProven):
        check(replace(puzzle, position=data, seat=game.turn[0]))


def test_a_proof_that_takes_too_long_is_none() -> None:
    for name in NAMES:
        (puzzle,) = sample(name, 1)
        game = puzzle.begun()
        prover: Prover = required(name)
        assert prover.proof(game.rules, game.state, puzzle.seat, 5) is None
        assert prover.outlook(game.rules, game.state, puzzle.seat, 5) is None


def test_a_game_without_a_prover_has_no_puzzles(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("boulevard.puzzles.answering.prover", lambda game: None)
    with pytest.raises(NoPuzzles):
        required("paris")
