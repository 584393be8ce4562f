"""Thoughts are jobs in PostgreSQL: taken once, shared by those who ask the same, fair, and never lost."""

from __future__ import annotations

import asyncio
from functools import partial

import pytest

from boulevard.web.event_log.database import connected, migrate
from boulevard.web.event_log.news import News
from boulevard.web.jobs import asker, connecting, statements
from boulevard.web.jobs import worker as workers
from boulevard.web.jobs.asker import Jobs
from boulevard.web.thinking.processes import Lost
from boulevard.web.thinking.thinkers import Thinkers
from tests.waiting import LONGEST
from tests.web.databases import postgresql
from tests.web.jobs.at_work import (
    LINE,
    Scripted,
    answer_to,
    cut_off,
    finished,
    move,
    rows,
    run,
    seed_of,
    server,
    until,
    until_found,
    worker,
)

SOON = 0.02
KEPT, FORGOTTEN = asker.KEPT, workers.FORGOTTEN


@pytest.fixture(scope="module")
def migrated() -> str:
    database = postgresql()
    engine = connected(database)
    migrate(engine)
    engine.dispose()
    return database


@pytest.fixture
def shared(migrated: str, monkeypatch: pytest.MonkeyPatch) -> str:
    """A database without jobs. Nobody looks by themselves: all goes by what is told."""
    rows(migrated, "TRUNCATE jobs")
    for module, name in ((asker, "EVERY"), (asker, "KEPT"), (workers, "EVERY"), (workers, "FORGOTTEN")):
        monkeypatch.setattr(module, name, LONGEST)
    monkeypatch.setattr(connecting, "RETRY", SOON)
    return migrated


@pytest.fixture
def looking(shared: str, monkeypatch: pytest.MonkeyPatch) -> str:
    """The same, but all look all the time, and forget what nobody wants."""
    monkeypatch.setattr(asker, "EVERY", SOON)
    monkeypatch.setattr(asker, "KEPT", KEPT)
    monkeypatch.setattr(workers, "EVERY", SOON)
    monkeypatch.setattr(workers, "FORGOTTEN", FORGOTTEN)
    return shared


def test_servers_that_ask_the_same_share_a_job(shared: str) -> None:
    async def work() -> None:
        thinkers = Scripted(count=2, is_free=False)
        async with server(shared) as one, server(shared) as other, worker(shared, thinkers):
            asked = [asyncio.create_task(it.ask(move(1), LINE)) for it in (one, other, one)]
            await until(lambda: thinkers.asked)
            await until_found(shared, 1, "NOT done")
            thinkers.gate.set()
            assert await asyncio.gather(*asked) == ["move 1"] * 3
            assert await other.ask(move(1), LINE) == "move 1"
        assert thinkers.asked == [move(1)]

    run(work())


def test_a_job_is_taken_once_whoever_is_there(shared: str) -> None:
    async def work() -> None:
        one, other = Scripted(2), Scripted(2)
        async with server(shared) as jobs, worker(shared, one), worker(shared, other):
            answers = await asyncio.gather(*(jobs.ask(move(seed), LINE) for seed in range(40)))
        assert answers == [f"move {seed}" for seed in range(40)]
        assert sorted(map(seed_of, [*one.asked, *other.asked])) == list(range(40))

    run(work())


def test_visitors_take_turns_and_their_people_and_tables_and_who_has_time_comes_last(shared: str) -> None:
    async def work() -> None:
        lines = [("a", "ann", "1")] * 3 + [("a", "ann", "2"), ("a", "bea", "3"), ("b", "cy", "4"), ("b", "cy", "4")]
        thinkers = Scripted()
        async with server(shared) as jobs:
            review = asyncio.create_task(jobs.ask(finished(), ("c", "di", "5")))
            await until_found(shared, 1, "true")
            asked = list[asyncio.Task[str]]()
            for seed, line in enumerate(lines):
                asked.append(asyncio.create_task(jobs.ask(move(seed), line)))
                await until_found(shared, seed + 2, "true")
            async with worker(shared, thinkers):
                await asyncio.gather(review, *asked)
        order = [lines[seed_of(it)] if it != finished() else None for it in thinkers.asked]
        tables = [line[-1] if line else "review" for line in order]
        assert tables == ["1", "4", "3", "4", "2", "1", "1", "review"]

    run(work())


