"""What can go wrong, as types.

Every error names its sentence in the message catalogue (`key`) and what the sentence speaks of (`values`), so
that a face can show it in its own language and a program can react to it. No error leaves a game changed.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from functools import partial

from boulevard.messages import say
from boulevard.messages.fluent import legible


class BoulevardError(Exception):
    """The base of all errors of Boulevard."""

    def __init__(self, key: str, /, **values: object) -> None:
        self.key = key
        self.values = {name: legible(it) if isinstance(it, str) else it for name, it in values.items()}
        super().__init__(say(key, **self.values))

    def __reduce__(self) -> tuple[partial[BoulevardError], tuple[()], dict[str, object]]:
        """Let errors travel between processes."""
        return partial(type(self), self.key, **self.values), (), self.__dict__


class UnknownGame(BoulevardError):
    """There is no game of that name."""


class BadOption(BoulevardError, ValueError):
    """A game or a drawing has no such option, or the option can't have that value."""


class BadStates(BoulevardError, ValueError):
    """An array is not one of states of this game, or does not go with them."""


class NoOutcomes(BoulevardError):
    """The game does not list what chance may bring."""


class TooManyOutcomes(BoulevardError, ValueError):
    """More states agree with what is known than may be listed; `values` has their number, `count`."""


class NoRules(BoulevardError):
    """There is no page of rules for a game."""


class NotOnPaper(BoulevardError):
    """The game is not played with pen and paper."""


class MissingExtra(BoulevardError, ImportError):
    """Something was asked for that needs a package which is not installed."""


@contextmanager
def from_extra(extra: str) -> Iterator[None]:
    """Import what belongs to an extra: where it is not installed, say how to get it (`MissingExtra`)."""
    try:
        yield
    except ModuleNotFoundError as error:
        if (error.name or "").startswith("boulevard"):
            raise
        raise MissingExtra("missing-extra", extra=extra) from error


class UnknownSeat(BoulevardError):
    """The game has no such seat."""


class BadNotation(BoulevardError):
    """The text is not a move of the game."""


class IllegalMove(BoulevardError):
    """The move is a move of the game, but the rules do not allow it now."""

    def __init__(self, key: str, /, *, possible: Sequence[str] = (), **values: object) -> None:
        self.possible = tuple(possible)
        """Moves of the same kind that are allowed now, in notation."""
        super().__init__(key, **values)


class NotYourTurn(IllegalMove):
    """It is another seat's turn."""


class GameOver(IllegalMove):
    """The game has ended."""


class NotOver(BoulevardError):
    """The game has not ended yet, so there is no result."""


class NothingToUndo(BoulevardError):
    """Fewer moves were played than are to be taken back."""


class BadRecord(BoulevardError):
    """A record is not one of a game that was played by the rules; `where` points into it."""

    def __init__(self, key: str, /, *, where: str = "", **values: object) -> None:
        self.where = legible(where)
        super().__init__(key, where=where, **values)


class UnknownFormat(BadRecord):
    """The record is of another format or of another version of it."""


class NoPositions(BoulevardError):
    """The game does not write positions."""


class BadPosition(BoulevardError, ValueError):
    """A text or data mean no position that a game could go on from; `where` points into it."""

    def __init__(self, key: str, /, *, where: str = "", **values: object) -> None:
        self.where = legible(where)
        super().__init__(key, where=where, **values)


class BadAnalysis(BoulevardError, ValueError):
    """Data mean no analysis, or a change would make it too large; `where` points into it."""

    def __init__(self, key: str, /, *, where: str = "", **values: object) -> None:
        self.where = legible(where)
        super().__init__(key, where=where, **values)


class UnknownNode(BoulevardError):
    """An analysis has no node of this number."""


class FolderInUse(BoulevardError):
    """Another process works on the folder, or a server on the database."""


class NoLocks(BoulevardError):
    """Files of a folder can't be locked, so nothing can make sure that only one process works on it."""


class UnknownPiece(BoulevardError):
    """A game has no picture of that name, or none that this view may show."""
