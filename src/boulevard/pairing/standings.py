"""Who stands where in a tournament of games for two, and by what equals are told apart.

A win is a point, a draw half a point; so is a bye a point. Between those with as many points, in this order: what they
made against each other, if all of them have met; Buchholz, the points of all whom they met; wins; and by how many
points they were ahead in games that were played to their ends. Who is equal in all of it shares a place.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import combinations, groupby
from typing import NamedTuple

from boulevard.pairing.course import Entrant, Outcome, Pairing, Record, records


class Line(NamedTuple):
    """Where somebody stands."""

    number: int
    rank: int
    points: float
    direct: float
    """Points against those with as many points, where all of these have met each other."""
    buchholz: float
    """The points of all rivals; a bye counts as if it had been somebody as strong as oneself."""
    wins: int
    margin: int


def standings(entrants: Sequence[Entrant], pairings: Sequence[Pairing]) -> list[Line]:
    """All entrants, the first one first; equals share a place, and are listed by strength."""
    behind = records((it.number for it in entrants), pairings)
    direct = _direct(behind, pairings)
    lines = [_line(it, behind, pairings, direct) for it in entrants]
    strength = {it.number: it.strength for it in entrants}
    lines.sort(key=lambda it: (*(-value for value in _order(it)), -strength[it.number], it.number))
    return [it._replace(rank=1 + sum(_order(other) > _order(it) for other in lines)) for it in lines]


def _order(it: Line) -> tuple[float, ...]:
    return (it.points, it.direct, it.buchholz, it.wins, it.margin)


def _line(it: Entrant, behind: dict[int, Record], pairings: Sequence[Pairing], direct: dict[int, int]) -> Line:
    own = behind[it.number]
    mine = [pairing for pairing in pairings if it.number in pairing.players]
    rivals = sum(behind[other].halves for other in own.met if other in behind) + own.byes * own.halves
    wins = sum(pairing.second is not None and pairing.halves(it.number) == 2 for pairing in mine)
    margin = sum(pairing.margin if it.number == pairing.first else -pairing.margin for pairing in mine)
    return Line(it.number, 0, own.halves / 2, direct[it.number] / 2, rivals / 2, wins, margin)


def _direct(behind: dict[int, Record], pairings: Sequence[Pairing]) -> dict[int, int]:
    """The half points of each against those with as many; nothing where not all of these have met."""
    found = dict.fromkeys(behind, 0)
    for _, group in groupby(sorted(behind, key=lambda it: behind[it].halves), key=lambda it: behind[it].halves):
        tied = set(group)
        among = [it for it in pairings if it.second is not None and tied >= {*it.players} and it.outcome is not None]
        if _have_all_met(tied, among):
            for it in among:
                for number in it.players:
                    found[number] += it.halves(number)
    return found


def _have_all_met(tied: Iterable[int], among: Sequence[Pairing]) -> bool:
    met = {frozenset(it.players) for it in among if it.outcome is not Outcome.bye}
    return all(frozenset(pair) in met for pair in combinations(tied, 2))
