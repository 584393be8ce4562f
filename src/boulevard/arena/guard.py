"""Watching over the process in which bots play: it may stall, crash or be killed, and no game is lost.

The process tells whose turn it is to think and every move that is made. So a bot that takes too long is known by name
when the process is ended for it, and another process goes on from the last move.
"""

from __future__ import annotations

import json
import sys
import threading
from typing import Any

from boulevard.arena.errors import ArenaFailed
from boulevard.arena.jobs import Job, Line
from boulevard.arena.match import DOWN, STALLED, Forfeit, Progress
from boulevard.bots.conversation import Conversation, shown
from boulevard.bots.errors import BotFailed
from boulevard.games.contract import Seat

ATTEMPTS = 3
"""How often the process may end during the same thought before the blame is on who was thinking."""
WORK = 600.0
"""Seconds for what is not a thought: to start, compile, load a bot, or do a job in which nobody is to blame."""

THREADS = ("BOULEVARD_CORES", "OMP_NUM_THREADS", "OPENBLAS_NUM_THREADS", "MKL_NUM_THREADS", "NUMBA_NUM_THREADS")
"""Where we and other libraries look for how many cores to use."""
START = f"""
import os
os.environ.update({dict.fromkeys(THREADS, "1")})
from boulevard.arena.child import main
main()
"""
COMMAND = (sys.executable, "-P", "-c", START)
LONGEST_EVENT = 1 << 31
"""Bytes of an event: a block of a data set has a megabyte for each dozen players, and this process is our own."""
SILENT = "program-silent"
"""The key of the error that a process gives which says nothing for too long; with any other it has ended."""


class Guard:
    """Carries out jobs in a process, which is started when it is needed and again when it was lost."""

    def __init__(self) -> None:
        self._child: _Child | None = None
        self._is_closed = False
        self._lock = threading.Lock()

    def carry_out(self, job: Job) -> Line:
        """Do a job, whatever its bots do (`ArenaFailed` if it can't be done even so, or the guard was closed)."""
        watch = _Watch(job)
        while True:
            try:
                return self._attempt(watch)
            except BotFailed as error:
                self._drop()
                watch.lose(error)

    def close(self) -> None:
        """End the process now, even from another thread than the one that waits for it; there is no other job."""
        with self._lock:
            self._is_closed = True
        self._drop()

    def _attempt(self, watch: _Watch) -> Line:
        child = self._running()
        event = child.ask_event(watch.request(), WORK)
        while "done" not in event:
            watch.hear(event)
            event = child.next_event(watch.seconds)
        line: Line = event["done"]
        return line

    def _running(self) -> _Child:
        with self._lock:
            if self._is_closed:
                raise ArenaFailed("arena-closed")
            self._child = self._child or _Child(COMMAND, LONGEST_EVENT)
            return self._child

    def _drop(self) -> None:
        child, self._child = self._child, None
        if child is not None:
            child.close()


class _Child(Conversation):
    """The process: it answers with many lines, each an event as JSON."""

    def ask_event(self, request: dict[str, Any], seconds: float) -> dict[str, Any]:
        return self._event(self.ask(json.dumps(request).encode() + b"\n", seconds))

    def next_event(self, seconds: float) -> dict[str, Any]:
        return self._event(self._next(seconds))

    def _event(self, line: bytes) -> dict[str, Any]:
        """The event in a line; one that was cut off is the end of the process."""
        try:
            event: dict[str, Any] = json.loads(line)
        except ValueError as error:
            raise BotFailed("program-not-json", command=self.command, line=shown(repr(line))) from error
        return event


class _Watch:
    """What is known of a job while it is carried out: how far it has come, and who is thinking."""

    def __init__(self, job: Job) -> None:
        self.job = job
        self.progress = Progress()
        self.seconds = WORK
        """How long to wait for the next event."""
        self._thinker: Seat | None = None
        self._losses = 0

    def request(self) -> dict[str, Any]:
        """Return what a process is told to do the rest of the job."""
        self._thinker, self.seconds = None, WORK
        job, progress = self.job.as_data(), self.progress.as_data()
        return {"path": sys.path, "work": self.job.WORK, "job": job, "progress": progress}

    def hear(self, event: dict[str, Any]) -> None:
        """Note what has happened."""
        self._thinker, self.seconds = event.get("seats", event.get("thinks")), WORK
        if "thinks" in event:
            self.seconds = event["seconds"]
        elif "moves" in event:
            self.progress.moves.append(tuple(event["moves"]))
            self._losses = 0
        elif "forfeits" in event:
            self.progress.forfeits.append(Forfeit(**event["forfeits"]))
        elif "failed" in event:
            raise ArenaFailed("arena-failed", job=self.job.id, reason=event["failed"])

    def lose(self, error: BotFailed) -> None:
        """Note that the process is gone; blame a bot if that is its doing."""
        if error.key == SILENT and self._thinker is not None:
            self._forfeit(self._thinker, STALLED, f"{self.seconds:g} s")
            return
        self._losses += 1
        if self._losses == ATTEMPTS:
            if self._thinker is None:
                raise ArenaFailed("arena-failed", job=self.job.id, reason=error) from error
            self._forfeit(self._thinker, DOWN, " ".join(str(error.values.get("errors", "")).split()))

    def _forfeit(self, seat: Seat, reason: str, detail: str) -> None:
        self.progress.forfeits.append(Forfeit(seat, reason, detail, len(self.progress.moves)))
        self._losses = 0
