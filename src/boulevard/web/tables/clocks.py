"""Clocks of tables: how long somebody may take for a decision, and what becomes of those who take longer.

Each decision has its own time. In a game where all choose at once, each has it from the moment at which all were
asked. Who had how much time follows from the log: from when its events happened.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, Final, Literal, NamedTuple

from boulevard.web.event_log.events import Event, Kind

if TYPE_CHECKING:
    from boulevard.web.tables.table import Table

Late = Literal["loss", "bot"]
LOSS: Final = "loss"
BOT_PLAYS: Final = "bot"
"""What becomes of somebody whose time runs out: they lose, or a bot plays on for them."""
DAY = 24 * 3600
SHORTEST, LONGEST = 5, 7 * DAY
"""Seconds that a clock can give for a decision."""
FIRST = 300.0
"""Seconds that everybody has at least for the first decision: whoever sent an invitation may not be looking."""
QUESTION = 60.0
"""Seconds that the others get at most, once somebody asks them to take a decision back."""
GRACE = 1.0
"""Seconds after which it is noticed that time ran out: a move that was sent in time may still be on its way."""


class Clock(NamedTuple):
    """What the people of a table agreed on."""

    seconds: int
    """For each decision."""
    late: Late = LOSS

    @classmethod
    def of(cls, data: Mapping[str, Any] | None) -> Clock | None:
        """The clock that a log tells of."""
        return cls(data["seconds"], data["late"]) if data else None

    def time(self, is_first: bool) -> float:
        """The seconds for a decision, which may be somebody's first one."""
        return max(self.seconds, FIRST) if is_first else self.seconds


class Asked(NamedTuple):
    """Somebody is asked for a decision: for which, and since when. A pause counts as if they had been asked later."""

    number: int
    since: float

    def given(self, seconds: float) -> Asked:
        """The same, with so much more time."""
        return self._replace(since=self.since + seconds)

    def after(self, stood: float, now: float) -> Asked:
        """The same after a time in which nobody could move, as far as it counted; less than 0 after a wrong date."""
        return self.given(min(stood, max(now - self.since, 0.0)))


def look_at(table: Table | None, events: Sequence[Event], now: float) -> float | None:
    """When it must be looked whether time ran out at a table after some events, at the earliest; None without a clock.

    It is said before they have happened, so it may be too early, never too late.
    """
    clock = Clock.of(events[0].data.get("clock")) if table is None else table.clock
    if clock is None:
        return None
    if any("stood" in event.data for event in events):
        return now
    decided = {event.data["place"] for event in events if event.kind in (Kind.moved, Kind.resigned)}
    others = table.deadlines if table else {}
    return min([now + clock.seconds, *(deadline for place, deadline in others.items() if place not in decided)])
