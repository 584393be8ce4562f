"""On how many days in a row somebody has tried the puzzle of the day."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from boulevard.web.tables import daily


class Streak(NamedTuple):
    """Days in a row, by now and at best."""

    now: int
    best: int


def streak(days: Iterable[str], today: str) -> Streak:
    """Count days; as long as today's puzzle can still be solved, yesterday's streak goes on."""
    done = sorted({day for day in days if day})
    best, run, before = 0, 0, ""
    for day in done:
        run = run + 1 if before and daily.later(before, 1) == day else 1
        best, before = max(best, run), day
    goes_on = before in (today, daily.later(today, -1))
    return Streak(run if goes_on else 0, best)
