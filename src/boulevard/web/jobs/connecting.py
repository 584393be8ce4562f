"""Connections to PostgreSQL that are kept: opened again after they were lost, and lost soon where a machine is."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, Any, TypeAlias

from sqlalchemy import URL

if TYPE_CHECKING:
    from psycopg import AsyncConnection

Wire: TypeAlias = "AsyncConnection[tuple[Any, ...]]"
"""A connection on which every statement counts at once."""

logger = logging.getLogger(__name__)

RETRY = 0.5
"""Seconds before a lost connection is opened again."""
SIGNS_OF_LIFE = {"keepalives_idle": 5, "keepalives_interval": 2, "keepalives_count": 3}
"""Seconds without a word after which each end asks for one, and how often: a machine may go silently."""


async def keep_connected(address: URL, work: Callable[[Wire], Awaitable[None]]) -> None:
    """Do something with a connection until it is done, from the beginning with each new one."""
    from psycopg import AsyncConnection, Error
    from psycopg.conninfo import make_conninfo

    text = make_conninfo(address.set(drivername="postgresql").render_as_string(hide_password=False), **SIGNS_OF_LIFE)
    while True:
        try:
            async with await AsyncConnection.connect(text, autocommit=True) as wire:
                for name, value in SIGNS_OF_LIFE.items():
                    await wire.execute("SELECT set_config(%s, %s, false)", (f"tcp_{name}", str(value)))
                await work(wire)
                return
        except Error as error:
            logger.warning("jobs-interrupted", extra={"reason": str(error)})
        await asyncio.sleep(RETRY)
