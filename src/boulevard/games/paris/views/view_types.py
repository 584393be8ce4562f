"""What a view of Paris is made of: what one seat may see, as plain data."""

from __future__ import annotations

from typing import Literal, NotRequired, TypedDict

Colour = Literal["orange", "blue"]
Kind = Literal["orange", "blue", "mixed", "light"]
"""What a space is paved with."""
Side = Literal["n", "e", "s", "w"]


class Options(TypedDict):
    """The rules that were agreed on before the game."""

    penseur: Literal["any", "own"]
    fountain: int
    mirror: bool


class Hand(TypedDict):
    """The tile that a seat holds: its number, and its spaces row by row from the top."""

    tile: int
    spaces: list[Kind]


class Building(TypedDict):
    """A building on the board."""

    name: str
    owner: Colour
    spaces: list[str]
    size: int
    lights: int
    """How many streetlights light it."""


class Piece(TypedDict):
    """A piece of a postcard on the board."""

    owner: Colour | None
    spaces: list[str]
    faces: NotRequired[Side]
    """Where the statue looks."""
    building: NotRequired[str]
    """What the annex belongs to."""


class Lamp(TypedDict):
    """A streetlight, and the spaces that it lights."""

    space: str
    kind: Literal["printed", "tile", "large"]
    lights: list[str]


class Postcard(TypedDict):
    """A postcard of the game, and who has used it."""

    name: str
    by: Colour | None


class View(TypedDict):
    """What one seat may see of a game of Paris."""

    game: Literal["paris"]
    seat: Colour | None
    edition: str
    options: Options
    phase: Literal[1, 2]
    over: bool
    starts: Colour
    winner: Colour | Literal["draw"] | None
    turn: list[Colour]
    next: Colour
    """Whose turn it is, or would be if the game went on."""
    opener: Colour | None
    """Who laid all their tiles first, and starts phase 2; none while both have tiles."""
    idle: int
    """How many turns of phase 2 in a row were passed or skipped, up to now."""
    board: dict[str, Kind]
    """The spaces that are paved."""
    hands: dict[Colour, Hand | None]
    """The tiles held; none where it is not known, or where there is none."""
    piles: dict[Colour, int]
    """How many tiles lie face down."""
    laid: dict[Colour, list[int]]
    pool: list[str]
    """The buildings that nobody has reserved."""
    reserve: dict[Colour, list[str]]
    shapes: dict[str, list[str]]
    """The buildings of the box, as rows of X and blanks."""
    rays: list[list[list[int]]]
    """The rays of the Large Streetlight: steps to the east and to the north."""
    buildings: list[Building]
    pieces: dict[str, Piece]
    lamps: list[Lamp]
    postcards: list[Postcard]
    chimneys: dict[Colour, int]
    tokens: dict[Colour, int]
    rights: dict[Colour, list[str]]
    score: dict[Colour, dict[str, int]]
    """The lines of the score sheets, as if the game ended now."""
