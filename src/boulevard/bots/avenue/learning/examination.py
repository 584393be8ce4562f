"""How well the planner plays on decks that are always the same: ``python -m …learning.examination``.

With ``--file`` it plays by the weights of a training, otherwise by those of the package; with ``--noise`` it misjudges
moves as levels do, to find out how much noise a level needs.
"""

from __future__ import annotations

import argparse
from dataclasses import dataclass
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from boulevard.bots.avenue.comparison import SCRATCH, select
from boulevard.bots.avenue.fast_sheet import FAST_SHEET, clear, deal, play, total, turn_up
from boulevard.bots.avenue.features import Weights
from boulevard.bots.avenue.ground import Ground, ground_of
from boulevard.bots.avenue.learning.sheets import shipped_grounds
from boulevard.bots.avenue.weights import learnt
from boulevard.games.avenue.components import sheet, sheet_names
from boulevard.games.avenue.play.state import FARMS, PEEK, ROADS, ROUNDS
from boulevard.games.kernels.compiled import kernel
from boulevard.games.kernels.streams import DEALING, streams_of

SEED = 18


@dataclass(frozen=True)
class Examined:
    """What came of it."""

    scores: NDArray[np.float64]
    """Of every deck, a row a sheet."""

    @property
    def means(self) -> list[float]:
        """Of each sheet."""
        return [float(mean) for mean in self.scores.mean(axis=1)]

    @property
    def mean(self) -> float:
        """Of all sheets."""
        return float(self.scores.mean())

    @property
    def margin(self) -> float:
        """Of the mean, with a confidence of 95 %."""
        return float(1.96 * np.sqrt(self.scores.var(axis=1).mean() / self.scores.size))


def examined(weights: Weights, any_sheet: bool, decks: int, noise: float = 0.0) -> Examined:
    """Let the planner play some decks on each shipped sheet; with `any_sheet`, as if it were somebody's own.

    It misjudges every move by about `noise` points.
    """
    names = sheet_names()
    grounds = [ground_of(sheet(list(sheet(name).rows))) for name in names] if any_sheet else shipped_grounds()
    scores = np.empty((len(names), decks), np.int16)
    for number, ground in enumerate(grounds):
        play_out(ground, streams_of((SEED, number), decks, DEALING), weights, noise, scores[number])
    return Examined(scores.astype(np.float64))


@kernel
def play_out(
    ground: Ground, streams: NDArray[np.uint64], weights: Weights, noise: float, finals: NDArray[np.int16]
) -> None:
    """Play a game for every stream as the planner does, and write the final scores."""
    np.random.seed(SEED)  # compiled code knows no generators
    pair, scratch = np.empty(2, FAST_SHEET), np.empty(1, SCRATCH)
    roads, farms = np.empty(ROADS, np.uint8), np.empty(FARMS, np.uint8)
    for game in range(len(streams)):
        clear(ground[0], pair[0])
        deal(ground[0], pair[0], roads, farms, streams[game])
        place = 0
        while pair[0].rounds < ROUNDS:
            turn_up(pair[0], roads[place], farms)
            place += 1
            scratch[0].worths[:] = -np.inf
            action = select(ground[0], pair, weights, scratch[0])
            if noise > 0 and action >= 0:
                for number in range(PEEK + 1):
                    scratch[0].worths[number] += noise * np.random.normal()
                action = int(np.argmax(scratch[0].worths))
            play(ground[0], pair[0], action)
        finals[game] = total(ground[0], pair[0])


def main() -> None:
    """Examine what the command line says."""
    parser = argparse.ArgumentParser(prog="boulevard.bots.avenue.learning.examination", description=__doc__)
    parser.add_argument("--file", type=Path)
    parser.add_argument("--any", action="store_true", help="play the shipped sheets as if they were somebody's own")
    parser.add_argument("--decks", type=int, default=500, help="on each sheet")
    parser.add_argument("--noise", type=float, nargs="+", default=[0.0])
    asked = parser.parse_args()
    if asked.file:
        with np.load(asked.file) as stored:
            weights = stored["average"]
    else:
        weights = learnt(asked.any)
    for noise in asked.noise:
        found = examined(weights, asked.any, asked.decks, noise)
        by_sheet = ", ".join(f"{mean:.2f}" for mean in found.means)
        print(f"noise {noise}: {found.mean:.2f} ± {found.margin:.2f} ({by_sheet})", flush=True)


if __name__ == "__main__":
    main()
