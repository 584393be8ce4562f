"""What came of games is kept when they end, follows from their logs, and can be filled in later by any process."""

from __future__ import annotations

import asyncio
import random
import re
from collections.abc import Callable, Sequence
from contextlib import suppress
from functools import partial
from typing import Any

import pytest
from alembic import command
from sqlalchemy import delete, insert, select

from boulevard.games.paris.play.state import POSTCARDS
from boulevard.web.errors import NotNow
from boulevard.web.event_log import schema
from boulevard.web.event_log.database import connected, migrating, writing
from boulevard.web.event_log.store import Store
from boulevard.web.people.register import Change
from boulevard.web.services import results as service_of_results
from boulevard.web.services.bot_moves import BotMoves
from boulevard.web.services.table_service import TableService
from boulevard.web.tables import decisions
from boulevard.web.tables.table import BOT, PERSON, Chair, Next, Table
from tests.web.databases import postgresql
from tests.web.services.in_process import ANN, at_most, running, with_service

BOB, CAS = Chair(PERSON, "Bob", None, "bob"), Chair(PERSON, "Cas", None, "cas")
ROBOT = Chair(BOT, "", 2)
DERIVED = (schema.results, schema.settled, schema.ratings)

Rows = list[tuple[Any, ...]]


@pytest.fixture(autouse=True)
def _no_bots(monkeypatch: pytest.MonkeyPatch) -> None:
    """The tests move for them."""
    monkeypatch.setattr(BotMoves, "wake", lambda *_: None)


async def idle(service: TableService) -> None:
    """Wait until nothing is left to be written."""
    while service._tasks:
        await asyncio.gather(*service._tasks)


async def rows(store: Store) -> dict[str, Rows]:
    """All that follows from the games that ended, but how long logs were when it was written."""

    def read(connection: Any) -> dict[str, Rows]:
        found = {}
        for table in DERIVED:
            columns = [column for column in table.c if column.name != "length"]
            query = select(*columns).order_by(*table.primary_key.columns)
            found[table.name] = [tuple(row) for row in connection.execute(query)]
        return found

    return await store.read(read)


async def forget(store: Store) -> None:
    """Have a database as it was before there were results."""
    await store.change(*(delete(table) for table in DERIVED))


def a_move(table: Table, luck: random.Random, place: int | None = None) -> decisions.Decision:
    place = luck.choice(table.turn) if place is None else place
    return decisions.move(table, place, luck.choice(table.game.legal(table.seats[place])), table.number(place))


async def play(service: TableService, identity: str, luck: random.Random, trouble: float = 0.0) -> Table:
    """Play to the end by chance; with some probability of undoing, and a smaller one of leaving."""
    while not (table := await service.table(identity)).over:
        decide: Callable[[Table], decisions.Decision] = partial(a_move, luck=luck)
        place, chance = luck.choice(table.people), luck.random()
        if chance < trouble:
            decide = partial(decisions.undo, place=place, held=table.people)
        elif chance < trouble * 1.25:
            decide = partial(decisions.resign, place=place)
        with suppress(NotNow):
            await service.act(identity, decide)
    return table


async def quick(service: TableService, *chairs: Chair, loser: int = 1, game: str = "paris", **options: Any) -> str:
    """A game in which everybody moves once, and then one leaves, and of more than two the others too."""
    table = await service.create(game, options, chairs)
    luck = random.Random(0)
    while not all(map(table.number, range(len(chairs)))):
        table = await service.act(table.id, lambda it: a_move(it, luck))
    table = await service.act(table.id, lambda it: decisions.resign(it, loser))
    while len(chairs) > 2 and not table.over:
        table = await service.act(table.id, lambda it: decisions.resign(it, it.people[0]))
    await idle(service)
    return table.id


async def lines(store: Store, table: str) -> list[dict[str, Any]]:
    it = schema.results
    query = select(it).where(it.c.table_id == table).order_by(it.c.seat)
    return await store.read(lambda connection: [dict(row) for row in connection.execute(query).mappings()])


KINDS: Sequence[tuple[str, tuple[Chair, ...], dict[str, Any]]] = (
    ("paris", (ANN, BOB), {}),
    ("avenue", (ANN,), {"sheet": "B"}),
    ("avenue", (ANN, BOB, CAS), {}),
    ("paris", (ANN, ANN), {}),
    ("avenue", (ANN, ROBOT, BOB), {"sheet": "C"}),
)


