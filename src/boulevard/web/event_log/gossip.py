"""What each process that shares a database holds, by keys, as others ought to know: who has a page open, for example.

Each tells about once a second what changed there, and all of it every so often. It is never written down, nobody is
asked before anything is answered, and what is not told again for a while is held no more. A process that is alone with
its database tells nothing and remembers nothing.
"""

from __future__ import annotations

import asyncio
import json
import logging
import secrets
import time
from collections.abc import Awaitable, Callable, Iterable, Iterator, Mapping, Sequence
from typing import Any, Generic, NamedTuple, TypeVar

from boulevard.web.event_log.hours import Clock
from boulevard.web.event_log.news import News
from boulevard.web.event_log.store import Store

EVERY = 1.0
"""Seconds between two times that others are told what changed."""
AGAIN = 10
"""After so many of these, they are told all of it again."""
SILENT = 3 * AGAIN * EVERY
"""Seconds after which what is not told again is held no more: its process is gone, or others missed that it let go."""
LINGER = 5.0
"""Seconds for which that is held of a process that ends: who was there comes to another one."""
LONGEST = 7900
"""Characters of a message, all of them ASCII; PostgreSQL takes 7999."""
HELD, LEFT, ASKS = "held", "left", "asks"
"""Kinds of messages: what is held, that a process ends, and that one would like to be told all of it again."""

V = TypeVar("V")
Told = Mapping[str, Any] | Sequence[Any]
"""What a message may tell besides: what doesn't fit into one is spread over several."""
Tell = Callable[[list[str]], Awaitable[None]]

logger = logging.getLogger(__name__)


class Elsewhere(NamedTuple, Generic[V]):
    """What another process holds."""

    value: V
    until: float
    """When it is held no more, unless that is told again."""


class Gossip(Generic[V]):
    """What this process and the others hold. Values are plain data; `read` makes one of JSON, and `nothing` is none."""

    def __init__(
        self, nothing: V, read: Callable[[Any], V], tell: Tell | None = None, clock: Clock = time.monotonic
    ) -> None:
        self._nothing = nothing
        self._read = read
        self._tell = tell
        self._clock = clock
        self._name = secrets.token_hex(8)
        self._here: dict[str, V] = {}
        self._changed: set[str] = set()
        """Keys of which others were not told what is held here."""
        self._others: dict[str, dict[str, Elsewhere[V]]] = {}
        """What other processes hold, by process and key."""
        self._signs: set[str] = set()
        """Kinds of messages without a content that are to be sent."""
        self.changed: Callable[[str], None] = lambda key: None
        """Is told of a key of which others hold something else than before."""
        self.besides: Callable[[], Iterable[tuple[str, Told]]] = lambda: ()
        """Is asked what happened that is told once, each with its kind; a message that is lost is not told again."""
        self.heard_besides: Callable[[str, Any], None] = lambda kind, told: None
        """Is told of such; kinds of other versions are to be ignored."""

    @classmethod
    def of(cls, store: Store, news: News, channel: str, nothing: V, read: Callable[[Any], V]) -> Gossip[V]:
        """Return what the processes of a database tell each other on a channel, if there can be others."""

        async def tell(texts: list[str]) -> None:
            await store.tell(channel, texts)

        it = cls(nothing, read, tell if store.is_shared else None)
        news.on(channel, it.heard, it.missed)
        return it

    @property
    def is_alone(self) -> bool:
        """Whether there can be no other process."""
        return self._tell is None

    def hold(self, key: str, value: V) -> None:
        """Hold something from now on; others are told soon."""
        if not self._tell or self._here.get(key, self._nothing) == value:
            return
        if value == self._nothing:
            del self._here[key]
        else:
            self._here[key] = value
        self._changed.add(key)

    def elsewhere(self, key: str) -> list[V]:
        """What other processes hold of a key."""
        now = self._clock()
        found = (held.get(key) for held in self._others.values())
        return [it.value for it in found if it and now < it.until]

    async def run(self) -> None:
        """Tell others what changed, now and then, until this is cancelled."""
        times = 0
        while self._tell:
            await asyncio.sleep(EVERY)
            times += 1
            if times % AGAIN == 0:
                self._changed.update(self._here)
            self.forget()
            await self.tell()

    async def tell(self) -> None:
        """Tell others what changed since they were told last, if anything did."""
        changed, self._changed = self._changed, set()
        signs, self._signs = self._signs, set()
        held = {key: self._here.get(key, self._nothing) for key in sorted(changed)}
        texts = [text for kind, told in ((HELD, held), *self.besides()) for text in self._texts(kind, told)]
        texts += [json.dumps([self._name, sign, None]) for sign in sorted(signs)]
        try:
            if texts and self._tell:
                await self._tell(texts)
        except Exception:  # the database may be away for a while
            self._changed |= changed
            self._signs |= signs
            logger.exception("gossip-not-told")

    async def leave(self) -> None:
        """Tell others what changed last, and that this process ends."""
        self._signs.add(LEFT)
        await self.tell()

    def heard(self, text: str) -> None:
        """Take account of what a process told, unless it was this one."""
        process, kind, told = json.loads(text)
        if process == self._name:
            return
        if kind == HELD:
            self._hear(process, told)
        elif kind == LEFT:
            until = self._clock() + LINGER
            held = self._others.get(process, {})
            held.update({key: it._replace(until=min(it.until, until)) for key, it in held.items()})
        elif kind == ASKS:
            self._changed.update(self._here)
        else:
            self.heard_besides(kind, told)

    def missed(self) -> None:
        """Tell all of it again soon, and ask for the same: this process and the others may have missed something."""
        if self._tell:
            self._changed.update(self._here)
            self._signs.add(ASKS)

    def forget(self) -> None:
        """Forget what is held no more."""
        now = self._clock()
        for process, held in list(self._others.items()):
            for key in [key for key, it in held.items() if it.until <= now]:
                del held[key]
                self.changed(key)
            if not held:
                del self._others[process]

    def _hear(self, process: str, told: Mapping[str, Any]) -> None:
        until = self._clock() + SILENT
        held = self._others.setdefault(process, {})
        for key, found in told.items():
            before, value = held.pop(key, None), self._read(found)
            if value != self._nothing:
                held[key] = Elsewhere(value, until)
            if value != (before.value if before else self._nothing):
                self.changed(key)

    def _texts(self, kind: str, told: Told) -> Iterator[str]:
        """Messages that are short enough; what alone is too long for one is not told."""
        opening, closing = "{}" if isinstance(told, Mapping) else "[]"
        first, last = f'["{self._name}", "{kind}", {opening}', f"{closing}]"
        parts: list[str] = []
        room = most = LONGEST - len(first) - len(last)
        for part in _written(told):
            if parts and room < len(part) + 2:
                yield first + ", ".join(parts) + last
                parts, room = [], most
            if len(part) <= most:
                parts.append(part)
                room -= len(part) + 2
        if parts:
            yield first + ", ".join(parts) + last


def _written(told: Told) -> Iterator[str]:
    if isinstance(told, Mapping):
        yield from (f"{json.dumps(key)}: {json.dumps(value)}" for key, value in told.items())
    else:
        yield from map(json.dumps, told)
