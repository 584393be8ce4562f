"""Records: whole games as JSON (docs/records.md). Reading them, and checking what does not depend on the game."""

from __future__ import annotations

import json
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from boulevard.errors import BadRecord, UnknownFormat
from boulevard.games.contract import Seat
from boulevard.messages import Said
from boulevard.messages.fluent import as_data

SETUP, POSITION = "setup", "position"
FORMATS = {SETUP: "boulevard/1", POSITION: "boulevard/2"}
"""What a game can begin with, and the format that says so."""

Moves = list[tuple[Seat, str]]


def checked_head(record: object) -> tuple[str, str, Mapping[str, Any]]:
    """Return the name of the game of a record of our formats, the part that says how it began, and that part."""
    if not isinstance(record, Mapping):
        raise BadRecord("record-not-object", kind=type(record).__name__)
    part = next((part for part, text in FORMATS.items() if record.get("format") == text), None)
    if part is None:
        known = ", ".join(FORMATS.values())
        raise UnknownFormat("record-format", where="format", format=as_data(record.get("format")), known=known)
    name = record.get("game")
    if not isinstance(name, str):
        raise BadRecord("record-game", where="game", game=as_data(name))
    if not isinstance(record.get(part), Mapping):
        raise BadRecord("record-missing", where=part)
    return name, part, record[part]


def checked_moves(record: Mapping[str, Any]) -> Moves:
    """Return the moves of a record: pairs of seat and text, which may still be illegal."""
    moves = record.get("moves")
    if not isinstance(moves, list | tuple):
        raise BadRecord("record-missing", where="moves")
    for number, move in enumerate(moves):
        pair = isinstance(move, list | tuple) and len(move) == 2
        if not pair or not isinstance(move[0], str | int) or not isinstance(move[1], str):
            raise BadRecord("record-pair", where=f"moves[{number}]", move=as_data(move))
    return [(seat, text) for seat, text in moves]


def require_result(record: Mapping[str, Any], result: Mapping[str, Any] | None) -> None:
    """Compare the result that a record claims with what its moves lead to."""
    claimed = record.get("result")
    if claimed is None:
        return
    if result is None:
        raise BadRecord("record-unfinished", where="result")
    if claimed != result:
        where, expected, found = _difference(result, claimed, "result")
        raise BadRecord("record-result", where=where, expected=as_data(expected), found=as_data(found))


def _difference(expected: Any, found: Any, where: str) -> tuple[str, Any, Any]:
    """The first place at which two pieces of plain data differ."""
    if isinstance(expected, Mapping) and isinstance(found, Mapping):
        for key in (*expected, *found):
            if key not in expected or key not in found or expected[key] != found[key]:
                return _difference(expected.get(key), found.get(key), f"{where}.{key}")
    if isinstance(expected, list) and isinstance(found, list) and len(expected) == len(found):
        place = next(number for number, pair in enumerate(zip(expected, found, strict=True)) if pair[0] != pair[1])
        return _difference(expected[place], found[place], f"{where}[{place}]")
    return where, expected, found


def read_texts(path: Path) -> list[tuple[str, str]]:
    """Read a file of one record (JSON) or of one a line (JSON Lines); return the texts with their places."""
    try:
        text = path.read_text(encoding="utf-8")
    except (OSError, ValueError) as error:
        raise BadRecord("record-unreadable", where=str(path), reason=error) from error
    lines = [(f"{path.name}:{number}", line) for number, line in enumerate(text.split("\n"), 1) if line.strip()]
    return lines if len(lines) > 1 and _is_whole(lines[0][1]) else [(path.name, text)]


def _is_whole(line: str) -> bool:
    try:
        json.loads(line)
    except (ValueError, RecursionError):
        return False
    return True


def game_named(text: str) -> str:
    """Return the name of the game that a text names, in JSON or in front of a position; nothing if there is none."""
    if not text.lstrip().startswith("{"):
        return text.split(maxsplit=1)[0].lower() if text.strip() else ""
    try:
        name = json.loads(text).get("game")
    except (ValueError, RecursionError):
        return ""
    return name if isinstance(name, str) else ""


def not_json(error: Exception) -> Said:
    """What is wrong with a text that should be JSON, in our words."""
    if isinstance(error, json.JSONDecodeError):
        return Said("not-json-at", {"line": error.lineno, "column": error.colno})
    return Said("not-json-deep" if isinstance(error, RecursionError) else "not-json-other")


def parsed(text: str, where: str) -> Any:
    """Return the data of a text that is JSON."""
    try:
        return json.loads(text)
    except (ValueError, RecursionError) as error:
        raise BadRecord("record-not-json", where=where, reason=not_json(error)) from error
