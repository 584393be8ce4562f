"""Errors say the same in another process."""

from __future__ import annotations

import pickle

import pytest

from boulevard.errors import BoulevardError, IllegalMove, UnknownFormat
from boulevard.games.avenue.errors import BadSheet


@pytest.mark.parametrize(
    "error",
    [
        BoulevardError("unknown-game", name="chess", names="paris"),
        IllegalMove("illegal-road", possible=["draw a1", "peek"]),
        BadSheet("sheet-symbol", row=2, column=3, symbol="Q"),
        UnknownFormat("record-format", where="format", format="x", known="y"),
    ],
)
def test_errors_travel(error: BoulevardError) -> None:
    again = pickle.loads(pickle.dumps(error))
    assert type(again) is type(error)
    assert str(again) == str(error)
    assert vars(again) == vars(error)
