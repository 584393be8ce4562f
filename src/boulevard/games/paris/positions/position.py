"""A position of Paris as a thing with parts: what plain data are read as, and what a state is made from.

The data are parts of a view (`view.py`), with a few differences (docs/positions.md): buildings are told without the
Annex, tiles by their numbers, and those that are not known as "?".
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property, reduce
from operator import or_
from typing import Any

import numpy as np

from boulevard.games.kernels.bits import beside
from boulevard.games.kernels.states import fields
from boulevard.games.paris import INFO
from boulevard.games.paris.edition import Edition
from boulevard.games.paris.errors import BadEdition
from boulevard.games.paris.moves.notation import corner_of, spaces_of
from boulevard.games.paris.play.scoring import TIE_BREAK
from boulevard.games.paris.play.state import BUILDINGS, GARDEN, OVER, PIECES, SEATS, STATE, TILES, UNKNOWN, States
from boulevard.games.paris.setup import STANDARD, edition_of_others
from boulevard.games.paris.shapes import Shape
from boulevard.games.paris.views.view import SEATS as COLOURS
from boulevard.games.paris.views.view import scored
from boulevard.games.paris.views.view import view as view_of
from boulevard.games.paris.views.view_types import View
from boulevard.games.positions import UNKNOWN as OPEN
from boulevard.games.positions import refuse

ON_BOARD = ("board", "buildings", "reserve", "postcards", "pieces", "options")
"""The parts that matter at the end."""
COURSE = ("phase", "over", "next", "starts", "opener", "idle")
OF_SEATS = ("laid", "hands", "piles", "chimneys", "tokens", "rights")
PARTS = ("edition", *ON_BOARD, *OF_SEATS, *COURSE)
KINDS = ("orange", "blue", "mixed", "light")
OPTIONS: Mapping[str, Sequence[Any]] = {name: INFO.options[name].values for name in ("penseur", "fountain", "mirror")}
"""The options that matter on the board, the usual value first."""
PAIR: Shape = frozenset({(0, 0), (1, 0)})
SQUARE = 0x303
"""The spaces of the square a1."""


@dataclass(frozen=True)
class Thing:
    """A building or a special piece on the board."""

    name: str
    owner: int
    spaces: int
    """As a mask."""


@dataclass(frozen=True)
class Course:
    """How far a game is, and whose turn it is; by default, it is over."""

    phase: int = OVER
    turn: int = 0
    starts: int = 0
    opener: int = 0
    idle: int = 2


@dataclass(frozen=True)
class Stock:
    """What one seat has besides its buildings and postcards."""

    piles: tuple[int, ...] = tuple(range(TILES))
    """Its tiles, first drawn first, as in a state."""
    laid: int = TILES
    chimneys: int = 0
    tokens: int = 0
    rights: int = 0
    """As bits."""


@dataclass(frozen=True)
class Position:
    """A position: what lies where, and what follows from it."""

    edition: Edition
    ground: Mapping[str, int]
    """The spaces of each kind, as masks; there may be unpaved ones."""
    buildings: tuple[Thing, ...]
    """Without the Annex; the Garden is one of them."""
    reserve: tuple[int, int]
    in_play: int
    by: tuple[int, int]
    """Postcards that each seat is said to have activated, as bits."""
    pieces: Mapping[str, Thing]
    faces: int
    wanted: str
    """The building that the Annex is said to belong to."""
    options: Mapping[str, Any]
    stocks: tuple[Stock, Stock]
    course: Course

    @property
    def things(self) -> tuple[Thing, ...]:
        """All that stands on the board."""
        return (*self.buildings, *self.pieces.values())

    @property
    def paved(self) -> int:
        """The spaces whose kind is known."""
        return union(self.ground.values())

    @property
    def squares(self) -> int:
        """The squares on which a tile lies, or part of one, as bits."""
        return sum(1 << square for square in range(16) if self.paved & SQUARE << corner_of(square))

    @cached_property
    def activated(self) -> tuple[int, int]:
        """Postcards by seat, as bits; a piece on the board counts as activated by its owner."""
        return activated(self.by, self.things)

    @property
    def cards(self) -> int:
        """The postcards in play, as bits; those of pieces on the board are."""
        return self.in_play | self.activated[0] | self.activated[1]

    @property
    def face_up(self) -> int:
        """The postcards that nobody has activated, as bits."""
        return self.in_play & ~(self.activated[0] | self.activated[1])

    @cached_property
    def annexed(self) -> Thing | None:
        """The building that the Annex belongs to: the one named, if they touch, or else the first that touches it."""
        annex = self.pieces.get("annex")
        if annex is None:
            return None
        around = int(beside(np.uint64(annex.spaces)))
        near = [it for it in self.buildings if it.owner == annex.owner and it.spaces & around]
        return next((it for it in near if it.name == self.wanted), near[0] if near else None)

    def built(self, seat: int) -> list[Thing]:
        """Return a seat's buildings."""
        return [thing for thing in self.buildings if thing.owner == seat]

    def view(self) -> View:
        """Describe the position as the view of a spectator; an Annex that belongs to no building is shown, too."""
        seen = view_of(self.edition, self.states(), -1)
        if (annex := self.pieces.get("annex")) and not self.annexed:
            seen["pieces"]["annex"] = {"owner": COLOURS[annex.owner], "spaces": spaces_of(annex.spaces), "building": ""}
        return seen

    def free(self) -> dict[str, int]:
        """Count each seat's free spaces of its own colour, which break a tie."""
        sheets, _ = scored(self.edition, self.states())
        return {seat: int(sheets[0, number, TIE_BREAK]) for number, seat in enumerate(SEATS)}

    def states(self) -> States:
        """Return the position as a state, in an array of one."""
        states = np.zeros(1, STATE)
        self._fill_board(states)
        self._fill_stocks(states)
        states["phase"], states["turn"], states["starts"] = self.course.phase, self.course.turn, self.course.starts
        states["opener"], states["idle"] = self.course.opener, self.course.idle
        states["own_only"] = self.options["penseur"] == "own"
        states["fountain_size"], states["mirror"] = self.options["fountain"], self.options["mirror"]
        return states

    def _fill_board(self, states: States) -> None:
        standing, houses, built = self._standing()
        states["colour"] = np.array([self.ground[seat] for seat in SEATS], np.uint64)
        states["mixed"] = np.uint64(self.ground["mixed"])
        states["lamps"] = np.uint64(self.ground["light"])
        states["squares"] = self.squares
        states["occupied"] = np.uint64(union(it.spaces for it in self.things))
        states["houses"], states["cells"], states["built"] = houses, standing, built
        states["pool"] = (1 << BUILDINGS) - 1 & ~(built[0] | built[1] | self.reserve[0] | self.reserve[1])
        states["faces"] = self.faces
        for name, piece in self.pieces.items():
            if name != "annex" or self.annexed:
                states[PIECES[name].field] = np.uint64(piece.spaces)

    def _standing(self) -> tuple[Any, Any, list[int]]:
        """Return the spaces of every building and of each seat's, with the Annex, and what each seat has built."""
        cells, houses, built = np.zeros(GARDEN + 1, np.uint64), np.zeros(2, np.uint64), [0, 0]
        for thing in self.buildings:
            number = (*self.edition.names, "garden").index(thing.name)
            grown = thing.spaces | (self.pieces["annex"].spaces if thing == self.annexed else 0)
            cells[number] = grown
            houses[thing.owner] |= np.uint64(grown)
            built[thing.owner] |= 1 << number
        return cells, houses, built

    def _fill_stocks(self, states: States) -> None:
        states["reserve"], states["activated"], states["face_up"] = self.reserve, self.activated, self.face_up
        for part in ("piles", "laid", "chimneys", "tokens", "rights"):
            states[part] = [getattr(stock, part) for stock in self.stocks]


