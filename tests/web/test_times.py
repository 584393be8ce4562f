"""Dates and spans of time in words, in every language."""

from __future__ import annotations

import time

import pytest

from boulevard.messages import LANGUAGES, speaking
from boulevard.web import times

NOW = 1_000_000_000.0
"""9 September 2001, 1:46:40 UTC."""


@pytest.mark.parametrize("tag", LANGUAGES)
def test_rough_times_are_told_in_the_largest_unit(tag: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(time, "time", lambda: NOW)
    with speaking(tag):
        for said in (
            [times.ago(NOW - seconds) for seconds in (-5, 59, 60, 7199, 3 * 86400 + 5)],
            [times.left(NOW + seconds) for seconds in (-5, 59, 60, 7199, 3 * 86400 + 5)],
        ):
            assert said[0] == said[1]
            assert len(set(said)) == 4
            assert [number in it for number, it in zip("113", said[2:], strict=True)] == [True] * 3


def test_dates_are_those_of_utc() -> None:
    assert times.day(NOW) == "2001-09-09"
    assert times.minute(NOW) == "2001-09-09 01:46"
    assert "2001-09-09" in times.second(NOW)
    assert "01:46:40" in times.second(NOW)
