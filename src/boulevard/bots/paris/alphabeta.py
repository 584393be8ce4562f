"""Alpha-beta search to the end of the game, inside compiled code.

All searches ask one question: is the position worth at least so much to the seat to act? The answer is a bound, often
a better one than was asked for, and is kept in a table. The value is found by asking again between the bounds (MTD(f),
Plaat 1996). The stack is explicit, as compiled functions that call themselves can't be kept on disk.
"""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from boulevard.bots.paris.bounds import PLANS, limits, make_plans
from boulevard.bots.paris.evaluation import margin, value_of
from boulevard.bots.paris.hashing import keys
from boulevard.games.compiled import compiled, kernel
from boulevard.games.paris.components import Box
from boulevard.games.paris.engine import Numbers
from boulevard.games.paris.rules import apply_action, legal_actions
from boulevard.games.paris.state import OVER, STATE, States

DEEPEST = 64
"""More turns than phase 2 has."""

WORST = -2000
"""Below every value."""

FRAME = np.dtype(
    [
        ("first", "u8"),  # the position's keys
        ("second", "u8"),
        ("wanted", "i8"),  # is it worth that much?
        ("lower", "i8"),  # what it is worth at least and at most, as is known
        ("upper", "i8"),
        ("best", "i8"),  # the best move's value, so far
        ("move", "i8"),  # that move
        ("known", "i8"),  # the best move by the table, or -1
        ("moves", "i8"),  # how many there are
        ("tried", "i8"),  # how many of them have been looked at
        ("action", "i8"),  # the one that is looked at
        ("begun", "i8"),  # how many nodes there were before it
    ]
)
ENTRY = np.dtype([("key", "u8"), ("lower", "i2"), ("upper", "i2"), ("move", "i4")])
"""What is known of a position. `move` is 1 + the best move, and from bit `COST` on how many nodes it took (log₂)."""

COST = 20

NODES, LIMIT, STOPPED = range(3)
"""Places in `Work.counts`."""

PATIENCE = 0x3FF
"""The flag that stops a search is looked at once in so many nodes (less one)."""


class Work(NamedTuple):
    """All that a search works with."""

    words: NDArray[np.uint64]
    """The positions from the root down, as words."""
    stack: States
    """The same as states."""
    frames: NDArray[Any]
    moves: Numbers
    order: Numbers
    plans: NDArray[Any]
    table: NDArray[Any]
    counts: NDArray[np.int64]
    stop: NDArray[np.uint8]


