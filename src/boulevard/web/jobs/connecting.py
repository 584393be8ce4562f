"""Connections to PostgreSQL that are kept: opened again after they were lost, and lost soon where a machine is."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, Any, TypeAlias

from sqlalchemy import URL

from boulevard.web.event_log.database import RETRY, SIGNS_OF_LIFE, address_of

if TYPE_CHECKING:
    from psycopg import AsyncConnection

Wire: TypeAlias = "AsyncConnection[tuple[Any, ...]]"
"""A connection on which every statement counts at once."""

logger = logging.getLogger(__name__)


async def keep_connected(address: URL, work: Callable[[Wire], Awaitable[None]]) -> None:
    """Do something with a connection until it is done, from the beginning with each new one."""
    from psycopg import AsyncConnection, Error

    while True:
        try:
            async with await AsyncConnection.connect(address_of(address), autocommit=True) as wire:
                for name, value in SIGNS_OF_LIFE.items():
                    await wire.execute("SELECT set_config(%s, %s, false)", (f"tcp_{name}", str(value)))
                await work(wire)
                return
        except Exception as error:  # whatever it was: those who wait are helped by a new beginning only
            logger.warning("jobs-interrupted", extra={"reason": str(error)}, exc_info=not isinstance(error, Error))
        await asyncio.sleep(RETRY)
