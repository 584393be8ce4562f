"""Learning what sheets are worth, by playing alone: ``python -m boulevard.bots.avenue.learning.train FILE``.

After every move the value of the sheet before it is moved towards the points that the move brought and the value of
the sheet after it (temporal differences). FILE keeps everything; training that was stopped goes on from it, as if it
had not been. Several workers, or the machines of a Ray cluster, learn from games of their own, and what they learnt is
put together after every lesson. With ``--any`` sheets are drawn by chance, and what is learnt is for sheets of one's
own. With ``--ship`` the weights become those of the package.
"""

from __future__ import annotations

import argparse
import signal
import time
from dataclasses import dataclass
from pathlib import Path

import numpy as np

from boulevard.bots.avenue.features import Weights
from boulevard.bots.avenue.learning.examination import examined
from boulevard.bots.avenue.learning.memory import Memory, together, used
from boulevard.bots.avenue.learning.workers import Cluster, Lesson, Rates, Threads, Workers
from boulevard.bots.avenue.weights import ship

GAMES = 1000
"""Of a lesson, on each of its three sheets."""
SHEETS = 3
RATES = Rates(weights=1.0, network=0.02)
"""Larger ones for weights (4) make the values run away."""
RECENT = 0.01
"""What a lesson counts for in the average of weights."""
REPORTED_EVERY = 300
"""Seconds between lines of the log; the file is saved as often."""


@dataclass
class Training:
    """Training so far."""

    memory: Memory
    average: Weights
    """Of the weights, the latest counting most: what they jump about cancels out in it."""
    any_sheet: bool = False
    games: int = 0
    mean: float = 0.0
    """Of the final scores, the latest counting most."""

    @classmethod
    def begun(cls, path: Path, any_sheet: bool = False) -> Training:
        """Go on with the training of a file, or begin one."""
        if not path.exists():
            memory = Memory.blank()
            return cls(memory, memory.weights.copy(), any_sheet)
        with np.load(path) as stored:
            memory = Memory(stored["weights"], stored["sums"], stored["sizes"])
            average, any_sheet = stored["average"], bool(stored["any_sheet"])
            return cls(memory, average, any_sheet, int(stored["games"]), float(stored["mean"]))

    def save(self, path: Path) -> None:
        """Write everything to a file, whole or not at all."""
        beside, rest = path.with_suffix(".part.npz"), {**vars(self)}
        np.savez(beside, **vars(rest.pop("memory")), **rest)
        beside.replace(path)

    def fade(self, share: float) -> None:
        """Keep only that share of what is remembered of errors: weights move faster again."""
        self.memory = self.memory.faded(share)

    def learn(self, workers: Workers, games: int = GAMES, rates: Rates = RATES) -> None:
        """Let every worker play a lesson of that many games on each sheet, and put together what they learnt."""
        each = SHEETS * games
        lessons = [Lesson(self.games + number * each, games, self.any_sheet, rates) for number in range(workers.count)]
        learnt = workers.learnt(self.memory, lessons)
        self.memory = together(self.memory, [memory for memory, _ in learnt])
        mean = float(np.mean([mean for _, mean in learnt]))
        share = max(RECENT, each / (self.games + each))
        self.average += np.float32(share) * (self.memory.weights - self.average)
        self.mean += share * (mean - self.mean)
        self.games += each * len(lessons)


def train(training: Training, path: Path, games: int, workers: Workers, rates: Rates) -> None:
    """Play until so many games have been played in all; saved now and then, and when it is stopped (SIGTERM)."""
    reported = time.monotonic()
    signal.signal(signal.SIGTERM, signal.default_int_handler)
    try:
        while training.games < games:
            training.learn(workers, rates=rates)
            if time.monotonic() > reported + REPORTED_EVERY:
                training.save(path)
                _report(training)
                reported = time.monotonic()
    except KeyboardInterrupt:
        pass
    finally:
        training.save(path)
        _report(training)


def _report(training: Training) -> None:
    """Print how far it has come: the mean while learning, and that of the average on decks that are always the same."""
    found = examined(training.average, training.any_sheet, decks=200)
    by_sheet = ", ".join(f"{mean:.1f}" for mean in found.means)
    print(
        f"{time.strftime('%d %H:%M')} {training.games:,} games: {training.mean:.2f}; "
        f"examined: {found.mean:.2f} ± {found.margin:.2f} ({by_sheet})",
        flush=True,
    )


def main() -> None:
    """Train as the command line says."""
    parser = argparse.ArgumentParser(prog="boulevard.bots.avenue.learning.train", description=__doc__)
    parser.add_argument("file", type=Path)
    parser.add_argument("--games", type=int, default=3_000_000, help="to play in all; 0 to play none")
    parser.add_argument("--any", action="store_true", help="begin a training for any sheet")
    parser.add_argument("--workers", type=int, default=1, help="threads, or tasks of the cluster, that learn at a time")
    parser.add_argument("--engine", choices=("threads", "ray"), default="threads")
    parser.add_argument("--address", help="of a Ray cluster that is running")
    parser.add_argument("--rate", type=float, default=RATES.weights)
    parser.add_argument("--network-rate", type=float, default=RATES.network)
    parser.add_argument("--fade", type=float, default=1.0, help="keep that share of the memory of errors")
    parser.add_argument("--ship", action="store_true", help="put the weights into the package in the end")
    asked = parser.parse_args()
    training = Training.begun(asked.file, asked.any)
    if asked.fade < 1:
        training.fade(asked.fade)
    workers: Workers = Threads(asked.workers) if asked.engine == "threads" else Cluster(asked.address, asked.workers)
    train(training, asked.file, asked.games, workers, Rates(asked.rate, asked.network_rate))
    if asked.ship:
        ship(used(training.average), training.any_sheet)


if __name__ == "__main__":
    main()
