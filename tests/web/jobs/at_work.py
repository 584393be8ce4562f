"""Servers that ask and workers that think in the process of a test, on one PostgreSQL database."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable, Coroutine, Sequence
from contextlib import asynccontextmanager
from typing import Any

import psycopg
from sqlalchemy import make_url

from boulevard.bots.advice import Hint, Judged
from boulevard.messages import Said
from boulevard.web.event_log.database import connected
from boulevard.web.event_log.news import News
from boulevard.web.jobs import statements
from boulevard.web.jobs.asker import Jobs
from boulevard.web.jobs.form import form
from boulevard.web.jobs.worker import Worker
from boulevard.web.thinking.questions import FinishedGame, HintAsked, MoveAsked, Question
from boulevard.web.thinking.thinkers import Thinkers
from tests.waiting import LONGEST

LINE = ("address", "ann", "table")


class Scripted:
    """Processes that answer when a test lets them."""

    def __init__(self, count: int = 1, is_free: bool = True) -> None:
        self.count = count
        self.asked: list[Question[Any]] = []
        self.gate = asyncio.Event()
        self.only_urgent = asyncio.Event()
        """Until this is set, no process is free for whoever has time."""
        self.only_urgent.set()
        if is_free:
            self.gate.set()

    def was_asked(self, count: int) -> bool:
        """Whether so many questions came."""
        return len(self.asked) == count

    async def ask(self, question: Question[Any], _line: Sequence[str], begin: Callable[[], None]) -> Any:
        if question.has_time:
            await self.only_urgent.wait()
        begin()
        self.asked.append(question)
        await self.gate.wait()
        return answer_to(question)


HINT = Hint(Judged("draw c4", Said("of-no-language"), ("c4",), 0.0, ()), 1.0, True, None, None)


def answer_to(question: Question[Any]) -> str | Hint | None:
    if isinstance(question, MoveAsked):
        return f"move {question.seed}"
    return HINT if isinstance(question, HintAsked) else None


def move(seed: int) -> MoveAsked:
    """A question that only its seed tells from others."""
    return MoveAsked("avenue", {"players": 1}, b"\x80\xff", 0, 1, seed)


def seed_of(question: Question[Any]) -> int:
    """What tells a question of `move` from others."""
    assert isinstance(question, MoveAsked)
    return question.seed


def finished(effort: float = 1.0) -> FinishedGame:
    """A question that has time."""
    return FinishedGame("avenue", {"players": 1}, effort)


def run(work: Coroutine[Any, Any, None]) -> None:
    """Run something, not for ever."""
    asyncio.run(asyncio.wait_for(work, LONGEST))


@asynccontextmanager
async def server(database: str, listening: bool = True, own: Scripted | None = None) -> AsyncIterator[Jobs]:
    """A server that asks, and may think along."""
    engine = connected(database)
    news = News(engine)
    thinkers: Any = own or Thinkers(0)
    if own:
        thinkers.visitors, thinkers.are_silent = Thinkers(0).visitors, False
    jobs = Jobs(thinkers, engine.url, news)
    async with at_work(jobs.run(), jobs.work(), *([news.listen()] if listening else [])):
        yield jobs
    engine.dispose()


@asynccontextmanager
async def worker(database: str, thinkers: Scripted, of: str | None = None) -> AsyncIterator[Worker]:
    """A worker, ready to take jobs."""
    engine = connected(database)
    news, processes = News(engine), thinkers
    it = Worker(processes, engine.url, of or form())  # type: ignore[arg-type]
    news.on(statements.JOBS, it.hear, it.look)
    async with at_work(news.listen(), it.run()):
        await until(lambda: it.is_signed_in)
        yield it
    engine.dispose()


@asynccontextmanager
async def at_work(*work: Coroutine[Any, Any, None]) -> AsyncIterator[None]:
    tasks = [asyncio.create_task(it) for it in work]
    try:
        yield
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


async def until(it: Callable[[], object]) -> None:
    while not it():
        await asyncio.sleep(0.005)


async def until_found(database: str, count: int, where: str) -> None:
    """Wait until there are so many jobs of which something holds."""
    while rows(database, f"SELECT count(*) FROM jobs WHERE {where}") != [(count,)]:
        await asyncio.sleep(0.005)


def rows(database: str, statement: str) -> list[tuple[Any, ...]]:
    """Tell PostgreSQL something, past everybody."""
    address = make_url(database).set(drivername="postgresql").render_as_string(hide_password=False)
    with psycopg.connect(address, autocommit=True) as connection:
        cursor = connection.execute(statement.encode())
        return cursor.fetchall() if cursor.description else []


def cut_off(database: str) -> None:
    """End the sessions of all workers, as if their machines were gone."""
    rows(
        database,
        "SELECT pg_terminate_backend(pid) FROM pg_locks WHERE locktype = 'advisory' AND objsubid = 2"
        " AND database = (SELECT oid FROM pg_database WHERE datname = current_database())",
    )
