"""The deck of the day: what a table has to do with it, and when a day begins, ends and is final.

A day is one of UTC, the same for everybody. Whoever has begun by its end may still finish for a while; then the day is
final: its results stay as they are, and everybody may know its decks.
"""

from __future__ import annotations

import time
from collections.abc import Sequence
from datetime import UTC, date, datetime, timedelta
from typing import TYPE_CHECKING, NamedTuple

from boulevard.web.errors import UnknownDay

if TYPE_CHECKING:
    from boulevard.web.tables.table import Table

DAY = 24 * 3600.0
GRACE = 3 * 3600.0
"""Seconds after the end of a day for whoever has begun: for a meal or a way home, and Europe wakes up to results."""


class Daily(NamedTuple):
    """That a table is played with the deck of a day."""

    day: str
    counts: bool
    """Whether it is the one attempt that counts; if not, it is practice."""

    @classmethod
    def of(cls, data: Sequence[object] | None) -> Daily | None:
        """What the first event of a log tells of it."""
        return None if data is None else cls(str(data[0]), bool(data[1]))


def day_of(moment: float) -> str:
    """The day that a moment belongs to."""
    return f"{datetime.fromtimestamp(moment, UTC):%Y-%m-%d}"


def today() -> str:
    """The day it is."""
    return day_of(time.time())


def begins(day: str) -> float:
    """When a day begins."""
    return datetime.combine(_date(day), datetime.min.time(), UTC).timestamp()


def ends(day: str) -> float:
    """When it ends: nobody begins any more."""
    return begins(day) + DAY


def final_at(day: str) -> float:
    """When it is final: nobody who had begun finishes any more."""
    return ends(day) + GRACE


def is_final(day: str) -> bool:
    """Whether it is final by now."""
    return time.time() >= final_at(day)


def later(day: str, days: int) -> str:
    """The day so many days later; earlier, for less than 0."""
    return (_date(day) + timedelta(days=days)).isoformat()


def require_day(text: str) -> str:
    """A day that somebody asks for (`UnknownDay`)."""
    try:
        if (day := _date(text).isoformat()) == text:
            begins(day)
            return day
    except (ValueError, OverflowError):
        pass
    raise UnknownDay("day-unknown")


def is_sealed(table: Table) -> bool:
    """Whether a table is played with the deck of a day that is not final: whoever is yet to play it must not see it."""
    return table.terms.daily is not None and not is_final(table.terms.daily.day)


def is_attempt(table: Table) -> bool:
    """Whether a table is somebody's one attempt at the deck of a day: without hints, and nothing is undone."""
    return table.terms.daily is not None and table.terms.daily.counts


def was_late(table: Table) -> bool:
    """Whether an attempt ended only after its day was final, or did not end by then."""
    if table.terms.daily is None or not table.terms.daily.counts:
        return False
    ended = time.time() if table.ended_at is None else table.ended_at
    return ended >= final_at(table.terms.daily.day)


def is_practice(table: Table) -> bool:
    """Whether whoever plays at a table may have known the deck: then nothing counts there but the fun of it."""
    return table.terms.daily is not None and (not table.terms.daily.counts or was_late(table))


def _date(day: str) -> date:
    return date.fromisoformat(day)
