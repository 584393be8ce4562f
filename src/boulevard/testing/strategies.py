"""Hypothesis strategies: seeds, options and games at any point, for every game there is."""

from __future__ import annotations

import random
from typing import Any

from hypothesis import strategies as st

import boulevard
from boulevard.games.game import Game
from boulevard.games.registry import games as listed

FEW = 4
"""Of a long row of values (numbers of players), so many are tried."""

seeds = st.integers(0, 2**32 - 1)


def options(name: str) -> st.SearchStrategy[dict[str, Any]]:
    """Options of a game that can be named, in all combinations."""
    named = {option.name: option.values[:FEW] for option in listed()[name].options.values() if option.values}
    return st.fixed_dictionaries({option: st.sampled_from(list(values)) for option, values in named.items()})


@st.composite
def games(draw: st.DrawFn, name: str, *, finished: bool = False) -> Game:
    """Games at any point, or at their end, played uniformly at random; seats that act together do so in any order."""
    game = boulevard.new(name, seed=draw(seeds), **draw(options(name)))
    chance = random.Random(draw(seeds))
    left = None if finished else draw(st.integers(0, 150))
    while not game.over and left != 0:
        seat = chance.choice(game.turn)
        game.apply(seat, chance.choice(game.actions(seat)))
        left = None if left is None else left - 1
    return game