def test_who_has_time_leaves_a_process_free_and_keeps_nobody_waiting(shared: str) -> None:
    async def work() -> None:
        thinkers = Scripted(count=2, is_free=False)
        thinkers.only_urgent.clear()
        async with server(shared) as jobs, worker(shared, thinkers):
            reviews = [asyncio.create_task(jobs.ask(finished(effort), LINE)) for effort in (1.0, 2.0)]
            await until_found(shared, 1, "worker IS NOT NULL")
            moves = [asyncio.create_task(jobs.ask(move(seed), LINE)) for seed in (1, 2)]
            await until_found(shared, 2, "worker IS NOT NULL AND NOT has_time")
            await until_found(shared, 1, "worker IS NULL AND has_time")
            thinkers.gate.set()
            thinkers.only_urgent.set()
            assert await asyncio.gather(*moves, *reviews) == ["move 1", "move 2", None, None]

    run(work())


def test_a_worker_of_another_form_takes_nothing(shared: str) -> None:
    async def work() -> None:
        old, new = Scripted(), Scripted()
        async with server(shared) as jobs, worker(shared, old, of="0123456789abcdef" * 2) as other:
            asked = asyncio.create_task(jobs.ask(move(1), LINE))
            await until_found(shared, 1, "true")
            other.look()
            async with worker(shared, new):
                assert await asked == "move 1"
        assert (old.asked, new.asked) == ([], [move(1)])

    run(work())


def test_what_a_worker_had_that_is_gone_another_one_takes(looking: str) -> None:
    async def work() -> None:
        hangs, other = Scripted(is_free=False), Scripted()
        async with server(looking) as jobs, worker(looking, hangs) as first:
            asked = asyncio.create_task(jobs.ask(move(1), LINE))
            await until(lambda: hangs.asked)
            first.stop()  # does not come back
            cut_off(looking)
            async with worker(looking, other):
                assert await asked == "move 1"
        assert rows(looking, "SELECT attempts FROM jobs") == [(2,)]

    run(work())


def test_what_was_seen_of_a_job_before_it_was_asked_again_is_no_answer(shared: str) -> None:
    """The failure was told twice: who asks again in the middle of the second look has to wait for another try."""

    class Slow:
        """A connection over which a look takes until somebody has asked again."""

        async def execute(self, statement: str, values: dict[str, list[str]]) -> Slow:
            assert statement == statements.LOOK
            self.seen = [(key, True, None) for key in values["keys"]]
            again.append(asyncio.create_task(jobs.ask(move(1), LINE)))
            await asyncio.sleep(0)
            return self

        async def fetchall(self) -> list[tuple[str, bool, None]]:
            return self.seen

    async def work() -> None:
        first = asyncio.create_task(jobs.ask(move(1), LINE))
        await asyncio.sleep(0)
        (key,) = jobs._new
        jobs._new.clear()
        jobs._settle([(key, True, None)])
        with pytest.raises(Lost):
            await first
        jobs._told.add(key)
        await jobs._say_and_see(Slow())  # type: ignore[arg-type]
        assert jobs._new == {key}
        await asyncio.sleep(0)
        assert not again[0].done()
        again[0].cancel()

    again: list[asyncio.Task[str]] = []
    engine = connected(shared)
    jobs = Jobs(Thinkers(0), engine.url, News(engine))
    run(work())
    engine.dispose()


