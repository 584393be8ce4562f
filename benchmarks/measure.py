"""Timing work that takes turns with other work.

Machines are noisy: other programs come and go, and clocks change. So everything that is compared is repeated in rounds,
every contender once a round; figures are medians over the rounds, ratios are medians of each round's own ratio.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from statistics import median


@dataclass
class Run:
    """What was done once, and how long it took. Moves that could not be counted are 0."""

    games: int = 0
    moves: int = 0
    choices: int = 0
    """How many legal moves there were at all turns together."""
    most: int = 0
    """How many there were at the turn that had the most."""
    seconds: float = 0.0
    busy: float = 0.0
    """Seconds that cores worked for it, all threads together: less than `seconds` where others held them."""

    @contextmanager
    def timed(self) -> Iterator[None]:
        start, busy = time.perf_counter(), time.process_time()
        yield
        self.seconds += time.perf_counter() - start
        self.busy += time.process_time() - busy

    def turn(self, choices: int) -> None:
        """Count a move that was chosen from so many."""
        self.moves += 1
        self.choices += choices
        self.most = max(self.most, choices)


@dataclass(frozen=True)
class Contender:
    """Something that plays random games. It is called with the number of the round."""

    name: str
    cores: int
    run: Callable[[int], Run]
    counted_by: str = ""
    """The contender that plays the same games and counts their moves, where this one can't."""


@dataclass(frozen=True)
class Series:
    """All runs of a contender; `per_game` is the mean number of moves in a game."""

    contender: Contender
    runs: Sequence[Run]
    counted: Sequence[Run] = field(repr=False)

    @property
    def games(self) -> int:
        return sum(run.games for run in self.counted)

    @property
    def per_game(self) -> float:
        return sum(run.moves for run in self.counted) / self.games

    @property
    def choices(self) -> float:
        return sum(run.choices for run in self.counted) / sum(run.moves for run in self.counted)

    @property
    def most(self) -> int:
        return max(run.most for run in self.counted)

    @property
    def rates(self) -> list[float]:
        """Decisions a second, round by round."""
        if self.counted is self.runs:
            return [run.moves / run.seconds for run in self.runs]
        return [run.games / run.seconds * self.per_game for run in self.runs]

    @property
    def decisions(self) -> float:
        return median(self.rates)

    @property
    def games_a_second(self) -> float:
        return median(run.games / run.seconds for run in self.runs)

    @property
    def share(self) -> float:
        """How much of its cores it got."""
        return median(run.busy / run.seconds for run in self.runs) / self.contender.cores

    def over(self, other: Series) -> float:
        """How many times as many decisions a second as another, in the same rounds."""
        return median(mine / theirs for mine, theirs in zip(self.rates, other.rates, strict=True))


def take_turns(contenders: Sequence[Contender], rounds: int, report: Callable[[], None]) -> Mapping[str, Series]:
    """Run every contender once a round, after one round that is not counted; `report` after each run."""
    runs: dict[str, list[Run]] = {contender.name: [] for contender in contenders}
    for number in range(rounds + 1):
        for contender in contenders:
            run = contender.run(number)
            if number > 0:
                runs[contender.name].append(run)
            report()
    return {
        contender.name: Series(contender, runs[contender.name], runs[contender.counted_by or contender.name])
        for contender in contenders
    }


def ratio_of_times(work: Callable[[], object], other: Callable[[], object], rounds: int) -> float:
    """How many times as long `work` takes as `other`; they take turns, and in who goes first."""
    ratios = []
    for number in range(rounds + 1):
        if number % 2:
            mine, theirs = seconds(work), seconds(other)
        else:
            theirs, mine = seconds(other), seconds(work)
        ratios.append(mine / theirs)
    return median(ratios[1:])


def seconds(work: Callable[[], object]) -> float:
    """How long some work takes."""
    start = time.perf_counter()
    work()
    return time.perf_counter() - start
