"""What is in the box of Avenue: the deck, the sheets, and a sheet's tables for compiled code."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache, cached_property
from importlib.resources import files
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from boulevard.games.avenue.errors import BadSheet
from boulevard.games.avenue.play.state import FARMS, MAX_COLUMNS, MAX_SPACES, ROADS, ROUNDS, YELLOW, YELLOWS_A_ROUND
from boulevard.games.keeping import kept_with

FARM_NAMES = "ABCDEF"
CASTLES = {"CP": "purple", "CG": "green"}
"""The symbols of the castles, and their colours."""
SYMBOL = re.compile(r"\.|[A-F]|C[PG]|[PG][1-3]")

BOX = np.dtype(
    (
        np.record,
        [
            ("spaces", "u8"),  # all there are
            ("columns", "u8"),
            ("not_last", "u8"),  # spaces that have another one to the east
            ("ones", "u8"),  # spaces with 1 or 3 grapes
            ("twos", "u8"),  # spaces with 2 or 3 grapes
            ("colour", "u8", 2),  # spaces with purple and with green grapes
            ("farm", "u8", FARMS),
            ("castle", "u8", 2),  # purple and green; 0 if there is none
            ("deck", "u1", ROADS),  # the road cards in the order of their numbers
        ],
    )
)

Box = NDArray[Any]
"""An array of one `BOX` record."""


@dataclass(frozen=True)
class Sheet:
    """A sheet: symbols by row, the top row first."""

    name: str | None
    """The letter of a shipped one."""
    symbols: tuple[tuple[str, ...], ...]

    @cached_property
    def columns(self) -> int:
        """How many spaces a row has."""
        return len(self.symbols[0])

    @cached_property
    def rows(self) -> tuple[str, ...]:
        """The rows as text, as in a record."""
        return tuple(" ".join(f"{symbol:<2}" for symbol in row).rstrip() for row in self.symbols)

    @cached_property
    def spaces(self) -> tuple[tuple[str, str], ...]:
        """The names of all spaces with their symbols, in the order of their numbers."""
        return tuple(
            (f"{chr(ord('a') + column)}{row}", symbol)
            for row, symbols in enumerate(reversed(self.symbols), 1)
            for column, symbol in enumerate(symbols)
        )


def sheet(choice: str | Path | Sequence[str]) -> Sheet:
    """Return a sheet: a shipped one by its letter, one's own as rows, as text, or from a text file (`BadSheet`)."""
    if isinstance(choice, str) and choice.upper() in sheet_names():
        return _shipped(choice.upper())
    if isinstance(choice, Path) or (isinstance(choice, str) and choice.endswith(".txt")):
        return _own(_lines_of(Path(choice)))
    if isinstance(choice, str):
        if "\n" not in choice:
            raise BadSheet("sheet-unknown", name=choice, names=", ".join(sheet_names()))
        return _own(choice.strip("\n").splitlines())
    return _own(choice)


def sheet_names() -> tuple[str, ...]:
    """The letters of the shipped sheets."""
    return tuple(_data()["sheets"])


@cache
def _data() -> Mapping[str, Any]:
    return tomllib.loads(files(__package__).joinpath("sheets.toml").read_text(encoding="utf-8"))


@cache
def _shipped(name: str) -> Sheet:
    return Sheet(name, _own(_data()["sheets"][name]).symbols)


def _lines_of(path: Path) -> list[str]:
    try:
        return path.read_text(encoding="utf-8").strip("\n").splitlines()
    except (OSError, ValueError) as error:
        raise BadSheet("sheet-unreadable", path=path, reason=error) from error


def _own(rows: Sequence[object]) -> Sheet:
    if not rows or not all(isinstance(row, str) and row.split() for row in rows):
        raise BadSheet("sheet-rows")
    symbols = tuple(tuple(str(row).upper().split()) for row in rows)
    for number, row in enumerate(symbols, 1):
        if len(row) != len(symbols[0]):
            raise BadSheet("sheet-length", row=number, count=len(row), expected=len(symbols[0]))
    if len(symbols[0]) > MAX_COLUMNS or len(symbols) * len(symbols[0]) > MAX_SPACES:
        raise BadSheet("sheet-size", spaces=MAX_SPACES, columns=MAX_COLUMNS)
    _check_symbols(symbols)
    return Sheet(None, symbols)


def _check_symbols(symbols: tuple[tuple[str, ...], ...]) -> None:
    """Each farm once, at most one castle of a colour, nothing unknown."""
    seen: set[str] = set()
    for row, line in enumerate(symbols, 1):
        for column, symbol in enumerate(line, 1):
            if not SYMBOL.fullmatch(symbol):
                raise BadSheet("sheet-symbol", row=row, column=column, symbol=symbol[:20])
            if symbol in seen:
                raise BadSheet("sheet-twice", row=row, column=column, symbol=symbol)
            if symbol in FARM_NAMES or symbol in CASTLES:
                seen.add(symbol)
    if missing := [farm for farm in FARM_NAMES if farm not in seen]:
        raise BadSheet("sheet-farms", farms=", ".join(missing))


@cache
def deck() -> tuple[int, ...]:
    """The road cards, in the order of their numbers, the yellow ones last."""
    counts = _data()["roads"]
    cards = [
        number + bonus
        for colour, bonus in (("grey", 0), ("yellow", YELLOW))
        for number, count in enumerate(counts[colour])
        for _ in range(count)
    ]
    assert len(cards) == ROADS, "sheets.toml: there must be 42 road cards"
    assert sum(counts["yellow"]) >= ROUNDS * YELLOWS_A_ROUND, "sheets.toml: too few yellow cards for five rounds"
    return tuple(cards)


def card_text(card: int) -> str:
    """A road card as in a record: number and colour."""
    return f"{card % YELLOW + 1}{'y' if card >= YELLOW else 'g'}"


@kept_with
def tables(sheet: Sheet) -> Box:
    """The tables of a sheet."""
    box = np.zeros(1, dtype=BOX)
    count = len(sheet.spaces)
    box["spaces"] = (1 << count) - 1
    box["columns"] = sheet.columns
    box["not_last"] = _mask(space for space in range(count) if (space + 1) % sheet.columns)
    symbols = [symbol for _, symbol in sheet.spaces]
    box["ones"] = _mask(i for i, symbol in enumerate(symbols) if symbol[1:] in ("1", "3"))
    box["twos"] = _mask(i for i, symbol in enumerate(symbols) if symbol[1:] in ("2", "3"))
    box["colour"] = [_mask(i for i, symbol in enumerate(symbols) if re.match(f"{c}[123]", symbol)) for c in "PG"]
    box["farm"] = [1 << symbols.index(farm) for farm in FARM_NAMES]
    box["castle"] = [1 << symbols.index(castle) if castle in symbols else 0 for castle in CASTLES]
    box["deck"] = deck()
    return box


def _mask(spaces: Any) -> int:
    return sum(1 << space for space in spaces)
