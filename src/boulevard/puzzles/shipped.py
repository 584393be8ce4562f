"""The puzzles that come with Boulevard: a file beside each game's bots, read when it is first asked for."""

from __future__ import annotations

import gzip
from collections.abc import Mapping, Sequence
from datetime import date
from functools import cache
from pathlib import Path

from boulevard.bots.registry import beside
from boulevard.games import registry as games
from boulevard.puzzles.errors import UnknownPuzzle
from boulevard.puzzles.puzzle import Puzzle

FILE = "puzzles.jsonl.gz"


@cache
def shipped(game: str) -> Sequence[Puzzle]:
    """Return the puzzles of a game in the order of the file; none for a game that has none (`UnknownGame`)."""
    path = beside(game, FILE)
    return read(path) if path else ()


def read(path: Path) -> Sequence[Puzzle]:
    """Return the puzzles of a file, compressed or not (`BadPuzzle`)."""
    with gzip.open(path, "rt", encoding="utf-8") if path.suffix == ".gz" else path.open(encoding="utf-8") as lines:
        return tuple(map(Puzzle.of_line, lines))


def find(identity: str) -> Puzzle:
    """Return the shipped puzzle of this identity, of whichever game (`UnknownPuzzle`)."""
    for game in games.names():
        if found := _by_identity(game).get(identity):
            return found
    raise UnknownPuzzle("unknown-puzzle", identity=identity)


@cache
def _by_identity(game: str) -> Mapping[str, Puzzle]:
    return {it.identity: it for it in shipped(game)}


def of_day(game: str, day: date) -> Puzzle:
    """Return the puzzle of a day, the same for everybody: each in turn (`UnknownPuzzle` for a game that has none)."""
    all_ = shipped(game)
    if not all_:
        raise UnknownPuzzle("unknown-puzzle", identity=game)
    return all_[day.toordinal() % len(all_)]


def near(game: str, rating: float) -> Sequence[Puzzle]:
    """Return the puzzles of a game, those first whose rating is nearest to somebody's."""
    return sorted(shipped(game), key=lambda it: (abs(it.rating - rating), it.identity))
