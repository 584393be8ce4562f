"""Dates and spans of time, as people are shown them and programs are told them.

Dates are those of UTC: a server does not know where its readers are.
"""

from __future__ import annotations

import time
from datetime import UTC, datetime
from typing import NamedTuple

from boulevard.messages import say

UNITS = (("days", 86400), ("hours", 3600), ("minutes", 60), ("seconds", 1))


def span(seconds: int) -> str:
    """A time in the largest unit that it is a whole number of."""
    unit, size = next((unit, size) for unit, size in UNITS if seconds % size == 0)
    return say(f"web-clock-{unit}", count=seconds // size)


def ago(moment: float) -> str:
    """How long ago something was, roughly."""
    unit, count = _roughly(time.time() - moment)
    return say(f"web-ago-{unit}", count=count)


def left(deadline: float) -> str:
    """The time that somebody has left, roughly: less than is said would be no help."""
    unit, count = _roughly(deadline - time.time())
    return say(f"web-own-left-{unit}", count=count)


def day(moment: float) -> str:
    """The day of something."""
    return f"{datetime.fromtimestamp(moment, UTC):%Y-%m-%d}"


def of_day(moment: float) -> str:
    """The time of day of something, to the minute."""
    return f"{datetime.fromtimestamp(moment, UTC):%H:%M}"


def minute(moment: float) -> str:
    """The day and the minute of something."""
    return f"{day(moment)} {of_day(moment)}"


def second(moment: float) -> str:
    """Exactly when something is, in words."""
    at = datetime.fromtimestamp(moment, UTC)
    return say("web-clock-time", date=f"{at:%Y-%m-%d}", time=f"{at:%H:%M:%S}")


class Moment(NamedTuple):
    """A moment on a page: for scripts, which show it by the clock of the reader, and in words for all others."""

    stamp: str
    words: str


def moment(at: float) -> Moment:
    """A moment, to the minute."""
    return Moment(stamp(at) or "", say("web-clock-time", date=day(at), time=of_day(at)))


def stamp(moment: float | None) -> str | None:
    """When something is, as programs are told it, to the second."""
    return None if moment is None else f"{datetime.fromtimestamp(moment, UTC):%Y-%m-%dT%H:%M:%SZ}"


def _roughly(seconds: float) -> tuple[str, int]:
    """A time in the largest unit that it has one of, down to minutes."""
    return next(((unit, int(seconds // size)) for unit, size in UNITS[:-1] if seconds >= size), ("now", 0))
