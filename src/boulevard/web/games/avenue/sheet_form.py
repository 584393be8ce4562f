"""A sheet of Avenue in its editor: as a link, as a file, as it is drawn, and what is wrong with it.

In a link a sheet is its rows from the top, joined by dashes, with one sign a space: a farm is its letter, the others
are digits. The same signs are the keys of the editor.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import NamedTuple, NotRequired, TypedDict

from boulevard.games.avenue.components import CASTLES, FARM_NAMES, SYMBOL, sheet, sheet_names
from boulevard.games.avenue.drawing import art, style
from boulevard.games.avenue.drawing.draw import blank
from boulevard.games.avenue.errors import BadSheet
from boulevard.games.avenue.play.state import MAX_COLUMNS, MAX_SPACES
from boulevard.games.svg import UNIT, inlined, use
from boulevard.messages import say

SIGNS: Mapping[str, str] = {
    **{farm: farm for farm in FARM_NAMES},
    **{symbol: str(at) for at, symbol in enumerate(("P1", "P2", "P3", "G1", "G2", "G3", "CP", "CG"), 1)},
    ".": "0",
}
"""The sign of every symbol, in the order of the palette."""
SYMBOLS = {sign: symbol for symbol, sign in SIGNS.items()}
UNFINISHED = ("sheet-twice", "sheet-farms")
"""What is wrong with sheets that can be drawn, but not played on."""

Rows = Sequence[str]


class Checked(NamedTuple):
    """A sheet that can be drawn, and why it can't be played on, if so."""

    rows: Rows
    refusal: BadSheet | None


class SheetLimits(TypedDict):
    """How large a sheet may be."""

    spaces: int
    columns: int


class SheetRefusal(TypedDict):
    """Why a sheet can't be played on, and where it is wrong, if there."""

    message: str
    row: NotRequired[int]
    column: NotRequired[int]


class OwnSheet(TypedDict):
    """A sheet in its editor: a symbol for every space, row by row from the top."""

    name: str
    rows: list[list[str]]


class SheetGiven(TypedDict):
    """What the editor of sheets begins with."""

    starts: dict[str, list[list[str]]]
    limits: SheetLimits
    brought: OwnSheet | None
    """What a link brought along."""


class SheetAnswer(TypedDict):
    """All that is told of a sheet in its editor."""

    code: str
    text: str
    rows: list[list[str]]
    drawing: str
    edge: float
    refusal: SheetRefusal | None
    missing: list[str]
    notes: list[str]


LIMITS: SheetLimits = {"spaces": MAX_SPACES, "columns": MAX_COLUMNS}


def checked(rows: Rows) -> Checked:
    """Look at the rows of a sheet (`BadSheet`: they are none, or too many, or hold what no sheet has)."""
    try:
        return Checked(sheet(rows).rows, None)
    except BadSheet as refusal:
        symbols = [row.upper().split() for row in rows]
        if refusal.key not in UNFINISHED or not all(SYMBOL.fullmatch(symbol) for row in symbols for symbol in row):
            raise
        return Checked([" ".join(f"{symbol:<2}" for symbol in row).rstrip() for row in symbols], refusal)


def read(written: str) -> Checked:
    """Look at a sheet as it stands in a file (`BadSheet`)."""
    return checked([line for line in written.lstrip("\ufeff").splitlines() if line.strip()])


def encoded(rows: Rows) -> str:
    """Return the sign of every space, for a link."""
    return "-".join("".join(SIGNS[symbol] for symbol in row.split()) for row in rows)


def decoded(code: str) -> Checked:
    """Look at the sheet of a link (`BadSheet`)."""
    if not re.fullmatch(r"[0-8A-F]+(-[0-8A-F]+)*", code):
        raise BadSheet("sheet-link")
    return checked([" ".join(SYMBOLS[sign] for sign in row) for row in code.split("-")])


def starts() -> dict[str, list[list[str]]]:
    """Return the sheets that one can begin with: those that are printed, and an empty one."""
    shipped = {name: [row.split() for row in sheet(name).rows] for name in sheet_names()}
    first = shipped[sheet_names()[0]]
    return {**shipped, "empty": [["."] * len(row) for row in first]}


def answer(found: Checked) -> SheetAnswer:
    """Tell the editor all of a sheet."""
    refusal = found.refusal
    symbols = [symbol for row in found.rows for symbol in row.split()]
    return {
        "code": encoded(found.rows),
        "text": "\n".join(found.rows) + "\n",
        "rows": [row.split() for row in found.rows],
        "drawing": blank(found.rows, theme="page", prefix="own-"),
        "edge": art.PrintedSheet.of(found.rows).edge,
        "refusal": {"message": _reason(found), "row": refusal.row, "column": refusal.column} if refusal else None,
        "missing": [farm for farm in FARM_NAMES if farm not in symbols],
        "notes": _notes(symbols),
    }


def _reason(found: Checked) -> str:
    """Say why a sheet can't be played on, with the name of the space that is to blame."""
    refusal = found.refusal
    if refusal is None or not refusal.row:
        return str(refusal or "")
    space = f"{chr(ord('a') + refusal.column - 1)}{len(found.rows) - refusal.row + 1}"
    return say("web-sheet-twice", space=space, symbol=refusal.values["symbol"])


def _notes(symbols: Sequence[str]) -> list[str]:
    """Tell what may be meant and may be a mistake: how many grapes there are, and castles that are not there."""
    grapes = {colour: sum(int(it[1]) for it in symbols if re.fullmatch(f"{colour}[1-3]", it)) for colour in "PG"}
    notes = [say("web-sheet-grapes", purple=grapes["P"], green=grapes["G"])]
    return notes + [say("web-sheet-no-castle", colour=castle) for castle in CASTLES if castle not in symbols]


def palette() -> list[dict[str, str]]:
    """Return the symbols that a space can have, each with its sign and its name."""
    return [{"symbol": symbol, "sign": sign, "name": art.what(symbol)} for symbol, sign in SIGNS.items()]


LETTER = 'x="77" y="33" font-size="29" font-weight="bold" text-anchor="middle" fill="var(--badge-ink)"'
"""The letter of a farm; rules for classes don't reach into the copy of a symbol that is used."""


def inks() -> str:
    """Return definitions of all symbols as they are drawn in a space, each with the id ``ink-`` and its sign."""
    drawn = "".join(f'<g id="ink-{sign}">{_ink(symbol)}</g>' for symbol, sign in SIGNS.items())
    return inlined(drawn, style.SYMBOLS)


def _ink(symbol: str) -> str:
    printed = art.PrintedSheet.of([symbol])
    drawn = art.fields(printed) + art.pictures(printed)
    if symbol in FARM_NAMES:
        return f"{drawn}{use('badge')}<text {LETTER}>{symbol}</text>"
    if symbol in CASTLES:
        return drawn + use(f"crest-{CASTLES[symbol]}")
    return f'<path fill="none" d="M0 0h{UNIT}v{UNIT}H0z"/>{drawn}'
