"""The sheets that are played on: the shipped ones, and others, drawn by chance, to learn what holds on any sheet."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from boulevard.bots.avenue.ground import Ground, ground_of
from boulevard.games.avenue.components import CASTLES, FARM_NAMES, Sheet, sheet, sheet_names
from boulevard.games.avenue.play.state import MAX_SPACES

SIZES = ((6, 7), (6, 7), (6, 7), (7, 6), (5, 6), (6, 6), (7, 7), (5, 8), (8, 8), (9, 5))
"""Columns and rows, those of the shipped sheets most often."""
KINDS = ("P1", "P2", "P3", "G1", "G2", "G3")
OFTEN = (0.3, 0.17, 0.03, 0.3, 0.17, 0.03)


def shipped_grounds() -> list[Ground]:
    """The sheets that weights of their own are learnt for."""
    return [ground_of(sheet(name)) for name in sheet_names()]


def any_grounds(seed: int, count: int) -> list[Ground]:
    """Sheets as people may draw them: half of them the shipped ones, without what is known of these."""
    chance = np.random.default_rng(seed)
    return [ground_of(any_sheet(chance) if chance.random() < 0.5 else unnamed(chance)) for _ in range(count)]


def unnamed(chance: np.random.Generator) -> Sheet:
    """A shipped sheet as if it were somebody's own."""
    return sheet(list(sheet(str(chance.choice(sheet_names()))).rows))


def any_sheet(chance: np.random.Generator) -> Sheet:
    """A sheet whose farms, castles and grapes lie where chance puts them."""
    columns, rows = SIZES[int(chance.integers(len(SIZES)))]
    spaces = columns * rows
    assert spaces <= MAX_SPACES
    grapes = round(spaces * float(chance.uniform(0.4, 0.6)))
    printed = [*FARM_NAMES, *CASTLES, *_grapes(grapes, chance)]
    symbols = chance.permutation([*printed, *["."] * (spaces - len(printed))]).tolist()
    return sheet([" ".join(symbols[row * columns : (row + 1) * columns]) for row in range(rows)])


def _grapes(count: int, chance: np.random.Generator) -> list[str]:
    kinds: NDArray[np.str_] = chance.choice(KINDS, count, p=OFTEN)
    return [str(kind) for kind in kinds]
