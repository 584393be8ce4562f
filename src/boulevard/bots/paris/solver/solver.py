"""The exact solver of Paris: what phase 2 is worth with best play, and the moves that show it."""

from __future__ import annotations

import threading
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, replace
from functools import cached_property
from math import log10
from typing import ClassVar

import numpy as np
from numpy.typing import NDArray

from boulevard.bots.contract import Bot, Budget, Ranked, Sight, Thought
from boulevard.bots.lines import LINES
from boulevard.bots.paris.greedy import Greedy
from boulevard.bots.paris.solver.alphabeta import LENGTH, LOWER, MOVE, NODES, UPPER, Work, answer, prove, work
from boulevard.bots.paris.solver.certificates import Certificate, ends_well
from boulevard.bots.paris.solver.ordering import WORST
from boulevard.errors import IllegalMove
from boulevard.games.kernels.arrays import Numbers
from boulevard.games.kernels.states import copied
from boulevard.games.paris.game import Paris
from boulevard.games.paris.play.state import BUILDING, STATE, States

Flag = NDArray[np.uint8]
"""An array of one number, 0 until somebody wants work to stop."""

TABLE = 1 << 20
"""Entries of 16 bytes in a solver's table."""

ENDLESS = 1 << 62


@dataclass(frozen=True)
class Worth:
    """What a position or a move is worth to the seat to act: bounds that are equal if it is proven.

    As a number: twice the final margin in points; 1 or -1 for a game that the tie-break wins or loses, 0 for a draw.
    """

    lower: int
    upper: int

    @property
    def exact(self) -> bool:
        """Whether it is proven."""
        return self.lower == self.upper

    @property
    def margin(self) -> float:
        """How far the seat to act will be ahead in points; between the bounds if not proven, at most if that is all."""
        if self.lower == WORST:
            return _points(self.upper)
        return (_points(self.lower) + _points(self.upper)) / 2

    @property
    def outcome(self) -> int | None:
        """1 for a win of the seat to act, 0 for a draw, -1 for a loss; none if not proven."""
        low, high = np.sign((self.lower, self.upper))
        return int(low) if low == high else None


def _points(value: int) -> int:
    return 0 if abs(value) == 1 else value // 2


@dataclass(frozen=True)
class Solution:
    """What a solver found out about a position."""

    worth: Worth
    action: int | None
    """A best move, if the worth is exact; otherwise the one that shows the lower bound, if any."""
    line: Sequence[int]
    """The principal variation: best moves of both seats, to the end unless the search was stopped."""
    ranking: Sequence[tuple[int, Worth]]
    """All moves with their worth, the best first, if asked for."""
    nodes: int

    @property
    def exact(self) -> bool:
        """Whether the value is proven."""
        return self.worth.exact

    @property
    def margin(self) -> float:
        """How far the seat to act will be ahead in points, with best play."""
        return self.worth.margin

    @property
    def outcome(self) -> int | None:
        """1 for a win of the seat to act (by the tie-break too), 0 for a draw, -1 for a loss."""
        return self.worth.outcome


class Solver:
    """Solves positions of phase 2, one at a time; its table is made once."""

    def __init__(self, rules: Paris, entries: int = TABLE) -> None:
        self.rules = rules
        self._entries = entries

    @cached_property
    def _work(self) -> Work:
        return work(self.rules.action_count, self._entries)

    def solve(
        self,
        state: States,
        *,
        stop: Flag | None = None,
        nodes: int | None = None,
        ranked: bool = False,
        threads: int = 1,
    ) -> Solution:
        """Solve a position of phase 2, until somebody sets the flag `stop[0]` or so many nodes were looked at.

        A number of nodes gives the same answer on any machine: the table is empty at first, and there is one thread.
        Several find the same value, but perhaps another of the best moves.
        """
        it = self._work._replace(stop=np.zeros(1, np.uint8) if stop is None else stop)
        it.table[:] = 0
        it.words[0] = state.view(np.uint64)
        it.counts[:] = 0, ENDLESS if nodes is None else nodes, 0, 0
        actions = self.rules.legal(state)[0][0] if ranked else np.empty(0, np.int32)
        bounds = np.tile(np.array([[WORST], [-WORST]], np.int64), len(actions))
        with self._helpers(it, threads if nodes is None else 1) as helpers:
            prove(self.rules.box, it, actions, bounds)
        for helper in helpers:
            it.found[LOWER] = max(it.found[LOWER], helper.found[LOWER])
            it.found[UPPER] = min(it.found[UPPER], helper.found[UPPER])
        bounds[1] = np.minimum(bounds[1], it.found[UPPER])
        worth, line = Worth(int(it.found[LOWER]), int(it.found[UPPER])), it.line[: it.found[LENGTH]].tolist()
        action = line[0] if line else int(it.found[MOVE])
        ranking = sorted(
            (
                (int(action), Worth(int(lower), int(upper)))
                for action, lower, upper in zip(actions, *bounds, strict=True)
            ),
            key=lambda move: (-move[1].lower - move[1].upper, move[0]),
        )
        return Solution(worth, None if action < 0 else action, line, ranking, int(it.counts[NODES]))

    @contextmanager
    def _helpers(self, it: Work, threads: int) -> Iterator[Sequence[Work]]:
        """Let other threads search the same position with the same table, for as long as the first one does."""
        stop, nothing = np.zeros(1, np.uint8), np.empty(0, np.int32)
        helpers = [work(self.rules.action_count, 1)._replace(table=it.table, stop=stop) for _ in range(threads - 1)]
        others = []
        for helper in helpers:
            helper.words[0] = it.words[0]
            helper.counts[:] = 0, ENDLESS, 0, 1
            bounds = np.empty((2, 0), np.int64)
            others.append(threading.Thread(target=prove, args=(self.rules.box, helper, nothing, bounds)))
            others[-1].start()
        try:
            yield helpers
        finally:
            stop[0] = 1
            for other in others:
                other.join()


