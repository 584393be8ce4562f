"""All that Boulevard expects of a game, and the rule that is special here."""

from __future__ import annotations

import pytest

import boulevard
from boulevard.testing import CHECKS, check
from boulevard.testing.conformance import Check


@pytest.mark.parametrize("checked", CHECKS, ids=lambda checked: checked.__name__)
def test_conformance(checked: Check) -> None:
    check(checked, "goofspiel", examples=15)


def test_equal_bids_win_nothing() -> None:
    game = boulevard.new("goofspiel", seed=1)
    game.play(0, "bid 7")
    assert game.view(1)["bids"] == [["?", None]]
    game.play(1, "bid 7")
    assert game.view()["takers"] == [None]
    assert not any(entry["points"] for entry in game.explain())
