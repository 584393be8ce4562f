"""Proving: from a position alone to a puzzle, or to the reason why it is none."""

from __future__ import annotations

from boulevard.bots.contract import Sight
from boulevard.bots.prover import Proof, Prover
from boulevard.bots.registry import prepare
from boulevard.puzzles.answering import required, written
from boulevard.puzzles.errors import NotProven
from boulevard.puzzles.puzzle import Puzzle


def proof_of(puzzle: Puzzle) -> Proof | None:
    """Prove the position of a puzzle from scratch; whatever else the puzzle says is not looked at."""
    game = puzzle.begun()
    return required(puzzle.game).proof(game.rules, game.state, puzzle.seat, required(puzzle.game).limit)


def is_puzzle(prover: Prover, sight: Sight, proof: Proof) -> bool:
    """Whether a proven position makes a puzzle."""
    one = sight.rules.own_boards or len(proof.best) == 1
    return one and proof.gap >= prover.gap and not prover.is_cheap(sight, proof)


def check(puzzle: Puzzle) -> Proof:
    """Prove a puzzle anew, independently of what it says, and compare all that it says (`NotProven`).

    Its value, what other moves lead to, how many moves it asks for, that its line is best play to the end, that it is
    no cheap one, and its themes.
    """
    prepare(puzzle.game)
    prover, game = required(puzzle.game), puzzle.begun()
    proof = prover.proof(game.rules, game.state, puzzle.seat, prover.limit)
    require(puzzle, proof is not None and puzzle.is_proven, "position")
    assert proof is not None
    require(puzzle, game.turn[0] == puzzle.seat, "seat")
    require(puzzle, is_puzzle(prover, Sight(game.rules, game.state, puzzle.seat), proof), "cheap")
    require(puzzle, (puzzle.value, puzzle.second, puzzle.asked) == (proof.value, proof.second, proof.asked), "value")
    require(puzzle, puzzle.line == written(game, proof.line) and _end(puzzle) == proof.value, "line")
    require(puzzle, puzzle.themes == prover.themes(game.rules, game.state, puzzle.seat, proof), "themes")
    return proof


def require(puzzle: Puzzle, holds: bool, what: str) -> None:
    """Refuse a puzzle of which something does not hold (`NotProven`)."""
    if not holds:
        raise NotProven("puzzle-not-proven", identity=puzzle.identity, what=what)


def _end(puzzle: Puzzle) -> int | None:
    """What the line of a puzzle comes to, by the rules; none if it does not reach the end."""
    game = puzzle.begun()
    for seat, move in puzzle.line:
        game.play(seat, move)
    if not game.over:
        return None
    scores, own = game.rules.scores(game.state)[0].tolist(), game.rules.number(puzzle.seat)
    others = [points for number, points in enumerate(scores) if number != own]
    return int(scores[own]) if game.rules.own_boards else int(scores[own] - max(others, default=0))
