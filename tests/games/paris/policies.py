"""Ways to play Paris that reach rules which even random play seldom does, and the games that they make."""

from __future__ import annotations

import random
from collections.abc import Callable, Collection
from typing import Any

from hypothesis import strategies as st

import boulevard
from boulevard.games.game import Game

Policy = Callable[[random.Random, list[str]], str]


def uniform(chance: random.Random, legal: list[str]) -> str:
    """Any move, all equally likely."""
    return chance.choice(legal)


def varied(chance: random.Random, legal: list[str]) -> str:
    """Any kind of move equally likely, with and without its action."""
    kinds: dict[tuple[str, bool], list[str]] = {}
    for move in legal:
        kinds.setdefault((move.split()[0], " " in move), []).append(move)
    return chance.choice(kinds[chance.choice(sorted(kinds))])


def hoarding(chance: random.Random, legal: list[str]) -> str:
    """Reserve all there is, build much: chimneys run out."""
    return _preferring(chance, legal, ("reserve", 1.0), ("pass", 0.7), ("build", 0.9))


def rightful(chance: random.Random, legal: list[str]) -> str:
    """Take the rights first, then pass where possible to keep them."""
    preferred = ("metropolitain", 1.0), ("chartier", 1.0), ("pass", 0.6), ("reserve", 0.5)
    return _preferring(chance, legal, *preferred)


def hasty(chance: random.Random, legal: list[str]) -> str:
    """Lay all tiles at once, so that one seat waits for the other; activate early."""
    return _preferring(chance, legal, ("lay", 0.9), ("pass", 0.5))


def declining(chance: random.Random, legal: list[str]) -> str:
    """Activate postcards without their actions."""
    bare = [move for move in legal if " " not in move and move != "pass"]
    return chance.choice(bare) if bare and chance.random() < 0.8 else varied(chance, legal)


def _preferring(chance: random.Random, legal: list[str], *preferences: tuple[str, float]) -> str:
    for verb, likelihood in preferences:
        moves = [move for move in legal if move.split()[0] == verb]
        if moves and chance.random() < likelihood:
            return chance.choice(moves)
    return varied(chance, legal)


POLICIES: dict[str, Policy] = {
    policy.__name__: policy for policy in (uniform, varied, hoarding, rightful, hasty, declining)
}

seeds = st.integers(0, 2**32 - 1)

options = st.fixed_dictionaries(
    {
        "postcards": st.sampled_from(["starred", "random"]),
        "starts": st.sampled_from(["orange", "blue"]),
        "penseur": st.sampled_from(["any", "own"]),
        "fountain": st.sampled_from([1, 2]),
        "mirror": st.booleans(),
    }
)


class Player:
    """Plays moves by a policy that may differ between the seats."""

    def __init__(self, seed: int, names: Collection[str]) -> None:
        self.chance = random.Random(seed)
        self.policies = [POLICIES[name] for name in names]

    def choose(self, game: Game) -> str:
        """Choose a move for the seat to act."""
        seat = game.turn[0]
        policy = self.policies[game.seats.index(seat) % len(self.policies)]
        return policy(self.chance, sorted(game.legal(seat)))

    def play(self, game: Game) -> str:
        """Choose a move and play it."""
        return game.play(game.turn[0], self.choose(game))


players = st.builds(Player, seeds, st.lists(st.sampled_from(sorted(POLICIES)), min_size=2, max_size=2))


def played(game: Game, player: Player, moves: int | None = None) -> Game:
    """Play some moves on, or to the end."""
    while not game.over and (moves is None or len(game.moves) < moves):
        player.play(game)
    return game


@st.composite
def games(draw: st.DrawFn, *, finished: bool = False) -> Game:
    """Games at any point, or at their end."""
    choices: dict[str, Any] = draw(options)
    game = boulevard.new("paris", seed=draw(seeds), **choices)
    return played(game, draw(players), None if finished else draw(st.integers(0, 60)))
