"""Monte Carlo tree search for Paris, inside compiled code.

A node is what the seat to act there knows in common with the bot's seat: the open position, and the tile in its
hand. Each simulation draws the hidden tiles anew, goes down the tree, opens a node, plays on to the end, and takes
the outcome back up. Chance and hidden hands need no nodes of their own: the position that is reached after them is
looked up by its key, which also joins lines that lead to the same position.

The best moves by `policy` come first, and a node looks at the more of them the more often it is visited (progressive
widening). How a move did whenever its seat played it later on (all moves as first) counts until it has been tried
often enough itself.
"""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from boulevard.bots.paris.playouts import quick_move
from boulevard.bots.paris.policy import Weights, judge, lights
from boulevard.bots.paris.tree_keys import move_key, position_key
from boulevard.bots.paris.value import Network, evaluate
from boulevard.games.kernels.arrays import Numbers
from boulevard.games.kernels.compiled import compiled, kernel
from boulevard.games.paris.components import Box
from boulevard.games.paris.play.engine import sample_each
from boulevard.games.paris.play.rules import apply_action, legal_actions
from boulevard.games.paris.play.scoring import COLUMNS, TIE_BREAK, TOTAL, score
from boulevard.games.paris.play.state import LAYING, OVER, States

NODE = np.dtype(
    [
        ("key", "u8"),
        ("first", "i4"),
        ("edges", "i4"),
        ("visits", "i4"),
        ("seat", "i2"),
        ("early", "?"),
        ("reward", "f8"),
    ],
    align=True,
)

EDGE = np.dtype(
    [
        ("action", "i4"),
        ("move", "i4"),  # its number as a move that may come later
        ("visits", "i4"),
        ("later", "i4"),  # simulations in which its seat played it here or later
        ("reward", "f4"),  # mean, for the seat that acts
        ("later_reward", "f4"),
        ("margin", "f4"),  # mean of points ahead in the end
        ("prior", "f4"),  # from 0 to 1, by its looks
    ],
    align=True,
)

PARAMETERS = np.dtype(
    [
        ("exploration", "f8"),
        ("early_exploration", "f8"),  # in phase 1
        ("bias", "f8"),  # weight of the prior, fading with the visits of a move
        ("later", "f8"),  # visits after which a move's own record counts as much as all moves as first; 0: not used
        ("width", "f8"),  # moves looked at: width × visits ** growth; 0: all
        ("growth", "f8"),
        ("kept", "i8"),  # moves that a node keeps at most; 0: all
        ("least_visits", "i8"),  # visits of a move before the position after it gets a node
        ("laying", "i8"),  # moves of which playouts take the best, in phase 1
        ("building", "i8"),  # and in phase 2
        ("foresight", "?"),  # in phase 1 the network judges instead of playouts
        ("scale", "f8"),  # points ahead that are nearly a win
        ("softness", "f8"),  # by how much worse a move must look for a prior smaller by the factor e
    ],
    align=True,
)

DEEPEST = 64
SURE = 4
"""Visits from which on a move is part of a line."""
DONE, NODES, EDGES, DEPTH = range(4)
"""Places in `Tree.used`."""


class Tree(NamedTuple):
    """All that a search works with, and leaves for the next simulations."""

    knobs: NDArray[Any]
    weight: Weights
    net: Network
    nodes: NDArray[Any]
    edges: NDArray[Any]
    slots: NDArray[np.int32]
    """Nodes by key, -1 where there is none."""
    stamps: NDArray[np.int32]
    """By seat and move, the last simulation in which it was played."""
    used: NDArray[np.int64]
    """Simulations done, nodes and edges used, and the longest line."""
    streams: NDArray[np.uint64]
    totals: NDArray[np.float64]
    """Both seats' scores, summed up."""
    actions: Numbers
    """Room for the legal ones."""
    looks: NDArray[np.float64]
    """Room for how they look."""
    room: NDArray[np.float32]
    """Room for the network."""
    scores: NDArray[np.float64]
    """Both seats' scores at the end of this simulation."""


