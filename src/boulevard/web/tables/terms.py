"""What the people of a table agree on besides the game: a clock, what they may say, and what the game is part of."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple

from boulevard.web.tables.clocks import Clock
from boulevard.web.tables.daily import Daily
from boulevard.web.tables.series import Series

OFF, PHRASES, TEXT = "off", "phrases", "text"
"""What people may say to each other at a table."""


class Talk(NamedTuple):
    """What people may say to each other, and whether those who watch can read it."""

    allows: str = TEXT
    is_watched: bool = False


class Round(NamedTuple):
    """The round of a tournament that a table belongs to."""

    tournament: str
    number: int
    is_duplicate: bool = False
    """Whether others play the same deck at tables of their own: then nobody sees it before all have played it."""


class Terms(NamedTuple):
    """All of it."""

    clock: Clock | None = None
    talk: Talk = Talk()
    is_listed: bool = False
    """Whether the lobby shows the table: anybody may sit down there, and find it to watch."""
    daily: Daily | None = None
    """Whether it is played with the deck of a day, and counts for it."""
    series: Series | None = None
    """The series that the game is one of, as it stood before."""
    round: Round | None = None
    """The round of a tournament that it is played in."""

    @classmethod
    def of(cls, data: Mapping[str, Any]) -> Terms:
        """The terms that the first event of a log tells of."""
        clock, talk = Clock.of(data.get("clock")), Talk(*data.get("chat", ()))
        played_in = Round(*data["round"]) if "round" in data else None
        series, daily = Series.of_data(data.get("series")), Daily.of(data.get("daily"))
        return cls(clock, talk, bool(data.get("listed")), daily, series, played_in)

    @property
    def data(self) -> dict[str, Any]:
        """What that event tells of them: only what is not as usual."""
        clock = {"clock": self.clock._asdict()} if self.clock else {}
        chat = {} if self.talk == Talk() else {"chat": list(self.talk)}
        daily = {"daily": list(self.daily)} if self.daily else {}
        part_of = {"series": self.series.data} if self.series else {"round": list(self.round)} if self.round else daily
        return {**clock, **chat, **({"listed": True} if self.is_listed else {}), **part_of}


USUAL = Terms()
