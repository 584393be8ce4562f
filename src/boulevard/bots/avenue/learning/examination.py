"""How well weights play: the planner's mean score on decks that are always the same."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from boulevard.bots.avenue.comparison import SCRATCH, select
from boulevard.bots.avenue.fast_sheet import FAST_SHEET, clear, deal, play, total, turn_up
from boulevard.bots.avenue.features import Weights
from boulevard.bots.avenue.ground import Ground, ground_of
from boulevard.bots.avenue.learning.sheets import shipped_grounds
from boulevard.games.avenue.components import sheet, sheet_names
from boulevard.games.avenue.play.state import FARMS, ROADS, ROUNDS
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


def examined(weights: Weights, any_sheet: bool, decks: int) -> Examined:
    """Let the planner play some decks on each shipped sheet; with `any_sheet`, as if it were somebody's own."""
    names = sheet_names()
    grounds = [ground_of(sheet(list(sheet(name).rows))) for name in names] if any_sheet else shipped_grounds()
    scores = np.empty((len(names), decks), np.int16)
    for number, ground in enumerate(grounds):
        play_out(ground, streams_of((SEED, number), decks, DEALING), weights, scores[number])
    return Examined(scores.astype(np.float64))


@kernel
def play_out(ground: Ground, streams: NDArray[np.uint64], weights: Weights, finals: NDArray[np.int16]) -> None:
    """Play a game for every stream as the planner does, and write the final scores."""
    pair, scratch = np.empty(2, FAST_SHEET), np.empty(1, SCRATCH)
    roads, farms = np.empty(ROADS, np.uint8), np.empty(FARMS, np.uint8)
    for game in range(len(streams)):
        clear(ground[0], pair[0])
        deal(ground[0], pair[0], roads, farms, streams[game])
        place = 0
        while pair[0].rounds < ROUNDS:
            turn_up(pair[0], roads[place], farms)
            place += 1
            play(ground[0], pair[0], select(ground[0], pair, weights, scratch[0]))
        finals[game] = total(ground[0], pair[0])
