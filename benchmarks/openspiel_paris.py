"""An opponent that nobody here wrote: OpenSpiel's own search, on our Paris.

`ParisGame` is Paris as one of OpenSpiel's games, with one deal: a thin layer over the contract, for searches that know
what a bot knows (`boulevard.envs.openspiel` has the game with chance nodes). `OpenSpiel` is a bot that plays it by
OpenSpiel's algorithms: by its information set MCTS in phase 1, where tiles are hidden, and by its MCTS with solver in
phase 2, where nothing is. It is named by its path:

    boulevard arena paris --bots "greedy benchmarks.openspiel_paris.OpenSpiel:time=10s"

At a leaf of its tree it plays random games on, in one of two ways. With `rollouts=0` they are OpenSpiel's own, move by
move through `ParisState`. Otherwise they are our compiled ones, so many a leaf: the same games, many times as fast.

What is whose:

- The MCTS is OpenSpiel's in C++. Its evaluator can't be written in Python, but it begins a rollout by a copy of the
  leaf's state, and a copy of a leaf (`Leaf`) is the end of compiled random games. Then no move is left for it to make.
- The information set MCTS is OpenSpiel's in Python: the one in C++ can't draw hidden tiles of a game in Python. It gets
  a clock, and its UCT formula is computed by `math` instead of with NumPy's scalars, which took most of its time.
"""

from __future__ import annotations

import math
import time
from typing import Any, ClassVar

import numpy as np
import pyspiel
from open_spiel.python.algorithms import ismcts, mcts

from boulevard.bots.contract import Bot, Budget, Sight, Thought
from boulevard.games.contract import States
from boulevard.games.kernels.states import copied, repeated
from boulevard.games.kernels.streams import PLAYING, streams_of
from boulevard.games.paris.game import Paris
from boulevard.games.paris.play import engine
from boulevard.games.paris.play.scoring import COLUMNS, TOTAL
from boulevard.games.paris.play.state import LAYING, OVER, SEATS
from boulevard.games.registry import rules

NAME = "python_boulevard_paris_dealt"
TERMINAL = int(pyspiel.PlayerId.TERMINAL)
WORLDS = 256
"""How many deals are drawn at once."""
UNLIMITED = 1_000_000_000
MEMORY = 500
"""Megabytes for a tree in C++."""
LARGE_MARGIN = 30.0
"""Points ahead that count as much as can be."""

TYPE = pyspiel.GameType(
    short_name=NAME,
    long_name="Paris: La Cité de la Lumière",
    dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
    chance_mode=pyspiel.GameType.ChanceMode.DETERMINISTIC,
    information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
    utility=pyspiel.GameType.Utility.ZERO_SUM,
    reward_model=pyspiel.GameType.RewardModel.TERMINAL,
    max_num_players=2,
    min_num_players=2,
    provides_information_state_string=True,
    provides_information_state_tensor=False,
    provides_observation_string=True,
    provides_observation_tensor=False,
    parameter_specification={"seed": 0},
)


class ParisGame(pyspiel.Game):  # type: ignore[misc]
    """Paris with one deal: chance is over before the first move, and players do not see it.

    `margin` is how much of a return is the margin of points; the rest is who wins.
    """

    def __init__(self, params: dict[str, Any] | None = None, paris: Paris | None = None, margin: float = 0.0) -> None:
        found = paris or rules("paris").dealt((params or {}).get("seed", 0), {})
        assert isinstance(found, Paris)
        info = pyspiel.GameInfo(
            num_distinct_actions=found.action_count,
            max_chance_outcomes=0,
            num_players=2,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=Paris.most_moves,
        )
        super().__init__(TYPE, info, params or {})
        self.paris = found
        self.margin = margin
        self.start = Position(found.start())

    def new_initial_state(self) -> ParisState:
        return ParisState(self, self.start.__deepcopy__(None))

    def make_py_observer(self, kind: Any = None, params: Any = None) -> Observer:
        return Observer()

    def orange_return(self, states: States) -> float:
        """Orange's mean return over games that are over; blue's is the opposite."""
        sheets, winners = np.zeros((len(states), 2, COLUMNS), np.int32), np.zeros(len(states), np.int8)
        engine.score_each(self.paris.box, states, sheets, winners)
        wins = float(np.count_nonzero(winners == 0) - np.count_nonzero(winners == 1)) / len(states)
        if not self.margin:
            return wins
        margins = np.clip((sheets[:, 0, TOTAL] - sheets[:, 1, TOTAL]) / LARGE_MARGIN, -1.0, 1.0)
        return (1 - self.margin) * wins + self.margin * float(margins.mean())