def work(size: int, entries: int) -> Work:
    """Make room for searches in an edition with `size` actions, with a table of so many entries (a power of two)."""
    words = np.zeros((DEEPEST, STATE.itemsize // 8), np.uint64)
    return Work(
        words=words,
        stack=words.reshape(-1).view(STATE),
        frames=np.zeros(DEEPEST, FRAME),
        moves=np.empty((DEEPEST, size), np.int32),
        order=np.empty((DEEPEST, size), np.int32),
        plans=np.zeros(1, PLANS),
        table=np.zeros(entries, ENTRY),
        counts=np.zeros(3, np.int64),
        stop=np.zeros(1, np.uint8),
    )


@kernel
def prove(box: Box, it: Work, out: NDArray[np.int64]) -> None:
    """Find the value of the position at the root, and a best move: `out` gets both bounds and the move, or -1."""
    make_plans(box[0], it.stack[0], it.plans[0])
    lower, upper = limits(box[0], it.stack[0], it.plans[0])
    guess, move = (lower + upper) // 2, -1
    while lower < upper and not it.counts[STOPPED]:
        wanted = max(guess, lower + 1)
        guess = _search(box, it, 0, wanted)
        if it.counts[STOPPED]:
            break
        if guess >= wanted:
            lower, move = guess, it.frames[0].move
        else:
            upper = guess
    if lower == upper and move < 0 and not it.counts[STOPPED]:
        _search(box, it, 0, lower)
        move = it.frames[0].move
    out[0], out[1], out[2] = lower, upper, -1 if it.counts[STOPPED] and lower < upper else move


@kernel
def follow(box: Box, it: Work, value: int, line: Numbers) -> int:
    """Write a line of best moves from the root, whose value is known, to `line`; return its length."""
    length = 0
    while it.stack[length].phase != OVER:
        _search(box, it, length, value)
        if it.counts[STOPPED]:
            break
        line[length] = it.frames[length].move
        if _advance(box, it, length, line[length]):
            value = -value
        length += 1
    return length


@kernel
def rank(box: Box, it: Work, actions: Numbers, lower: NDArray[np.int64], upper: NDArray[np.int64]) -> None:
    """Find the value of every action at the root; where that is stopped, bounds are left."""
    for number in range(len(actions)):
        turned = _advance(box, it, 0, actions[number])
        if it.stack[1].phase == OVER:
            low = high = _final(box, it, 1)
        else:
            low, high = limits(box[0], it.stack[1], it.plans[0])
        guess = (low + high) // 2
        while low < high and not it.counts[STOPPED]:
            wanted = max(guess, low + 1)
            guess = _search(box, it, 1, wanted)
            if it.counts[STOPPED]:
                break
            if guess >= wanted:
                low = guess
            else:
                high = guess
        lower[number], upper[number] = (-high, -low) if turned else (low, high)


@compiled
def _search(box: Box, it: Work, root: int, wanted: int) -> int:
    """Whether the position at a place of the stack is worth `wanted`: a lower bound if so, otherwise an upper bound.

    The root's frame is left with a move that shows it. Without meaning if the search is stopped.
    """
    it.frames[root].wanted = wanted
    it.frames[root].lower, it.frames[root].upper = WORST, -WORST
    _recall(it, root)
    _open(box, it, root)
    ply = root
    while True:
        frame = it.frames[ply]
        if frame.tried < frame.moves and frame.best < frame.wanted:
            action = _next_move(it, ply)
            turned = _advance(box, it, ply, action)
            it.frames[ply + 1].wanted = 1 - frame.wanted if turned else frame.wanted
            known, value = _enter(box, it, ply + 1)
            if it.counts[STOPPED]:
                return 0
            if not known:
                ply += 1
                continue
        else:
            _keep(it, ply)
            value = frame.best
            if ply == root:
                return int(value)
            ply -= 1
            frame = it.frames[ply]
            turned = it.stack[ply].turn != it.stack[ply + 1].turn
        value = -value if turned else value
        if value > frame.best:
            frame.best, frame.move = value, frame.action


@compiled
def _advance(box: Box, it: Work, ply: int, action: int) -> bool:
    """Put the position after an action onto the stack; return whether the other seat acts there."""
    for word in range(it.words.shape[1]):
        it.words[ply + 1, word] = it.words[ply, word]
    apply_action(box[0], it.stack[ply + 1], action)
    return bool(it.stack[ply + 1].turn != it.stack[ply].turn)


@compiled
def _enter(box: Box, it: Work, ply: int) -> tuple[bool, int]:
    """Look at a position: whether what was asked is known already, and the bound that says so."""
    it.counts[NODES] += 1
    if it.counts[NODES] >= it.counts[LIMIT] or (it.counts[NODES] & PATIENCE == 0 and it.stop[0]):
        it.counts[STOPPED] = 1
    if it.stack[ply].phase == OVER:
        return True, _final(box, it, ply)
    frame = it.frames[ply]
    frame.lower, frame.upper = limits(box[0], it.stack[ply], it.plans[0])
    if frame.lower < frame.wanted <= frame.upper:
        _recall(it, ply)
    if frame.lower >= frame.wanted:
        return True, int(frame.lower)
    if frame.upper < frame.wanted:
        return True, int(frame.upper)
    _open(box, it, ply)
    return False, 0


@compiled
def _final(box: Box, it: Work, ply: int) -> int:
    """The value of a finished game, for the seat that its state names."""
    state = it.stack[ply]
    value = value_of(margin(box[0], state), state)
    return -value if state.turn else value


@compiled
def _recall(it: Work, ply: int) -> None:
    """Find the position in the table, and narrow its bounds by what is known there."""
    frame = it.frames[ply]
    frame.first, frame.second = keys(it.stack[ply])
    frame.known = -1
    place = np.int64(frame.first & np.uint64(len(it.table) - 1))
    for way in range(2):
        entry = it.table[place ^ way]
        if entry.key == frame.second:
            frame.lower, frame.upper = max(frame.lower, entry.lower), min(frame.upper, entry.upper)
            frame.known = (entry.move & ((1 << COST) - 1)) - 1
            return


@compiled
def _keep(it: Work, ply: int) -> None:
    """Write what was found to the table: over the same position, or over what took less work, or beside it."""
    frame = it.frames[ply]
    lower, upper, move = frame.lower, frame.upper, frame.move
    if frame.best >= frame.wanted:
        lower = max(lower, frame.best)
    else:
        upper = min(upper, frame.best)
        move = frame.known if frame.known >= 0 else move
    cost = 0
    nodes = it.counts[NODES] - frame.begun
    while nodes >> cost:
        cost += 1
    place = np.int64(frame.first & np.uint64(len(it.table) - 1))
    if it.table[place].key != frame.second and it.table[place].move >> COST > cost:
        place ^= 1
    entry = it.table[place]
    entry.key, entry.lower, entry.upper = frame.second, lower, upper
    entry.move = (move + 1) | (cost << COST)


@compiled
def _open(box: Box, it: Work, ply: int) -> None:
    """List the moves, and what each gains at once."""
    state, frame = it.stack[ply], it.frames[ply]
    moves, order = it.moves[ply], it.order[ply]
    frame.moves = legal_actions(box[0], state, moves)
    frame.tried, frame.best, frame.move, frame.begun = 0, WORST, -1, it.counts[NODES]
    sign = -1 if state.turn else 1
    for number in range(frame.moves):
        if moves[number] == frame.known:
            order[number] = -WORST
        else:
            _advance(box, it, ply, moves[number])
            order[number] = sign * margin(box[0], it.stack[ply + 1])


@compiled
def _next_move(it: Work, ply: int) -> int:
    """The most promising move that was not looked at yet."""
    frame, moves, order = it.frames[ply], it.moves[ply], it.order[ply]
    first = best = frame.tried
    for number in range(first + 1, frame.moves):
        if order[number] > order[best]:
            best = number
    action, promise = moves[best], order[best]
    moves[best], order[best] = moves[first], order[first]
    moves[first], order[first] = action, promise
    frame.action = action
    frame.tried += 1
    return int(action)
