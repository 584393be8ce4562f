"""The best that could have been made of a deal, all its cards known: the yardstick for every player.

Simulated annealing finds a good game; where OR-Tools is there (the extra "tools"), its CP-SAT solver tries for a
better one and bounds what is possible. A bound that holds without it is what the cards up to each round could
reach if every road led to the best grapes.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cached_property

import numpy as np

from boulevard.bots.avenue.ground import KEYS, Ground, ground_of
from boulevard.bots.avenue.hindsight.annealing import NO_CARD, Cards, anneal
from boulevard.games.avenue.game import Avenue
from boulevard.games.avenue.play.scoring import PER_ZERO
from boulevard.games.avenue.play.state import FARMS, MAX_SPACES, PEEK, ROUNDS, YELLOW, YELLOWS_A_ROUND
from boulevard.games.game import Game
from boulevard.games.kernels.streams import PLAYING, streams_of

HOT, COLD = 3.0, 0.5
"""Points that annealing gives away lightly at its start and at its end."""
MEETING = 1.0
"""What two roads that meet are worth to annealing, in points."""
TOWARDS = 70
"""How many of a hundred changes aim at making a network longer."""
STEPS = 300_000
"""Of one run."""
RUNS = 10_000
"""More than there is ever time for."""
SEARCHED = 0.4
"""The part of the time for annealing, where a solver comes after it."""


@dataclass(frozen=True)
class Hindsight:
    """What could have been made of a deal by one player."""

    best: int
    """The best score that was found."""
    bound: int
    """No game with these cards scores more."""
    moves: tuple[int, ...]
    """The game that scores best, as actions."""

    @property
    def proven(self) -> bool:
        """Whether nothing better is possible."""
        return self.best == self.bound


@dataclass(frozen=True)
class Deal:
    """A sheet and the cards of a whole game, for one player."""

    ground: Ground
    spaces: int
    farms: Cards
    cards: Cards
    """Those that are turned up, in order."""

    @classmethod
    def of(cls, rules: Avenue) -> Deal:
        """Read the cards of a game."""
        table = rules.start()["table"][0]
        yellows = np.cumsum(table.roads >= YELLOW)
        last = int(np.searchsorted(yellows, ROUNDS * YELLOWS_A_ROUND))
        cards = table.roads[: last + 1].astype(np.int64)
        return cls(ground_of(rules.sheet), len(rules.sheet.spaces), table.farms.astype(np.int64), cards)

    @cached_property
    def roads(self) -> Cards:
        """The road of each card."""
        return self.cards % YELLOW

    @cached_property
    def rounds(self) -> Cards:
        """The round of each card."""
        yellow = (self.cards >= YELLOW).astype(np.int64)
        rounds: Cards = (np.cumsum(yellow) - yellow) // YELLOWS_A_ROUND
        return rounds

    @cached_property
    def ends(self) -> Cards:
        """How many cards there are up to the end of each round."""
        return np.searchsorted(self.rounds, np.arange(ROUNDS), side="right")

    def first_plan(self) -> Cards:
        """Cards and spaces in the order of their numbers."""
        plan = np.full(self.spaces, NO_CARD)
        used = min(self.spaces, len(self.cards))
        plan[:used] = np.arange(used)
        return plan

    def moves(self, plan: Cards) -> tuple[int, ...]:
        """The actions of a plan. A card without a space is a peek, or the player is skipped."""
        where = {int(card): space for space, card in enumerate(plan)}
        moves: list[int] = []
        peeked: set[int] = set()
        for card, number in enumerate(self.rounds.tolist()):
            if card in where:
                moves.append(where[card])
            elif number not in peeked:
                moves.append(PEEK)
                peeked.add(number)
        return tuple(moves)


def hindsight(rules: Avenue, seconds: float, *, threads: int = 1, seed: int = 0) -> Hindsight:
    """Return the best that could have been made of a game's cards, as far as it is found in that time."""
    deal = Deal.of(rules)
    solver = _solver()
    start = time.perf_counter()
    share = SEARCHED if solver else 1.0
    plan, best = _annealed(deal, seed, start + seconds * share)
    bound = simple_bound(deal)
    rest = start + seconds - time.perf_counter()
    if solver and best < bound and rest > 0:
        plan, best, limit = solver(deal, plan, best, rest, threads, seed)
        bound = bound if limit is None else min(bound, limit)
    return Hindsight(best, bound, deal.moves(plan))


def quick_hindsight(rules: Avenue, runs: int, seed: int = 0) -> Hindsight:
    """Return the best that so many runs of annealing find: the same on every machine."""
    deal = Deal.of(rules)
    plan, best = _annealed(deal, seed, runs=runs)
    return Hindsight(best, simple_bound(deal), deal.moves(plan))


def game_of(rules: Avenue, found: Hindsight) -> Game:
    """Return the best game, played alone."""
    game = Game(Avenue.from_setup({**rules.setup, "players": 1}))
    for action in found.moves:
        game.apply(0, action)
    return game


def _annealed(deal: Deal, seed: int, until: float = float("inf"), runs: int = RUNS) -> tuple[Cards, int]:
    """Anneal again and again until a time, at least once; return the best plan and its points."""
    heat = np.array([HOT, COLD, MEETING, TOWARDS])
    best, most = deal.first_plan(), -999
    for stream in streams_of(seed, runs, PLAYING):
        plan, found = deal.first_plan(), deal.first_plan()
        points = anneal(deal.ground, deal.farms, deal.ends, deal.roads, deal.rounds, plan, found, heat, STEPS, stream)
        if points > most:
            best, most = found, points
        if most == simple_bound(deal) or time.perf_counter() >= until:
            break
    return best, most


def simple_bound(deal: Deal) -> int:
    """A bound without any search: all cards of a farm's network but its own lie on the best grapes, and scores rise."""
    grapes = deal.ground[0].weight
    values = np.sort(grapes[: deal.spaces])[::-1].cumsum()
    reach = [int(values[min(end - 1, deal.spaces - 1) - 1]) for end in deal.ends]
    castles = sum(
        int(grapes[MAX_SPACES * (1 + colour) :][: deal.spaces].sum())
        for colour in range(KEYS - FARMS)
        if deal.ground[0].key[FARMS + colour]
    )
    return _best_rise(reach) + castles


def _best_rise(reach: Sequence[int]) -> int:
    """The most that rounds can bring of which each reaches so far: every score is more than the last, or 0."""
    totals = {0: 0}
    for most in reach:
        after = {0: max(totals.values()) + PER_ZERO}
        for last, total in totals.items():
            for points in range(last + 1, most + 1):
                after[points] = max(after.get(points, total + points), total + points)
        totals = after
    return max(totals.values())


def _solver() -> Callable[[Deal, Cards, int, float, int, int], tuple[Cards, int, int | None]] | None:
    """The solver, if its package is installed."""
    try:
        from boulevard.bots.avenue.hindsight.proof import improve
    except ImportError:
        return None
    return improve
