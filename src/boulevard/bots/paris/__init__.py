"""Bots for Paris."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from boulevard.bots.adviser import Adviser
from boulevard.bots.contract import Bot, Budget, Sight
from boulevard.bots.paris.greedy import Greedy
from boulevard.bots.paris.impressions import EVERYTHING
from boulevard.bots.paris.novice import Novice, impressions
from boulevard.bots.paris.search import Mcts, PlainMcts
from boulevard.bots.paris.sense import sensible as sensible_moves
from boulevard.bots.paris.solver.solver import SolverBot, prepare_solver
from boulevard.bots.prover import Prover
from boulevard.games.game import Game
from boulevard.games.paris.game import Paris

BOTS: Mapping[str, type[Bot]] = {
    "novice": Novice,
    "greedy": Greedy,
    "mcts": Mcts,
    "plain-mcts": PlainMcts,
    "solver": SolverBot,
}
"""Their names in specs."""


def prepare() -> None:
    """Compile every kernel of these bots by using it."""
    prepare_solver()
    game = Game(Paris.dealt(0, {}))
    sight = Sight.of(game, game.turn[0])
    for bot in (Novice(), Greedy(), Mcts()):
        bot.think(sight, Budget(simulations=1), 0)


def sensible(sight: Sight) -> Sequence[int]:
    """Return the moves that don't look absurd."""
    found: list[int] = sensible_moves(sight, impressions(sight, EVERYTHING))["action"].tolist()
    return found


def adviser() -> Adviser:
    """Return what speaks of moves of Paris."""
    from boulevard.bots.paris.advice.advising import ParisAdviser

    return ParisAdviser()


def prover() -> Prover:
    """Return what proves puzzles of Paris."""
    from boulevard.bots.paris.puzzles import ParisProver

    return ParisProver()
