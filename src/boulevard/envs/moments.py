"""Points of a game at which no more is drawn than somebody may know: for searches that give chance its own nodes."""

from __future__ import annotations

from collections.abc import Callable
from functools import cached_property

import numpy as np
from numpy.typing import NDArray

from boulevard.errors import IllegalMove
from boulevard.games.contract import Rules, Seat, States
from boulevard.games.contract.checks import is_whole_number
from boulevard.games.kernels.states import copied

Move = tuple[int, int]
"""The number of a seat, and its action."""


class Moment:
    """A point of a game. What nobody has seen yet is unknown in its state, and drawn when it is due.

    Where several seats decide at once, they do so one after the other, unseen by each other. A moment never changes.
    """

    def __init__(self, rules: Rules, state: States, moves: tuple[Move, ...] = (), since: Moment | None = None) -> None:
        self.rules = rules
        self.state = state
        self.moves = moves
        self.since = since or self
        """The last moment at which nobody had decided something that others who decide now may not know."""

    def __deepcopy__(self, memo: object) -> Moment:
        """Return the same: copies cost nothing."""
        return self

    @cached_property
    def turn(self) -> tuple[Seat, ...]:
        """Who must act."""
        return self.rules.turn(self.state)

    @cached_property
    def is_over(self) -> bool:
        """Whether the game is over and nothing is left to be drawn."""
        return not self.turn and not self.is_drawing

    @cached_property
    def drawn(self) -> NDArray[np.bool_]:
        """Which bytes of the state do not wait for chance."""
        drawn: NDArray[np.bool_] = memory(self.state) == memory(self._filled)
        return drawn

    @cached_property
    def _filled(self) -> States:
        return self.rules.sample(self.state, 0)

    @cached_property
    def is_drawing(self) -> bool:
        """Whether something is drawn now: who acts next may know it, or at the end anybody."""
        if self.drawn.all():
            return False
        seen = self.rules.hide(self._filled, self.turn[0] if self.turn else None)
        return bool((memory(seen) == memory(self._filled))[~self.drawn].any())

    @cached_property
    def outcomes(self) -> list[tuple[float, States]]:
        """What may be drawn now, with probabilities."""
        return [(float(probability), state) for probability, state in self.rules.chance(self.state)]

    def after(self, action: int) -> Moment:
        """Return the moment after an outcome of chance or an action (`IllegalMove`)."""
        if self.is_drawing:
            if not is_whole_number(action) or not 0 <= action < len(self.outcomes):
                raise IllegalMove("env-no-outcome", outcome=action, most=len(self.outcomes) - 1)
            return Moment(self.rules, self.outcomes[action][1], self.moves, None if self.since is self else self.since)
        state, mover = copied(self.state), self.turn[0]
        self.rules.apply(state, mover, action)
        later = Moment(self.rules, state, (*self.moves, (self.rules.number(mover), action)), self.since)
        if not later.turn or mover in later.turn or not set(later.turn) <= set(self.turn):
            later.since = later
        return later

    def known(self, player: int) -> tuple[States, tuple[Move, ...]]:
        """Return the state without what a seat can't know, and the moves that it knows of."""
        open_moves = len(self.since.moves)
        own = tuple(move for move in self.moves[open_moves:] if move[0] == player)
        return self.rules.hide(self.state, self.rules.seats[player]), self.moves[:open_moves] + own

    def guessed(self, player: int, chance: Callable[[], float]) -> Moment:
        """Return a moment that looks the same to a seat: what it can't know is drawn anew, as far as it was drawn."""
        since, rules = self.since, self.rules
        hidden = rules.hide(since.state, rules.seats[player])
        filled = rules.sample(hidden, int(chance() * 2**53))
        kept = np.where(since.drawn, memory(filled), memory(since.state)).view(rules.dtype)
        moment = Moment(rules, kept, since.moves)
        for mover, action in self.moves[len(since.moves) :]:
            legal = rules.actions(moment.state, rules.seats[mover])
            moment = moment.after(action if mover == player else int(legal[int(chance() * len(legal))]))
        return moment


def memory(state: States) -> NDArray[np.uint8]:
    """Return the bytes of a state."""
    return state.view(np.uint8)
