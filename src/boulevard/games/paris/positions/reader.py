"""Reading the data of a position of Paris, part by part; what means nothing is refused (`BadPosition`).

What is missing is as at the start of a game, or as follows from the rest. Whether a game could go on from a position
is asked afterwards (`playable.py`).
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace
from typing import Any

from boulevard.games.paris.edition import Edition
from boulevard.games.paris.moves.notation import SIDES, SPACES, mask_of
from boulevard.games.paris.play.state import LAYING, PIECES, POSTCARDS, SEATS
from boulevard.games.paris.positions.paving import tiles_on
from boulevard.games.paris.positions.position import KINDS, OPTIONS, PAIR, Position, Thing, activated
from boulevard.games.paris.positions.rights import due_rights
from boulevard.games.paris.positions.stocks import known_to_come, read_course, read_phase, read_stocks, seat_of
from boulevard.games.paris.shapes import Shape, shape, turns
from boulevard.games.positions import mapping, one_of, require, sequence


def read_position(edition: Edition, given: Mapping[str, Any]) -> Position:
    """Read a position whose parts are known by name (`BadPosition`)."""
    return _Reader(edition).position(given)


class _Reader:
    """Reads the parts of a position."""

    def __init__(self, edition: Edition) -> None:
        self.edition = edition
        self.options: dict[str, Any] = {}

    def position(self, given: Mapping[str, Any]) -> Position:
        self.options = self.chosen(mapping("options", given.get("options", {})))
        buildings = self.buildings(sequence("buildings", given.get("buildings", ())))
        starred = [{"name": name} for name in self.edition.starred]
        in_play, by = self.postcards(sequence("postcards", given.get("postcards", starred)))
        pieces = mapping("pieces", given.get("pieces", {}))
        standing = {name: self.piece(name, pieces[name]) for name in self.known_pieces(pieces)}
        used = self.used(by, (*buildings, *standing.values()))
        built = [sum(thing.owner == seat for thing in buildings) for seat in range(2)]
        phase = read_phase(given)
        ground = self.ground(mapping("board", given.get("board", {})))
        if phase == LAYING:
            given = {**given, "laid": self.laid(ground, given)}
        stocks = read_stocks(given, phase, built, used)
        reserve = self.reserve(mapping("reserve", given.get("reserve", {})), buildings)
        found = Position(
            edition=self.edition,
            ground=ground,
            buildings=buildings,
            reserve=reserve,
            in_play=in_play,
            by=by,
            pieces=standing,
            faces=self.faces(pieces.get("statue")),
            wanted=str(pieces.get("annex", {}).get("building", "")),
            options=self.options,
            stocks=stocks,
            course=read_course(given, phase, stocks, reserve),
        )
        return with_due_rights(found, given.get("rights", {}))

    def laid(self, ground: Mapping[str, int], given: Mapping[str, Any]) -> dict[str, Any]:
        """Return the tiles that each seat has laid: as it is told, or as the ground shows."""
        listed = {seat: tiles for seat, tiles in mapping("laid", given.get("laid", {})).items() if tiles is not None}
        return {**tiles_on(self.edition, ground, known_to_come(given)), **listed}

    def chosen(self, given: Mapping[str, Any]) -> dict[str, Any]:
        for name in given:
            one_of("options", name, tuple(OPTIONS))
        return {name: one_of(f"options.{name}", given.get(name, it[0]), it) for name, it in OPTIONS.items()}

    def ground(self, board: Mapping[str, Any]) -> dict[str, int]:
        masks = dict.fromkeys(KINDS, 0)
        for space, kind in board.items():
            masks[one_of(f"board.{space}", kind, KINDS)] |= self.mask("board", [space])
        return masks

    def mask(self, where: str, spaces: object) -> int:
        named = sequence(where, spaces)
        for space in named:
            require(isinstance(space, str) and space in SPACES, "position-space", where=where)
        found = mask_of(tuple({SPACES.index(space) for space in named}))
        require(found.bit_count() == len(named), "position-space-twice", where=where)
        return found

    def buildings(self, given: Sequence[Any]) -> tuple[Thing, ...]:
        found: dict[str, Thing] = {}
        for place, it in enumerate(given):
            house = mapping(where := f"buildings.{place}", it)
            name = one_of(f"{where}.name", house.get("name"), (*self.edition.names, "garden"))
            require(name not in found, "position-building-twice", where=where, name=name)
            owner = seat_of(f"{where}.owner", house.get("owner"))
            spaces = self.mask(f"{where}.spaces", house.get("spaces"))
            require(self.lies(name, spaces), "position-shape", where=where, name=name)
            found[name] = Thing(name, owner, spaces)
        return tuple(found.values())

    def lies(self, name: str, spaces: int) -> bool:
        """Whether spaces have the form of a building, however it is turned, even over."""
        return bool(spaces) and cells_of(spaces) in turns(form_of(self.edition, name), mirror=True)

    def reserve(self, given: Mapping[str, Any], built: Sequence[Thing]) -> tuple[int, int]:
        masks, seen = [0, 0], {thing.name for thing in built}
        for owner, names in given.items():
            seat = seat_of("reserve", owner)
            for name in sequence(f"reserve.{owner}", names):
                one_of(f"reserve.{owner}", name, self.edition.names)
                require(name not in seen, "position-building-twice", where=f"reserve.{owner}", name=name)
                seen.add(name)
                masks[seat] |= 1 << self.edition.names.index(name)
        return masks[0], masks[1]

    def postcards(self, given: Sequence[Any]) -> tuple[int, tuple[int, int]]:
        in_play, by = 0, [0, 0]
        for place, it in enumerate(given):
            card = mapping(where := f"postcards.{place}", it)
            number = POSTCARDS.index(one_of(f"{where}.name", card.get("name"), POSTCARDS))
            require(not in_play >> number & 1, "position-card-twice", where=where, card=POSTCARDS[number])
            in_play |= 1 << number
            if card.get("by") is not None:
                by[seat_of(f"{where}.by", card["by"])] |= 1 << number
        return in_play, (by[0], by[1])

    def used(self, by: tuple[int, int], things: Iterable[Thing]) -> list[int]:
        """Return how many postcards each seat has activated; each is one seat's."""
        orange, blue = activated(by, things)
        for card, name in enumerate(POSTCARDS):
            require(not orange & blue & 1 << card, "position-card-both", where="postcards", card=name)
        return [orange.bit_count(), blue.bit_count()]

    def known_pieces(self, given: Mapping[str, Any]) -> list[str]:
        """Return the names of the pieces that are given, in the order that views have."""
        names = [name for name, piece in PIECES.items() if piece.field]
        for name, piece in given.items():
            one_of("pieces", name, names)
            mapping(f"pieces.{name}", piece)
        return [name for name in names if name in given]

    def piece(self, name: str, piece: Mapping[str, Any]) -> Thing:
        where = f"pieces.{name}"
        spaces = self.mask(f"{where}.spaces", piece.get("spaces"))
        size = self.options.get(PIECES[name].option, PIECES[name].size)
        require(spaces.bit_count() == size, "position-size", where=where, count=size)
        require(size == 1 or cells_of(spaces) in turns(PAIR, mirror=False), "position-pair", where=where)
        return Thing(name, seat_of(f"{where}.owner", piece.get("owner")), spaces)

    def faces(self, statue: Mapping[str, Any] | None) -> int:
        return SIDES.index(one_of("pieces.statue.faces", statue.get("faces"), tuple(SIDES))) if statue else 0


def with_due_rights(position: Position, rights: Mapping[str, Any]) -> Position:
    """Return a position in which seats have the rights that they should have, unless it is told what they have."""
    orange, blue = (
        stock if rights.get(SEATS[seat]) is not None else replace(stock, rights=due_rights(position, seat))
        for seat, stock in enumerate(position.stocks)
    )
    return replace(position, stocks=(orange, blue))


def form_of(edition: Edition, name: str) -> Shape:
    """Return the form of a building, or of the Garden."""
    return PAIR if name == "garden" else shape(tuple(edition.buildings[name]))


def cells_of(spaces: int) -> Shape:
    """Return the form of some spaces, wherever they are on the board."""
    cells = [(space % 8, space // 8) for space in range(64) if spaces >> space & 1]
    left, low = min(x for x, _ in cells), min(y for _, y in cells)
    return frozenset((x - left, y - low) for x, y in cells)
