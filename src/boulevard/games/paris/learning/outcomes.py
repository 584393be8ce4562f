"""What may come from the piles of Paris: the tiles that a seat doesn't know, in any order."""

from __future__ import annotations

from itertools import permutations
from math import factorial

import numpy as np

from boulevard.games.contract.outcomes import Outcomes
from boulevard.games.kernels.states import copied, repeated
from boulevard.games.paris.play.state import TILES, States


def missing(hidden: States, seat: int) -> list[int]:
    """Return the tiles of a seat whose places are unknown; these are its last."""
    known = set(hidden["piles"][0, seat].tolist())
    return [tile for tile in range(TILES) if tile not in known]


def shown_next(hidden: States) -> Outcomes:
    """Return what the first unknown tile of the seat to act may be, or if it knows all of its own, of the other."""
    turn = int(hidden["turn"][0])
    for seat in (turn, 1 - turn):
        if tiles := missing(hidden, seat):
            states = repeated(hidden, len(tiles))
            states["piles"][:, seat, TILES - len(tiles)] = tiles
            return Outcomes.even(states)
    return Outcomes.even(copied(hidden))


def completions(hidden: States) -> int:
    """Return in how many orders both seats may draw what is unknown."""
    return factorial(len(missing(hidden, 0))) * factorial(len(missing(hidden, 1)))


def completed(hidden: States) -> Outcomes:
    """Return the states with all these orders."""
    orders = [np.array([*permutations(missing(hidden, seat))], np.uint8) for seat in range(2)]
    states = repeated(hidden, len(orders[0]) * len(orders[1]))
    states["piles"][:, 0, TILES - orders[0].shape[1] :] = orders[0].repeat(len(orders[1]), axis=0)
    states["piles"][:, 1, TILES - orders[1].shape[1] :] = np.tile(orders[1], (len(orders[0]), 1))
    return Outcomes.even(states)
