"""A small policy for Paris in NumPy, and a bot that plays by it.

The number of an action is the sum of what its heads say (kind, piece, place, rotation, other): 28,410 actions need a
hundred outputs.
"""

from __future__ import annotations

from pathlib import Path
from typing import ClassVar, Self

import numpy as np
from numpy.typing import NDArray

from boulevard.bots.contract import Bot, Budget, Ranked, Sight, Thought
from boulevard.games.contract import Actions, Rules

Floats = NDArray[np.float32]
MARGIN = 20.0
"""Points that a value of 1 stands for."""


class Policy:
    """Observation → one hidden layer → a number for every choice of every head, and what is still to be gained."""

    def __init__(self, weights: dict[str, Floats]) -> None:
        self.weights = weights

    @classmethod
    def new(cls, rules: Rules, units: int = 128, seed: int = 1) -> Self:
        """Return one that knows nothing yet."""
        chance, size = np.random.default_rng(seed), rules.observation_shape[0]
        outputs = sum(head.size for head in rules.heads)
        hidden = chance.normal(0, 1 / np.sqrt(size), (size, units))
        weights = {
            "hidden": hidden,
            "bias": np.zeros(units),
            "heads": np.zeros((units, outputs)),
            "value": np.zeros((units, 1)),
        }
        return cls({name: array.astype(np.float32) for name, array in weights.items()})

    @classmethod
    def load(cls, path: Path) -> Self:
        """Read one from a file."""
        with np.load(path) as found:
            return cls({name: found[name] for name in found.files})

    def save(self, path: Path) -> None:
        """Write it to a file."""
        np.savez(path, **self.weights)  # type: ignore[arg-type]

    def look(self, observed: Floats) -> tuple[Floats, Floats, Floats]:
        """Return the hidden layer, what the heads say, and the value, one row an observation."""
        hidden = np.maximum(observed @ self.weights["hidden"] + self.weights["bias"], 0)
        return hidden, hidden @ self.weights["heads"], (hidden @ self.weights["value"])[:, 0]


def columns(rules: Rules) -> NDArray[np.int64]:
    """Return for every action the outputs that it is the sum of, one row an action."""
    sizes = [head.size for head in rules.heads]
    starts = np.concatenate([[0], np.cumsum(sizes)[:-1]])
    return rules.factored(np.arange(rules.action_count)) + starts


def probabilities(said: Floats, legal: Actions, outputs: NDArray[np.int64]) -> Floats:
    """Return how likely each legal action is, one row a state as in `legal` (which is filled up with -1)."""
    logits = np.take_along_axis(said, outputs[legal].reshape(len(legal), -1), axis=1)
    logits = logits.reshape(*legal.shape, -1).sum(axis=2)
    logits = np.where(legal >= 0, logits, -np.inf)
    chances = np.exp(logits - logits.max(axis=1, keepdims=True))
    chances /= chances.sum(axis=1, keepdims=True)
    result: Floats = chances
    return result


class Learnt(Bot):
    """Draws its moves by a learnt policy: ``paris_policy.Learnt:file=paris.npz``; with `best`, makes the likeliest."""

    games: ClassVar[tuple[str, ...]] = ("paris",)

    def __init__(self, file: str = "paris.npz", best: bool = False) -> None:
        self.policy = Policy.load(Path(file))
        self.best = best

    def think(self, sight: Sight, budget: Budget, seed: int) -> Thought:
        """Choose a move."""
        rules = sight.rules
        legal = np.array([sight.actions], np.int32)
        _, said, value = self.policy.look(rules.observe(sight.known, sight.seat))
        chances = probabilities(said, legal, columns(rules))[0]
        order = np.argsort(-chances, kind="stable")
        scores = rules.scores(sight.known)[0]
        own = rules.number(sight.seat)
        expected = float(value[0]) * MARGIN + float(scores[own] - scores[1 - own])
        ranking = [Ranked(int(legal[0, i]), expected, float(chances[i])) for i in order]
        drawn = int(np.random.default_rng(seed).choice(legal[0], p=chances / chances.sum()))
        return Thought(ranking[0].action if self.best else drawn, ranking)
