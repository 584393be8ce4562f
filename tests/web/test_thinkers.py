"""Bots think in processes of their own: in turns, and not longer than there is a server."""

from __future__ import annotations

import asyncio
import os
import signal
from pathlib import Path

from boulevard.web.turns import Turns
from tests.waiting import lives, until
from tests.web.serving import PERSON, Guest, Served, bot


def test_tables_take_turns() -> None:
    """A table that asks seven times at once does not keep another waiting for all of them."""
    order: list[str] = []

    async def use(turns: Turns, table: str) -> None:
        async with turns.turn(table):
            order.append(table)
            await asyncio.sleep(0)

    async def all_of_them() -> None:
        turns = Turns(1)
        await asyncio.gather(*(use(turns, table) for table in "aaaaaaabb"))

    asyncio.run(all_of_them())
    assert order == list("aababaaaa")


def test_who_goes_away_keeps_nobody_waiting() -> None:
    async def some_go() -> list[str]:
        turns, order = Turns(1), list[str]()

        async def use(table: str) -> None:
            async with turns.turn(table):
                order.append(table)
                await asyncio.sleep(0.01)

        tasks = [asyncio.create_task(use(table)) for table in "abcd"]
        await asyncio.sleep(0.001)
        tasks[0].cancel()
        tasks[1].cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await use("e")
        return order

    assert asyncio.run(some_go()) == ["a", "c", "d", "e"]


def test_thinkers_end_with_a_server_that_is_killed(tmp_path: Path, compiled_code: None) -> None:
    with Served(tmp_path) as served:
        guest = Guest(served.address)
        guest.create("avenue", PERSON, bot())
        guest.move("draw a1", 0)
        guest.wait_for_turn()
        thinkers = served.thinkers()
        assert thinkers
        assert served.process is not None
        os.kill(served.process.pid, signal.SIGKILL)
        until(lambda: not any(map(lives, thinkers)))
