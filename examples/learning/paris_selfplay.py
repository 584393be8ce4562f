"""Learns Paris by playing against itself, in NumPy: policy gradients, judged by what is still gained after a move.

    pip install boulevard
    python paris_selfplay.py --rounds 600
    boulevard arena paris --bots "random greedy paris_policy.Learnt:file=paris.npz" --games 100

(the arena finds the bot with `PYTHONPATH=.`).
"""

from __future__ import annotations

import os

os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")  # these matrices are small: threads would wait for each other

import argparse
from pathlib import Path
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray
from paris_policy import MARGIN, Floats, Policy, columns, probabilities

import boulevard
from boulevard.games.contract import Actions, Rules, States

RATE, ENTROPY = 1e-3, 0.002


class Step(NamedTuple):
    """One move in every game that is not over."""

    rows: NDArray[np.int64]
    """The numbers of these games."""
    observed: Floats
    legal: Actions
    chosen: NDArray[np.int64]
    """Which of the legal actions was carried out."""
    turns: NDArray[np.int8]
    margins: Floats
    """How far ahead the first seat would be if the game ended here."""


class Learner:
    """Plays rounds of many games at once, and learns from each."""

    def __init__(self, games: int = 256, seed: int = 1) -> None:
        self.rules: Rules = boulevard.rules("paris")
        self.games = games
        self.chance = np.random.default_rng(seed)
        self.policy = Policy.new(self.rules, seed=seed)
        self.buffers = self.rules.buffers(games, seed=seed)
        self.outputs = columns(self.rules)
        self.adam = {name: (np.zeros_like(it), np.zeros_like(it)) for name, it in self.policy.weights.items()}
        self.rounds = 0

    def round(self) -> None:
        """Play all games to their ends, and move the weights once."""
        steps, margins = self.play()
        total = {name: np.zeros_like(it) for name, it in self.policy.weights.items()}
        for step in steps:
            for name, slope in self.slopes(step, margins).items():
                total[name] += slope
        moves = sum(len(step.rows) for step in steps)
        self.climb({name: slope / moves for name, slope in total.items()})

    def play(self, against: Policy | None = None) -> tuple[list[Step], Floats]:
        """Play to the end; return all steps and the margin of the first seat in every game.

        A rival takes the second seat of the first half of the games, and the first of the others.
        """
        states = self.rules.deal(self.games, int(self.chance.integers(2**62)))
        offer, steps = self.rules.look(states, buffers=self.buffers), list[Step]()
        while len(rows := np.flatnonzero(offer.turns >= 0)):
            observed: Floats = self.rules.observe(states)[rows]
            legal, turns = offer.actions[rows], offer.turns[rows]
            chances = probabilities(self.policy.look(observed)[1], legal, self.outputs)
            if against is not None:
                rival = turns == (rows < self.games // 2)
                others = probabilities(against.look(observed)[1], legal, self.outputs)
                chances = np.where(rival[:, None], others, chances)
            chosen = (chances.cumsum(axis=1) > self.chance.random((len(rows), 1)) * (1 - 1e-6)).argmax(axis=1)
            steps.append(Step(rows, observed, legal, chosen, turns, self._margins(states)[rows]))
            actions = np.full(self.games, -1, np.int32)
            actions[rows] = legal[np.arange(len(rows)), chosen]
            offer = self.rules.step(states, actions, buffers=self.buffers)
        return steps, self._margins(states)

    def _margins(self, states: States) -> Floats:
        return self.rules.margins(states)[:, 0].astype(np.float32)

    def slopes(self, step: Step, margins: Floats) -> dict[str, Floats]:
        """Return where the weights should go after one step, summed up over its games."""
        rows, observed, legal, chosen, turns, before = step
        gained = np.where(turns == 0, 1, -1) * (margins[rows] - before) / MARGIN
        hidden, said, value = self.policy.look(observed)
        better = gained - value
        chances = probabilities(said, legal, self.outputs)
        each = np.arange(len(rows))
        surprise = np.where(chances > 0, np.log(np.maximum(chances, 1e-9)), 0)
        wanted = -chances * better[:, None]
        wanted[each, chosen] += better
        wanted -= ENTROPY * chances * (surprise - (chances * surprise).sum(axis=1, keepdims=True))
        heads = self._by_output(legal, wanted)
        back = heads @ self.policy.weights["heads"].T + better[:, None] * self.policy.weights["value"].T
        back *= hidden > 0
        return {
            "hidden": observed.T @ back,
            "bias": back.sum(axis=0),
            "heads": hidden.T @ heads,
            "value": (hidden.T @ better)[:, None],
        }

    def _by_output(self, legal: Actions, wanted: Floats) -> Floats:
        """Add up what is wanted of actions for the outputs that they are the sums of, one row a state."""
        rows, places = np.nonzero(legal >= 0)
        outputs = self.outputs[legal[rows, places]]
        size = self.policy.weights["heads"].shape[1]
        amounts = np.repeat(wanted[rows, places], outputs.shape[1])
        sums = np.bincount((rows[:, None] * size + outputs).reshape(-1), amounts, len(legal) * size)
        return sums.reshape(len(legal), size).astype(np.float32)

    def climb(self, slopes: dict[str, Floats]) -> None:
        """Move the weights (Adam)."""
        self.rounds += 1
        for name, slope in slopes.items():
            mean, square = self.adam[name]
            mean += 0.1 * (slope - mean)
            square += 0.001 * (slope**2 - square)
            fair_mean, fair_square = mean / (1 - 0.9**self.rounds), square / (1 - 0.999**self.rounds)
            self.policy.weights[name] += RATE * fair_mean / (np.sqrt(fair_square) + 1e-8)

    def lead(self, rival: Policy) -> float:
        """Return by how many points we beat a rival on average."""
        _, margins = self.play(rival)
        half = self.games // 2
        return float(np.concatenate([margins[:half], -margins[half:]]).mean())


def main() -> None:
    """Learn, say how far ahead of a beginner the policy has come, and keep it."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--rounds", type=int, default=600)
    parser.add_argument("--games", type=int, default=256)
    parser.add_argument("--out", type=Path, default=Path("paris.npz"))
    chosen = parser.parse_args()
    learner = Learner(chosen.games)
    beginner = Policy.new(learner.rules)
    for number in range(1, chosen.rounds + 1):
        learner.round()
        if number % 10 == 0:
            print(f"round {number}: {learner.lead(beginner):+.1f} points against random moves", flush=True)
    learner.policy.save(chosen.out)


if __name__ == "__main__":
    main()
