"""How far before the end Paris is solved: `python -m benchmarks.solver`.

Positions are from games of a sensible quick player: in phase 1 any lay or, while it has few buildings, a reserve; in
phase 2 the move that gains most at once, one in five at random. Every other game has random postcards. Seconds are
those that the one thread had a core for, so that other programs on the machine don't count.
"""

from __future__ import annotations

import argparse
import random
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from statistics import median

import numpy as np
from rich.console import Console
from rich.progress import track

from benchmarks.report import Grid, whole
from boulevard.bots.paris.solver.solver import Flag, Solver, prepare_solver
from boulevard.games.contract import Actions
from boulevard.games.kernels.states import copied, repeated
from boulevard.games.paris.game import Paris
from boulevard.games.paris.play.actions import PASS, RESERVE
from boulevard.games.paris.play.state import LAYING, States

GAMES, MOST_PLIES, SECONDS = 60, 13, (1.0, 10.0)
FEW_BUILDINGS, RESERVING, ERRING = 5, 0.4, 0.2
TABLE = 1 << 22
ENOUGH = 0.4
"""Positions further from the end are not tried once less than this share is solved."""

LOOK_EVERY = 0.02


@dataclass(frozen=True)
class Attempt:
    nodes: int
    seconds: float
    solved: bool


def played(seed: int) -> tuple[Paris, list[States]]:
    """Play a game; return the positions of its phase 2, the last first."""
    rules = Paris.dealt(seed, {"postcards": "random"} if seed % 2 else {})
    chance = random.Random(seed)
    state, positions = rules.start(), []
    while rules.turn(state):
        seat = rules.turn(state)[0]
        actions = rules.actions(state, seat)
        if state["phase"][0] == LAYING:
            action = _while_laying(state, actions.tolist(), chance)
        else:
            positions.append(copied(state))
            action = _while_building(rules, state, actions, chance)
        rules.apply(state, seat, action)
    return rules, positions[::-1]


def _while_laying(state: States, actions: list[int], chance: random.Random) -> int:
    lays = [action for action in actions if action < RESERVE]
    reserves = [action for action in actions if RESERVE <= action < PASS]
    has = int(state["reserve"][0][state["turn"][0]]).bit_count()
    if reserves and (not lays or (has < FEW_BUILDINGS and chance.random() < RESERVING)):
        return chance.choice(reserves)
    return chance.choice(lays) if lays else PASS


def _while_building(rules: Paris, state: States, actions: Actions, chance: random.Random) -> int:
    if chance.random() < ERRING:
        return int(chance.choice(actions))
    after = repeated(state, len(actions))
    rules.apply_each(after, actions)
    scores, seat = rules.scores(after), int(state["turn"][0])
    ahead = scores[:, seat] - scores[:, 1 - seat]
    return int(chance.choice(actions[ahead == ahead.max()]))


@contextmanager
def cpu_alarm(seconds: float) -> Iterator[Flag]:
    """Lend a flag that is set once this thread has had a core for so many seconds."""
    flag, done = np.zeros(1, np.uint8), threading.Event()
    clock = time.pthread_getcpuclockid(threading.get_ident())
    end = time.clock_gettime(clock) + seconds

    def watch() -> None:
        while not done.wait(LOOK_EVERY):
            if time.clock_gettime(clock) >= end:
                flag[0] = 1

    watcher = threading.Thread(target=watch)
    watcher.start()
    try:
        yield flag
    finally:
        done.set()
        watcher.join()


def attempt(rules: Paris, state: States, seconds: float, threads: int) -> Attempt:
    solver = Solver(rules, TABLE)
    with cpu_alarm(seconds) as stop:
        begun = time.thread_time()
        found = solver.solve(state, stop=stop, threads=threads)
        return Attempt(found.nodes, time.thread_time() - begun, found.exact)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=GAMES)
    parser.add_argument("--first", type=int, default=5, help="plies before the end to begin with")
    parser.add_argument("--seconds", type=float, default=SECONDS[-1])
    parser.add_argument("--threads", type=int, default=1, help="the seconds are those of the first")
    chosen = parser.parse_args()
    prepare_solver()
    games = [played(seed) for seed in range(chosen.games)]
    rows = []
    for plies in range(chosen.first, MOST_PLIES + 1):
        positions = [(rules, before[plies - 1]) for rules, before in games if len(before) >= plies]
        title = f"{plies} plies before the end"
        tries = [
            attempt(*position, chosen.seconds, chosen.threads)
            for position in track(positions, title, console=Console(stderr=True))
        ]
        rows.append(_row(plies, tries))
        print(*rows[-1], sep="\t", flush=True)
        if sum(it.solved for it in tries) < ENOUGH * len(tries):
            break
    columns = ["plies before the end", "positions", *(f"solved in {it:g} s" for it in SECONDS)]
    grid = Grid("Endgames of Paris", [*columns, "nodes (median)", "nodes a second"], rows)
    grid.show(Console())
    print(grid.markdown())


def _row(plies: int, tries: list[Attempt]) -> list[str]:
    shares = [sum(it.solved and it.seconds <= limit for it in tries) / len(tries) for limit in SECONDS]
    speed = sum(it.nodes for it in tries) / sum(it.seconds for it in tries)
    nodes = whole(median(it.nodes for it in tries))
    return [str(plies), str(len(tries)), *(f"{share:.0%}" for share in shares), nodes, whole(speed)]


if __name__ == "__main__":
    main()
