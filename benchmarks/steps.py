"""The speed of batches move by move, as learners use them: `step` with all legal moves listed, and new deals.

Actions are drawn by NumPy from what is listed; every one is checked. Games that end are dealt anew. All this is in the
time that is measured.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from contextlib import contextmanager, nullcontext
from functools import cache, partial
from statistics import median

import numpy as np
from rich.console import Console

from benchmarks import openspiel
from benchmarks.measure import Contender, Run, Series, take_turns
from benchmarks.players import share
from benchmarks.report import Grid, Target, speeds, times, verdicts, whole
from boulevard.games.contract import Rules, States
from boulevard.games.kernels import parallel
from boulevard.games.registry import rules

BATCH = 1024
LARGE = 16_384
"""A batch for several cores in one process."""
STEPS = 300
"""About eight games of each row."""
STEPS_OF_LARGE = 100
BATCHES = (1, 8, 64, 128, 256, 512, 1024, 2048, 4096, 8192, 16_384)
COUNTED = 10
"""Legal moves are counted at one step of ten: learners don't count them."""
WANTED = {"paris": (3_000_000, 500_000), "avenue": (8_000_000, 2_000_000)}
"""Decisions a second on one core: with lists, and with masks and observations as well."""
YARDSTICKS = ("amazons", "havannah")
ROUNDS = 9

Look = Callable[[States], object]


def stepping(name: str, batch: int = BATCH) -> str:
    """The name of the contender that steps through a game."""
    return f"{name.title()}, steps of {batch:,}"


def alone(name: str) -> str:
    """The name of the contender of which only `step` counts, without what is done around it."""
    return f"{name.title()}, `step` alone of {LARGE:,}"


def by_threads(contender: str) -> str:
    """The name of the same on all cores, in one process."""
    return f"{contender}, all cores"


def seeing(name: str) -> str:
    """The name of the contender that is shown masks and observations, too."""
    return f"{stepping(name)}, masks and observations"


def on_all_cores(name: str) -> str:
    """The name of the contender that has a process with a batch of its own on each core."""
    return f"{stepping(name)} on each core"


def contenders() -> list[Contender]:
    return [contender for name in WANTED for contender in _of(name)]


def _of(name: str) -> list[Contender]:
    game = rules(name).dealt(0)
    many = parallel.cores()
    return [
        Contender(stepping(name), 1, lambda seed: run(game, BATCH, seed)),
        Contender(on_all_cores(name), many, lambda seed: together(name, BATCH, seed)),
        Contender(seeing(name), 1, lambda seed: run(game, BATCH, seed, seen=True)),
        Contender(stepping(name, LARGE), 1, lambda seed: run(game, LARGE, seed, STEPS_OF_LARGE)),
        Contender(by_threads(stepping(name, LARGE)), many, lambda seed: _stepped(game, LARGE, seed, STEPS_OF_LARGE)),
        Contender(alone(name), 1, lambda seed: run(game, LARGE, seed, STEPS_OF_LARGE, only_steps=True)),
        Contender(
            by_threads(alone(name)), many, lambda seed: _stepped(game, LARGE, seed, STEPS_OF_LARGE, only_steps=True)
        ),
    ]


def run(game: Rules, batch: int, seed: int, steps: int = STEPS, **what: bool) -> Run:
    """Step through games at random on one core, from their deals on."""
    with _one_core():
        return _stepped(game, batch, seed, steps, **what)


def together(name: str, batch: int, seed: int) -> Run:
    """Do the same in a process on each core, all at once."""
    many, done = parallel.cores(), Run()
    pool = _processes(many)
    with done.timed():
        parts = [*pool.map(_apart, *zip(*((name, batch, seed * many + part) for part in range(many)), strict=True))]
    done.games, done.moves = sum(part.games for part in parts), sum(part.moves for part in parts)
    done.choices, done.most = sum(part.choices for part in parts), max(part.most for part in parts)
    done.busy += sum(part.busy for part in parts)
    return done