def certified(rules: Paris, state: States, seat: int, least: int, entries: int = TABLE) -> Certificate | None:
    """Make a certificate that a seat gets at least so much from a position of phase 2; none if it does not.

    Also none where more than `certificates.MOST` positions are reached at once.
    """
    it, moves = work(rules.action_count, entries), list[int]()
    it.counts[:] = 0, ENDLESS, 0, 0

    def chosen(states: States) -> Numbers:
        found = np.empty(len(states), np.int32)
        answer(rules.box, it, states.view(np.uint64).reshape(-1, STATE.itemsize // 8), least, found)
        moves.extend(found.tolist())
        return found

    try:
        return Certificate(seat, least, tuple(moves)) if ends_well(rules, state, seat, least, chosen) else None
    except IllegalMove:
        return None


def effort(rules: Paris, state: States) -> float:
    """About how hard a position of phase 2 is to solve: log₁₀ of the nodes it will take, mostly right to a half.

    Fitted to endgames of `benchmarks.solver`.
    """
    moves = [len(rules.legal(it)[0][0]) for it in (state, _other_to_act(state))]
    return (
        -1.75
        + 1.17 * log10(moves[0] + 1)
        + 0.18 * log10(moves[1] + 1)
        + 0.55 * int(state["tokens"].sum())
        + 0.24 * sum(int(buildings).bit_count() for buildings in state["reserve"][0])
    )


def _other_to_act(state: States) -> States:
    other = copied(state)
    other["turn"] = 1 - other["turn"]
    return other


@contextmanager
def alarm(seconds: float | None) -> Iterator[Flag]:
    """Lend a flag that is set after so many seconds; never without a number."""
    flag = np.zeros(1, np.uint8)
    if seconds is None:
        yield flag
        return
    timer = threading.Timer(seconds, lambda: flag.fill(1))
    timer.daemon = True
    timer.start()
    try:
        yield flag
    finally:
        timer.cancel()


def solve(
    rules: Paris,
    state: States,
    *,
    seconds: float | None = None,
    nodes: int | None = None,
    ranked: bool = False,
    entries: int = TABLE,
    stop: Flag | None = None,
    threads: int = 1,
) -> Solution | None:
    """Solve a position of phase 2 within a time or a number of nodes, or until a flag is set; none in other phases."""
    if state["phase"][0] != BUILDING:
        return None
    with alarm(None if stop is not None else seconds) as set_in_time:
        flag = set_in_time if stop is None else stop
        return Solver(rules, entries).solve(state, stop=flag, nodes=nodes, ranked=ranked, threads=threads)


def proven(sight: Sight, budget: Budget, stop: Flag | None = None) -> Thought | None:
    """Solve the position of a sight, if it is of phase 2 and can be, within a budget or until a flag is set.

    A simulation is a node. Whoever sets the flag has other work for the other threads.
    """
    assert isinstance(sight.rules, Paris)
    found = solve(
        sight.rules,
        sight.known,
        seconds=budget.seconds,
        nodes=budget.simulations,
        ranked=True,
        stop=stop,
        threads=budget.threads if stop is None else 1,
    )
    if found is None or not found.exact or found.action is None:
        return None
    others = [
        Ranked(action, min(worth.margin, found.margin)) for action, worth in found.ranking if action != found.action
    ]
    ranking = [Ranked(found.action, found.margin, 1.0), *others]
    end = copied(sight.known)
    for action in found.line:
        sight.rules.apply(end, sight.rules.turn(end)[0], action)
    expected = sight.rules.scores(end)[0].tolist()
    return Thought(found.action, ranking, expected, len(found.line), found.nodes, True, found.line)


def with_lines(
    sight: Sight, thought: Thought, sketch: Callable[[int], Sequence[int]], seconds: float
) -> Iterator[Thought]:
    """Tell how the next best moves of a thought that is proven go on: at first as sketched, then as is proven.

    What can't be proven within so many seconds for each stays a sketch.
    """
    rules, (best, *others) = sight.rules, thought.ranking
    assert isinstance(rules, Paris)
    best = replace(best, line=thought.line)
    others[: LINES - 1] = [replace(it, line=sketch(it.action)) for it in others[: LINES - 1]]
    yield replace(thought, ranking=[best, *others])
    for place, it in enumerate(others[: LINES - 1]):
        after = copied(sight.known)
        rules.apply(after, sight.seat, it.action)
        if (found := solve(rules, after, seconds=seconds)) and found.exact:
            others[place] = replace(it, line=(it.action, *found.line))
            yield replace(thought, ranking=[best, *others])


class SolverBot(Bot):
    """Plays phase 2 perfectly where it can see to the end; otherwise it takes what gains most at once."""

    budget: ClassVar[Budget] = Budget(seconds=10.0)

    def think(self, sight: Sight, budget: Budget, seed: int) -> Thought:
        """Solve the position, or be greedy."""
        return proven(sight, budget) or Greedy().think(sight, budget, seed)


def prepare_solver() -> None:
    """Compile every kernel of the solver by using it."""
    rules = Paris.dealt(0, {})
    state = rules.start()
    state["phase"] = BUILDING
    state["tokens"] = 0, 1
    state["face_up"] = 1
    state["turn"] = 1
    solve(rules, state, ranked=True, entries=2)
    certified(rules, state, 1, WORST, entries=2)
