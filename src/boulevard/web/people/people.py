"""Who is who, in the memory of a process: asked with every request, without a look into the database.

It is told of changes by the news, and looks for them every `HEALED` seconds besides. So for that long at most, a
process may let somebody in whom another one has just signed out, or not know that two are the same person.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Collection, Coroutine
from typing import Any, TypeVar

from sqlalchemy import Connection
from sqlalchemy.exc import SQLAlchemyError

from boulevard.web.event_log.database import reading
from boulevard.web.event_log.holdings import ERASED
from boulevard.web.event_log.news import News, tell
from boulevard.web.event_log.store import Store
from boulevard.web.people.register import OPEN, Change, Identity, changed_since
from boulevard.web.people.sweeping import Place, sweep

CHANNEL = "boulevard_people"
HEALED = 10.0
"""Seconds after which a change that nobody told of is known everywhere."""

T = TypeVar("T")
logger = logging.getLogger(__name__)


class People:
    """Everybody of a server who is more than one number."""

    def __init__(self, store: Store, news: News, begin: Callable[[Coroutine[Any, Any, None]], None]) -> None:
        self._store = store
        self._begin = begin
        """Begins something that goes on by itself."""
        self._known: dict[str, Identity] = {}
        self._numbers: dict[str, set[str]] = {}
        """The numbers that lead to each person, besides their own."""
        self._latest = 0
        self._swept = Place()
        """How far old numbers were swept."""
        self.on_news: Callable[[Collection[str]], None] = lambda _: None
        """Is told the numbers of all who are somebody else than before, or nobody."""
        news.on(CHANNEL, lambda _: begin(self.refresh()), lambda: begin(self.refresh()))

    def open(self) -> None:
        """Read all there is."""
        with reading(self._store.engine) as connection:
            self._learn(changed_since(connection, 0))

    async def run(self) -> None:
        """Look for changes now and then, for ever: the news may be late."""
        while True:
            await asyncio.sleep(HEALED)
            try:
                await self.refresh()
            except SQLAlchemyError as error:
                logger.warning("people-unreadable", extra={"reason": str(error)})

    async def refresh(self) -> None:
        """Know everything that is written by now."""
        latest = self._latest
        self._learn(await self._store.read(lambda connection: changed_since(connection, latest)))

    async def change(self, work: Callable[[Change], T]) -> T:
        """Change who is who: all of it or, if that fails, nothing; this process knows it at once, others soon."""

        def changed(connection: Connection) -> T:
            done = work(Change(connection))
            tell(connection, CHANNEL, "")
            return done

        done = await self._store.transact(changed)
        await self.refresh()
        return done

    async def sweep(self) -> None:
        """Forget a few numbers that were signed out long ago; other processes go on refusing them until they end."""
        after = self._swept
        gone, self._swept = await self._store.transact(lambda connection: sweep(Change(connection), after))
        for number in gone:
            if (it := self._known.pop(number, None)) is not None:
                self._numbers.get(it.person, set()).discard(number)

    def let_in(self, number: str) -> str | None:
        """The person that somebody is who comes with a number; nobody if it was signed out or deleted."""
        it = self._known.get(number)
        return number if it is None else it.person if it.state == OPEN else None

    def person_of(self, number: str) -> str:
        """The person whose number it is or was; nobody's if that person was deleted."""
        it = self._known.get(number)
        return number if it is None else "" if it.state == ERASED else it.person

    def numbers(self, person: str) -> list[str]:
        """All numbers of a person, their own first."""
        return [person, *sorted(self._numbers.get(person, ()))]

    def devices(self, person: str) -> list[Identity]:
        """The numbers that a person can come with now, besides their first one if nothing was ever noted of that."""
        known = [self._known[it] for it in self.numbers(person) if it in self._known]
        return sorted((it for it in known if it.state == OPEN), key=lambda it: it.since)

    def _learn(self, news: list[Identity]) -> None:
        changed = set[str]()
        for it in news:
            was = self.person_of(it.id)
            before = self._known.get(it.id)
            if before is not None and before.number >= it.number:
                continue
            if before is not None:
                self._numbers.get(before.person, set()).discard(it.id)
            if it.id != it.person:
                self._numbers.setdefault(it.person, set()).add(it.id)
            self._known[it.id] = it
            self._latest = max(self._latest, it.number)
            if self.person_of(it.id) != was:
                changed.add(it.id)
        if changed:
            self.on_news(changed)
