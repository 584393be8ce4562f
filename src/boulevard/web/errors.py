"""What can go wrong at a table in the browser."""

from __future__ import annotations

from boulevard.errors import BoulevardError


class UnknownTable(BoulevardError):
    """There is no such table, or the link to a seat of it is not one of ours."""


class UnknownAnalysis(BoulevardError):
    """There is no such analysis."""


class TooManyAnalyses(BoulevardError):
    """Somebody has as many analyses as there is room for, and changed all of them."""


class StaleAnalysis(BoulevardError):
    """An analysis was changed elsewhere again and again while it was to be changed here; nothing happened."""


class NotOwner(BoulevardError):
    """Only whoever made something may change it."""


class Damaged(BoulevardError):
    """What was kept was changed by something else than Boulevard, so it is not shown; a backup may have it."""


class NoBackup(BoulevardError):
    """There is nothing to back up here, or nothing to bring back from there, or both are the same folder."""


class Unreachable(BoulevardError):
    """The database does not answer."""


class NotKept(BoulevardError):
    """What was asked for could not be written down, so it did not happen: the disk may be full."""


class KeyUsed(BoulevardError):
    """The key of a request was used for another request; nothing happened."""


class BadTable(BoulevardError, ValueError):
    """A table can't be set up like this."""


class UnknownPerson(BoulevardError):
    """Nobody is known by the cookie or the token of a request, or there is none."""


class BadPreference(BoulevardError, ValueError):
    """There is no such preference, or no such choice."""


class StaleMove(BoulevardError):
    """The move was made for an earlier moment of the game; nothing happened."""


class SeatTaken(BoulevardError):
    """Somebody sits there already."""


class NotNow(BoulevardError):
    """What was asked for is possible at a table, but not at this moment."""


class TooMany(BoulevardError):
    """Too much was asked for in too short a time; `after` tells the seconds to wait."""

    def __init__(self, key: str, /, *, after: int = 1, **values: object) -> None:
        self.after = after
        super().__init__(key, after=after, **values)
