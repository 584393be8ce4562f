"""How games begin: as a position shows, or as a record says."""

from __future__ import annotations

import hashlib
from collections.abc import Mapping
from typing import Any

from boulevard.errors import BadPosition, BadRecord
from boulevard.games.contract import Seed
from boulevard.games.game import Game
from boulevard.games.positions import WrittenPosition, named
from boulevard.games.record import POSITION, SETUP, checked_head
from boulevard.games.registry import rules


def of_position(position: WrittenPosition, seed: Seed | str = 0) -> Game:
    """Return a game that begins with a position, what it leaves open filled by chance.

    A seed that is a text or below zero stands for its SHA-256 as a number. The position may name no game
    (`UnknownGame`), one that has no positions (`NoPositions`), or mean nothing (`BadPosition`).
    """
    kind = rules(named(position))
    given, state = kind.from_position(position)
    whole = given.sample(state, _usable(seed))
    return Game.from_state(*kind.from_position(given.position_data(whole)))


def _usable(seed: Seed | str) -> Seed:
    if not isinstance(seed, str) and (isinstance(seed, tuple) or seed >= 0):
        return seed
    return int.from_bytes(hashlib.sha256(str(seed).encode("utf-8", "surrogatepass")).digest(), "big")


def of_record(record: object) -> Game:
    """Return the game of a record before its first move (`BadRecord`)."""
    name, part, begins = checked_head(record)
    kind = rules(name)
    return Game(kind.from_setup(begins)) if part == SETUP else _placed(name, begins)


def _placed(name: str, position: Mapping[str, Any]) -> Game:
    try:
        return Game.from_state(*rules(name).from_position({"game": name, **position}))
    except BadPosition as error:
        where = POSITION if error.where == POSITION else f"{POSITION}.{error.where}"
        raise BadRecord("record-position", where=where, reason=error) from error
