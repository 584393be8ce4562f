"""`boulevard think`: a worker in a process of its own, which may be anywhere, stop at any time, or be killed."""

from __future__ import annotations

import asyncio
import os
import signal
from functools import partial
from io import StringIO
from pathlib import Path

import httpx
import pytest
from rich.console import Console

import boulevard
from boulevard.bots.contract import Budget, Sight
from boulevard.errors import BadOption
from boulevard.web import serve, think
from boulevard.web.thinking.questions import HintAsked, MoveAsked, answer
from tests.waiting import until as until_there
from tests.web.databases import postgresql
from tests.web.forked_servers import Forked, ForkedServed, forked_worker
from tests.web.jobs.at_work import HINT, LINE, Scripted, rows, run, server, until, until_found, worker
from tests.web.serving import PERSON, Guest, bot

LEVELS = (1, 3)


def sight(game: str) -> Sight:
    played = boulevard.new(game, seed=3)
    return Sight.of(played, played.turn[0])


def long_thought(seed: int = 1) -> HintAsked:
    """What nobody finishes within a test."""
    return HintAsked.of(sight("avenue"), Budget(seconds=3600.0), seed)


async def told_to_end(process: Forked, sign: signal.Signals) -> int | None:
    os.kill(process.pid, sign)
    return await asyncio.to_thread(process.wait)


def test_a_worker_answers_as_anybody_would_and_what_it_had_when_it_was_killed_another_one_answers(
    tmp_path: Path, compiled_code: None
) -> None:
    """It brings the database up to date by itself, if it comes first."""
    database = postgresql()
    questions = [MoveAsked.of(sight(game), level, 7) for game in ("paris", "avenue") for level in LEVELS]

    async def work() -> None:
        async with server(database) as jobs:
            with forked_worker(tmp_path, database) as process:
                answers = await asyncio.gather(*(jobs.ask(it, LINE) for it in questions))
                assert answers == [answer(it) for it in questions]
                asked = asyncio.create_task(jobs.ask(long_thought(), LINE))
                await until_found(database, 1, "worker IS NOT NULL AND NOT done")
                other = Scripted()
                async with worker(database, other):
                    assert await told_to_end(process, signal.SIGKILL) == -signal.SIGKILL
                    assert await asked == HINT
                assert other.asked == [long_thought()]

    run(work())


def test_a_worker_that_is_told_twice_to_stop_gives_back_what_it_has(tmp_path: Path, compiled_code: None) -> None:
    database = postgresql()

    async def work() -> None:
        async with server(database) as jobs:
            with forked_worker(tmp_path, database) as process:
                asked = asyncio.create_task(jobs.ask(long_thought(), LINE))
                await until(lambda: jobs.health["workers"])
                await until_found(database, 1, "worker IS NOT NULL")
                os.kill(process.pid, signal.SIGTERM)
                left = asyncio.create_task(jobs.ask(long_thought(2), LINE))
                await until_found(database, 1, "worker IS NULL")
                assert await told_to_end(process, signal.SIGTERM) == 0
                assert rows(database, "SELECT worker, attempts FROM jobs") == [(None, 0)] * 2
            asked.cancel()
            left.cancel()

    run(work())


def test_a_server_without_processes_for_bots_leaves_that_to_workers(tmp_path: Path, compiled_code: None) -> None:
    database = postgresql()
    with ForkedServed(tmp_path, database=database, thinkers=0) as served:
        health = partial(httpx.get, f"{served.address}/healthz")
        until_there(lambda: health().json()["status"] == "bots-silent")
        assert health().status_code == 503
        guest = Guest(served.address)
        guest.create("paris", PERSON, bot())
        with forked_worker(tmp_path, database):
            state = guest.wait_for_turn()
            assert guest.move(state["legal"][0], state["number"]).status_code == 200
            assert guest.wait_for_turn()["moves"] > state["moves"] + 1
            assert guest.get(f"/api/seats/{guest.token}/hint").status_code == 200
            assert until_there(lambda: health().json()["status"] == "ok")


def test_without_postgresql_there_are_no_workers(tmp_path: Path) -> None:
    console = Console(file=StringIO())
    for database in ("", "sqlite:///some.sqlite"):
        with pytest.raises(BadOption, match="PostgreSQL"):
            think.run({"database": database}, console)
    with pytest.raises(BadOption, match="database"):
        think.run({"database": "somewhere"}, console)
    with pytest.raises(BadOption, match="SQLite"):
        serve.run({"thinkers": 0, "data": tmp_path / "none"}, browser=False, console=console)
    assert not (tmp_path / "none").exists()
