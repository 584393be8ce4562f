"""Processes that share a database tell each other what happened: a hint to look, never the event itself.

Nothing depends on it but speed. Whoever missed the news reads the log before they answer, and its numbers tell.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from typing import NamedTuple

from sqlalchemy import Connection, Engine, func, select

from boulevard.web.event_log.database import RETRY, address_of, is_shared

logger = logging.getLogger(__name__)


class Listener(NamedTuple):
    """Who listens to one channel: `missed` is told each time that something may have been missed there."""

    heard: Callable[[str], None]
    missed: Callable[[], None]


def tell(connection: Connection, channel: str, text: str) -> None:
    """Tell all processes something as soon as what is being written is there; SQLite has but one."""
    if is_shared(connection.engine):
        connection.execute(select(func.pg_notify(channel, text)))


class News:
    """What a process hears from all of them, by one connection, each kind of it on a channel of its own."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine
        self._listeners: dict[str, Listener] = {}

    def on(self, channel: str, heard: Callable[[str], None], missed: Callable[[], None]) -> None:
        """Pass on what is told on a channel, from the next connection on."""
        self._listeners[channel] = Listener(heard, missed)

    async def listen(self) -> None:
        """Pass on what other processes tell, for ever."""
        from psycopg import AsyncConnection, OperationalError

        while True:
            try:
                async with await AsyncConnection.connect(address_of(self._engine.url), autocommit=True) as connection:
                    for channel in self._listeners:
                        await connection.execute(f"LISTEN {channel}")
                    for listener in self._listeners.values():
                        listener.missed()
                    async for notice in connection.notifies():
                        self._pass_on(notice.channel, notice.payload)
            except OperationalError as error:
                logger.warning("news-interrupted", extra={"reason": str(error)})
            await asyncio.sleep(RETRY)

    def _pass_on(self, channel: str, text: str) -> None:
        """Tell a listener; what it can't read, such as another version's words, does not end the listening."""
        try:
            self._listeners[channel].heard(text)
        except Exception:
            logger.exception("news-unreadable", extra={"channel": channel})
