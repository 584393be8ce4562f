"""Moves of Paris as text (docs/records.md): written canonically, read forgivingly."""

from __future__ import annotations

import re
import unicodedata
from bisect import bisect_left
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any

from boulevard.errors import BadNotation, IllegalMove
from boulevard.games.keeping import kept_with
from boulevard.games.paris.components import placement_numbers, tables
from boulevard.games.paris.edition import Edition
from boulevard.games.paris.moves.grammar import GRAMMAR
from boulevard.games.paris.play import actions
from boulevard.games.paris.play.state import COLUMN_NAMES, GARDEN, PENSEUR, POSTCARDS, States
from boulevard.messages import say
from boulevard.messages.fluent import as_data

SPACES = tuple(f"{column}{row}" for row in range(1, 9) for column in COLUMN_NAMES)
SIDES = "nesw"
ANGLES = ("0", "90", "180", "270")
MAX_LENGTH = 200

ON_A_SPACE = tuple(POSTCARDS[card] for card in actions.PIECE_CARDS)


@dataclass(frozen=True)
class Move:
    """A move that was read: the word it begins with, and what it speaks of, as numbers."""

    verb: str
    buildings: tuple[int, ...]
    spaces: tuple[int, ...]
    turn: int
    """Quarter turns of a tile, or the side that the Statue faces; else 0."""

    @property
    def mask(self) -> int:
        """The spaces as a mask."""
        return mask_of(self.spaces)


def mask_of(spaces: tuple[int, ...]) -> int:
    """The mask of some spaces."""
    return sum(1 << space for space in spaces)


def spaces_of(mask: int) -> list[str]:
    """The names of the spaces of a mask, in order."""
    found, left = [], int(mask)
    while left:
        lowest = left & -left
        found.append(SPACES[lowest.bit_length() - 1])
        left ^= lowest
    return found


def written(edition: Edition, state: States, numbers: Sequence[int]) -> tuple[str, ...]:
    """Return actions that are legal in a state, in rising order, in canonical notation."""
    text = _texts(edition).__getitem__
    first, end = bisect_left(numbers, actions.ANNEX), bisect_left(numbers, actions.BUILD)
    if first == end:
        return tuple(map(text, numbers))
    return *map(text, numbers[:first]), *_annexes(state, numbers[first:end]), *map(text, numbers[end:])


class _Texts(dict[int, str]):
    """What is written for actions of an edition, by number, each from when it is first asked for.

    Only for the Annex it depends on the state: that is not among them.
    """

    def __init__(self, names: Sequence[str], box: Any) -> None:
        self.names, self.box = names, box

    def __missing__(self, action: int) -> str:
        text = self[action] = _write(self.names, self.box, action)
        return text


@kept_with
def _texts(edition: Edition) -> _Texts:
    return _Texts(edition.names, tables(edition)[0])


def _annexes(state: States, numbers: Sequence[int]) -> Iterator[str]:
    """An Annex is told by its own space, and the first one of its building."""
    firsts = [(cells & -cells).bit_length() - 1 for cells in state["cells"][0].tolist()]
    for number in numbers:
        card, place, building = actions.activation(number)
        yield f"{POSTCARDS[card]} {SPACES[place - actions.PAIRS]} {SPACES[firsts[building]]}"


def _write(names: Sequence[str], box: Any, action: int) -> str:
    if action < actions.RESERVE:
        square, quarter = divmod(action - actions.LAY, 4)
        return f"lay {SPACES[corner_of(square)]} {ANGLES[quarter]}"
    if action < actions.PASS:
        return f"reserve {names[action - actions.RESERVE]}"
    if action == actions.PASS:
        return "pass"
    if action < actions.BUILD:
        return _write_postcard(action)
    return _write_placement(names, box, action)


def _write_postcard(action: int) -> str:
    card, place, more = actions.activation(action)
    words = [POSTCARDS[card]]
    if place >= 0:
        words.append(_joined(pair_mask(place) if place < actions.PAIRS else 1 << (place - actions.PAIRS)))
    if card == PENSEUR and place >= 0:
        words.append(SIDES[more])
    return " ".join(words)


def _write_placement(names: Sequence[str], box: Any, action: int) -> str:
    swap, placement = divmod(action - actions.BUILD, int(box.placements))
    building = names[box.building[placement]]
    spaces = _joined(int(box.spaces[placement]))
    if swap:
        return f"levitation {names[swap - 1]} {building} {spaces}"
    return f"build {building} {spaces}"


def _joined(mask: int) -> str:
    return ",".join(spaces_of(mask))


