"""What a seat may not know can't be found in its view, nor in what a bot does with it."""

from __future__ import annotations

import random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import boulevard
from boulevard.bots.contract import Budget, Sight
from boulevard.bots.sampler import Sampler
from boulevard.games.game import Game
from boulevard.games.paris.play.state import SEATS, TILES, UNKNOWN
from tests.games.paris.policies import Player, games, played


def shuffled_hidden(game: Game, seat: str | None, chance: random.Random) -> Any:
    """A copy of the state with the tiles that a seat can't know in another order."""
    state = game.state
    for number, owner in enumerate(SEATS):
        known = int(state["laid"][0, number]) + (owner == seat)
        rest = state["piles"][0, number, known:].tolist()
        chance.shuffle(rest)
        state["piles"][0, number, known:] = rest
    return state


@settings(max_examples=100)
@given(game=games(), seat=st.sampled_from([*SEATS, None]), chance=st.randoms(use_true_random=False))
def test_view_does_not_change_when_hidden_tiles_do(game: Game, seat: str | None, chance: random.Random) -> None:
    other = shuffled_hidden(game, seat, chance)
    assert game.rules.view(other, seat) == game.view(seat)
    assert game.rules.hide(other, seat).tobytes() == game.rules.hide(game.state, seat).tobytes()


@settings(max_examples=50)
@given(game=games())
def test_view_shows_ones_own_hand_and_no_other(game: Game) -> None:
    laid = game.state["laid"][0]
    for number, seat in enumerate(SEATS):
        view = game.view(seat)
        other = SEATS[1 - number]
        assert view["hands"][other] is None
        if laid[number] < TILES:
            assert view["hands"][seat]["tile"] == game.record()["setup"]["piles"][seat][laid[number]]
        else:
            assert view["hands"][seat] is None
    assert game.view(None)["hands"] == dict.fromkeys(SEATS)


@settings(max_examples=50)
@given(game=games(), seat=st.sampled_from([*SEATS, None]), seed=st.integers(0, 1000))
def test_sample_agrees_with_all_that_is_known(game: Game, seat: str | None, seed: int) -> None:
    hidden = game.rules.hide(game.state, seat)
    sample = game.rules.sample(hidden, seed)
    assert not (sample["piles"] == UNKNOWN).any()
    assert (sort := [sorted(pile) for pile in sample["piles"][0].tolist()]) == [list(range(TILES))] * 2, sort
    assert game.rules.hide(sample, seat).tobytes() == hidden.tobytes()


def test_samples_differ() -> None:
    game = boulevard.new("paris", seed=1)
    hidden = game.rules.hide(game.state, "orange")
    samples = {game.rules.sample(hidden, seed).tobytes() for seed in range(20)}
    assert len(samples) == 20


@pytest.mark.parametrize("seed", range(4))
def test_bot_does_not_look_into_piles(seed: int) -> None:
    game = played(boulevard.new("paris", seed=seed), Player(seed, ["varied"]), 3 + 4 * seed)
    seat = str(game.turn[0])
    other = shuffled_hidden(game, seat, random.Random(seed))
    assert other.tobytes() != game.state.tobytes()
    bot, budget = Sampler(), Budget(simulations=2000)
    dealt_otherwise = game.rules.from_setup({**game.record()["setup"], "piles": game.rules.redealt().setup["piles"]})
    choices = {
        bot.think(Sight(rules.redealt(), rules.hide(state, seat), seat), budget, 5).action
        for rules, state in ((game.rules, game.state), (dealt_otherwise, other))
    }
    assert len(choices) == 1
    assert game.rules.redealt().setup != game.rules.setup
    assert game.rules.redealt().setup == dealt_otherwise.redealt().setup
