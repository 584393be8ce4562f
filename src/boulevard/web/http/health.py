"""Whether a server works: it can write. Asked often, it tries seldom, so that asking is no way to keep it busy."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable

from boulevard.web.event_log.hours import Clock

logger = logging.getLogger(__name__)

EVERY = 1.0
"""Seconds for which an answer holds."""
WRITE_SECONDS = 5.0
"""Seconds that a write may take."""


class Health:
    """Answers whether something can be written."""

    def __init__(self, write: Callable[[], Awaitable[None]], clock: Clock = time.monotonic) -> None:
        self._write = write
        self._clock = clock
        self._begun = 0.0
        self._trying: asyncio.Task[bool] | None = None
        """The last try: all who ask wait for it, and there is no other while it hangs."""

    async def works(self) -> bool:
        """Whether a write works, as of now or of a moment ago."""
        now = self._clock()
        if self._trying is None or (self._trying.done() and now - self._begun >= EVERY):
            self._trying, self._begun = asyncio.create_task(self._writes()), now
        trying = self._trying
        await asyncio.wait({trying}, timeout=max(0.0, self._begun + WRITE_SECONDS - now))
        return trying.done() and trying.result()

    async def _writes(self) -> bool:
        try:
            await self._write()
        except Exception:
            logger.exception("write-failed")
            return False
        return True
