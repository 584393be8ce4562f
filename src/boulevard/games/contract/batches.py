"""Many states at once. What is written here plays any game, one state after the other; games with kernels do better."""

from __future__ import annotations

from abc import abstractmethod

import numpy as np
from numpy.typing import NDArray

from boulevard.games.contract.data import Actions, Playouts, Seed, States
from boulevard.games.contract.play import Play
from boulevard.games.contract.room import Room, Step
from boulevard.games.contract.steps import Steps
from boulevard.games.keeping import kept_with
from boulevard.games.parallel import spread
from boulevard.games.states import as_memory, from_bytes
from boulevard.games.streams import DEALING, PLAYING, following, streams_of


@kept_with
def start_bytes(rules: Play) -> bytes:
    """The state before the first move, to be copied many times."""
    return rules.start().tobytes()


class Batches(Steps):
    """Work on arrays of states."""

    most_moves: int
    """No game has more."""

    def deal(self, count: int, seed: Seed) -> States:
        """Return the starts of many games, each shuffled anew."""
        states = from_bytes(start_bytes(self) * count, self.dtype)
        self.shuffle(states, streams_of(seed, count, DEALING))
        return states

    @abstractmethod
    def shuffle(self, starts: States, streams: NDArray[np.uint64]) -> None:
        """Shuffle all that was left to chance, in place: in each state by its stream."""

    def redeal(self, states: States, room: Room, which: NDArray[np.bool_] | None = None) -> Step:
        """Deal some games anew in place, those that are over unless others are named; return what the states offer now.

        What is dealt follows from the room's seed and what was dealt from it before. The other rows of the room are as
        the last step or look has left them.
        """
        self.require_writable(states)
        self.require_room(states, room)
        rows = np.flatnonzero(self.over(states) if which is None else self.require_marks(states, which))
        if len(rows):
            fresh, streams = from_bytes(start_bytes(self) * len(rows), self.dtype), room.streams[rows]
            room.streams[rows] = following(streams)
            self.shuffle(fresh, streams)
            as_memory(states)[rows] = as_memory(fresh)
        return self.look_again(states, rows, room)

    def playout(self, states: States, seed: Seed, *, log: bool = False) -> Playouts:
        """Play every state to its end in place, each move drawn evenly from all legal ones.

        The log has the moves in the order of a record.
        """
        self.require_writable(states)
        streams = streams_of(seed, len(states), PLAYING)
        counts = np.zeros((len(states), 3), np.int64)
        rows = np.full((len(states), self.most_moves if log else 0), -1, np.int32)
        spread(lambda part: self.play_out(states[part], streams[part], counts[part], rows[part]), len(states))
        return Playouts(counts[:, 0], counts[:, 1], counts[:, 2], rows)

    def play_out(self, states: States, streams: NDArray[np.uint64], counts: NDArray[np.int64], log: Actions) -> None:
        """Play states to their ends; write moves, choices and most choices of each, and the moves if there is room."""
        for row, stream in enumerate(streams.tolist()):
            chance, state = np.random.default_rng(stream), states[row : row + 1]
            while turn := self.turn(state):
                choices = self.actions(state, turn[0])
                action = int(chance.choice(choices))
                log[row, counts[row, 0] : counts[row, 0] + 1] = action
                counts[row] = counts[row, 0] + 1, counts[row, 1] + len(choices), max(counts[row, 2], len(choices))
                self.carry_out(state, turn[0], action)

    @abstractmethod
    def scores(self, states: States) -> NDArray[np.int32]:
        """Return every seat's total in every state, one row a state."""

    def winners(self, states: States) -> NDArray[np.bool_]:
        """Return which seats win in every state, one row a state; none in a draw, several where they share it."""
        scores = self.scores(states)
        best: NDArray[np.bool_] = scores == scores.max(axis=1, keepdims=True)
        return best
