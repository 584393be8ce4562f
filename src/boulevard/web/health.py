"""Whether a server works: it can write. Asked often, it tries seldom, so that asking is no way to keep it busy."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable

from boulevard.web.hours import Clock

logger = logging.getLogger(__name__)

EVERY = 1.0
"""Seconds for which an answer holds."""
PATIENCE = 5.0
"""Seconds that a write may take."""


class Health:
    """Answers whether something can be written."""

    def __init__(self, write: Callable[[], Awaitable[None]], clock: Clock = time.monotonic) -> None:
        self._write = write
        self._clock = clock
        self._tried: float | None = None
        self._works = False
        self._one_at_a_time = asyncio.Lock()

    async def works(self) -> bool:
        """Whether a write works, as of now or of a moment ago."""
        async with self._one_at_a_time:
            if self._tried is None or self._clock() - self._tried >= EVERY:
                self._works = await self._writes()
                self._tried = self._clock()
            return self._works

    async def _writes(self) -> bool:
        try:
            await asyncio.wait_for(self._write(), PATIENCE)
        except Exception:
            logger.exception("write-failed")
            return False
        return True