def test_a_job_over_which_workers_die_again_and_again_fails(looking: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Asked again, it is tried again."""
    for module in (asker, workers):
        monkeypatch.setattr(module, "ATTEMPTS", 2)

    async def work() -> None:
        thinkers = Scripted(is_free=False)
        async with server(looking) as jobs, worker(looking, thinkers):
            asked = asyncio.create_task(jobs.ask(move(1), LINE))
            for attempt in (1, 2):
                await until(partial(thinkers.was_asked, attempt))
                cut_off(looking)
            with pytest.raises(Lost):
                await asked
            thinkers.gate.set()
            assert await jobs.ask(move(1), LINE) == "move 1"

    run(work())


def test_a_worker_that_stops_finishes_what_it_can_and_gives_back_the_rest(
    shared: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def work() -> None:
        stops, other = Scripted(is_free=False), Scripted()
        async with server(shared) as jobs, worker(shared, stops) as stopping:
            asked = asyncio.create_task(jobs.ask(move(1), LINE))
            await until(lambda: stops.asked)
            stopping.stop()
            stops.gate.set()
            assert await asked == "move 1"
            await until(lambda: not stopping.is_signed_in)
        monkeypatch.setattr(workers, "GRACE", 0.0)
        stops.gate.clear()
        async with server(shared) as jobs, worker(shared, stops) as stopping:
            asked = asyncio.create_task(jobs.ask(move(2), LINE))
            await until(lambda: len(stops.asked) == 2)
            async with worker(shared, other):
                stopping.stop()
                assert await asked == "move 2"
        assert rows(shared, "SELECT attempts FROM jobs WHERE done") == [(1,), (1,)]

    run(work())


@pytest.mark.parametrize("change", ["kind = 'pickle'", "question = '{'", "question = replace(question, '0', '\"0\"')"])
def test_what_is_no_question_is_refused_and_the_worker_goes_on(shared: str, change: str) -> None:
    async def work() -> None:
        thinkers = Scripted()
        async with server(shared) as jobs:
            asked = asyncio.create_task(jobs.ask(move(0), LINE))
            await until_found(shared, 1, "true")
            rows(shared, f"UPDATE jobs SET {change}")
            async with worker(shared, thinkers):
                with pytest.raises(Lost):
                    await asked
                assert await jobs.ask(move(2), LINE) == "move 2"
        assert thinkers.asked == [move(2)]

    run(work())


@pytest.mark.parametrize("answer", ["", "7", '{"key": "c4"}'])
def test_what_is_no_answer_is_refused(shared: str, answer: str) -> None:
    async def work() -> None:
        async with server(shared) as jobs:
            asked = asyncio.create_task(jobs.ask(move(1), LINE))
            await until_found(shared, 1, "true")
            told = f"UPDATE jobs SET done = true, answer = '{answer}' RETURNING pg_notify('boulevard_answers', key)"
            rows(shared, told)
            with pytest.raises(Lost):
                await asked

    run(work())


def test_a_thought_that_fails_is_told_and_tried_again_when_asked_again(shared: str) -> None:
    class Failing(Scripted):
        async def ask(self, *asked: object) -> object:
            self.asked.append(move(1))
            if len(self.asked) == 1:
                raise ValueError("a bot of others")
            return answer_to(move(1))

    async def work() -> None:
        async with server(shared) as jobs, worker(shared, Failing()):
            with pytest.raises(Lost):
                await jobs.ask(move(1), LINE)
            assert await jobs.ask(move(1), LINE) == "move 1"

    run(work())


def test_jobs_that_are_gone_are_put_there_again(looking: str) -> None:
    """PostgreSQL forgets them when it crashes."""

    async def work() -> None:
        async with server(looking) as jobs:
            asked = asyncio.create_task(jobs.ask(move(1), LINE))
            for _ in range(3):
                await until_found(looking, 1, "true")
                rows(looking, "TRUNCATE jobs")
            async with worker(looking, Scripted()):
                assert await asked == "move 1"

    run(work())


def test_answers_are_found_without_news(looking: str) -> None:
    async def work() -> None:
        async with server(looking, listening=False) as jobs, worker(looking, Scripted()):
            assert await jobs.ask(move(1), LINE) == "move 1"

    run(work())


def test_what_nobody_waits_for_is_dropped_but_not_what_another_server_wants(shared: str) -> None:
    async def work() -> None:
        async with server(shared) as one, server(shared) as other:
            asked = [asyncio.create_task(it.ask(move(1), LINE)) for it in (one, other)]
            await until_found(shared, 1, "true")
            first = rows(shared, "SELECT asked FROM jobs")
            asked[0].cancel()
            while rows(shared, "SELECT asked FROM jobs") in (first, []):
                await asyncio.sleep(0.005)
            asked[1].cancel()
            await until_found(shared, 0, "true")

    run(work())


def test_jobs_of_servers_that_are_gone_are_not_begun_and_swept(looking: str) -> None:
    async def work() -> None:
        thinkers = Scripted()
        async with server(looking) as jobs:
            await asyncio.wait({asked := asyncio.create_task(jobs.ask(move(1), LINE))}, timeout=0)
            await until_found(looking, 1, "true")
        asked.cancel()
        rows(looking, "UPDATE jobs SET wanted = wanted - interval '30 s'")
        async with worker(looking, thinkers) as it:
            it.look()
            async with server(looking) as jobs:
                assert await jobs.ask(move(2), LINE) == "move 2"
            assert thinkers.asked == [move(2)]
            rows(looking, "UPDATE jobs SET wanted = wanted - interval '30 s'")
            async with server(looking):
                await until_found(looking, 0, "true")

    run(work())


def test_a_server_tells_whether_anybody_thinks(looking: str) -> None:
    async def work() -> None:
        async with server(looking) as jobs:
            assert jobs.are_silent
            async with worker(looking, Scripted()):
                await until(lambda: jobs.health["workers"] == 1)
                assert not jobs.are_silent
            await until(lambda: jobs.are_silent)
        own = Scripted()
        async with server(looking, own=own) as jobs:
            assert await jobs.ask(move(1), LINE) == "move 1"
            assert not jobs.are_silent
            own.are_silent = True
            assert jobs.are_silent
        assert own.asked == [move(1)]

    run(work())
