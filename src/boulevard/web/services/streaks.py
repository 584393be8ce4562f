"""On how many days in a row somebody has done what there is to do every day."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from boulevard.web.tables import daily


class Streak(NamedTuple):
    """Days in a row, by now and at best."""

    now: int
    best: int


def streak(days: Iterable[str], today: str) -> Streak:
    """Count days; until today is over, yesterday's streak goes on."""
    done = sorted({day for day in days if day})
    best, run, before = 0, 0, ""
    for day in done:
        run = run + 1 if before and daily.later(before, 1) == day else 1
        best, before = max(best, run), day
    return Streak(run if before >= daily.later(today, -1) else 0, best)
