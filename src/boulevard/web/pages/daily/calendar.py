"""A calendar of one's own results, by months."""

from __future__ import annotations

import calendar
from collections.abc import Sequence
from datetime import date
from typing import Any

from boulevard.messages import say, signed
from boulevard.web.event_log.day_rows import Attempt
from boulevard.web.pages.people import words
from boulevard.web.services.days.career import Career
from boulevard.web.tables import daily

Context = dict[str, Any]
MONTHS = 12
ISO = 7
"""The signs of a month, as in 2026-11."""


def of_career(it: Career, attempts: Sequence[Attempt], month: str) -> Context:
    """What somebody's days come to, and one month of them; the present one if another is none."""
    today = daily.today()
    first = _month(month) or _month(today[:ISO])
    assert first is not None
    begun = min((attempt.which.day for attempt in attempts), default=today)[:ISO]
    name = first.isoformat()[:ISO]
    return {
        "streak": it.streak,
        "longest": it.longest,
        "days": it.days,
        "averages": [
            {
                "title": words.variant(average.game, average.variant),
                "played": average.played,
                "mean": signed(f"{average.mean:.1f}"),
                "best": signed(average.best),
            }
            for average in it.averages
        ],
        "month": name,
        "weekdays": say("day-weekdays").split(),
        "weeks": [[_cell(day, first, attempts, today) for day in week] for week in _weeks(first)],
        "before": _moved(first, -1) if begun < name else "",
        "after": _moved(first, 1) if name < today[:ISO] else "",
    }


def _weeks(first: date) -> list[list[date]]:
    return calendar.Calendar(calendar.MONDAY).monthdatescalendar(first.year, first.month)


def _cell(day: date, first: date, attempts: Sequence[Attempt], today: str) -> Context:
    """A day of a month; those of other months are empty."""
    name = day.isoformat()
    if day.month != first.month:
        return {"number": ""}
    found = [it for it in attempts if it.which.day == name]
    return {
        "number": day.day,
        "at": f"/today/{name}" if found else "",
        "is_today": name == today,
        "made": [
            {"sheet": words.variant(it.which.game, it.which.variant), "short": it.which.variant, "points": _points(it)}
            for it in sorted(found, key=lambda it: it.which)
        ],
    }


def _points(it: Attempt) -> str:
    return "–" if it.points is None else signed(it.points)


def _month(text: str) -> date | None:
    """The first day of a month, if it is one that a calendar can show with its neighbours."""
    try:
        found = date.fromisoformat(f"{text}-01")
    except ValueError:
        return None
    return found if len(text) == ISO and date.min.year < found.year < date.max.year else None


def _moved(first: date, by: int) -> str:
    """The month so many months later."""
    number = first.year * MONTHS + first.month - 1 + by
    return f"{number // MONTHS:04}-{number % MONTHS + 1:02}"
