"""The speed of Paris: whole games at random, one core and several, compiled and from Python."""

from __future__ import annotations

from collections.abc import Mapping

import numpy as np

from benchmarks import machine, openspiel
from benchmarks.measure import Contender, Run, Series, ratio_of_times
from benchmarks.players import by_python, on_all_cores, share
from benchmarks.report import Target, times, whole
from boulevard.games.kernels.parallel import cores
from boulevard.games.kernels.states import copied
from boulevard.games.kernels.streams import PLAYING, streams_of
from boulevard.games.paris.game import Paris
from boulevard.games.paris.play import engine
from boulevard.games.paris.play.scoring import COLUMNS
from boulevard.games.paris.play.state import SEATS
from boulevard.games.registry import rules

GAMES = 20_000
GAMES_BY_PYTHON = 300
STATES_TO_COPY = 100_000

ONE_CORE = "Paris, compiled"
RANDOM_POSTCARDS = "Paris, random postcards, compiled"
ALL_CORES = "Paris, batches"
BY_PYTHON = "Paris, from Python"


def contenders() -> list[Contender]:
    usual, varied = _dealt({}), _dealt({"postcards": "random"})
    return [
        Contender(ONE_CORE, 1, lambda seed: _on_one_core(usual, GAMES, seed)),
        Contender(RANDOM_POSTCARDS, 1, lambda seed: _on_one_core(varied, GAMES, seed)),
        Contender(ALL_CORES, cores(), lambda seed: on_all_cores(usual, GAMES * cores(), seed)),
        Contender(BY_PYTHON, 1, lambda seed: by_python("paris", GAMES_BY_PYTHON, seed)),
    ]


def _dealt(options: Mapping[str, str]) -> Paris:
    found = rules("paris").dealt(0, options)
    assert isinstance(found, Paris)
    return found


def _on_one_core(paris: Paris, games: int, seed: int) -> Run:
    """Copy the starts, play them out and score them in this thread, as OpenSpiel's rollouts do."""
    starts = paris.deal(games, seed)
    run = Run(games=games)
    with run.timed():
        states = copied(starts)
        streams = streams_of(seed, games, PLAYING)
        counts, log = np.zeros((games, 3), np.int64), np.empty((games, 0), np.int32)
        sheets, winners = np.zeros((games, len(SEATS), COLUMNS), np.int32), np.zeros(games, np.int8)
        engine.play_out(paris.box, states, streams, paris.action_count, counts, log)
        engine.score_each(paris.box, states, sheets, winners)
    run.moves, run.choices, run.most = int(counts[:, 0].sum()), int(counts[:, 1].sum()), int(counts[:, 2].max())
    return run


def targets(found: Mapping[str, Series]) -> list[Target]:
    """Compare with what was asked for."""
    return [_against_openspiel(found), _on_more_cores(found)]


def _against_openspiel(found: Mapping[str, Series]) -> Target:
    what = "random games of Paris, one core: decisions a second over those of OpenSpiel's C++ `quoridor`"
    yardstick = found.get(openspiel.compiled("quoridor"))
    if yardstick is None:
        return Target(what, "≥ 1.0×", f"OpenSpiel is not installed: `{openspiel.INSTALL}`", None)
    ratio = found[ONE_CORE].over(yardstick)
    return Target(what, "≥ 1.0×", f"{times(ratio)} ({share(found[ONE_CORE])})", ratio >= 1)


def _on_more_cores(found: Mapping[str, Series]) -> Target:
    what = f"batches of Paris on {cores()} cores over one core"
    if cores() == 1:
        return Target(what, "1.8× on two", "this machine lends one core", None)
    wanted, ratio = 0.9 * cores(), found[ALL_CORES].over(found[ONE_CORE])
    note = f"{share(found[ALL_CORES])}; hashing gets {times(machine.scaling())} from this machine"
    return Target(what, f"≥ {times(wanted)}", f"{times(ratio)} ({note})", ratio >= wanted)


def memory_targets() -> list[Target]:
    """The size of a state, and a batch's `copied` over the copy of plain bytes as long.

    Both arrays come from NumPy in the same way: how fast memory is read depends on how it was asked for.
    """
    paris = _dealt({})
    states = copied(paris.deal(STATES_TO_COPY, 0))
    plain = states.view(np.uint8).copy()
    size = paris.dtype.itemsize
    ratio = ratio_of_times(lambda: copied(states), plain.copy, rounds=100)
    return [
        Target("a state of Paris: bytes", "≤ 512", whole(size), size <= 512),
        Target(
            f"copying {STATES_TO_COPY:,} states over copying as many plain bytes",
            "1.0×, to a tenth",
            times(ratio),
            ratio < 1.1,
        ),
    ]
