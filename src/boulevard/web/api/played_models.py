"""What programs get of what people have played and how strong they are."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import BaseModel, Field

from boulevard.games.contract import Seat
from boulevard.web.tables.results import Unrated

Against = Literal["people", "bots", "solo", "shared"]
Outcome = Literal["win", "loss", "draw", "solo", "left", "none"]
Uncounted = Unrated | Literal["unplaced", "often", "bot"]
Moment = Annotated[float, Field(description="In seconds since 1970 by the server.")]


class RivalGiven(BaseModel):
    """One of the others at a table."""

    seat: Seat
    name: str = Field(description="The name they gave, or that of the bot; nothing, if there is none to show.")
    level: int | None = Field(description="The bot's, for a bot.")
    points: int | None


class GamePlayedGiven(BaseModel):
    """One of your games."""

    table: str
    token: str = Field(description="The token of your seat, or of those that you share a device for.")
    game: str
    status: Literal["waiting", "playing", "over"]
    aside: bool = Field(default=False, description="Whether it was set aside: nobody came back for a long time.")
    yours: bool = Field(default=False, description="Whether it is your turn.")
    against: Against = Field(description="Whom you play: other people, bots only, nobody, or people at your device.")
    rivals: list[RivalGiven]
    touched: Moment
    ended: Moment | None
    outcome: Outcome | None = Field(
        default=None,
        description="Yours, a moment after the end: `solo` of a game for one, `left` of one that you gave up, "
        "`none` of one that nobody came back to.",
    )
    points: int | None = None
    gain: float | None = Field(default=None, description="By how much your rating changed, if it did.")
    uncounted: Uncounted | None = Field(
        default=None, description="Why the game does not count for ratings, once that is known."
    )


class GamesPlayedGiven(BaseModel):
    """Some of your games: first those without a result, then those with one, each the last first."""

    games: list[GamePlayedGiven]
    more: bool = Field(description="Whether the next page has any.")


class RatingGiven(BaseModel):
    """How strong somebody is, on the scale of the bots."""

    mean: float
    margin: float = Field(description="The truth is no further away than this in 95 of 100 cases.")
    provisional: bool = Field(description="Whether it says little yet: games with people don't count until then.")


class StepGiven(RatingGiven):
    """A rating after a game that counted."""

    ended: Moment
    gain: float


class RatingHistoryGiven(BaseModel):
    """A rating for a game, and how it came about."""

    game: str
    rating: RatingGiven
    history: list[StepGiven] = Field(description="After each of the last hundred games that counted, the oldest first.")


class TallyGiven(BaseModel):
    """What games of a kind came to."""

    against: Against
    level: int | None = Field(description="Of the strongest bot, against bots.")
    variant: str = Field(description="A sheet of Avenue, for example; nothing for games without.")
    played: int
    won: int
    drawn: int
    lost: int
    mean: float | None = Field(description="Of your points.")
    best: int | None


class ScoreGiven(BaseModel):
    """Points that you made on your own."""

    table: str
    variant: str
    ended: Moment
    points: int


class LostGiven(BaseModel):
    """What you gave away in a game, by its review."""

    ended: Moment
    points: float


class ResultsOfGameGiven(BaseModel):
    """What your games of one kind came to."""

    game: str
    rating: RatingGiven | None
    tallies: list[TallyGiven]
    scores: list[ScoreGiven] = Field(description="The last hundred, the oldest first.")
    given_away: list[LostGiven] = Field(description="By the last twelve reviews, the oldest first.")


class CompanionGiven(BaseModel):
    """Somebody with whom you have finished games."""

    person: str = Field(
        description="What they are called in addresses: nothing follows from it, and it stays the same."
    )
    name: str
    played: int
    won: int = Field(description="By you.")
    drawn: int
    lost: int
    ended: Moment = Field(description="The last of these games.")


class ResultsGiven(BaseModel):
    """What your games came to."""

    games: list[ResultsOfGameGiven]
    friends: list[CompanionGiven] = Field(description="The last one first.")


class ProfileGiven(CompanionGiven):
    """What you may know of somebody: how strong they are, and what the two of you have played."""

    ratings: list[RatingHistoryGiven]
