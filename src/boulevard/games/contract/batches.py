"""Many states at once. What is written here plays any game, one state after the other; games with kernels do better."""

from __future__ import annotations

from abc import abstractmethod

import numpy as np
from numpy.typing import ArrayLike, NDArray

from boulevard.games.contract.buffers import Buffers, Step
from boulevard.games.contract.checks import require_count
from boulevard.games.contract.data import Actions, Playouts, Seed, States
from boulevard.games.contract.play import Play
from boulevard.games.contract.steps import Steps
from boulevard.games.keeping import kept_with
from boulevard.games.kernels.parallel import SMALLEST_SHARE
from boulevard.games.kernels.states import as_memory, from_bytes
from boulevard.games.kernels.streams import DEALING, PLAYING, following, streams_of


@kept_with
def start_bytes(rules: Play) -> bytes:
    """The state before the first move, to be copied many times."""
    return rules.start().tobytes()


class Batches(Steps):
    """Work on arrays of states."""

    most_moves: int
    """No game has more."""

    def deal(self, count: int, seed: Seed) -> States:
        """Return the starts of many games, each shuffled anew (`BadOption`)."""
        count = require_count(count)
        streams = streams_of(seed, count, DEALING)
        states = from_bytes(start_bytes(self) * count, self.dtype)
        self.shuffle(states, streams)
        return states

    @abstractmethod
    def shuffle(self, starts: States, streams: NDArray[np.uint64]) -> None:
        """Shuffle all that was left to chance, in place: in each state by its stream, and nothing else."""

    def redeal(self, states: States, *, buffers: Buffers, which: ArrayLike | None = None) -> Step:
        """Deal some games anew in place, those that are over unless others are named; return what the states offer now.

        What is dealt follows from the seed of the buffers and what was dealt from it before. Their other rows are as
        the last step or look has left them; if there was none, all states are looked at.
        """
        self.require_writable(states)
        self.require_buffers(states, buffers)
        rows = np.flatnonzero(self.over(states) if which is None else self.require_marks(states, which))
        if len(rows):
            fresh, streams = from_bytes(start_bytes(self) * len(rows), self.dtype), buffers.streams[rows]
            buffers.streams[rows] = following(streams)
            self.shuffle(fresh, streams)
            as_memory(states)[rows] = as_memory(fresh)
        return self._look_again(states, rows, buffers)

    def playout(self, states: States, seed: Seed, *, log: bool = False) -> Playouts:
        """Play every state to its end in place, each move drawn uniformly at random from all legal ones.

        The log has the moves in the order of a record. States must not be hidden (`BadStates`).
        """
        self.require_writable(states)
        self.require_whole(states)
        streams = streams_of(seed, len(states), PLAYING)
        counts = np.zeros((len(states), 3), np.int64)
        rows = np.full((len(states), self.most_moves if log else 0), -1, np.int32)

        def work(part: slice) -> None:
            self.play_out(states[part], streams[part], counts[part], rows[part])

        self._spread(work, len(states), SMALLEST_SHARE)
        return Playouts(counts[:, 0], counts[:, 1], counts[:, 2], rows)

    def play_out(self, states: States, streams: NDArray[np.uint64], counts: NDArray[np.int64], log: Actions) -> None:
        """Play states to their ends; write moves, choices and most choices of each, and a log if it has columns."""
        for row, stream in enumerate(streams.tolist()):
            chance, state = np.random.default_rng(stream), states[row : row + 1]
            while turn := self.turn(state):
                choices = self.legal_actions(state, turn[0])
                action = int(chance.choice(choices))
                log[row, counts[row, 0] : counts[row, 0] + 1] = action
                counts[row] = counts[row, 0] + 1, counts[row, 1] + len(choices), max(counts[row, 2], len(choices))
                self.carry_out(state, turn[0], action)

    @abstractmethod
    def scores(self, states: States) -> NDArray[np.int32]:
        """Return every seat's total in every state, one row a state."""

    def margins(self, states: States) -> NDArray[np.int32]:
        """Return every seat's points minus those of its best rival, one row a state; alone, the points themselves."""
        scores = self.scores(states)
        if scores.shape[1] == 1:
            return scores
        ranked = np.sort(scores, axis=1)
        best, second = ranked[:, -1:], ranked[:, -2:-1]
        ahead: NDArray[np.int32] = scores - np.where(scores == best, second, best)
        return ahead

    def winners(self, states: States) -> NDArray[np.bool_]:
        """Return which seats win in every state, one row a state; none in a draw, several where they share it."""
        scores = self.scores(states)
        best: NDArray[np.bool_] = scores == scores.max(axis=1, keepdims=True)
        return best

    def tie_breaks(self, states: States) -> NDArray[np.int32]:
        """Return what breaks a tie between equal totals, the more the better, of every seat in every state.

        It is for games that were not played against each other, with boards of one's own; 0 where points are shared.
        """
        return np.zeros_like(self.scores(states))
