"""PARIS a second time: naive, slow and plain, over sets of spaces, to check the engine against.

Written from `docs/rules/paris.md` (the rules) and `docs/records.md` (the notation) alone; it shares nothing with
the engine. What can be counted from the table (chimneys, tokens, free spaces) is counted anew whenever it is
asked for, so nothing is kept twice. The words in quotes are those of the rules.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any

from tests.games.paris.oracle_board import (
    BOARD,
    BUILDINGS,
    DIAGONALS,
    RIVAL,
    SIDES,
    SQUARES,
    Space,
    Spaces,
    ahead,
    beside,
    laid,
    listed,
    name,
    placements,
    reached,
    space_named,
    spaces_listed,
    touches,
)

CHIMNEYS = 7
TOKENS = 4
NO_RIGHTS: frozenset[str] = frozenset()
GARDEN = "XX"
FOUNTAINS = {1: "X", 2: "XX"}


@dataclass
class Building:
    """A building on the board (the Garden is one too) with all its spaces, the Annex's included."""

    owner: str
    spaces: Spaces


class Oracle:
    """A game of PARIS from its setup, as in a record, to its end."""

    def __init__(self, setup: Mapping[str, Any]) -> None:
        self.postcards: frozenset[str] = frozenset(setup["postcards"])
        self.penseur: str = setup["penseur"]
        self.fountain: int = setup["fountain"]
        self.mirror: bool = setup["mirror"]
        self.seat: str = setup["starts"]
        self.phase = 1
        self.over = False
        self.idle = 0  # turns of phase 2 in a row that were passed or skipped
        self.first_done: str | None = None
        self.piles: dict[str, list[int]] = {seat: list(setup["piles"][seat]) for seat in RIVAL}
        self.colours: dict[Space, str] = {}
        self.pool = set(BUILDINGS)
        self.reserves: dict[str, set[str]] = {seat: set() for seat in RIVAL}
        self.buildings: list[Building] = []
        self.activated: dict[str, str] = {}  # by postcard, whose token is on it
        self.spent: set[str] = set()  # rights used up
        self.pieces: dict[str, Spaces] = {}  # by postcard; but Garden and Annex are buildings
        self.facing = ""

    @property
    def turn(self) -> str | None:
        """The seat to act, none once the game is over."""
        return None if self.over else self.seat

    def chimneys(self, seat: str) -> int:
        """Count the chimneys left: one stands on every building, the Garden included."""
        return CHIMNEYS - len(self.owned(seat))

    def tokens(self, seat: str) -> int:
        """Count the tokens left: one lies on every postcard the seat activated."""
        return TOKENS - list(self.activated.values()).count(seat)

    def rights(self, seat: str) -> frozenset[str]:
        """Give the rights taken (on an earlier turn, as a turn is one move) and not yet spent."""
        taken = {card for card in ("metropolitain", "chartier") if self.activated.get(card) == seat}
        return frozenset(taken - self.spent)

    def owned(self, seat: str) -> list[Building]:
        """Give the buildings of a seat."""
        return [building for building in self.buildings if building.owner == seat]

    def built(self) -> Spaces:
        """Give the spaces under buildings of either seat."""
        return frozenset().union(*(building.spaces for building in self.buildings))

    def free(self, *colours: str) -> Spaces:
        """Give the free spaces of these colours: "free if no piece stands on it"; lights are free too."""
        occupied = self.built().union(*self.pieces.values())
        return frozenset(s for s, colour in self.colours.items() if colour in colours) - occupied

    def all_free(self) -> Spaces:
        """Give the free spaces of any colour, streetlight spaces too."""
        return self.free("orange", "blue", "mixed", "light")

    def streetlights(self) -> Spaces:
        """Give the printed lights not covered by a building (the Large one stands on such), and the tile."""
        printed = frozenset(space for space, colour in self.colours.items() if colour == "light")
        return (printed - self.built()) | self.pieces.get("lampadaire", frozenset())

    def legal(self) -> set[str]:
        """Give all moves of the seat to act."""
        if self.over:
            return set()
        return self._moves_of_phase_1() if self.phase == 1 else self._moves_of_phase_2()

    def _moves_of_phase_1(self) -> set[str]:
        """Lay or reserve; "a player who has laid all 8 tiles reserves a building or passes"."""
        moves = {f"reserve {building}" for building in self.pool}
        if not self.piles[self.seat]:
            return moves | {"pass"}
        empty = SQUARES - self.colours.keys()
        return moves | {f"lay {name(square)} {turn}" for square in empty for turn in (0, 90, 180, 270)}

    def _moves_of_phase_2(self) -> set[str]:
        """Build or activate; pass with no token, and buildings that can be placed only with a right."""
        moves = self._builds(self.rights(self.seat))
        if self.tokens(self.seat):
            for card in self.postcards - self.activated.keys():
                moves |= {card} | {f"{card} {action}" for action in self._actions(card)}
        elif moves and not self._builds(NO_RIGHTS):
            moves.add("pass")
        return moves

    def _builds(self, rights: frozenset[str]) -> set[str]:
        """Put a building of the reserve on the board, "with a chimney on it"."""
        if not self.chimneys(self.seat):
            return set()
        reserve = self.reserves[self.seat]
        return {f"build {new} {listed(at)}" for new in reserve for at in self._fits(BUILDINGS[new], rights)}

    def _fits(self, drawing: str, rights: frozenset[str]) -> Iterator[Spaces]:
        """Give where a piece fits: free, own or mixed; by right "at most" one light, one of the rival's."""
        rival = self.free(RIVAL[self.seat]) if "chartier" in rights else frozenset()
        lights = self.free("light") if "metropolitain" in rights else frozenset()
        allowed = self.free(self.seat, "mixed") | rival | lights
        for spaces in placements(drawing, self.mirror):
            if spaces <= allowed and len(spaces & rival) <= 1 and len(spaces & lights) <= 1:
                yield spaces

    def _actions(self, card: str) -> Iterator[str]:
        """Give the ways to carry out a postcard's action, as written after its name."""
        match card:
            case "levitation":
                yield from self._levitations()
            case "jardin":
                if self.chimneys(self.seat):
                    yield from map(listed, self._fits(GARDEN, self.rights(self.seat)))
            case "fontaine":
                chartier = self.rights(self.seat) & {"chartier"}
                yield from map(listed, self._fits(FOUNTAINS[self.fountain], chartier))
            case "bouquinistes":
                yield from self._annexes()
            case "penseur":
                yield from self._statues()
            case "grande-lumiere":
                yield from map(name, self.free("light"))
            case "peintre" | "lampadaire" | "moulin-rouge":
                yield from map(name, self.free(self.seat))

    def _levitations(self) -> Iterator[str]:
        """Swap any building of the reserve for one of the pool "as it was before the swap", built at once."""
        if not self.chimneys(self.seat):
            return
        for new in self.pool:
            for at in map(listed, self._fits(BUILDINGS[new], self.rights(self.seat))):
                yield from (f"{old} {new} {at}" for old in self.reserves[self.seat])

    def _annexes(self) -> Iterator[str]:
        """Put the Annex on an own colour's free space for one of the own buildings it touches by a side."""
        for space in self.free(self.seat):
            for building in self.owned(self.seat):
                if touches(frozenset({space}), building.spaces):
                    yield f"{name(space)} {name(min(building.spaces))}"

    def _statues(self) -> Iterator[str]:
        """Face the Statue to "a side where the next space is on the board and free", whatever its colour."""
        free = self.all_free()
        for space in self.free(self.seat):
            for side, step in SIDES.items():
                if ahead(space, step) in free:
                    yield f"{name(space)} {side}"

    def play(self, move: str) -> None:
        """Play a legal move, written canonically, for the seat to act, and pass the turn on."""
        if move not in self.legal():
            raise ValueError(f"{self.turn} can't play {move!r}")
        verb, *words = move.split()
        self.idle = self.idle + 1 if verb == "pass" and self.phase == 2 else 0
        match verb, words:
            case "lay", [square, rotation]:
                self._lay(space_named(square), int(rotation))
            case "reserve", [building]:
                self.pool.remove(building)
                self.reserves[self.seat].add(building)
            case "build", [building, at]:
                self.reserves[self.seat].remove(building)
                self._build(spaces_listed(at))
            case card, _ if card in self.postcards:
                self._activate(card, words)
        self._pass_the_turn_on()

    def _lay(self, square: Space, rotation: int) -> None:
        """Lay the tile in hand, the first of the pile; the next one is in hand by that."""
        pile = self.piles[self.seat]
        self.colours |= laid(pile.pop(0), square, rotation, self.seat)
        if not pile and self.first_done is None:
            self.first_done = self.seat

    def _build(self, spaces: Spaces) -> None:
        """Put a building of the seat to act on the board."""
        self._spend_rights(spaces)
        self.buildings.append(Building(self.seat, spaces))

    def _spend_rights(self, spaces: Spaces) -> None:
        """Spend the rights that the covered spaces show to be used."""
        covered = {self.colours[space] for space in spaces}
        if RIVAL[self.seat] in covered:
            self.spent.add("chartier")
        if "light" in covered:
            self.spent.add("metropolitain")

    def _activate(self, card: str, words: list[str]) -> None:
        """Put a token on a postcard and carry its action out, if any words say how."""
        match card, words:
            case "levitation", [old, new, at]:
                self.reserves[self.seat].remove(old)
                self.pool.remove(new)
                self.pool.add(old)
                self._build(spaces_listed(at))
            case "jardin", [at]:
                self._build(spaces_listed(at))
            case "fontaine", [at]:
                self._spend_rights(spaces_listed(at))
                self.pieces[card] = spaces_listed(at)
            case "bouquinistes", [annex, first]:
                (building,) = (b for b in self.buildings if space_named(first) in b.spaces)
                building.spaces |= {space_named(annex)}
            case "penseur", [at, side]:
                self.pieces[card] = spaces_listed(at)
                self.facing = side
            case _, [at]:
                self.pieces[card] = spaces_listed(at)
        self.activated[card] = self.seat

    def _pass_the_turn_on(self) -> None:
        """Start phase 2 "at once" with the 16th tile; skip who can do nothing; end with two idle turns."""
        self.seat = RIVAL[self.seat]
        if self.phase == 1 and not any(self.piles.values()):
            assert self.first_done is not None
            self.phase, self.seat = 2, self.first_done
        while self.phase == 2 and self.idle < 2 and not self._moves_of_phase_2():
            self.idle += 1
            self.seat = RIVAL[self.seat]
        self.over = self.idle >= 2

    def scores(self) -> dict[str, dict[str, int]]:
        """Give both score sheets as if the game ended now."""
        return {seat: self._sheet(seat) for seat in RIVAL}

    def winner(self) -> str:
        """Give who has more points, then more free spaces of the own colour; else a draw."""
        orange, blue = ((self._sheet(seat)["total"], len(self.free(seat))) for seat in ("orange", "blue"))
        return "draw" if orange == blue else "orange" if orange > blue else "blue"

    def _sheet(self, seat: str) -> dict[str, int]:
        """Give the four lines of a seat's score sheet and their sum."""
        sheet = {
            "light": self._light(seat),
            "group": self._largest_group(seat),
            "unbuilt": 0 if self.activated.get("sacre-coeur") == seat else -3 * len(self.reserves[seat]),
            "postcards": sum(self._points(card) for card in self.pieces if self.activated[card] == seat),
        }
        return sheet | {"total": sum(sheet.values())}

    def _light(self, seat: str) -> int:
        """Sum size × streetlights over the buildings; a light counts once for a building."""
        lit = [self._lit_by(light) for light in self.streetlights()]
        return sum(len(b.spaces) * sum(bool(b.spaces & spaces) for spaces in lit) for b in self.owned(seat))

    def _lit_by(self, light: Space) -> Spaces:
        """Give what a streetlight lights: one space each way; the Large one two, up to the first building."""
        if light not in self.pieces.get("grande-lumiere", ()):
            return beside(light)
        lit, built = set(), self.built()
        for step in SIDES.values():
            lit.add(ahead(light, step))
            if ahead(light, step) not in built:
                lit.add(ahead(light, step, 2))
        return BOARD & lit

    def _largest_group(self, seat: str) -> int:
        """Give the size of the largest group of a seat's buildings joined by sides."""
        spaces = frozenset().union(*(building.spaces for building in self.owned(seat)))
        return max((len(reached(space, spaces)) for space in spaces), default=0)

    def _points(self, card: str) -> int:
        """Give the points of a postcard whose piece is on the board, to the seat that activated it."""
        match card:
            case "peintre":
                return 2 * len(self._area_of(card, BOARD - self.built()) & self.streetlights())
            case "moulin-rouge":
                return len(self._area_of(card, self.free("orange", "blue", "mixed")))
            case "penseur":
                return self._statue_points()
            case "fontaine":
                buildings = self.owned(self.activated[card])
                return 3 * sum(touches(self.pieces[card], building.spaces) for building in buildings)
        return 0

    def _area_of(self, card: str, within: Spaces) -> Spaces:
        """Give what a pawn reaches by sides over spaces of `within`, its own space included."""
        (start,) = self.pieces[card]
        return reached(start, within)

    def _statue_points(self) -> int:
        """Give 2 for a free space at a side, 1 for a diagonal one; nothing if the front is occupied."""
        (statue,) = self.pieces["penseur"]
        if ahead(statue, SIDES[self.facing]) not in self.all_free():
            return 0
        counted = self.all_free() if self.penseur == "any" else self.free(self.activated["penseur"])
        diagonal = {ahead(statue, step) for step in DIAGONALS}
        return 2 * len(beside(statue) & counted) + len(diagonal & counted)
