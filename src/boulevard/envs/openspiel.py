"""All games for OpenSpiel: importing this module lets `pyspiel.load_game("python_boulevard_paris")` find them.

Chance has its own nodes: a tile or a card is drawn when who acts next may see it (`moments`). Where several seats
decide at once, they do so one after the other, unseen by each other. Actions have our numbers, players the order of
the seats.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, ClassVar
from urllib.parse import quote, unquote

import numpy as np

from boulevard.envs.batch import begun
from boulevard.envs.moments import Moment, memory
from boulevard.envs.rewards import AT_THE_END, Rewards
from boulevard.errors import from_extra
from boulevard.games.contract import GameInfo, Rules
from boulevard.games.registry import games

with from_extra("openspiel"):
    import pyspiel

CHANCE, TERMINAL = int(pyspiel.PlayerId.CHANCE), int(pyspiel.PlayerId.TERMINAL)
MOST_POINTS = 1000.0
"""More than anybody scores."""
MOST_OUTCOMES = 64
"""More than there are of one thing that is drawn."""
PLAIN = " :;/.'?+*-"
"""What may stand in a parameter as it is; brackets, commas and equals signs mean something to OpenSpiel."""


class BoulevardGame(pyspiel.Game):  # type: ignore[misc]
    """A game with its options; `reward` and `position` are those of all environments (`batch`).

    The `seed` settles what an option leaves to chance before the game, such as random postcards.
    """

    kind: ClassVar[GameInfo]

    def __init__(self, params: Mapping[str, Any] | None = None) -> None:
        kind = self.kind
        given = {name: unquote(it) if isinstance(it, str) else it for name, it in (params or {}).items()}
        defaults = parameters(kind)
        chosen = defaults | given
        reward, position, seed = chosen.pop("reward"), chosen.pop("position"), chosen.pop("seed")
        if position:
            chosen = {name: it for name, it in chosen.items() if it != defaults[name]}
        self.rules, begin = begun(kind.name, position or None, chosen, seed)
        self.rewards = Rewards(reward, self.rules)
        self.begin = Moment(self.rules, self.rules.undealt() if begin is None else begin)
        most = 1.0 if reward == "win" else MOST_POINTS
        seats = len(self.rules.seats)
        about = pyspiel.GameInfo(
            num_distinct_actions=self.rules.action_count,
            max_chance_outcomes=MOST_OUTCOMES,
            num_players=seats,
            min_utility=-most,
            max_utility=most,
            utility_sum=0.0 if _is_zero_sum(reward, seats) else None,
            max_game_length=self.rules.most_moves,
        )
        written = {name: quote(it, PLAIN) if isinstance(it, str) else it for name, it in given.items()}
        super().__init__(game_type(kind, reward, seats), about, written)

    def new_initial_state(self) -> BoulevardState:
        """Return the start, before anything is drawn."""
        return BoulevardState(self)

    def max_chance_nodes_in_history(self) -> int:
        """Return how many things can be drawn."""
        return int((~self.begin.drawn).sum())

    def make_py_observer(self, kind: Any = None, params: Any = None) -> Observer:
        """Return what fills tensors and strings for a player."""
        return Observer(self.rules, kind or pyspiel.IIGObservationType(perfect_recall=False))


class BoulevardState(pyspiel.State):  # type: ignore[misc]
    """A point of a game, as OpenSpiel asks for it."""

    __slots__ = ("__dict__", "game")  # OpenSpiel copies what is in `__dict__`; the game stays the same

    def __init__(self, game: BoulevardGame) -> None:
        super().__init__(game)
        self.game = game
        self.moment = game.begin
        self.earned = self._none()

    def current_player(self) -> int:
        """Return who acts next."""
        if self.moment.is_drawing:
            return CHANCE
        return self.moment.rules.number(self.moment.turn[0]) if self.moment.turn else TERMINAL

    def is_terminal(self) -> bool:
        """Return whether the game is over."""
        return self.moment.is_over

    def _legal_actions(self, player: int) -> list[int]:
        moment = self.moment
        if player != self.current_player():
            return []
        legal: list[int] = moment.rules.actions(moment.state, moment.turn[0]).tolist()
        return legal

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Return what may be drawn: its number, and the probability."""
        return [(number, chance) for number, (chance, _) in enumerate(self.moment.outcomes)]

    def _apply_action(self, action: int) -> None:
        before, self.moment = self.moment, self.moment.after(action)
        if not before.is_drawing:
            self.earned = self._between(before, self.moment)

    def _action_to_string(self, player: int, action: int) -> str:
        moment = self.moment
        if player == CHANCE:
            return f"draw {action}"
        return moment.rules.write(moment.state, moment.rules.seats[player], action)

    def rewards(self) -> list[float]:
        """Return what the last decision brought to everybody; OpenSpiel does not ask while chance is to draw."""
        return self.earned

    def returns(self) -> list[float]:
        """Return what all moves together have brought to everybody."""
        return self._between(self.game.begin, self.moment)

    def _between(self, one: Moment, other: Moment) -> list[float]:
        rules, of_the_end = other.rules, AT_THE_END.get(self.game.rewards.kind)
        if of_the_end is None:
            gained = rules.scores(other.state)[0] - rules.scores(one.state)[0]
            return [float(points) for points in gained]
        values: list[float] = of_the_end(rules, other.state)[0].tolist() if other.is_over else self._none()
        return values

    def _none(self) -> list[float]:
        return [0.0] * len(self.game.rules.seats)

    def resample_from_infostate(self, player: int, chance: Callable[[], float]) -> BoulevardState:
        """Return a state that looks the same to a player."""
        state: BoulevardState = self.game.new_initial_state()
        state.moment = self.moment.guessed(player, chance)
        return state

    def __str__(self) -> str:
        moves = " ".join(f"{player}:{action}" for player, action in self.moment.moves)
        if self.moment.is_drawing:
            return f"to be drawn after: {moves}"
        return f"{self.moment.rules.text(self.moment.rules.view(self.moment.state, None))}\n{moves}"


