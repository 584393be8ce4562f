"""What the people of a table agree on besides the game: a clock, what they may say, and whether it is for a day."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple

from boulevard.web.tables.clocks import Clock
from boulevard.web.tables.daily import Daily

OFF, PHRASES, TEXT = "off", "phrases", "text"
"""What people may say to each other at a table."""


class Talk(NamedTuple):
    """What people may say to each other, and whether those who watch can read it."""

    allows: str = TEXT
    is_watched: bool = False


class Terms(NamedTuple):
    """All of it."""

    clock: Clock | None = None
    talk: Talk = Talk()
    is_listed: bool = False
    """Whether the lobby shows the table: anybody may sit down there, and find it to watch."""
    daily: Daily | None = None
    """Whether it is played with the deck of a day, and counts for it."""

    @classmethod
    def of(cls, data: Mapping[str, Any]) -> Terms:
        """The terms that the first event of a log tells of."""
        talk, daily = Talk(*data.get("chat", ())), Daily.of(data.get("daily"))
        return cls(Clock.of(data.get("clock")), talk, bool(data.get("listed")), daily)

    @property
    def data(self) -> dict[str, Any]:
        """What that event tells of them: only what is not as usual."""
        clock = {"clock": self.clock._asdict()} if self.clock else {}
        chat = {} if self.talk == Talk() else {"chat": list(self.talk)}
        daily = {"daily": list(self.daily)} if self.daily else {}
        return {**clock, **chat, **({"listed": True} if self.is_listed else {}), **daily}


USUAL = Terms()
