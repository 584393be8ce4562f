"""Who is at a table: who has its page open, who is away from it, who is gone, and how many watch.

It follows from the streams of events that are open, and nothing follows from it. Processes that share a database tell
each other about once a second which people they have; one that says nothing any more has none.
"""

from __future__ import annotations

import asyncio
import secrets
from collections import defaultdict
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Any, NamedTuple

from boulevard.web.event_log.gossip import Gossip
from boulevard.web.services.followers import Follower, Followers, Whisper

CHANNEL = "boulevard_presence"
KIND = "presence"
"""The kind of whisper that tells of it."""
TURNED = "turned"
"""What processes tell besides: pages at which somebody began to look, or looks no more."""
LINGER = 5.0
"""Seconds for which somebody whose stream has ended is not gone: streams end and come back."""
MOST_TURNED = 1000
"""Of those at most so many are told at once."""

Places = tuple[int, ...]


class Present(NamedTuple):
    """Who is at a table, by their places, and how many watch."""

    here: Places = ()
    away: Places = ()
    watching: int = 0


NOBODY = Present()


def read(told: Any) -> Present:
    """Return who is at a table, as another process told."""
    here, away, watching = told
    return Present(tuple(here), tuple(away), watching)


@dataclass
class Tab:
    """A page that is open, or was just now: whose it is, and whether they look at it."""

    places: Places
    is_away: bool = False
    streams: int = 0


class Presence:
    """The people at the tables of a server."""

    def __init__(self, followers: Followers, gossip: Gossip[Present]) -> None:
        self._followers = followers
        self._gossip = gossip
        self._tabs: defaultdict[str, dict[str, Tab]] = defaultdict(dict)
        self._shown: dict[str, Present] = {}
        """What those who follow a table were told last."""
        self._turned: list[tuple[str, str, Places, bool]] = []
        """Of pages that are not open here: whether somebody looks at them."""
        followers.greet = self._greet
        gossip.changed = self._show
        gossip.besides = self._besides
        gossip.heard_besides = self._heard

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
            if not self._gossip.is_alone and len(self._turned) < MOST_TURNED:
                self._turned.append((table_id, tab, places, is_away))
        elif it.places == places and it.is_away != is_away:
            it.is_away = is_away
            self._note(table_id)

    def present(self, table_id: str) -> Present:
        """Who is at a table, in whatever process: who looks at one of their pages is here."""
        return _together([self._here(table_id), *self._gossip.elsewhere(table_id)])

    def _besides(self) -> Iterator[tuple[str, Sequence[Any]]]:
        turned, self._turned = self._turned, []
        yield TURNED, turned

    def _heard(self, kind: str, told: Any) -> None:
        if kind == TURNED:
            for table_id, tab, places, is_away in told:
                if tab in self._tabs.get(table_id, {}):
                    self.turn(table_id, tab, tuple(places), is_away)

    def _here(self, table_id: str) -> Present:
        """Who is at a table in this process."""
        tabs = self._tabs.get(table_id, {}).values()
        return _together([_of(tab) for tab in tabs])

    def _note(self, table_id: str) -> None:
        """Something is different here."""
        self._gossip.hold(table_id, self._here(table_id))
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


def _of(tab: Tab) -> Present:
    if not tab.places:
        return Present(watching=1)
    return Present(away=tab.places) if tab.is_away else Present(here=tab.places)


def _together(found: Sequence[Present]) -> Present:
    """People who are somewhere: one is away only if they are nowhere here."""
    here = {place for it in found for place in it.here}
    away = {place for it in found for place in it.away} - here
    return Present(tuple(sorted(here)), tuple(sorted(away)), sum(it.watching for it in found))