def union(masks: Iterable[int]) -> int:
    """The spaces of several masks together."""
    return reduce(or_, masks, 0)


def activated(by: tuple[int, int], things: Iterable[Thing]) -> tuple[int, int]:
    """Return the postcards of each seat, as bits: those it is said to have activated, and those of its pieces."""
    found = list(by)
    for thing in things:
        if thing.name in PIECES:
            found[thing.owner] |= 1 << PIECES[thing.name].card
    return found[0], found[1]


def data_of(edition: Edition, known: States) -> dict[str, Any]:
    """Return the data of a state, which may be hidden."""
    state = fields(known)
    piles = {
        seat: [_tile(tile) for tile in state.piles[number][state.laid[number] + 1 :]]
        for number, seat in enumerate(SEATS)
    }
    return {**of_view(edition, view_of(edition, known, -1)), "piles": piles}


def of_view(edition: Edition, view: Mapping[str, Any]) -> dict[str, Any]:
    """Return the data of the position that a view shows."""
    box = {} if edition is edition_of(STANDARD) else {"edition": dict(edition.source)}
    tiles = {
        "hands": {seat: _hand(hand, view["laid"][seat]) for seat, hand in view["hands"].items()},
        "piles": {seat: [OPEN] * count for seat, count in view["piles"].items()},
    }
    parts = {part: view[part] for part in PARTS if part != "edition"}
    return {**box, **parts, **tiles, "buildings": plain_buildings(view)}


def plain_buildings(view: Mapping[str, Any]) -> list[dict[str, Any]]:
    """Return the buildings of a view, whose spaces are there those with the Annex, without it."""
    added = view["pieces"].get("annex", {"spaces": ()})["spaces"]
    return [
        {
            "name": house["name"],
            "owner": house["owner"],
            "spaces": [space for space in house["spaces"] if space not in added],
        }
        for house in view["buildings"]
    ]


def edition_of(value: object) -> Edition:
    """Return the edition that data tell (`BadPosition`)."""
    try:
        return edition_of_others(value) or refuse("position-malformed", "edition")
    except BadEdition as error:
        refuse("position-edition", "edition", reason=error)


def _tile(tile: int) -> int | str:
    return OPEN if tile == UNKNOWN else tile + 1


def _hand(hand: Mapping[str, Any] | None, laid: Sequence[int]) -> int | str | None:
    """The tile in hand; none after the last."""
    if len(laid) == TILES:
        return None
    return hand["tile"] if hand else OPEN
