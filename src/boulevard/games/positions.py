"""What positions of all games share (docs/positions.md): the game they name, and reading plain data strictly.

A position is a line of text or plain data; a text is read as the data that it stands for, and data as a state.
Whatever means nothing is refused (`BadPosition`).
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Never

import numpy as np
from numpy.typing import NDArray

from boulevard.errors import BadPosition
from boulevard.messages.fluent import as_data

LONGEST = 20_000
"""The signs of a text that are read."""
NOTHING = "-"
"""A field of a text that holds nothing: none is empty."""
UNKNOWN = "?"
"""What a seat does not know, in a text and in data."""

WrittenPosition = str | Mapping[str, Any]


def named(position: object) -> str:
    """Return the name of the game that a position says it is of (`BadPosition`); there may be no such game."""
    if isinstance(position, str):
        if len(position) > LONGEST:
            raise BadPosition("position-long", where="position", most=LONGEST)
        return position.split()[0].lower() if position.split() else refuse("position-malformed", "game")
    name = position.get("game") if isinstance(position, Mapping) else None
    return name if isinstance(name, str) else refuse("position-malformed", "game")


def refuse(key: str, /, where: str, **values: object) -> Never:
    """Say what is wrong with a part of a position."""
    raise BadPosition(key, where=where, **values)


def require(condition: object, key: str, /, where: str, **values: object) -> None:
    """Refuse a part of a position for which a condition doesn't hold."""
    if not condition:
        refuse(key, where, **values)


def mapping(where: str, value: object) -> Mapping[str, Any]:
    """Return an object of JSON."""
    if not isinstance(value, Mapping) or not all(isinstance(name, str) for name in value):
        refuse("position-malformed", where)
    return value


def sequence(where: str, value: object) -> Sequence[Any]:
    """Return a list."""
    if not isinstance(value, list | tuple):
        refuse("position-malformed", where)
    return value


def whole(where: str, value: object, least: int, most: int) -> int:
    """Return a whole number within bounds."""
    if type(value) is not int or not least <= value <= most:
        refuse("position-number", where, value=as_data(value), least=least, most=most)
    return value


def is_one_of(value: object, known: Sequence[Any]) -> bool:
    """Whether a value is one of those that are known, and of the same type: true is not 1."""
    return any(type(value) is type(it) and value == it for it in known)


def one_of(where: str, value: object, known: Sequence[Any]) -> Any:
    """Return one of the values that are known."""
    if not is_one_of(value, known):
        refuse("position-value", where, values=", ".join(map(str, known)))
    return value


def parts(data: object, names: Sequence[str]) -> Mapping[str, Any]:
    """Return the parts of a position, all of which are known by name; some may be missing."""
    given = mapping("position", data)
    for name in given:
        require(name in names, "position-part", where=name, names=", ".join(names))
    return given


def require_numbers(states: NDArray[Any], known: Mapping[str, Iterable[int]]) -> None:
    """Refuse states in which a number stands for nothing: for some of their fields, these are the numbers that do."""
    for name, numbers in known.items():
        require(np.isin(states[name], list(numbers)).all(), "position-malformed", where=name)


def fields(texts: Sequence[str], names: Sequence[str]) -> dict[str, str]:
    """Return the fields of a text by name, if there are as many as there are names."""
    require(len(texts) == len(names), "position-fields", where="position", count=len(texts), names=", ".join(names))
    return dict(zip(names, texts, strict=True))
