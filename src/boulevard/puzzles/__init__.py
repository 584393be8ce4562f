"""Puzzles: positions with a best move to be found, proven, graded, and answered (docs/puzzles.md).

What faces need is here. `shipped`, `find`, `of_day`, `near` and `personal` give puzzles; `question` asks; `answer`
judges moves; `solution`, `outlook`, `refutation` and `next_step` explain. `check` proves one anew;
making.py finds more.
"""

from boulevard.puzzles.answering import Answering, Outcome, Verdict, answer, played
from boulevard.puzzles.errors import BadPuzzle, NoPuzzles, NotProven, PuzzleSolved, UnknownPuzzle
from boulevard.puzzles.personal import personal
from boulevard.puzzles.proving import check
from boulevard.puzzles.puzzle import Known, Move, Puzzle
from boulevard.puzzles.shipped import find, near, of_day, shipped
from boulevard.puzzles.solution import Step, next_step, outlook, question, refutation, solution, theme_names

__all__ = [
    "Answering",
    "BadPuzzle",
    "Known",
    "Move",
    "NoPuzzles",
    "NotProven",
    "Outcome",
    "Puzzle",
    "PuzzleSolved",
    "Step",
    "UnknownPuzzle",
    "Verdict",
    "answer",
    "check",
    "find",
    "near",
    "next_step",
    "of_day",
    "outlook",
    "personal",
    "played",
    "question",
    "refutation",
    "shipped",
    "solution",
    "theme_names",
]
