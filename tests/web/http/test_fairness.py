"""The requests of one visitor take turns, so that others wait for one step of them; and their work is limited."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Coroutine
from functools import partial
from itertools import pairwise
from types import SimpleNamespace
from typing import Any

import pytest

from boulevard.web import use_cases
from boulevard.web.errors import NotNow
from boulevard.web.http.fairness import Rounds, Steps
from boulevard.web.http.limits import Limit
from boulevard.web.pages import small_pictures
from boulevard.web.services import records
from boulevard.web.thinking.fair_queue import held

SOME_WORK = 0.05
"""Seconds of a processor."""


def toil() -> None:
    begun = time.thread_time()
    while time.thread_time() < begun + SOME_WORK:
        pass


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
            for number in range(4):
                if number == 2:
                    toil()
                await asyncio.sleep(0)

        await steps(Rounds(), "ann", request(), took)
        return took

    took = asyncio.run(main())
    assert len(took) == 5
    assert took.index(max(took)) == 2
    assert took[2] >= SOME_WORK


def test_whoever_holds_what_others_wait_for_comes_before_the_rest_of_the_same_visitor() -> None:
    """Of fifty requests of one visitor, two take turns at a lock that somebody else waits for."""

    async def main() -> list[str]:
        rounds, lock, told = Rounds(), asyncio.Lock(), list[str]()

        async def busy() -> None:
            for _ in range(100):
                told.append("busy")
                await asyncio.sleep(0)

        async def holding(visitor: str, after: int = 0) -> None:
            for _ in range(after):
                await asyncio.sleep(0)
            async with held(lock):
                for _ in range(5):
                    told.append(visitor)
                    await asyncio.sleep(0)

        greedy = [holding("greedy"), holding("greedy"), *(busy() for _ in range(48))]
        requests = [steps(rounds, "greedy", work, []) for work in greedy]
        await asyncio.gather(steps(rounds, "other", holding("other", after=5), []), *requests)
        return told

    told = asyncio.run(main())
    assert [it for it in told if it != "busy"] == ["greedy"] * 10 + ["other"] * 5
    assert told[: told.index("other")].count("busy") <= 20, "some for each step of those two, not 48"


@pytest.mark.parametrize("what", ["a picture", "a record"])
def test_drawing_and_replaying_are_charged(what: str, monkeypatch: pytest.MonkeyPatch) -> None:
    def costs(*_: object) -> Any:
        toil()
        raise NotNow("not-over-yet")

    async def at_hand(*_: object) -> Any:
        return SimpleNamespace(over=True, game=None)

    async def main() -> list[float]:
        monkeypatch.setattr(small_pictures, "_picture", costs)
        monkeypatch.setattr(records, "opened", costs)
        store: Any = SimpleNamespace(is_shared=False)
        kept: Any = SimpleNamespace()
        service = SimpleNamespace(table=at_hand, records=records.Records(kept, store, at_hand))
        services = SimpleNamespace(creations=Limit(0, "too-many-tables"))
        spend = partial(Limit.spend, visitor="ann")
        at: Any = SimpleNamespace(
            tables=service, services=services, visitor="ann", spend=spend, watched=at_hand, is_sealed=at_hand
        )
        answer = small_pictures.end("it", at) if what == "a picture" else use_cases.open_record(at, "text", "name")
        took: list[float] = []
        with pytest.raises(NotNow):
            await steps(Rounds(), "ann", answer, took)  # type: ignore[arg-type]
        return took

    assert sum(asyncio.run(main())) >= SOME_WORK


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
