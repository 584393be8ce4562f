"""Who carries jobs out. Any engine gives the same lines for the same jobs, in the order in which they are done."""

from __future__ import annotations

import queue
import threading
from collections.abc import Generator, Sequence
from typing import Protocol

from boulevard.arena.guard import Guard
from boulevard.arena.jobs import Job, Line
from boulevard.games.kernels.parallel import cores


class Engine(Protocol):
    """Carries jobs out."""

    def carry_out(self, jobs: Sequence[Job]) -> Generator[Line, None, None]:
        """Yield the line of every job as soon as it is done; closing the generator stops the work."""


class Processes:
    """Processes on this machine, each playing one game at a time."""

    def __init__(self, workers: int | None = None) -> None:
        self.workers = workers or cores()

    def carry_out(self, jobs: Sequence[Job]) -> Generator[Line, None, None]:
        """Yield the line of every job as soon as it is done."""
        waiting: queue.SimpleQueue[Job] = queue.SimpleQueue()
        for job in jobs:
            waiting.put(job)
        done: queue.SimpleQueue[Line | Exception] = queue.SimpleQueue()
        guards = [Guard() for _ in range(min(self.workers, len(jobs)))]
        threads = [threading.Thread(target=_work, args=(guard, waiting, done), daemon=True) for guard in guards]
        try:
            for thread in threads:
                thread.start()
            for _ in jobs:
                yield _checked(done.get())
        finally:
            for guard in guards:
                guard.close()
            for thread in threads:
                thread.join()


def _work(guard: Guard, waiting: queue.SimpleQueue[Job], done: queue.SimpleQueue[Line | Exception]) -> None:
    """Do one job after the other; what goes wrong is for who waits for the lines."""
    try:
        while True:
            done.put(guard.carry_out(waiting.get_nowait()))
    except queue.Empty:
        guard.close()
    except Exception as error:
        done.put(error)


def _checked(outcome: Line | Exception) -> Line:
    if isinstance(outcome, Exception):
        raise outcome
    return outcome


def engine_named(name: str, workers: int | None = None, address: str | None = None) -> Engine:
    """Return the engine of a name: `processes`, or `ray` for a cluster (`MissingExtra`)."""
    if name == "ray":
        from boulevard.arena.cluster import Cluster

        return Cluster(address, workers)
    return Processes(workers)
