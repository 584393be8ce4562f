"""The tree of an analysis: a game that was begun somehow, and the moves that were tried from each of its positions."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any

from boulevard.errors import BadAnalysis, UnknownNode
from boulevard.games.beginning import of_position
from boulevard.games.contract import Seat
from boulevard.games.game import Game
from boulevard.games.positions import WrittenPosition, named
from boulevard.games.registry import rules

ROOT = 0
"""The node of the position that an analysis begins with."""
MOST_NODES = 1000
LARGEST_NUMBER = 1_000_000
"""Of a node."""
LONGEST_COMMENT = 2000
LONGEST_NAME = 100
"""Of a player."""
LONGEST_LINE = 12
"""Moves of an evaluation's line that are kept."""

Line = tuple[tuple[Seat, str], ...]
"""Moves in notation, each with the seat that makes it."""


@dataclass(frozen=True)
class Evaluation:
    """What a bot thinks of a position: of the best move there, for the seat that is to act."""

    seat: Seat
    value: float
    """The seat's final score where each has a board of its own, else its margin."""
    chance: float | None
    """To win; none for somebody who plays alone."""
    proven: bool
    simulations: int
    is_open: bool
    """Whether the bot knew everything, or only what the seat knows."""
    line: Line
    """The best move, and those that are expected after it."""


@dataclass
class Node:
    """A position of the tree: the move that led there, and what is said of it."""

    id: int
    parent: int | None = None
    seat: Seat | None = None
    move: str = ""
    comment: str = ""
    evaluation: Evaluation | None = None
    children: list[int] = field(default_factory=list)
    """The first of them is the main line."""


class Analysis:
    """A tree of variations. Nodes keep their numbers, whatever happens to others."""

    def __init__(self, first: Game, position: Mapping[str, Any] | None = None, seed: int = 0) -> None:
        self.first = first
        """The game before the first move of the tree."""
        self.position = position
        """The position that it began with, if parts of it are unknown: they were filled by chance, from the seed."""
        self.seed = seed
        self.nodes: dict[int, Node] = {ROOT: Node(ROOT)}
        self.next = ROOT + 1
        """The number of the next node: one that was deleted leaves its own to nobody."""
        self.players: Mapping[str, str] = {}
        """The names of those who played the game, by their seats, as far as they are known."""

    @classmethod
    def of_position(cls, position: WrittenPosition, seed: int = 0) -> Analysis:
        """An analysis that begins with a position; what is unknown is filled by chance (`BadPosition`)."""
        kind, state = rules(named(position)).from_position(position)
        first = of_position(position, seed)
        return cls(first, kind.position_data(state), seed) if kind.unknown(state) else cls(first)

    @classmethod
    def of_game(cls, game: Game) -> Analysis:
        """An analysis of a game that was played, its moves the main line (`BadAnalysis` if they are too many)."""
        first = game.copy()
        first.undo(len(game.history))
        analysis, at = cls(first), ROOT
        for seat, move in game.moves:
            at = analysis._grown(at, seat, move)
        return analysis

    def node(self, number: int) -> Node:
        """A node (`UnknownNode`)."""
        if number not in self.nodes:
            raise UnknownNode("analysis-no-node", number=number)
        return self.nodes[number]

    def path(self, number: int) -> list[Node]:
        """The nodes from the first move to one; none for the root."""
        found, at = [], self.node(number)
        while at.parent is not None:
            found.append(at)
            at = self.nodes[at.parent]
        return found[::-1]

    def game_at(self, number: int) -> Game:
        """The game at a node, which goes its own way from there."""
        game = self.first.copy()
        for node in self.path(number):
            assert node.seat is not None
            game.play(node.seat, node.move)
        return game

    def walk(self, number: int = ROOT) -> Iterator[Node]:
        """A node and all below it, each before its children, the main line first."""
        waiting = [self.node(number)]
        while waiting:
            node = waiting.pop()
            yield node
            waiting += [self.nodes[child] for child in reversed(node.children)]

    def main_line_end(self, number: int = ROOT) -> int:
        """The last node of the main line from a node on."""
        node = self.node(number)
        while node.children:
            node = self.nodes[node.children[0]]
        return node.id

    def add(self, number: int, seat: Seat, move: str) -> int:
        """Try a move at a node: return its child, which may have been there (`IllegalMove`, `BadNotation`)."""
        game = self.game_at(number)
        meant = game.meant(seat, move)
        return self._grown(number, game.seats[game.rules.number(seat)], meant)

    def add_line(self, number: int, line: Line) -> int:
        """Try several moves, one after the other; return the last node. If one can't be played, none is kept."""
        game, moves = self.game_at(number), []
        for seat, move in line:
            moves.append((game.seats[game.rules.number(seat)], game.play(seat, move)))
        for seat, move in moves:
            number = self._grown(number, seat, move)
        return number

    def _grown(self, number: int, seat: Seat, move: str) -> int:
        """The child of a node by a legal move in canonical notation."""
        parent = self.node(number)
        for child in (self.nodes[it] for it in parent.children):
            if (child.seat, child.move) == (seat, move):
                return child.id
        if len(self.nodes) >= MOST_NODES:
            raise BadAnalysis("analysis-too-many", where="nodes", most=MOST_NODES)
        if self.next > LARGEST_NUMBER:
            raise BadAnalysis("analysis-full", where="nodes")
        new = Node(self.next, number, seat, move)
        self.next += 1
        self.nodes[new.id] = new
        parent.children.append(new.id)
        return new.id

    def delete(self, number: int) -> int:
        """Delete a node and all below it; return the node before it (`BadAnalysis` for the root)."""
        node = self.node(number)
        if node.parent is None:
            raise BadAnalysis("analysis-delete-root", where="nodes")
        gone = [it.id for it in self.walk(number)]
        self.nodes[node.parent].children.remove(number)
        for it in gone:
            del self.nodes[it]
        return node.parent

    def branch(self, number: int) -> Node | None:
        """The first node of the variation that a node belongs to; none on the main line."""
        for node in reversed(self.path(number)):
            assert node.parent is not None
            if self.nodes[node.parent].children[0] != node.id:
                return node
        return None

    def promote(self, number: int) -> None:
        """Make the variation that a node belongs to the main line of where it branches off."""
        if (node := self.branch(number)) is not None:
            assert node.parent is not None
            children = self.nodes[node.parent].children
            children.remove(node.id)
            children.insert(0, node.id)

    def comment(self, number: int, text: str) -> None:
        """Say something about a position (`BadAnalysis` if it is too long)."""
        said = text.replace("\r\n", "\n").strip()
        if len(said) > LONGEST_COMMENT:
            raise BadAnalysis("analysis-long-comment", where=f"nodes[{number}].comment", most=LONGEST_COMMENT)
        self.node(number).comment = said

    def evaluate(self, number: int, evaluation: Evaluation) -> None:
        """Keep what a bot thinks of a position."""
        self.node(number).evaluation = evaluation
