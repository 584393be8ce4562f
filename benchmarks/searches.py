"""How many simulations the strongest searches make, what a second thread brings, and how exactly they keep time.

`python -m benchmarks.searches` measures this alone. Positions are those of games by `greedy` in which there was a
choice; every round has another game.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import cache, partial
from statistics import mean, median

from rich.console import Console
from rich.progress import Progress

import boulevard
from benchmarks.measure import Contender, Run, Series, seconds, take_turns
from benchmarks.report import Grid, Target, console, times, whole
from boulevard.bots.contract import Budget, Sight
from boulevard.bots.registry import ready_bot

ROUNDS, SECONDS, THREADS = 8, 0.4, (1, 2)
BUDGETS, THOUGHTS = (0.1, 0.5, 1.0), 8
PART_OVER, SECONDS_OVER = 0.1, 0.05
"""What a thought may take beyond its budget."""

Moments = Mapping[str, Callable[[Sequence[Sight]], Sight]]

ANYWHERE: Moments = {"first move": lambda sights: sights[0], "middle": lambda sights: sights[len(sights) // 2]}
IN_PARIS: Moments = {"start of phase 2": lambda sights: next(it for it in sights if it.view["phase"] == 2)}


@dataclass(frozen=True)
class Search:
    """A game's strongest bot; `simulating` is its spec without the solver, which makes no simulations."""

    game: str
    spec: str
    simulating: str
    moments: Moments


SEARCHES = (
    Search("paris", "mcts", "mcts:solving=0", {**ANYWHERE, **IN_PARIS}),
    Search("avenue", "search", "search", ANYWHERE),
)


@dataclass(frozen=True)
class Kept:
    """By how many seconds the thoughts of a search exceeded a budget; those that ended early, by none."""

    search: Search
    budget: float
    over: Sequence[float]

    @property
    def allowed(self) -> float:
        return PART_OVER * self.budget + SECONDS_OVER


Found = tuple[Mapping[str, Series], Sequence[Kept]]


def steps() -> int:
    """How often `measure` reports."""
    return (ROUNDS + 1) * len(contenders()) + THOUGHTS * len(SEARCHES) * (1 + len(BUDGETS))


def measure(report: Callable[[], None]) -> Found:
    """Measure speeds, then how time is kept; `report` after each thought. The first of every kind are not counted."""
    speeds = take_turns(contenders(), ROUNDS, report)
    for search in SEARCHES:
        _keep_time(search, min(BUDGETS), report)
    return speeds, [_keep_time(search, budget, report) for search in SEARCHES for budget in BUDGETS]


def contenders() -> list[Contender]:
    """Every search at every moment, with each number of threads in turn. The moves of a run are its simulations."""
    return [
        Contender(_name(search, moment, threads), threads, _thinking(search, moment, threads))
        for search in SEARCHES
        for moment in search.moments
        for threads in THREADS
    ]


def _name(search: Search, moment: str, threads: int) -> str:
    return f"{search.game}, {moment}, {threads}"


def _thinking(search: Search, moment: str, threads: int) -> Callable[[int], Run]:
    def think(number: int) -> Run:
        bot = ready_bot(search.game, search.simulating).bot
        sight, run = search.moments[moment](decisions(search.game, number)), Run(games=1)
        with run.timed():
            run.moves = bot.think(sight, Budget(seconds=SECONDS, threads=threads), number).simulations
        return run

    return think


@cache
def decisions(game: str, seed: int) -> Sequence[Sight]:
    """What the players of one game saw whenever they had a choice."""
    greedy, played, sights = ready_bot(game, "greedy"), boulevard.new(game, seed=seed), []
    while not played.over:
        seat = played.turn[0]
        sight = Sight.of(played, seat)
        if len(sight.actions) > 1:
            sights.append(sight)
        played.apply(seat, greedy.think(sight, seed).action)
    return sights


def _keep_time(search: Search, budget: float, report: Callable[[], None]) -> Kept:
    """Let a search think by the clock, each time later in another game, and with another number of threads."""
    bot, over = ready_bot(search.game, search.spec).bot, []
    for number in range(THOUGHTS):
        sights = decisions(search.game, number)
        sight = sights[number * len(sights) // THOUGHTS]
        given = Budget(seconds=budget, threads=THREADS[number % len(THREADS)])
        over.append(max(seconds(partial(bot.think, sight, given, number)) - budget, 0.0))
        report()
    return Kept(search, budget, over)


def targets(found: Found) -> list[Target]:
    """Compare with what was asked for."""
    worst = max(max(kept.over) / kept.allowed for kept in found[1])
    what = "budgets of time of the searches: the worst overshoot, of what is allowed"
    return [Target(what, "≤ 100% of 10% + 50 ms", f"{worst:.0%}", worst <= 1)]


def tables(found: Found) -> list[Grid]:
    return [_speeds(found[0]), _punctuality(found[1])]


def _speeds(found: Mapping[str, Series]) -> Grid:
    columns = ["search", "position", "simulations/s, 1 thread", "core", "2 threads", "cores", "2 over 1", "per core"]
    rows = []
    for search in SEARCHES:
        for moment in search.moments:
            one, two = (found[_name(search, moment, threads)] for threads in THREADS)
            speeds = [whole(one.decisions), f"{one.share:.0%}", whole(two.decisions), f"{two.share:.0%}"]
            rows.append([_title(search), moment, *speeds, times(two.over(one)), times(_over_per_core(two, one))])
    return Grid("Searches", columns, rows, texts=2)


def _over_per_core(series: Series, other: Series) -> float:
    """How many times as many simulations as another in a second of a core: other programs don't change that."""
    mine, theirs = ([run.moves / run.busy for run in it.runs] for it in (series, other))
    return median(one / two for one, two in zip(mine, theirs, strict=True))


def _punctuality(found: Sequence[Kept]) -> Grid:
    columns = ["search", "budget", "thoughts", "allowed", "over it in the mean", "of allowed", "at worst", "of allowed"]
    rows = []
    for kept in found:
        cells = [f"{kept.budget:g} s", str(len(kept.over)), f"{1000 * kept.allowed:.0f} ms"]
        for over in (mean(kept.over), max(kept.over)):
            cells += [f"{1000 * over:.0f} ms", f"{over / kept.allowed:.0%}"]
        rows.append([_title(kept.search), *cells])
    return Grid("Time beyond budgets", columns, rows)


def _title(search: Search) -> str:
    return f"{search.game.title()}, `{search.spec}`"


def main() -> None:
    with Progress(console=Console(stderr=True)) as progress:
        task = progress.add_task("searches", total=steps())
        found = measure(lambda: progress.advance(task))
    for table in tables(found):
        table.show(console())
        print(table.markdown())


if __name__ == "__main__":
    main()
