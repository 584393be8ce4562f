"""The requests of one visitor take turns, so that others wait for one step of them; and their work is limited."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from functools import partial
from itertools import pairwise
from typing import Any

import pytest

from boulevard.web.work import Rounds, Steps


def steps(rounds: Rounds, visitor: str, work: Coroutine[Any, Any, None], took: list[float]) -> asyncio.Task[None]:
    async def answer() -> None:
        await Steps(work, partial(rounds.turn, visitor), took.append)

    return asyncio.create_task(answer())


async def _together() -> list[str]:
    """Twenty requests of one visitor and then one of another, of three steps each, as they come."""
    rounds, told = Rounds(), list[str]()

    async def request(visitor: str) -> None:
        for _ in range(3):
            told.append(visitor)
            await asyncio.sleep(0)

    visitors = [*["greedy"] * 20, "other"]
    await asyncio.gather(*(steps(rounds, visitor, request(visitor), []) for visitor in visitors))
    return told


def test_another_visitor_waits_for_one_step_of_somebody_with_many_requests() -> None:
    told = asyncio.run(_together())
    assert len(told) == 63
    own = [number for number, visitor in enumerate(told) if visitor == "other"]
    assert all(later - earlier <= 2 for earlier, later in pairwise([-1, *own]))


def test_every_step_is_charged() -> None:
    async def main() -> list[float]:
        took: list[float] = []

        async def request() -> None:
            for _ in range(4):
                await asyncio.sleep(0)

        await steps(Rounds(), "ann", request(), took)
        return took

    took = asyncio.run(main())
    assert len(took) == 5
    assert all(seconds >= 0 for seconds in took)


def test_errors_and_cancellation_go_through() -> None:
    async def main() -> None:
        rounds, ended = Rounds(), list[str]()

        async def fails() -> None:
            lost: asyncio.Future[None] = asyncio.get_running_loop().create_future()
            asyncio.get_running_loop().call_soon(lost.set_exception, KeyError("lost"))
            try:
                await lost
            except KeyError:
                ended.append("heard")
            raise ValueError

        async def waits() -> None:
            try:
                await asyncio.Event().wait()
            finally:
                ended.append("tidied")

        with pytest.raises(ValueError):  # noqa: PT011
            await steps(rounds, "ann", fails(), [])
        waiting = steps(rounds, "ann", waits(), [])
        never = [steps(rounds, "ann", waits(), []) for _ in range(3)]
        await asyncio.sleep(0)
        for task in (waiting, *never):
            task.cancel()
        await asyncio.gather(waiting, *never, return_exceptions=True)
        assert all(task.cancelled() for task in (waiting, *never))
        assert ended == ["heard", "tidied"]
        for _ in range(10):
            await asyncio.sleep(0)
        assert not rounds._waiting

    asyncio.run(main())
