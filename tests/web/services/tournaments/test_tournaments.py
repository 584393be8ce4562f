"""Tournaments go on from what is in the database, whoever looks, on both databases."""

from __future__ import annotations

import asyncio
import random
import time
from collections.abc import Sequence
from functools import partial
from typing import Any

import pytest
from sqlalchemy import update

from boulevard.pairing.course import Outcome
from boulevard.web.errors import NotNow, UnknownTable, UnknownTournament
from boulevard.web.event_log import schema
from boulevard.web.event_log.tournament_rows import (
    DUPLICATE,
    LEFT,
    OPEN,
    OVER,
    PLAYED,
    ROUND_ROBIN,
    RUNNING,
    SWISS,
    Entered,
    Found,
    Tournament,
    erase,
    forget_person,
)
from boulevard.web.people.register import Change
from boulevard.web.services.table_service import TableService
from boulevard.web.services.tournaments.tournaments import without
from boulevard.web.tables import decisions
from boulevard.web.tables.shuffle import commitment
from boulevard.web.tables.table import Table
from tests.web.databases import postgresql
from tests.web.services.in_process import running, with_service

ID = "tournament"


def tournament(game: str = "paris", form: str = SWISS, **more: Any) -> Tournament:
    given: dict[str, Any] = {"rounds": 3, "is_automatic": True, **more}
    return Tournament(
        ID, "host", "Club", game, {}, form, seconds=300, state=OPEN, round=0, secret="s", made=1.0, touched=1.0,
        version=0, **given,
    )  # fmt: skip


def people(count: int) -> list[Entered]:
    return [Entered(ID, it, f"person-{it}", f"P{it}", None, 100.0 - it, False, 1.0) for it in range(1, count + 1)]


async def begun(service: TableService, count: int, **more: Any) -> Found:
    rows = service.tournaments.rows
    assert await rows.add(tournament(**more), 3)
    found = await rows.change(ID, lambda _: people(count))
    return await service.tournaments.begin_round(found)


async def finish(service: TableService, found: Found, leave: Sequence[int] = ()) -> Found:
    """Play all games of the round at random; some leave theirs."""
    for it in found.current:
        if it.outcome:
            continue
        gone = [place for place, number in enumerate(it.players) if number in leave]
        if gone:
            await service.act(it.table_id, partial(decisions.resign, place=gone[0]))
        else:
            await play(service, it.table_id)
    return await service.tournaments.step(ID)


async def play(service: TableService, table_id: str) -> Table:
    chance = random.Random(table_id)
    table = await service.table(table_id)
    while not table.over:
        place = table.turn[0]
        move = chance.choice(list(table.game.legal(table.seats[place])))
        number = table.number(place)
        table = await service.act(table_id, partial(decisions.move, place=place, text=move, number=number))
    return table


@pytest.mark.parametrize(("form", "count", "rounds"), [(SWISS, 5, 3), (ROUND_ROBIN, 4, 3)])
def test_a_tournament_is_played_to_its_end(database: str, form: str, count: int, rounds: int) -> None:
    async def use(service: TableService) -> None:
        found = await begun(service, count, form=form)
        for number in range(1, rounds + 1):
            assert (found.tournament.state, found.tournament.round) == (RUNNING, number)
            assert sorted(one for it in found.current for one in it.players) == list(range(1, count + 1))
            found = await finish(service, found)
        assert found.tournament.state == OVER
        scene = await service.tournaments.scene(ID)
        games = [it for it in found.pairings if it.second is not None]
        byes = len(found.pairings) - len(games)
        assert sum(line.points for line in scene.lines) == len(games) + byes
        assert not scene.playing
        for it in games:
            table = await service.table(it.table_id)
            assert table.starter == table.seats[0]
            assert [chair.player for chair in table.chairs] == [f"person-{number}" for number in it.players]

    with_service(database, use)


def test_steps_that_are_taken_twice_change_nothing(database: str) -> None:
    async def use(service: TableService) -> None:
        tournaments = service.tournaments
        assert await tournaments.rows.add(tournament(), 3)
        before = await tournaments.rows.change(ID, lambda _: people(4))
        again = await asyncio.gather(*(tournaments.begin_round(before) for _ in range(3)))
        found = await tournaments.begin_round(again[0])
        assert {it.tournament.version for it in again} == {found.tournament.version}
        assert len(found.pairings) == 2
        for it in found.current:
            assert len((await service.table(it.table_id)).log) == 1

    with_service(database, use)


def test_it_goes_on_after_a_restart_at_any_point(database: str) -> None:
    async def run() -> None:
        async with running(database) as service:
            found = await begun(service, 4)
            made = [it.table_id for it in found.current]
            await play(service, made[0])
        async with running(database) as service:
            noted = await service.tournaments.step(ID)
            assert [bool(it.outcome) for it in noted.current] == [True, False]
            await play(service, made[1])
            # a round that was decided whose tables nobody had set up yet
            noted = await service.tournaments.rows.note(noted, [noted.current[1]._replace(outcome="draw")], [])
            state, rounds, paired = (
                "running",
                3,
                [it._replace(round=2, table_id=f"t{it.number}") for it in noted.current],
            )
            await service.tournaments.rows.go_on(
                noted, state, rounds, [it._replace(outcome="", points=None, margin=0) for it in paired]
            )
            with pytest.raises(UnknownTable):
                await service.table("t1")
        async with running(database) as service:
            await service.tournaments.step(ID)
            assert (await service.table("t1")).terms.round is not None
            assert (await service.table("t2")).turn == [0]

    asyncio.run(run())


