"""A bot in any language: a program that reads and writes lines of JSON."""

from __future__ import annotations

from boulevard.bots.contract import Bot, Budget, Sight, Thought


class Program(Bot):
    """Asks a program that was started with a command."""

    def __init__(self, command: str = "") -> None:
        self.command = command

    def think(self, sight: Sight, budget: Budget, seed: int) -> Thought:
        """Ask for a move."""
        raise NotImplementedError
