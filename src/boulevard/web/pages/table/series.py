"""A series of games, in words."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from boulevard.messages import say
from boulevard.web.tables.snapshot import name_of
from boulevard.web.tables.table import Table


def words(table: Table) -> str:
    """How the series stands that a game is one of, or who has won it; nothing of a game alone."""
    series, before = table.series, table.terms.series
    if series is None or before is None:
        return ""
    score = " – ".join(f"{name_of(table, place)} {points(series.halves[place])}" for place in (0, 1))
    now = say("web-series-now", count=series.length, game=before.played + 1, score=score)
    if not series.is_over:
        return now
    winner = series.winner
    end = say("web-series-drawn") if winner is None else say("web-series-won", name=name_of(table, winner))
    return f"{end} · {now}"


def onward(table: Table) -> str:
    """What playing again is called."""
    if table.series is None:
        return say("web-over-rematch")
    return say("web-series-again") if table.series.is_over else say("web-series-next")


def again(table: Table, it: Mapping[str, Any]) -> str:
    """Who has asked for another game, who asks for one, or who wants none: it may be the next one of a series."""
    goes_on = table.series is not None and not table.series.is_over
    for key, what in (("asks", "asked"), ("asked_by", "asks"), ("declined_by", "declined")):
        if it[key]:
            names = it["waits_for"] if what == "asked" else it[key]
            return say(f"web-series-{what}" if goes_on else f"web-again-{what}", names=names)
    return ""


def agreed(table: Table) -> str:
    """What somebody is invited to, if it is a series."""
    return say("web-series-of", count=table.terms.series.length) if table.terms.series else ""


def points(halves: int) -> str:
    """Half points as people write them: 2½."""
    whole, half = divmod(halves, 2)
    return (str(whole) if whole or not half else "") + ("½" if half else "")
