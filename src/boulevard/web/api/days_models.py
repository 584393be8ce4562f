"""What programs get of the deck of the day."""

from __future__ import annotations

from pydantic import BaseModel, Field

from boulevard.web.tables import models


class DeckGiven(BaseModel):
    """A deck of a day, to which the server is bound."""

    day: str = Field(description="A date of UTC.")
    game: str
    variant: str = Field(description="The sheet, say.")
    commitment: str = Field(description="SHA-256 of the seed.")
    made: float = Field(description="Since when the server is bound to it, in seconds since 1970.")
    seed: str | None = Field(description="What the deck is shuffled from, once the day is final.")


class DecksGiven(BaseModel):
    """The decks of coming days and of the last ones."""

    today: str
    ends: float = Field(description="When today ends, in seconds since 1970: then there are other decks.")
    decks: list[DeckGiven]


class AttemptGiven(BaseModel):
    """Your attempt at a deck."""

    day: str
    game: str
    variant: str
    table: str
    begun: float
    over: bool
    points: int | None = Field(description="None while it goes on, and if it does not count.")
    tie_break: int | None = Field(description="What breaks a tie between equal points: the highest farm score.")


class DeckOfDayGiven(BaseModel):
    """A deck of a day, and how it stands with you."""

    game: str
    variant: str
    players: int = Field(description="How many have begun to play it.")
    own: AttemptGiven | None


class DayGiven(BaseModel):
    """A day, without anything that would help."""

    day: str
    ends: float = Field(description="When it ends: nobody begins any more.")
    final: float = Field(description="When it is final: nobody finishes any more, and everybody may know its decks.")
    decks: list[DeckOfDayGiven]


class LineGiven(BaseModel):
    """Somebody's result."""

    name: str
    points: int
    tie_break: int
    rank: int | None = Field(description="None for somebody who was new on that day.")
    table: str = Field(description="The game, to watch again.")
    own: bool
    friend: bool


class BotGiven(BaseModel):
    """What a bot made of a deck."""

    level: int
    points: int
    tie_break: int


class BestGiven(BaseModel):
    """The best game that was found with all cards known."""

    points: int
    moves: list[str]
    proven: bool = Field(description="Whether nothing better is possible.")


class DeckResultsGiven(BaseModel):
    """What came of a deck."""

    day: str
    game: str
    variant: str
    players: int
    lines: list[LineGiven]
    better_than: int | None = Field(description="Better than how many of a hundred of the others you did.")
    bots: list[BotGiven] = Field(description="As far as they are known.")
    best: BestGiven | None


class BegunGiven(BaseModel):
    """The table of your attempt, or of your practice."""

    token: str | None = Field(description="Your own, as a person, if you came without one.")
    places: models.Places


class AverageGiven(BaseModel):
    """What you made on a sheet, on all days."""

    game: str
    variant: str
    played: int
    mean: float
    best: int


class OwnDaysGiven(BaseModel):
    """What your days come to."""

    streak: int = Field(description="Days in a row up to now.")
    longest: int
    days: int
    averages: list[AverageGiven]
    attempts: list[AttemptGiven]
