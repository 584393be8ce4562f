"""Processes that share a database tell each other what happened: a hint to look, never the event itself.

Nothing depends on it but speed. Whoever missed the news reads the log before they answer, and its numbers tell.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Mapping

from sqlalchemy import Connection, Engine, func, select

from boulevard.web.event_log.chain import Head
from boulevard.web.event_log.database import is_shared

logger = logging.getLogger(__name__)

CHANNEL = "boulevard"
RETRY = 1.0
"""Seconds before a lost connection is opened again."""

Heard = Callable[[str, int], None]


def tell(connection: Connection, heads: Mapping[str, Head]) -> None:
    """Tell all processes how long some logs are as soon as what is being written is there; SQLite has but one."""
    if is_shared(connection.engine):
        for table_id, head in heads.items():
            connection.execute(select(func.pg_notify(CHANNEL, f"{table_id} {head.length}")))


async def listen(engine: Engine, heard: Heard, missed: Callable[[], None]) -> None:
    """Pass on what other processes tell, for ever; say each time that some of it may have been missed."""
    from psycopg import AsyncConnection, OperationalError

    address = engine.url.set(drivername="postgresql").render_as_string(hide_password=False)
    while True:
        try:
            async with await AsyncConnection.connect(address, autocommit=True) as connection:
                await connection.execute(f"LISTEN {CHANNEL}")
                missed()
                async for notice in connection.notifies():
                    table_id, _, length = notice.payload.partition(" ")
                    heard(table_id, int(length))
        except OperationalError as error:
            logger.warning("news-interrupted", extra={"reason": str(error)})
        await asyncio.sleep(RETRY)
