"""How the games of tables begin: shuffled, or with a position."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from boulevard.games.beginning import of_position
from boulevard.games.contract import Seat
from boulevard.games.game import Game
from boulevard.games.positions import Position, named
from boulevard.games.registry import rules


def begun(name: str, options: Mapping[str, Any], deal: str, position: Position | None = None) -> Game:
    """Return a game before its first move: shuffled, or as a position shows it, of which only the rest is dealt."""
    return Game(rules(name).dealt(deal, options)) if position is None else of_position(position, deal)


def played(start: Game, moves: Iterable[tuple[Seat, str]]) -> Game:
    """Return a game that goes on from its start by some moves."""
    game = start.copy()
    for seat, move in moves:
        game.play(seat, move)
    return game


def tells_secrets(position: Position) -> bool:
    """Whether a position tells something that is hidden from spectators."""
    given, told = rules(named(position)).from_position(position)
    return given.unknown(told) < given.unknown(given.hide(told, None))
