"""Ways to play random games that work for every game."""

from __future__ import annotations

import random
from typing import Any

import boulevard
from benchmarks.measure import Run, Series
from boulevard.games.contract import Rules
from boulevard.games.kernels.states import copied


def on_all_cores(rules: Rules, games: int, seed: int) -> Run:
    """Copy the starts, play them out and see who wins by the methods for batches, which spread over the cores."""
    starts = rules.deal(games, seed)
    run = Run(games=games)
    with run.timed():
        states = copied(starts)
        played = rules.playout(states, seed)
        rules.winners(states)
    run.moves, run.choices = int(played.moves.sum()), int(played.choices.sum())
    run.most = int(played.most_choices.max())
    return run


def by_python(name: str, games: int, seed: int, **options: Any) -> Run:
    """Play move by move with integers; every move is checked and kept for `undo`, new games are part of the time."""
    chooser = random.Random(seed)
    run = Run(games=games)
    with run.timed():
        for number in range(games):
            game = boulevard.new(name, seed=number, **options)
            while not game.over:
                seat = game.turn[0]
                actions = game.actions(seat)
                game.apply(seat, chooser.choice(actions))
                run.turn(len(actions))
    return run


def share(series: Series) -> str:
    """How much of its cores a contender got, in words."""
    return f"with {series.share:.0%} of {series.contender.cores} core{'s' * (series.contender.cores > 1)}"
