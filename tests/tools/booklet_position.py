"""The final position of the booklet's scoring example, as a constraint model for CP-SAT.

One worker and a fixed seed, so a version of ortools always gives the same answer; 9.15 takes some 17 seconds:

* one variable for every (square, seat, tile, rotation); every square and every tile is used once, and the
  colours of the 64 spaces follow;
* one variable for every way to put each of the pieces A ... H on the board; A and B are the buildings of six
  spaces, C the Garden, D a building of five, E and F of four, G and H of three; no name is used twice;
* Annex, Painter, Streetlight tile, the space for Chartier's mixed tile (orange) and the streetlight space
  covered by Metropolitain (blue): one variable per space, exactly one of each;
* a piece is lit by the uncovered streetlights among its neighbours, and their number is given; A, B, C and
  D, E, F hang together (two of three pairs touch), G and H touch none of D, E, F;
* the Painter's area is closed under steps to spaces without a building, and every space of it has a
  predecessor of lower rank, so that nothing outside it can be counted; it holds two streetlights;
* the buildings left in the reserves have a blocked space wherever they are put.
"""

import random
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from typing import Any

from ortools.sat.python import cp_model

Space = int  # 0 is a1, 1 is b1, ... 63 is h8
SEED = 1
SPACES = range(64)
SQUARES = [8 * row + column for row in range(0, 8, 2) for column in range(0, 8, 2)]
SEATS = ("orange", "blue")
TILES = ("romo", "moor", "oLor", "Lorm", "moro", "oLro", "Loom", "ooor")
SHAPES = {
    "I3": ["XXX"],
    "V3": [".X", "XX"],
    "O4": ["XX", "XX"],
    "T4": ["X.", "XX", "X."],
    "L4": ["XX", ".X", ".X"],
    "S4": ["X.", "XX", ".X"],
    "T5": [".X.", ".X.", "XXX"],
    "W5": ["..X", ".XX", "XX."],
    "X5": [".X.", "XXX", ".X."],
    "P5": [".XX", "XXX"],
    "U6": ["XXXX", "X..X"],
    "L6": ["XXX", "X..", "X..", "X.."],
    "Garden": ["XX"],
}
FOURS, FIVES = ["O4", "T4", "L4", "S4"], ["T5", "W5", "X5", "P5"]


@dataclass(frozen=True)
class Role:
    """A piece of the example: whose, which buildings it may be, and how many streetlights light it."""

    seat: str
    names: list[str]
    lights: int


ROLES = {
    "A": Role("orange", ["U6", "L6"], 1),
    "B": Role("orange", ["U6", "L6"], 3),
    "C": Role("orange", ["Garden"], 3),
    "D": Role("blue", FIVES, 2),
    "E": Role("blue", FOURS, 3),
    "F": Role("blue", FOURS, 3),
    "G": Role("blue", ["I3", "V3"], 3),
    "H": Role("blue", ["I3", "V3"], 0),
}


@dataclass(frozen=True)
class Lay:
    square: Space
    tile: int
    degrees: int


@dataclass(frozen=True)
class Piece:
    name: str
    spaces: list[Space]
    lights: int


@dataclass(frozen=True)
class Position:
    """A final position, and the buildings left in each reserve."""

    lays: dict[str, list[Lay]]
    pieces: dict[str, Piece]
    annex: Space
    painter: Space
    lamp: Space
    unbuilt: dict[str, list[str]]


