"""The round robin: everybody meets everybody once, by the circle method, with seats that alternate (Berger)."""

from __future__ import annotations

from collections.abc import Sequence

from boulevard.pairing.course import Entrant, Outcome, Pairing


def rounds_for(count: int) -> int:
    """How many rounds it takes."""
    return max(1, count - 1 + count % 2)


def paired(entrants: Sequence[Entrant], number: int) -> list[Pairing]:
    """Pair a round, from 1 on: always of all who began, so that the rest stays as it was when somebody leaves.

    Whoever would have met somebody who is out gets the point.
    """
    circle: list[Entrant | None] = [*sorted(entrants, key=lambda it: it.number)]
    circle += [None] * (len(circle) % 2)
    found = [_met(number, one, other) for one, other in _pairs(circle, number - 1)]
    return sorted((it for it in found if it), key=lambda it: (it.second is None, min(it.players)))


def _pairs(circle: Sequence[Entrant | None], turn: int) -> list[tuple[Entrant | None, Entrant | None]]:
    """Who meets in a turn of the circle, in which the last one stays where they are."""
    if len(circle) < 2:
        return [(it, None) for it in circle]
    *turning, staying = circle
    size, first = len(turning), turning[turn % len(turning)]
    pairs = [(first, staying) if turn % 2 else (staying, first)]
    for apart in range(1, (size + 1) // 2):
        one, other = turning[(turn + apart) % size], turning[(turn - apart) % size]
        pairs.append((one, other) if apart % 2 else (other, one))
    return pairs


def _met(number: int, one: Entrant | None, other: Entrant | None) -> Pairing | None:
    there = [it for it in (one, other) if it is not None and not it.is_out]
    if one is not None and other is not None and len(there) == 2:
        return Pairing(number, one.number, other.number)
    if not there:
        return None
    outcome = Outcome.rest if one is None or other is None else Outcome.bye
    return Pairing(number, there[0].number, None, outcome)
