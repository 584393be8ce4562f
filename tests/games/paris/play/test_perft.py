"""Numbers of move sequences, as the oracle counted them (tests/tools/make_perft.py)."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import boulevard
from boulevard.games.contract import Rules, States

DATA = Path(__file__).parents[3] / "data"
POSITIONS = json.loads((DATA / "perft_paris.json").read_text(encoding="utf-8"))


def perft(rules: Rules, states: States, depth: int) -> int:
    rows, counts = rules.legal(states)
    if depth == 1:
        return int(counts.sum())
    after = states[np.repeat(np.arange(len(states)), counts)]
    rules.apply_each(after, np.concatenate([row[:count] for row, count in zip(rows, counts, strict=True)]))
    return perft(rules, after, depth - 1)


@pytest.mark.parametrize("position", POSITIONS, ids=lambda position: f"{position['game']}-{position['moves']}")
def test_perft(position: dict[str, Any]) -> None:
    record = json.loads((DATA / "golden" / "paris" / f"{position['game']}.json").read_text(encoding="utf-8"))
    game = boulevard.from_record({**record, "moves": record["moves"][: position["moves"]], "result": None})
    counted = [perft(game.rules, game.state, depth) for depth in range(1, len(position["counts"]) + 1)]
    assert counted == position["counts"]


def test_there_are_enough_positions() -> None:
    assert len(POSITIONS) >= 6
    assert all(len(position["counts"]) >= 2 and position["reason"] for position in POSITIONS)
