"""Lines of Avenue: a move, and what the planner would draw on the next cards, if they came as is supposed.

It chooses as it would at the table, without knowing the cards that follow. A line ends with the round: where the roads
should go from there depends on the next farm.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace

from boulevard.bots.avenue.search import FastSight, at_sight
from boulevard.bots.contract import Sight, Thought
from boulevard.bots.lines import LINES, supposed
from boulevard.games.contract import States
from boulevard.games.kernels.states import copied

AHEAD = 6
"""Moves of a line at most, its first included."""


def lines(sight: Sight, actions: Sequence[int]) -> list[tuple[int, ...]]:
    """Return how it might go on after each of some moves, with the same cards for all.

    Where several play, who draw at the same time, there is only the move itself.
    """
    if len(sight.rules.seats) > 1:
        return [(action,) for action in actions]
    start = supposed(sight)
    return [(action, *_after(sight, copied(start), action)) for action in actions]


def _after(sight: Sight, state: States, action: int) -> Iterator[int]:
    rules, number = sight.rules, state["table"]["rounds"][0]
    for _ in range(AHEAD - 1):
        rules.carry_out(state, sight.seat, action)
        if state["table"]["rounds"][0] != number or not rules.turn(state):
            return
        known = Sight(rules, rules.hide(state, sight.seat), sight.seat)
        seen = FastSight.of(known)
        action = at_sight(seen, seen.learnt, noise=0.0, seed=0).action
        yield action


def with_lines(sight: Sight, thought: Thought) -> Thought:
    """Add to the best moves of a thought how it might go on."""
    best = thought.ranking[:LINES]
    found = lines(sight, [it.action for it in best])
    ranking = [replace(it, line=line) for it, line in zip(best, found, strict=True)]
    return replace(thought, ranking=[*ranking, *thought.ranking[LINES:]], line=found[0])
