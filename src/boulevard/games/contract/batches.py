"""Many states at once. What is written here plays any game, one state after the other; games with kernels do better."""

from __future__ import annotations

from abc import abstractmethod

import numpy as np
from numpy.typing import ArrayLike, NDArray

from boulevard.games.contract.data import Actions, Playouts, Seat, Seed, States
from boulevard.games.contract.play import Play
from boulevard.games.parallel import spread
from boulevard.games.states import repeated
from boulevard.games.streams import DEALING, PLAYING, streams_of


class Batches(Play):
    """Work on arrays of states."""

    most_moves: int
    """No game has more."""

    def deal(self, count: int, seed: Seed) -> States:
        """Return the starts of many games, each shuffled anew."""
        states = repeated(self.start(), count)
        self.shuffle(states, streams_of(seed, count, DEALING))
        return states

    @abstractmethod
    def shuffle(self, starts: States, streams: NDArray[np.uint64]) -> None:
        """Shuffle all that was left to chance, in place: in each state by its stream."""

    def legal(self, states: States, seat: Seat | None = None) -> tuple[Actions, NDArray[np.int64]]:
        """Return for every state a seat's legal actions, one row a state filled up with -1, and how many they are.

        Without a seat, those of the first that must act.
        """
        self.require(states)
        self.number(seat)
        lists = [self._choices(states[row : row + 1], seat) for row in range(len(states))]
        counts = np.array([len(choices) for choices in lists], np.int64)
        rows = np.full((len(states), int(counts.max(initial=0))), -1, np.int32)
        for row, choices in zip(rows, lists, strict=True):
            row[: len(choices)] = choices
        return rows, counts

    def _choices(self, state: States, seat: Seat | None) -> Actions:
        turn = self.turn(state)
        actor = turn[0] if seat is None and turn else seat
        return self.actions(state, actor) if actor in turn else np.empty(0, np.int32)

    def legal_mask(self, states: States, seat: Seat | None = None) -> NDArray[np.bool_]:
        """Return for every state which of all actions are legal for a seat (or the first that must act)."""
        rows, _ = self.legal(states, seat)
        mask = np.zeros((len(states), self.action_count + 1), np.bool_)
        np.put_along_axis(mask, rows.astype(np.int64), True, axis=1)
        return mask[:, :-1]

    def apply_each(self, states: States, actions: ArrayLike, seat: Seat | None = None, *, check: bool = True) -> None:
        """Carry out one action a state, of a seat (or the first that must act), in place.

        Games that are over stay as they are, whatever their action. If any other has one that is not legal, nothing
        changes (`IllegalMove`, `NotYourTurn`; the error names the row). That is about as much work as `legal`; without
        `check`, actions are trusted to come from there.
        """
        self.require(states)
        chosen = self.require_actions(states, actions)
        if check:
            self.require_legal(states, chosen, seat)
        self.carry_out_each(states, chosen, seat)

    def require_legal(self, states: States, actions: Actions, seat: Seat | None) -> None:
        """Refuse a batch in which a game that goes on has an illegal action (`NotYourTurn`, `IllegalMove`)."""
        rows, counts = self.legal(states, seat)
        legal = ((rows == actions[:, None]) & (rows >= 0)).any(axis=1)
        wrong = ~legal & (self.legal(states)[1] > 0)
        if seat is not None and (others := wrong & (counts == 0)).any():
            row = int(others.argmax())
            self.require_turn(seat, self.turn(states[row : row + 1]), row=row)
        if wrong.any():
            self.refuse_row(wrong, actions)

    def carry_out_each(self, states: States, actions: Actions, seat: Seat | None) -> None:
        """Carry out one action a state, known to be legal where the game is not over; others stay as they are."""
        for row, action in enumerate(actions.tolist()):
            state = states[row : row + 1]
            if turn := self.turn(state):
                self.carry_out(state, turn[0] if seat is None else seat, action)

    def playout(self, states: States, seed: Seed, *, log: bool = False) -> Playouts:
        """Play every state to its end in place, each move drawn evenly from all legal ones.

        The log has the moves in the order of a record.
        """
        self.require(states)
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
