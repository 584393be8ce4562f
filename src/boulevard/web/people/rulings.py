"""What was decided about people, in the memory of a process: every request asks, without a look into the database.

Whoever runs the server decides by commands in processes of their own. A process is told of that by the news, and looks
for it every `BEAT` seconds besides: that is how long somebody who was banned may still get in, at most.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable, Collection, Coroutine
from contextlib import suppress
from ipaddress import IPv6Network, ip_network
from typing import Any

from sqlalchemy.exc import SQLAlchemyError

from boulevard.errors import BadOption
from boulevard.web.event_log import rulings
from boulevard.web.event_log.database import reading
from boulevard.web.event_log.news import News
from boulevard.web.event_log.operations import CHANNEL
from boulevard.web.event_log.rulings import BAN, MUTE, Ruling, Written
from boulevard.web.event_log.store import Store
from boulevard.web.thinking.visitors import NETWORK

BEAT = 2.0
"""Seconds after which a decision that nobody told of is known."""
MOST_VISITORS = 10_000
"""Visitors of whom it is remembered whether they are banned."""

logger = logging.getLogger(__name__)


class Rulings:
    """Who is banned or muted, and what people are called because it was decided."""

    def __init__(self, store: Store, news: News, begin: Callable[[Coroutine[Any, Any, None]], None]) -> None:
        self._store = store
        self._latest = 0
        self._banned: dict[str, Ruling] = {}
        self._muted: dict[str, Ruling] = {}
        self._networks: list[Ruling] = []
        self._visitors: dict[str, Ruling | None] = {}
        self._names: dict[str, str] = {}
        self.on_news: Callable[[Collection[str], Collection[str]], None] = lambda *_: None
        """Is told whose names changed and which tables were deleted, whenever something was decided."""
        news.on(CHANNEL, lambda _: begin(self.refresh()), lambda: begin(self.refresh()))

    def __bool__(self) -> bool:
        """Whether anything was decided about anybody."""
        return bool(self._all or self._names)

    def open(self) -> None:
        """Read all there is."""
        with reading(self._store.engine) as connection:
            if written := rulings.changed_since(connection, 0):
                self._learn(written)

    async def run(self) -> None:
        """Look for decisions now and then, for ever: a command that writes to SQLite tells nobody."""
        while True:
            await asyncio.sleep(BEAT)
            try:
                await self.refresh()
                if any(not it.holds(time.time()) for it in self._all):
                    await self._store.transact(lambda connection: rulings.drop_over(connection, time.time()))
                    await self.refresh(anyway=True)
            except SQLAlchemyError as error:
                logger.warning("rulings-unreadable", extra={"reason": str(error)})

    async def refresh(self, anyway: bool = False) -> None:
        """Know everything that was decided by now; `anyway`, if people turned out to be others meanwhile."""
        latest = self._latest
        written = await self._store.read(lambda connection: rulings.changed_since(connection, latest, anyway))
        if written is None or written.latest < self._latest:
            return
        before = self._names
        self._learn(written)
        renamed = {it for it in before.keys() | written.names.keys() if before.get(it) != written.names.get(it)}
        self.on_news(renamed, written.erased)

    def ban_of(self, person: str | None, visitor: str = "") -> Ruling | None:
        """The ban of somebody who comes as a person and from an address, if there is one that holds."""
        found = self._banned.get(person) if person and self._banned else None
        found = found or (self._ban_of_visitor(visitor) if self._networks else None)
        return found if found and found.holds(time.time()) else None

    def mute_of(self, person: str) -> Ruling | None:
        """What keeps a person from speaking, if something does."""
        found = self._muted.get(person)
        return found if found and found.holds(time.time()) else None

    def name_of(self, person: str) -> str:
        """What a person is called whatever name they gave; nothing if they are called by that."""
        return self._names.get(person, "")

    @property
    def to_carry_out(self) -> list[Ruling]:
        """The bans of people whose games were not given up yet."""
        return [it for it in self._banned.values() if it.carried_out is None and it.holds(time.time())]

    def note_carried_out(self, ban: Ruling) -> None:
        """Note that the games of somebody banned were given up."""
        if (it := self._banned.get(ban.person)) is not None and it.id == ban.id:
            self._banned[ban.person] = it._replace(carried_out=time.time())

    @property
    def _all(self) -> list[Ruling]:
        return [*self._banned.values(), *self._muted.values(), *self._networks]

    def _ban_of_visitor(self, visitor: str) -> Ruling | None:
        if visitor not in self._visitors:
            if len(self._visitors) >= MOST_VISITORS:
                self._visitors.clear()
            self._visitors[visitor] = next((it for it in self._networks if covers(it.network, visitor)), None)
        return self._visitors[visitor]

    def _learn(self, written: Written) -> None:
        self._latest = written.latest
        now = time.time()
        holding = [it for it in written.rulings if it.holds(now)]
        self._banned = {it.person: it for it in holding if it.kind == BAN and it.person}
        self._muted = {it.person: it for it in holding if it.kind == MUTE}
        self._networks = [it for it in holding if it.network]
        self._visitors.clear()
        self._names = written.names


def proper_network(text: str) -> str:
    """The network that an address or a network stands for, as limits count visitors (`BadOption`)."""
    with suppress(ValueError):
        found = ip_network(text.strip(), strict=False)
        if isinstance(found, IPv6Network) and found.prefixlen > NETWORK:
            found = found.supernet(new_prefix=NETWORK)
        if found.prefixlen:
            return str(found)
    raise BadOption("admin-bad-address", address=text)


def covers(network: str, visitor: str) -> bool:
    """Whether a visitor, an address or a network of them, belongs to a network."""
    with suppress(ValueError):
        whole, part = ip_network(network), ip_network(visitor)
        return whole.version == part.version and part.subnet_of(whole)  # type: ignore[arg-type]
    return False
