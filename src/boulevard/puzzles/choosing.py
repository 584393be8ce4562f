"""Choosing puzzles that differ: of every theme and strength, and long ones as well as short ones."""

from __future__ import annotations

from collections import Counter
from collections.abc import Hashable, Sequence

from boulevard.puzzles.puzzle import Puzzle

BAND = 150
"""Ratings this near count as alike."""
WEAKEST = 3
"""A puzzle that all levels from this one on solve is too cheap."""


def chosen(puzzles: Sequence[Puzzle], count: int) -> list[Puzzle]:
    """Return so many puzzles, one after the other the one that is least like those before it, in a mixed order.

    The same puzzles give the same choice, in whatever order they are given.
    """
    left = {
        it.identity: it for it in sorted(puzzles, key=lambda it: it.identity) if max(it.missed_by, default=0) >= WEAKEST
    }
    seen, found = Counter[Hashable](), list[Puzzle]()
    while left and len(found) < count:
        best = max(left.values(), key=lambda it: _novelty(it, seen))
        found.append(left.pop(best.identity))
        seen.update(_traits(best))
    return sorted(found, key=lambda it: it.identity)


def _traits(puzzle: Puzzle) -> list[Hashable]:
    """What puzzles can have in common."""
    return [*puzzle.themes, ("rating", puzzle.rating // BAND), ("asked", puzzle.asked), ("length", len(puzzle.line))]


def _novelty(puzzle: Puzzle, seen: Counter[Hashable]) -> float:
    """How little of what a puzzle is there was before, on average."""
    traits = _traits(puzzle)
    return sum(1 / (1 + seen[it]) for it in traits) / len(traits)
