"""What takes long is made in another process: in the right language, in turn, and charged to whoever asked."""

from __future__ import annotations

import asyncio
import os
import time
from collections.abc import Awaitable, Callable
from pathlib import Path

import httpx
import pytest

from boulevard.games.avenue.errors import BadSheet
from boulevard.messages import language, say, speaking
from boulevard.web.errors import TooMany
from boulevard.web.http.limits import Limit
from boulevard.web.http.page_worker import Workshop
from tests.web.forked_servers import ForkedServed

SHEET = "ABC-DEF"


def where() -> tuple[int, str]:
    return os.getpid(), language()


def refused() -> None:
    raise BadSheet("sheet-link")


def toil() -> None:
    begun = time.process_time()
    while time.process_time() < begun + 0.05:
        pass


def dies() -> None:
    os._exit(1)


def in_workshop(work: Limit, test: Callable[[Workshop], Awaitable[None]]) -> None:
    async def main() -> None:
        workshop = Workshop(work)
        try:
            await test(workshop)
        finally:
            workshop.close()

    asyncio.run(main())


def test_it_is_made_elsewhere_in_the_language_of_the_request_and_charged() -> None:
    work = Limit(60, "too-many-moves", lambda: 0.0)

    async def test(workshop: Workshop) -> None:
        with speaking("fr"):
            process, spoken = await workshop.make("ann", where)
            with pytest.raises(BadSheet) as caught:
                await workshop.make("ann", refused)
            assert str(caught.value) == say("sheet-link")
        assert process != os.getpid()
        assert spoken == "fr"
        work.charge("bob", 58.98)
        await workshop.make("bob", toil)
        with pytest.raises(TooMany):
            await workshop.make("bob", where)

    in_workshop(work, test)


def test_one_that_is_lost_is_replaced() -> None:
    async def test(workshop: Workshop) -> None:
        with pytest.raises(TooMany):
            await workshop.make("ann", dies)
        assert await workshop.make("ann", where)

    in_workshop(Limit(0, "too-many-moves"), test)


def test_visitors_take_turns() -> None:
    async def test(workshop: Workshop) -> None:
        told: list[str] = []

        async def ask(visitor: str) -> None:
            await workshop.make(visitor, where)
            told.append(visitor)

        await asyncio.gather(*(ask(visitor) for visitor in (*["greedy"] * 10, "other")))
        assert told.index("other") <= 2

    in_workshop(Limit(0, "too-many-moves"), test)


def test_costly_pages_of_one_visitor_are_refused_and_another_is_served(tmp_path: Path, compiled_code: None) -> None:
    """Forty connections ask for PDFs; what they may use is soon used up, and nobody else notices."""
    with ForkedServed(tmp_path, work=2) as served:

        async def ask() -> None:
            near = httpx.AsyncHTTPTransport(local_address="127.0.0.2", limits=httpx.Limits(max_connections=40))
            async with httpx.AsyncClient(base_url=served.address, transport=near, timeout=300) as greedy:
                path, found = f"/sheet.pdf?s={SHEET}&per-page=4", set[int]()
                while (page := await greedy.get("/learn")).status_code == 200:
                    answers = await asyncio.gather(*(greedy.get(path) for _ in range(40)))
                    found |= {answer.status_code for answer in answers}
                assert page.status_code == 429
                assert int(page.headers["retry-after"]) >= 1
                assert {200} <= found <= {200, 429}

        asyncio.run(ask())
        assert httpx.get(f"{served.address}/learn", timeout=60).status_code == 200
