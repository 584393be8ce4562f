"""Positions of Avenue as one line of text (docs/positions.md): the fields that its data become, and back."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from boulevard.errors import BadPosition
from boulevard.games.avenue.components import Sheet
from boulevard.games.avenue.components import sheet as sheet_of
from boulevard.games.avenue.positions.position import OF_SHEET
from boulevard.games.avenue.setup import named_sheet
from boulevard.games.positions import NOTHING, UNKNOWN, require

FIELDS = "sheet, farms, cards, player …"
CARDS = re.compile(r"(?P<cards>(?:[1-6][yg])+)(?P<over>\.?)(?:\+(?P<coming>(?:[1-6][yg])*))?\??")
EMPTY = "."


def text(data: Mapping[str, Any]) -> str:
    """Return the fields of a position."""
    sheet = sheet_of(data["sheet"])
    cards = "".join(data["cards"]) + "." * data["over"] + "+" * bool(data["coming"]) + "".join(data["coming"])
    printed = sheet.name or "/".join(",".join(row) for row in sheet.symbols)
    return " ".join((printed, "".join(data["farms"]), cards, *(_written(sheet, it) for it in data["sheets"])))


def _written(sheet: Sheet, drawn: Mapping[str, Any]) -> str:
    rows = ("".join(str(drawn["roads"].get(space, EMPTY)) for space in row) for row in _rows(sheet))
    scores = ",".join(map(str, drawn["scores"]))
    peeks = "".join(map(str, drawn["peeks"]))
    choice = (drawn["choice"] or "").removeprefix("draw ")
    return ":".join(("/".join(rows), *(part or NOTHING for part in (scores, peeks, choice))))


def _rows(sheet: Sheet) -> Iterator[list[str]]:
    """The names of the spaces, row by row from the top."""
    names = [name for name, _ in sheet.spaces]
    for start in range(len(names) - sheet.columns, -1, -sheet.columns):
        yield names[start : start + sheet.columns]


def parsed(texts: Sequence[str]) -> dict[str, Any]:
    """Return the data that fields stand for."""
    require(len(texts) > 3, "position-fields", where="position", count=len(texts), names=FIELDS)
    printed, farms, cards, *players = texts
    own = "/" in printed or "," in printed
    rows: Any = [row.replace(",", " ") for row in printed.split("/")] if own else printed.upper()
    sheet = named_sheet(rows, "sheet", BadPosition)
    found = CARDS.fullmatch(cards.lower())
    if found is None:
        raise BadPosition("avenue-position-card-text", where="cards")
    return {
        "sheet": rows,
        "farms": list(farms.upper().rstrip(UNKNOWN)),
        "cards": _pairs(found["cards"]),
        "coming": _pairs(found["coming"] or ""),
        "over": bool(found["over"]),
        "sheets": [_player(sheet, number, it.lower()) for number, it in enumerate(players)],
    }


def _pairs(cards: str) -> list[str]:
    return re.findall("..", cards)


def _player(sheet: Sheet, number: int, text: str) -> dict[str, Any]:
    given, where = text.split(":"), f"sheets.{number}"
    names = ":".join(OF_SHEET)
    require(len(given) == len(OF_SHEET), "avenue-position-player", where=where, number=number + 1, names=names)
    roads, scores, peeks, choice = (None if part == NOTHING else part for part in given)
    require(re.fullmatch(r"[0-9]{1,3}(,[0-9]{1,3})*", scores or "0"), "position-malformed", where=f"{where}.scores")
    require(re.fullmatch(r"[0-9]+", peeks or "0"), "position-malformed", where=f"{where}.peeks")
    return {
        "roads": _roads(sheet, f"{where}.roads", roads or ""),
        "scores": [int(score) for score in scores.split(",")] if scores else [],
        "peeks": [int(number) for number in peeks] if peeks else [],
        "choice": choice if choice in (None, UNKNOWN, "peek") else f"draw {choice}",
    }


def _roads(sheet: Sheet, where: str, text: str) -> dict[str, int]:
    rows, names = text.split("/"), list(_rows(sheet))
    whole = len(rows) == len(names) and all(re.fullmatch(f"[1-6.]{{{sheet.columns}}}", row) for row in rows)
    require(whole, "avenue-position-rows", where=where, rows=len(names), columns=sheet.columns)
    signs = zip("".join(rows), (name for row in names for name in row), strict=True)
    return {name: int(sign) for sign, name in signs if sign != EMPTY}
