"""What all environments share: games of one kind side by side, dealt, played, observed and rewarded."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Literal

import numpy as np
from numpy.typing import ArrayLike, NDArray

from boulevard.envs.rewards import Reward, Rewards, Values
from boulevard.errors import BadOption, IllegalMove
from boulevard.games.contract import Room, Rules, Seat, States, Step
from boulevard.games.registry import rules as rules_of
from boulevard.games.states import as_memory, repeated

Illegal = Literal["random", "raise"]
Marks = NDArray[np.bool_]
LARGEST_SEED = 2**63


class Batch:
    """Games of one kind, all with the same options.

    An action that is not legal is replaced by a legal one at random, or refused (`illegal="raise"`: `IllegalMove`).
    With a `position` (docs/positions.md) all games begin there, and what it leaves open is dealt anew each time.
    """

    states: States
    step: Step
    """Who is first to act in each game, and what is legal there; the next move writes to it."""

    def __init__(
        self,
        game: str,
        count: int = 1,
        *,
        reward: Reward = "margin",
        illegal: Illegal = "random",
        position: str | None = None,
        **options: Any,
    ) -> None:
        if illegal not in ("random", "raise"):
            raise BadOption("bad-option", name="illegal", value=illegal, values="random, raise")
        self.rules, self._begin = begun(game, position, options)
        self.count = count
        self.rewards = Rewards(reward, self.rules)
        self._replaces = illegal == "random"
        self.ended = np.zeros(count, np.bool_)
        """The games that the last move was the last one of."""
        self.illegal: Marks | None = None
        """Where the last action was not legal, if there was such a game."""

    def deal(self, chance: np.random.Generator, *, mask: bool = True) -> None:
        """Deal all games anew; from here on all chance comes from this one. With `mask`, steps mark what is legal."""
        self._chance = chance
        seed = int(chance.integers(LARGEST_SEED))
        self._room = self._roomy(seed, mask)
        self.states = self.rules.deal(self.count, seed) if self._begin is None else self._filled(self.count, seed)
        self.step = self.rules.look(self.states, room=self._room)
        self.rewards.begin(self.states)

    def _roomy(self, seed: int, mask: bool) -> Room:
        return self.rules.room(self.count, mask=mask, seed=seed)

    def redeal(self, which: Marks) -> None:
        """Deal some of the games anew."""
        if self._begin is None:
            self.step = self.rules.redeal(self.states, self._room, which)
        else:
            seed = int(self._chance.integers(LARGEST_SEED))
            as_memory(self.states)[which] = as_memory(self._filled(int(which.sum()), seed))
            self.step = self.rules.look(self.states, room=self._room)
        self.rewards.begin(self.states, which)

    def _filled(self, count: int, seed: int) -> States:
        """Games that begin with the position."""
        assert self._begin is not None
        return self.rules.sample(repeated(self._begin, count), seed)

    def play(self, actions: ArrayLike, seat: Seat | None = None) -> None:
        """Make one move in every game that is not over, of a seat or the first that must act."""
        before, self.illegal = self.step.over.copy(), None
        try:
            self.step = self.rules.step(self.states, actions, seat, room=self._room)
        except IllegalMove:
            if not self._replaces:
                raise
            self.step = self.rules.step(self.states, self._replaced(np.asarray(actions), seat), seat, room=self._room)
        self.ended = self.step.over & ~before

    def _replaced(self, actions: NDArray[Any], seat: Seat | None) -> NDArray[np.int64]:
        """The actions with a legal one at random in the place of each that is not."""
        rows, counts = self.rules.legal(self.states, seat)
        self.illegal = (counts > 0) & ~(rows == actions[:, None]).any(axis=1)
        drawn = (self._chance.random(self.count) * counts).astype(np.int64)
        return np.where(self.illegal, np.take_along_axis(rows, drawn[:, None], axis=1)[:, 0], actions)

    def earned(self) -> Values:
        """Return what every seat has earned since this was last asked, one row a game."""
        return self.rewards.earned(self.states, self.ended)

    def observed(self, seat: Seat | None = None) -> NDArray[np.float32]:
        """Return what a seat (or the first to act) may know of every game, one row a game."""
        observed: NDArray[np.float32] = self.rules.observe(self.states, seat)
        return observed

    def marked(self) -> Marks:
        """Return which actions are legal for the seat first to act in every game, one row a game."""
        return self.rules.legal_mask(self.states) if self.step.mask is None else self.step.mask.copy()


def begun(game: str, position: str | None, options: Mapping[str, Any], seed: int = 0) -> tuple[Rules, States | None]:
    """Return rules with some options, or those of a position and its state (`BadOption`, `BadPosition`)."""
    if position is None:
        return rules_of(game).dealt(seed, options), None
    if options:
        raise BadOption("table-position-options")
    return rules_of(game).from_position(position)
