"""What may come from the decks of Avenue, and what others may have chosen."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from fractions import Fraction
from itertools import permutations, product
from math import factorial, prod

import numpy as np

from boulevard.games.avenue.components import deck
from boulevard.games.avenue.play.state import FARMS, PEEK, ROADS, ROUNDS, UNKNOWN, YELLOW, YELLOWS_A_ROUND, States
from boulevard.games.contract.outcomes import Outcomes
from boulevard.games.kernels.states import copied, repeated

Choices = dict[int, list[int]]
"""What seats may have chosen who have chosen in secret."""


def shown_next(hidden: States, choices: Choices) -> Outcomes:
    """Return what the next unknown thing may be: a secret choice, the next farm where it matters, the next card."""
    for seat, spaces in choices.items():
        states = repeated(hidden, len(spaces))
        states["sheets"]["choice"][:, seat] = spaces
        return Outcomes.even(states)
    for name, place in _order(hidden):
        if hidden["table"][name][0, place] == UNKNOWN:
            return _drawn(hidden, name, place)
    return Outcomes.even(copied(hidden))


def _order(hidden: States) -> Iterator[tuple[str, int]]:
    """All cards in the order in which they are shown: a farm's when its round begins, or somebody peeks at it."""
    table, sheets = hidden["table"][0], hidden["sheets"][0]
    rounds, card = int(table["rounds"]), int(table["card"])
    if rounds < ROUNDS:
        yield "farms", rounds
        yield "roads", card
        open_card = int(table["roads"][card])
        yellows = int(table["yellows"]) + (YELLOW <= open_card < UNKNOWN)
        peeked = bool(((sheets["choice"] == PEEK) | (sheets["peeks"] >> rounds & 1 == 1)).any())
        if peeked or (yellows == YELLOWS_A_ROUND and rounds + 1 < ROUNDS):
            yield "farms", rounds + 1
    yield from (("roads", place) for place in range(ROADS))
    yield from (("farms", place) for place in range(FARMS))


def _missing(hidden: States, name: str) -> Counter[int]:
    """The cards of a deck whose places are unknown."""
    left = Counter(deck() if name == "roads" else range(FARMS))
    left.subtract(card for card in hidden["table"][name][0].tolist() if card != UNKNOWN)
    return +left


def _drawn(hidden: States, name: str, place: int) -> Outcomes:
    left = _missing(hidden, name)
    states = repeated(hidden, len(left))
    states["table"][name][:, place] = sorted(left)
    return Outcomes(states, tuple(Fraction(left[card], left.total()) for card in sorted(left)))


def completions(hidden: States, choices: Choices) -> int:
    """Return how many states agree with a hidden one; cards of one kind are all the same."""
    orders = [_missing(hidden, name) for name in ("farms", "roads")]
    ways = [factorial(left.total()) // prod(map(factorial, left.values())) for left in orders]
    return prod(ways) * prod(map(len, choices.values()))


def completed(hidden: States, choices: Choices) -> Outcomes:
    """Return these states, all of which are equally likely."""
    farms = [*permutations(sorted(_missing(hidden, "farms")))]
    roads = [*_orders(_missing(hidden, "roads"))]
    found = [*product(farms, roads, product(*choices.values()))]
    states = repeated(hidden, len(found))
    for name, number in (("farms", 0), ("roads", 1)):
        unknown = hidden["table"][name][0] == UNKNOWN
        states["table"][name][:, unknown] = np.array([cards[number] for cards in found], np.uint8)
    states["sheets"]["choice"][:, [*choices]] = np.array([chosen for _, _, chosen in found], np.uint8)
    return Outcomes.even(states)


def _orders(left: Counter[int]) -> Iterator[tuple[int, ...]]:
    """All orders of some cards, in rising order; cards of one kind are not told apart."""
    if not left:
        yield ()
    for card in sorted(left):
        for rest in _orders(left - Counter([card])):
            yield card, *rest
