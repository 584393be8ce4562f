"""Matches for tests."""

from __future__ import annotations

from collections.abc import Generator, Mapping, Sequence
from dataclasses import asdict, dataclass
from typing import Any, ClassVar

from boulevard.arena.jobs import Job, Line, Match, Tell, carried_out
from boulevard.arena.match import Progress
from boulevard.arena.tournament import Tournament

BOTS = "tests.arena.bots"


def match(game: str, *names: str, grace: float = 30.0, **options: Any) -> Match:
    """A match of bots, in this order, on the first deal."""
    bots = [name if name == "random" else f"{BOTS}.{name}" for name in names]
    deal = Tournament(game, bots, games=1, options=options).deals[0]
    return Match(" ".join(bots), game, deal, bots, bots, grace)


def timeless(line: Line) -> Line:
    """What two runs of the same job have in common: all but how long thoughts took."""
    return {name: value for name, value in line.items() if name != "times"}


@dataclass(frozen=True)
class Long:
    """A job with a line of so many letters."""

    WORK: ClassVar[str] = "tests.arena.matches:long"

    id: str
    letters: int

    def as_data(self) -> dict[str, Any]:
        return asdict(self)


def long(data: Mapping[str, Any], progress: Mapping[str, Any], tell: Tell) -> Line:
    return {"job": data["id"], "text": "x" * data["letters"]}


class Here:
    """An engine that plays in this very process, for tests of everything else; `most` jobs, then Ctrl-C."""

    def __init__(self, most: int = 1000) -> None:
        self.most = most

    def carry_out(self, jobs: Sequence[Job]) -> Generator[Line, None, None]:
        for number, job in enumerate(jobs):
            if number == self.most:
                raise KeyboardInterrupt
            yield carried_out(job.WORK, job.as_data(), Progress().as_data(), lambda event: None)
