"""Clocks in words: what was agreed on, and until when the time lasts for those without scripts."""

from __future__ import annotations

from collections.abc import Sequence

from boulevard.games.contract import Seat
from boulevard.messages import say
from boulevard.web import times
from boulevard.web.tables.clocks import BOT_PLAYS, Clock
from boulevard.web.tables.models import ChairGiven

CHOICES = (60, 120, 300, 600, 1800, 86400, 3 * 86400, 7 * 86400)
"""What the form offers, in seconds; programs may ask for anything between."""
TWO = 2


def terms(clock: Clock | None, seats: int) -> str:
    """What was agreed on at a table with so many seats; nothing at one without a clock."""
    if clock is None:
        return ""
    time = times.span(clock.seconds)
    if clock.late == BOT_PLAYS:
        return say("web-clock-terms-bot", time=time)
    return say("web-clock-terms-group" if seats > TWO else "web-clock-terms-loss", time=time)


def shown(chairs: Sequence[ChairGiven], seat: Seat | None) -> ChairGiven | None:
    """The chair whose clock is told beside whose turn it is: one's own if one must act, else the only one that runs."""
    running = [chair for chair in chairs if chair["until"] is not None]
    own = next((chair for chair in running if chair["acts"] and chair["seat"] == seat), None)
    return own or (running[0] if len(running) == 1 else None)


def until(deadline: float) -> str:
    """When a time runs out, by the date: what is right whenever it is read."""
    return say("web-clock-until", time=times.second(deadline))
