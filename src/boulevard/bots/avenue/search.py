"""Choosing a move: at sight, by values alone, or by playing on from every move with cards in many orders.

What is unknown is drawn anew for every game, from the cards that are left. All moves get the same cards, so luck
does not tell between them. Games are played on for some cards and then judged by values: that is quicker than to
play them to the end, and luck tells less. Moves compete by sequential halving. The result depends on the seed and on
the number of games, and not on threads: every game has its own chance, and scores are added in the same order.
"""

from __future__ import annotations

import time
from collections.abc import Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from boulevard.bots.avenue.expectation import look_ahead
from boulevard.bots.avenue.fast_sheet import FAST_SHEET, FastSheets
from boulevard.bots.avenue.features import Weights
from boulevard.bots.avenue.ground import Ground, ground_of
from boulevard.bots.avenue.playouts import OWN_CHOICE, load_each, play_on, weigh
from boulevard.bots.avenue.weights import learnt_for
from boulevard.bots.contract import PAUSE, Budget, Ranked, Sight, Thought
from boulevard.games.avenue.game import Avenue
from boulevard.games.avenue.play.state import PEEK, ROADS, ROUNDS
from boulevard.games.kernels.streams import SAMPLING, streams_of

NO_WEIGHTS: Weights = np.zeros(0, np.float32)
"""For playing on at random."""

RIVALS = 3
"""The others that are played on too: those who are expected to end best."""

GAMES = 2000
"""Where a budget says nothing."""

PRIOR = 40
"""The games that a guess of the planner counts for: they differ by luck far more than guesses err."""

HORIZON = 8
"""The cards for which games are played on before they are judged, but in the last round."""
TO_THE_END = ROADS
"""No game has more."""

FAVOURITES = 6
"""Moves of which the planner looks at the next card, if it does."""

_SHARE = 8
"""Games that one thread plays at a time."""
_BATCH = 1024
_SECONDS_AT_ONCE = 0.03


@dataclass(frozen=True)
class FastSight:
    """What a seat knows, in the form of searches: its own sheet is the first."""

    ground: Ground
    sheets: FastSheets
    actions: NDArray[np.int32]
    seat: int

    @classmethod
    def of(cls, sight: Sight) -> FastSight:
        """Read a sight."""
        rules = sight.rules
        assert isinstance(rules, Avenue)
        ground, sheets = ground_of(rules.sheet), np.zeros(len(rules.seats), FAST_SHEET)
        load_each(ground, sight.known["table"], sight.known["sheets"], sheets)
        seat = rules.number(sight.seat)
        order = [seat, *(other for other in range(len(sheets)) if other != seat)]
        return cls(ground, sheets[order], np.array(sight.actions, np.int32), seat)

    @property
    def learnt(self) -> Weights:
        """The weights that training has found for this sheet."""
        return learnt_for(self.ground)

    def weighed(self, weights: Weights) -> NDArray[np.float64]:
        """The final scores that are expected after every action in every sheet."""
        worths = np.empty((len(self.sheets), PEEK + 1))
        weigh(self.ground, self.sheets, weights, worths)
        return worths

    def by_seat(self, own: float, others: Sequence[float]) -> tuple[float, ...]:
        """Put the seat's own figure among those of the others."""
        figures = [float(other) for other in others]
        figures.insert(self.seat, float(own))
        return tuple(figures)


def at_sight(seen: FastSight, weights: Weights, noise: float, seed: int, ahead: bool = False) -> Thought:
    """Choose by values alone, misjudged by that many points; with `ahead` the best moves with the next card exactly."""
    worths = seen.weighed(weights)
    own = worths[0, seen.actions]
    if ahead:
        best = np.argsort(-own, kind="stable")[:FAVOURITES]
        own = _looked_ahead(seen, weights, own, best)
    judged = own + noise * np.random.default_rng(seed).standard_normal(len(own)) if noise else own
    others = worths[1:].max(axis=1)
    order = np.argsort(-judged, kind="stable")
    ranking = _ranked(seen, order, judged - (others.max() if len(others) else 0.0), np.zeros(len(own)))
    return Thought(ranking[0].action, ranking, seen.by_seat(judged[order[0]], others), depth=1)


