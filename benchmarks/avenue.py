"""The speed of Avenue: whole games at random of one player and of several, and scoring a farm."""

from __future__ import annotations

import time
from collections.abc import Mapping
from statistics import median
from typing import Any

import numpy as np

from benchmarks import openspiel
from benchmarks.measure import Contender, Run, Series
from benchmarks.players import by_python, on_all_cores, share
from benchmarks.report import Target, times
from boulevard.games.avenue.game import Avenue
from boulevard.games.avenue.play import engine
from boulevard.games.avenue.play.scoring import COLUMNS, farm_score
from boulevard.games.avenue.play.state import FARMS, SHEET, SIDES
from boulevard.games.kernels.compiled import compiled
from boulevard.games.kernels.parallel import cores
from boulevard.games.kernels.states import copied
from boulevard.games.kernels.streams import PLAYING, streams_of
from boulevard.games.registry import rules

GAMES = 50_000
GAMES_BY_PYTHON = 300
FULL_SHEETS = 50_000

ONE_CORE = "Avenue, one player, compiled"
FOUR_PLAYERS = "Avenue, four players, compiled"
ALL_CORES = "Avenue, one player, batches"
BY_PYTHON = "Avenue, one player, from Python"


def contenders() -> list[Contender]:
    alone, four = _dealt(1), _dealt(4)
    return [
        Contender(ONE_CORE, 1, lambda seed: _on_one_core(alone, GAMES, seed)),
        Contender(FOUR_PLAYERS, 1, lambda seed: _on_one_core(four, GAMES // 4, seed)),
        Contender(ALL_CORES, cores(), lambda seed: on_all_cores(alone, GAMES * cores(), seed)),
        Contender(BY_PYTHON, 1, lambda seed: by_python("avenue", GAMES_BY_PYTHON, seed)),
    ]


def _dealt(players: int) -> Avenue:
    found = rules("avenue").dealt(0, {"players": players})
    assert isinstance(found, Avenue)
    return found


def _on_one_core(avenue: Avenue, games: int, seed: int) -> Run:
    """Copy the starts, play them out and score them in this thread, as OpenSpiel's rollouts do."""
    starts = avenue.deal(games, seed)
    players = len(avenue.seats)
    run = Run(games=games)
    with run.timed():
        states = copied(starts)
        table, sheets = states["table"], states["sheets"]
        streams = streams_of(seed, games, PLAYING)
        counts, log = np.zeros((games, 3), np.int64), np.empty((games, 0), np.int32)
        lines, winners = np.zeros((games, players, COLUMNS), np.int32), np.zeros((games, players), np.bool_)
        engine.play_out(avenue.box, table, sheets, streams, counts, log)
        engine.score_each(avenue.box, table, sheets, lines, winners)
    run.moves, run.choices, run.most = int(counts[:, 0].sum()), int(counts[:, 1].sum()), int(counts[:, 2].max())
    return run


def targets(found: Mapping[str, Series]) -> list[Target]:
    """Compare with what was asked for."""
    return [_against_openspiel(found), _a_game(found[ONE_CORE]), _a_farm()]


def _against_openspiel(found: Mapping[str, Series]) -> Target:
    what = "random games of Avenue for one, one core: decisions a second over those of OpenSpiel's C++ `amazons`"
    yardstick = found.get(openspiel.compiled("amazons"))
    if yardstick is None:
        return Target(what, "≥ 2.0×", f"OpenSpiel is not installed: `{openspiel.INSTALL}`", None)
    ratio = found[ONE_CORE].over(yardstick)
    return Target(what, "≥ 2.0×", f"{times(ratio)} ({share(found[ONE_CORE])})", ratio >= 2)


def _a_game(series: Series) -> Target:
    seconds = 1 / series.games_a_second
    return Target("a whole game of Avenue for one", "< 10 µs", f"{seconds * 1e6:.1f} µs", seconds < 10e-6)


def _a_farm() -> Target:
    nanoseconds = _farm_nanoseconds()
    return Target("scoring a farm on a full sheet", "< 100 ns", f"{nanoseconds:.0f} ns", nanoseconds < 100)


def _farm_nanoseconds() -> float:
    """The time for one farm, over all farms of many sheets that are full of random roads."""
    box = _dealt(1).box
    sheets = _full_sheets(box)
    found = []
    for _ in range(12):
        start = time.perf_counter()
        _score_farms(box, sheets)
        found.append((time.perf_counter() - start) / (FULL_SHEETS * FARMS) * 1e9)
    return median(found[1:])


def _full_sheets(box: Any) -> Any:
    sheets = np.zeros(FULL_SHEETS, SHEET)
    spaces = int(box["spaces"][0]).bit_count()
    roads = np.random.default_rng(1).integers(0, len(SIDES), (FULL_SHEETS, spaces))
    for space in range(spaces):
        for side in range(4):
            reaches = np.array([side in sides for sides in SIDES])[roads[:, space]]
            sheets["reach"][:, side] |= reaches.astype(np.uint64) << np.uint64(space)
    return sheets


@compiled
def _score_farms(box: Any, sheets: Any) -> int:
    total = 0
    for i in range(len(sheets)):
        for farm in range(FARMS):
            total += farm_score(box[0], sheets[i], farm)
    return total
