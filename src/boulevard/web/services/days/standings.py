"""The list of a day: who did how well with a deck. Ties are broken by the rules of the game, and else shared."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from boulevard.web.event_log.day_rows import Attempt


class Place(NamedTuple):
    """A place on the list; equals share one."""

    rank: int
    attempt: Attempt


class Standings(NamedTuple):
    """Who has come to the end of a deck in time."""

    ranked: Sequence[Place]
    unranked: Sequence[Attempt]
    """Of people who were new on that day, in the same order."""

    def place_of(self, person: str) -> Place | None:
        """Somebody's place, if they are ranked."""
        return next((it for it in self.ranked if it.attempt.person == person), None)

    def better_than(self, it: Attempt) -> int | None:
        """Better than how many of a hundred of the others who are ranked somebody did; none if there are no others."""
        others = [place.attempt for place in self.ranked if place.attempt.person != it.person]
        return 100 * sum(_order(other) > _order(it) for other in others) // len(others) if others else None


def standings(attempts: Iterable[Attempt]) -> Standings:
    """The list of a deck."""
    done = sorted((it for it in attempts if it.points is not None), key=lambda it: (_order(it), it.ended, it.person))
    ranked = list[Place]()
    for number, it in enumerate((it for it in done if it.is_ranked), 1):
        is_equal = bool(ranked) and _order(ranked[-1].attempt) == _order(it)
        ranked.append(Place(ranked[-1].rank if is_equal else number, it))
    return Standings(ranked, [it for it in done if not it.is_ranked])


def _order(it: Attempt) -> tuple[int, int]:
    """What decides, the best first: points, and then what breaks a tie."""
    return -(it.points or 0), -(it.tie_break or 0)