def test_several_processes_do_each_step_once() -> None:
    database = postgresql()

    async def run() -> None:
        async with running(database) as one, running(database) as other:
            found = await begun(one, 4)
            steps = await asyncio.gather(one.tournaments.step(ID), other.tournaments.step(ID))
            assert len({it.tournament.version for it in steps}) == 1
            for it in found.current:
                await play(one, it.table_id)
            await asyncio.gather(*(it.tournaments.step(ID) for it in (one, other, one, other)))
            found = await one.tournaments.rows.found(ID)
            assert found.tournament.round == 2
            assert len(found.current) == 2
            for it in found.current:
                assert len((await other.table(it.table_id)).log) == 1

    asyncio.run(run())


def test_the_host_says_when_the_next_round_begins(database: str) -> None:
    async def use(service: TableService) -> None:
        found = await finish(service, await begun(service, 2, is_automatic=False, rounds=1))
        assert found.tournament.state == OVER, "after the last round there is nothing to wait for"
        assert not await service.tournaments.rows.call_off(ID), "it has begun"
        await service.store.transact(partial(erase, identities=[ID]))
        found = await finish(service, await begun(service, 4, is_automatic=False))
        assert (found.tournament.round, found.is_round_over) == (1, True)
        assert (await service.tournaments.step(ID, goes_on=True)).tournament.round == 2

    with_service(database, use)


def test_who_leaves_loses_and_is_paired_no_more(database: str) -> None:
    async def use(service: TableService) -> None:
        found = await begun(service, 4)
        await service.tournaments.rows.change_by("person-1", ID, without)
        found = await service.tournaments.step(ID)
        (theirs,) = [it for it in found.current if 1 in it.players]
        assert theirs.outcome == ("second" if theirs.first == 1 else "first")
        found = await finish(service, found)
        assert sorted(one for it in found.current for one in it.players) == [2, 3, 4]
        assert [it.outcome for it in found.current if it.second is None] == ["bye"]

    with_service(database, use)


def test_who_is_barred_is_paired_no_more_under_any_number(database: str) -> None:
    async def use(service: TableService) -> None:
        rows = service.tournaments.rows
        assert await rows.add(tournament(), 3)
        they = people(5)
        barred = they[4]._replace(is_out=True, is_barred=True)
        before = await rows.change(ID, lambda _: [*they[:4], barred])
        assert [it.number for it in before.there] == [1, 2, 3, 4]
        assert [it.number for it in before.listed] == [1, 2, 3, 4], "they never took part"
        await service.store.transact(lambda connection: Change(connection).merge("person-4", "person-5"))
        found = await service.tournaments.begin_round(await rows.found(ID))
        assert sorted(one for it in found.current for one in it.players) == [1, 2, 3]
        own = found.entered_by(lambda person: person == "person-5")
        assert own is not None
        assert own.is_barred
        assert {line.number for line in (await service.tournaments.scene(ID)).lines} == {1, 2, 3, 4}

    with_service(database, use)


def test_nobody_takes_bots_out_by_leaving(database: str) -> None:
    async def use(service: TableService) -> None:
        rows = service.tournaments.rows
        assert await rows.add(tournament(), 3)
        bot = Entered(ID, 2, "", "", 1, 1.0, False, 1.0)
        await rows.change(ID, lambda _: [people(1)[0], bot])
        assert len((await rows.change_by("", ID, without)).entrants) == 2

    with_service(database, use)


def test_who_never_comes_is_out_and_may_come_back(database: str) -> None:
    async def use(service: TableService) -> None:
        found = await begun(service, 2)
        (it,) = found.current
        late = time.time() + 400
        await service.act(it.table_id, lambda table: decisions.run_out(table, late))
        found = await service.tournaments.step(ID)
        assert found.entrant(it.first).is_out
        assert found.tournament.state == OVER, "nobody is left to play with"

    with_service(database, use)


def test_without_anybody_left_it_ends(database: str) -> None:
    async def use(service: TableService) -> None:
        await begun(service, 2)
        for person in ("person-1", "person-2"):
            await service.tournaments.withdraw(person)
        found = await service.tournaments.step(ID)
        assert found.tournament.state == OVER

    with_service(database, use)


