"""What a sheet is worth: the points that it will still bring, from what is on it (`features`) and a small `network`.

A value is taken after a move, before the next card is turned up. All weights are learnt (`learning`).
"""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

from boulevard.bots.avenue.fast_sheet import last_score
from boulevard.bots.avenue.features import (
    MOST_FEATURES,
    PEEKING,
    Weights,
    farm_spaces,
    list_spaces,
    moment_of,
    moment_weight,
    name_key,
    phase_of,
)
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
    moment = moment_of(sheet, int(sheet.rounds), int(sheet.yellows))
    last, farms = last_score(sheet), farm_spaces(ground, moment)
    keys = farms | ground.key[FARMS] | ground.key[FARMS + 1]
    features, fits, seen = named.features, named.fits, named.seen
    found, rows = 0, list_roads(ground, sheet, named.rows, 0)
    count_fits(sheet.left, fits)
    for key in range(KEYS):
        if ground.key[key] & keys:
            look_at(ground, sheet, key, farms, fits, seen)
            found = name_key(ground, sheet, key, moment, last, farms, seen, features, found)
            list_key(ground, sheet, key, moment, seen, named.rows, rows)
            rows += KEY_ROWS
    found = list_spaces(ground, sheet, moment, keys, fits, features, found)
    features[found] = moment_weight(sheet, moment, last)
    found += 1
    if peeked:
        features[found] = PEEKING + phase_of(moment)
        found += 1
    list_moment(sheet, moment, last, peeked, named.rows, rows)
    list_cards(sheet, moment, named.rows, rows + MOMENT_ROWS)
    named.phase, named.features_found = phase_of(moment), found
    named.rows_found = rows + MOMENT_ROWS + CARD_ROWS


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
