"""The solution, step by step, with reasons."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from boulevard.bots.advice import chosen_reasons, spaces_of
from boulevard.bots.adviser import Reason
from boulevard.bots.contract import Sight
from boulevard.bots.registry import adviser
from boulevard.games.contract import Seat
from boulevard.games.game import Game
from boulevard.messages import Said, signed
from boulevard.messages.seats import seat_name
from boulevard.puzzles.answering import Answering, Outcome, required, written
from boulevard.puzzles.errors import PuzzleSolved
from boulevard.puzzles.puzzle import Move, Puzzle


@dataclass(frozen=True)
class Step:
    """A move of a line, and what is to be said of it."""

    seat: Seat
    move: str
    """In notation."""
    phrase: Said
    """In words."""
    spaces: tuple[str, ...]
    """The spaces of the board that it is about."""
    reasons: tuple[Reason, ...]
    """What it does: for the asked seat, also in comparison with what looks best at first sight."""
    is_asked: bool
    """Whether it is one of the moves that the puzzle asks for."""


def theme_names(puzzle: Puzzle) -> tuple[Said, ...]:
    """Return what a puzzle is about, in words."""
    proving = required(puzzle.game)
    return tuple(map(proving.theme, puzzle.themes))


def question(puzzle: Puzzle, left: int) -> Said:
    """Return what is asked of whoever solves a puzzle, while so many moves are still to be found.

    Where everybody has a board of their own, those are the last roads, but in a puzzle from a game that went on.
    """
    if not puzzle.begun().rules.own_boards:
        return Said("puzzle-ask-move", {"seat": seat_name(puzzle.seat), "left": left})
    return Said("puzzle-ask-score", {"left": left}) if puzzle.is_proven else Said("puzzle-ask-card", {})


def outlook(puzzle: Puzzle) -> Said:
    """Return what the solution comes to, in a sentence for whoever solves the puzzle."""
    value = round(puzzle.value)
    if puzzle.begun().rules.own_boards:
        return Said("puzzle-outlook-score", {"score": signed(str(value))})
    sign = "ahead" if value > 0 else "behind" if value < 0 else "level"
    return Said("puzzle-outlook", {"sign": sign, "points": abs(value)})


def solution(puzzle: Puzzle) -> tuple[Step, ...]:
    """Return the whole line of a puzzle."""
    return explained(puzzle, puzzle.begun(), puzzle.line, puzzle.asked)


def refutation(puzzle: Puzzle, moves: Sequence[Move], line: Sequence[Move]) -> tuple[Step, ...]:
    """Return a line that follows some moves, as `Verdict.moves` and `Verdict.refutation` are, step by step."""
    game = puzzle.begun()
    for seat, move in moves:
        game.play(seat, move)
    return explained(puzzle, game, line, 0)


def next_step(puzzle: Puzzle, moves: Sequence[str] = ()) -> Step:
    """Return the next right move after moves of the asked seat that are right so far: for hints (`PuzzleSolved`)."""
    line = Answering(puzzle)
    for move in moves:
        line.play(move)
    if line.verdict.outcome is not Outcome.UNFINISHED:
        raise PuzzleSolved("puzzle-solved")
    return explained(puzzle, line.game, written(line.game, line.expected[:1]), 1)[0]


def explained(puzzle: Puzzle, game: Game, line: Sequence[Move], asked: int) -> tuple[Step, ...]:
    """Return the steps of a line from the present of a game on, so many choices of the asked seat marked."""
    return tuple(_steps(puzzle, game.copy(), line, asked))


def _steps(puzzle: Puzzle, game: Game, line: Sequence[Move], asked: int) -> Iterator[Step]:
    guide = adviser(puzzle.game)
    for seat, move in line:
        sight = Sight(game.rules, game.rules.hide(game.state, seat), seat)
        action = game.rules.read(game.state, seat, move)
        is_choice = seat == puzzle.seat and len(sight.actions) > 1
        other = next((it for it in guide.obvious(sight) if it != action), None) if is_choice else None
        reasons = chosen_reasons(guide, sight, action, other)
        is_asked = is_choice and asked > 0
        asked -= is_asked
        yield Step(seat, move, guide.phrase(sight, action), spaces_of(sight, action), reasons, is_asked)
        game.apply(seat, action)
