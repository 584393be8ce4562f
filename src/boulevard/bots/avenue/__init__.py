"""Bots for Avenue."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from boulevard.bots.adviser import Adviser
from boulevard.bots.avenue.bots import Greedy, Planner, Rollouts, Search
from boulevard.bots.contract import Bot
from boulevard.bots.prover import Prover
from boulevard.games.contract import Result, Seat
from boulevard.games.game import Game

BOTS: Mapping[str, type[Bot]] = {"greedy": Greedy, "rollouts": Rollouts, "planner": Planner, "search": Search}
"""Their names in specs."""

YARDSTICK_RUNS = 8


def prepare() -> None:
    """Compile every kernel of these bots by using it."""
    from boulevard.bots.avenue.hindsight.hindsight import quick_hindsight
    from boulevard.bots.avenue.puzzles.proving import prepare_proofs
    from boulevard.bots.contract import Budget, Sight
    from boulevard.games.avenue.game import Avenue

    for players in (1, 2):
        sight = Sight.of(Game(Avenue.dealt(0, {"players": players})), 0)
        for bot in (Planner(), Search()):
            bot.think(sight, Budget(simulations=2), 0)
    quick_hindsight(Avenue.dealt(0, {}), runs=1)
    prepare_proofs()


def adviser() -> Adviser:
    """Return what speaks of moves of Avenue."""
    from boulevard.bots.avenue.advice.advising import AvenueAdviser

    return AvenueAdviser()


def prover() -> Prover:
    """Return what proves puzzles of Avenue."""
    from boulevard.bots.avenue.puzzles.proving import AvenueProver

    return AvenueProver()


def figures(result: Result, seat: Seat) -> dict[str, float]:
    """Count the farms that brought a player nothing."""
    return {"zeros": sum(score == 0 for score in result["players"][seat]["farms"])}


def yardstick(record: Mapping[str, Any], seconds: float | None = None) -> dict[str, float]:
    """Find out what a player could have made of the cards of a record, and what nobody can exceed.

    Without a time it is a fixed amount of work, the same on every machine.
    """
    from boulevard.bots.avenue.hindsight.hindsight import hindsight, quick_hindsight
    from boulevard.games.avenue.game import Avenue

    rules = Avenue.from_setup(record["setup"])
    found = quick_hindsight(rules, YARDSTICK_RUNS) if seconds is None else hindsight(rules, seconds)
    return {"best": found.best, "bound": found.bound}


def hindsight_in_words(game: Game, seconds: float) -> tuple[list[str], Game]:
    """Say what could have been made of a game's cards; return also the best game."""
    from boulevard.bots.avenue.hindsight import words

    return words.hindsight_in_words(game, seconds)