def corner_of(square: int) -> int:
    """The lower left space of a square."""
    return 16 * (square // 4) + 2 * (square % 4)


def pair_mask(pair: int) -> int:
    """The two spaces of a pair, as numbered in `actions`."""
    if pair < actions.FLAT_PAIRS:
        return 3 << (pair // 7 * 8 + pair % 7)
    return 0x101 << (pair - actions.FLAT_PAIRS)


def read(edition: Edition, text: object) -> Move:
    """Read a move; what is not one is refused with `BadNotation`."""
    if not isinstance(text, str):
        raise BadNotation("notation-not-text", text=as_data(text))
    if len(text) > MAX_LENGTH:
        raise BadNotation("notation-long", most=MAX_LENGTH)
    return _Reader(edition, text).move()


class _Reader:
    """Reads the words of one move from the left."""

    def __init__(self, edition: Edition, text: str) -> None:
        self.edition = edition
        self.text = text
        self.words: list[str] = re.findall(r"[^\s,]+", plain(text)) or [""]
        self.buildings: list[int] = []
        self.spaces: list[int] = []
        self.turn = 0

    def move(self) -> Move:
        verb = self.words.pop(0)
        if verb not in GRAMMAR:
            raise BadNotation("notation-verb", text=self.text, verb=verb, verbs=", ".join(GRAMMAR))
        alone = verb in POSTCARDS and not self.words
        for part in () if alone else GRAMMAR[verb]:
            getattr(self, f"read_{part}")()
        if self.words:
            raise BadNotation("notation-rest", text=self.text, rest=" ".join(self.words))
        return Move(verb, tuple(self.buildings), tuple(self.spaces), self.turn)

    def next(self, expected: str) -> str:
        if not self.words:
            raise BadNotation(f"notation-missing-{expected}", text=self.text)
        return self.words.pop(0)

    def read_space(self) -> None:
        word = self.next("space")
        if word not in SPACES:
            raise BadNotation("notation-space", text=self.text, word=word)
        self.spaces.append(SPACES.index(word))

    read_square = read_house = read_space

    def read_spaces(self) -> None:
        """One or more spaces, to the end."""
        self.read_space()
        while self.words:
            self.read_space()
        if len(set(self.spaces)) != len(self.spaces):
            raise BadNotation("notation-twice", text=self.text)

    def read_building(self) -> None:
        word = self.next("building")
        names = [plain(name) for name in self.edition.names]
        if word not in names:
            raise BadNotation("notation-building", text=self.text, word=word, names=", ".join(self.edition.names))
        self.buildings.append(names.index(word))

    read_given = read_building

    def read_turn(self) -> None:
        word = self.next("angle")
        if word not in ANGLES:
            raise BadNotation("notation-angle", text=self.text, word=word)
        self.turn = ANGLES.index(word)

    def read_side(self) -> None:
        word = self.next("side")
        if len(word) != 1 or word not in SIDES:
            raise BadNotation("notation-side", text=self.text, word=word)
        self.turn = SIDES.index(word)


def plain(text: str) -> str:
    """Lower case, without accents."""
    decomposed = unicodedata.normalize("NFD", text.lower())
    return "".join(mark for mark in decomposed if not unicodedata.combining(mark))


def number(edition: Edition, state: Any, move: Move) -> int:
    """Return the action that a move means in this state, or say that it can't be one (`IllegalMove`)."""
    if move.verb == "lay":
        return _number_of_lay(move)
    if move.verb == "reserve":
        return actions.RESERVE + move.buildings[0]
    if move.verb == "pass":
        return actions.PASS
    if move.verb in POSTCARDS and not move.spaces:
        return actions.BARE + POSTCARDS.index(move.verb)
    if move.verb in ("build", "levitation"):
        return _number_of_placement(edition, move)
    return _number_of_postcard(state, move)


def _number_of_lay(move: Move) -> int:
    (space,) = move.spaces
    column, row = space % 8, space // 8
    if column % 2 or row % 2:
        corner = SPACES[8 * (row & ~1) + (column & ~1)]
        raise IllegalMove("illegal-square", space=SPACES[space], corner=corner)
    return actions.LAY + 4 * (4 * (row // 2) + column // 2) + move.turn


def _number_of_placement(edition: Edition, move: Move) -> int:
    building = move.buildings[-1]
    placement = placement_numbers(edition).get((building, move.mask))
    if placement is None:
        raise IllegalMove("illegal-shape", building=edition.names[building])
    swap = 1 + move.buildings[0] if move.verb == "levitation" else 0
    return actions.BUILD + swap * int(tables(edition)[0].placements) + placement


def _number_of_postcard(state: Any, move: Move) -> int:
    space = move.spaces[0]
    if move.verb in ON_A_SPACE:
        return actions.PIECE_ON + 64 * ON_A_SPACE.index(move.verb) + space
    if move.verb == "penseur":
        return actions.STATUE + 4 * space + move.turn
    if move.verb == "bouquinistes":
        return actions.ANNEX + 13 * space + _building_at(state, move.spaces[1])
    base = actions.JARDIN if move.verb == "jardin" else actions.FONTAINE
    if move.verb == "fontaine" and len(move.spaces) == 1:
        return base + actions.PAIRS + space
    for pair in range(actions.PAIRS):
        if pair_mask(pair) == move.mask:
            return base + pair
    raise IllegalMove("illegal-pair", card=say(f"paris-draw-card-{move.verb}"))


def _building_at(state: Any, space: int) -> int:
    for building in range(GARDEN + 1):
        if int(state.cells[building]) >> space & 1:
            return building
    raise IllegalMove("illegal-no-building", space=SPACES[space])
