"""What happens at somebody's tables reaches them wherever it happens, and nothing else does."""

from __future__ import annotations

import time
from collections.abc import AsyncGenerator
from contextlib import aclosing

import pytest

from boulevard.web.event_log.events import Event, Kind
from boulevard.web.services import own_news
from boulevard.web.services.own_news import Matter, News
from boulevard.web.services.table_service import TableService
from boulevard.web.tables import decisions
from boulevard.web.tables.clocks import DAY, Clock
from boulevard.web.tables.table import BOT, FRIEND, PERSON, Chair, Table
from boulevard.web.tables.terms import Terms
from tests.web.services.in_process import with_service
from tests.web.services.test_shared import with_two

ANN, BOB = Chair(PERSON, "Ann", None, "ann"), Chair(PERSON, "Bob", None, "bob")
SOON = 0.05


async def told(stream: AsyncGenerator[News | None, None]) -> News:
    """The next news; signs of life are passed over."""
    while True:
        found = await anext(stream)
        if found is not None:
            return found


async def silent(stream: AsyncGenerator[News | None, None]) -> None:
    """Nothing concerns them: the next that comes is a sign of life."""
    assert await anext(stream) is None


async def move(service: TableService, table: Table, at: int = 0) -> Table:
    """Whoever's turn it is makes a move."""
    table = await service.table(table.id)
    place = table.turn[0]
    made, number = table.game.legal(table.seats[place])[at], table.number(place)
    return await service.act(table.id, lambda it: decisions.move(it, place, made, number))


async def by(service: TableService, table: Table, person: str) -> Table:
    """Somebody makes moves until it is another's turn."""
    place = next(at for at, chair in enumerate(table.chairs) if chair.player == person)
    while (await service.table(table.id)).turn[:1] == [place]:
        table = await move(service, table)
    return table


def matters(news: News) -> list[tuple[str, Matter]]:
    return [(it.table.id, it.matter) for it in news.concerns]


def test_it_is_told_whose_turn_it_is_once(database: str) -> None:
    async def use(service: TableService) -> None:
        table = await service.create("paris", {"starts": "orange"}, [ANN, BOB])
        mine, theirs = (service.own_news.follow(person, SOON) for person in ("ann", "bob"))
        async with aclosing(mine), aclosing(theirs):
            assert (await told(mine), await told(theirs)) == (News([], [table.id]), News([], []))
            await by(service, table, "ann")
            news = await told(theirs)
            assert (matters(news), news.waiting) == ([(table.id, Matter.turns)], [table.id])
            assert await told(mine) == News([], [])
            await silent(theirs)

    with_service(database, use)


def test_tables_where_somebody_sits_under_an_earlier_number_are_theirs(database: str) -> None:
    """Another process may write who sits there after the two had become one."""

    async def use(service: TableService) -> None:
        await service.people.change(lambda it: it.merge("bob", "ann"))
        table = await service.create("paris", {"starts": "orange"}, [BOB, Chair(PERSON, "Cas", None, "cas")])
        stream = service.own_news.follow("ann", SOON)
        async with aclosing(stream):
            assert (await told(stream)).waiting == [table.id]

    with_service(database, use)


def test_somebody_joins_asks_to_undo_ends_and_would_play_again(database: str) -> None:
    async def use(service: TableService) -> None:
        table = await service.create("paris", {"starts": "orange"}, [ANN, Chair(FRIEND)])
        stream = service.own_news.follow("ann", SOON)
        async with aclosing(stream):
            assert await told(stream) == News([], [])
            await service.act(table.id, lambda it: decisions.join(it, 1, "Bob", "bob"))
            assert matters(await told(stream)) == [(table.id, Matter.guests), (table.id, Matter.turns)]
            table = await by(service, table, "ann")
            assert (await told(stream)).waiting == []
            table = await by(service, await service.table(table.id), "bob")
            assert matters(await told(stream)) == [(table.id, Matter.turns)]
            await service.act(table.id, lambda _: decisions.Decision([Event(Kind.asked, {"place": 1})]))
            assert matters(await told(stream)) == [(table.id, Matter.undos)]
            await service.act(table.id, lambda it: decisions.resign(it, 1))
            assert matters(await told(stream)) == [(table.id, Matter.ends)]
            again = await service.rematch(table.id, [1], None)
            news = await told(stream)
            assert (matters(news), news.waiting) == ([(table.id, Matter.rematches)], [table.id])
            assert again.id == table.id
            again = await service.rematch(table.id, [0], None)
            news = await told(stream)
            assert again.id != table.id
            assert table.id not in news.waiting

    with_service(database, use)


