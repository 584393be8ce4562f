"""The search of Paris: keys of positions, and strength that rises."""

from __future__ import annotations

import numpy as np
import pytest
from hypothesis import given, settings

import boulevard
from boulevard.bots.contract import Budget, Sight
from boulevard.bots.paris.greedy import Greedy, gains_of
from boulevard.bots.paris.tree_keys import position_key
from boulevard.bots.registry import ready_bot
from boulevard.games.game import Game
from tests.games.paris.policies import games


def key(game: Game) -> int:
    """The key of a game's position, for the seat to act."""
    return int(position_key(game.state[0]))


@settings(max_examples=60)
@given(game=games())
def test_different_positions_have_different_keys(game: Game) -> None:
    if game.over:
        return
    seat = game.turn[0]
    seen: dict[int, set[bytes]] = {}
    for action in game.actions(seat)[:150]:
        game.apply(seat, action)
        state = game.state
        if not game.over:
            state["piles"] = 0
            seen.setdefault(key(game), set()).add(state.tobytes())
        game.undo()
    assert all(len(states) == 1 for states in seen.values())


def test_lines_that_lead_to_the_same_position_meet() -> None:
    game = boulevard.new("paris", seed=1)
    moves = [("orange", "reserve T5"), ("blue", "reserve I3"), ("orange", "reserve X5"), ("blue", "reserve W5")]
    for seat, move in moves:
        game.play(seat, move)
    before = key(game)
    game.undo(4)
    for number in (2, 3, 0, 1):
        game.play(*moves[number])
    assert key(game) == before


@pytest.mark.parametrize(
    ("strong", "weak"), [("greedy", "random"), ("mcts:sims=60", "greedy"), ("mcts:sims=400", "mcts:sims=12")]
)
def test_more_thought_wins(strong: str, weak: str) -> None:
    """Six games of either bot, on the same deals from both seats."""
    ahead = 0
    for seed in range(3):
        for first in (0, 1):
            game = boulevard.new("paris", seed=seed)
            by_seat = {game.seats[first]: ready_bot("paris", strong), game.seats[1 - first]: ready_bot("paris", weak)}
            while not game.over:
                seat = game.turn[0]
                game.apply(seat, by_seat[seat].think(Sight.of(game, seat), seed).action)
            scores = game.rules.scores(game.state)[0]
            ahead += int(np.sign(scores[first] - scores[1 - first]))
    assert ahead >= 4


def test_greedy_values_are_margins() -> None:
    """What a move gains is added to how far the seat is ahead."""
    game = boulevard.new("paris", seed=3)
    while len(game.moves) < 30:
        game.apply(game.turn[0], game.actions(game.turn[0])[-1])
    (seat,) = game.turn
    own = game.rules.number(seat)
    scores = game.rules.scores(game.state)[0]
    sight = Sight.of(game, seat)
    best = Greedy().think(sight, Budget(), 0).ranking[0]
    gain = gains_of(sight, np.array([best.action], np.int32))[0]
    assert best.value == pytest.approx(scores[own] - scores[1 - own] + gain)
    assert scores[own] != scores[1 - own]