def test_results_that_are_rebuilt_equal_those_that_were_written_live(database: str) -> None:
    """Over games by chance with undoing, leaving, hints and rematches, several of them at the same time."""

    async def use(service: TableService) -> None:
        luck = random.Random(5)
        tables = [(await service.create(game, options, chairs)).id for game, chairs, options in (*KINDS, *KINDS)]
        await service.results.note_help(tables[2])
        played = [play(service, it, luck, trouble=0.03 * (number % 2)) for number, it in enumerate(tables)]
        await asyncio.gather(*played)
        again = await service.rematch(tables[0], [0, 1], "again")
        await play(service, again.id, luck)
        await idle(service)
        live = await rows(service.store)
        assert {row[0] for row in live["settled"]} == {*tables, again.id}
        assert len({row[0] for row in live["results"]}) == len(tables) + 1
        await forget(service.store)
        await service.results.fill_in(service.games.require)
        assert await rows(service.store) == live
        await service.results.fill_in(service.games.require)
        assert await rows(service.store) == live, "there is nothing more to do"

    with_service(database, use)


def test_a_game_that_was_won(database: str) -> None:
    async def use(service: TableService) -> None:
        table = await play(
            service, (await service.create("avenue", {"sheet": "B"}, [ANN, BOB], seed="5")).id, random.Random(3)
        )
        await idle(service)
        ann, bob = await lines(service.store, table.id)
        scores = [int(it) for it in table.rules.scores(table.game.state)[0]]
        assert [ann["points"], bob["points"]] == scores
        best, other = (ann, bob) if scores[0] > scores[1] else (bob, ann)
        assert scores[0] != scores[1]
        assert (best["outcome"], best["rank"], other["outcome"], other["rank"]) == ("win", 1, "loss", 2)
        assert (ann["person"], ann["variant"], ann["against"], ann["unrated"]) == ("ann", "B", "people", "")
        assert ann["rivals"] == [["Bob", None, 1, scores[1]]]
        assert ann["moves"] == len([seat for seat, _ in table.moves if seat == 0])
        assert ann["ended"] == table.ended_at

    with_service(database, use)


def test_leaving_is_losing_and_the_stand_in_plays_for_nobody(database: str) -> None:
    async def use(service: TableService) -> None:
        assert [it["outcome"] for it in await lines(service.store, await quick(service, ANN, BOB))] == ["win", "loss"]
        table = await service.create("avenue", {}, [ANN, BOB, CAS], seed="5")
        await service.act(table.id, lambda it: decisions.resign(it, 1))
        luck = random.Random(2)
        while not table.over:  # no bots think here: the test moves for the one that stands in
            table = await service.act(table.id, lambda it: a_move(it, luck))
        await idle(service)
        _, bob, _ = found = await lines(service.store, table.id)
        assert (bob["outcome"], bob["rank"], bob["points"], bob["moves"]) == ("loss", 3, None, 0)
        assert sorted(it["rank"] for it in found) == [1, 2, 3]
        assert {it["unrated"] for it in found} == {"short"}, "somebody left before they moved"

    with_service(database, use)


@pytest.mark.parametrize(
    ("chairs", "more", "reason"),
    [
        ((ANN, BOB), {}, ""),
        ((ANN, ROBOT), {}, ""),
        ((ANN, ANN), {}, "shared"),
        ((Chair(PERSON, "", None, ""), ROBOT), {}, "nameless"),
        ((ANN, BOB), {"postcards": list(POSTCARDS[4:])}, "own"),
    ],
)
def test_why_a_game_does_not_count(chairs: Sequence[Chair], more: dict[str, Any], reason: str, tmp_path: Any) -> None:
    async def use(service: TableService) -> None:
        table = await quick(service, *chairs, loser=0, **more)
        assert {it["unrated"] for it in await lines(service.store, table)} == {reason}

    with_service(f"sqlite:///{tmp_path / 'it'}", use)


def test_help_is_remembered_by_the_database(database: str) -> None:
    """Whoever settles the game need not be the process that gave the hint."""

    async def use(service: TableService) -> None:
        table = (await service.create("paris", {}, [ANN, ROBOT])).id
        luck = random.Random(1)
        while not all(map((await service.table(table)).number, (0, 1))):
            await service.act(table, lambda it: a_move(it, luck))
        other = service_of_results.Results(service.store)
        await other.note_help(table)
        await service.results.note_help(table)
        await service.act(table, lambda it: decisions.resign(it, 0))
        await idle(service)
        assert {it["unrated"] for it in await lines(service.store, table)} == {"hint"}

    with_service(database, use)