class Position:
    """A state and whose turn it is. OpenSpiel copies its states by `deepcopy` of all that they hold: of this."""

    __slots__ = ("player", "states")

    def __init__(self, states: States) -> None:
        self.states = states
        self.look()

    def look(self) -> None:
        """See whose turn it is."""
        self.player = TERMINAL if self.states["phase"][0] == OVER else int(self.states["turn"][0])

    def __deepcopy__(self, memo: object) -> Position:
        return Position(copied(self.states))

    def orange_return(self, game: ParisGame) -> float:
        return game.orange_return(self.states) if self.player == TERMINAL else 0.0


class Rollouts:
    """Plays our compiled random games on from a state, as many as asked for, in one call."""

    def __init__(self, game: ParisGame, count: int, seed: int) -> None:
        self.game = game
        self.count = count
        self.streams = streams_of(seed, count, PLAYING)
        self.counts, self.log = np.zeros((count, 3), np.int64), np.empty((count, 0), np.int32)

    def orange_return(self, states: States) -> float:
        """Orange's mean return."""
        paris, copies = self.game.paris, repeated(states, self.count)
        engine.play_out(paris.box, copies, self.streams, paris.action_count, self.counts, self.log)
        return self.game.orange_return(copies)


class Root(Position):
    """Where a search begins: its copies go down the tree, and become leaves."""

    __slots__ = ("rollouts",)

    def __init__(self, states: States, rollouts: Rollouts) -> None:
        super().__init__(states)
        self.rollouts = rollouts

    def __deepcopy__(self, memo: object) -> Leaf:
        return Leaf(copied(self.states), self.rollouts)


class Leaf(Root):
    """A position in the tree. It is copied to be evaluated only, so its copy is the end of random games."""

    __slots__ = ()

    def __deepcopy__(self, memo: object) -> Ended:  # type: ignore[override]
        return Ended(self.rollouts.orange_return(self.states))


class Ended(Position):
    """The end of several games."""

    __slots__ = ("mean",)

    def __init__(self, mean: float) -> None:
        self.player = TERMINAL
        self.mean = mean

    def orange_return(self, game: ParisGame) -> float:
        return self.mean


class ParisState(pyspiel.State):  # type: ignore[misc]
    """A position of Paris. Its actions have our numbers."""

    __slots__ = ("__dict__", "game")  # OpenSpiel copies what is in `__dict__`; the game stays the same

    def __init__(self, game: ParisGame, now: Position) -> None:
        super().__init__(game)
        self.game = game
        self.now = now

    def current_player(self) -> int:
        return self.now.player

    def is_terminal(self) -> bool:
        return self.now.player == TERMINAL

    def _legal_actions(self, player: int) -> list[int]:
        legal: list[int] = self.game.paris.actions(self.now.states, SEATS[player]).tolist()
        return legal

    def _apply_action(self, action: int) -> None:
        self.game.paris.apply(self.now.states, SEATS[self.now.player], action)
        self.now.look()

    def _action_to_string(self, player: int, action: int) -> str:
        return self.game.paris.write(self.now.states, SEATS[player], action)

    def returns(self) -> list[float]:
        orange = self.now.orange_return(self.game)
        return [orange, -orange]

    def __str__(self) -> str:
        return self.game.paris.text(self.game.paris.view(self.now.states, None))


class Observer:
    """What a player knows, as text: the record without what is hidden, which says all that matters from now on."""

    tensor = None
    dict: ClassVar[dict[str, Any]] = {}

    def set_from(self, state: ParisState, player: int) -> None:
        """There is no tensor to be filled."""

    def string_from(self, state: ParisState, player: int) -> str:
        return state.game.paris.hide(state.now.states, SEATS[player]).tobytes().decode("latin-1")


pyspiel.register_game(TYPE, ParisGame)


