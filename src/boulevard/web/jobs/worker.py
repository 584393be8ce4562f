"""A worker: takes jobs from the database, as many as it has processes for, and has them thought about.

While its connection lasts, it holds a lock, and what it takes is its own. When the connection ends, so does that: the
jobs are others', and whatever it still thinks of them is dropped.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from contextlib import suppress
from dataclasses import dataclass
from math import inf
from typing import Any

from sqlalchemy import URL

from boulevard.web.jobs import statements
from boulevard.web.jobs.connecting import Wire, keep_connected
from boulevard.web.jobs.letters import Unreadable, kind_of, read_question, written_answer
from boulevard.web.thinking.questions import Question
from boulevard.web.thinking.thinkers import Thinkers

logger = logging.getLogger(__name__)

ATTEMPTS = 5
"""How many workers may die over a job before it fails."""
EVERY = 1.0
"""Seconds between two looks, if nothing is told: nobody tells of a worker that died."""
FORGOTTEN = 20.0
"""Seconds after which nobody begins with a job whose server has not been heard of."""
GRACE = 10.0
"""Seconds in which a worker that is told to stop may finish what it thinks about."""
LAST_WORDS = 2.0
"""Seconds that giving back may take: a database that doesn't answer notices by itself that the worker is gone."""
MOST = 2**31
NOBODY = ("", "", "")


def mark(form: str) -> int:
    """Return the number that the locks of all workers of a form share."""
    return int(form[:8], 16) % MOST


@dataclass
class Taken:
    """A job that a worker has, and whether a process thinks about it already."""

    key: str
    question: Question[Any]
    has_begun: bool = False

    def begin(self) -> None:
        """Hear that a process thinks about it."""
        self.has_begun = True


Thoughts = dict["asyncio.Task[str | None]", Taken]


class Worker:
    """Some processes that think about whatever is asked by servers of the same form."""

    def __init__(self, thinkers: Thinkers, address: URL, form: str) -> None:
        self._thinkers = thinkers
        self._address = address
        self._form = form
        self._number: int | None = None
        self._stirred = asyncio.Event()
        self._ends = inf
        """When all must be finished, or given back; infinite as long as more is taken."""

    @property
    def is_signed_in(self) -> bool:
        """Whether others know of this worker now."""
        return self._number is not None

    def hear(self, form: str) -> None:
        """There are jobs of a form."""
        if form == self._form:
            self.look()

    def look(self) -> None:
        """Look for jobs now."""
        self._stirred.set()

    def stop(self) -> None:
        """Take no more jobs, and end when all are finished, or after a while; told again, end at once."""
        self._ends = time.monotonic() + (GRACE if self._ends == inf else 0)
        self.look()

    async def run(self) -> None:
        """Work until this is told to stop."""
        await keep_connected(self._address, self._work)

    async def _work(self, wire: Wire) -> None:
        """Take jobs and answer them for as long as the connection lasts."""
        thoughts: Thoughts = {}
        try:
            self._number = await self._signed_in(wire)
            logger.info("worker-ready", extra={"worker": self._number, "form": self._form})
            while True:
                self._stirred.clear()
                await wire.execute("SELECT")  # else who is busy would not notice that the connection is gone
                await self._finish(wire, thoughts)
                if self._ends < inf and (not thoughts or time.monotonic() >= self._ends):
                    return
                await self._take_all(wire, thoughts)
                with suppress(TimeoutError):
                    async with asyncio.timeout(min(EVERY, self._ends - time.monotonic())):
                        await self._stirred.wait()
        finally:
            await self._sign_out(wire, thoughts)

    async def _signed_in(self, wire: Wire) -> int:
        """Hold the lock of a number that no other worker has, nor has had lately."""
        while True:
            number = secrets.randbelow(MOST)
            cursor = await wire.execute(statements.SIGN_IN, {"mark": mark(self._form), "worker": number})
            if await cursor.fetchone() == (True,):
                return number

    async def _sign_out(self, wire: Wire, thoughts: Thoughts) -> None:
        """Let go of everything; if the connection is gone, the lock is as well."""
        from psycopg import Error

        number, self._number = self._number, None
        for thought in thoughts:
            thought.cancel()
        with suppress(Error, TimeoutError):
            async with asyncio.timeout(LAST_WORDS):
                await wire.execute(statements.GIVE_BACK, {"worker": number, "form": self._form})
        await asyncio.gather(*thoughts, return_exceptions=True)
        logger.info("worker-gone", extra={"worker": number, "returned": len(thoughts)})

    async def _finish(self, wire: Wire, thoughts: Thoughts) -> None:
        """Write down what is answered."""
        for thought in [it for it in thoughts if it.done()]:
            await self._answer(wire, thoughts.pop(thought).key, thought.result())

    async def _answer(self, wire: Wire, key: str, text: str | None) -> None:
        await wire.execute(statements.FINISH, {"key": key, "worker": self._number, "answer": text})

    async def _take_all(self, wire: Wire, thoughts: Thoughts) -> None:
        """Take as many jobs as there are processes that could begin with them."""
        while self._ends == inf and self._has_room(thoughts) and (row := await self._next(wire, thoughts)):
            key, kind, text = row
            try:
                taken = Taken(key, read_question(kind, text))
            except Unreadable:
                logger.exception("job-unreadable", extra={"job": key})
                await self._answer(wire, key, None)
                continue
            thought = asyncio.create_task(self._thought(taken))
            thought.add_done_callback(lambda _: self.look())
            thoughts[thought] = taken

    def _has_room(self, thoughts: Thoughts) -> bool:
        """Whether another job could begin that has no time: who waits for one that has, lets it go first."""
        busy = [it for it in thoughts.values() if it.has_begun or not it.question.has_time]
        return len(busy) < self._thinkers.count

    async def _next(self, wire: Wire, thoughts: Thoughts) -> tuple[str, str, str] | None:
        """Take the next job, if there is one; those that have time leave one process free where there are several."""
        patient = sum(it.question.has_time for it in thoughts.values())
        values = {
            "worker": self._number,
            "form": self._form,
            "mark": mark(self._form),
            "attempts": ATTEMPTS,
            "forgotten": FORGOTTEN,
            "patient": len(thoughts) < self._thinkers.count and patient < max(1, self._thinkers.count - 1),
        }
        row: Any = await (await wire.execute(statements.TAKE, values)).fetchone()
        return row and tuple(row)

    async def _thought(self, taken: Taken) -> str | None:
        """Think about a job; None if that fails."""
        begun = time.monotonic()
        try:
            answer = await self._thinkers.ask(taken.question, NOBODY, taken.begin)
            text = written_answer(taken.question, answer)
        except Exception:  # the process may have died again and again, and the bots of others fail in any way
            logger.exception("job-failed", extra={"job": taken.key})
            return None
        done = {"job": taken.key[:8], "kind": kind_of(taken.question), "game": taken.question.game}
        logger.info("job-done", extra={**done, "seconds": round(time.monotonic() - begun, 3)})
        return text
