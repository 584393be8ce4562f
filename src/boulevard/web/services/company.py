"""Who is at a table: who has its page open, who is away from it, who is gone, and how many watch.

It follows from the streams of events that are open, and nothing follows from it. Processes that share a database tell
each other about once a second which people they have; one that says nothing any more has none.
"""

from __future__ import annotations

import asyncio
import json
import logging
import secrets
import time
from collections import defaultdict
from collections.abc import Awaitable, Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from typing import Any, NamedTuple

from boulevard.web.event_log.hours import Clock
from boulevard.web.services.followers import Follower, Followers, Whisper

CHANNEL = "boulevard_company"
KIND = "company"
"""The kind of whisper that tells of it."""
EVERY = 1.0
"""Seconds between two times that other processes are told what changed."""
AGAIN = 10
"""After so many of these, they are told all of it again."""
SILENT = 3 * AGAIN * EVERY
"""Seconds after which a process that says nothing more has nobody."""
LINGER = 5.0
"""Seconds for which somebody whose stream has ended is not gone: streams end and come back."""
MOST = 80
"""Tables in a message, of which PostgreSQL takes 8000 bytes."""

Tell = Callable[[list[str]], Awaitable[None]]
Places = tuple[int, ...]

logger = logging.getLogger(__name__)


class Present(NamedTuple):
    """Who is at a table, by their places, and how many watch."""

    here: Places = ()
    away: Places = ()
    watching: int = 0


NOBODY = Present()


@dataclass
class Tab:
    """A page that is open, or was just now: whose it is, and whether they look at it."""

    places: Places
    is_away: bool = False
    streams: int = 0


@dataclass
class Other:
    """The people of another process."""

    heard: float
    """When it spoke of them last."""
    tables: dict[str, Present] = field(default_factory=dict)


