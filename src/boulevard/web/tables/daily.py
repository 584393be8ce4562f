"""Days of UTC, which are the same for everybody: by them things come that are one a day."""

from __future__ import annotations

import time
from datetime import UTC, date, datetime, timedelta


def day_of(moment: float) -> str:
    """The day that a moment belongs to."""
    return f"{datetime.fromtimestamp(moment, UTC):%Y-%m-%d}"


def today() -> str:
    """The day it is."""
    return day_of(time.time())


def later(day: str, days: int) -> str:
    """The day so many days later; earlier, for less than 0."""
    return (date.fromisoformat(day) + timedelta(days=days)).isoformat()
