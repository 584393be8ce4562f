"""Proving many puzzles again, as jobs that any engine can carry out; their grades too."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, ClassVar

from boulevard.arena.engines import Engine
from boulevard.arena.jobs import Line, Tell
from boulevard.errors import BoulevardError
from boulevard.messages import say
from boulevard.puzzles.answering import required
from boulevard.puzzles.grading import graded
from boulevard.puzzles.proving import check, require
from boulevard.puzzles.puzzle import Puzzle


@dataclass(frozen=True)
class Check:
    """A puzzle that is to be proven again."""

    WORK: ClassVar[str] = "boulevard.puzzles.checking:checked"

    id: str
    puzzle: Mapping[str, Any]

    def as_data(self) -> dict[str, Any]:
        """Return it as plain data."""
        return {"id": self.id, "puzzle": dict(self.puzzle)}


def checks(puzzles: Iterable[Puzzle]) -> Sequence[Check]:
    """Return the jobs of some puzzles."""
    return [Check(str(number), it.as_data()) for number, it in enumerate(puzzles)]


def failures(jobs: Sequence[Check], engine: Engine) -> Iterator[str]:
    """Carry jobs out; yield for each what is wrong with its puzzle, or nothing."""
    for line in engine.carry_out(jobs):
        yield line["wrong"]


def checked(data: Mapping[str, Any], progress: Mapping[str, Any], tell: Tell) -> Line:
    """Carry a job out: prove the puzzle, and let the levels try it again."""
    puzzle, wrong = Puzzle.of_data(data["puzzle"]), ""
    try:
        proof = check(puzzle)
        again = graded(puzzle, required(puzzle.game).rating(proof))
        require(puzzle, again == puzzle, "grade")
    except BoulevardError as error:
        wrong = say("cli-wrong", where=puzzle.identity, reason=error)
    return {"job": data["id"], "wrong": wrong}
