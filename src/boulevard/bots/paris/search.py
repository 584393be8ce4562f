"""The searching bots of Paris: trees, a budget, and what came of it."""

from __future__ import annotations

import time
from collections.abc import Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, replace
from functools import cached_property, partial
from itertools import zip_longest
from typing import Any, ClassVar

import numpy as np
from numpy.typing import NDArray

from boulevard.bots.contract import PAUSE, Bot, Budget, Ranked, Sight, Thought
from boulevard.bots.errors import UnknownBot
from boulevard.bots.lines import LINES, supposed
from boulevard.bots.paris.policy import Weights, weights
from boulevard.bots.paris.solver.solver import alarm, effort, proven, with_lines
from boulevard.bots.paris.styles import STYLES, preferred
from boulevard.bots.paris.tree import DEEPEST, DEPTH, DONE, EDGE, NODE, PARAMETERS, Tree, follow, search
from boulevard.bots.paris.tree_keys import LAYS
from boulevard.bots.paris.value import INPUTS, Network, network
from boulevard.games.kernels.states import copied
from boulevard.games.kernels.streams import PLAYING, streams_of
from boulevard.games.paris.game import Paris
from boulevard.games.paris.play.actions import RESERVE
from boulevard.games.paris.play.state import BUILDING, States

NODES, EDGES = 1 << 18, 1 << 22
EDGES_A_NODE = 64
NODES_A_SIMULATION = 10
"""Nodes that the solver looks at in the time of a simulation, about."""
NODES_A_SECOND = 500_000
HOPE = 0.5
"""How far off the guess may be that tells how many nodes a position takes, as a power of ten."""
SLICE = 64
"""Simulations between two looks at the clock."""


@dataclass(frozen=True)
class Mcts(Bot):
    """Tree search with moves ordered by what they gain, all moves as first, and playouts that look a little."""

    budget: ClassVar[Budget] = Budget(seconds=1.0)

    exploration: float = 0.3
    early_exploration: float = 0.1
    """In phase 1."""
    bias: float = 0.5
    """Weight of the prior, by how a move looks at first sight."""
    softness: float = 1.0
    """By how much worse a move must look for a prior smaller by the factor e."""
    later: float = 300.0
    """Visits after which a move's own record counts as much as all moves as first; 0 does without."""
    width: float = 4.0
    growth: float = 0.4
    """A node looks at width × visits ** growth of its moves; at all for a width of 0."""
    kept: int = 64
    """Moves that a node keeps at most; all for 0."""
    least_visits: int = 2
    """Visits of a move before the position after it gets a node."""
    laying: int = 4
    building: int = 8
    """Moves of which playouts take the best, in phase 1 and 2."""
    scale: float = 12.0
    """Points ahead that are nearly a win."""

    solving: float = 0.3
    """The part of the budget in which it tries to solve positions of phase 2; 0 does without."""
    foresight: bool = True
    """Whether a network judges positions of phase 1; without it, they are played out."""
    policy: str = ""
    value: str = ""
    """Files with other weights for how moves look, and with another network."""
    style: str = ""
    """What it would rather do where moves are about as good (`styles.STYLES`)."""

    def __post_init__(self) -> None:
        """Know at once if there is no such style (`UnknownBot`)."""
        if self.style and self.style not in STYLES:
            raise UnknownBot("bot-value", spec="mcts", name="style", value=self.style)

    def think(self, sight: Sight, budget: Budget, seed: int) -> Thought:
        """Choose a move by growing trees until the budget is spent."""
        found = self._searched(sight, budget, seed)
        return found if isinstance(found, Thought) else self._in_style(sight, _conclusion(found))

    def _in_style(self, sight: Sight, thought: Thought) -> Thought:
        """The same, with the move that the style of this bot likes most among those that are about as good."""
        if not self.style:
            return thought
        ranking = preferred(sight, thought.ranking, self.style)
        chosen = ranking[0]
        return replace(thought, action=chosen.action, ranking=ranking, line=chosen.line or (chosen.action,))

    def outcome(self, sight: Sight, budget: Budget, seed: int) -> tuple[Sequence[float], Sequence[int]]:
        """Return both final scores that are expected, and the moves, also if the hand of the seat to act is unknown."""
        found = self._searched(sight, budget, seed)
        return (found.expected, found.line) if isinstance(found, Thought) else (_totals(found), _longest_line(found))

    def _searched(self, sight: Sight, budget: Budget, seed: int) -> Thought | list[Growing]:
        """Prove what to do, or grow trees until the budget is spent."""
        begun = time.perf_counter()
        if len(sight.actions) == 1:
            return Thought(sight.actions[0])
        if self.solving and (proof := self._proof(sight, budget)):
            return proof
        trees = self._trees(sight, budget, seed)
        if budget.simulations is not None:
            trees[0].grow(budget.simulations)
        else:
            end = begun + (budget.seconds or 0.0)
            with ThreadPoolExecutor(len(trees)) as pool:
                list(pool.map(lambda it: it.grow_until(end), trees))
        return trees

    def ponder(self, sight: Sight, budget: Budget, seed: int) -> Iterator[Thought]:
        """Grow trees, and tell what they show; on a second thread, try to prove it for as long as there is time."""
        if budget.seconds is None or len(sight.actions) == 1:
            yield self.think(sight, budget, seed)
            return
        end = time.perf_counter() + budget.seconds
        trees = self._trees(sight, budget, seed)
        with ThreadPoolExecutor(len(trees) + 1) as pool, alarm(None) as stop:
            proof = pool.submit(proven, sight, budget, stop) if self.solving else None
            try:
                for pause in _pauses(end):
                    list(pool.map(partial(Growing.grow_until, end=pause), trees))
                    if proof and proof.done() and (found := proof.result()):
                        yield from with_lines(sight, found, partial(_longest_line, trees), PAUSE)
                        return
                    yield _conclusion(trees)
            finally:
                stop.fill(1)

    def _proof(self, sight: Sight, budget: Budget) -> Thought | None:
        """Solve the position in a part of the budget, if there is hope for that."""
        assert isinstance(sight.rules, Paris)
        if sight.known["phase"][0] != BUILDING:
            return None
        if budget.simulations is not None:
            nodes = self.solving * budget.simulations * NODES_A_SIMULATION
            part = Budget(simulations=int(nodes))
        else:
            part = Budget(seconds=self.solving * (budget.seconds or 0.0), threads=budget.threads)
            nodes = NODES_A_SECOND * (part.seconds or 0.0)
        hopeless = effort(sight.rules, sight.known) > np.log10(nodes + 1) + HOPE
        return None if hopeless else proven(sight, part)

    def _trees(self, sight: Sight, budget: Budget, seed: int) -> list[Growing]:
        """One tree a thread; but one for a number of simulations, so that the answer is the same on any machine."""
        knobs = np.zeros(1, PARAMETERS)
        for name in PARAMETERS.names or ():
            knobs[name] = getattr(self, name)
        count = 1 if budget.simulations is not None else budget.threads
        learned = weights(self.policy), network(self.value)
        return [Growing(sight, knobs, learned, (seed, number), budget.simulations) for number in range(count)]


