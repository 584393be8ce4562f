"""What programs get of the lobby."""

from __future__ import annotations

from typing import Any, Literal

from pydantic import BaseModel, Field

from boulevard.web.api.played_models import RatingGiven
from boulevard.web.tables import models


class SittingGiven(BaseModel):
    """Somebody in the lobby, or a bot of a level."""

    name: str
    level: int | None
    rating: RatingGiven | None = Field(description="None before the first game that counts.")


class LobbyTable(BaseModel):
    """A table that the lobby shows."""

    table: str
    game: str
    options: dict[str, Any]
    clock: models.ClockGiven | None
    people: list[SittingGiven]


class OpenSeatGiven(LobbyTable):
    """A table with an open seat."""

    chat: Literal["off", "phrases", "text"]
    seats: int = Field(description="How many seats there are, taken or not.")
    since: float = Field(description="Since when it is open, in seconds since 1970.")
    away: bool = Field(description="Whether nobody who sits there has the page of the table open.")
    paired: bool = Field(description="Whether somebody waits to be paired: the table is set up then.")
    own: bool = Field(description="Whether you sit there yourself.")


class LiveGiven(LobbyTable):
    """A game that goes on, to watch."""

    moves: int


class LobbyGiven(BaseModel):
    """The lobby: open seats and games to watch, without those of people whom you blocked, or who blocked you."""

    seats: list[OpenSeatGiven]
    games: list[LiveGiven]
    clocks: list[int] = Field(description="The clocks with which you can be paired, in seconds a move.")


class PairingGiven(BaseModel):
    """How it stands with you who want to be paired."""

    waiting: bool
    game: str | None = None
    seconds: int | None = None
    since: float | None = Field(None, description="Since when you wait, in seconds since 1970.")
    token: str | None = Field(None, description="Your own, as a person: ask with it how it stands.")
    places: models.Places | None = Field(None, description="Your table, once you are paired.")
