"""Grade the puzzles of a game anew, after a change of its levels: `python -m tools.grade_puzzles paris`.

What is proven stays as it is; `missed_by` and `rating` are written anew. `boulevard puzzles check` then agrees.
"""

from __future__ import annotations

import argparse
import gzip
import sys
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path

from rich.console import Console
from rich.progress import track

from boulevard.bots.registry import beside, prepare
from boulevard.puzzles import Puzzle, shipped
from boulevard.puzzles.answering import required
from boulevard.puzzles.grading import graded
from boulevard.puzzles.proving import proof_of
from boulevard.puzzles.shipped import FILE


def anew(puzzle: Puzzle) -> Puzzle:
    """A puzzle with the grade that it has by now."""
    proof = proof_of(puzzle)
    assert proof is not None, puzzle.identity
    return graded(puzzle, required(puzzle.game).rating(proof))


def write(puzzles: Sequence[Puzzle], path: Path) -> None:
    """Write puzzles to a file that is the same whenever it is written."""
    text = "".join(f"{puzzle.as_line()}\n" for puzzle in puzzles)
    path.write_bytes(gzip.compress(text.encode(), mtime=0))


def main() -> None:
    """Grade, on all cores, and say what has changed."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    chosen = parser.parse_args()
    path = beside(chosen.game, FILE)
    if path is None:
        sys.exit(f"There are no puzzles of {chosen.game}.")
    prepare(chosen.game)
    before = shipped(chosen.game)
    with ProcessPoolExecutor() as pool:
        after = list(track(pool.map(anew, before), total=len(before), console=Console(stderr=True)))
    write(after, path)
    changed = sum(old != new for old, new in zip(before, after, strict=True))
    print(f"{changed} of {len(before)} grades have changed.")


if __name__ == "__main__":
    main()
