"""How the games of tables begin: shuffled, or with a position."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from boulevard.games.beginning import of_position
from boulevard.games.contract import Seat
from boulevard.games.game import Game
from boulevard.games.positions import WrittenPosition, named
from boulevard.games.registry import rules


def begun(name: str, options: Mapping[str, Any], deal: str, position: WrittenPosition | None = None) -> Game:
    """Return a game before its first move: shuffled, or as a position shows it, of which only the rest is dealt."""
    return Game(rules(name).dealt(deal, options)) if position is None else of_position(position, deal)


def played(start: Game, moves: Iterable[tuple[Seat, str]]) -> Game:
    """Return a game that goes on from its start by some moves."""
    game = start.copy()
    for seat, move in moves:
        game.play(seat, move)
    return game


def tells_secrets(position: WrittenPosition) -> bool:
    """Whether a position tells something that is hidden from spectators."""
    given, state = rules(named(position)).from_position(position)
    return given.unknown(state) < given.unknown(given.hide(state, None))
