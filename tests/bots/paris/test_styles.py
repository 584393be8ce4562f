"""Styles of the search of Paris: they show, and take nothing that is clearly worse."""

from __future__ import annotations

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import boulevard
from boulevard.bots.contract import Ranked, Sight
from boulevard.bots.errors import UnknownBot
from boulevard.bots.paris.styles import ENOUGH, NEAR, STYLES, preferred
from boulevard.bots.registry import ready_bot
from boulevard.games.game import Game
from tests.games.paris.policies import games


@settings(max_examples=50)
@given(games(), st.sampled_from(sorted(STYLES)), st.integers(0, 10**6))
def test_what_is_preferred_is_about_as_good_as_the_best(game: Game, style: str, seed: int) -> None:
    if game.over:
        return
    sight, chance = Sight.of(game, game.turn[0]), np.random.default_rng(seed)
    moves = sight.actions[:12]
    shares = sorted(chance.dirichlet(np.ones(len(moves))), reverse=True)
    ranking = [Ranked(move, chance.normal(0, 3), share) for move, share in zip(moves, shares, strict=True)]
    liked = preferred(sight, ranking, style)
    assert liked[0].value >= ranking[0].value - NEAR
    assert liked[0].share >= ENOUGH * ranking[0].share
    assert sorted(it.action for it in liked) == sorted(moves)


def when_postcards_came(style: str) -> float:
    """How many turns a seat had had in phase 2 when it activated its postcards, on average over some games."""
    bot, turns = ready_bot("paris", f"mcts:sims=60{style}"), list[int]()
    for seed in range(4):
        game, had = boulevard.new("paris", seed=seed), {"orange": 0, "blue": 0}
        while not game.over:
            seat = str(game.turn[0])
            is_late = game.state["phase"][0] == 2
            before = game.state["tokens"].sum()
            game.apply(seat, bot.think(Sight.of(game, seat), seed * 1000 + len(game.moves)).action)
            had[seat] += is_late
            turns += [had[seat]] * int(before - game.state["tokens"].sum())
    return float(np.mean(turns))


def test_a_collector_takes_postcards_earlier() -> None:
    assert when_postcards_came(",style=collector") < when_postcards_came("") - 0.3


def test_an_unknown_style_is_refused() -> None:
    with pytest.raises(UnknownBot, match="style"):
        ready_bot("paris", "mcts:style=dreamer")
