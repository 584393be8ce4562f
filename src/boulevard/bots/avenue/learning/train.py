"""Learning what sheets are worth, by playing alone: ``python -m boulevard.bots.avenue.learning.train FILE``.

After every move the value of the sheet before it is moved towards the points that the move brought and the value of
the sheet after it (temporal differences). FILE keeps everything; training that was stopped goes on from it. With
``--ship`` the weights also become those of the package.
"""

from __future__ import annotations

import argparse
from dataclasses import dataclass
from importlib.resources import files
from pathlib import Path

import numpy as np
from numpy.typing import NDArray
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from boulevard.bots.avenue.ground import ground_of
from boulevard.bots.avenue.learning.temporal_differences import learn
from boulevard.bots.avenue.values import WEIGHTS, Weights
from boulevard.bots.avenue.weights import LEARNT, packed
from boulevard.games.avenue.components import sheet, sheet_names
from boulevard.games.kernels.streams import PLAYING, streams_of

BATCH = 1000
RATE = 1.0
"""Larger ones (4) make the values run away."""
SAVED_EVERY = 20
FRESH = 0.2
"""What the memory of errors counts for when a training goes on: with less of it, weights move faster again."""


@dataclass
class Training:
    """Training so far."""

    weights: Weights
    sums: NDArray[np.float32]
    """Of each weight's errors; the larger they are against their sizes, the faster it still moves."""
    sizes: NDArray[np.float32]
    games: int = 0
    mean: float = 0.0
    """Of the final scores, the latest counting most."""

    @classmethod
    def begun(cls, path: Path) -> Training:
        """Go on with the training of a file, or begin one."""
        if not path.exists():
            return cls(np.zeros(WEIGHTS, np.float32), np.zeros(WEIGHTS, np.float32), np.zeros(WEIGHTS, np.float32))
        with np.load(path) as stored:
            weights, sums, sizes = stored["weights"], FRESH * stored["sums"], FRESH * stored["sizes"]
            return cls(weights, sums, sizes, int(stored["games"]), float(stored["mean"]))

    def save(self, path: Path) -> None:
        """Write everything to a file, whole or not at all."""
        beside = path.with_suffix(".part.npz")
        np.savez(beside, **vars(self))
        beside.replace(path)

    def play(self, name: str) -> None:
        """Play a batch of games on a sheet, and learn."""
        finals = np.empty(BATCH, np.int16)
        streams = streams_of((self.games, ord(name)), BATCH, PLAYING)
        learn(ground_of(sheet(name)), streams, self.weights, self.sums, self.sizes, RATE, finals)
        self.games += BATCH
        self.mean += (float(finals.mean()) - self.mean) * 0.05


def train(training: Training, path: Path, games: int) -> None:
    """Play until so many games have been played in all; saved now and then, and when it is interrupted."""
    columns = (BarColumn(), MofNCompleteColumn(), TextColumn("{task.fields[mean]:.2f}"), TimeRemainingColumn())
    try:
        with Progress(*columns) as progress:
            task = progress.add_task("", total=games, completed=training.games, mean=training.mean)
            while training.games < games:
                for name in sheet_names():
                    training.play(name)
                progress.update(task, completed=training.games, mean=training.mean)
                if training.games // BATCH % SAVED_EVERY < len(sheet_names()):
                    training.save(path)
    except KeyboardInterrupt:
        pass
    finally:
        training.save(path)


def main() -> None:
    """Train as the command line says."""
    parser = argparse.ArgumentParser(prog="boulevard.bots.avenue.learning.train", description=__doc__)
    parser.add_argument("file", type=Path)
    parser.add_argument("--games", type=int, default=3_000_000)
    parser.add_argument("--ship", action="store_true")
    asked = parser.parse_args()
    training = Training.begun(asked.file)
    train(training, asked.file, asked.games)
    if asked.ship:
        np.savez_compressed(str(files("boulevard.bots.avenue").joinpath(LEARNT)), weights=packed(training.weights))


if __name__ == "__main__":
    main()
