"""What programs get of tournaments."""

from __future__ import annotations

from typing import Any, Literal

from pydantic import BaseModel, Field

from boulevard.web.tables import models

State = Literal["open", "running", "over"]


class TournamentListed(BaseModel):
    """A tournament in a list."""

    tournament: str
    name: str
    game: str
    form: Literal["swiss", "round-robin", "duplicate"]
    state: State = Field(description="Whether people enter, it is played, or it is over.")
    round: int = Field(description="The round that is played, or was played last; 0 before the first.")
    rounds: int


class EntrantGiven(BaseModel):
    """Somebody who takes part."""

    number: int
    name: str
    level: int | None = Field(description="Of a bot.")
    out: bool = Field(description="Whether they take part no longer.")


class StandingGiven(BaseModel):
    """Where somebody stands in games for two; docs/tournaments.md has what the figures mean."""

    number: int
    rank: int
    points: float
    direct: float
    buchholz: float
    wins: int
    margin: int


class DeckStandingGiven(BaseModel):
    """Where somebody stands where all play the same decks."""

    number: int
    rank: int
    percent: float
    points: int
    best: float
    decks: list[float | None] = Field(description="The percentage on each deck that everybody has played.")


class TournamentPairingGiven(BaseModel):
    """Who meets whom in a round."""

    round: int
    first: int
    second: int | None
    table: str | None = Field(description="To watch; none of a deck that others still play, or without a game.")
    outcome: str | None = Field(
        description="first, second, draw, nobody, bye or rest; of a deck played or left; none while it goes on."
    )
    points: int | None = Field(description="Those made on a deck, once everybody has played it.")
    moves: int | None = Field(description="How many were made so far, at a table to watch.")


class TournamentDeckGiven(BaseModel):
    """What the server is bound to for a deck."""

    round: int
    commitment: str = Field(description="SHA-256 of the seed.")
    seed: str | None = Field(description="Once everybody has played it.")


class TournamentGiven(TournamentListed):
    """A tournament."""

    options: dict[str, Any]
    clock: models.ClockGiven
    automatic: bool
    entrants: list[EntrantGiven]
    standings: list[StandingGiven]
    deck_standings: list[DeckStandingGiven]
    pairings: list[TournamentPairingGiven]
    decks: list[TournamentDeckGiven]
    own: int | None = Field(description="Your own number, if you take part.")
    barred: list[EntrantGiven] | None = Field(None, description="Whom you took out, if you hold it.")
    host: bool = Field(description="Whether you hold it.")
    places: models.Places | None = Field(None, description="Your table in this round, if you have one.")
    token: str | None = Field(None, description="Your own, as a person, if you were not known before.")
