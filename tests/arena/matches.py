"""Matches for tests."""

from __future__ import annotations

from collections.abc import Generator, Sequence
from typing import Any

from boulevard.arena.jobs import Job, Line, Match, carried_out
from boulevard.arena.match import Progress
from boulevard.arena.tournament import Tournament

BOTS = "tests.arena.bots"


def match(game: str, *names: str, patience: float = 30.0, **options: Any) -> Match:
    """A match of bots, in this order, on the first deal."""
    bots = [name if name == "random" else f"{BOTS}.{name}" for name in names]
    deal = Tournament(game, bots, games=1, options=options).deals[0]
    return Match(" ".join(bots), game, deal, bots, bots, patience)


def timeless(line: Line) -> Line:
    """What two runs of the same job have in common: all but how long thoughts took."""
    return {name: value for name, value in line.items() if name != "times"}


class Here:
    """An engine that plays in this very process, for tests of everything else; `most` jobs, then Ctrl-C."""

    def __init__(self, most: int = 1000) -> None:
        self.most = most

    def carry_out(self, jobs: Sequence[Job]) -> Generator[Line, None, None]:
        for number, job in enumerate(jobs):
            if number == self.most:
                raise KeyboardInterrupt
            yield carried_out(job.WORK, job.as_data(), Progress().as_data(), lambda event: None)