class Observer:
    """What a player may know: by `Rules.observe`, or with perfect recall the hidden state and all moves."""

    def __init__(self, rules: Rules, kind: Any) -> None:
        self._rules = rules
        self._recalls = bool(kind.perfect_recall)
        self._is_private = kind.private_info != pyspiel.PrivateInfoType.NONE
        self._is_whole = self._is_private and kind.public_info
        parts = {part.name: part.shape for part in rules.observation}
        if self._recalls:
            parts = {"player": (len(rules.seats),), "state": (rules.dtype.itemsize,), "moves": (rules.most_moves, 2)}
        ends = np.cumsum([0, *(int(np.prod(shape)) for shape in parts.values())])
        self.tensor = np.zeros(ends[-1], np.float32)
        self.dict = {
            name: self.tensor[start:end].reshape(shape)
            for (name, shape), start, end in zip(parts.items(), ends[:-1], ends[1:], strict=True)
        }

    def set_from(self, state: BoulevardState, player: int) -> None:
        """Fill the tensor; there is none of what everybody or only one player knows."""
        self.tensor.fill(0)
        if not self._is_whole:
            return
        if not self._recalls:
            self._rules.observe(state.moment.state, self._rules.seats[player], out=self.tensor[None])
            return
        hidden, moves = state.moment.known(player)
        self.dict["player"][player] = 1
        self.dict["state"][:] = memory(hidden)
        if moves:
            self.dict["moves"][: len(moves)] = np.array(moves) + 1

    def string_from(self, state: BoulevardState, player: int) -> str | None:
        """Return the same as text: a position (docs/positions.md); with perfect recall, bytes and moves as numbers."""
        if self._is_private and not self._is_whole:
            return None
        if state.moment.is_drawing:
            return str(state)
        hidden, moves = state.moment.known(player)
        if self._recalls:
            made = "".join(f" {mover}:{action}" for mover, action in moves)
            return f"{player} {hidden.tobytes().hex()}{made}"
        shown = hidden if self._is_private else self._rules.hide(hidden, None)
        return f"{player} {self._rules.position(shown) if self._rules.positions else shown.tobytes().hex()}"


def parameters(kind: GameInfo) -> dict[str, Any]:
    """Return the parameters of a game with their defaults."""
    defaults = {name: option.default for name, option in kind.options.items()}
    if kind.seats_option:
        defaults[kind.seats_option] = kind.company
    return {**defaults, "reward": "margin", "position": "", "seed": 0}


def _is_zero_sum(reward: str, seats: int) -> bool:
    return seats == 2 and reward in AT_THE_END


def game_type(kind: GameInfo, reward: str, seats: int) -> Any:
    """Return what OpenSpiel wants to know of a game before it is loaded."""
    of = pyspiel.GameType
    return of(
        short_name=f"python_boulevard_{kind.name}",
        long_name=kind.title,
        dynamics=of.Dynamics.SEQUENTIAL,
        chance_mode=of.ChanceMode.EXPLICIT_STOCHASTIC,
        information=of.Information.IMPERFECT_INFORMATION,
        utility=of.Utility.ZERO_SUM if _is_zero_sum(reward, seats) else of.Utility.GENERAL_SUM,
        reward_model=of.RewardModel.TERMINAL if reward in AT_THE_END else of.RewardModel.REWARDS,
        max_num_players=kind.players[-1],
        min_num_players=kind.players[0],
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=parameters(kind),
    )


def class_of(kind: GameInfo) -> type[BoulevardGame]:
    """Return the class of a game. OpenSpiel lets go of it after Python's end, which only a class survives."""
    return type(kind.title, (BoulevardGame,), {"kind": kind})


for _game in games().values():
    pyspiel.register_game(game_type(_game, "margin", _game.company), class_of(_game))
