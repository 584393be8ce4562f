"""What a deal comes from: a seed of the server, which is bound to it first, and then a text of each person's browser.

Before anybody contributes, they are shown the commitment, the SHA-256 of the server's seed. When the last seat is
taken, all contributions are known, and the deal is drawn (games/verifiable.py) from their mixture.
What that promises, and how to check it, is told in docs/fair-shuffles.md.
"""

from __future__ import annotations

import hashlib
from collections.abc import Sequence

CONTRIBUTION = r"^[A-Za-z0-9_-]{16,64}$"
"""What a contribution looks like. It has no colon: from a mixture, its parts can be told."""
UNSHUFFLED = "nobody has shuffled yet"
"""The seed of what a table shows while somebody is still to come: the same for all tables, so it tells nothing."""


def commitment(seed: str) -> str:
    """What is shown of the server's seed before the end: its hash."""
    return _hash(seed)


def mixture(seed: str, contributions: Sequence[str]) -> str:
    """What a deal is drawn from: the hash of the server's seed and of a text for each seat, joined by colons.

    The text of a seat that contributed nothing is empty. Where nobody contributed anything, it is the seed itself, as
    in games from before there were contributions.
    """
    return _hash(":".join([seed, *contributions])) if any(contributions) else seed


def _hash(text: str) -> str:
    return hashlib.sha256(text.encode()).hexdigest()
