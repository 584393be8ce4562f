"""Seats in sentences: by their colour, or as players, who are counted from 1.

A sentence either prints the name that `seat_name` gives, or chooses its words by what `spoken` gives
(``{ $seat -> [orange] … [blue] … *[other] Player { $seat } … }``), where grammar needs more than a name.
"""

from __future__ import annotations

from collections.abc import Iterable

from boulevard.messages import say

Seat = str | int
"""A seat as games have it: a colour, or a number counted from 0."""


def seat_name(seat: Seat) -> str:
    """Return what people call a seat."""
    return say(f"seat-name-{seat}") if isinstance(seat, str) else say("seat-name", number=seat + 1)


def spoken(seat: Seat) -> Seat:
    """Return a seat for a sentence that chooses by it: its colour, or its number counted from 1."""
    return seat if isinstance(seat, str) else int(seat) + 1


def listed(seats: Iterable[Seat]) -> str:
    """Return several seats for such a sentence."""
    return ", ".join(str(spoken(seat)) for seat in seats)
