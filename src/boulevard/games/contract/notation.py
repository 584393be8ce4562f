"""Moves as text."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from typing import Any

from boulevard.errors import BadNotation
from boulevard.games.contract.data import Seat, States
from boulevard.messages import Said
from boulevard.messages.fluent import as_data

LONGEST = 200
"""The signs of a move that are read."""


class Notation(ABC):
    """Moves as text, in words, and why one is not legal."""

    action_count: int

    @abstractmethod
    def write(self, state: States, seat: Seat, action: int) -> str:
        """Return a legal action in canonical notation."""

    def written(self, state: States, seat: Seat, actions: Sequence[int]) -> tuple[str, ...]:
        """Return legal actions, which are in rising order, in canonical notation."""
        return tuple(self.write(state, seat, action) for action in actions)

    def read(self, state: States, seat: Seat, text: str) -> int:
        """Return the action that a text means (`BadNotation`), legal or not (`IllegalMove` if it has no number).

        What is written here serves games with few actions, each of which can be written at any time.
        """
        if not isinstance(text, str):
            raise BadNotation("notation-not-text", text=as_data(text))
        if len(text) > LONGEST:
            raise BadNotation("notation-long", most=LONGEST)
        meant = " ".join(text.lower().split())
        for action in range(self.action_count):
            if self.write(state, seat, action).lower() == meant:
                return action
        raise BadNotation("notation-unknown", text=text)

    @classmethod
    def phrase(cls, move: str) -> Said:
        """Say a move, given in canonical notation, in words, as one is told to make it: “Reserve L4”."""
        return Said("advice-move", {"move": move})

    def refuse(self, state: States, seat: Seat, text: str) -> tuple[str, Mapping[str, Any]]:
        """Say why a move of a seat that is to act is not legal: the key of a sentence and its values."""
        return "illegal-action", {"action": text}

    def hindrance(self, state: States, seat: Seat, begin: str) -> tuple[str, Mapping[str, Any]] | None:
        """Say why a seat that is to act can't go on from the first words of a move; nothing if they are all of it."""
        return None