def label(space: Space) -> str:
    return "abcdefgh"[space % 8] + str(space // 8 + 1)


@cache
def neighbours(space: Space) -> list[Space]:
    column, row = space % 8, space // 8
    steps = ((column - 1, row), (column + 1, row), (column, row - 1), (column, row + 1))
    return [8 * y + x for x, y in steps if 0 <= x < 8 and 0 <= y < 8]


def border(spaces: frozenset[Space]) -> set[Space]:
    return {other for space in spaces for other in neighbours(space)} - spaces


def tile_faces(tile: int, degrees: int) -> list[str]:
    """Faces of a tile turned clockwise, as lower left, lower right, upper left, upper right."""
    top_left, top_right, bottom_left, bottom_right = list(TILES[tile - 1])
    for _ in range(degrees // 90):
        top_left, top_right, bottom_right, bottom_left = bottom_left, top_left, top_right, bottom_right
    return [bottom_left, bottom_right, top_left, top_right]


@cache
def placements(name: str) -> list[frozenset[Space]]:
    rows = SHAPES[name]
    cells = [(x, -y) for y, row in enumerate(rows) for x, mark in enumerate(row) if mark == "X"]
    found: set[frozenset[Space]] = set()
    for _ in range(4):
        cells = [(y, -x) for x, y in cells]
        for dx in range(-8, 16):
            for dy in range(-8, 16):
                moved = [(x + dx, y + dy) for x, y in cells]
                if all(0 <= x < 8 and 0 <= y < 8 for x, y in moved):
                    found.add(frozenset(8 * y + x for x, y in moved))
    return sorted(found, key=sorted)


class Search:
    """The constraint model of the final position."""

    def __init__(self) -> None:
        self.model = cp_model.CpModel()
        self.faces = {face: self._per_space() for face in ("orange", "blue", "m", "L")}
        self.tiles: dict[tuple[str, Lay], Any] = {}
        self.places: dict[tuple[str, str, frozenset[Space]], Any] = {}
        self.covered: dict[str, list[Any]] = {}
        self.beside: dict[str, list[Any]] = {}
        self.annex, self.painter, self.lamp, self.mixed_tile, self.gone_light = (self._one_space() for _ in range(5))
        self.unbuilt = {(seat, name): self.model.new_bool_var("") for seat in SEATS for name in FOURS + FIVES}
        self._add_tiles()
        for role in ROLES:
            self._add_piece(role)
        self._add_annex()
        self.building = {seat: self._per_space() for seat in SEATS}
        self._add_covering()
        self._add_names()
        self.light = self._per_space()
        self._add_lights()
        self._add_groups()
        self._add_painter()
        for seat in SEATS:
            self._add_no_room(seat)

    def _per_space(self) -> list[Any]:
        return [self.model.new_bool_var("") for _ in SPACES]

    def _one_space(self) -> list[Any]:
        variables = self._per_space()
        self.model.add_exactly_one(variables)
        return variables

    def _both(self, first: Any, second: Any) -> Any:
        both = self.model.new_bool_var("")
        self.model.add_bool_and(first, second).only_enforce_if(both)
        self.model.add_bool_or(first.Not(), second.Not(), both)
        return both

    def _equals_any(self, variable: Any, others: Sequence[Any]) -> None:
        self.model.add_bool_or([*others, variable.Not()])
        for other in others:
            self.model.add_implication(other, variable)

    def _add_tiles(self) -> None:
        showing: dict[tuple[str, Space], list[Any]] = {(f, s): [] for f in self.faces for s in SPACES}
        for seat, rival in (SEATS, SEATS[::-1]):
            meaning = {"o": seat, "r": rival, "m": "m", "L": "L"}
            for tile in range(1, 9):
                lays = [Lay(square, tile, degrees) for square in SQUARES for degrees in (0, 90, 180, 270)]
                for lay in lays:
                    variable = self.tiles[seat, lay] = self.model.new_bool_var("")
                    for face, step in zip(tile_faces(tile, lay.degrees), (0, 1, 8, 9), strict=True):
                        showing[meaning[face], lay.square + step].append(variable)
                self.model.add_exactly_one(self.tiles[seat, lay] for lay in lays)
        for square in SQUARES:
            self.model.add_exactly_one(v for (_, lay), v in self.tiles.items() if lay.square == square)
        for (face, space), variables in showing.items():
            self.model.add(self.faces[face][space] == sum(variables))

    def _add_piece(self, role: str) -> None:
        over: list[list[Any]] = [[] for _ in SPACES]
        near: list[list[Any]] = [[] for _ in SPACES]
        chosen = []
        for name in ROLES[role].names:
            for spaces in placements(name):
                variable = self.places[role, name, spaces] = self.model.new_bool_var("")
                chosen.append(variable)
                for space in spaces:
                    over[space].append(variable)
                for space in border(spaces):
                    near[space].append(variable)
        self.model.add_exactly_one(chosen)
        self.covered[role], self.beside[role] = self._per_space(), self._per_space()
        for space in SPACES:
            self.model.add(self.covered[role][space] == sum(over[space]))
            self.model.add(self.beside[role][space] == sum(near[space]))

    def _add_annex(self) -> None:
        """Make the Annex, on orange beside B, a part of B."""
        own, near = self.covered["B"], self.beside["B"]
        for space in SPACES:
            self.model.add_implication(self.annex[space], near[space])
            self.model.add_implication(self.annex[space], self.faces["orange"][space])
        self.covered["B"], self.beside["B"] = self._per_space(), self._per_space()
        for space in SPACES:
            self._equals_any(self.covered["B"][space], [own[space], self.annex[space]])
            around = [self.annex[other] for other in neighbours(space)]
            self._equals_any(self.beside["B"][space], [near[space], *around])

    def _add_covering(self) -> None:
        """Pieces do not overlap and stand on the colours they may stand on."""
        faces, model = self.faces, self.model
        for space in SPACES:
            orange, blue = self.building["orange"][space], self.building["blue"][space]
            for seat, variable in (("orange", orange), ("blue", blue)):
                model.add(variable == sum(self.covered[r][space] for r in ROLES if ROLES[r].seat == seat))
            model.add_at_most_one(orange, blue, self.painter[space], self.lamp[space])
            mixed_tile, gone_light = self.mixed_tile[space], self.gone_light[space]
            model.add_bool_or(orange.Not(), faces["orange"][space], faces["m"][space], mixed_tile)
            model.add_bool_and(orange, faces["blue"][space]).only_enforce_if(mixed_tile)
            model.add_bool_or(blue.Not(), faces["blue"][space], faces["m"][space], gone_light)
            model.add_bool_and(blue, faces["L"][space]).only_enforce_if(gone_light)
            model.add_implication(self.painter[space], faces["blue"][space])
            model.add_implication(self.lamp[space], faces["blue"][space])

    def _add_names(self) -> None:
        """Every building exists once; two of orange's and one of blue's are left over."""
        names = [name for name in SHAPES if name != "Garden"]
        for name in names:
            uses = [variable for (_, piece, _), variable in self.places.items() if piece == name]
            spare = [self.unbuilt[seat, name] for seat in SEATS if (seat, name) in self.unbuilt]
            self.model.add_at_most_one(uses + spare)
        for seat, count in (("orange", 2), ("blue", 1)):
            self.model.add(sum(v for (owner, _), v in self.unbuilt.items() if owner == seat) == count)

    def _add_lights(self) -> None:
        for space in SPACES:
            printed = self.model.new_bool_var("")
            self.model.add(printed == self.faces["L"][space] - self.gone_light[space])
            self._equals_any(self.light[space], [printed, self.lamp[space]])
        for name, role in ROLES.items():
            lit = [self._both(self.light[space], self.beside[name][space]) for space in SPACES]
            self.model.add(sum(lit) == role.lights)

    def _touch(self, first: str, second: str) -> Any:
        touch = self.model.new_bool_var("")
        meet = [self._both(self.covered[first][s], self.beside[second][s]) for s in SPACES]
        self._equals_any(touch, meet)
        return touch

    def _add_groups(self) -> None:
        for one, two, three in (["A", "B", "C"], ["D", "E", "F"]):
            pairs = [self._touch(one, two), self._touch(two, three), self._touch(one, three)]
            self.model.add(sum(pairs) >= 2)
        for loose in "GH":
            for other in "DEF":
                for space in SPACES:
                    self.model.add_at_most_one(self.covered[loose][space], self.beside[other][space])

    def _add_painter(self) -> None:
        area = self._per_space()
        rank = [self.model.new_int_var(0, 40, "") for _ in SPACES]
        for space in SPACES:
            walls = [self.building[seat][space] for seat in SEATS]
            self.model.add_at_most_one(area[space], *walls)
            self.model.add_implication(self.painter[space], area[space])
            parents = []
            for other in neighbours(space):
                self.model.add_bool_or(area[other].Not(), area[space], *walls)
                parent = self.model.new_bool_var("")
                self.model.add_implication(parent, area[other])
                self.model.add(rank[other] < rank[space]).only_enforce_if(parent)
                parents.append(parent)
            self.model.add_bool_or(area[space].Not(), self.painter[space], *parents)
        self.model.add(sum(self._both(area[space], self.light[space]) for space in SPACES) == 2)

    def _add_no_room(self, seat: str) -> None:
        rival = SEATS[1 - SEATS.index(seat)]
        layers = [*self.building.values(), self.faces[rival], self.faces["L"], self.painter, self.lamp]
        for name in FOURS + FIVES:
            for spaces in placements(name):
                blocked = [layer[space] for space in spaces for layer in layers]
                self.model.add_bool_or(self.unbuilt[seat, name].Not(), *blocked)

    def solve(self) -> Position:
        solver = cp_model.CpSolver()
        solver.parameters.num_workers = 1
        solver.parameters.random_seed = SEED
        status = solver.solve(self.model)
        if status not in (cp_model.OPTIMAL, cp_model.FEASIBLE):
            raise SystemExit(f"no position: {solver.status_name(status)}")
        return self._position(solver)

    def _position(self, solver: cp_model.CpSolver) -> Position:
        def on(variables: list[Any]) -> Space:
            return next(space for space in SPACES if solver.boolean_value(variables[space]))

        lays = [key for key, variable in self.tiles.items() if solver.boolean_value(variable)]
        random.Random(SEED).shuffle(lays)  # the order of the piles
        places = [key for key, variable in self.places.items() if solver.boolean_value(variable)]
        unbuilt = [key for key, variable in self.unbuilt.items() if solver.boolean_value(variable)]
        return Position(
            lays={seat: [lay for owner, lay in lays if owner == seat] for seat in SEATS},
            pieces={role: Piece(name, sorted(spaces), ROLES[role].lights) for role, name, spaces in places},
            annex=on(self.annex),
            painter=on(self.painter),
            lamp=on(self.lamp),
            unbuilt={seat: [name for owner, name in unbuilt if owner == seat] for seat in SEATS},
        )
