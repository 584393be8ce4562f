"""Room for what many states offer next, used again at every step, and one look at it."""

from __future__ import annotations

import threading
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from boulevard.games.contract.data import Actions, Seed
from boulevard.games.streams import REDEALING, streams_of

CACHE_LINE = 16
"""Rows begin at multiples of as many actions."""


NO_ACTIONS: Actions = np.empty(0, np.int32)

_threads = threading.local()


class Step(NamedTuple):
    """What many states offer next. The arrays are those of the room: the next step writes to them."""

    actions: Actions
    """The legal actions of the seat first to act, one row a state, filled up with -1."""
    counts: NDArray[np.int64]
    """How many they are."""
    turns: NDArray[np.int8]
    """The number of the seat first to act; -1 when the game is over."""
    over: NDArray[np.bool_]
    mask: NDArray[np.bool_] | None = None
    """Which of all actions are legal, if the room was asked for with a mask."""


class Lists(NamedTuple):
    """The arrays of a room or of some of its rows, as kernels take them. A mask without columns is none."""

    actions: Actions
    counts: NDArray[np.int64]
    turns: NDArray[np.int8]
    over: NDArray[np.bool_]
    mask: NDArray[np.bool_]

    def part(self, rows: slice) -> Lists:
        """Return some of the rows."""
        if rows.stop - rows.start == len(self.counts):
            return self
        return Lists(self.actions[rows], self.counts[rows], self.turns[rows], self.over[rows], self.mask[rows])

    def put(self, row: int, actions: Actions, turn: int) -> None:
        """Put what is legal in one state in the place of what was there; a list that is too long leaves the row empty.

        Nothing but the old and the new actions is touched: clearing a whole mask takes longer than a move.
        """
        before = self.actions[row, : self.counts[row]]
        self.mark(row, before, legal=False)
        before[:] = -1
        self.counts[row], self.turns[row], self.over[row] = len(actions), turn, turn < 0
        if len(actions) <= self.actions.shape[1]:
            self.actions[row, : len(actions)] = actions
            self.mark(row, actions, legal=True)

    def mark(self, row: int, actions: Actions, *, legal: bool) -> None:
        """Mark what is or was legal in one state, if there is a mask."""
        if self.mask.shape[1]:
            self.mask[row, actions] = legal


class Room:
    """Room for a number of states of one game (`Rules.room`).

    It belongs to no states in particular: actions are checked against the states themselves, never against what is
    listed here, so it does not matter what happens to the states in between.
    """

    def __init__(self, count: int, width: int, size: int, *, mask: bool, seed: Seed) -> None:
        self.size = size
        """How many actions there are."""
        marks = np.zeros((count, size if mask else 0), np.bool_)
        rows = np.full((count, width), -1, np.int32)
        self.lists = Lists(
            rows, np.zeros(count, np.int64), np.full(count, -1, np.int8), np.ones(count, np.bool_), marks
        )
        self.all = np.arange(count)
        """The numbers of all rows."""
        self._seed = seed
        self._streams: NDArray[np.uint64] | None = None

    def __len__(self) -> int:
        """For how many states there is room."""
        return len(self.all)

    @property
    def mask(self) -> NDArray[np.bool_] | None:
        """Which of all actions are legal in each state, if there is room for that."""
        return self.lists.mask if self.lists.mask.shape[1] else None

    @property
    def streams(self) -> NDArray[np.uint64]:
        """What new games are dealt from, a stream for each row."""
        if self._streams is None:
            self._streams = streams_of(self._seed, len(self), REDEALING)
        return self._streams

    def widen(self, most: int) -> None:
        """Make room for as many actions a state, and some more."""
        width = -(-most * 5 // 4 // CACHE_LINE) * CACHE_LINE
        rows = np.full((len(self), width), -1, np.int32)
        rows[:, : self.lists.actions.shape[1]] = self.lists.actions
        self.lists = self.lists._replace(actions=rows)

    def step(self, most: int) -> Step:
        """Return what was listed, at most so many actions a state."""
        rows, counts, turns, over, _ = self.lists
        return Step(rows[:, :most], counts, turns, over, self.mask)


def room_for_one(size: int) -> Room:
    """Room for one state of a game with so many actions, kept for each thread: making it costs more than filling it."""
    kept: Room | None = getattr(_threads, "room", None)
    if kept is None or kept.size != size:
        kept = _threads.room = Room(1, size, size, mask=False, seed=0)
    return kept
