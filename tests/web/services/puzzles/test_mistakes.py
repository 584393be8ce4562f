"""Mistakes of one's own become puzzles: found in a review, made anew from the record, and answered like any other."""

from __future__ import annotations

import random

import pytest

import boulevard
from boulevard.bots.contract import Budget
from boulevard.games.game import Game
from boulevard.puzzles import Outcome
from boulevard.puzzles.personal import is_clear
from boulevard.review.decisions import assess, decisions, sight_of
from boulevard.web.services.puzzles.judging import judged, of_mistake


def played(name: str) -> Game:
    """A game of two who know nothing."""
    game, chance = boulevard.new(name, seed=11), random.Random(11)
    while not game.over:
        game.apply(seat := game.turn[0], chance.choice(game.actions(seat)))
    return game


@pytest.mark.parametrize("name", ["paris", "avenue"])
def test_a_mistake_is_asked_again(name: str) -> None:
    game = played(name)
    found = (assess(sight_of(game, it), it, Budget(simulations=200)) for it in reversed(decisions(game)))
    made_of = ((it, of_mistake(game.record(), it)) for it in filter(is_clear, found))
    mistake, puzzle = next((it, puzzle) for it, puzzle in made_of if puzzle)
    made = mistake.options[mistake.played].move
    verdict = judged(puzzle, [made]).verdict
    assert verdict.outcome is Outcome.WRONG
    assert verdict.lost >= 2
    assert judged(puzzle, [puzzle.line[0][1]]).verdict.outcome is not Outcome.WRONG