@compiled
def _find(tree: Tree, key: np.uint64) -> int:
    """The slot of a key: its node's, or the empty one where it belongs."""
    last = len(tree.slots) - 1
    slot = np.int64(key & np.uint64(last))
    while tree.slots[slot] >= 0 and tree.nodes[tree.slots[slot]].key != key:
        slot = (slot + 1) & last
    return slot  # type: ignore[return-value]


@kernel
def search(box: Box, root: States, count: int, tree: Tree) -> None:
    """Run simulations from a state as far as its seat knows it."""
    work = root.copy()
    start, words = root.view(np.uint64), work.view(np.uint64)
    sheet = np.zeros((2, COLUMNS), np.int32)
    path = np.empty((DEEPEST, 2), np.int64)
    for _ in range(count):
        words[:] = start
        sample_each(work, tree.streams)
        tree.used[DONE] += 1
        depth = _descend(box[0], work[0], tree, path)
        if tree.knobs[0].foresight and not (work[0].occupied or work[0].phase == OVER or work[0].activated.any()):
            evaluate(box[0], work[0], tree.net, tree.room, tree.scores)
            margin = tree.scores[0] - tree.scores[1]
        else:
            margin = _play_out(box[0], work[0], tree, sheet)
        _take_back(margin, tree, path[:depth])
        for seat in range(2):
            tree.totals[seat] += tree.scores[seat]


@compiled
def _descend(box: Any, state: Any, tree: Tree, path: NDArray[np.int64]) -> int:
    """Go down the tree and give the position at its end a node where it is time; return how many moves were made."""
    depth = 0
    ripe = True
    while state.phase != OVER and depth < DEEPEST:
        key = position_key(state)
        slot = _find(tree, key)
        if tree.slots[slot] < 0 and not (ripe and _open(box, state, tree, slot, key)):
            break
        node = tree.slots[slot]
        edge = _select(tree, tree.nodes[node])
        path[depth, 0], path[depth, 1] = node, edge
        depth += 1
        it = tree.edges[edge]
        ripe = it.visits >= tree.knobs[0].least_visits
        tree.stamps[state.turn, it.move] = tree.used[DONE]
        apply_action(box, state, it.action)
    tree.used[DEPTH] = max(tree.used[DEPTH], depth)
    return depth


@compiled
def _open(box: Any, state: Any, tree: Tree, slot: int, key: np.uint64) -> bool:
    """Make a node with its edges, what looks best first; false if there is no room."""
    knobs = tree.knobs[0]
    legal = legal_actions(box, state, tree.actions)
    kept = min(legal, knobs.kept) if knobs.kept > 0 else legal
    number, first = tree.used[NODES], tree.used[EDGES]
    if number == len(tree.nodes) or first + kept > len(tree.edges):
        return False
    tree.used[NODES] += 1
    tree.used[EDGES] += kept
    tree.slots[slot] = number
    node = tree.nodes[number]
    node.key, node.first, node.edges, node.visits = key, first, kept, 0
    node.seat, node.early = state.turn, state.phase == LAYING
    node.reward = 0.5
    looks = tree.looks[:legal]
    looks[:] = 0.0
    if knobs.bias > 0 or knobs.width > 0:
        where = lights(box, state)
        for place in range(legal):
            looks[place] = -judge(box, state, where, tree.weight, tree.actions[place])
    order = np.argsort(looks)
    for place in range(kept):
        action = tree.actions[order[place]]
        edge = tree.edges[first + place]
        edge.action, edge.move = action, move_key(state, action)
        edge.visits = edge.later = 0
        edge.reward = edge.later_reward = edge.margin = 0.0
        edge.prior = np.exp((looks[order[0]] - looks[order[place]]) / knobs.softness)
    return True


@compiled
def _looked_at(knobs: Any, node: Any) -> int:
    """How many of its moves a node looks at by now."""
    if knobs.width == 0:
        return int(node.edges)
    return min(int(node.edges), 1 + int(knobs.width * (node.visits + 1.0) ** knobs.growth))


