"""What a view of Avenue is made of: what one seat may see, as plain data."""

from __future__ import annotations

from typing import Literal, TypedDict

Castle = Literal["purple", "green"]


class Printed(TypedDict):
    """The sheet that is played on: its symbols, row by row."""

    name: str
    columns: int
    rows: list[str]


class Card(TypedDict):
    """The card that is turned up: the number of its road, and whether it is yellow."""

    number: int
    yellow: bool


class CastleNetwork(TypedDict):
    """What is joined to a castle, and what that is worth."""

    spaces: list[str]
    points: int


class PlayerSheet(TypedDict):
    """What a player has drawn, and what it is worth."""

    player: int
    roads: dict[str, int]
    """The numbers of the roads, by space."""
    scores: list[int]
    """The points of the farms that were scored."""
    acted: bool
    choice: str | None
    """What was chosen for the card that is turned up, where that may be known."""
    peeks: list[int]
    """The rounds with a peek, not counting one for the card that is turned up."""
    peeked: bool
    network: list[str]
    """The spaces that are joined to the farm of the round."""
    grapes: int
    """How many grapes are joined to it."""
    castles: dict[Castle, CastleNetwork]
    penalty: int
    total: int


class View(TypedDict):
    """What one seat may see of a game of Avenue."""

    game: Literal["avenue"]
    seat: int | None
    players: int
    sheet: Printed
    round: int
    over: bool
    turn: list[int]
    farm: str
    farms: list[str]
    next_farm: str | None
    """The farm of the next round, for those who may know it."""
    card: Card | None
    cards: list[str]
    """All cards that were turned up."""
    yellow: int
    """How many yellow ones were turned up in this round."""
    left: dict[str, int]
    """How many of each kind are still to come."""
    sheets: list[PlayerSheet]
    winners: list[int] | None
