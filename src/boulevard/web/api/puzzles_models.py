"""What programs send and get of puzzles."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import BaseModel, Field, StringConstraints

from boulevard.games.contract import Seat
from boulevard.web.api.played_models import Moment, RatingGiven
from boulevard.web.tables import models

Line = Annotated[
    list[Annotated[str, StringConstraints(min_length=1, max_length=200)]],
    Field(max_length=20, description="All your moves so far, in notation: the replies are made for you."),
]


class MovesSent(models.Sent):
    """Your moves at a puzzle."""

    moves: Annotated[Line, Field(min_length=1)]


class HintSent(models.Sent):
    """Your right moves so far, and how much you want to be told."""

    moves: Line = Field(default_factory=list)
    level: Annotated[
        int, Field(ge=1, le=3, description="1: what it is about; 2: how the next move begins; 3: the move.")
    ] = 1


class MoveMade(BaseModel):
    """A move of a seat, in notation."""

    seat: Seat
    move: str


class LineStepGiven(MoveMade):
    """A move of a line, and why it is made."""

    words: str
    good: list[str] = Field(description="What speaks for it.")
    bad: list[str] = Field(description="What speaks against it.")
    asked: bool = Field(description="Whether it is one of the moves that the puzzle asks for.")


class PuzzleAttemptGiven(BaseModel):
    """Your attempt at a puzzle."""

    outcome: Literal["", "solved", "failed"] = Field(
        description="What came of the first attempt: `failed` by a wrong move, a hint or the solution; nothing yet, "
        "if it is empty."
    )
    open: bool = Field(description="Whether you may see the solution: you found it at last, or gave up.")
    tried: list[str]
    settled: Moment | None
    gain: float | None = Field(description="By how much your rating changed, if the puzzle counts.")


class PuzzleGiven(BaseModel):
    """A puzzle, without its solution."""

    puzzle: str = Field(description="Its name.")
    game: str
    position: str
    seat: Seat = Field(description="Who is to move, and asked: that is you.")
    asked: int = Field(description="How many of your moves are asked for.")
    coming: list[str] = Field(description="Cards of Avenue that lie open beyond the one that is turned up: `3y`, `5g`.")
    proven: bool = Field(description="Whether the solution is proven; else it is a strong bot's opinion.")
    rating: int = Field(description="How hard it is, on the scale of the bots; 0 of one from your own games.")
    attempt: PuzzleAttemptGiven | None


class AnswerGiven(BaseModel):
    """What your moves come to."""

    outcome: Literal["right", "wrong", "unfinished"]
    moves: list[MoveMade] = Field(description="All that was played, with the replies.")
    lost: float = Field(description="Points that the last move gives away, if it is wrong.")
    exact: bool = Field(description="Whether these are all that it gives away.")
    refutation: list[LineStepGiven] = Field(description="What follows a wrong move, as best as all can.")
    attempt: PuzzleAttemptGiven


class PuzzleHintGiven(BaseModel):
    """Something about the next move."""

    level: int
    words: str
    attempt: PuzzleAttemptGiven


class SolutionGiven(BaseModel):
    """The solution, step by step."""

    steps: list[LineStepGiven]
    value: float = Field(description="What it leads to: where each has a board of its own, the score, else the margin.")


class PuzzlesOfGameGiven(BaseModel):
    """How you stand with the puzzles of a game."""

    game: str
    today: PuzzleGiven
    rating: RatingGiven | None
    tried: int = Field(description="Puzzles that counted.")
    solved: int = Field(description="Of these, solved at the first go.")
    themes: list[str] = Field(description="What there are puzzles about.")


class MistakeGiven(BaseModel):
    """A puzzle from one of your own games."""

    puzzle: str
    game: str
    table: str
    ended: Moment
    lost: float = Field(description="Points that your move gave away.")
    solved: bool | None = Field(description="Whether you have solved it at the first go; nothing yet, if null.")


class PuzzlesGiven(BaseModel):
    """The puzzles of the day, and how you stand with all puzzles."""

    day: str
    games: list[PuzzlesOfGameGiven]
    streak: int = Field(description="Days in a row on which you tried a puzzle of the day.")
    best_streak: int
    own: list[MistakeGiven]
