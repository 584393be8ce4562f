"""Playing on many machines with Ray. Every machine of the cluster needs Boulevard and the bots installed.

A job that is lost with a process or a machine is done again by another: it follows from its data alone.
"""

from __future__ import annotations

import logging
import os
from collections.abc import Generator, Sequence
from functools import cache
from itertools import islice
from typing import Any

from boulevard.arena.guard import Guard
from boulevard.arena.jobs import Job, Line
from boulevard.errors import from_extra

IN_FLIGHT = 1000
"""Jobs that are handed to Ray at a time: enough for any cluster, and quickly taken back."""
AGAIN_AND_AGAIN = -1


class Cluster:
    """A Ray cluster: the one at an address (`auto` finds it on this machine), or one that is started here and ended.

    `workers` is how many games are played at the same time; otherwise one a core of the cluster.
    """

    def __init__(self, address: str | None = None, workers: int | None = None) -> None:
        self.address = address
        self.workers = workers

    def carry_out(self, jobs: Sequence[Job]) -> Generator[Line, None, None]:
        """Yield the line of every job as soon as it is done."""
        ray = _ray()
        is_ours = not ray.is_initialized()
        if is_ours:
            self._join(ray)
        try:
            yield from self._lines(ray, jobs)
        finally:
            if is_ours:
                ray.shutdown()

    def _join(self, ray: Any) -> None:
        here: dict[str, Any] = {"num_cpus": self.workers, "include_dashboard": False}
        ray.init(
            self.address,
            logging_level=logging.ERROR,
            log_to_driver=False,
            **(here if self.address is None else {}),
        )

    def _lines(self, ray: Any, jobs: Sequence[Job]) -> Generator[Line, None, None]:
        play = ray.remote(num_cpus=1, max_retries=AGAIN_AND_AGAIN, scheduling_strategy="SPREAD")(_carry_out)
        waiting = iter(jobs)
        given = [play.remote(job) for job in islice(waiting, self.workers or IN_FLIGHT)]
        try:
            while given:
                done, given = ray.wait(given)
                given += [play.remote(job) for job in islice(waiting, len(done))]
                yield from ray.get(done)
        finally:
            for job in given:
                ray.cancel(job, force=True)


@cache
def _guard() -> Guard:
    """The guard of a worker of the cluster; its process lives as long as the worker."""
    return Guard()


def _carry_out(job: Job) -> Line:
    """Do a job in a worker of the cluster."""
    return _guard().carry_out(job)


def _ray() -> Any:
    """Ray, which tells nobody that it is used unless that was asked for (`MissingExtra`)."""
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")
    with from_extra("cluster"):
        import ray
    return ray
