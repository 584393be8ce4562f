"""What can go wrong with bots."""

from __future__ import annotations

from boulevard.errors import BoulevardError


class UnknownBot(BoulevardError):
    """There is no bot of that name for this game, or it has no such parameter."""


class BotFailed(BoulevardError):
    """A bot did not answer with a move that can be played: it crashed, stalled, or talked nonsense."""
