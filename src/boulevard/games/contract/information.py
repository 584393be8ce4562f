"""What a seat may know. A state is *hidden* when nothing is left in it that the seat can't know."""

from __future__ import annotations

from abc import abstractmethod
from typing import Self

import numpy as np
from numpy.typing import NDArray

from boulevard.errors import BadStates
from boulevard.games.contract.data import ScoreEntry, Seat, Seed, States, View
from boulevard.games.contract.play import Play
from boulevard.games.kernels.states import copied
from boulevard.games.kernels.streams import SAMPLING, streams_of


class Information(Play):
    """Hiding what a seat can't know, showing what it may, and filling the gaps by chance."""

    def hide(self, states: States, seat: Seat | None) -> States:
        """Return copies without what a seat can't know; without a seat, what a spectator can't."""
        self.require(states)
        return self.hidden(states, self.number(seat))

    @abstractmethod
    def hidden(self, states: States, number: int) -> States:
        """Return such copies for the seat of this number, -1 for spectators."""

    def undealt(self) -> States:
        """Return the start of a game of which nothing has been drawn yet."""
        return self.hide(self.start(), None)

    def sample(self, hidden: States, seed: Seed) -> States:
        """Return copies of hidden states with what is missing put in at random, in accord with all that is known."""
        self.require(hidden)
        filled = copied(hidden)
        self.fill(filled, streams_of(seed, len(filled), SAMPLING))
        return filled

    @abstractmethod
    def fill(self, hidden: States, streams: NDArray[np.uint64]) -> None:
        """Put in what is missing, in place: in each state by the chance of its stream."""

    @abstractmethod
    def unknown(self, hidden: States) -> int:
        """Return how many things (tiles, cards, others' choices) are unknown in such states.

        The number falls whenever a seat is shown something, and never rises: between two moments at which it is the
        same for a seat, that seat has learnt nothing but what was played in the open.
        """

    def whole(self, states: States) -> NDArray[np.bool_]:
        """Return in which states nothing is unknown. What is written here serves any game: filling changes nothing."""
        self.require(states)
        as_bytes = (self.sample(states, 0).view(np.uint8), states.view(np.uint8))
        filled, given = (memory.reshape(len(states), self.dtype.itemsize) for memory in as_bytes)
        whole: NDArray[np.bool_] = (filled == given).all(axis=1)
        return whole

    def require_whole(self, states: States) -> None:
        """Refuse hidden states, which can't be played on (`BadStates`, whose values name the row)."""
        whole = self.whole(states)
        if not whole.all():
            raise BadStates("hidden-states", row=int(whole.argmin()))

    def require_known(self, state: States, seat: Seat) -> None:
        """Refuse such a state: filling its gaps changes what the seat knows."""
        if not self.whole(state)[0]:
            filled = self.hide(self.sample(state, 0), seat)
            if filled.tobytes() != self.hide(state, seat).tobytes():
                raise BadStates("hidden-states", row=0)

    def redealt(self) -> Self:
        """Return the same game with another order of all that is hidden: for bots, which may not know this one."""
        return self.from_setup(self.setup_of(self.sample(self.hide(self.start(), None), 0)))

    def view(self, state: States, seat: Seat | None) -> View:
        """Return what a seat (or a spectator) may know, as plain data."""
        self.require_one(state)
        return self.shown(self.hide(state, seat), self.number(seat))

    @abstractmethod
    def shown(self, hidden: States, number: int) -> View:
        """Return what a hidden state shows to the seat of this number (-1: spectators), as plain data."""

    def preview(self, state: States, seat: Seat, action: int) -> View:
        """Return the view of a seat as if it had carried out a legal action, without anything that this would show it.

        Nothing is drawn or revealed, and seats that have not acted yet still have not; the figures are those after it
        (`UnknownSeat`; `IllegalMove` for what is no action in any state).
        """
        self.require_one(state)
        known, chosen = self.named(seat), self.require_action(action)
        return self.previewed(self.hide(state, known), known, chosen)

    def previewed(self, hidden: States, seat: Seat, action: int) -> View:
        """Return this view from a state that is hidden from the seat, which may be changed: here, by the rules."""
        self.carry_out(hidden, seat, action)
        return self.shown(hidden, self.number(seat))

    def explain(self, view: View) -> list[ScoreEntry]:
        """Tell the score sheets of a view, seat by seat and line by line: what counts, where, for how much.

        A line may have several entries; the points of those that are not running add up to it.
        """
        self.require_view(view)
        return self.explained(view)

    @abstractmethod
    def explained(self, view: View) -> list[ScoreEntry]:
        """Return these entries."""
