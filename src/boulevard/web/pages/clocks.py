"""Clocks in words: what was agreed on, how much time is left, and until when it lasts for those without scripts."""

from __future__ import annotations

from datetime import UTC, datetime

from boulevard.messages import say
from boulevard.web.tables.clocks import BOT_PLAYS, Clock

UNITS = (("days", 86400), ("hours", 3600), ("minutes", 60), ("seconds", 1))
CHOICES = (60, 120, 300, 600, 1800, 86400, 3 * 86400, 7 * 86400)
"""What the form offers, in seconds; programs may ask for anything between."""
TWO = 2


def time_of(seconds: int) -> str:
    """The time for each move, in the largest unit that it is a whole number of."""
    unit, size = next((unit, size) for unit, size in UNITS if seconds % size == 0)
    return say(f"web-clock-{unit}", count=seconds // size)


def terms(clock: Clock | None, seats: int) -> str:
    """What was agreed on at a table with so many seats; nothing at one without a clock."""
    if clock is None:
        return ""
    time = time_of(clock.seconds)
    if clock.late == BOT_PLAYS:
        return say("web-clock-terms-bot", time=time)
    return say("web-clock-terms-group" if seats > TWO else "web-clock-terms-loss", time=time)


def left(seconds: float) -> str:
    """The time that somebody has left, roughly: less than is said would be no help."""
    for unit, size in UNITS[:-1]:
        if seconds >= size:
            return say(f"web-own-left-{unit}", count=int(seconds // size))
    return say("web-own-left-now")


def until(deadline: float) -> str:
    """When a time runs out, by the date: what is right whenever it is read."""
    at = datetime.fromtimestamp(deadline, UTC)
    return say("web-clock-until", time=say("web-clock-time", date=f"{at:%Y-%m-%d}", time=f"{at:%H:%M:%S}"))
