"""A bot of Paris that errs the way people do: it misses what beginners miss, and never does what looks absurd."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property

import numpy as np
from numpy.typing import NDArray

from boulevard.bots.contract import Bot, Budget, Ranked, Sight, Thought
from boulevard.bots.errors import UnknownBot
from boulevard.bots.paris.greedy import margin_of
from boulevard.bots.paris.impressions import EVERYTHING, IMPRESSION, Part, experience, impress_each
from boulevard.bots.paris.sense import Found, sensible
from boulevard.games.paris.game import Paris

SIDE = 8


@dataclass(frozen=True)
class Novice(Bot):
    """Takes the sensible move that looks best to somebody who misses some parts of a position."""

    misses: str = ""
    """The parts that it doesn't see (`impressions.Part`), joined by +, as in ``rays+plans``."""
    eye: int = 0
    """How far it sees to every side of the space that it looks at; all of the board for 0."""
    noise: float = 0.0
    """By how many points it misjudges moves."""

    def __post_init__(self) -> None:
        """Know at once if something is to be missed that there isn't (`UnknownBot`)."""
        _all_but(self.misses)

    def think(self, sight: Sight, budget: Budget, seed: int) -> Thought:
        """Choose among the moves that it notices."""
        chance = np.random.default_rng(seed)
        found = self._noticed(sensible(sight, impressions(sight, self.seen)), chance)
        looks = found["worth"] + self.noise * chance.standard_normal(len(found))
        order = np.lexsort((chance.random(len(found)), -looks))
        margins = margin_of(sight) + found["gain"]
        return Thought(
            int(found["action"][order[0]]),
            [Ranked(int(found["action"][i]), float(margins[i])) for i in order],
            depth=1,
        )

    @cached_property
    def seen(self) -> Part:
        """All parts but those that it misses."""
        return _all_but(self.misses)

    def _noticed(self, found: Found, chance: np.random.Generator) -> Found:
        """The moves near a space that some move is about, and those that are about none."""
        touched = found["touched"]
        spaces = [space for space in range(SIDE * SIDE) if int(np.bitwise_or.reduce(touched)) >> space & 1]
        if not (self.eye and spaces):
            return found
        near = _around(int(chance.choice(spaces)), self.eye)
        noticed: Found = found[(touched == 0) | (touched & near != 0)]
        return noticed


def impressions(sight: Sight, seen: Part) -> Found:
    """Return how all legal moves look to the seat of a sight."""
    assert isinstance(sight.rules, Paris)
    found = np.zeros(len(sight.actions), IMPRESSION)
    found["action"] = sight.actions
    impress_each(sight.rules.box, sight.known, experience(seen), int(seen & EVERYTHING), found)
    return found


def _all_but(missed: str) -> Part:
    seen = EVERYTHING
    for name in filter(None, missed.split("+")):
        if name.upper() not in Part.__members__:
            raise UnknownBot("bot-value", spec="novice", name="misses", value=name)
        seen &= ~Part[name.upper()]
    return seen


def _around(space: int, reach: int) -> np.uint64:
    """The spaces that are at most so many steps away, in rows and in columns."""
    board: NDArray[np.int64] = np.arange(SIDE * SIDE)
    near = (abs(board % SIDE - space % SIDE) <= reach) & (abs(board // SIDE - space // SIDE) <= reach)
    return np.uint64(sum(1 << int(it) for it in board[near]))
