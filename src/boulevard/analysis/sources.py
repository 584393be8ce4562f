"""What an analysis can begin with: a text that is a position, a record or an analysis; or what one seat knows."""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any

from boulevard.analysis.data import FORMAT, as_data, read
from boulevard.analysis.tree import LONGEST_NAME, Analysis
from boulevard.errors import BadAnalysis
from boulevard.games.beginning import of_record
from boulevard.games.contract import Seat
from boulevard.games.game import Game
from boulevard.games.record import not_json
from boulevard.messages.fluent import legible


def of_text(text: str, seed: int) -> Analysis:
    """Return the analysis that a text is, or that begins with it (`BadAnalysis`, `BadPosition`, `BadRecord`, …)."""
    if not text.lstrip().startswith("{"):
        return Analysis.of_position(text, seed)
    try:
        data = json.loads(text)
    except (ValueError, RecursionError) as error:
        raise BadAnalysis("analysis-not-json", reason=not_json(error)) from error
    try:
        if data.get("format") == FORMAT:
            return read(data)
        if "format" in data or "moves" in data:
            return _of_record(data)
        return Analysis.of_position(data, seed)
    except RecursionError as error:  # it was just not too deep to be parsed
        raise BadAnalysis("analysis-not-json", reason=not_json(error)) from error


def _of_record(record: Mapping[str, Any]) -> Analysis:
    """The analysis of a record; names of players that mean nothing are ignored, as readers of records do."""
    analysis, names = Analysis.of_game(of_record(record).replayed(record)), record.get("players")
    known = names if isinstance(names, Mapping) else {}
    given = {str(seat): known.get(str(seat)) for seat in analysis.first.seats}
    analysis.players = {seat: legible(it)[:LONGEST_NAME] for seat, it in given.items() if it and isinstance(it, str)}
    return analysis


def data_of_text(text: str, seed: int) -> dict[str, Any]:
    """Return the same as data, which can be sent between processes."""
    return as_data(of_text(text, seed))


def of_what_is_known(game: Game, seat: Seat, seed: int) -> Analysis:
    """Return an analysis of a game as a seat knows it: what is hidden from the seat is dealt anew (`NoPositions`)."""
    known: Mapping[str, Any] = game.position_data(seat)
    return Analysis.of_position(known, seed)
