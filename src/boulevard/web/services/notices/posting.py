"""Sending what is to be told: each notice by one process, again after a while if it failed, and never for ever.

Before it is sent, it is looked once more whether it is still so and still wanted. Who is banned is told nothing.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections import Counter
from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from typing import TYPE_CHECKING, NamedTuple, Protocol

from sqlalchemy import Connection

from boulevard.errors import BoulevardError
from boulevard.web.event_log import notice_rows as rows
from boulevard.web.event_log.notice_rows import Notice
from boulevard.web.metrics import METRICS

if TYPE_CHECKING:
    from boulevard.web.services.table_service import TableService

PAUSES = (30.0, 120.0, 600.0, 3600.0)
"""Seconds before each further attempt."""
LONGEST = 6 * 3600.0
"""Seconds after which a notice is too late to be of use, and which nobody may have us wait."""
OF_ONE, OF_HOST = 2, 4
"""How many pushes are sent at once to one person, and to one host."""

logger = logging.getLogger(__name__)


class Later(Exception):
    """A notice can't be sent now."""

    def __init__(self, after: float | None = None, failed: bool = True) -> None:
        self.after = after
        """Seconds to wait; None for as long as usual."""
        self.failed = failed
        """Whether that was an attempt, of which there are only so many."""


class Refused(Exception):
    """Whoever was to take a notice does not, and won't later: it was an attempt, and counts as one."""


def is_last(notice: Notice) -> bool:
    """Whether a notice is not sent again if that fails."""
    return notice.attempts > len(PAUSES)


class Carrier(Protocol):
    """Who sends notices in one way."""

    is_bundling: bool
    """Whether all that is to be told to somebody goes together."""
    at_once: int
    """How many it sends at once."""

    async def send(self, notices: Sequence[Notice]) -> int:
        """Send what is to be told to somebody; return how much of it still was to be told (`Later`, `Refused`)."""
        ...


class Sending(NamedTuple):
    """A notice that is being sent, and to which host."""

    notice: Notice
    host: str


class Posting:
    """Sends notices: of each person and to each host few at once, so nobody waits long for one who never answers."""

    def __init__(self, tables: TableService) -> None:
        self._tables = tables
        self._store = tables.store
        self._taking = asyncio.Lock()
        self._under_way: list[Sending] = []

    async def post(self, carriers: Mapping[str, Carrier]) -> int:
        """Send all that is due and that nobody sends yet; return how much was taken."""
        done: list[Sending] = []
        async with asyncio.TaskGroup() as group:
            for carrier in carriers.items():
                group.create_task(self._work(group, *carrier, done))
        return len(done)

    async def pause(self, ways: Collection[str], since: float, longest: float) -> float:
        """Seconds until something is due that was not yet at a time."""
        due = await self._store.read(lambda it: rows.next_due(it, ways, since))
        return longest if due is None else min(longest, max(0.0, due - time.time()))

    async def _work(self, group: asyncio.TaskGroup, way: str, carrier: Carrier, done: list[Sending]) -> None:
        """Send one notice after the other; somebody else looks meanwhile whether there is another one."""
        while it := await self._take(way, carrier):
            group.create_task(self._work(group, way, carrier, done))
            try:
                await self._sent(carrier, [it.notice])
            finally:
                self._under_way.remove(it)
            done.append(it)

    async def _take(self, way: str, carrier: Carrier) -> Sending | None:
        """Take a notice, of nobody and for no host to whom enough is sent just now."""
        async with self._taking:
            mine = [it for it in self._under_way if it.notice.way == way]
            if len(mine) >= carrier.at_once:
                return None
            people = _full((it.notice.person for it in mine), 1 if carrier.is_bundling else OF_ONE)
            hosts = _full((it.host for it in mine if it.host), OF_HOST)
            found = await self._store.transact(lambda it: rows.take(it, time.time(), way, people, hosts))
            if not found:
                return None
            target = found[0].target
            to = await self._store.read(lambda it: rows.subscription(it, target)) if target else None
            self._under_way.append(Sending(found[0], to.host if to else ""))
            return self._under_way[-1]

    async def _sent(self, carrier: Carrier, bundle: list[Notice]) -> None:
        """Send what goes together; what fails is sent again, or given up."""
        first = bundle[0]
        try:
            if carrier.is_bundling:
                more = await self._store.transact(lambda it: rows.take_all_of(it, first.person, first.way, time.time()))
                bundle = [*bundle, *more]
            sent = 0 if self._tables.rulings.ban_of(first.person) else await carrier.send(bundle)
        except Later as later:
            await self._again(bundle, later)
        except Refused:
            METRICS.notices.labels(first.way, "refused").inc()
            await self._do(_finishing(first, time.time()))
        except BoulevardError as error:
            logger.warning("notice-failed", extra={"way": first.way, "reason": str(error)})
            await self._again(bundle, Later())
        except Exception:
            logger.exception("notice-failed", extra={"way": first.way})
            await self._again(bundle, Later())
        else:
            identities, now = [it.id for it in bundle], time.time()
            METRICS.notices.labels(first.way, "sent" if sent else "spared").inc()
            await self._do(lambda it: rows.finish(it, identities, now) if sent else rows.drop(it, identities))

    async def _again(self, bundle: Sequence[Notice], later: Later) -> None:
        now = time.time()
        for notice in bundle:
            pause = PAUSES[min(notice.attempts, len(PAUSES)) - 1] if later.after is None else later.after
            if later.failed and (is_last(notice) or now + pause > notice.made + LONGEST):
                METRICS.notices.labels(notice.way, "given-up").inc()
                await self._do(_finishing(notice, now))
            else:
                await self._do(_postponing(notice, now + min(pause, LONGEST), later.failed))

    async def _do(self, work: Callable[[Connection], None]) -> None:
        await self._store.transact(work)


def _full(found: Iterable[str], most: int) -> list[str]:
    """What is there so often as it may be."""
    return [it for it, count in Counter(found).items() if count >= most]


def _finishing(notice: Notice, now: float) -> Callable[[Connection], None]:
    return lambda it: rows.finish(it, [notice.id], now)


def _postponing(notice: Notice, due: float, counts: bool) -> Callable[[Connection], None]:
    return lambda it: rows.postpone(it, [notice.id], due, counts)
