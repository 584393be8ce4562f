"""Duplicate: everybody plays the same decks, each on their own, and each deck is ranked by its points.

On a deck, somebody gets the percentage of the others whom they beat, those with as many points counting half. Whoever
did not finish it gets nothing, and is beaten by all who did. Somebody stands by the average of all decks; equals are
told apart by the points of all decks together, and then by their best deck.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

Deck = Mapping[int, int | None]
"""What came of one deck: the points of everybody who was to play it, by number; none of whoever did not finish."""


class DeckLine(NamedTuple):
    """Where somebody stands."""

    number: int
    rank: int
    percent: float
    """The average of all decks."""
    points: int
    """Those of all decks together."""
    best: float
    """The percentage on their best deck."""
    decks: tuple[float | None, ...]
    """The percentage on each deck; none of one that they were not there for."""


def percentages(deck: Deck) -> dict[int, float]:
    """What everybody gets on a deck, from 0 to 100."""
    others = max(len(deck) - 1, 1)
    return {number: _share(number, points, deck) / others for number, points in deck.items()}


def _share(number: int, points: int | None, deck: Deck) -> float:
    if points is None:
        return 0.0
    if len(deck) == 1:
        return 100.0
    rest = [it for other, it in deck.items() if other != number]
    return sum(100.0 if it is None or it < points else 50.0 if it == points else 0.0 for it in rest)


def standings(numbers: Sequence[int], decks: Sequence[Deck]) -> list[DeckLine]:
    """All entrants, the first one first; equals share a place."""
    shares = [percentages(deck) for deck in decks]
    lines = [_line(number, decks, shares) for number in numbers]
    lines.sort(key=lambda it: (*(-value for value in _order(it)), it.number))
    return [it._replace(rank=1 + sum(_order(other) > _order(it) for other in lines)) for it in lines]


def _order(it: DeckLine) -> tuple[float, ...]:
    return (it.percent, it.points, it.best)


def _line(number: int, decks: Sequence[Deck], shares: Sequence[Mapping[int, float]]) -> DeckLine:
    own = tuple(share.get(number) for share in shares)
    made = [it for it in own if it is not None]
    percent = round(sum(made) / len(decks), 6) if decks else 0.0
    points = sum(deck.get(number) or 0 for deck in decks)
    return DeckLine(number, 0, percent, points, max(made, default=0.0), own)
