"""Answers: whether moves are right, and if not, what refutes them.

As long as the best can still be reached, moves are right; the first after which it can't is wrong. What is wrong is
found out by solving the position after it, within a number of positions looked at: the same on every machine, and less
than a second of work.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum

from boulevard.bots.prover import Outlook, Prover
from boulevard.bots.registry import prover
from boulevard.games.contract import Rules, Seat, States
from boulevard.games.game import Game
from boulevard.games.kernels.states import copied
from boulevard.puzzles.errors import NoPuzzles, PuzzleSolved
from boulevard.puzzles.puzzle import Move, Puzzle

LIMIT = 300_000
"""Positions that are looked at to refute a move."""


class Outcome(StrEnum):
    """What moves come to."""

    RIGHT = "right"
    """All that was asked for has been found."""
    WRONG = "wrong"
    """The last move gives points away."""
    UNFINISHED = "unfinished"
    """All moves are right so far."""


@dataclass(frozen=True)
class Verdict:
    """What there is to say about some moves."""

    outcome: Outcome
    moves: tuple[Move, ...]
    """All that was played, in canonical notation: the seat's moves, the replies, and what was forced between them."""
    lost: float = 0.0
    """Points that the wrong move gives away, at least."""
    is_exact: bool = True
    """Whether these are all that it gives away."""
    refutation: tuple[Move, ...] = ()
    """What follows the wrong move, as best as both can; empty if it could not be found in time."""

    def shown(self, puzzle: Puzzle) -> Game:
        """Return the game after all that was played."""
        return played(puzzle, self.moves)


def played(puzzle: Puzzle, moves: Sequence[Move]) -> Game:
    """Return the game of a puzzle after some moves of all seats."""
    game = puzzle.begun()
    for seat, move in moves:
        game.play(seat, move)
    return game


def answer(puzzle: Puzzle, moves: Sequence[str], limit: int = LIMIT) -> Verdict:
    """Judge the moves that the asked seat makes, in any notation; the others' replies are played for it.

    Of several, all but the last must be right: what follows a wrong one is not looked at. A move that is not legal is
    refused (`IllegalMove`, `BadNotation`), and so is one after the last that is asked for (`PuzzleSolved`).
    """
    line = Answering(puzzle, limit)
    for move in moves:
        if line.verdict.outcome is Outcome.WRONG:
            break
        line.play(move)
    return line.verdict


class Answering:
    """A puzzle that is being answered, move by move."""

    def __init__(self, puzzle: Puzzle, limit: int = LIMIT) -> None:
        self.puzzle = puzzle
        self.game = puzzle.begun()
        self.expected: tuple[int, ...] = _actions(self.game, puzzle.line)
        """Best play from here on."""
        self._limit = limit
        self._found = 0
        self.verdict = Verdict(Outcome.UNFINISHED, ())

    def play(self, move: str) -> None:
        """Make a move of the asked seat."""
        if self.verdict.outcome is Outcome.RIGHT:
            raise PuzzleSolved("puzzle-solved")
        self.game.play(self.puzzle.seat, move)
        action = self.game.history[-1].action
        if self.expected[:1] == (action,):
            self.expected = self.expected[1:]
        elif not self._is_as_good():
            return
        self._found += 1
        self._reply()
        self.verdict = Verdict(self._outcome(), self._moves)

    def _outcome(self) -> Outcome:
        done = self._found == self.puzzle.asked or self.game.over
        return Outcome.RIGHT if done else Outcome.UNFINISHED

    def _is_as_good(self) -> bool:
        """Whether a move that was not expected keeps what was to be had; expect what follows then, or refute it."""
        if self.puzzle.is_proven:
            found = required(self.puzzle.game).outlook(self.game.rules, self.game.state, self.puzzle.seat, self._limit)
            if found is not None and found.value == self.puzzle.value:
                self.expected = found.line
                return True
            self.verdict = self._refuted(found)
        else:
            self.verdict = self._refuted_by_opinion()
        return False

    def _refuted(self, found: Outlook | None) -> Verdict:
        if found is None:
            return Verdict(Outcome.WRONG, self._moves, self.puzzle.gap, is_exact=False)
        line = _written(self.game.rules, self.game.state, found.line)
        return Verdict(Outcome.WRONG, self._moves, self.puzzle.value - found.value, refutation=line)

    def _refuted_by_opinion(self) -> Verdict:
        for it in self.puzzle.known:
            if it.move == self._moves[-1][1]:
                return Verdict(Outcome.WRONG, self._moves, it.lost, is_exact=False, refutation=it.line[1:])
        return Verdict(Outcome.WRONG, self._moves, self.puzzle.gap, is_exact=False)

    def _reply(self) -> None:
        """Make the expected moves until the asked seat has a choice again."""
        while self._found < self.puzzle.asked and self.expected and not self.game.over:
            (seat, *_) = self.game.turn
            if seat == self.puzzle.seat and len(self.game.actions(seat)) > 1:
                return
            self.game.apply(seat, self.expected[0])
            self.expected = self.expected[1:]

    @property
    def _moves(self) -> tuple[Move, ...]:
        return tuple(self.game.moves)


def required(game: str) -> Prover:
    """Return what proves puzzles of a game (`NoPuzzles`)."""
    found = prover(game)
    if found is None:
        raise NoPuzzles("no-puzzles", game=game)
    return found


def _actions(begun: Game, line: Sequence[Move]) -> tuple[int, ...]:
    """A line as numbers."""
    rules, state, found = begun.rules, copied(begun.state), list[int]()
    for seat, move in line:
        found.append(rules.read(state, seat, move))
        rules.carry_out(state, seat, found[-1])
    return tuple(found)


def _written(rules: Rules, state: States, line: Sequence[int]) -> tuple[Move, ...]:
    """A line in notation."""
    state, found = copied(state), list[Move]()
    for action in line:
        seat: Seat = rules.turn(state)[0]
        found.append((seat, rules.write(state, seat, action)))
        rules.carry_out(state, seat, action)
    return tuple(found)


def written(game: Game, line: Sequence[int]) -> tuple[Move, ...]:
    """Return a line of actions from a game's present on, in notation."""
    return _written(game.rules, game.state, line)
