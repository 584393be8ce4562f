"""What a game's package of bots can say about games beside their points. All of it is optional there.

`figures(result, seat)` counts what is worth comparing in the result of a finished game, by name: ``{"zeros": 2}``.
`yardstick(record)` finds out what could have been made of the setup of a record at best, as ``{"best": 61}``, and if
that is not proven the ``"bound"`` that nothing can be above.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from boulevard.bots.registry import module, prepare
from boulevard.games.contract import Result, Seat


def figures(game: str, result: Result, seat: Seat) -> Mapping[str, float]:
    """Return what a game counts for a seat beside points; nothing if it counts nothing."""
    counted: Mapping[str, float] = getattr(module(game), "figures", lambda result, seat: {})(result, seat)
    return counted


def has_yardstick(game: str) -> bool:
    """Whether the best that could be made of a setup can be found out."""
    return hasattr(module(game), "yardstick")


def yardstick(game: str, record: Mapping[str, Any]) -> Mapping[str, float] | None:
    """Return the best that could be made of a record's setup, if it can be found out."""
    prepare(game)
    measured: Mapping[str, float] | None = getattr(module(game), "yardstick", lambda record: None)(record)
    return measured
