"""How hard a puzzle is: which levels of bots miss it, and from that a rating on their scale.

A level that tries a puzzle is like one that plays against it: it wins if it finds what is asked for. The rating is the
one that explains best who won, as in the arena (docs/puzzles.md).
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import NamedTuple

from boulevard.arena.jobs import thought_seed
from boulevard.bots.contract import Budget, Sight
from boulevard.bots.registry import Level, levels, ready_bot
from boulevard.puzzles.answering import Answering, Outcome
from boulevard.puzzles.puzzle import Puzzle

TRIES = 3
SIMULATIONS_A_SECOND = 20_000
"""For levels that think by the clock, about: so a grade is the same on every machine."""
USUAL, SPREAD = 1500.0, 500.0
"""What is expected of a rating before anybody has tried."""
LOWEST, HIGHEST = 0.0, 4000.0
ELO = 400.0
"""Points that make the odds to win ten times as good."""


class Tried(NamedTuple):
    """How a level did."""

    level: Level
    found: int
    """In how many of its tries it found what is asked for."""


def graded(puzzle: Puzzle, rating: float | None) -> Puzzle:
    """Return a puzzle with the levels that miss it, and its rating, unless that is known already."""
    tried = [_tried(puzzle, level) for level in levels(puzzle.game)]
    missed = tuple(it.level.number for it in tried if 2 * it.found < TRIES)
    return replace(puzzle, missed_by=missed, rating=round(rated(tried) if rating is None else rating))


def _tried(puzzle: Puzzle, level: Level) -> Tried:
    return Tried(level, sum(finds(puzzle, level, number) for number in range(TRIES)))


def finds(puzzle: Puzzle, level: Level, number: int) -> bool:
    """Return whether a level finds all that a puzzle asks for, in one of its tries."""
    bot, answering = ready_bot(puzzle.game, level.spec), Answering(puzzle)
    budget = replace(bot.budget, threads=1)
    if budget.simulations is None and budget.seconds is not None:
        budget = Budget(simulations=int(budget.seconds * SIMULATIONS_A_SECOND))
    while answering.verdict.outcome is Outcome.UNFINISHED:
        game = answering.game
        sight = Sight.of(game, puzzle.seat)
        seed = thought_seed(f"{puzzle.identity} {level.number} {number} {len(game.history)}")
        answering.play(sight.write(bot.bot.think(sight, budget, seed).action))
    return answering.verdict.outcome is Outcome.RIGHT


def rated(tried: Sequence[Tried]) -> float:
    """Return the rating at which what was tried is the likeliest, and what is usual: it lies where the slope is 0."""
    low, high = LOWEST, HIGHEST
    while high - low > 0.5:
        middle = (low + high) / 2
        low, high = (middle, high) if _slope(tried, middle) > 0 else (low, middle)
    return (low + high) / 2


def _slope(tried: Sequence[Tried], rating: float) -> float:
    """How much likelier what was tried becomes if the rating is higher, but for a factor."""
    expected = sum(TRIES / (1 + 10 ** ((rating - it.level.strength) / ELO)) for it in tried)
    return expected - sum(it.found for it in tried) + (USUAL - rating) * ELO / 2.3026 / SPREAD**2