def test_undoing_and_lessons_do_not_count(database: str) -> None:
    async def use(service: TableService) -> None:
        table = await service.create("paris", {"starts": "orange"}, [ANN, ROBOT])
        luck = random.Random(1)
        await service.act(table.id, lambda it: decisions.move(it, 0, "reserve T5", 0))
        await service.act(table.id, lambda it: decisions.undo(it, 0, [0]))
        while not all(map(table.number, (0, 1))) or len(table.moves) < 2:
            table = await service.act(table.id, lambda it: a_move(it, luck))
        await service.act(table.id, lambda it: decisions.resign(it, 0))
        guided = await service.create("avenue", {}, [ANN, ROBOT], prepared=decisions.Prepared("a seed"))
        await service.act(guided.id, lambda it: decisions.resign(it, 0))
        await idle(service)
        assert {it["unrated"] for it in await lines(service.store, table.id)} == {"undo"}
        assert {it["unrated"] for it in await lines(service.store, guided.id)} == {"guided"}

    with_service(database, use)


def test_what_did_not_begin_or_is_set_aside_has_no_result(database: str) -> None:
    async def use(service: TableService) -> None:
        waiting = await service.create("paris", {}, [ANN, Chair("friend")])
        await service.act(waiting.id, lambda it: decisions.resign(it, 0))
        aside = await service.create("paris", {}, [ANN, BOB])
        await service.act(aside.id, lambda it: decisions.set_aside(it, 1))
        await service.results.fill_in(service.games.require)
        await idle(service)
        found = await rows(service.store)
        assert found["results"] == []
        assert len(found["settled"]) == 2
        luck = random.Random(1)
        for _ in range(2):  # it is taken up again
            await service.act(aside.id, lambda it: a_move(it, luck))
        await service.act(aside.id, lambda it: decisions.resign(it, 0))
        await idle(service)
        assert [it["outcome"] for it in await lines(service.store, aside.id)] == ["loss", "win"]

    with_service(database, use)


def test_filling_in_resumes_and_a_damaged_game_keeps_nobody_from_it(database: str) -> None:
    async def use(service: TableService) -> None:
        tables = [await quick(service, ANN, BOB) for _ in range(4)]
        live = await rows(service.store)
        await forget(service.store)
        half = service.results
        await half._fill_in(tables[1], service.games.require)
        assert {row[0] for row in (await rows(service.store))["results"]} == {tables[1]}
        await half.fill_in(service.games.require)
        assert await rows(service.store) == live
        await forget(service.store)
        gone = (schema.events.c.table_id == tables[0], schema.events.c.number == 1)
        await service.store.change(delete(schema.events).where(*gone))
        await service_of_results.Results(service.store).fill_in(service.games.require)
        assert {row[0] for row in (await rows(service.store))["results"]} == set(tables[1:])

    with_service(database, use)


def test_games_of_a_database_of_before_there_were_results_are_filled_in(database: str) -> None:
    async def before(service: TableService) -> None:
        for loser in (0, 1, 1):
            await quick(service, ANN, ROBOT, loser=loser)
        await quick(service, ANN, BOB)
        kept.append(await rows(service.store))

    async def after(service: TableService) -> None:
        assert (await rows(service.store))["settled"] == []
        await service.results.fill_in(service.games.require)
        assert await rows(service.store) == kept[0]

    kept: list[dict[str, Rows]] = []
    with_service(database, before)
    engine = connected(database)
    with writing(engine) as connection:
        command.downgrade(migrating(connection), "0008")
    engine.dispose()
    with_service(database, after)


def test_results_of_an_older_form_are_worked_out_again(database: str) -> None:
    async def use(service: TableService) -> None:
        table = await quick(service, ANN, ROBOT)
        live = await rows(service.store)
        await service.store.change(schema.settled.update().values(form=0), schema.results.update().values(rank=9))
        await service.results.fill_in(service.games.require)
        assert await rows(service.store) == live
        assert (await lines(service.store, table))[0]["rank"] == 1

    with_service(database, use)


