"""Arrays for what many states offer next, which serve again at every step, and one look at them."""

from __future__ import annotations

import threading
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from boulevard.games.contract.data import Actions, Seed
from boulevard.games.contract.play import Play
from boulevard.games.kernels.streams import REDEALING, require_seed, streams_of

CACHE_LINE = 16
"""Rows begin at multiples of as many actions."""


NO_ACTIONS: Actions = np.empty(0, np.int32)
FIRST_ROW = np.arange(1)

_threads = threading.local()


class Step(NamedTuple):
    """What many states offer next. The arrays are those of the buffers: the next step writes to them."""

    actions: Actions
    """The legal actions of the seat first to act, one row a state, filled up with -1."""
    counts: NDArray[np.int64]
    """How many they are."""
    turns: NDArray[np.int8]
    """The number of the seat first to act; -1 when the game is over."""
    over: NDArray[np.bool_]
    mask: NDArray[np.bool_] | None = None
    """Which of all actions are legal, if the buffers were asked for with a mask."""


class Lists(NamedTuple):
    """The arrays of buffers or of some of their rows, as kernels take them. A mask without columns is none."""

    actions: Actions
    counts: NDArray[np.int64]
    turns: NDArray[np.int8]
    over: NDArray[np.bool_]
    mask: NDArray[np.bool_]

    @classmethod
    def empty(cls, count: int, width: int, columns: int = 0) -> Lists:
        """Return arrays in which nothing is listed: for so many states and actions of each, and columns of a mask."""
        actions, counts = np.full((count, width), -1, np.int32), np.zeros(count, np.int64)
        turns, over = np.full(count, -1, np.int8), np.ones(count, np.bool_)
        return cls(actions, counts, turns, over, np.zeros((count, columns), np.bool_))

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


class Buffers:
    """Arrays for a number of states of one game (`Rules.buffers`), and what games are dealt anew from.

    They belong to no states in particular: actions are checked against the states themselves, never against what is
    listed here, so it does not matter what happens to the states in between.
    """

    def __init__(self, rules: Play, count: int, width: int, *, mask: bool, seed: Seed) -> None:
        self.rules = rules
        """Whose they are: rules with other options have other actions."""
        self.lists = Lists.empty(count, width, rules.action_count if mask else 0)
        self.all = np.arange(count)
        """The numbers of all rows."""
        self.is_filled = False
        """Whether anything was ever listed here."""
        self._seed = require_seed(seed)
        self._streams: NDArray[np.uint64] | None = None

    def __len__(self) -> int:
        """For how many states they are."""
        return len(self.all)

    def __repr__(self) -> str:
        """Return what they are for."""
        mask = "without mask" if self.mask is None else "with mask"
        return f"<Buffers for {len(self)} states of {self.rules!r}, {mask}>"

    @property
    def mask(self) -> NDArray[np.bool_] | None:
        """Which of all actions are legal in each state, if that is marked."""
        return self.lists.mask if self.lists.mask.shape[1] else None

    @property
    def streams(self) -> NDArray[np.uint64]:
        """What new games are dealt from, a stream for each row."""
        if self._streams is None:
            self._streams = streams_of(self._seed, len(self), REDEALING)
        return self._streams

    def reseed(self, seed: Seed, which: NDArray[np.bool_]) -> None:
        """Deal some rows from another seed from now on."""
        self.streams[which] = streams_of(seed, len(self), REDEALING)[which]

    def widen(self, most: int) -> None:
        """Make room for as many actions a state, and some more."""
        width = -(-most * 5 // 4 // CACHE_LINE) * CACHE_LINE
        rows = np.full((len(self), width), -1, np.int32)
        rows[:, : self.lists.actions.shape[1]] = self.lists.actions
        self.lists = self.lists._replace(actions=rows)

    def step(self, most: int) -> Step:
        """Return what was listed, at most so many actions a state."""
        rows, counts, turns, over, _ = self.lists
        self.is_filled = True
        return Step(rows[:, :most], counts, turns, over, self.mask)


def lists_for_one(size: int) -> Lists:
    """Return lists for one state of a game with so many actions.

    They are kept per thread, because making them takes longer than filling them.
    """
    kept: Lists | None = getattr(_threads, "lists", None)
    if kept is None or kept.actions.shape[1] != size:
        kept = _threads.lists = Lists.empty(1, size)
    return kept
