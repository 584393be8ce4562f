"""Names that people give to themselves and to what they make."""

from __future__ import annotations

LONGEST_NAME = 40


def visible(name: str) -> str:
    """Return a name as it is shown: one line of signs that can be seen, not too long; perhaps nothing."""
    return one_line(name)[:LONGEST_NAME]


def one_line(text: str) -> str:
    """Return a text as one line of signs that can be seen: nothing controls how it is shown, or turns it round."""
    return " ".join("".join(sign if sign.isprintable() else " " for sign in text).split())
