"""The list of a day: who did how well with a deck. Ties are broken by the rules of the game, and else shared."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Iterable, Mapping, Sequence
from typing import NamedTuple

from boulevard.web.event_log.day_rows import Attempt


class Place(NamedTuple):
    """A place on the list; equals share one."""

    rank: int
    of: int
    """How many are ranked."""
    better_than: int | None
    """Better than how many of a hundred of the others who are ranked; none if there are no others."""
    attempt: Attempt


class Standings(NamedTuple):
    """Who has come to the end of a deck in time."""

    ranked: Sequence[Place]
    unranked: Sequence[Attempt]
    """Of people who were new on that day, in the same order."""
    of_people: Mapping[str, Place]
    """The places of those who are ranked."""


def standings(attempts: Iterable[Attempt]) -> Standings:
    """The list of a deck."""
    done = sorted((it for it in attempts if it.points is not None), key=lambda it: (_order(it), it.ended, it.person))
    orders = [_order(it) for it in done if it.is_ranked]
    ranked = list[Place]()
    for number, it in enumerate(it for it in done if it.is_ranked):
        is_equal = number > 0 and orders[number - 1] == orders[number]
        worse, others = len(orders) - bisect_right(orders, orders[number]), len(orders) - 1
        rank = ranked[-1].rank if is_equal else number + 1
        ranked.append(Place(rank, len(orders), 100 * worse // others if others else None, it))
    unranked = [it for it in done if not it.is_ranked]
    return Standings(ranked, unranked, {place.attempt.person: place for place in ranked})


def _order(it: Attempt) -> tuple[int, int]:
    """What decides, the best first: points, and then what breaks a tie."""
    return -(it.points or 0), -(it.tie_break or 0)
