"""Alpha-beta search to the end of the game, inside compiled code.

All searches ask one question: is the position worth at least so much to the seat to act? The answer is a bound, often
a better one than was asked for, and is kept in a table. The value is found by asking again between the bounds (MTD(f),
Plaat 1996). The stack is explicit: compiled functions that call themselves can't be kept on disk.
"""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from boulevard.bots.paris.evaluation import margin, value_of
from boulevard.bots.paris.solver.bounds import narrow
from boulevard.bots.paris.solver.memory import WORDS, Table, keep, recall
from boulevard.bots.paris.solver.ordering import WORST, next_move, open_node
from boulevard.bots.paris.solver.plans import MOST_PLANS, OUTLOOK, PLANS, look, make_plans
from boulevard.games.kernels.arrays import Numbers
from boulevard.games.kernels.compiled import compiled, kernel
from boulevard.games.paris.components import Box
from boulevard.games.paris.play.rules import apply_action
from boulevard.games.paris.play.state import OVER, STATE, States

DEEPEST = 64
"""More turns than phase 2 has."""

FRAME = np.dtype(
    (
        np.record,
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
            ("killers", "i8", 2),  # moves that were good enough in positions as deep as this one
        ],
    )
)

NODES, LIMIT, STOPPED, HELPING = range(4)
"""Places in `Work.counts`. A thread that helps another looks at moves in another order."""
STOP_CHECK_MASK = 0x3FF
"""The flag that stops a search is looked at once in so many nodes (less one)."""
UNKNOWN = -3000
"""No answer, yet."""
PATIENCE = 1 << 15
"""Nodes that the first question may take before easier ones are asked."""
LOWER, UPPER, MOVE, LENGTH = range(4)
"""Places in `Work.found`."""


class Work(NamedTuple):
    """All that a search works with. Rows are by depth: how many moves a position is away from the root."""

    words: NDArray[np.uint64]
    """The positions from the root down, as words."""
    stack: States
    """The same as states."""
    frames: NDArray[Any]
    outlooks: NDArray[Any]
    rows: Numbers
    """The plans that each outlook is of."""
    moves: Numbers
    order: Numbers
    """What the moves promise."""
    plans: NDArray[Any]
    table: Table
    counts: NDArray[np.int64]
    stop: NDArray[np.uint8]
    found: NDArray[np.int64]
    line: Numbers


