"""One card ahead: the mean of the best answers to every card that can come."""

from __future__ import annotations

from itertools import product

import numpy as np
import pytest

from boulevard.bots.avenue.expectation import look_ahead
from boulevard.bots.avenue.fast_sheet import FAST_SHEET, FastSheets, clear, deal, play, total, turn_up
from boulevard.bots.avenue.features import Weights
from boulevard.bots.avenue.ground import CARDS, Ground, ground_of
from boulevard.bots.avenue.playouts import weigh
from boulevard.bots.avenue.weights import learnt_for
from boulevard.games.avenue.components import sheet
from boulevard.games.avenue.play.state import FARMS, PEEK, ROADS, ROUNDS, UNKNOWN, YELLOW
from boulevard.games.kernels.streams import streams_of
from tests.games.avenue.sheets import WIDE

SEEDS = 3
Moment = tuple[int, int]


def positions(ground: Ground, moments: set[Moment], peeks: bool) -> dict[Moment, FastSheets]:
    """Play games in order of the spaces; return a sheet, with its card, at each of some moments."""
    found: dict[Moment, FastSheets] = {}
    for stream in streams_of(2, SEEDS, 0):
        own = np.zeros(1, FAST_SHEET)
        roads, farms = np.empty(ROADS, np.uint8), np.empty(FARMS, np.uint8)
        clear(ground[0], own[0])
        deal(ground[0], own[0], roads, farms, stream)
        for card in roads:
            turn_up(own[0], int(card), farms)
            found.setdefault((int(own[0].rounds), int(own[0].yellows + (card >= YELLOW))), own.copy())
            empty = [space for space in range(64) if int(own[0].empty) >> space & 1]
            play(ground[0], own[0], PEEK if peeks and not own[0].peeked else empty[len(empty) // 2])
            if own[0].rounds == ROUNDS:
                break
    return {moment: found[moment] for moment in moments}


def expected(ground: Ground, own: FastSheets, action: int, weights: Weights) -> float:
    """What an action leads to, as the docstring says, card by card and farm by farm."""
    after = own.copy()
    play(ground[0], after[0], action)
    if after[0].rounds == ROUNDS:
        return float(total(ground[0], after[0]))
    seen = [int(farm) for farm in after[0].farms if farm != UNKNOWN]
    place = int(after[0].rounds + after[0].peeked)
    farms = [farm for farm in range(FARMS) if farm not in seen] if after[0].farms[place] == UNKNOWN else [None]
    means, ways = 0.0, 0
    for card, farm in product(range(CARDS), farms):
        left = int(after[0].left[card])
        if left:
            following, worths = after.copy(), np.empty((1, PEEK + 1))
            following[0].card = card
            following[0].left[card] -= 1
            if farm is not None:
                following[0].farms[place] = farm
            weigh(ground, following, weights, worths)
            means, ways = means + left * float(worths.max()), ways + left
    return means / ways


@pytest.mark.parametrize("name", ["A", WIDE], ids=["A", "own"])
@pytest.mark.parametrize("peeks", [False, True])
def test_every_card_counts_as_often_as_it_may_come(name: str, peeks: bool) -> None:
    """Within a round, at its end, when the next farm is not known, and at the end of the game."""
    ground = ground_of(sheet(name))
    weights = learnt_for(ground)
    for own in positions(ground, {(0, 1), (1, 4), (3, 4), (4, 2), (4, 4)}, peeks).values():
        spaces = [space for space in range(64) if int(own[0].empty) >> space & 1]
        actions = np.array([spaces[0], spaces[-1], *([] if own[0].peeked else [PEEK])], np.int32)
        found = np.empty(len(actions))
        look_ahead(ground, own, actions, weights, found)
        assert found == pytest.approx([expected(ground, own, int(action), weights) for action in actions], abs=1e-3)