@pytest.mark.parametrize("chairs", [[ANN, ANN], [ANN, BOB, ANN]])
def test_games_at_one_screen_concern_nobody_who_looks_away(database: str, chairs: list[Chair]) -> None:
    async def use(service: TableService) -> None:
        table = await service.create("avenue", {}, chairs)
        stream = service.own_news.follow("ann", SOON)
        async with aclosing(stream):
            assert await told(stream) == News([], [])
            for _ in range(4):
                await move(service, table)
            await silent(stream)

    with_service(database, use)


def test_a_game_against_bots_waits_for_nobody_but_tells_of_ones_turn(database: str) -> None:
    async def use(service: TableService) -> None:
        table = await service.create("paris", {"starts": "blue"}, [ANN, Chair(BOT, "", 1)])
        stream = service.own_news.follow("ann", SOON)
        async with aclosing(stream):
            assert await told(stream) == News([], [])
            if (await service.table(table.id)).turn != [0]:
                table = await move(service, table)
                assert matters(await told(stream)) == [(table.id, Matter.turns)]
            await silent(stream)

    with_service(database, use)


def test_in_a_game_of_days_it_is_told_once_that_time_runs_out(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def use(service: TableService) -> None:
        now = time.time()
        table = await service.create("paris", {"starts": "orange"}, [ANN, Chair(FRIEND)], terms=Terms(Clock(2 * DAY)))
        await service.act(table.id, lambda it: decisions.join(it, 1, "Bob", "bob"))
        mine, theirs = (service.own_news.follow(person, SOON) for person in ("ann", "bob"))
        async with aclosing(mine), aclosing(theirs):
            assert (await told(mine)).waiting == [table.id]
            assert (await told(theirs)).waiting == []
            monkeypatch.setattr(time, "time", lambda: now + 37 * 3600)
            assert matters(await told(mine)) == [(table.id, Matter.times)]
            await silent(mine)
            await silent(theirs)

    with_service(database, use)


def test_tables_of_others_and_places_that_were_left_are_no_concern(database: str) -> None:
    async def use(service: TableService) -> None:
        others = await service.create("paris", {}, [BOB, Chair(PERSON, "Cy", None, "cy")])
        several = await service.create("avenue", {}, [ANN, BOB, Chair(PERSON, "Cy", None, "cy")])
        await service.act(several.id, lambda it: decisions.resign(it, 0))
        stream = service.own_news.follow("ann", SOON)
        async with aclosing(stream):
            assert await told(stream) == News([], [])
            await move(service, others)
            await service.act(several.id, lambda it: decisions.move(it, 1, it.game.legal(it.seats[1])[0], it.number(1)))
            await silent(stream)
        assert not service.own_news._watches

    with_service(database, use)


@pytest.mark.parametrize("listening", [True, False])
def test_what_happens_in_another_process_is_told(listening: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    """At once, or after a while where nobody told."""
    if not listening:
        monkeypatch.setattr(own_news, "AGAIN", 0.0)

    async def use(one: TableService, other: TableService) -> None:
        table = await one.create("paris", {"starts": "orange"}, [ANN, BOB])
        stream = other.own_news.follow("bob", SOON)
        async with aclosing(stream):
            assert await told(stream) == News([], [])
            await by(one, table, "ann")
            assert matters(await told(stream)) == [(table.id, Matter.turns)]
            new = await one.create("paris", {"starts": "orange"}, [BOB, ANN])
            monkeypatch.setattr(own_news, "AGAIN", 0.0)
            while {*(await told(stream)).waiting} != {table.id, new.id}:
                pass  # or else it takes too long (in_process.py)

    with_two(use, listening)
