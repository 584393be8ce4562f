"""The process that draws beside the one that answers: it begins when there is much to draw, and may go at any time."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import NamedTuple

import pytest

from boulevard.web.http import drawing_process
from boulevard.web.http.drawing_process import Draw, DrawingProcess

LONGEST = 120.0
GREETED = b"Good evening, "


class Order(NamedTuple):
    kind: str
    name: str


def greeter(greeting: bytes) -> Draw:
    """Greets everybody but Nobody, whom it does not know; it never comes to an end with Forever."""

    def greet(order: Order) -> bytes:
        if order.name == "Nobody":
            raise LookupError(order.name)
        while order.name == "Forever":
            pass
        return greeting + order.name.encode()

    return greet


def greeted(name: str) -> bytes:
    return GREETED + name.encode()


def use(work: Callable[[DrawingProcess], Awaitable[None]], **given: float) -> None:
    async def run() -> None:
        drawing = DrawingProcess(greeter, GREETED, **{"much": 1.0, **given})
        try:
            await work(drawing)
        finally:
            await drawing.close()

    asyncio.run(run())


@pytest.fixture(autouse=True)
def _two_cores(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(drawing_process, "cores", lambda: 2)


async def soon(is_so: Callable[[], bool | Awaitable[bool]]) -> None:
    """Wait until something is so."""
    async with asyncio.timeout(LONGEST):
        while not (await it if isinstance(it := is_so(), Awaitable) else it):
            await asyncio.sleep(0.01)


async def begin(drawing: DrawingProcess) -> None:
    """Have the process begin, and answer a first order."""
    drawing.spent(2.0)
    await soon(lambda: drawing.has_room)
    await warm(drawing)


async def warm(drawing: DrawingProcess, kind: str = "greeting") -> None:
    await soon(lambda: _is_warm(drawing, kind))


async def _is_warm(drawing: DrawingProcess, kind: str) -> bool:
    return await drawing.ask(Order(kind, "Ann")) is not None


def test_it_begins_once_much_was_drawn() -> None:
    async def work(drawing: DrawingProcess) -> None:
        for _ in range(5):
            drawing.spent(0.001)
        assert await drawing.ask(Order("greeting", "Ann")) is None
        assert not drawing.has_room
        await begin(drawing)
        names = [f"Guest {number}" for number in range(100)]
        answers = await asyncio.gather(*(drawing.ask(Order("greeting", name)) for name in names))
        assert [it and it.content for it in answers] == [greeted(name) for name in names]

    use(work)


def test_the_first_of_a_kind_keeps_nobody() -> None:
    """What takes the process longer the first time is drawn elsewhere meanwhile."""

    async def work(drawing: DrawingProcess) -> None:
        await begin(drawing)
        assert await drawing.ask(Order("another", "Ann")) is None
        assert await drawing.ask(Order("greeting", "Bob")) is not None
        await warm(drawing, "another")

    use(work)


def test_what_it_cannot_draw_is_told() -> None:
    async def work(drawing: DrawingProcess) -> None:
        await begin(drawing)
        assert await drawing.ask(Order("greeting", "Nobody")) is None
        answer = await drawing.ask(Order("greeting", "Bob"))
        assert answer is not None
        assert answer.content == greeted("Bob")

    use(work)


def test_there_is_no_room_behind_many() -> None:
    async def work(drawing: DrawingProcess) -> None:
        await begin(drawing)
        asked = [asyncio.ensure_future(drawing.ask(Order("greeting", "Ann"))) for _ in range(drawing_process.BEHIND)]
        await asyncio.sleep(0)
        assert not drawing.has_room
        await asyncio.gather(*asked)
        assert drawing.has_room

    use(work)


def test_one_that_hangs_is_replaced(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever waits behind it is not kept, and the next one begins when there is much to draw again."""

    async def work(drawing: DrawingProcess) -> None:
        await begin(drawing)
        monkeypatch.setattr(drawing_process, "LONGEST", 0.2)
        asked = [Order("greeting", name) for name in ("Forever", "Ann", "Bob")]
        assert await asyncio.gather(*map(drawing.ask, asked)) == [None, None, None]
        await soon(lambda: not drawing.has_room)
        monkeypatch.undo()
        monkeypatch.setattr(drawing_process, "cores", lambda: 2)
        await begin(drawing)

    use(work)


def test_one_core_draws_by_itself(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(drawing_process, "cores", lambda: 1)

    async def work(drawing: DrawingProcess) -> None:
        drawing.spent(100.0)
        assert drawing._beginning is None

    use(work)
