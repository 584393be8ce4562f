"""What can go wrong in a tournament."""

from __future__ import annotations

from boulevard.errors import BoulevardError


class BadTournament(BoulevardError, ValueError):
    """A tournament can't be held with these bots."""


class OtherWork(BoulevardError):
    """A folder holds games of another tournament or data set, or another process plays into it."""


class ArenaFailed(BoulevardError):
    """A game could not be played for a reason that no bot is to blame for."""
