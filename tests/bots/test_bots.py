"""What holds for every bot of every game: legal moves, the same answer again, no look at what is hidden."""

from __future__ import annotations

import subprocess
import sys
from dataclasses import replace
from itertools import pairwise

import numpy as np
import pytest

import boulevard
from boulevard.bots.contract import Budget, Sight
from boulevard.bots.registry import ReadyBot, about, bots, levels, ready_bot
from boulevard.games.game import Game
from boulevard.games.registry import NAMES
from boulevard.messages import catalogue

SIMULATIONS = 40
OPTIONS = {
    "paris": [{}, {"postcards": "random", "mirror": True}, {"postcards": "random", "fountain": 1, "penseur": "own"}],
    "avenue": [{}, {"sheet": "B", "players": 2}, {"sheet": "C", "players": 5}],
}
OWN = [(game, name) for game in NAMES for name in bots(game) if name != "program"]


def quick(game: str, spec: str) -> ReadyBot:
    """A bot with a budget of a few simulations."""
    found = ready_bot(game, spec)
    return replace(found, budget=replace(found.budget, seconds=None, simulations=SIMULATIONS))


def halfway(name: str, seed: int, moves: int) -> Game:
    """A game after some moves, all by lot."""
    game = boulevard.new(name, seed=seed, **OPTIONS[name][seed % 3])
    chance = np.random.default_rng(seed)
    for _ in range(moves):
        if not game.over:
            seat = game.turn[0]
            game.apply(seat, int(chance.choice(game.actions(seat))))
    return game


@pytest.mark.parametrize(("name", "bot"), OWN)
def test_plays_whole_games(name: str, bot: str) -> None:
    for number, options in enumerate(OPTIONS[name]):
        game = boulevard.new(name, seed=number, **options)
        hers = quick(name, bot)
        chance = np.random.default_rng(number)
        while not game.over:
            seat = game.turn[-1]
            if seat == game.seats[0]:
                thought = hers.think(Sight.of(game, seat), number)
                assert {move.action for move in thought.ranking} <= set(game.actions(seat))
                game.apply(seat, thought.action)
            else:
                game.apply(seat, int(chance.choice(game.actions(seat))))


@pytest.mark.parametrize(("name", "bot"), OWN)
@pytest.mark.parametrize("moves", [0, 5, 14, 30])
def test_answers_the_same_again_on_any_number_of_threads(name: str, bot: str, moves: int) -> None:
    game = halfway(name, moves, moves)
    sight = Sight.of(game, game.turn[0])
    hers = quick(name, bot)
    assert hers.think(sight, 7) == hers.think(sight, 7) == hers.on(3).think(sight, 7)


@pytest.mark.parametrize(("name", "bot"), OWN)
@pytest.mark.parametrize("moves", [0, 3, 8, 12])
def test_moves_the_same_whatever_is_hidden(name: str, bot: str, moves: int) -> None:
    game = halfway(name, moves, moves)
    seat = game.turn[0]
    hidden = game.rules.hide(game.state, seat)
    worlds = [game.rules.sample(hidden, seed) for seed in range(3)]
    assert len({world.tobytes() for world in [game.state, *worlds]}) == 4
    deals = [game.rules, *(game.rules.from_setup(_dealt_anew(game, seed)) for seed in range(3))]
    thoughts = [
        quick(name, bot).think(Sight(rules.redealt(), rules.hide(world, seat), seat), 7)
        for rules, world in zip(deals, [game.state, *worlds], strict=True)
    ]
    assert all(thought == thoughts[0] for thought in thoughts)


def _dealt_anew(game: Game, seed: int) -> dict[str, object]:
    start = game.rules.sample(game.rules.hide(game.rules.start(), None), seed)
    return game.rules.setup_of(start)


@pytest.mark.parametrize(("name", "bot"), OWN)
def test_has_a_sentence_about_itself(name: str, bot: str) -> None:
    assert {f"bot-{bot}", f"bot-{name}-{bot}"} & set(catalogue())
    assert about(name, bot).endswith(".")


@pytest.mark.parametrize("name", NAMES)
def test_levels_are_eight_and_rise(name: str) -> None:
    ratings = [level.rating for level in levels(name)]
    assert len(ratings) == 8
    assert all(lower < higher for lower, higher in pairwise(ratings))
    assert len({level.spec for level in levels(name)}) == 8


@pytest.mark.parametrize("name", NAMES)
def test_every_level_plays(name: str) -> None:
    game = halfway(name, 2, 20)
    sight = Sight.of(game, game.turn[0])
    for level in levels(name):
        chosen = ready_bot(name, f"level:{level.number}").think(sight, 1).action
        assert chosen in sight.actions


@pytest.mark.parametrize("name", NAMES)
def test_a_budget_of_time_is_kept(name: str) -> None:
    """Without time there is an answer, and with some it is thought about for longer; `benchmarks` measures how well."""
    game, top = halfway(name, 1, 6), ready_bot(name, "level:8")
    sight = Sight.of(game, game.turn[0])
    at_once, *later = (
        replace(top, budget=Budget(seconds=seconds)).think(sight, 1).simulations for seconds in (0.0, 0.2, 0.4, 0.8)
    )
    assert 0 < at_once < max(later)


CODE = """
import sys
from importlib import import_module
import boulevard
from boulevard.bots.contract import Sight
from boulevard.bots.registry import bots, ready_bot
name = sys.argv[1]
import_module(f"boulevard.bots.{name}").prepare()
def kernels():
    own = [module for key, module in sys.modules.items() if key.startswith(f"boulevard.bots.{name}.")]
    return {it for module in own for it in vars(module).values() if hasattr(it, "stats") and it.stats.cache_path}
before = {kernel: list(kernel.signatures) for kernel in kernels()}
for options in ({}, {"players": 3}) if name == "avenue" else ({}, {"postcards": "random"}):
    for bot in bots(name):
        game = boulevard.new(name, seed=1, **options)
        while not game.over and bot != "program":
            for seat in game.turn:
                game.apply(seat, ready_bot(name, f"{bot}:sims=20").think(Sight.of(game, seat), 1).action)
late = [kernel.__name__ for kernel in kernels() if kernel.signatures != before.get(kernel)]
print(len(before), late)
"""


@pytest.mark.parametrize("name", NAMES)
def test_nothing_is_compiled_after_prepare(name: str) -> None:
    ready_bot(name, "greedy")
    done = subprocess.run([sys.executable, "-c", CODE, name], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    kernels, late = done.stdout.split(maxsplit=1)
    assert int(kernels) >= 2
    assert late.strip() == "[]"