def work(size: int, entries: int) -> Work:
    """Make room for searches in an edition with `size` actions, with a table of so many entries (a power of two)."""
    words = np.zeros((DEEPEST, STATE.itemsize // 8), np.uint64)
    return Work(
        words=words,
        stack=words.reshape(-1).view(STATE),
        frames=np.zeros(DEEPEST, FRAME),
        outlooks=np.zeros(DEEPEST, OUTLOOK),
        rows=np.empty((DEEPEST, MOST_PLANS), np.int32),
        moves=np.empty((DEEPEST, size), np.int32),
        order=np.empty((DEEPEST, size), np.int32),
        plans=np.zeros(1, PLANS),
        table=np.zeros((entries, WORDS), np.uint64),
        counts=np.zeros(4, np.int64),
        stop=np.zeros(1, np.uint8),
        found=np.zeros(4, np.int64),
        line=np.zeros(DEEPEST, np.int32),
    )


@kernel
def prove(box: Box, it: Work, actions: Numbers, bounds: NDArray[np.int64]) -> None:
    """Find the value of the position at the root, a line of best moves, and the bounds of each of the actions.

    `it.found` gets the value's bounds, a move that shows the lower one (or -1), and the length of `it.line`.
    """
    make_plans(box[0], it.stack[0], it.plans[0], it.rows[0], it.outlooks[0])
    look(box[0], it.stack[0], it.plans[0], it.rows[0], it.outlooks[0], it.rows[0], it.outlooks[0])
    for depth in range(DEEPEST):
        it.frames[depth].killers[:] = -1
    _enclose(box, it, 0, _guess(box, it))
    it.found[LOWER], it.found[UPPER] = it.frames[0].lower, it.frames[0].upper
    it.found[MOVE] = it.frames[0].move
    it.found[LENGTH] = 0
    if it.found[LOWER] == it.found[UPPER]:
        _follow(box, it, it.found[LOWER])
    for number in range(len(actions)):
        turned = _advance(box, it, 0, actions[number])
        if it.stack[1].phase == OVER:
            lower = upper = _final(box[0], it.stack[1])
        else:
            _survey(box, it, 1)
            if it.found[LENGTH] and not it.counts[STOPPED]:
                _enclose(box, it, 1, -it.found[LOWER] if turned else it.found[LOWER])
            else:
                _known(box, it, 1)
            lower, upper = it.frames[1].lower, it.frames[1].upper
        bounds[0, number], bounds[1, number] = (-upper, -lower) if turned else (lower, upper)


@kernel
def answer(box: Box, it: Work, words: NDArray[np.uint64], wanted: int, moves: Numbers) -> None:
    """Find for each position, given as words, a move that shows that it is worth so much to the seat to act, or -1."""
    for number in range(len(words)):
        for word in range(it.words.shape[1]):
            it.words[0, word] = words[number, word]
        make_plans(box[0], it.stack[0], it.plans[0], it.rows[0], it.outlooks[0])
        look(box[0], it.stack[0], it.plans[0], it.rows[0], it.outlooks[0], it.rows[0], it.outlooks[0])
        found = _search(box, it, 0, wanted)
        moves[number] = it.frames[0].move if found >= wanted and not it.counts[STOPPED] else -1


@compiled
def _guess(box: Box, it: Work) -> int:
    """What the root may be worth: the most promising moves are played to the end."""
    depth = 0
    while it.stack[depth].phase != OVER:
        frame, moves, order = it.frames[depth], it.moves[depth], it.order[depth]
        frame.known = -1
        open_node(box[0], it.stack[depth], frame, it.outlooks[depth], moves, order, 0)
        _advance(box, it, depth, next_move(frame, moves, order, 0))
        depth += 1
        _survey(box, it, depth)
    value = _final(box[0], it.stack[depth])
    return value if it.stack[depth].turn == it.stack[0].turn else -value


@compiled
def _known(box: Box, it: Work, root: int) -> None:
    """Leave what is known of a position on the stack in its frame: by the table, and by what both can hope for."""
    frame, state = it.frames[root], it.stack[root]
    frame.wanted, frame.lower, frame.upper = WORST, WORST, -WORST
    recall(it.table, frame, state)
    ahead = margin(box[0], state)
    narrow(box[0], state, it.plans[0], it.rows[root], it.outlooks[root], frame, -ahead if state.turn else ahead)


@compiled
def _enclose(box: Box, it: Work, root: int, guess: int) -> None:
    """Find the value of a position on the stack: its bounds meet in its frame, unless the search is stopped.

    From the guess on, steps become longer until the value is passed; then the gap is halved. A question that takes
    long is put off for easier ones, further from the guess and first of all who wins, so that something is known
    whenever the search is stopped.
    """
    _known(box, it, root)
    lower, upper, move = it.frames[root].lower, it.frames[root].upper, -1
    below, above, step, patience, easier = lower, upper, 2, PATIENCE, 0
    wanted = guess
    while lower < upper:
        asked = min(max(wanted, lower + 1), upper)
        if easier == 1:
            asked = _between(lower, asked, 1)
        elif easier == 2:
            asked = _between(asked, upper, 0)
        found = _ask(box, it, root, asked, patience if easier == 0 else patience // 4)
        if it.counts[STOPPED]:
            break
        if found == UNKNOWN:
            patience = patience * 4 if easier == 2 else patience
            easier = (easier + 1) % 3
            continue
        if found >= asked:
            below = found if easier and lower == below else below
            lower, move = found, it.frames[root].move
        else:
            above = found if easier and upper == above else above
            upper = found
        if easier:
            patience = patience * 4 if easier == 2 else patience
            easier = (easier + 1) % 3
            continue
        if lower == below:
            wanted = upper - step
        elif upper == above:
            wanted = lower + step
        else:
            wanted = (lower + upper + 1) // 2
        step *= 2
    it.frames[root].lower, it.frames[root].upper, it.frames[root].move = lower, upper, move


@compiled
def _between(low: int, high: int, first: int) -> int:
    """An easier question than those between two others: whether the game is won or lost if that is one, or half-way."""
    if low < first < high:
        return first
    return (low + high + 1) // 2


@compiled
def _ask(box: Box, it: Work, root: int, wanted: int, patience: int) -> int:
    """Search as `_search` does, but only for so many nodes: `UNKNOWN` if they are not enough."""
    limit = it.counts[LIMIT]
    it.counts[LIMIT] = min(limit, it.counts[NODES] + patience)
    found = _search(box, it, root, wanted)
    spent = it.counts[NODES] >= it.counts[LIMIT]
    it.counts[LIMIT] = limit
    if it.counts[STOPPED] and spent and it.counts[NODES] < limit:
        it.counts[STOPPED] = 0
        return UNKNOWN
    return found


@compiled
def _follow(box: Box, it: Work, value: int) -> None:
    """Write a line of best moves from the root, whose value is known."""
    depth = 0
    while it.stack[depth].phase != OVER:
        _search(box, it, depth, value)
        if it.counts[STOPPED]:
            return
        it.line[depth] = it.frames[depth].move
        if _advance(box, it, depth, it.line[depth]):
            value = -value
        depth += 1
        _survey(box, it, depth)
        it.found[LENGTH] = depth


@compiled
def _search(box: Box, it: Work, root: int, wanted: int) -> int:
    """Whether a position on the stack is worth `wanted`: a lower bound if so, otherwise an upper bound.

    The root's frame is left with a move that shows it. Without meaning if the search is stopped.
    """
    frame = it.frames[root]
    frame.wanted, frame.lower, frame.upper = wanted, WORST, -WORST
    recall(it.table, frame, it.stack[root])
    frame.lower, frame.upper = WORST, -WORST
    open_node(box[0], it.stack[root], frame, it.outlooks[root], it.moves[root], it.order[root], it.counts[NODES])
    depth = root
    while True:
        frame = it.frames[depth]
        if frame.tried < frame.moves and frame.best < frame.wanted:
            turned = _advance(box, it, depth, next_move(frame, it.moves[depth], it.order[depth], it.counts[HELPING]))
            it.frames[depth + 1].wanted = 1 - frame.wanted if turned else frame.wanted
            known, value = _enter(box, it, depth + 1)
            if it.counts[STOPPED]:
                return 0
            if not known:
                depth += 1
                continue
        else:
            keep(it.table, frame, it.counts[NODES])
            value = frame.best
            if depth == root:
                return int(value)
            depth -= 1
            frame = it.frames[depth]
            turned = it.stack[depth].turn != it.stack[depth + 1].turn
        value = -value if turned else value
        if value > frame.best:
            frame.best, frame.move = value, frame.action


@compiled
def _advance(box: Box, it: Work, depth: int, action: int) -> bool:
    """Put the position after an action onto the stack; return whether the other seat acts there."""
    for word in range(it.words.shape[1]):
        it.words[depth + 1, word] = it.words[depth, word]
    state = it.stack[depth + 1]
    apply_action(box[0], state, action)
    return bool(state.turn != it.stack[depth].turn)


@compiled
def _survey(box: Box, it: Work, depth: int) -> None:
    """Look at what the position on the stack offers to builders, knowing it of the one before."""
    rows, outlooks = it.rows, it.outlooks
    look(box[0], it.stack[depth], it.plans[0], rows[depth - 1], outlooks[depth - 1], rows[depth], outlooks[depth])


@compiled
def _enter(box: Box, it: Work, depth: int) -> tuple[bool, int]:
    """Look at a position: whether what was asked is known already, and the bound that says so."""
    it.counts[NODES] += 1
    if it.counts[NODES] >= it.counts[LIMIT] or (it.counts[NODES] & STOP_CHECK_MASK == 0 and it.stop[0]):
        it.counts[STOPPED] = 1
    state, frame, outlook = it.stack[depth], it.frames[depth], it.outlooks[depth]
    if state.phase == OVER:
        return True, _final(box[0], state)
    frame.lower, frame.upper = WORST, -WORST
    recall(it.table, frame, state)
    if frame.lower < frame.wanted <= frame.upper:
        _survey(box, it, depth)
        ahead = margin(box[0], state)
        narrow(box[0], state, it.plans[0], it.rows[depth], outlook, frame, -ahead if state.turn else ahead)
    if frame.lower >= frame.wanted:
        return True, int(frame.lower)
    if frame.upper < frame.wanted:
        return True, int(frame.upper)
    open_node(box[0], state, frame, outlook, it.moves[depth], it.order[depth], it.counts[NODES])
    return False, 0


@compiled
def _final(box: Any, state: Any) -> int:
    """The value of a finished game, for the seat that its state names."""
    value = value_of(margin(box, state), state)
    return -value if state.turn else value
