"""What goes wrong in environments, as types of ours and of the libraries."""

from __future__ import annotations

from gymnasium.error import ResetNeeded

from boulevard.errors import BoulevardError


class NeedsReset(BoulevardError, ResetNeeded):
    """There is no game yet, or no more: `reset` deals one."""
