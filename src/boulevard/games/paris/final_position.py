"""A final position of Paris as plain data, from a game that was played elsewhere: read, and scored by the rules.

The data are parts of a view (`view.py`): `board`, `buildings` (without the Annex), `reserve`, `postcards`, `pieces`,
`options`. What is missing or odd can be scored all the same (`oddities.py` lists it); only what means
nothing is refused.
"""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from importlib.resources import files
from typing import Any, Never

import numpy as np

from boulevard.errors import BadPosition
from boulevard.games.bits import beside
from boulevard.games.paris import INFO
from boulevard.games.paris.edition import Edition
from boulevard.games.paris.notation import SIDES, SPACES, mask_of, spaces_of
from boulevard.games.paris.scoring import TIE_BREAK
from boulevard.games.paris.shapes import Shape, shape, turns
from boulevard.games.paris.state import (
    BUILDINGS,
    CHIMNEYS,
    GARDEN,
    OVER,
    PIECES,
    POSTCARDS,
    SEATS,
    STATE,
    TILES,
    TOKENS,
    States,
)
from boulevard.games.paris.view import SEATS as COLOURS
from boulevard.games.paris.view import scored
from boulevard.games.paris.view import view as view_of
from boulevard.games.paris.view_types import View

PARTS = ("board", "buildings", "reserve", "postcards", "pieces", "options")
KINDS = ("orange", "blue", "mixed", "light")
OPTIONS: Mapping[str, Sequence[Any]] = {name: INFO.options[name].values for name in ("penseur", "fountain", "mirror")}
"""The options that matter at the end, the usual value first."""
PAIR = frozenset({(0, 0), (1, 0)})


@dataclass(frozen=True)
class Thing:
    """A building or a special piece on the board."""

    name: str
    owner: int
    spaces: int
    """As a mask."""


@dataclass(frozen=True)
class FinalPosition:
    """A final position that can be scored."""

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

    @property
    def things(self) -> tuple[Thing, ...]:
        """All that stands on the board."""
        return (*self.buildings, *self.pieces.values())

    @property
    def paved(self) -> int:
        """The spaces whose kind is known."""
        return mask_of(tuple(space for space in range(64) if any(it >> space & 1 for it in self.ground.values())))

    @property
    def activated(self) -> tuple[int, int]:
        """Postcards by seat, as bits; a piece on the board counts as activated by its owner."""
        found = list(self.by)
        for thing in self.things:
            if thing.name in PIECES:
                found[thing.owner] |= 1 << PIECES[thing.name].card
        return found[0], found[1]

    @property
    def annexed(self) -> Thing | None:
        """The building that the Annex belongs to: the one named, if they touch, or else the first that touches it."""
        annex = self.pieces.get("annex")
        if annex is None:
            return None
        around = int(beside(np.uint64(annex.spaces)))
        near = [it for it in self.buildings if it.owner == annex.owner and it.spaces & around]
        return next((it for it in near if it.name == self.wanted), near[0] if near else None)

    def states(self) -> States:
        """Return the position as a state of the game at its end, in an array of one."""
        states = np.zeros(1, STATE)
        standing, houses, built = self._standing()
        states["colour"] = np.array([self.ground[seat] for seat in SEATS], np.uint64)
        states["mixed"] = np.uint64(self.ground["mixed"])
        states["lamps"] = np.uint64(self.ground["light"])
        states["occupied"] = np.bitwise_or.reduce(np.array([0, *(it.spaces for it in self.things)], np.uint64))
        states["houses"], states["cells"], states["built"] = houses, standing, built
        for name, piece in self.pieces.items():
            if name != "annex" or self.annexed:
                states[PIECES[name].field] = np.uint64(piece.spaces)
        states["squares"] = 0xFFFF
        states["pool"] = (1 << BUILDINGS) - 1 & ~(built[0] | built[1] | self.reserve[0] | self.reserve[1])
        states["reserve"], states["activated"] = self.reserve, self.activated
        states["face_up"] = self.in_play & ~(self.activated[0] | self.activated[1])
        states["piles"], states["laid"] = np.arange(TILES), TILES
        states["chimneys"] = [max(0, CHIMNEYS - it.bit_count()) for it in built]
        states["tokens"] = [max(0, TOKENS - it.bit_count()) for it in self.activated]
        states["phase"], states["faces"] = OVER, self.faces
        states["own_only"] = self.options["penseur"] == "own"
        states["fountain_size"], states["mirror"] = self.options["fountain"], self.options["mirror"]
        return states

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


