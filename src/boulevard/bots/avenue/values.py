"""What a sheet is worth: the points that it will still bring, from what is on it (`features`) and a small `network`.

A value is taken after a move, before the next card is turned up. All weights are learnt (`learning`).
"""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

from boulevard.bots.avenue.fast_sheet import last_score
from boulevard.bots.avenue.features import MOST_FEATURES, Weights, farm_spaces, list_features, moment_of, phase_of
from boulevard.bots.avenue.ground import KEYS
from boulevard.bots.avenue.network import (
    CARD_ROWS,
    HIDDEN,
    KEY_ROWS,
    MOMENT_ROWS,
    MOST_ROWS,
    add_row,
    list_cards,
    list_key,
    list_moment,
    list_roads,
    output_of,
)
from boulevard.bots.avenue.outlook import count_fits, look_at
from boulevard.games.avenue.play.state import FARMS
from boulevard.games.kernels.compiled import compiled

NAMED = np.dtype(
    (
        np.record,
        np.dtype(
            [
                ("features", "i4", MOST_FEATURES),
                ("rows", "i4", MOST_ROWS),
                ("hidden", "f4", HIDDEN),
                ("shares", "f4", HIDDEN),
                ("features_found", "i8"),
                ("rows_found", "i8"),
                ("phase", "i8"),
                ("fits", "i8", 16),
                ("seen", "i8", 4),
            ],
            align=True,
        ),
    )
)
"""What a sheet names, and what comes of it: an array of one of these."""

Named = NDArray[Any]


@compiled
def name_all(ground: Any, sheet: Any, peeked: bool, named: Any) -> None:
    """Write what a sheet names after a move (with `peeked`, one whose card is not looked at yet).

    The game must not be over.
    """
    named.features_found = list_features(ground, sheet, peeked, named.features)
    moment = moment_of(sheet, int(sheet.rounds), int(sheet.yellows))
    named.phase = phase_of(moment)
    farms = farm_spaces(ground, moment)
    keys = farms | ground.key[FARMS] | ground.key[FARMS + 1]
    found = list_roads(ground, sheet, named.rows, 0)
    count_fits(sheet.left, named.fits)
    for key in range(KEYS):
        if ground.key[key] & keys:
            look_at(ground, sheet, key, farms, named.fits, named.seen)
            list_key(ground, sheet, key, moment, named.seen, named.rows, found)
            found += KEY_ROWS
    list_moment(sheet, moment, last_score(sheet), peeked, named.rows, found)
    list_cards(sheet, moment, named.rows, found + MOMENT_ROWS)
    named.rows_found = found + MOMENT_ROWS + CARD_ROWS


@compiled
def worth_of(weights: Weights, named: Any) -> float:
    """The points that what is named is expected to bring."""
    value = 0.0
    features, rows, hidden = named.features, named.rows, named.hidden
    for number in range(named.features_found):
        value += weights[features[number]]
    hidden[:] = 0
    for number in range(named.rows_found):
        add_row(weights, rows[number], hidden)
    return value + output_of(weights, named.phase, hidden, named.shares)


@compiled
def value_of(ground: Any, sheet: Any, peeked: bool, weights: Weights, named: Any) -> float:
    """The points that a sheet after a move is expected to bring still."""
    name_all(ground, sheet, peeked, named)
    return worth_of(weights, named)
