"""Mistakes of one's own become puzzles: found in a review, made anew from the record, and answered like any other."""

from __future__ import annotations

import random
from dataclasses import replace

import pytest

import boulevard
from boulevard.bots.contract import Budget
from boulevard.games.game import Game
from boulevard.puzzles import Outcome
from boulevard.puzzles.personal import is_clear
from boulevard.review.decisions import Assessment, assess, decisions, sight_of
from boulevard.web.services.puzzles.judging import asked_of, judged, of_mistake


def played(name: str) -> Game:
    """A game of two who know nothing."""
    game, chance = boulevard.new(name, seed=11), random.Random(11)
    while not game.over:
        game.apply(seat := game.turn[0], chance.choice(game.actions(seat)))
    return game


def not_asked(it: Assessment) -> Assessment:
    """A decision among whose options is one that can't be made in the position."""
    best, *others = it.options
    return replace(it, options=(best, replace(others[0], move="nothing like it"), *others[1:]))


@pytest.mark.parametrize("name", ["paris", "avenue"])
def test_a_mistake_is_asked_again(name: str) -> None:
    game = played(name)
    found = (assess(sight_of(game, it), it, Budget(simulations=200)) for it in reversed(decisions(game)))
    record = game.record()
    made_of = ((it, of_mistake(record, it)) for it in filter(is_clear, found))
    mistake, puzzle = next((it, puzzle) for it, puzzle in made_of if puzzle)
    assert asked_of(record, [mistake, not_asked(mistake)]) == (mistake.decision.number,)
    assert of_mistake(record, not_asked(mistake)) is None
    made = mistake.options[mistake.played].move
    verdict = judged(puzzle, [made]).verdict
    assert verdict.outcome is Outcome.WRONG
    assert verdict.lost >= 2
    assert judged(puzzle, [puzzle.line[0][1]]).verdict.outcome is not Outcome.WRONG
