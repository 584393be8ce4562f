"""What all environments share: games of one kind side by side, dealt, played, observed and rewarded."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Literal

import numpy as np
from numpy.typing import ArrayLike, NDArray

from boulevard.envs.errors import NeedsReset
from boulevard.envs.rewards import Reward, Rewards, Values
from boulevard.errors import BadOption, BadPosition, IllegalMove
from boulevard.games.contract import Buffers, Rules, Seat, States, Step
from boulevard.games.contract.checks import require_count
from boulevard.games.kernels.states import as_memory, repeated
from boulevard.games.positions import is_one_of
from boulevard.games.registry import rules as rules_of
from boulevard.messages.fluent import as_data

Illegal = Literal["random", "raise"]
Marks = NDArray[np.bool_]
LARGEST_SEED = 2**63


class Batch:
    """Games of one kind, all with the same options.

    `reward` says what moves are worth (`Rewards`). An action that is not legal is replaced by a legal one at random, or
    refused (`illegal="raise"`: `IllegalMove`). With a `position` (docs/positions.md) all games begin there, and what it
    leaves open is dealt anew each time. All else are options of the game.
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
        if not is_one_of(illegal, ("random", "raise")):
            raise BadOption("bad-option", name="illegal", value=as_data(illegal), values="random, raise")
        self.rules, self._begin = begun(game, position, options)
        self.count = require_count(count, 1)
        self.is_dealt = False
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
        self._buffers = self._buffers_from(seed, mask)
        self.states = self.rules.deal(self.count, seed) if self._begin is None else self._filled(self.count, seed)
        self.step = self.rules.look(self.states, buffers=self._buffers)
        self.rewards.begin(self.states)
        self.is_dealt = True

    def require_dealt(self) -> None:
        """Refuse to do anything with games before they are dealt (`NeedsReset`)."""
        if not self.is_dealt:
            raise NeedsReset("env-reset-needed")

    def _buffers_from(self, seed: int, mask: bool) -> Buffers:
        return self.rules.buffers(self.count, mask=mask, seed=seed)

    def redeal(self, which: ArrayLike, chance: np.random.Generator | None = None) -> None:
        """Deal some of the games anew (`BadStates`); with `chance`, from this one, and all chance from here on."""
        self.require_dealt()
        marked = self.rules.require_marks(self.states, which)
        if chance is not None:
            self._chance = chance
            self._buffers.reseed(int(chance.integers(LARGEST_SEED)), marked)
        if self._begin is None:
            self.step = self.rules.redeal(self.states, buffers=self._buffers, which=marked)
        else:
            seed = int(self._chance.integers(LARGEST_SEED))
            as_memory(self.states)[marked] = as_memory(self._filled(int(marked.sum()), seed))
            self.step = self.rules.look(self.states, buffers=self._buffers)
        self.rewards.begin(self.states, marked)

    def _filled(self, count: int, seed: int) -> States:
        """Games that begin with the position."""
        assert self._begin is not None
        return self.rules.sample(repeated(self._begin, count), seed)

    def play(self, actions: ArrayLike, seat: Seat | None = None) -> None:
        """Make one move in every game that is not over, of a seat or the first that must act."""
        self.require_dealt()
        before, self.illegal = self.step.over.copy(), None
        try:
            self.step = self.rules.step(self.states, actions, seat, buffers=self._buffers)
        except IllegalMove:
            if not self._replaces:
                raise
            self.step = self.rules.step(
                self.states, self._replaced(np.asarray(actions), seat), seat, buffers=self._buffers
            )
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
        self.require_dealt()
        return self.rules.legal_mask(self.states) if self.step.mask is None else self.step.mask.copy()


def begun(game: str, position: str | None, options: Mapping[str, Any], seed: int = 0) -> tuple[Rules, States | None]:
    """Return rules with some options, or those of a position and its state, which is not the end of a game.

    (`BadOption`, `BadPosition`.)
    """
    if position is None:
        return rules_of(game).dealt(seed, options), None
    if options:
        raise BadOption("table-position-options")
    rules, state = rules_of(game).from_position(position)
    if rules.over(state)[0]:
        raise BadPosition("table-position-over", where="position")
    return rules, state
