"""Observations next to views, at every moment of many random games."""

from __future__ import annotations

from collections.abc import Callable

import numpy as np

from boulevard.games.contract import Rules, Seat, View


def require_told_apart(rules: Rules, seat: Seat, count: int, seed: int, told: Callable[[View], object]) -> int:
    """Demand that no two observations are the same unless views are, as far as they matter; return how many differ."""
    states, chance = rules.deal(count, seed), np.random.default_rng(seed)
    seen: dict[bytes, object] = {}
    while True:
        for number in range(count):
            state = states[number : number + 1]
            shown = told(rules.view(state, seat))
            assert seen.setdefault(rules.observe(state, seat, dtype=np.uint8).tobytes(), shown) == shown
        rows, counts = rules.legal(states)
        if not counts.any():
            return len(seen)
        rules.apply_each(states, rows[np.arange(count), (chance.random(count) * counts).astype(np.int64)])
