"""Records: whole games as JSON (rules/record.md). Reading them, and checking what does not depend on the game."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

from boulevard.errors import BadRecord, UnknownFormat
from boulevard.games.contract import Seat

FORMAT = "boulevard/1"

Moves = list[tuple[Seat, str]]


def checked_head(record: object) -> tuple[str, Mapping[str, Any]]:
    """Return the game's name and setup of a record of our format."""
    if not isinstance(record, Mapping):
        raise BadRecord("record-not-object", kind=type(record).__name__)
    if record.get("format") != FORMAT:
        raise UnknownFormat("record-format", where="format", format=_short(record.get("format")), known=FORMAT)
    name = record.get("game")
    if not isinstance(name, str):
        raise BadRecord("record-game", where="game", game=_short(name))
    setup = record.get("setup")
    if not isinstance(setup, Mapping):
        raise BadRecord("record-missing", where="setup")
    return name, setup


def checked_moves(record: Mapping[str, Any]) -> Moves:
    """Return the moves of a record: pairs of seat and text, which may still be illegal."""
    moves = record.get("moves")
    if not isinstance(moves, list | tuple):
        raise BadRecord("record-missing", where="moves")
    for number, move in enumerate(moves):
        pair = isinstance(move, list | tuple) and len(move) == 2
        if not pair or not isinstance(move[0], str | int) or not isinstance(move[1], str):
            raise BadRecord("record-pair", where=f"moves[{number}]", move=_short(move))
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
        raise BadRecord("record-result", where=where, expected=expected, found=_short(found))


def _difference(expected: Any, found: Any, where: str) -> tuple[str, Any, Any]:
    """The first place at which two pieces of plain data differ."""
    if isinstance(expected, Mapping) and isinstance(found, Mapping):
        for key in (*expected, *found):
            if key not in expected or key not in found or expected[key] != found[key]:
                return _difference(expected.get(key), found.get(key), f"{where}.{key}")
    return where, expected, found


def _short(value: object) -> str:
    text = repr(value)
    return text if len(text) <= 80 else text[:79] + "…"


def read_records(path: Path) -> Iterator[tuple[str, Any]]:
    """Read a file of one record (JSON) or of one a line (JSON Lines); yield each with its place."""
    try:
        text = path.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        raise BadRecord("record-unreadable", where=str(path), reason=error) from error
    lines = [(number, line) for number, line in enumerate(text.splitlines(), 1) if line.strip()]
    if len(lines) > 1 and all(line.startswith("{") for _, line in lines):
        for number, line in lines:
            yield f"{path.name}:{number}", _parsed(line, f"{path.name}:{number}")
    else:
        yield path.name, _parsed(text, path.name)


def _parsed(text: str, where: str) -> Any:
    try:
        return json.loads(text)
    except (json.JSONDecodeError, RecursionError) as error:
        raise BadRecord("record-not-json", where=where, reason=error) from error
