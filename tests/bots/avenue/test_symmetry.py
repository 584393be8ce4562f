"""Half turns: what is learnt on one half of a shipped sheet holds on the other."""

from __future__ import annotations

import os
import subprocess
import sys

import numpy as np
import pytest

from boulevard.bots.avenue import fast_sheet, features, playouts, values
from boulevard.bots.avenue.ground import ground_of
from boulevard.bots.avenue.symmetry import TURNED_BLOCK, TURNED_PATTERN, TURNED_ROAD, half_turn
from boulevard.games.avenue.components import sheet, sheet_names
from boulevard.games.avenue.play.state import FARMS, PEEK, ROADS, ROUNDS, YELLOW
from boulevard.games.kernels.streams import streams_of
from tests.games.avenue.sheets import SHEETS


@pytest.mark.parametrize("name", sheet_names())
def test_shipped_sheets_are_symmetric(name: str) -> None:
    partners = half_turn(sheet(name))
    assert partners is not None
    assert [partners[partner] for partner in partners] == list(range(FARMS + 2))
    assert ground_of(sheet(name))[0].shipped == sheet_names().index(name)


def test_other_sheets_are_not() -> None:
    """A grape, a farm or a castle that lies elsewhere is noticed."""
    rows = [row.split() for row in sheet("A").rows]
    for row, column, symbol in ((0, 1, "G2"), (0, 2, "P1"), (2, 2, "P1")):
        changed = [list(line) for line in rows]
        changed[row][column] = symbol
        assert half_turn(sheet([" ".join(line) for line in changed])) is None
    assert [half_turn(sheet(one)) for one in SHEETS[3:]] == [None] * len(SHEETS[3:])


def test_two_half_turns_change_nothing() -> None:
    for table in (TURNED_ROAD, TURNED_PATTERN, TURNED_BLOCK):
        assert (table[table] == np.arange(len(table))).all()
        assert (table != np.arange(len(table))).any()


def differences(name: str) -> int:
    """Play random games on a sheet and its image; count the sheets whose own weights are not those of their images."""
    ground, wrong = ground_of(sheet(name)), 0
    partners = half_turn(sheet(name))
    assert partners is not None
    both, named = np.zeros(2, fast_sheet.FAST_SHEET), np.zeros(2, values.NAMED)
    roads, farms = np.empty(ROADS, np.uint8), np.empty(FARMS, np.uint8)
    for stream in streams_of(5, 2, 0):
        for one in both:
            fast_sheet.clear(ground[0], one)
        rest, place = fast_sheet.deal(ground[0], both[0], roads, farms, stream), 0
        turned = np.array([partners[int(farm)] for farm in farms], np.uint8)
        while both[0].rounds < ROUNDS:
            card = int(roads[place])
            fast_sheet.turn_up(both[0], card, farms)
            fast_sheet.turn_up(both[1], int(TURNED_ROAD[card % YELLOW]) + card // YELLOW * YELLOW, turned)
            place += 1
            rest, action = playouts.any_action(both[0], rest)
            fast_sheet.play(ground[0], both[0], action)
            fast_sheet.play(ground[0], both[1], action if action == PEEK else 41 - action)
            if both[0].rounds < ROUNDS:
                for one, names in zip(both, named, strict=True):
                    values.name_all(ground[0], one, action == PEEK, names)
                own, image = (_own(names) for names in named)
                wrong += own != image
    return wrong


def _own(names) -> list[int]:  # type: ignore[no-untyped-def]
    """The weights that belong to this very sheet."""
    found = names.features[: names.features_found]
    return sorted(found[found >= features.SPOTS].tolist())


@pytest.mark.parametrize("name", sheet_names())
def test_a_sheet_and_its_image_name_the_same(name: str) -> None:
    code = f"from tests.bots.avenue.test_symmetry import differences; print(differences({name!r}))"
    environment = {**os.environ, "NUMBA_DISABLE_JIT": "1"}
    done = subprocess.run([sys.executable, "-c", code], env=environment, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    assert done.stdout.strip() == "0"