@compiled
def _select(tree: Tree, node: Any) -> int:
    """The edge to follow: what has done well, is likely to, or has hardly been tried."""
    knobs = tree.knobs[0]
    best, most = int(node.first), -1.0e9
    explore = knobs.early_exploration if node.early else knobs.exploration
    explore *= np.sqrt(np.log(node.visits + 1.0))
    for number in range(node.first, node.first + _looked_at(knobs, node)):
        edge = tree.edges[number]
        if edge.visits == 0 and knobs.bias == 0:
            return number
        trust = 1.0
        if knobs.later > 0:
            trust -= edge.later / (edge.later + edge.visits + edge.later * edge.visits / knobs.later + 1.0e-9)
        known = edge.reward if edge.visits > 0 else node.reward
        value = trust * known + (1.0 - trust) * edge.later_reward
        value += explore / np.sqrt(edge.visits + 1.0) + knobs.bias * edge.prior / (edge.visits + 1.0)
        if value > most:
            best, most = number, value
    return best


@compiled
def _play_out(box: Any, state: Any, tree: Tree, sheet: Numbers) -> float:
    """Play to the end in a hurry, and count; return orange's points ahead, and a bit for a tie that is broken."""
    _play_on(box, state, tree)
    score(box, state, sheet)
    for seat in range(2):
        tree.scores[seat] = sheet[seat, TOTAL]
    if sheet[0, TOTAL] == sheet[1, TOTAL]:
        return float(0.5 * np.sign(sheet[0, TIE_BREAK] - sheet[1, TIE_BREAK]))
    return float(sheet[0, TOTAL] - sheet[1, TOTAL])


@compiled
def _play_on(box: Any, state: Any, tree: Tree) -> None:
    """Make moves in a hurry, noting who played what."""
    knobs = tree.knobs[0]
    stream = tree.streams[0]
    while state.phase != OVER:
        legal = legal_actions(box, state, tree.actions)
        tries = knobs.laying if state.phase == LAYING else knobs.building
        stream, action = quick_move(box, state, legal, tree.actions, tree.weight, tries, stream)
        tree.stamps[state.turn, move_key(state, action)] = tree.used[DONE]
        apply_action(box, state, action)
    tree.streams[0] = stream


@compiled
def _take_back(margin: float, tree: Tree, path: NDArray[np.int64]) -> None:
    """Tell every node of the path how it went, for the seat that acted there."""
    knobs = tree.knobs[0]
    for step in range(len(path)):
        node, edge = tree.nodes[path[step, 0]], tree.edges[path[step, 1]]
        ahead = margin if node.seat == 0 else -margin
        reward = 1.0 / (1.0 + np.exp(-ahead / knobs.scale))
        node.visits += 1
        node.reward += (reward - node.reward) / node.visits
        edge.visits += 1
        edge.reward += (reward - edge.reward) / edge.visits
        edge.margin += (ahead - edge.margin) / edge.visits
        if knobs.later > 0:
            _note_later(tree, node, reward)


@compiled
def _note_later(tree: Tree, node: Any, reward: float) -> None:
    """Credit every move of a node that its seat played in this simulation, at whatever time."""
    for number in range(node.first, node.first + _looked_at(tree.knobs[0], node)):
        edge = tree.edges[number]
        if tree.stamps[node.seat, edge.move] == tree.used[DONE]:
            edge.later += 1
            edge.later_reward += (reward - edge.later_reward) / edge.later


@kernel
def follow(box: Box, root: States, tree: Tree, line: Numbers) -> int:
    """Write the moves that were looked at most, one after the other; return how many there are.

    The line ends where the next hand is unknown, or where the search has hardly been.
    """
    state, length = root.copy(), 0
    while state[0].phase != OVER and length < len(line):
        slot = _find(tree, position_key(state[0]))
        if tree.slots[slot] < 0:
            break
        node = tree.nodes[tree.slots[slot]]
        best = node.first
        for number in range(node.first, node.first + node.edges):
            if tree.edges[number].visits > tree.edges[best].visits:
                best = number
        if tree.edges[best].visits < SURE:
            break
        line[length] = tree.edges[best].action
        length += 1
        apply_action(box[0], state[0], tree.edges[best].action)
    return length