def _looked_ahead(
    seen: FastSight, weights: Weights, own: NDArray[np.float64], best: NDArray[np.int64]
) -> NDArray[np.float64]:
    """What moves lead to: the best with the next card exactly, and none of the others more than these."""
    found = np.empty(len(best))
    look_ahead(seen.ground, seen.sheets, seen.actions[best], weights, found)
    values: NDArray[np.float64] = np.minimum(own, found.min())
    values[best] = found
    return values


def _ranked(
    seen: FastSight, order: NDArray[np.int64], values: NDArray[np.float64], shares: NDArray[np.float64]
) -> list[Ranked]:
    return [Ranked(int(seen.actions[i]), float(values[i]), float(shares[i])) for i in order]


def by_playouts(seen: FastSight, weights: Weights, budget: Budget, seed: int, moves: int) -> Thought:
    """Choose by games that are played on from the most promising `moves` (0: from all)."""
    return Trial(seen, weights, budget, seed, moves).thought()


def pondered(seen: FastSight, weights: Weights, budget: Budget, seed: int, moves: int) -> Iterator[Thought]:
    """Choose by games that are played to their end, and tell again and again what was found so far."""
    return Trial(seen, weights, budget, seed, moves, horizon=TO_THE_END).thoughts(PAUSE)


class Trial:
    """Moves that are tried out against each other."""

    def __init__(
        self,
        seen: FastSight,
        weights: Weights,
        budget: Budget,
        seed: int,
        moves: int,
        horizon: int = HORIZON,
    ) -> None:
        self.seen, self.weights, self.seed, self.threads = seen, weights, seed, budget.threads
        self.worths = seen.weighed(seen.learnt)
        self.prior = PRIOR if len(weights) and horizon < TO_THE_END else 0
        self.guesses = self.worths[0, seen.actions]
        order = np.argsort(-self.guesses, kind="stable")
        self.field = order[:moves] if moves else order
        """The moves that are still in, as places in `seen.actions`."""
        self.clock = _Clock(budget)
        last = seen.sheets[0]["rounds"] == ROUNDS - 1
        self.horizon = horizon if len(weights) and not last else TO_THE_END
        rivals = np.argsort(-self.worths[1:].max(axis=1), kind="stable")[:RIVALS] + 1
        self.rivals = rivals.astype(np.int64)
        self.games = np.zeros(len(seen.actions), np.int64)
        self.points = np.zeros(len(seen.actions))
        self.wins = np.zeros(len(seen.actions), np.int64)
        self.rival_points = np.zeros(len(rivals))
        self.best_rival = 0.0
        self.rounds_played = 0
        self.batch = 0

    def thought(self) -> Thought:
        """Try the moves out until the budget is spent."""
        (*_, last) = self.thoughts(np.inf)
        return last

    def thoughts(self, pause: float) -> Iterator[Thought]:
        """Try the moves out until the budget is spent; tell what was found every so many seconds, and in the end."""
        heats = max(1, int(np.ceil(np.log2(len(self.field)))))
        reported = time.perf_counter()
        for heat in range(heats):
            if len(self.field) > 1 or heat == 0:
                for _ in self._batches(self.clock.until((heat + 1) / heats)):
                    if time.perf_counter() >= reported + pause:
                        self.field = self._best_first(self.field)
                        yield self._summed_up()
                        reported = time.perf_counter()
                self.field = self._best_first(self.field)[: (len(self.field) + 1) // 2]
        yield self._summed_up()

    def compare(self, field: NDArray[np.int64]) -> None:
        """Play the same number of games from some moves, given as places in `seen.actions`."""
        self.field = field
        for _ in self._batches(self.clock.until(1.0)):
            pass

    @property
    def margins(self) -> NDArray[np.float64]:
        """What all moves lead to, as far as they were tried: points ahead of the best rival; alone, the final score."""
        return self._values() - self._against

    @property
    def played_margins(self) -> NDArray[np.float64]:
        """What games from all moves have led to, with nothing guessed; for moves that were not tried, 0."""
        means: NDArray[np.float64] = self.points / np.maximum(self.games, 1)
        return means - self._against

    @property
    def _against(self) -> float:
        return self.best_rival / self.rounds_played if len(self.rivals) else 0.0

    def _batches(self, limit: _Limit) -> Iterator[int]:
        """Play games from all moves that are in, some at a time, until a limit."""
        while games := limit.games(len(self.field) + len(self.rivals)):
            own, others = self._played(games)
            self.games[self.field] += games
            self.points[self.field] += own.sum(axis=0)
            best = others.max(axis=1, initial=-999)[:, None]
            self.wins[self.field] += (2 * (own > best) + (own == best)).sum(axis=0)
            self.rival_points += others.sum(axis=0)
            self.best_rival += float(best.sum())
            self.rounds_played += games
            yield games

    def _played(self, games: int) -> tuple[NDArray[np.float64], NDArray[np.float64]]:
        """Play that many games from every move; return the final scores, one row a game, and those of rivals."""
        sheets = self.seen.sheets[[*(0 for _ in self.field), *self.rivals]]
        actions = np.full(len(sheets), OWN_CHOICE, np.int32)
        actions[: len(self.field)] = self.seen.actions[self.field]
        streams = streams_of((self.seed, self.batch), games, SAMPLING)
        self.batch += 1
        finals = np.empty((games, len(sheets)))
        begun = self.seen.ground, sheets, actions

        def play(part: slice) -> None:
            play_on(*begun, streams[part], self.weights, self.horizon, finals[part])

        parts = [slice(start, start + _SHARE) for start in range(0, games, _SHARE)]
        if self.threads > 1 and len(parts) > 1:
            with ThreadPoolExecutor(self.threads) as pool:
                list(pool.map(play, parts))
        else:
            play(slice(0, games))
        return np.split(finals, [len(self.field)], axis=1)  # type: ignore[return-value]

    def _best_first(self, field: NDArray[np.int64]) -> NDArray[np.int64]:
        """Moves by points; in the last round of a game of several, by the chance to win first."""
        points = self._values()[field]
        if len(self.rivals) and self.seen.sheets[0]["rounds"] == ROUNDS - 1:
            wins = self.wins[field] / np.maximum(self.games[field], 1)
            return field[np.lexsort((-points, -wins))]
        return field[np.argsort(-points, kind="stable")]

    def _values(self) -> NDArray[np.float64]:
        """The points that moves are expected to lead to: guessed at sight, and found in games."""
        values: NDArray[np.float64] = self.points + self.prior * self.guesses
        return values / np.maximum(self.games + self.prior, 1)

    def _summed_up(self) -> Thought:
        tried = np.flatnonzero(self.games)
        order = np.concatenate([self.field, [i for i in self._best_first(tried) if i not in self.field]]).astype(int)
        values = self._values()
        ranking = _ranked(self.seen, order, self.margins, self.games / self.games.sum())
        others = self.worths[1:].max(axis=1)
        others[self.rivals - 1] = self.rival_points / self.rounds_played
        expected = self.seen.by_seat(values[order[0]], others)
        return Thought(ranking[0].action, ranking, expected, depth=1, simulations=int(self.games.sum()))


class _Clock:
    """A budget that is being spent."""

    def __init__(self, budget: Budget) -> None:
        self.start = time.perf_counter()
        self.seconds = budget.seconds
        self.simulations = budget.simulations or (None if budget.seconds else GAMES)
        self.threads = budget.threads
        self.spent = 0

    def until(self, share: float) -> _Limit:
        """A limit at a share of the whole budget."""
        return _Limit(self, share)


class _Limit:
    """A share of a budget, handed out as games."""

    def __init__(self, clock: _Clock, share: float) -> None:
        self.clock, self.share, self.begun = clock, share, False

    def games(self, moves: int) -> int:
        """How many more games to play from each of some moves; 0 when the share is spent. Some are always played."""
        clock = self.clock
        games = _BATCH if clock.seconds is None else self._in_time(moves)
        if clock.simulations is not None:
            games = min(games, (int(clock.simulations * self.share) - clock.spent) // moves)
        games = max(games, 0 if self.begun else 1)
        self.begun = True
        clock.spent += games * moves
        return games

    def _in_time(self, moves: int) -> int:
        """As many as fit into the time, and not too many at once: how fast they are is known from those before."""
        clock = self.clock
        assert clock.seconds is not None
        elapsed = time.perf_counter() - clock.start
        if not clock.spent:
            return clock.threads
        each = elapsed / clock.spent * moves
        return int(min(clock.seconds * self.share - elapsed, _SECONDS_AT_ONCE) / each)