def of_view(view: Mapping[str, Any]) -> dict[str, Any]:
    """Return the data of the position that a view shows; there, a building's spaces are those without the Annex."""
    added = view["pieces"].get("annex", {"spaces": ()})["spaces"]
    houses = [
        {
            "name": house["name"],
            "owner": house["owner"],
            "spaces": [space for space in house["spaces"] if space not in added],
        }
        for house in view["buildings"]
    ]
    return {part: view[part] for part in PARTS} | {"buildings": houses}


def example() -> dict[str, Any]:
    """Return the data of the end of a game that was played."""
    text = files(__package__).joinpath("final_position.json").read_text(encoding="utf-8")
    data: dict[str, Any] = json.loads(text)
    return data


def read(edition: Edition, data: object) -> FinalPosition:
    """Read a position, or say what means nothing in it (`BadPosition`)."""
    return _Reader(edition).position(data)


class _Reader:
    """Reads the parts of a position."""

    def __init__(self, edition: Edition) -> None:
        self.edition = edition
        self.options: dict[str, Any] = {}

    def position(self, data: object) -> FinalPosition:
        given = self.mapping("position", data)
        for name in given:
            self.require(name in PARTS, "position-part", where=name, names=", ".join(PARTS))
        self.options = self.chosen(self.mapping("options", given.get("options", {})))
        buildings = self.buildings(self.sequence("buildings", given.get("buildings", ())))
        in_play, by = self.postcards(self.sequence("postcards", given.get("postcards", ())))
        pieces = self.mapping("pieces", given.get("pieces", {}))
        reserve = self.reserve(self.mapping("reserve", given.get("reserve", {})), buildings)
        found = FinalPosition(
            edition=self.edition,
            ground=self.ground(self.mapping("board", given.get("board", {}))),
            buildings=buildings,
            reserve=reserve,
            in_play=in_play,
            by=by,
            pieces={name: self.piece(name, pieces[name]) for name in self.known_pieces(pieces)},
            faces=self.faces(pieces.get("statue")),
            wanted=str(pieces.get("annex", {}).get("building", "")),
            options=self.options,
        )
        orange, blue = found.activated
        for card, name in enumerate(POSTCARDS):
            self.require(not orange & blue & 1 << card, "position-card-both", where="postcards", card=name)
        return found

    def fail(self, key: str, /, where: str, **values: object) -> Never:
        raise BadPosition(key, where=where, **values)

    def require(self, condition: bool, key: str, /, where: str, **values: object) -> None:
        if not condition:
            self.fail(key, where, **values)

    def mapping(self, where: str, value: object) -> Mapping[str, Any]:
        if not isinstance(value, Mapping) or not all(isinstance(name, str) for name in value):
            self.fail("position-malformed", where=where)
        return value

    def sequence(self, where: str, value: object) -> Sequence[Any]:
        if not isinstance(value, list | tuple):
            self.fail("position-malformed", where=where)
        return value

    def one_of(self, where: str, value: object, known: Sequence[Any]) -> Any:
        if not any(type(value) is type(it) and value == it for it in known):
            self.fail("position-value", where=where, values=", ".join(map(str, known)))
        return value

    def chosen(self, given: Mapping[str, Any]) -> dict[str, Any]:
        for name in given:
            self.one_of("options", name, tuple(OPTIONS))
        return {name: self.one_of(f"options.{name}", given.get(name, it[0]), it) for name, it in OPTIONS.items()}

    def ground(self, board: Mapping[str, Any]) -> dict[str, int]:
        masks = dict.fromkeys(KINDS, 0)
        for space, kind in board.items():
            masks[self.one_of(f"board.{space}", kind, KINDS)] |= self.mask("board", [space])
        return masks

    def mask(self, where: str, spaces: object) -> int:
        named = self.sequence(where, spaces)
        for space in named:
            self.require(isinstance(space, str) and space in SPACES, "position-space", where=where)
        found = mask_of(tuple({SPACES.index(space) for space in named}))
        self.require(found.bit_count() == len(named), "position-space-twice", where=where)
        return found

    def seat(self, where: str, value: object) -> int:
        return SEATS.index(self.one_of(where, value, SEATS))

    def buildings(self, given: Sequence[Any]) -> tuple[Thing, ...]:
        found: dict[str, Thing] = {}
        for place, it in enumerate(given):
            house = self.mapping(where := f"buildings.{place}", it)
            name = self.one_of(f"{where}.name", house.get("name"), (*self.edition.names, "garden"))
            self.require(name not in found, "position-building-twice", where=where, name=name)
            owner = self.seat(f"{where}.owner", house.get("owner"))
            spaces = self.mask(f"{where}.spaces", house.get("spaces"))
            self.require(self.lies(name, spaces), "position-shape", where=where, name=name)
            found[name] = Thing(name, owner, spaces)
        return tuple(found.values())

    def lies(self, name: str, spaces: int) -> bool:
        """Whether spaces have the form of a building, however it is turned, even over."""
        cells = PAIR if name == "garden" else shape(tuple(self.edition.buildings[name]))
        return bool(spaces) and cells_of(spaces) in turns(cells, mirror=True)

    def reserve(self, given: Mapping[str, Any], built: Sequence[Thing]) -> tuple[int, int]:
        masks, seen = [0, 0], {thing.name for thing in built}
        for owner, names in given.items():
            seat = self.seat("reserve", owner)
            for name in self.sequence(f"reserve.{owner}", names):
                self.one_of(f"reserve.{owner}", name, self.edition.names)
                self.require(name not in seen, "position-building-twice", where=f"reserve.{owner}", name=name)
                seen.add(name)
                masks[seat] |= 1 << self.edition.names.index(name)
        return masks[0], masks[1]

    def postcards(self, given: Sequence[Any]) -> tuple[int, tuple[int, int]]:
        in_play, by = 0, [0, 0]
        for place, it in enumerate(given):
            card = self.mapping(where := f"postcards.{place}", it)
            number = POSTCARDS.index(self.one_of(f"{where}.name", card.get("name"), POSTCARDS))
            self.require(not in_play >> number & 1, "position-card-twice", where=where, card=POSTCARDS[number])
            in_play |= 1 << number
            if card.get("by") is not None:
                by[self.seat(f"{where}.by", card["by"])] |= 1 << number
        return in_play, (by[0], by[1])

    def known_pieces(self, given: Mapping[str, Any]) -> list[str]:
        """Return the names of the pieces that are given, in the order that views have."""
        names = [name for name, piece in PIECES.items() if piece.field]
        for name, piece in given.items():
            self.one_of("pieces", name, names)
            self.mapping(f"pieces.{name}", piece)
        return [name for name in names if name in given]

    def piece(self, name: str, piece: Mapping[str, Any]) -> Thing:
        where = f"pieces.{name}"
        spaces = self.mask(f"{where}.spaces", piece.get("spaces"))
        size = self.options.get(PIECES[name].option, PIECES[name].size)
        self.require(spaces.bit_count() == size, "position-size", where=where, count=size)
        self.require(size == 1 or cells_of(spaces) in turns(PAIR, mirror=False), "position-pair", where=where)
        return Thing(name, self.seat(f"{where}.owner", piece.get("owner")), spaces)

    def faces(self, statue: Mapping[str, Any] | None) -> int:
        return SIDES.index(self.one_of("pieces.statue.faces", statue.get("faces"), tuple(SIDES))) if statue else 0


def cells_of(spaces: int) -> Shape:
    """Return the form of some spaces, wherever they are on the board."""
    cells = [(space % 8, space // 8) for space in range(64) if spaces >> space & 1]
    left, low = min(x for x, _ in cells), min(y for _, y in cells)
    return frozenset((x - left, y - low) for x, y in cells)