def test_in_a_duplicate_all_play_the_same_deck_and_nobody_else_sees_it(database: str) -> None:
    async def use(service: TableService) -> None:
        found = await begun(service, 3, game="avenue", form=DUPLICATE, rounds=2)
        tables = [await service.table(it.table_id) for it in found.current]
        assert len({it.seed for it in tables}) == 1
        assert len({repr(it.game.record()["setup"]) for it in tables}) == 1
        scene = await service.tournaments.scene(ID)
        assert scene.decks[0].commitment == commitment(tables[0].seed)
        assert len({deck.commitment for deck in scene.decks}) == 2
        assert not any(deck.seed for deck in scene.decks)
        await play(service, tables[0].id)
        await play(service, tables[1].id)
        found = await service.tournaments.step(ID)
        assert [it.outcome for it in found.current] == [PLAYED, PLAYED, ""]
        assert await service.tournaments.is_sealed(await service.table(tables[0].id))
        assert all(line.percent == 0 for line in (await service.tournaments.scene(ID)).deck_lines)
        assert not (await service.tournaments.scene(ID)).decks[0].seed
        await service.act(tables[2].id, lambda it: decisions.resign(it, 0))
        found = await service.tournaments.step(ID)
        assert found.tournament.round == 2
        assert [it.outcome for it in found.pairings[:3]] == [PLAYED, PLAYED, LEFT]
        assert not await service.tournaments.is_sealed(await service.table(tables[0].id))
        scene = await service.tournaments._looks[ID]._look._look()
        assert scene.decks[0].seed == tables[0].seed
        assert not scene.decks[1].seed
        points = {it.first: it.points or 0 for it in found.pairings[:2]}
        best = max(points, key=lambda it: points[it])
        assert scene.deck_lines[0].number == best

    with_service(database, use)


def test_nothing_is_undone_or_played_again_in_a_tournament(database: str) -> None:
    async def use(service: TableService) -> None:
        found = await begun(service, 2)
        (it,) = found.current
        table = await service.table(it.table_id)
        move = next(iter(table.game.legal(table.seats[0])))
        await service.act(it.table_id, lambda table: decisions.move(table, 0, move, 0))
        with pytest.raises(NotNow):
            await service.act(it.table_id, lambda table: decisions.undo(table, 0, [0]))
        await play(service, it.table_id)
        with pytest.raises(NotNow):
            await service.rematch(it.table_id, [0, 1], None)

    with_service(database, use)


def test_somebody_deleted_has_no_name_and_their_tournaments_go_on(database: str) -> None:
    async def use(service: TableService) -> None:
        await begun(service, 3, is_automatic=False)
        await service.store.transact(lambda connection: forget_person(connection, "person-2"))
        await service.store.transact(lambda connection: forget_person(connection, "host"))
        found = await service.tournaments.rows.found(ID)
        assert (found.entrant(2).name, found.entrant(2).is_out) == ("", True)
        assert (found.tournament.host, found.tournament.is_automatic) == ("", True)

    with_service(database, use)


def test_what_never_began_is_forgotten_and_what_stands_still_ends(database: str) -> None:
    async def use(service: TableService) -> None:
        rows = service.tournaments.rows
        assert await rows.add(tournament(), 1)
        assert not await rows.add(tournament()._replace(id="another"), 1)
        assert await rows.add(tournament(), 1), "sent twice, it is there once"
        await rows.sweep(unbegun=0.5, idle=0.5)
        await rows.found(ID)
        await rows.sweep(unbegun=2.0, idle=2.0)
        with pytest.raises(UnknownTournament):
            await rows.found(ID)
        await begun(service, 2)
        await rows.sweep(unbegun=time.time() + 10, idle=time.time() + 10)
        assert (await rows.found(ID)).tournament.state == OVER

    with_service(database, use)


def test_what_is_played_is_not_swept(database: str) -> None:
    """Nothing happens in a tournament while its games go on slowly; what ends leaves no game open."""

    async def use(service: TableService) -> None:
        rows, later = service.tournaments.rows, time.time() + 10
        found = await begun(service, 4)
        moved, table = time.time() + 20, found.current[0].table_id
        touched = update(schema.tables).where(schema.tables.c.id == table)
        await service.store.change(touched.values(touched=moved))
        await rows.sweep(unbegun=later, idle=later)
        assert (await rows.found(ID)).tournament.state == RUNNING
        await rows.sweep(unbegun=later, idle=moved + 1)
        found = await rows.found(ID)
        assert found.tournament.state == OVER
        assert {it.outcome for it in found.current} == {Outcome.nobody}
        assert not await service.tournaments.is_sealed(await service.table(table))

    with_service(database, use)


def test_a_tournament_goes_on_without_a_host_who_is_banned(database: str) -> None:
    async def use(service: TableService) -> None:
        rows = service.tournaments.rows
        await begun(service, 4, is_automatic=False)
        assert await rows.add(tournament()._replace(id="another"), 3)
        await service.tournaments.withdraw("host")
        assert (await rows.found(ID)).tournament.is_automatic
        with pytest.raises(UnknownTournament):
            await rows.found("another")

    with_service(database, use)


def test_only_what_has_not_begun_is_called_off(database: str) -> None:
    async def use(service: TableService) -> None:
        rows = service.tournaments.rows
        assert await rows.add(tournament(), 3)
        assert await rows.call_off(ID)
        assert not await rows.call_off(ID)
        await begun(service, 2)
        assert not await rows.call_off(ID)
        assert (await rows.found(ID)).tournament.state == RUNNING

    with_service(database, use)
