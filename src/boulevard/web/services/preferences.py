"""What people prefer, in memory where it was asked for before: pages and bots ask often, and it seldom changes.

With SQLite, what is in memory is true. Of processes that share a database, each is told at once what another has
changed, and looks by itself after a while, in case it was not.
"""

from __future__ import annotations

import time
from collections import OrderedDict
from collections.abc import Callable, Iterable, Mapping
from typing import NamedTuple

from boulevard.web.event_log.news import News
from boulevard.web.event_log.preference_rows import CHANNEL, PreferenceRows
from boulevard.web.event_log.store import Store
from boulevard.web.preferences import Preferences, kept, required

FRESH = 60.0
"""Seconds for which something is believed that another process may have changed."""
MOST = 10_000
"""People whose preferences are kept in memory."""


class Known(NamedTuple):
    """What somebody prefers, nothing if they never said, and since when it is known."""

    preferences: Preferences | None
    since: float


class PeoplesPreferences:
    """The preferences of all people."""

    def __init__(self, store: Store, news: News, now: Callable[[], float] = time.monotonic) -> None:
        self._rows = PreferenceRows(store)
        self._is_shared = store.is_shared
        self._now = now
        self._known: OrderedDict[str, Known] = OrderedDict()
        self._reading: dict[str, object] = {}
        """People who are being looked up, each with a mark that goes when they change something meanwhile."""
        news.on(CHANNEL, self._heard, self._missed)

    async def of(self, person: str) -> Preferences | None:
        """What somebody prefers; None if they never said."""
        known = self._known.get(person)
        if known is not None and not (self._is_shared and self._now() - known.since > FRESH):
            return known.preferences
        mark, asked = self._reading.setdefault(person, object()), self._now()
        try:
            row = await self._rows.find(person)
        finally:
            if is_true := self._reading.get(person) is mark:
                del self._reading[person]
        found = None if row is None else kept(row)
        if is_true:
            self._note(person, Known(found, asked))
        return found

    async def change(self, person: str, changes: Mapping[str, str]) -> Preferences:
        """Keep what somebody prefers from now on, and return all of it (`BadPreference`)."""
        wanted = required(changes)
        try:
            found = kept(await self._rows.change(person, wanted))
        finally:
            self._forget(person)
        return found

    async def all_of(self, people: Iterable[str]) -> list[Preferences]:
        """What some people prefer; whoever never said prefers what is usual."""
        return [await self.of(person) or Preferences() for person in people]

    def _note(self, person: str, known: Known) -> None:
        self._known[person] = known
        self._known.move_to_end(person)
        if len(self._known) > MOST:
            self._known.popitem(last=False)

    def _forget(self, person: str) -> None:
        self._reading.pop(person, None)
        self._known.pop(person, None)

    def _heard(self, person: str) -> None:
        """Somebody changed something, maybe in another process."""
        self._forget(person)

    def _missed(self) -> None:
        """Something may have changed that nobody told."""
        self._reading.clear()
        self._known.clear()
