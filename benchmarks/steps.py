"""The speed of batches move by move, as learners use them: `step` with all legal moves listed, and new deals.

Actions are drawn by NumPy from what is listed; every one is checked. Games that end are dealt anew. All this is in the
time that is measured.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from statistics import median

import numpy as np
from rich.console import Console

from benchmarks import openspiel
from benchmarks.measure import Contender, Run, Series, take_turns
from benchmarks.players import share
from benchmarks.report import Grid, Target, speeds, times, verdicts, whole
from boulevard.games import parallel
from boulevard.games.contract import Rules, States
from boulevard.games.registry import rules

BATCH = 1024
STEPS = 150
"""About four games of each row."""
LARGE = 8192
BATCHES = (1, 8, 64, 128, 256, 512, 1024, 2048, 4096, 8192)
WANTED = {"paris": (3_000_000, 500_000), "avenue": (8_000_000, 2_000_000)}
"""Decisions a second on one core: with lists, and with masks and observations as well."""
YARDSTICKS = ("amazons", "havannah")
ROUNDS = 9

Look = Callable[[States], object]


def stepping(name: str) -> str:
    """The name of the contender that steps through a game."""
    return f"{name.title()}, steps of {BATCH:,}"


def seeing(name: str) -> str:
    """The name of the contender that is shown masks and observations, too."""
    return f"{stepping(name)}, masks and observations"


def on_all_cores(name: str, batch: int = LARGE) -> str:
    """The name of the contender that steps through large batches on all cores."""
    return f"{name.title()}, steps of {batch:,}, all cores"


def contenders() -> list[Contender]:
    return [contender for name in WANTED for contender in _of(name)]


def _of(name: str) -> list[Contender]:
    game = rules(name).dealt(0)
    many = parallel.cores()
    large = f"{name.title()}, steps of {LARGE:,}"
    found = [
        Contender(stepping(name), 1, lambda seed: run(game, BATCH, seed, 1)),
        Contender(large, 1, lambda seed: run(game, LARGE, seed, 1)),
        Contender(on_all_cores(name), many, lambda seed: run(game, LARGE, seed, many)),
    ]
    return [*found, Contender(seeing(name), 1, lambda seed: run(game, BATCH, seed, 1, seen=True))]


def run(game: Rules, batch: int, seed: int, cores: int, *, seen: bool = False) -> Run:
    """Step through games at random on some cores, from their deals on."""
    chance, rows, done = np.random.default_rng(seed), np.arange(batch), Run()
    observe = _observer(game, batch) if seen else None
    with _only(cores), done.timed():
        states, room = game.deal(batch, seed), game.room(batch, mask=seen, seed=seed)
        step = game.look(states, room=room)
        for _ in range(STEPS):
            if observe:
                observe(states)
            done.choices += int(step.counts.sum())
            done.most = max(done.most, step.actions.shape[1])
            actions = step.actions[rows, (chance.random(batch) * step.counts).astype(np.int64)]
            step = game.step(states, actions, room=room)
            if (ended := int(np.count_nonzero(step.over))) > 0:
                done.games += ended
                step = game.redeal(states, room)
    done.moves = STEPS * batch
    return done


def _observer(game: Rules, batch: int) -> Look:
    """What observes a batch, always in the same array."""
    out = np.empty((batch, *game.observation_shape), np.float32)
    return lambda states: game.observe(states, out=out)


@contextmanager
def _only(cores: int) -> Iterator[None]:
    """Let batches use as many cores."""
    before = parallel.cores
    parallel.cores = lambda: cores  # type: ignore[assignment]
    try:
        yield
    finally:
        parallel.cores = before


def targets(found: Mapping[str, Series]) -> list[Target]:
    """Compare with what was asked for."""
    return [target for name in WANTED for target in _targets(name, found)]


def _targets(name: str, found: Mapping[str, Series]) -> Iterator[Target]:
    lists, all_of_it = WANTED[name]
    what = f"{name.title()}, batches of {BATCH:,} on one core, step by step with legal moves and new deals"
    yield _speed(f"{what}: decisions a second", lists, found[stepping(name)], found)
    yield _speed("… with masks and observations", all_of_it, found[seeing(name)], found)
    ratio = found[on_all_cores(name)].over(found[f"{name.title()}, steps of {LARGE:,}"])
    many = parallel.cores()
    note = f"{times(ratio)} ({share(found[on_all_cores(name)])})"
    yield Target(f"… of {LARGE:,} on {many} cores over one", f"≥ {times(0.9 * many)}", note, ratio >= 0.9 * many)


def _speed(what: str, wanted: float, series: Series, found: Mapping[str, Series]) -> Target:
    beside = [
        f"{times(series.over(found[openspiel.compiled(other)]))} {other}"
        for other in YARDSTICKS
        if openspiel.compiled(other) in found
    ]
    best, busy = max(series.rates), median(run.moves / run.busy for run in series.runs)
    notes = "; ".join([f"at best {whole(best)}", share(series), f"{whole(busy)} a second of its work", *beside])
    return Target(what, f"≥ {whole(wanted)}", f"{whole(series.decisions)} ({notes})", best >= wanted)


def by_size(rounds: int = 5) -> Grid:
    """How fast batches of all sizes are, on one core and on all: no size may be much slower than a smaller one."""
    many = parallel.cores()
    rows = []
    for batch in BATCHES:
        cells = [f"{batch:,}"]
        for name in WANTED:
            game = rules(name).dealt(0)
            for cores in (1, many):
                rates = [it.moves / it.seconds for it in (run(game, batch, seed, cores) for seed in range(rounds))]
                cells.append(whole(median(rates[1:])))
        rows.append(cells)
    columns = ["batch", *(f"{name.title()}, {cores}" for name in WANTED for cores in ("1 core", f"{many} cores"))]
    return Grid("Steps by size of the batch: decisions a second", columns, rows)


def main(names: Sequence[str] = YARDSTICKS) -> None:
    """Measure steps alone, next to OpenSpiel's games."""
    found = take_turns([*contenders(), *openspiel.contenders(names)], ROUNDS, lambda: None)
    columns = {f"× {name}": openspiel.compiled(name) for name in names}
    for table in (verdicts(targets(found)), speeds(found, columns, "not installed"), by_size()):
        table.show(Console(width=170))


if __name__ == "__main__":
    main()
