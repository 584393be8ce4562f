"""Asking workers: a question becomes a job in the database, and its answer comes from there.

A job's key is a hash of the question and the form, so servers that ask the same share one job. One task speaks with the
database. It is told what there is to see; what it wasn't told it finds when it looks at all jobs, now and then.
"""

from __future__ import annotations

import asyncio
import hashlib
import logging
import time
from collections.abc import Iterable, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from typing import Any

from sqlalchemy import URL

from boulevard.web.event_log.news import News
from boulevard.web.jobs import statements
from boulevard.web.jobs.connecting import Wire, keep_connected
from boulevard.web.jobs.form import form
from boulevard.web.jobs.letters import Unreadable, kind_of, read_answer, written_question
from boulevard.web.jobs.worker import ATTEMPTS, Worker, mark
from boulevard.web.thinking.asking import Bots
from boulevard.web.thinking.processes import Lost
from boulevard.web.thinking.questions import Answer, Question
from boulevard.web.thinking.thinkers import Thinkers

logger = logging.getLogger(__name__)

EVERY = 5.0
"""Seconds between two looks at all jobs that somebody waits for."""
LONGEST_NAME = 64
"""Characters by which visitors are told apart: addresses have fewer, but a proxy may pass on anything."""
KEPT = 30.0
"""Seconds for which a job is kept that nobody waits for: others may ask the same, and turns go by what was taken."""


@dataclass
class Wanted:
    """A job that somebody waits for at this server."""

    row: dict[str, Any]
    waiting: set[asyncio.Future[str | None]] = field(default_factory=set)
    """They are told the answer, or that there is none."""


class Jobs(Bots):
    """Bots that think in workers; the processes of this server, if it has any for that, are one."""

    def __init__(self, thinkers: Thinkers, address: URL, news: News) -> None:
        super().__init__(thinkers.visitors)
        self._thinkers = thinkers
        self._address = address
        self._wanted: dict[str, Wanted] = {}
        self._new: set[str] = set()
        self._told: set[str] = set()
        self._withdrawn: set[str] = set()
        self._stirred = asyncio.Event()
        self._workers = 0
        self._own = Worker(thinkers, address, form()) if thinkers.count else None
        news.on(statements.ANSWERS, self._hear, self._missed)
        if self._own:
            news.on(statements.JOBS, self._own.hear, self._own.look)

    @property
    def health(self) -> dict[str, int]:
        """How many workers there are, this server's own included, and what its processes do."""
        return {**self._thinkers.health, "workers": self._workers}

    @property
    def are_silent(self) -> bool:
        """Whether there is no worker, or only our own and its processes are silent."""
        if self._own is None:
            return self._workers == 0
        return self._thinkers.are_silent and self._workers <= self._own.is_signed_in

    async def ask(self, question: Question[Answer], line: Sequence[str]) -> Answer:
        """Have a question answered by whoever comes to it first (`Lost`: nobody could)."""
        key, row = _row(question, line)
        wanted = self._wanted.get(key)
        if wanted is None:
            wanted = self._wanted[key] = Wanted(row)
            self._new.add(key)
            self._stirred.set()
        answered: asyncio.Future[str | None] = asyncio.get_running_loop().create_future()
        wanted.waiting.add(answered)
        try:
            text = await answered
        finally:
            wanted.waiting.discard(answered)
            if not wanted.waiting and self._wanted.get(key) is wanted:
                self._withdraw(key)
        if text is None:
            raise Lost(f"no worker could answer {kind_of(question)} {key}")
        try:
            return read_answer(question, text)
        except Unreadable as error:
            raise Lost(f"the answer to {kind_of(question)} {key} is none") from error

    def _withdraw(self, key: str) -> None:
        """Nobody waits for a job here any more."""
        del self._wanted[key]
        self._new.discard(key)
        self._withdrawn.add(key)
        self._stirred.set()

    def _hear(self, key: str) -> None:
        """There is something to see about a job."""
        if key in self._wanted:
            self._told.add(key)
            self._stirred.set()

    def _missed(self) -> None:
        """Something may have happened that nobody told."""
        self._told |= self._wanted.keys()
        self._stirred.set()

    async def run(self) -> None:
        """Speak with the database, for ever."""
        await keep_connected(self._address, self._speak)

    async def work(self) -> None:
        """Let the processes of this server take jobs like any worker's, if it has any for that, for ever."""
        if self._own:
            await self._own.run()

    async def _speak(self, wire: Wire) -> None:
        """Say and see what there is, for ever; a new connection begins with everything."""
        self._new |= self._wanted.keys()
        looked = -EVERY
        while True:
            if time.monotonic() - looked >= EVERY:
                looked = time.monotonic()
                await self._look_after_all(wire)
            self._stirred.clear()
            await self._say_and_see(wire)
            with suppress(TimeoutError):
                async with asyncio.timeout(looked + EVERY - time.monotonic()):
                    await self._stirred.wait()

    async def _look_after_all(self, wire: Wire) -> None:
        """What any server does for all, now and then."""
        values = {"form": form(), "mark": mark(form()), "attempts": ATTEMPTS, "kept": KEPT}
        self._told |= self._wanted.keys()
        await wire.execute(statements.GIVE_UP, values)
        await wire.execute(statements.SWEEP, values)
        cursor = await wire.execute(statements.COUNT_WORKERS, values)
        ((self._workers,),) = await cursor.fetchall()

    async def _say_and_see(self, wire: Wire) -> None:
        """Withdraw, look, and put there what is new or gone."""
        new, self._new = self._new, set()
        told, self._told = self._told - new, set()
        withdrawn, self._withdrawn = self._withdrawn, set()
        if withdrawn:
            await wire.execute(statements.WITHDRAW, {"keys": [*withdrawn]})
        if told:
            seen = await (await wire.execute(statements.LOOK, {"keys": [*told]})).fetchall()
            self._settle(seen)
            new |= told - {key for key, _, _ in seen}
        if rows := [self._wanted[key].row for key in sorted(new) if key in self._wanted]:
            await self._put(wire, rows)

    async def _put(self, wire: Wire, rows: Sequence[dict[str, Any]]) -> None:
        """Put jobs there, and call for workers if any is open."""
        seen: list[tuple[Any, ...]] = []
        async with wire.cursor() as cursor:
            await cursor.executemany(statements.PUT, rows, returning=True)
            async for result in cursor.results():
                seen += await result.fetchall()
        self._settle(seen)
        if not all(done for _, done, _ in seen):
            await wire.execute(statements.CALL, {"form": form()})

    def _settle(self, seen: Iterable[Sequence[Any]]) -> None:
        """Tell those who wait for them of the jobs that are done; what was asked for since is not what was seen."""
        for key, done, answer in seen:
            if done and key not in self._new and (wanted := self._wanted.pop(key, None)):
                for answered in wanted.waiting:
                    if not answered.done():
                        answered.set_result(answer)


def _row(question: Question[Any], line: Sequence[str]) -> tuple[str, dict[str, Any]]:
    """A job, and its key."""
    kind, text = kind_of(question), written_question(question)
    key = hashlib.sha256(f"{form()} {kind} {text}".encode()).hexdigest()
    visitor, person, table = line
    return key, {
        "key": key,
        "form": form(),
        "kind": kind,
        "question": text,
        "visitor": visitor[:LONGEST_NAME],
        "person": person,
        "table": table,
        "has_time": question.has_time,
    }