@cache
def _processes(many: int) -> ProcessPoolExecutor:
    """Processes that are kept: learners start theirs once, too."""
    return ProcessPoolExecutor(many)


def _apart(name: str, batch: int, seed: int) -> Run:
    return run(rules(name).dealt(0), batch, seed)


def _stepped(
    game: Rules, batch: int, seed: int, steps: int = STEPS, *, seen: bool = False, only_steps: bool = False
) -> Run:
    """Step through games; of the time, `only_steps` counts what `step` takes."""
    chance, rows, done = np.random.default_rng(seed), np.arange(batch), Run(moves=steps * batch)
    observe = _observer(game, batch) if seen else None
    around, within = (nullcontext, done.timed) if only_steps else (done.timed, nullcontext)
    with around():
        states, buffers = game.deal(batch, seed), game.buffers(batch, mask=seen, seed=seed)
        step = game.look(states, buffers=buffers)
        for number in range(steps):
            if observe:
                observe(states)
            if number % COUNTED == 0:
                done.choices += int(step.counts.sum()) * COUNTED
            done.most = max(done.most, step.actions.shape[1])
            actions = step.actions[rows, (chance.random(batch) * step.counts).astype(np.int64)]
            with within():
                step = game.step(states, actions, buffers=buffers)
            if (ended := int(np.count_nonzero(step.over))) > 0:
                done.games += ended
                step = game.redeal(states, buffers=buffers)
    return done


def _observer(game: Rules, batch: int) -> Look:
    """What observes a batch, always in the same array."""
    out = np.empty((batch, *game.observation_shape), np.float32)
    return lambda states: game.observe(states, out=out)


@contextmanager
def _one_core() -> Iterator[None]:
    """Let batches use one core only."""
    before = parallel.cores
    parallel.cores = lambda: 1  # type: ignore[assignment]
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
    many = parallel.cores()
    yield _gain(f"… in a process on each of {many} cores, over one", found[on_all_cores(name)], found[stepping(name)])
    for what, one in (("`step` alone", alone(name)), ("the whole loop", stepping(name, LARGE))):
        yield _gain(
            f"… {what} of {LARGE:,} in one process on {many} cores, over one", found[by_threads(one)], found[one]
        )


def _gain(what: str, together: Series, alone: Series) -> Target:
    ratio, wanted = together.over(alone), 0.9 * parallel.cores()
    return Target(what, f"≥ {times(wanted)}", f"{times(ratio)} ({share(together)})", ratio >= wanted)


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
    """How fast batches of all sizes are: no size may be much slower than a smaller one, or on all cores than on one."""
    many = parallel.cores()
    rows = []
    for batch in BATCHES:
        cells = [f"{batch:,}"]
        for name in WANTED:
            game = rules(name).dealt(0)
            ways = (partial(run, game), partial(_stepped, game), partial(together, name))
            runs = [[way(batch, seed) for way in ways] for seed in range(rounds)]
            cells += [whole(median(it.moves / it.seconds for it in of_one)) for of_one in zip(*runs[1:], strict=True)]
        rows.append(cells)
    columns = [
        "batch",
        *(f"{name.title()}, {it}" for name in WANTED for it in ("1 core", f"{many} cores", f"one on each of {many}")),
    ]
    return Grid("Steps by size of the batch: decisions a second", columns, rows)


def main(names: Sequence[str] = YARDSTICKS) -> None:
    """Measure steps alone, next to OpenSpiel's games."""
    found = take_turns([*contenders(), *openspiel.contenders(names)], ROUNDS, lambda: None)
    columns = {f"× {name}": openspiel.compiled(name) for name in names}
    for table in (verdicts(targets(found)), speeds(found, columns, "not installed"), by_size()):
        table.show(Console(width=170))


if __name__ == "__main__":
    main()
