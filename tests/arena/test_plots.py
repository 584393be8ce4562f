"""Scales are round, have room for everything, and put it in the right place."""

from __future__ import annotations

import pytest

from boulevard.arena.plots import bar_width, shares
from boulevard.reports import Axis


@pytest.mark.parametrize("values", [[0.0], [-3.0, 4.0], [1234.0, 1234.5], [-400.0, 380.0], [], [float("inf"), 2.0]])
def test_a_scale_has_room(values: list[float]) -> None:
    axis = Axis.over(values)
    assert axis.low < axis.high
    assert 2 <= len(axis.ticks) <= 9
    assert all(0 <= axis.at(tick) <= 100 for tick in axis.ticks)
    assert all(axis.low <= value <= axis.high for value in values if value < 1e9)


def test_places() -> None:
    axis = Axis.over([0, 100])
    assert (axis.at(0), axis.at(25), axis.at(100), axis.at(500)) == (0, 25, 100, 100)
    times = Axis.over_times([0.0015, 0.4])
    assert (times.low, times.high) == (0.001, 1.0)
    assert times.at(0.01) == pytest.approx(100 / 3)


def test_bars_share_out_all_scores() -> None:
    axis = Axis.over([-20, 95], whole=True)
    width = bar_width(axis)
    found = shares(axis, [-20, -19, 95, 95], width)
    assert sum(found.values()) == pytest.approx(1)
    assert all(axis.low <= start <= axis.high for start in found)
    assert found[max(found)] == 0.5
