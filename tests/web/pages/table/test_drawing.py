"""Another process draws the same as the one that answers, whatever it knew before; and who asks never sees old news."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Awaitable, Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from boulevard.messages import speaking
from boulevard.web.http.drawing_process import DrawingProcess, Drawn
from boulevard.web.http.drawn_once import DrawnOnce, packed
from boulevard.web.pages.table import context
from boulevard.web.pages.table.drawing import Drawing, Order
from boulevard.web.pages.table.sitter import Sitter
from boulevard.web.services.table_service import TableService
from boulevard.web.tables import decisions
from boulevard.web.tables.table import LATEST, Table
from tests.web.databases import SQLITE, new_database
from tests.web.pages.table.test_drawn_once import PLAYERS, SEED, TABLE, forget, paths, people, play
from tests.web.services.in_process import with_service
from tests.web.services.in_process_app import browser, bytes_of

Drawings = Callable[..., Drawing]

AROUND: context.Surroundings = {
    "base": "http://club.example",
    "reach": {"local": False, "offered": False, "others": [], "opened": False, "port": 80},
    "has_lobby": True,
    "bots_ready": True,
    "invitations": [],
    "best": None,
    "review": None,
}


@pytest.fixture
def drawings() -> Iterator[Drawings]:
    """Makes what draws tables of a database, of which so many are kept."""
    made: list[Drawing] = []

    def make(database: str, kept: int = 10) -> Drawing:
        made.append(Drawing(database, kept))
        return made[-1]

    yield make
    for it in made:
        it.close()


pytestmark = pytest.mark.usefixtures("compiled_code")


def same(table: Table, drawings: list[Drawing], language: str) -> None:
    """All who look at a table are drawn the same by others as here."""
    for held in paths(table):
        sitter = Sitter(table, f"token of {held}" if held else None, held)
        with speaking(language):
            order, here = Order.of(sitter, AROUND), packed(context.drawn(sitter, AROUND))
        forget()
        assert all(drawing(order) == here for drawing in drawings)


@pytest.mark.parametrize("game", PLAYERS)
def test_another_process_draws_the_same(database: str, game: str, drawings: Drawings) -> None:
    """One that followed the game, one that forgets every table, and one that looks now and then."""

    async def use(service: TableService) -> None:
        chance = random.Random(3)
        table = await service.create(game, {}, people(game), TABLE, seed=SEED)
        other = await service.create(game, {}, people(game), "another-1234", seed=SEED)
        follows, forgets = drawings(database), drawings(database, 1)
        same(table, [follows], "fr")
        for number in range(12):
            await play(service, 1, chance)
            same(table, [follows], "fr")
            if number % (LATEST + 2) == LATEST + 1:
                same(table, [drawings(database), follows, forgets], "ru")
                same(other, [forgets], "ru")

        async def undo(place: int) -> None:
            await service.act(TABLE, lambda it: decisions.undo(it, place, range(PLAYERS[game])))

        places = [place for place in range(PLAYERS[game]) if context.undo(table, [place]) not in (None, {})]
        for place in places:
            refused = context.undo(table, [place])
            if refused and refused["refused"] is None:
                await undo(place)
                break
        same(table, [follows, forgets], "en")
        table.recognise(lambda person: "" if person == "person-0" else person)
        same(table, [follows], "en")

    with_service(database, use)


def test_a_table_as_it_was_before_is_drawn_so(database: str, drawings: Drawings) -> None:
    """Orders come in order; one that is late is drawn as it was asked for."""

    async def use(service: TableService) -> None:
        table = await service.create("paris", {}, people("paris"), TABLE, seed=SEED)
        drawing = drawings(database)
        late, then = Order.of(Sitter(table), AROUND), packed(context.drawn(Sitter(table), AROUND))
        await play(service, 9, random.Random(1))
        same(table, [drawing], "en")
        assert drawing(late) == then

    with_service(database, use)


class Slow(DrawingProcess):
    """Draws when it is told to, in the process of the test."""

    def __init__(self, database: str) -> None:
        super().__init__(lambda: Drawing(database, 10), is_wanted=False)
        self.own = Drawing(database, 10)
        self.draw: Callable[[Order], bytes] = self.own
        self.told = asyncio.Event()
        self.orders: list[Order] = []

    @property
    def has_room(self) -> bool:
        return True

    async def ask(self, order: Any) -> Drawn | None:
        self.orders.append(order)
        await self.told.wait()
        content = self.draw(order)
        return Drawn(content, 0.0) if content else None


def with_slow(folder: Path, use: Callable[[TableService, Slow], Awaitable[None]]) -> None:
    database = new_database(SQLITE, folder)

    async def run(service: TableService) -> None:
        await service.create("paris", {}, people("paris"), TABLE, seed=SEED)
        slow = Slow(database)
        await use(service, slow)
        slow.own.close()

    with_service(database, run)


def test_what_is_drawn_apart_is_sent_as_if_it_was_drawn_here(tmp_path: Path) -> None:
    async def use(service: TableService, slow: Slow) -> None:
        slow.told.set()
        await play(service, 7, random.Random(1))
        apart, here = (browser(tmp_path, service, DrawnOnce(), **it) for it in ({"drawing": slow}, {}))
        for path in paths(await service.table(TABLE)).values():
            assert await bytes_of(apart, path) == await bytes_of(here, path)
        assert len(slow.orders) == len(paths(await service.table(TABLE)))

    with_slow(tmp_path, use)


def test_many_who_ask_have_it_drawn_once(tmp_path: Path) -> None:
    async def use(service: TableService, slow: Slow) -> None:
        asking = browser(tmp_path, service, DrawnOnce(), drawing=slow)
        asked = [asyncio.ensure_future(bytes_of(asking, f"/watch/{TABLE}")) for _ in range(20)]
        while not slow.orders:
            await asyncio.sleep(0)
        slow.told.set()
        answers = await asyncio.gather(*asked)
        assert len(slow.orders) == 1
        assert all(it == answers[0] for it in answers)

    with_slow(tmp_path, use)


@pytest.mark.parametrize("fails", [False, True])
def test_who_waited_sees_what_has_happened_meanwhile(tmp_path: Path, fails: bool) -> None:
    async def use(service: TableService, slow: Slow) -> None:
        if fails:
            slow.draw = lambda _: b""
        drawn = DrawnOnce()
        asking, here = browser(tmp_path, service, drawn, drawing=slow), browser(tmp_path, service, DrawnOnce())
        asked = asyncio.ensure_future(bytes_of(asking, f"/watch/{TABLE}"))
        while not slow.orders:
            await asyncio.sleep(0)
        await play(service, 1, random.Random(1))
        slow.told.set()
        assert await asked == await bytes_of(here, f"/watch/{TABLE}"), "after the move"
        await service.act(TABLE, lambda it: decisions.undo(it, it.place(it.moves[-1][0]), (0, 1)))
        assert await bytes_of(asking, f"/watch/{TABLE}") == await bytes_of(here, f"/watch/{TABLE}")

    with_slow(tmp_path, use)
