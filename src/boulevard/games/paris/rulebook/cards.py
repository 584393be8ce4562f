"""The postcards in words: what they do in this box and with these options."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from boulevard.messages import say

Ray = Sequence[Sequence[int]]
"""A line along which the Large Streetlight shines: steps to the east and to the north of it, nearest first."""

STRAIGHT = ((0, 1), (1, 0), (0, -1), (-1, 0))
DIAGONAL = ((1, 1), (1, -1), (-1, -1), (-1, 1))
PATTERNS = {"cross": STRAIGHT, "star": STRAIGHT + DIAGONAL}


def facts(options: Mapping[str, Any], rays: Sequence[Ray]) -> dict[str, Any]:
    """Return what sentences about postcards and their pieces depend on, from a view's `options` and `rays`."""
    pattern, reach = _pattern(rays)
    return {
        "penseur": options["penseur"],
        "fountain": options["fountain"],
        "rays": pattern,
        "reach": reach,
        "count": len({tuple(step) for ray in rays for step in ray}),
    }


def text(name: str, options: Mapping[str, Any], rays: Sequence[Ray]) -> str:
    """Say what a postcard does."""
    return say(f"web-card-{name}", **facts(options, rays))


def _pattern(rays: Sequence[Ray]) -> tuple[str, int]:
    """How the Large Streetlight shines, and how far: straight on equally far to all sides, or in another way."""
    reach = len(rays[0])
    lines = {tuple(tuple(step) for step in ray) for ray in rays}
    for name, directions in PATTERNS.items():
        if lines == {tuple((east * far, north * far) for far in range(1, reach + 1)) for east, north in directions}:
            return name, reach
    return "other", reach
