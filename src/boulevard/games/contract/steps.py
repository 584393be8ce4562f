"""Many games move by move: who is to act, what is legal, and one action for each, all of them or none.

What is written here plays any game, one state after the other. A game with kernels overrides what works on `rows`.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, ClassVar

import numpy as np
from numpy.typing import ArrayLike, NDArray

from boulevard.errors import BadStates, BoulevardError, IllegalMove
from boulevard.games.contract.buffers import FIRST_ROW, NO_ACTIONS, Buffers, Lists, Step, lists_for_one
from boulevard.games.contract.checks import require_count
from boulevard.games.contract.data import Actions, Seat, Seed, States
from boulevard.games.contract.information import Information
from boulevard.games.kernels.parallel import SMALLEST_CHECK, SMALLEST_VIEW


class Steps(Information):
    """One action for each of many states at a time."""

    usual_choices: ClassVar[int] = 16
    """How many legal actions buffers are made for; where there are more, they are widened."""

    def buffers(self, count: int, *, mask: bool = False, seed: Seed = 0) -> Buffers:
        """Return arrays for what so many states offer, to be used again at every step (`BadOption`).

        With `mask`, legal actions are marked there as well. The seed is what `redeal` deals from.
        """
        return Buffers(self, require_count(count), min(self.usual_choices, self.action_count), mask=mask, seed=seed)

    def step(
        self,
        states: States,
        actions: ArrayLike,
        seat: Seat | None = None,
        *,
        check: bool = True,
        buffers: Buffers | None = None,
    ) -> Step:
        """Carry out one action a state, of a seat (or the first that must act), in place; list what is legal next.

        Games that are over stay as they are, whatever their action. A seat that need not act in some state has the
        action -1 there, for none. If any other action is not legal, or a state is hidden, nothing changes at all
        (`IllegalMove`, `NotYourTurn`, `BadStates`; the error names the row). Without `check`, actions are trusted to be
        legal and states to be whole.

        What is listed is for the seat that is then first to act (`Step.turns`). It stands in the buffers until their
        next use; without any, they are made.
        """
        self.require_writable(states)
        kept, number = self._buffers_for(states, buffers), self.number(seat)

        def work(part: slice, chosen: Actions, check: bool) -> tuple[int, int]:
            rows = kept.all[: part.stop - part.start]
            return self.step_rows(states[part], rows, chosen[part], number, check, kept.lists.part(part))

        return self._listed(states, kept, -1, self._take(states, actions, seat, check, work))

    def apply_each(self, states: States, actions: ArrayLike, seat: Seat | None = None, *, check: bool = True) -> None:
        """Carry out one action a state as `step` does, without listing what comes next."""
        self.require_writable(states)
        number = self.number(seat)

        def work(part: slice, chosen: Actions, check: bool) -> tuple[int, int]:
            return self.apply_rows(states[part], chosen[part], number, check), 0

        self._take(states, actions, seat, check, work)

    def look(self, states: States, seat: Seat | None = None, *, buffers: Buffers | None = None) -> Step:
        """Return what many states offer to a seat (or the first that must act), as `step` does, without a step.

        States may be hidden: a seat may know what it may do.
        """
        self.require(states)
        kept, number = self._buffers_for(states, buffers), self.number(seat)
        return self._listed(states, kept, number, self._look(states, kept, number))

    def legal(
        self, states: States, seat: Seat | None = None, *, buffers: Buffers | None = None
    ) -> tuple[Actions, NDArray[np.int64]]:
        """Return for every state a seat's legal actions, one row a state filled up with -1, and how many they are.

        Without a seat, those of the first that must act.
        """
        return self.look(states, seat, buffers=buffers)[:2]

    def legal_mask(
        self, states: States, seat: Seat | None = None, *, out: NDArray[Any] | None = None
    ) -> NDArray[np.bool_]:
        """Return for every state which of all actions are legal for a seat (or the first that must act).

        They are marked in `out` if it is given: bool or uint8, one row a state. Buffers with a mask are faster.
        """
        self.require(states)
        number, shape = self.number(seat), (len(states), self.action_count)
        if out is None:
            out = np.empty(shape, np.bool_)
        self.require_out(out, shape, np.bool_, np.uint8)
        mask: NDArray[np.bool_] = out.view(np.bool_)
        self._spread(lambda part: self.mark_rows(states[part], number, mask[part]), len(states), SMALLEST_VIEW)
        return mask

    def turns(self, states: States) -> NDArray[np.int8]:
        """Return for every state the number of the seat first to act, -1 where the game is over."""
        self.require(states)
        first = (self._first(states[row : row + 1]) for row in range(len(states)))
        return np.fromiter(first, np.int8, len(states))

    def over(self, states: States) -> NDArray[np.bool_]:
        """Return which games are over."""
        over: NDArray[np.bool_] = self.turns(states) < 0
        return over

    def check_rows(self, states: States, actions: Actions, number: int) -> int:
        """Return the first wrong row, -1 without one: its action is not legal for a seat (-1: the first to act).

        So is the row of a hidden state, unless its game is over.
        """
        for row, (action, whole) in enumerate(zip(actions.tolist(), self.whole(states).tolist(), strict=True)):
            turn = self.turn(states[row : row + 1])
            actor = self._actor(turn, number)
            none_needed = whole and actor is None and action == -1
            if turn and not none_needed and (not whole or action not in self._choices(states[row : row + 1], actor)):
                return row
        return -1

    def apply_rows(self, states: States, actions: Actions, number: int, check: bool) -> int:
        """Carry out one action a row, where the seat must act and there is one; return the first wrong row, or -1."""
        wrong = self.check_rows(states, actions, number) if check else -1
        for row, action in enumerate(actions.tolist() if wrong < 0 else ()):
            actor = self._actor(self.turn(states[row : row + 1]), number)
            if actor is not None and action >= 0:
                self.carry_out(states[row : row + 1], actor, action)
        return wrong

    def look_rows(self, states: States, which: NDArray[np.int64], number: int, lists: Lists) -> int:
        """List what some of the rows offer to a seat; return how many actions at most."""
        most = 0
        for row in which.tolist():
            state = states[row : row + 1]
            choices = self._choices(state, self._actor(self.turn(state), number))
            lists.put(row, choices, self._first(state))
            most = max(most, len(choices))
        return most

    def step_rows(
        self, states: States, which: NDArray[np.int64], actions: Actions, number: int, check: bool, lists: Lists
    ) -> tuple[int, int]:
        """Do both, with the numbers of all rows, for whoever is first to act next; return both."""
        wrong = self.apply_rows(states, actions, number, check)
        return wrong, self.look_rows(states, which, -1, lists) if wrong < 0 else 0

    def mark_rows(self, states: States, number: int, mask: NDArray[np.bool_]) -> None:
        """Mark what is legal for a seat in each row of a mask, whatever was there before."""
        mask[:] = False
        for row in range(len(states)):
            state = states[row : row + 1]
            mask[row, self._choices(state, self._actor(self.turn(state), number))] = True

    def listed_actions(self, state: States, number: int) -> Actions:
        """Return what `look_rows` lists for one state."""
        lists = lists_for_one(self.action_count)
        return lists.actions[0, : self.look_rows(state, FIRST_ROW, number, lists)].copy()

    def _actor(self, turn: tuple[Seat, ...], number: int) -> Seat | None:
        """Who acts: the seat of a number if it is to act, or the first that is."""
        if number < 0:
            return turn[0] if turn else None
        return self.seats[number] if self.seats[number] in turn else None

    def _choices(self, state: States, actor: Seat | None) -> Actions:
        return NO_ACTIONS if actor is None else self.legal_actions(state, actor)

    def _first(self, state: States) -> int:
        turn = self.turn(state)
        return self.seats.index(turn[0]) if turn else -1

    def _take(
        self, states: States, actions: ArrayLike, seat: Seat | None, check: bool, work: Callable[..., tuple[int, int]]
    ) -> int:
        """Check actions and carry them out, all or none; return how many are listed at most.

        One thread does both at once. Before several do their parts, they have checked everything.
        """
        chosen, number = self.require_actions(states, actions, check=check), self.number(seat)
        wrong, most = -1, 0
        if self._shares(len(states)) < 2:
            wrong, most = work(slice(0, len(states)), chosen, check)
        else:
            wrong = self._first_wrong(states, chosen, number) if check else -1
            if wrong < 0:
                most = max(most for _, most in self._spread(lambda part: work(part, chosen, False), len(states)))
        if wrong >= 0:
            raise self._refused(states, int(np.asarray(actions)[wrong]), seat, wrong)
        return most

    def _first_wrong(self, states: States, actions: Actions, number: int) -> int:
        """The first wrong row of many, as `check_rows` tells it of a part of them."""

        def work(part: slice) -> int:
            wrong = self.check_rows(states[part], actions[part], number)
            return wrong if wrong < 0 else part.start + wrong

        return next((row for row in self._spread(work, len(states), SMALLEST_CHECK) if row >= 0), -1)

    def _refused(self, states: States, action: int, seat: Seat | None, row: int) -> BoulevardError:
        state = states[row : row + 1]
        if not self.whole(state)[0]:
            return BadStates("hidden-states", row=row)
        if seat is not None:
            self.require_turn(seat, self.turn(state), row=row)
        return IllegalMove("illegal-action-in-row", action=action, row=row)

    def _look(self, states: States, buffers: Buffers, number: int) -> int:
        def work(part: slice) -> int:
            rows = buffers.all[: part.stop - part.start]
            return self.look_rows(states[part], rows, number, buffers.lists.part(part))

        return max(self._spread(work, len(states)), default=0)

    def _look_again(self, states: States, which: NDArray[np.int64], buffers: Buffers) -> Step:
        """Return what stands in buffers, after a look at some of the rows, which have changed; first at all of them."""
        self.look_rows(states, which if buffers.is_filled else buffers.all, -1, buffers.lists)
        return self._listed(states, buffers, -1, int(buffers.lists.counts.max(initial=0)))

    def _listed(self, states: States, buffers: Buffers, number: int, most: int) -> Step:
        """What stands in buffers; where they were too narrow, they are widened and filled."""
        if most > buffers.lists.actions.shape[1]:
            buffers.widen(most)
            self._look(states, buffers, number)
        return buffers.step(most)

    def _buffers_for(self, states: States, buffers: Buffers | None) -> Buffers:
        if buffers is None:
            return self.buffers(len(states))
        self.require_buffers(states, buffers)
        return buffers

    def require_buffers(self, states: States, buffers: Buffers) -> None:
        """Refuse buffers of rules with other options, or for more or fewer states (`BadStates`)."""
        if not isinstance(buffers, Buffers):
            raise BadStates("not-buffers", kind=type(buffers).__name__)
        if not self.plays_like(buffers.rules):
            raise BadStates("other-buffers")
        if len(buffers) != len(states):
            raise BadStates("bad-buffers", count=len(states), rows=len(buffers))
