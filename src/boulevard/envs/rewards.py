"""What a move is worth to each seat, by the option `reward`."""

from __future__ import annotations

from collections.abc import Callable
from typing import Literal

import numpy as np
from numpy.typing import NDArray

from boulevard.errors import BadOption
from boulevard.games.contract import Rules, States
from boulevard.games.states import as_memory

Reward = Literal["margin", "win", "points"]
Values = NDArray[np.float64]
"""One row a game, one column a seat."""


def margins(rules: Rules, states: States) -> Values:
    """Return each seat's points minus those of its best rival; the points themselves where it has none."""
    scores = rules.scores(states).astype(np.float64)
    if scores.shape[1] == 1:
        return scores
    ranked = np.sort(scores, axis=1)
    best, second = ranked[:, -1:], ranked[:, -2:-1]
    ahead: Values = scores - np.where(scores == best, second, best)
    return ahead


def wins(rules: Rules, states: States) -> Values:
    """Return 1 for who wins alone, -1 for who loses, 0 in a draw and for those who share a win."""
    winners = rules.winners(states)
    shared = winners & (winners.sum(axis=1, keepdims=True) > 1)
    lost = ~winners & winners.any(axis=1, keepdims=True)
    values: Values = 1.0 * (winners & ~shared) - lost
    return values


AT_THE_END: dict[str, Callable[[Rules, States], Values]] = {"margin": margins, "win": wins}
POINTS = "points"


class Rewards:
    """The rewards of a batch of games, move by move.

    `margin` and `win` come with the last move of a game. `points` come with every move: what it changed in the points
    that each seat would have if the game ended now. They add up to the final points, less those of an empty board.
    """

    def __init__(self, kind: Reward, rules: Rules) -> None:
        if kind != POINTS and kind not in AT_THE_END:
            raise BadOption("bad-option", name="reward", value=kind, values=", ".join((*AT_THE_END, POINTS)))
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
