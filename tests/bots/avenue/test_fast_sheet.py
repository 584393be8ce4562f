"""The sheet that searches play on keeps to the rules: the same after every move, not only at the end."""

from __future__ import annotations

import os
import random
import subprocess
import sys
from typing import Any

import numpy as np

import boulevard
from boulevard.bots.avenue import fast_sheet
from boulevard.bots.avenue.ground import CARDS, KEYS, ground_of
from boulevard.games.avenue.components import Sheet
from boulevard.games.avenue.play.state import PEEK, ROUNDS, SIDES, YELLOW
from boulevard.games.game import Game
from tests.games.avenue.sheets import SHEETS

GAMES = 2
Roads = dict[int, int]


def compare_all() -> None:
    """Compare on every sheet."""
    for layout in SHEETS:
        compare(layout)


def compare(layout: Any) -> None:
    """Play random games on one of the sheets by the rules and on a fast sheet; stop where they differ."""
    for seed in range(GAMES):
        game = boulevard.new("avenue", seed=seed, sheet=layout)
        chance = random.Random(seed)
        sheet: Sheet = game.rules.sheet  # type: ignore[attr-defined]
        ground, own, loaded = (
            ground_of(sheet),
            np.zeros(1, fast_sheet.FAST_SHEET),
            np.zeros(1, fast_sheet.FAST_SHEET),
        )
        fast_sheet.clear(ground[0], own[0])
        roads: Roads = {}
        turned, played, scored = -1, -1, 0
        while not game.over:
            table = game.state[0].table
            while turned < int(table.card):  # cards on which the player was skipped are turned up all the same
                if turned > played:
                    scored += fast_sheet.play(ground[0], own[0], -1)
                turned += 1
                fast_sheet.turn_up(own[0], int(table.roads[turned]), table.farms)
            _compare_state(game, ground[0], own[0], roads)
            fast_sheet.load(ground[0], loaded[0], table, game.state[0].sheets[0])
            _compare_networks(sheet, ground[0], loaded[0], roads)
            action = chance.choice(game.actions(0))
            if action != PEEK:
                roads[action] = int(table.roads[turned]) % YELLOW
            played = turned
            scored += fast_sheet.play(ground[0], own[0], action)
            game.apply(0, action)
            _compare_networks(sheet, ground[0], own[0], roads)
        while own[0].rounds < ROUNDS:
            turned += 1
            fast_sheet.turn_up(own[0], int(table.roads[turned]), table.farms)
            scored += fast_sheet.play(ground[0], own[0], -1)
        (total,) = game.rules.scores(game.state)[0]
        assert fast_sheet.total(ground[0], own[0]) == scored == total, (layout, seed, "total")


def _compare_state(game: Game, ground: Any, own: Any, roads: Roads) -> None:
    """What may be done now, the roads, and the scores so far."""
    table, sheet = game.state[0].table, game.state[0].sheets[0]
    legal = [space for space in range(PEEK) if int(own.empty) >> space & 1] + [PEEK] * (not own.peeked)
    assert tuple(legal) == game.actions(0), (len(game.moves), "legal")
    reach = [sum(1 << space for space, road in roads.items() if side in SIDES[road]) for side in range(4)]
    assert reach == sheet.reach.tolist(), (len(game.moves), "roads")
    assert own.scores.tolist() == sheet.scores.tolist(), (len(game.moves), "scores")
    assert (own.rounds, own.yellows, own.card) == (table.rounds, table.yellows, table.roads[table.card])
    left = np.bincount(table.roads[table.card + 1 :], minlength=CARDS)
    assert own.left.tolist() == left.tolist(), (len(game.moves), "cards")


def _compare_networks(sheet: Sheet, ground: Any, own: Any, roads: Roads) -> None:
    """What is joined to each farm and castle, found by walking along the roads."""
    assert int(own.empty) == (1 << len(sheet.spaces)) - 1 - sum(1 << space for space in roads)
    for key in range(KEYS):
        start = int(ground.key[key]).bit_length() - 1
        joined = _walked(sheet, roads, start) if start in roads else 0
        assert int(own.joined[key]) == joined, (len(roads), "network of", key)


def _walked(sheet: Sheet, roads: Roads, start: int) -> int:
    step = (sheet.columns, 1, -sheet.columns, -1)
    area, waiting = 0, [start]
    while waiting:
        space = waiting.pop()
        area |= 1 << space
        for side in SIDES[roads[space]]:
            other = space + step[side]
            beside = side in (0, 2) or other // sheet.columns == space // sheet.columns
            if beside and other in roads and side ^ 2 in SIDES[roads[other]] and not area >> other & 1:
                waiting.append(other)
    return area


def test_a_fast_sheet_keeps_to_the_rules_after_every_move() -> None:
    """Interpreted, in a process of its own: nothing has to be compiled for it."""
    code = "from tests.bots.avenue.test_fast_sheet import compare_all; compare_all()"
    environment = {**os.environ, "NUMBA_DISABLE_JIT": "1"}
    done = subprocess.run([sys.executable, "-c", code], env=environment, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
