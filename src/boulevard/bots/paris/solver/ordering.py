"""The moves of a position in the order in which they are looked at."""

from __future__ import annotations

from typing import Any

from boulevard.bots.paris.solver.promise import promise
from boulevard.games.kernels.arrays import Numbers
from boulevard.games.kernels.compiled import compiled
from boulevard.games.paris.play.actions import BUILD
from boulevard.games.paris.play.rules import legal_actions

WORST = -2000
"""Below every value."""
KNOWN_FIRST, KILLER_FIRST = 2000, 1000
"""What moves promise that the table or a position beside this one suggests."""


@compiled
def open_node(box: Any, state: Any, frame: Any, outlook: Any, moves: Numbers, order: Numbers, nodes: int) -> None:
    """List the moves, and what each promises."""
    frame.moves = _without_doubles(box, state, outlook, moves, legal_actions(box, state, moves))
    frame.tried, frame.best, frame.move, frame.begun = 0, WORST, -1, nodes
    for number in range(frame.moves):
        action = moves[number]
        if action == frame.known:
            order[number] = KNOWN_FIRST
        elif action == frame.killers[0] or action == frame.killers[1]:
            order[number] = KILLER_FIRST
        else:
            order[number] = promise(box, state, outlook, action)


@compiled
def _without_doubles(box: Any, state: Any, outlook: Any, moves: Numbers, listed: int) -> int:
    """Of Levitation's swaps that give a building back which fits nowhere, keep those of one such building."""
    seat = 1 if state.turn else 0
    swaps, kept, spared = BUILD + box.placements, 0, -1
    for number in range(listed):
        action = moves[number]
        if action >= swaps:
            given = (action - swaps) // box.placements
            if not outlook.reach[seat, given]:
                spared = given if spared < 0 else spared
                if given != spared:
                    continue
        moves[kept] = action
        kept += 1
    return kept


@compiled
def next_move(frame: Any, moves: Numbers, order: Numbers, helping: int) -> int:
    """The most promising move that was not looked at yet; to a thread that helps, after the first, the least.

    Most positions need one move or all. So two threads meet in the middle, by what the one finds in the table.
    """
    first = best = frame.tried
    sign = -1 if helping and first > 0 else 1
    for number in range(first + 1, frame.moves):
        if sign * order[number] > sign * order[best]:
            best = number
    action, promised = moves[best], order[best]
    moves[best], order[best] = moves[first], order[first]
    moves[first], order[first] = action, promised
    frame.action = action
    frame.tried += 1
    return int(action)
