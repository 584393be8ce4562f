"""What can go wrong with puzzles."""

from __future__ import annotations

from boulevard.errors import BoulevardError


class UnknownPuzzle(BoulevardError):
    """There is no puzzle of this identity."""


class NoPuzzles(BoulevardError):
    """The game has none: nothing can prove its positions."""


class BadPuzzle(BoulevardError, ValueError):
    """The text is no puzzle."""


class NotProven(BoulevardError):
    """A puzzle is not what it says it is."""


class PuzzleSolved(BoulevardError):
    """There are more moves than a puzzle asks for."""
