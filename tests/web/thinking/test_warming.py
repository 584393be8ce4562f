"""Processes that are idle load everything before anybody waits for it, and never while somebody does."""

from __future__ import annotations

import asyncio
import json
import os
import random
import signal
from collections.abc import Awaitable, Callable
from functools import partial
from pathlib import Path

import httpx
import pytest

import boulevard
from boulevard.games.registry import NAMES, names
from boulevard.review.decisions import decisions, sight_of
from boulevard.web.thinking import questions
from boulevard.web.thinking.processes import Process
from boulevard.web.thinking.questions import DecisionAsked
from boulevard.web.thinking.thinkers import COMPILING, Thinkers
from tests.waiting import until
from tests.web.hanging import double, fail_to_load, load, loaded, warmed
from tests.web.serving import Served

Use = Callable[[str], str]


def with_thinkers(count: int, use: Use, work: Callable[[Thinkers], Awaitable[None]]) -> None:
    """Do something with some thinkers that are kept warm."""

    async def begin() -> None:
        thinkers = Thinkers(count)
        warming = asyncio.create_task(thinkers.keep_warm(use))
        try:
            await work(thinkers)
        finally:
            warming.cancel()
            await asyncio.gather(warming, return_exceptions=True)
            thinkers.close()

    asyncio.run(begin())


async def are_warm(thinkers: Thinkers, count: int) -> None:
    while thinkers.health["warm"] != count:
        await asyncio.sleep(0.01)


async def mark(folder: Path, game: str, more: int = 0) -> int:
    """Wait until a process loads a game, or more of them; return the number of one."""
    found = await asyncio.to_thread(until, lambda: (it := sorted(folder.glob(f"[0-9]*-{game}")))[more:] and it)
    return int(found[0].name.partition("-")[0])


def let_go(folder: Path, *games: str) -> None:
    for game in games:
        (folder / f"go-{game}").touch()


def test_all_processes_become_warm_for_all_games(tmp_path: Path) -> None:
    async def work(thinkers: Thinkers) -> None:
        assert thinkers.health["warm"] == 0
        let_go(tmp_path, *names())
        await are_warm(thinkers, 2)

    with_thinkers(2, partial(load, str(tmp_path)), work)
    processes = {it.name.partition("-")[0] for it in tmp_path.glob("[0-9]*")}
    assert len(processes) == 2
    assert {it.name for it in tmp_path.glob("[0-9]*")} == {f"{it}-{game}" for it in processes for game in names()}


def test_one_process_at_a_time_is_warmed_up_and_another_answers(tmp_path: Path) -> None:
    async def work(thinkers: Thinkers) -> None:
        await mark(tmp_path, names()[0])
        assert await thinkers._asked(double, 21, 60.0, "table") == 42
        assert len(list(tmp_path.iterdir())) == 1
        assert thinkers.health["warm"] == 0

    with_thinkers(2, partial(load, str(tmp_path)), work)


def test_whoever_comes_waits_for_one_game_at_most(tmp_path: Path) -> None:
    first, second, *_ = names()

    async def work(thinkers: Thinkers) -> None:
        await mark(tmp_path, first)
        asked = asyncio.create_task(thinkers._asked(double, 21, 60.0, "table"))
        await asyncio.sleep(0)
        let_go(tmp_path, first)
        assert await asked == 42
        assert thinkers.health["warm"] == 0
        await mark(tmp_path, second)
        let_go(tmp_path, *names())
        await are_warm(thinkers, 1)

    with_thinkers(1, partial(load, str(tmp_path)), work)


def test_a_process_that_takes_the_place_of_another_is_warmed_up(tmp_path: Path) -> None:
    async def work(thinkers: Thinkers) -> None:
        let_go(tmp_path, *names())
        await are_warm(thinkers, 1)
        lost = await mark(tmp_path, names()[0])
        os.kill(lost, signal.SIGKILL)
        assert await thinkers._asked(double, 21, 60.0, "table") == 42
        await mark(tmp_path, names()[-1], more=1)
        await are_warm(thinkers, 1)

    with_thinkers(1, partial(load, str(tmp_path)), work)
    assert len(list(tmp_path.glob("[0-9]*"))) == 2 * len(names())


def test_one_that_dies_over_a_game_does_without_it(tmp_path: Path) -> None:
    async def work(thinkers: Thinkers) -> None:
        os.kill(await mark(tmp_path, names()[0]), signal.SIGKILL)
        let_go(tmp_path, *names())
        await are_warm(thinkers, 1)
        assert len(list(tmp_path.glob(f"[0-9]*-{names()[0]}"))) == 1
        assert await thinkers._asked(double, 21, 60.0, "table") == 42

    with_thinkers(1, partial(load, str(tmp_path)), work)


def test_after_one_that_dies_the_next_has_everything_to_load_but_that_game(tmp_path: Path) -> None:
    first, second, *_ = names()

    async def work(thinkers: Thinkers) -> None:
        let_go(tmp_path, first)
        os.kill(await mark(tmp_path, second), signal.SIGKILL)
        let_go(tmp_path, *names())
        await are_warm(thinkers, 1)

    with_thinkers(1, partial(load, str(tmp_path)), work)
    loaded_by: dict[str, set[str]] = {}
    for process, _, game in (it.name.partition("-") for it in tmp_path.glob("[0-9]*")):
        loaded_by.setdefault(process, set()).add(game)
    assert sorted(map(sorted, loaded_by.values())) == sorted([sorted([first, second]), sorted({*names()} - {second})])


def test_bots_that_fail_are_left_out(caplog: pytest.LogCaptureFixture) -> None:
    async def work(thinkers: Thinkers) -> None:
        await are_warm(thinkers, 1)
        assert await thinkers._asked(double, 21, 60.0, "table") == 42

    with_thinkers(1, fail_to_load, work)
    assert [it.message for it in caplog.records] == ["warming-failed"] * len(names())


@pytest.mark.parametrize("name", NAMES)
def test_a_warm_process_loads_nothing_for_the_first_result_of_a_review(name: str, compiled_code: None) -> None:
    game, chance = boulevard.new(name, seed=3), random.Random(3)
    while not game.over:
        game.apply(game.turn[0], chance.choice(game.actions(game.turn[0])))
    made = decisions(game)

    async def work() -> None:
        process = Process()
        try:
            before = await process.ask(warmed, name, COMPILING)
            for decision in (made[-1], made[len(made) // 2], made[0]):
                asked = DecisionAsked.of(sight_of(game, decision), decision, 0.01)
                await process.ask(questions.assess, asked, COMPILING)
            modules, kernels = await process.ask(loaded, None, COMPILING)
            assert modules - before[0] <= {questions.__name__}
            assert kernels == before[1]
        finally:
            process.close()

    asyncio.run(work())


def test_a_server_tells_how_many_of_its_processes_are_warm(served: Served) -> None:
    def warm() -> bool:
        told = json.loads(httpx.get(f"{served.address}/healthz").text)["thinkers"]
        return bool(told["warm"] == told["processes"])

    until(warm)