def test_processes_that_settle_and_fill_in_at_the_same_time_lose_nothing() -> None:
    async def run() -> None:
        database = postgresql()
        async with running(database) as one, running(database) as other:
            people = [Chair(PERSON, name, None, name) for name in ("ann", "bob", "cas", "dan")]
            luck = random.Random(3)
            for person in people:  # so that their games with each other count
                for level in (2, 3, 4, 3, 2):
                    await quick(one, person, Chair(BOT, "", level), loser=luck.randrange(2))
            both = []
            for number in range(20):
                server, (first, second) = luck.choice((one, other)), luck.sample(people, 2)
                both.append(quick(server, first, second, loser=number % 2))
            await asyncio.gather(*both)
            await idle(one)
            await idle(other)
            live = await rows(one.store)
            counted = [row for row in live["ratings"] if row[-1] == ""]
            assert len(counted) > 20 + 2 * 10
            await forget(one.store)
            both_fill = (it.results.fill_in(it.games.require) for it in (one, other))
            await asyncio.gather(*both_fill)
            assert await rows(one.store) == live

    at_most(100, run())


NAMES = (schema.results.c.name, schema.results.c.names, schema.results.c.rivals)


async def named(store: Store) -> str:
    """All that is said of names in results."""
    return str(await store.read(lambda connection: connection.execute(select(*NAMES)).all()))


def test_names_go_with_whoever_is_deleted_however_many_numbers_they_sat_there_with(database: str) -> None:
    """They sat at two places as two people, of whom others were one at two places as well."""

    def work(change: Change) -> None:
        change.merge("ada", "ann")
        service_of_results.forget_name(change.connection, "ann")
        change.erase("ann")

    async def use(service: TableService) -> None:
        ada, namesake = Chair(PERSON, "Ada", None, "ada"), Chair(PERSON, "Ann", None, "namesake")
        three = await quick(service, ANN, ada, BOB, game="avenue")
        five = await quick(service, BOB, ANN, BOB, ROBOT, ada, loser=0, game="avenue")
        two = await quick(service, ANN, namesake)
        points = [it["points"] for it in await lines(service.store, three)]
        await service.people.change(work)
        _, _, bob = await lines(service.store, three)
        assert bob["rivals"] == [["", None, 0, points[0]], ["", None, 1, points[1]]]
        assert bob["names"] == "\n\nbob"
        assert [it[0] for it in (await lines(service.store, five))[0]["rivals"]] == ["", "", ""]
        assert [it[0] for it in (await lines(service.store, five))[1]["rivals"]] == ["Bob", "Bob", "", ""]
        assert [it["name"] for it in await lines(service.store, two)] == ["", "Ann"]
        await service.store.change(delete(schema.results).where(schema.results.c.table_id == two))
        assert not re.search("ann|ada", await named(service.store), re.IGNORECASE)

    with_service(database, use)


def test_a_result_is_of_whom_people_are_when_it_is_written(database: str) -> None:
    """A game may end while somebody becomes another one, or is deleted."""

    def work(change: Change) -> None:
        change.merge("bob", "cas")
        change.erase("ann")

    async def use(service: TableService) -> None:
        table = await service.table(await quick(service, ANN, BOB, ROBOT, game="avenue"))
        outcome = service_of_results.Outcome.of(table)
        await forget(service.store)
        await service.people.change(work)
        await service.store.transact(lambda connection: service_of_results.write(connection, outcome, True))
        found = await lines(service.store, table.id)
        assert [(it["person"], it["name"]) for it in found] == [("ann", ""), ("cas", "Bob"), ("", "")]
        assert "ann" not in (await named(service.store)).casefold()
        assert {row[2] for row in (await rows(service.store))["ratings"]} <= {"ann", "cas"}

    with_service(database, use)


def test_whoever_was_there_before_gets_the_next_table(database: str) -> None:
    """A rematch is a game of its own."""

    async def use(service: TableService) -> None:
        table = await quick(service, ANN, BOB)
        await service.act(table, lambda it: decisions.rematch(it, [0], (Next("x1", "s"), Next("x2", "s"))))
        again = await service.rematch(table, [1], None)
        assert again.id != table
        await idle(service)
        assert await lines(service.store, again.id) == []
        assert len(await lines(service.store, table)) == 2

    with_service(database, use)


def test_a_table_of_a_game_that_is_not_installed_is_left_alone(database: str) -> None:
    async def use(service: TableService) -> None:
        row = {"id": "t", "game": "gone", "created": 0, "touched": 0, "over": True, "ran": 0, "length": 1, "head": ""}
        await service.store.change(insert(schema.tables).values(row))
        await service.results.fill_in(service.games.require)
        assert (await rows(service.store))["settled"] == []

    with_service(database, use)