@dataclass(frozen=True)
class PlainMcts(Mcts):
    """Tree search by the textbook: every move is tried, playouts are random, nothing is known beforehand."""

    exploration: float = 0.5
    early_exploration: float = 0.5
    bias: float = 0.0
    later: float = 0.0
    width: float = 0.0
    kept: int = 0
    least_visits: int = 1
    laying: int = 1
    building: int = 1
    solving: float = 0.0
    foresight: bool = False


class Growing:
    """A tree that grows from one sight."""

    def __init__(
        self,
        sight: Sight,
        knobs: NDArray[Any],
        learned: tuple[Weights, Network],
        seed: tuple[int, ...],
        simulations: int | None,
    ) -> None:
        assert isinstance(sight.rules, Paris)
        self.sight = sight
        self.box = sight.rules.box
        self.root = sight.known
        size = sight.rules.action_count
        nodes = NODES if simulations is None else min(NODES, simulations + 1)
        self.tree = Tree(
            knobs=knobs,
            weight=learned[0],
            net=learned[1],
            nodes=np.empty(nodes, NODE),
            edges=np.empty(min(EDGES, nodes * EDGES_A_NODE + size), EDGE),
            slots=np.full(1 << (2 * nodes).bit_length(), -1, np.int32),
            stamps=np.zeros((2, size - RESERVE + LAYS), np.int32),
            used=np.zeros(4, np.int64),
            streams=streams_of(seed, 1, PLAYING),
            totals=np.zeros(2),
            actions=np.empty(size, np.int32),
            looks=np.empty(size),
            room=np.empty(INPUTS + len(learned[1].first_bias), np.float32),
            scores=np.zeros(2),
        )

    def grow(self, simulations: int) -> None:
        """Run that many simulations more."""
        search(self.box, self.root, simulations, self.tree)

    def grow_until(self, end: float) -> None:
        """Run simulations until a moment of `time.perf_counter`, but some in any case."""
        self.grow(SLICE)
        while time.perf_counter() < end:
            self.grow(SLICE)

    @cached_property
    def supposed(self) -> States:
        """The position as lines suppose it."""
        return supposed(self.sight)

    def line(self, *begun: int) -> list[int]:
        """The moves that were looked at most, as far as they go, also after some others."""
        rules, state, line = self.sight.rules, copied(self.supposed), np.empty(DEEPEST, np.int32)
        for action in begun:
            rules.carry_out(state, rules.turn(state)[0], action)
        return [*begun, *line[: follow(self.box, state, self.tree, line)].tolist()]

    @property
    def moves(self) -> NDArray[Any]:
        """The edges of the root."""
        return self.tree.edges[: self.tree.nodes[0]["edges"]]


def _pauses(end: float) -> Iterator[float]:
    """The moments at which somebody who ponders until an end tells what they think: at least one."""
    while True:
        yield (pause := min(end, time.perf_counter() + PAUSE))
        if pause == end:
            return


def _conclusion(trees: list[Growing]) -> Thought:
    """Add the trees up: the move that was looked at most is the best."""
    moves = [it.moves for it in trees]
    visits = np.sum([it["visits"] for it in moves], axis=0)
    margins = np.sum([it["visits"] * it["margin"] for it in moves], axis=0) / np.maximum(visits, 1)
    order = np.lexsort((-margins, -visits))
    order = order[visits[order] > 0]
    actions = moves[0]["action"]
    done = sum(int(it.tree.used[DONE]) for it in trees)
    lines = [_longest_line(trees, int(actions[i])) for i in order[:LINES]]
    ranking = [
        Ranked(int(actions[i]), float(margins[i]), float(visits[i]) / done, line)
        for i, line in zip_longest(order, lines, fillvalue=())
    ]
    depth = max(int(it.tree.used[DEPTH]) for it in trees)
    return Thought(ranking[0].action, ranking, _totals(trees), depth, done, line=ranking[0].line)


def _totals(trees: list[Growing]) -> list[float]:
    """Both final scores that trees expect."""
    done = sum(int(it.tree.used[DONE]) for it in trees)
    totals: list[float] = (np.sum([it.tree.totals for it in trees], axis=0) / done).tolist()
    return totals


def _longest_line(trees: list[Growing], *begun: int) -> list[int]:
    """The moves that were looked at most, by the tree that saw furthest."""
    return max((it.line(*begun) for it in trees), key=len)