class CompiledEvaluator(mcts.Evaluator):  # type: ignore[misc]
    """Our random games for OpenSpiel's searches in Python; all moves are alike, as with its own evaluator."""

    def __init__(self, rollouts: Rollouts) -> None:
        self.rollouts = rollouts

    def evaluate(self, state: ParisState) -> list[float]:
        orange = self.rollouts.orange_return(state.now.states)
        return [orange, -orange]

    def prior(self, state: ParisState) -> list[tuple[int, float]]:
        legal = state.legal_actions()
        return [(action, 1.0 / len(legal)) for action in legal]


class TimeUp(Exception):
    """The time for a search has run out."""


class Worlds:
    """Deals that agree with what a player knows, drawn many at once; from the third on only while there is time."""

    def __init__(self, game: ParisGame, known: States, seed: int, seconds: float | None) -> None:
        self.game, self.known, self.seed = game, known, seed
        self.end = math.inf if seconds is None else time.monotonic() + seconds
        self.drawn = 0

    def __call__(self, state: ParisState, player: int) -> ParisState:
        """Draw a deal."""
        if self.drawn > 1 and time.monotonic() >= self.end:
            raise TimeUp
        place = self.drawn % WORLDS
        if place == 0:
            self.batch = self.game.paris.sample(repeated(self.known, WORLDS), (self.seed, self.drawn))
        self.drawn += 1
        return ParisState(self.game, Position(self.batch[place : place + 1]))


class TimedISMCTS(ismcts.ISMCTSBot):  # type: ignore[misc]
    """OpenSpiel's information set MCTS, which may be stopped, and whose formula is computed faster."""

    def run_search(self, state: ParisState) -> Any:
        try:
            return super().run_search(state)
        except TimeUp:
            return self.get_final_policy(state, self._root_node)

    def _action_value(self, node: Any, child: Any) -> float:
        exploration: float = self._uct_c * math.sqrt(math.log(node.total_visits) / child.visits)
        return float(child.return_sum / child.visits) + exploration


class OpenSpiel(Bot):
    """OpenSpiel's searches: `rollouts` compiled random games a leaf, or 0 for its own; `uct` is its constant.

    `margin` is how much the margin of points counts for it besides winning, from 0 to 1. Both defaults are those it
    played best with, of several that were tried against each other.
    """

    games = ("paris",)
    budget: ClassVar[Budget] = Budget(seconds=10.0)

    def __init__(self, rollouts: int = 8, uct: float = 0.2, margin: float = 1.0) -> None:
        self.rollouts = rollouts
        self.uct = uct
        self.margin = margin

    def think(self, sight: Sight, budget: Budget, seed: int) -> Thought:
        """Search for as long as the budget says, in one thread."""
        if len(sight.actions) == 1:
            return Thought(sight.actions[0])
        assert isinstance(sight.rules, Paris)
        game = ParisGame(paris=sight.rules, margin=self.margin)
        if sight.known["phase"][0] == LAYING:
            return self._laying(game, sight.known, budget, seed % 2**31)
        return self._building(game, sight.known, budget, seed % 2**31) or Thought(sight.actions[0])

    def _laying(self, game: ParisGame, known: States, budget: Budget, seed: int) -> Thought:
        rng = np.random.RandomState(seed)
        own = mcts.RandomRolloutEvaluator(random_state=rng)
        bot = TimedISMCTS(
            game,
            CompiledEvaluator(Rollouts(game, self.rollouts, seed)) if self.rollouts else own,
            self.uct,
            UNLIMITED if budget.simulations is None else max(2, budget.simulations),
            random_state=rng,
            use_observation_string=True,
        )
        bot.set_resampler(Worlds(game, known, seed, budget.seconds))
        action = bot.step(ParisState(game, Position(copied(known))))
        return Thought(int(action), simulations=bot._root_node.total_visits)

    def _building(self, game: ParisGame, known: States, budget: Budget, seed: int) -> Thought | None:
        bot = pyspiel.MCTSBot(
            game,
            pyspiel.RandomRolloutEvaluator(n_rollouts=1, seed=seed),
            uct_c=self.uct,
            max_simulations=budget.simulations or UNLIMITED,
            max_memory_mb=MEMORY,
            solve=True,
            seed=seed,
            verbose=False,
            max_wall_clock_time=budget.seconds or -1.0,
        )
        states = copied(known)
        now = Root(states, Rollouts(game, self.rollouts, seed)) if self.rollouts else Position(states)
        root = bot.mcts_search(ParisState(game, now))
        best = root.best_child()
        return best and Thought(best.action, simulations=root.explore_count)
