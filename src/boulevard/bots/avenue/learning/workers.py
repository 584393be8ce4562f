"""Who learns: threads of this process, or the machines of a Ray cluster, each from games of its own.

What comes of a lesson follows from it alone, so a run is the same wherever it is carried out.
"""

from __future__ import annotations

import os
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from typing import Any, Protocol

import numpy as np

from boulevard.bots.avenue.ground import Ground
from boulevard.bots.avenue.learning.memory import Memory
from boulevard.bots.avenue.learning.sheets import any_grounds, shipped_grounds
from boulevard.bots.avenue.learning.temporal_differences import learn
from boulevard.errors import from_extra
from boulevard.games.kernels.streams import PLAYING, streams_of


@dataclass(frozen=True)
class Rates:
    """How far an error moves what was expected."""

    weights: float
    network: float


@dataclass(frozen=True)
class Lesson:
    """Games to learn from: they are told from all others by the number of the first one."""

    first: int
    games: int
    """On each sheet."""
    any_sheet: bool
    rates: Rates

    def grounds(self) -> list[Ground]:
        """The sheets that are played on."""
        return any_grounds(self.first, 3) if self.any_sheet else shipped_grounds()


class Workers(Protocol):
    """Some that learn side by side."""

    count: int

    def learnt(self, memory: Memory, lessons: Sequence[Lesson]) -> list[tuple[Memory, float]]:
        """Return what each lesson makes of a memory, and its mean score."""


def carried_out(memory: Memory, lesson: Lesson) -> tuple[Memory, float]:
    """Play the games of a lesson and return what they make of a memory, and their mean score."""
    own, means = memory.copied(), []
    for number, ground in enumerate(lesson.grounds()):
        finals = np.empty(lesson.games, np.int16)
        streams = streams_of((lesson.first, number), lesson.games, PLAYING)
        rates = lesson.rates
        learn(ground, streams, own.weights, own.sums, own.sizes, rates.weights, rates.network, finals)
        means.append(float(finals.mean()))
    return own, float(np.mean(means))


class Threads:
    """Threads of this process; machine code runs beside other machine code."""

    def __init__(self, count: int) -> None:
        self.count = count

    def learnt(self, memory: Memory, lessons: Sequence[Lesson]) -> list[tuple[Memory, float]]:
        """Carry all lessons out at the same time."""
        if len(lessons) == 1:
            return [carried_out(memory, lessons[0])]
        with ThreadPoolExecutor(self.count) as pool:
            return list(pool.map(lambda lesson: carried_out(memory, lesson), lessons))


class Cluster:
    """A Ray cluster: the one at an address (`auto` finds it on this machine), or one that is started here."""

    def __init__(self, address: str | None, count: int) -> None:
        os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")
        with from_extra("cluster"):
            import ray
        here: dict[str, Any] = {"num_cpus": count, "include_dashboard": False}
        if not ray.is_initialized():
            ray.init(address, log_to_driver=False, **(here if address is None else {}))
        self.ray = ray
        self.count = count

    def learnt(self, memory: Memory, lessons: Sequence[Lesson]) -> list[tuple[Memory, float]]:
        """Carry all lessons out in the cluster; one that is lost with its machine is carried out again."""
        work = self.ray.remote(num_cpus=1, max_retries=-1, scheduling_strategy="SPREAD")(carried_out)
        given = self.ray.put(memory)
        found: list[tuple[Memory, float]] = self.ray.get([work.remote(given, lesson) for lesson in lessons])
        return found
