"""Time while a server ran, which games are abandoned by: neither a wrong clock nor weeks without a server count."""

from __future__ import annotations

import time
from collections.abc import Callable

Clock = Callable[[], float]


class Hours:
    """How long servers have run on a database, in seconds: before, and since this one began."""

    def __init__(self, before: float = 0.0, clock: Clock = time.monotonic) -> None:
        self._before = before
        self._clock = clock
        self._begun = clock()

    @property
    def run(self) -> float:
        """The time of this run."""
        return self._clock() - self._begun

    @property
    def total(self) -> float:
        """The time of all runs."""
        return self._before + self.run
