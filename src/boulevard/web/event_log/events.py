"""What happens at a table, as data. The log of these is the only truth; all else follows from it."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import StrEnum
from typing import Any


class Kind(StrEnum):
    """What can happen at a table."""

    created = "created"
    """Set up: game, options, seed and chairs. Always the first event."""
    joined = "joined"
    """A person took a chair that was free."""
    moved = "moved"
    """A seat made a move."""
    asked = "asked"
    """A seat asked to take its last decision back."""
    refused = "refused"
    """Somebody did not agree to that."""
    withdrawn = "withdrawn"
    """Somebody no longer asks: to take a decision back, or to play again."""
    undone = "undone"
    """Moves were taken back."""
    resigned = "resigned"
    """A person left the game, or their time ran out."""
    set_aside = "set-aside"
    """Nobody came back for a long time. The game goes on with whatever is done there next."""
    ended = "ended"
    """The same, but for good: in logs of before games were set aside."""
    offered = "offered"
    """Somebody would like to play again."""
    declined = "declined"
    """Somebody would not. While a game goes on, it is nobody's: the clocks stood still for a while."""
    rematch = "rematch"
    """The same people went on at another table."""
    guided = "guided"
    """A page of the lesson was turned, or the lesson was put away or brought back."""


PLAYING = {Kind.created, Kind.joined, Kind.moved, Kind.asked, Kind.refused, Kind.undone, Kind.resigned}
"""What is done by people who play: a game that was set aside goes on."""


@dataclass(frozen=True)
class Event:
    """Something that happened at a table; its number is its place in the log."""

    kind: Kind
    data: Mapping[str, Any] = field(default_factory=dict)
    key: str | None = None
    """The key of the request that caused it: the same key never causes anything twice."""
    at: float = 0.0
    """When it was decided, in seconds since 1970."""


def once(kind: Kind | str, who: int | str, key: str | None, *what: object) -> str | None:
    """The key under which a request counts once: nobody else has it, and no other request of the same sender."""
    if key is None:
        return None
    return hashlib.sha256(json.dumps([kind, who, key, *what]).encode()).hexdigest()[:32]
