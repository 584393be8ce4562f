"""A final position of Paris, from a game that was played elsewhere: read, to be scored by the rules.

The data are those parts of a position (`position.py`) that matter at the end. What is missing or odd can be scored all
the same (`oddities.py` lists it); only what means nothing is refused.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from importlib.resources import files
from typing import Any

from boulevard.games.paris.edition import Edition
from boulevard.games.paris.positions import position
from boulevard.games.paris.positions.position import Position
from boulevard.games.paris.positions.reader import read_position
from boulevard.games.positions import parts

PARTS = position.ON_BOARD


def of_view(view: Mapping[str, Any]) -> dict[str, Any]:
    """Return the data of the position that a view shows."""
    return {part: view[part] for part in PARTS} | {"buildings": position.plain_buildings(view)}


def example() -> dict[str, Any]:
    """Return the data of the end of a game that was played."""
    text = files(__package__).joinpath("final.json").read_text(encoding="utf-8")
    data: dict[str, Any] = json.loads(text)
    return data


def read(edition: Edition, data: object) -> Position:
    """Read a position, or say what means nothing in it (`BadPosition`)."""
    return read_position(edition, {"postcards": (), **parts(data, PARTS), "over": True})
