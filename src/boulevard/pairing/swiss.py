"""The Swiss system: in every round, those meet who stand alike and have not met.

A round is the matching that costs least, of all that leave nobody out. What it costs is told by `_costs`, what matters
most first; so nobody meets anybody twice while that can be avoided, whatever it means for the rest.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations
from typing import NamedTuple

from boulevard.pairing.course import Entrant, Outcome, Pairing, Record, records

BYE = -1
"""Whom the one meets who is left over."""
SPACE = 10**6
"""More than any kind of cost comes to in a round: the next kind counts only between equals."""
WIDEST = 2
"""By how much somebody may have had one seat oftener than the other, if it can be avoided."""


class _Standing(NamedTuple):
    """An entrant as they are paired: their place from the top, and within those with as many points."""

    number: int
    record: Record
    place: int
    within: int
    alike: int
    """How many have as many points."""


def most_rounds(count: int) -> int:
    """How many rounds there can be in which nobody must meet anybody twice."""
    return max(1, count - 1 + count % 2)


def paired(entrants: Sequence[Entrant], pairings: Sequence[Pairing], number: int) -> list[Pairing]:
    """Pair a round: everybody who is not out has a game but one, if they are odd; the strongest table comes first."""
    there = [it for it in entrants if not it.is_out]
    behind = records((it.number for it in there), pairings)
    standings = _standings(there, behind)
    found = [_seated(number, one, other) for one, other in _matched(standings)]
    places = {it.number: it.place for it in standings}
    return sorted(found, key=lambda it: (it.second is None, min(places[one] for one in it.players)))


def _standings(there: Sequence[Entrant], behind: dict[int, Record]) -> list[_Standing]:
    order = sorted(there, key=lambda it: (-behind[it.number].halves, -it.strength, it.number))
    alike: dict[int, int] = {}
    found = []
    for place, it in enumerate(order):
        halves = behind[it.number].halves
        found.append((it.number, behind[it.number], place, alike.get(halves, 0)))
        alike[halves] = alike.get(halves, 0) + 1
    return [_Standing(*it, alike[it[1].halves]) for it in found]


def _matched(standings: Sequence[_Standing]) -> list[tuple[_Standing, _Standing | None]]:
    """The cheapest matching that leaves nobody out, but one if they are odd."""
    import networkx

    graph = networkx.Graph()
    by_number = {it.number: it for it in standings}
    costs = {(one.number, other.number): _weight(_costs(one, other)) for one, other in combinations(standings, 2)}
    if len(standings) % 2:
        costs |= {(it.number, BYE): _weight(_costs_of_bye(it, len(standings))) for it in standings}
    highest = max(costs.values(), default=0)
    graph.add_weighted_edges_from((one, other, highest - cost) for (one, other), cost in costs.items())
    pairs = networkx.max_weight_matching(graph, maxcardinality=True)
    sides = (sorted(pair, reverse=True) for pair in pairs)
    return [(by_number[one], by_number.get(other)) for one, other in sides]


def _weight(costs: Sequence[int]) -> int:
    total = 0
    for cost in costs:
        total = total * SPACE + min(cost, SPACE // 64)
    return total


def _costs(one: _Standing, other: _Standing) -> tuple[int, ...]:
    """What it costs that two meet: what matters most comes first."""
    again = one.record.met.count(other.number)
    wide = max(abs(balance) for balance in _balances(one.record, other.record))
    apart = abs(one.record.halves - other.record.halves)
    folded = abs(abs(one.within - other.within) - max(one.alike // 2, 1)) if not apart else other.within
    return (again * again, max(wide - WIDEST, 0), apart * apart, max(wide - 1, 0), folded)


def _costs_of_bye(it: _Standing, count: int) -> tuple[int, ...]:
    """What it costs that somebody has no game: nobody has that twice, and the last of all first."""
    return (it.record.byes * it.record.byes, 0, it.record.halves * it.record.halves, 0, count - it.place)


def _balances(one: Record, other: Record) -> tuple[int, int]:
    """How often two have had which seat after a game: the first one is given to whoever had it less often."""
    first, second = (one, other) if _begins(one, other) else (other, one)
    return first.balance + 1, second.balance - 1


def _begins(one: Record, other: Record) -> bool:
    """Whether the first of two has the first seat: they had it less often, or not in their last game."""
    if one.balance != other.balance:
        return one.balance < other.balance
    return not one.was_first or bool(other.was_first)


def _seated(number: int, one: _Standing, other: _Standing | None) -> Pairing:
    if other is None:
        return Pairing(number, one.number, None, Outcome.bye)
    higher, lower = sorted((one, other), key=lambda it: it.place)
    is_even = higher.record.balance == lower.record.balance and higher.record.was_first == lower.record.was_first
    begins = (higher.place + number) % 2 == 0 if is_even else _begins(higher.record, lower.record)
    first, second = (higher, lower) if begins else (lower, higher)
    return Pairing(number, first.number, second.number)
