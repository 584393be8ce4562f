"""What a move is worth to each seat, by the option `reward`."""

from __future__ import annotations

from collections.abc import Callable
from typing import Literal

import numpy as np
from numpy.typing import NDArray

from boulevard.errors import BadOption
from boulevard.games.contract import Rules, States
from boulevard.games.kernels.states import as_memory
from boulevard.games.positions import is_one_of
from boulevard.messages.fluent import as_data

Reward = Literal["margin", "win", "points"]
Values = NDArray[np.float64]
"""One row a game, one column a seat."""


def margins(rules: Rules, states: States) -> Values:
    """Return each seat's points minus those of its best rival; the points themselves where it has none."""
    return rules.margins(states).astype(np.float64)


def wins(rules: Rules, states: States) -> Values:
    """Return 1 for a sole winner, -1 for a loser, 0 for a draw or a shared win."""
    winners = rules.winners(states)
    shared = winners & (winners.sum(axis=1, keepdims=True) > 1)
    lost = ~winners & winners.any(axis=1, keepdims=True)
    values: Values = 1.0 * (winners & ~shared) - lost
    return values


AT_THE_END: dict[str, Callable[[Rules, States], Values]] = {"margin": margins, "win": wins}
POINTS = "points"


class Rewards:
    """The rewards of a batch of games, move by move, for every seat.

    - `margin` comes with the last move of a game: own points minus those of the best rival; alone, the points.
    - `win` comes with the last move: 1 for a sole winner, -1 for a loser, 0 for a draw or a shared win. It needs
      rivals (`BadOption` for one player).
    - `points` come with every move: by how much it changed the points that a seat would have if the game ended now.
      Over a game they add up to the final points minus those at its beginning, which need not be 0: in Paris, buildings
      that are not built cost points.
    """

    def __init__(self, kind: Reward, rules: Rules) -> None:
        if not is_one_of(kind, kinds := (*AT_THE_END, POINTS)):
            raise BadOption("bad-option", name="reward", value=as_data(kind), values=", ".join(kinds))
        if kind == "win" and len(rules.seats) == 1:
            raise BadOption("bad-option", name="reward", value=kind, values=f"margin, {POINTS}")
        self.kind = kind
        self._rules = rules
        self._at_the_end = AT_THE_END.get(kind)
        self.comes_at_the_end = self._at_the_end is not None
        self._before: NDArray[np.int32]

    def begin(self, states: States, rows: NDArray[np.bool_] | None = None) -> None:
        """Start counting for games that were dealt: for all, or for some."""
        if self._at_the_end:
            return
        points = self._rules.scores(states)
        self._before = points if rows is None else np.where(rows[:, None], points, self._before)

    def earned(self, states: States, ended: NDArray[np.bool_]) -> Values:
        """Return what the last move brought; `ended` are the games that it was the last one of."""
        if self._at_the_end is None:
            points = self._rules.scores(states)
            earned = (points - self._before).astype(np.float64)
            self._before = points
            return earned
        values = np.zeros((len(states), len(self._rules.seats)))
        if ended.any():
            final = as_memory(states)[ended].view(states.dtype)
            values[ended] = self._at_the_end(self._rules, final)
        return values
