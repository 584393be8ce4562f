"""What somebody's days come to: streaks, averages, a calendar."""

from __future__ import annotations

from collections.abc import Sequence
from statistics import fmean
from typing import NamedTuple

from boulevard.web.event_log.day_rows import Attempt
from boulevard.web.services.streaks import streak


class Average(NamedTuple):
    """What somebody made on a sheet, on all days."""

    game: str
    variant: str
    played: int
    mean: float
    best: int


class Career(NamedTuple):
    """All of it."""

    streak: int
    """Days in a row up to now: until today is over, yesterday's streak goes on."""
    longest: int
    days: int
    """On how many days they came to the end of a deck."""
    averages: Sequence[Average]


def career(attempts: Sequence[Attempt], today: str) -> Career:
    """What attempts come to, on a day."""
    done = [it for it in attempts if it.points is not None]
    played = {it.which.day for it in done}
    run = streak(played, today)
    return Career(run.now, run.best, len(played), _averages(done))


def _averages(done: Sequence[Attempt]) -> list[Average]:
    points: dict[tuple[str, str], list[int]] = {}
    for it in done:
        points.setdefault((it.which.game, it.which.variant), []).append(it.points or 0)
    return [Average(*which, len(made), fmean(made), max(made)) for which, made in sorted(points.items())]
