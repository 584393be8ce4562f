"""One game, move by move. It makes no more calls than it must: for one state, checks take longer than moves."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np
from numpy.typing import NDArray

from boulevard.envs.batch import Batch
from boulevard.errors import IllegalMove
from boulevard.games.contract import Room
from boulevard.games.states import as_memory, copied

NO_ACTION = -2
"""For rules, something that is never legal."""


class Single(Batch):
    """A batch of one game. Seats are given by their numbers; -1 is the first that must act."""

    def __init__(self, game: str, **settings: Any) -> None:
        super().__init__(game, 1, **settings)
        size = self.rules.action_count
        self._room = Room(1, size, size, mask=True, seed=0)
        self._chosen = np.empty(1, np.int32)
        self._factors = np.float32(1) / self.rules.observation_most.astype(np.float32)
        self._width = self.rules.observation_shape[0]

    def _roomy(self, seed: int, mask: bool) -> Room:
        return self._room

    @property
    def turn(self) -> int:
        """The number of the seat that is first to act, -1 when the game is over."""
        return int(self._room.lists.turns[0])

    @property
    def is_over(self) -> bool:
        """Whether the game is over."""
        return bool(self._room.lists.over[0])

    def move(self, action: int | np.integer[Any], seat: int = -1, *, look: bool = True) -> bool:
        """Make a move of a seat; return whether it was legal, or had to be replaced (`IllegalMove`).

        Without a `look`, nobody asks what is legal next.
        """
        self._chosen[0] = action if 0 <= action < self._room.size else NO_ACTION
        self.illegal = None
        was_over = self.is_over
        is_legal = self._carried_out(seat, look)
        if not is_legal:
            if not self._replaces:
                raise IllegalMove("illegal-action-in-row", action=int(action), row=0)
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
        except IllegalMove:
            as_memory(self.states)[:] = as_memory(before)
            raise

    def _carried_out(self, seat: int, look: bool) -> bool:
        room, states = self._room, self.states
        if not look:
            return self.rules.apply_rows(states, self._chosen, seat, True) < 0
        return self.rules.step_rows(states, room.all, self._chosen, seat, True, room.lists)[0] < 0

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
        seen: NDArray[np.float32] = counts[0] * self._factors
        return seen

    def legal(self, seat: int = -1) -> NDArray[np.int8]:
        """Return the mask of what is legal for a seat."""
        mask = np.empty((1, self._room.size), np.int8)
        if seat < 0:
            mask[:] = self._room.lists.mask.view(np.int8)
        else:
            self.rules.mark_rows(self.states, seat, mask.view(np.bool_))
        row: NDArray[np.int8] = mask[0]
        return row
