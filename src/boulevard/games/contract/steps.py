"""Many games move by move: who is to act, what is legal, and one action for each, all of them or none.

What is written here plays any game, one state after the other. A game with kernels overrides what works on `rows`.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, ClassVar, TypeVar

import numpy as np
from numpy.typing import ArrayLike, NDArray

from boulevard.errors import BadStates, BoulevardError, IllegalMove
from boulevard.games.contract.data import Actions, Seat, Seed, States
from boulevard.games.contract.play import Play
from boulevard.games.contract.room import Lists, Room, Step, room_for_one
from boulevard.games.parallel import SMALLEST_STEP, shares, spread

Found = TypeVar("Found")


class Steps(Play):
    """One action for each of many states at a time."""

    has_kernels: ClassVar[bool] = False
    """Whether work on rows is that of kernels, which several threads may run at once."""
    usual_choices: ClassVar[int] = 16
    """How many legal actions a room is made for; where there are more, it is widened."""

    def room(self, count: int, *, mask: bool = False, seed: Seed = 0) -> Room:
        """Return room for what so many states offer, to be used again at every step.

        With `mask`, legal actions are marked there as well. The seed is what `redeal` deals from.
        """
        return Room(count, min(self.usual_choices, self.action_count), self.action_count, mask=mask, seed=seed)

    def step(
        self,
        states: States,
        actions: ArrayLike,
        seat: Seat | None = None,
        *,
        check: bool = True,
        room: Room | None = None,
    ) -> Step:
        """Carry out one action a state, of a seat (or the first that must act), in place; list what is legal next.

        Games that are over stay as they are, whatever their action. A seat that need not act in some state has the
        action -1 there, for none. If any other action is not legal, nothing changes at all (`IllegalMove`,
        `NotYourTurn`; the error names the row). Without `check`, actions are trusted to be legal.

        What is listed is for the seat that is then first to act (`Step.turns`). It stands in the room until its next
        use; without a room, one is made.
        """
        self.require_writable(states)
        kept, number = self._room_for(states, room), self.number(seat)

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

    def look(self, states: States, seat: Seat | None = None, room: Room | None = None) -> Step:
        """Return what many states offer to a seat (or the first that must act), as `step` does, without a step."""
        self.require(states)
        kept, number = self._room_for(states, room), self.number(seat)
        return self._listed(states, kept, number, self._look(states, kept, number))

    def legal(
        self, states: States, seat: Seat | None = None, room: Room | None = None
    ) -> tuple[Actions, NDArray[np.int64]]:
        """Return for every state a seat's legal actions, one row a state filled up with -1, and how many they are.

        Without a seat, those of the first that must act.
        """
        return self.look(states, seat, room)[:2]

    def legal_mask(
        self, states: States, seat: Seat | None = None, out: NDArray[Any] | None = None
    ) -> NDArray[np.bool_]:
        """Return for every state which of all actions are legal for a seat (or the first that must act).

        They are marked in `out` if it is given: bool or uint8, one row a state. A room with a mask is faster.
        """
        self.require(states)
        number = self.number(seat)
        mask = np.empty((len(states), self.action_count), np.bool_) if out is None else self._checked_mask(states, out)
        self._spread(lambda part: self.mark_rows(states[part], number, mask[part]), len(states))
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
        """Return the first row with an action that is not legal for a seat (-1: the first to act); -1 without one."""
        for row, action in enumerate(actions.tolist()):
            turn = self.turn(states[row : row + 1])
            actor = self._actor(turn, number)
            none_needed = actor is None and action == -1
            if turn and not none_needed and action not in self._choices(states[row : row + 1], actor):
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
        room = room_for_one(self.action_count)
        return room.lists.actions[0, : self.look_rows(state, room.all, number, room.lists)].copy()

    def _actor(self, turn: tuple[Seat, ...], number: int) -> Seat | None:
        """Who acts: the seat of a number if it is to act, or the first that is."""
        if number < 0:
            return turn[0] if turn else None
        return self.seats[number] if self.seats[number] in turn else None

    def _choices(self, state: States, actor: Seat | None) -> Actions:
        return np.empty(0, np.int32) if actor is None else self.actions(state, actor)

    def _first(self, state: States) -> int:
        turn = self.turn(state)
        return self.seats.index(turn[0]) if turn else -1

    def _take(
        self, states: States, actions: ArrayLike, seat: Seat | None, check: bool, work: Callable[..., tuple[int, int]]
    ) -> int:
        """Check actions and carry them out, all or none; return how many are listed at most.

        One thread does both at once. Several first check everything.
        """
        chosen, number = self.require_actions(states, actions, check=check), self.number(seat)
        wrong, most = -1, 0
        if self._shares(len(states)) < 2:
            wrong, most = work(slice(0, len(states)), chosen, check)
        else:
            wrong = self._wrong_in_parts(states, chosen, number) if check else -1
            if wrong < 0:
                most = max(most for _, most in self._spread(lambda part: work(part, chosen, False), len(states)))
        if wrong >= 0:
            raise self._refused(states, int(np.asarray(actions)[wrong]), seat, wrong)
        return most

    def _wrong_in_parts(self, states: States, actions: Actions, number: int) -> int:
        def work(part: slice) -> int:
            row = self.check_rows(states[part], actions[part], number)
            return row if row < 0 else part.start + row

        return next((row for row in self._spread(work, len(states)) if row >= 0), -1)

    def _refused(self, states: States, action: int, seat: Seat | None, row: int) -> BoulevardError:
        if seat is not None:
            self.require_turn(seat, self.turn(states[row : row + 1]), row=row)
        return IllegalMove("illegal-action-in-row", action=action, row=row)

    def _look(self, states: States, room: Room, number: int) -> int:
        def work(part: slice) -> int:
            return self.look_rows(states[part], room.all[: part.stop - part.start], number, room.lists.part(part))

        return max(self._spread(work, len(states)), default=0)

    def look_again(self, states: States, which: NDArray[np.int64], room: Room) -> Step:
        """Return what stands in a room, after a look at some of the rows, which have changed."""
        self.look_rows(states, which, -1, room.lists)
        return self._listed(states, room, -1, int(room.lists.counts.max(initial=0)))

    def _listed(self, states: States, room: Room, number: int, most: int) -> Step:
        """What stands in a room; where there was too little, it is made and filled."""
        if most > room.lists.actions.shape[1]:
            room.widen(most)
            self._look(states, room, number)
        return room.step(most)

    def _room_for(self, states: States, room: Room | None) -> Room:
        if room is None:
            return self.room(len(states))
        self.require_room(states, room)
        return room

    def require_room(self, states: States, room: Room) -> None:
        """Refuse room that was made for another game, or for more or fewer states (`BadStates`)."""
        if len(room) != len(states) or room.size != self.action_count:
            raise BadStates("bad-room", count=len(states), rows=len(room))

    def _checked_mask(self, states: States, out: NDArray[Any]) -> NDArray[np.bool_]:
        whole = out.dtype in (np.bool_, np.uint8) and out.flags.c_contiguous and out.flags.writeable
        if not whole or out.shape != (len(states), self.action_count):
            wanted = f"{len(states)} × {self.action_count}"
            raise BadStates("bad-mask", wanted=wanted, kind=f"{out.dtype.name}, {out.shape}")
        return out.view(np.bool_)

    def _shares(self, count: int) -> int:
        return shares(count, SMALLEST_STEP) if self.has_kernels else 1

    def _spread(self, work: Callable[[slice], Found], count: int) -> list[Found]:
        return spread(work, count, SMALLEST_STEP) if self.has_kernels else [work(slice(0, count))]
