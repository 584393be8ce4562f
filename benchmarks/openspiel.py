"""OpenSpiel's C++ games as yardsticks.

The yardstick is OpenSpiel's own rollout, `RandomRolloutEvaluator::Evaluate` (open_spiel/algorithms/mcts.cc): it copies
the state, and until the game is over calls `LegalActions()`, which lists all legal actions in a new sorted vector,
draws one of them evenly and applies it; then it asks for the returns. Our side does the same: copy, list all, draw,
apply, score.

Python can't call `Evaluate`, but a search of one simulation is one call of it: `MCTSBot::MCTSearch` evaluates a root
that has not been visited before it builds any tree. So `n_rollouts` rollouts run in C++ with one crossing from Python.

What makes this fair, and what does not:

- None of these games has chance nodes, so every step of theirs is a decision. Paris draws its piles before
  the first move, so every step of ours is one, too.
- A rollout does not say how long it was. Decisions are rollouts times the mean length of a game, which is measured on
  other games of the same kind, played uniformly at random through Python in the same rounds.
- Amazons splits a move in three decisions (who, where to, where to shoot), each with few choices.
- OpenSpiel's states keep their history; ours are one record. That is part of what is measured.
- OpenSpiel ends a `quoridor` that gets too long as a draw, and prints that its `quoridor` has known issues. It serves
  here for its speed alone.
"""

from __future__ import annotations

import random
from collections.abc import Iterable, Sequence
from typing import Any

from benchmarks.measure import Contender, Run

try:
    import pyspiel
except ImportError:
    pyspiel = None

INSTALL = "pip install boulevard[bench]"
ROLLOUTS = {"quoridor": 1000, "amazons": 2000, "havannah": 2000}
GAMES_BY_PYTHON = {"quoridor": 250, "amazons": 150, "havannah": 150}
GAMES_ALONE = 50


def is_installed() -> bool:
    return pyspiel is not None


def compiled(name: str) -> str:
    """The name of the contender that plays a game in C++."""
    return f"OpenSpiel {name}, C++ rollouts"


def by_python(name: str) -> str:
    """The name of the contender that plays a game move by move from Python."""
    return f"OpenSpiel {name}, from Python"


def contenders(names: Iterable[str] = tuple(ROLLOUTS)) -> list[Contender]:
    return [contender for name in names for contender in _of(name)] if is_installed() else []


def by_python_alone(names: Sequence[str]) -> list[Contender]:
    """These games move by move from Python, counting nothing but moves."""
    if not is_installed():
        return []
    games = {name: pyspiel.load_game(name) for name in names}
    return [
        Contender(by_python(name), 1, lambda seed, game=game: _only_moves(game, GAMES_ALONE, seed))  # type: ignore[misc]
        for name, game in games.items()
    ]


def _only_moves(game: Any, games: int, seed: int) -> Run:
    choice = random.Random(seed).choice
    run, moves = Run(games=games), 0
    with run.timed():
        for _ in range(games):
            state = game.new_initial_state()
            while not state.is_terminal():
                state.apply_action(choice(state.legal_actions()))
                moves += 1
    run.moves = moves
    return run


def _of(name: str) -> list[Contender]:
    game = pyspiel.load_game(name)
    return [
        Contender(compiled(name), 1, lambda seed: _roll_out(game, ROLLOUTS[name], seed), by_python(name)),
        Contender(by_python(name), 1, lambda seed: _play_by_python(game, GAMES_BY_PYTHON[name], seed)),
    ]


def _roll_out(game: Any, rollouts: int, seed: int) -> Run:
    evaluator = pyspiel.RandomRolloutEvaluator(n_rollouts=rollouts, seed=seed)
    bot = pyspiel.MCTSBot(
        game, evaluator, uct_c=1.0, max_simulations=1, max_memory_mb=0, solve=False, seed=seed, verbose=False
    )
    start = game.new_initial_state()
    run = Run(games=rollouts)
    with run.timed():
        bot.mcts_search(start)
    return run


def _play_by_python(game: Any, games: int, seed: int) -> Run:
    chance = random.Random(seed)
    run = Run(games=games)
    with run.timed():
        for _ in range(games):
            state = game.new_initial_state()
            while not state.is_terminal():
                actions = state.legal_actions()
                state.apply_action(chance.choice(actions))
                run.turn(len(actions))
    return run
