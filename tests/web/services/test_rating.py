"""Ratings follow from results in the order in which games ended, whoever writes them; farming leads nowhere."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Awaitable, Callable, Sequence
from pathlib import Path

import pytest
from sqlalchemy import Connection, delete, select, update

from boulevard.ratings import NEWCOMER, PLACED, Rating
from boulevard.web.event_log import schema
from boulevard.web.event_log.store import Store
from boulevard.web.people.register import Change
from boulevard.web.services import rating, results
from boulevard.web.services.rating import A_DAY, DAY
from boulevard.web.tables.results import Result, Unrated

Use = Callable[[Store], Awaitable[None]]
Played = tuple[str, list[Result]]


def with_store(database: str, use: Use) -> None:
    async def run() -> None:
        store = Store(database)
        store.open()
        await use(store)
        await store.close()

    asyncio.run(run())


def a_file(folder: Path) -> str:
    return f"sqlite:///{folder / 'it'}"


def played(number: int, at: float, *places: str | int, game: str = "paris", unrated: Unrated = "") -> Played:
    """A game in which these people, or bots of these levels, came first, second and so on."""
    table = f"{game}-{number}"
    lines = [
        Result(
            table_id=table,
            seat=seat,
            person=who if isinstance(who, str) else "",
            name="",
            level=None if isinstance(who, str) else who,
            game=game,
            variant="",
            against="people",
            rival_level=None,
            rivals=[],
            names="",
            points=None,
            rank=seat + 1,
            outcome="loss" if seat else "win",
            unrated=unrated,
            moves=1,
            ended=at,
        )
        for seat, who in enumerate(places)
    ]
    return game, lines


async def write(store: Store, games: Sequence[Played]) -> None:
    for game, lines in games:
        outcome = results.Outcome(lines[0].table_id, game, 1, lines, lines)
        await store.transact(lambda connection, outcome=outcome: results.write(connection, outcome, True))  # type: ignore[misc]


def rate_all(connection: Connection) -> None:
    """Rate all games of the tests anew."""
    rating.rate(connection, "paris", rating.Moment(0.0, ""))


async def ratings(store: Store) -> list[tuple[object, ...]]:
    it = schema.ratings
    query = select(it).order_by(it.c.ended, it.c.table_id, it.c.seat)
    return await store.read(lambda connection: [tuple(row) for row in connection.execute(query)])


async def rated(store: Store, person: str, game: str = "paris") -> Rating:
    return await store.read(lambda connection: rating.present(connection, person, game)) or NEWCOMER


async def uncounted(store: Store) -> list[str]:
    """Of each game why it did not count, if so."""
    it = schema.ratings.c
    query = select(it.uncounted, it.ended, it.table_id).distinct().order_by(it.ended, it.table_id)
    return await store.read(lambda connection: list(connection.scalars(query)))


def placing(person: str, first: int, wins: int = 3, losses: int = 3, level: int = 4) -> list[Played]:
    """Games with bots, after which those with people count."""
    won = [played(first + number, first + number, person, level) for number in range(wins)]
    return won + [played(first + wins + number, first + wins + number, level, person) for number in range(losses)]


def test_the_order_of_writing_makes_no_difference(database: str) -> None:
    async def use(store: Store) -> None:
        luck = random.Random(4)
        people: list[str | int] = ["ann", "bob", "cas", 3, 4]
        games = [it for number, who in enumerate(("ann", "bob", "cas")) for it in placing(who, 10 * number)]
        for number in range(40):
            places = luck.sample(people, 2)
            if not all(isinstance(it, int) for it in places):
                games.append(played(100 + number, 1000 + luck.randrange(int(2 * DAY)), *places))
        games.append(played(900, 1000 + DAY, "cas", "ann", 8, "bob"))
        await write(store, games)
        found = await ratings(store)
        assert {row[-1] for row in found} == {"", "often"} or {row[-1] for row in found} == {""}
        for seed in range(3):
            await store.change(*(delete(it) for it in (schema.results, schema.settled, schema.ratings)))
            await write(store, random.Random(seed).sample(games, len(games)))
            assert await ratings(store) == found
        await store.change(update(schema.ratings).values(mean=0.0))
        await store.transact(rate_all)
        assert await ratings(store) == found

    with_store(database, use)


def test_beating_bots_raises_a_rating_and_makes_it_surer(tmp_path: Path) -> None:
    async def use(store: Store) -> None:
        seen = [NEWCOMER]
        for number in range(6):
            await write(store, [played(number, number, "ann", 4)])
            seen.append(await rated(store, "ann"))
        assert [it.mean for it in seen] == sorted(it.mean for it in seen)
        assert [it.deviation for it in seen] == sorted((it.deviation for it in seen), reverse=True)
        assert seen[-1].deviation <= PLACED
        assert await rated(store, "ann", "avenue") == NEWCOMER, "each game has a rating of its own"

    with_store(a_file(tmp_path), use)


def test_a_friend_who_has_just_come_is_worth_nothing(tmp_path: Path) -> None:
    """Somebody makes up a hundred friends who lose on purpose."""

    async def use(store: Store) -> None:
        await write(store, placing("ann", 0))
        before = await rated(store, "ann")
        await write(store, [played(100 + it, 1000 + it, "ann", f"friend-{it}") for it in range(100)])
        assert await rated(store, "ann") == before
        assert set((await uncounted(store))[6:]) == {"unplaced"}

    with_store(a_file(tmp_path), use)


def test_friends_who_are_placed_by_losing_are_worth_little(tmp_path: Path) -> None:
    """They lose to the weakest bot first, and then to Ann: what they are known to be is what she gains."""

    async def use(store: Store) -> None:
        await write(store, placing("ann", 0, wins=6, losses=6))
        before = await rated(store, "ann")
        for number in range(20):
            await write(store, placing(f"friend-{number}", 100 + 10 * number, wins=0, losses=6, level=1))
            await write(store, [played(1000 + number, 1000 + number, "ann", f"friend-{number}")])
        assert (await uncounted(store)).count("") > 100
        assert (await rated(store, "ann")).mean - before.mean < before.margin / 3, "for 140 games"

    with_store(a_file(tmp_path), use)


def test_the_same_two_people_count_a_few_times_a_day(database: str) -> None:
    async def use(store: Store) -> None:
        await write(store, [*placing("ann", 0), *placing("bob", 20), *placing("cas", 40)])
        start = 10 * DAY
        await write(store, [played(100 + it, start + it, "ann", "bob") for it in range(A_DAY + 2)])
        assert (await uncounted(store))[18:] == [""] * A_DAY + ["often"] * 2
        await write(store, [played(200, start + 50, "ann", "cas"), played(201, start + 60, "cas", "ann", "bob")])
        assert (await uncounted(store))[-2:] == ["", "often"], "at a larger table, any two of them"
        await write(store, [played(202, start + DAY, "ann", "bob")])
        assert (await uncounted(store))[-1] == "", "the next day"
        await write(store, [played(99, start - 1, "ann", "bob"), played(98, start + 2.5, "bob", "ann")])
        between = (await uncounted(store))[18:]
        assert between == ["", *[""] * A_DAY, "often", "often", "often", "", "often", ""]

    with_store(database, use)


def test_who_turns_out_to_be_one_person_has_played_with_nobody(tmp_path: Path) -> None:
    async def use(store: Store) -> None:
        await write(store, [*placing("ann", 0), *placing("bob", 20), played(100, 100, "ann", "bob")])
        assert (await uncounted(store))[-1] == ""
        await merge(store, "bob", "ann")
        assert (await uncounted(store))[-1] == "shared"
        last = (await ratings(store))[-2:]
        assert last[0][5:7] == last[1][5:7], "one rating, which did not change"
        found = await ratings(store)
        await store.transact(rate_all)
        assert await ratings(store) == found

    with_store(a_file(tmp_path), use)


async def merge(store: Store, one: str, into: str) -> list[float]:
    """Let somebody be another one; return from when on games were rated anew."""
    since: list[float] = []

    def work(connection: Connection) -> None:
        with results.rated_anew(connection, one):
            Change(connection).merge(one, into)

    def rate(connection: Connection, game: str, moment: rating.Moment) -> None:
        since.append(moment.ended)
        rating.rate(connection, game, moment)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(results, "rate", rate)
        await store.transact(work)
    return since


def test_only_games_from_the_first_one_of_who_was_merged_are_rated_anew(tmp_path: Path) -> None:
    async def use(store: Store) -> None:
        await write(store, [*placing("ann", 0), *placing("bob", 20), *placing("cas", 40)])
        await write(store, [played(100, 100, "dan", 4, unrated="hint"), played(101, 101, "bob", "ann", "cas")])
        assert await merge(store, "new", "ann") == []
        assert await merge(store, "dan", "ann") == []
        assert await merge(store, "bob", "ann") == [20]
        found = await ratings(store)
        await store.transact(rate_all)
        assert await ratings(store) == found

    with_store(a_file(tmp_path), use)


def test_what_may_not_count_is_not_rated_at_all(tmp_path: Path) -> None:
    async def use(store: Store) -> None:
        await write(store, [played(1, 1, "ann", 4, unrated="hint"), played(2, 2, "ann", 99)])
        assert [row[-1] for row in await ratings(store)] == ["bot"], "there is no such bot any more"
        assert await rated(store, "ann") == NEWCOMER

    with_store(a_file(tmp_path), use)
