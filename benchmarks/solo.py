"""What bots of Avenue make of fixed decks alone: `python -m benchmarks.solo planner search:sims=1000 --decks 60`.

The decks are the first of `Rules.deal(500, 7)` for each sheet, as in docs/bots-avenue.md. Differences are from the
first bot on the same decks. Seconds are those that the process had a core for, with all its threads.
"""

from __future__ import annotations

import argparse
import sys
import time
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray
from rich.progress import track

import boulevard
from boulevard.bots.contract import Sight
from boulevard.bots.registry import ReadyBot, ready_bot
from boulevard.games.avenue.components import sheet, sheet_names
from boulevard.games.kernels.states import copied

DECKS, SEED = 500, 7


@dataclass(frozen=True)
class Played:
    scores: NDArray[np.float64]
    """Of every deck, a row a sheet."""
    seconds: float
    """For a move."""


def played(bot: ReadyBot, decks: int, own: bool) -> Played:
    """Let a bot play; with `own` the sheets as if they were somebody's own."""
    scores, moves, spent = np.empty((len(sheet_names()), decks)), 0, 0.0
    for row, name in zip(scores, sheet_names(), strict=True):
        rules = boulevard.rules("avenue", seed=0, sheet=list(sheet(name).rows) if own else name)
        states = rules.deal(DECKS, SEED)
        for deck in track(range(decks), f"{bot.spec} on {name}", transient=True, disable=not sys.stdout.isatty()):
            state = copied(states[deck : deck + 1])
            while rules.turn(state):
                sight = Sight(rules, rules.hide(state, 0), 0)
                begun = time.process_time()
                action = bot.think(sight, moves).action
                spent += time.process_time() - begun
                moves += 1
                rules.carry_out(state, 0, action)
            row[deck] = rules.scores(state)[0, 0]
    return Played(scores, spent / moves)


def margin(scores: NDArray[np.float64]) -> float:
    """Half the interval of 95 % of a mean, each row being a sample of its own."""
    return float(1.96 * np.sqrt(scores.var(axis=1, ddof=1).sum() / scores.shape[1]) / len(scores))


def main() -> None:
    parser = argparse.ArgumentParser(prog="benchmarks.solo", description=__doc__)
    parser.add_argument("bots", nargs="+")
    parser.add_argument("--decks", type=int, default=60, help="on each sheet")
    parser.add_argument("--own", action="store_true", help="the shipped sheets as if they were somebody's own")
    asked = parser.parse_args()
    first: Played | None = None
    for spec in asked.bots:
        found = played(ready_bot("avenue", spec), asked.decks, asked.own)
        first = first or found
        by_sheet = ", ".join(f"{mean:.1f}" for mean in found.scores.mean(axis=1))
        against = found.scores - first.scores
        print(
            f"{spec}: {found.scores.mean():.2f} ± {margin(found.scores):.2f} ({by_sheet}); "
            f"{against.mean():+.2f} ± {margin(against):.2f}; {1000 * found.seconds:.2f} ms a move",
            flush=True,
        )


if __name__ == "__main__":
    main()
