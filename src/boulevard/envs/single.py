"""One game, move by move. It makes no more calls than it must: for one state, checks take longer than moves."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np
from numpy.typing import NDArray

from boulevard.envs.batch import Batch
from boulevard.errors import BadStates, IllegalMove
from boulevard.games.contract import Buffers
from boulevard.games.contract.checks import whole_number
from boulevard.games.contract.data import NEVER_LEGAL
from boulevard.games.kernels.states import as_memory, copied


class Single(Batch):
    """A batch of one game. Seats are given by their numbers; -1 is the first that must act."""

    def __init__(self, game: str, **settings: Any) -> None:
        super().__init__(game, 1, **settings)
        size = self.rules.action_count
        self._buffers = Buffers(self.rules, 1, size, mask=True, seed=0)
        self._chosen = np.empty(1, np.int32)
        self._scale = self.rules.observation_scale
        self._size = size
        self._width = self.rules.observation_shape[0]

    def _buffers_from(self, seed: int, mask: bool) -> Buffers:
        return self._buffers

    @property
    def turn(self) -> int:
        """The number of the seat that is first to act, -1 when the game is over."""
        return int(self._buffers.lists.turns[0])

    @property
    def is_over(self) -> bool:
        """Whether the game is over."""
        return bool(self._buffers.lists.over[0])

    def move(self, action: int | np.integer[Any], seat: int = -1, *, look: bool = True) -> bool:
        """Make a move of a seat; return whether it was legal, or had to be replaced (`IllegalMove`, `BadStates`).

        Without a `look`, nobody asks what is legal next.
        """
        number = whole_number(action)
        self._chosen[0] = number if 0 <= number < self._size else NEVER_LEGAL
        self.illegal = None
        was_over = self.is_over
        is_legal = self._carried_out(seat, look)
        if not is_legal:
            if not self._replaces:
                raise IllegalMove("illegal-action", action=number)
            name = None if seat < 0 else self.rules.seats[seat]
            self._chosen[:] = self._replaced(self._chosen, name)
            self._carried_out(seat, look)
        self.ended[0] = self.is_over and not was_over
        return is_legal

    def move_all(self, actions: Sequence[int | np.integer[Any]], seats: Sequence[int]) -> list[bool]:
        """Make the moves of several seats that act at once, all of them or none; return which were legal."""
        before, last = copied(self.states), seats[-1]
        try:
            return [self.move(action, seat, look=seat == last) for action, seat in zip(actions, seats, strict=True)]
        except (IllegalMove, BadStates):
            as_memory(self.states)[:] = as_memory(before)
            raise

    def _carried_out(self, seat: int, look: bool) -> bool:
        buffers, states = self._buffers, self.states
        if not look:
            return self.rules.apply_rows(states, self._chosen, seat, True) < 0
        return self.rules.step_rows(states, buffers.all, self._chosen, seat, True, buffers.lists)[0] < 0

    def gains(self) -> list[float]:
        """Return what every seat has earned since this was last asked."""
        if self.rewards.comes_at_the_end and not self.ended[0]:
            return [0.0] * len(self.rules.seats)
        gains: list[float] = self.earned()[0].tolist()
        return gains

    def seen(self, seat: int = -1) -> NDArray[np.float32]:
        """Return what a seat may know: one row of numbers."""
        counts = np.empty((1, self._width), np.uint8)
        self.rules.write_observations(self.states, seat, counts)
        seen: NDArray[np.float32] = counts[0] * self._scale
        return seen

    def legal(self, seat: int = -1) -> NDArray[np.int8]:
        """Return the mask of what is legal for a seat."""
        mask = np.empty((1, self._size), np.int8)
        if seat < 0:
            mask[:] = self._buffers.lists.mask.view(np.int8)
        else:
            self.rules.mark_rows(self.states, seat, mask.view(np.bool_))
        row: NDArray[np.int8] = mask[0]
        return row
