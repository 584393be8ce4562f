"""Days in a row, up to now and at best."""

from __future__ import annotations

import pytest

from boulevard.web.services.streaks import Streak, streak


@pytest.mark.parametrize(
    ("days", "expected"),
    [
        ((), Streak(0, 0)),
        (("2026-03-01",), Streak(1, 1)),
        (("2026-02-27", "2026-02-28"), Streak(2, 2)),
        (("2026-02-27", "2026-02-28", "2026-03-01", "2026-03-01"), Streak(3, 3)),
        (("2026-02-20", "2026-02-21", "2026-02-27"), Streak(0, 2)),
        (("", "2026-02-28"), Streak(1, 1)),
    ],
)
def test_days_in_a_row(days: tuple[str, ...], expected: Streak) -> None:
    assert streak(days, "2026-03-01") == expected
