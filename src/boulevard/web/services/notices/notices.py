"""What people are told while no page is open: noticed after it happened, and sent, in the background."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Mapping
from contextlib import suppress
from typing import TYPE_CHECKING

from sqlalchemy import Connection

from boulevard.web.event_log import notice_rows as rows
from boulevard.web.event_log.invited_rows import DECLINED, Invited
from boulevard.web.services.notices import invited
from boulevard.web.services.notices.noticing import Noticing
from boulevard.web.services.notices.posting import Carrier, Posting

if TYPE_CHECKING:
    from boulevard.web.services.table_service import TableService

TOGETHER = 0.3
"""Seconds for which it is waited for what else happens, to look at all of it at once."""
AGAIN = 60.0
"""Seconds after which it is looked for what no process has noticed, or finished."""
MOST = 10_000

logger = logging.getLogger(__name__)


class Notices:
    """What people are told while no page is open."""

    def __init__(self, tables: TableService) -> None:
        self._tables = tables
        self._store = tables.store
        self.carriers: Mapping[str, Carrier] = {}
        """Who sends in which way; without any, nothing is noticed."""
        self._posting = Posting(tables)
        self._changed: dict[str, None] = {}
        """Tables at which this process has let something happen."""
        self._woken = asyncio.Event()
        self._posts = asyncio.Event()

    def heard(self, *identities: str) -> None:
        """Something happened at tables, by this process: it is looked at soon, and nobody waits for that."""
        if self.carriers and len(self._changed) < MOST:
            self._changed.update(dict.fromkeys(identities))
            self._woken.set()

    def note_invited(self, connection: Connection, it: Invited) -> None:
        """Write what is to be told of an invitation, or of its refusal, together with that."""
        person = it.inviter if it.state == DECLINED else it.person
        invited.note(connection, it, self._tables.people.person_of(person), self.carriers)

    def wake(self) -> None:
        """Something may have been written that is to be sent."""
        self._posts.set()

    async def run(self) -> None:
        """Notice and send, for ever."""
        if self.carriers:
            await asyncio.gather(self._keep_noticing(), self._keep_posting())

    async def look(self) -> None:
        """Look at what happened by this process since the last look."""
        changed, self._changed = list(self._changed), {}
        different = [it for it in changed if (table := self._tables.in_memory(it)) is None or table.has_company]
        if different:
            await self._noticing.look(different)

    async def look_back(self) -> None:
        """Look at what no process has noticed; note who is here, and forget what is done."""
        if identities := await self._noticing.overlooked():
            await self._noticing.look(identities)
        people, now = self._tables.own_news.people, time.time()
        if people and rows.MAIL in self.carriers:
            await self._store.transact(lambda it: rows.note_seen(it, people, now))
        await self._store.transact(lambda it: rows.sweep(it, now))

    async def post(self) -> int:
        """Send all that is due; return how much that was."""
        return await self._posting.post(self.carriers)

    @property
    def _noticing(self) -> Noticing:
        return Noticing(self._tables, self.carriers)

    async def _keep_noticing(self) -> None:
        """Look at what happens, and now and then at what was overlooked."""
        looked = -AGAIN
        while True:
            try:
                if time.monotonic() - looked >= AGAIN:
                    looked = time.monotonic()
                    await self.look_back()
                await self.look()
            except Exception:
                logger.exception("notices-failed")
            self._posts.set()
            with suppress(TimeoutError):
                async with asyncio.timeout(AGAIN):
                    await self._woken.wait()
            self._woken.clear()
            await asyncio.sleep(TOGETHER)

    async def _keep_posting(self) -> None:
        """Send what is due: soon after it was noticed, or when it is to be sent again; nothing waits for the rest."""
        async with asyncio.TaskGroup() as group:
            while True:
                self._posts.clear()
                pause, since = AGAIN, time.time()
                group.create_task(self._try_to_post())
                try:
                    pause = await self._posting.pause(self.carriers, since, AGAIN)
                except Exception:
                    logger.exception("notices-failed")
                with suppress(TimeoutError):
                    async with asyncio.timeout(pause):
                        await self._posts.wait()

    async def _try_to_post(self) -> None:
        try:
            await self.post()
        except Exception:
            logger.exception("notices-failed")