class Company:
    """The people at the tables of a server."""

    def __init__(self, followers: Followers, tell: Tell | None = None, clock: Clock = time.monotonic) -> None:
        self._followers = followers
        self._tell = tell
        self._clock = clock
        self._own = secrets.token_hex(8)
        self._tabs: defaultdict[str, dict[str, Tab]] = defaultdict(dict)
        self._others: dict[str, Other] = {}
        self._shown: dict[str, Present] = {}
        """What those who follow a table were told last."""
        self._changed: set[str] = set()
        """Tables of which others have not been told what is so here."""
        self._turned: list[tuple[str, str, Places, bool]] = []
        """Of pages that are not open here: whether somebody looks at them."""
        followers.greet = self._greet

    @contextmanager
    def at(self, table_id: str, places: Places, tab: str = "") -> Iterator[None]:
        """Count somebody as present while a stream is open, and a moment longer; who has no place watches."""
        tab = tab or secrets.token_hex(8)
        tabs = self._tabs[table_id]
        if tab not in tabs or tabs[tab].places != places:
            tabs[tab] = Tab(places)
        it = tabs[tab]
        it.streams += 1
        loop = asyncio.get_running_loop()
        self._note(table_id)
        try:
            yield
        finally:
            it.streams -= 1
            if not it.streams and not loop.is_closed():
                loop.call_later(LINGER, self._go, table_id, tab, it)

    def turn(self, table_id: str, tab: str, places: Places, is_away: bool) -> None:
        """Note whether somebody looks at a page of theirs, wherever its stream is open."""
        it = self._tabs.get(table_id, {}).get(tab)
        if it is None:
            if self._tell and len(self._turned) < MOST:
                self._turned.append((table_id, tab, places, is_away))
        elif it.places == places and it.is_away != is_away:
            it.is_away = is_away
            self._note(table_id)

    def present(self, table_id: str) -> Present:
        """Who is at a table, in whatever process: who looks at one of their pages is here."""
        others = [it.tables[table_id] for it in self._others.values() if table_id in it.tables]
        return _together([self._here(table_id), *others])

    async def run(self) -> None:
        """Tell other processes what changed, now and then, until this is cancelled."""
        times = 0
        while True:
            await asyncio.sleep(EVERY)
            times += 1
            if times % AGAIN == 0:
                self._changed.update(self._tabs)
            self.forget()
            await self.tell()

    async def tell(self) -> None:
        """Tell other processes what changed since they were told last."""
        changed, self._changed = self._changed, set()
        turned, self._turned = self._turned, []
        present = [(it, self._here(it)) for it in sorted(changed)]
        texts = [self._text("at", dict(some)) for some in _parts(present)]
        texts += [self._text("turned", list(some)) for some in _parts(turned)]
        await self._send(texts, changed)

    async def leave(self) -> None:
        """Tell other processes that this one ends: its people come to them."""
        await self._send([self._text("left", None)], set())

    def heard(self, text: str) -> None:
        """Take account of what a process told, unless it was this one."""
        process, what, told = json.loads(text)
        if process == self._own:
            return
        if what == "at":
            self._heard_of(process, told)
        elif what == "turned":
            for table_id, tab, places, is_away in told:
                if tab in self._tabs.get(table_id, {}):
                    self.turn(table_id, tab, tuple(places), is_away)
        elif what == "left" and process in self._others:
            self._others[process].heard = self._clock() - SILENT + LINGER

    def missed(self) -> None:
        """Tell all again soon: others may have missed it, and tell theirs again too."""
        self._changed.update(self._tabs)

    def forget(self) -> None:
        """Forget processes that say nothing any more."""
        now = self._clock()
        for process in [name for name, it in self._others.items() if it.heard + SILENT <= now]:
            for table_id in self._others.pop(process).tables:
                self._show(table_id)

    def _heard_of(self, process: str, told: dict[str, Any]) -> None:
        other = self._others.setdefault(process, Other(0.0))
        other.heard = self._clock()
        for table_id, (here, away, watching) in told.items():
            other.tables[table_id] = Present(tuple(here), tuple(away), watching)
            if other.tables[table_id] == NOBODY:
                del other.tables[table_id]
            self._show(table_id)

    def _here(self, table_id: str) -> Present:
        """Who is at a table in this process."""
        tabs = self._tabs.get(table_id, {}).values()
        return _together([_of(tab) for tab in tabs])

    def _note(self, table_id: str) -> None:
        """Something is different here."""
        if self._tell:
            self._changed.add(table_id)
        self._show(table_id)

    def _show(self, table_id: str) -> None:
        """Tell those who follow a table who is there, if that is not what they were told last."""
        if not self._followers.has(table_id):
            self._shown.pop(table_id, None)
        elif (present := self.present(table_id)) != self._shown.get(table_id, NOBODY):
            self._shown[table_id] = present
            self._followers.whisper(table_id, KIND, present._asdict())

    def _greet(self, table_id: str, follower: Follower) -> None:
        """Tell somebody who begins to follow a table who is there, if anybody is."""
        if (present := self.present(table_id)) != NOBODY:
            self._shown[table_id] = present
            follower.whispers[KIND] = Whisper(KIND, present._asdict())

    def _go(self, table_id: str, tab: str, it: Tab) -> None:
        """Somebody is gone, unless they came back meanwhile."""
        tabs = self._tabs.get(table_id, {})
        if it.streams or tabs.get(tab) is not it:
            return
        del tabs[tab]
        if not tabs:
            del self._tabs[table_id]
        self._note(table_id)

    def _text(self, what: str, told: object) -> str:
        return json.dumps([self._own, what, told])

    async def _send(self, texts: list[str], changed: set[str]) -> None:
        try:
            if texts and self._tell:
                await self._tell(texts)
        except Exception:  # the database may be away for a while
            self._changed |= changed
            logger.exception("company-not-told")


def _of(tab: Tab) -> Present:
    if not tab.places:
        return Present(watching=1)
    return Present(away=tab.places) if tab.is_away else Present(here=tab.places)


def _together(found: Sequence[Present]) -> Present:
    """People who are somewhere: one is away only if they are nowhere here."""
    here = {place for it in found for place in it.here}
    away = {place for it in found for place in it.away} - here
    return Present(tuple(sorted(here)), tuple(sorted(away)), sum(it.watching for it in found))


def _parts(told: Sequence[Any]) -> Iterator[Sequence[Any]]:
    for first in range(0, len(told), MOST):
        yield told[first : first + MOST]
