"""What a review comes to: a mark, a level that plays like it, the decisions that mattered most, and where it turned."""

from __future__ import annotations

import math
from collections.abc import Sequence

from boulevard.bots.registry import Level, adviser, levels
from boulevard.messages import Said
from boulevard.review.accounts import Account
from boulevard.review.decisions import Assessment
from boulevard.review.reviewing import Review

BEST_MARK = 100
SLIGHT = 1.0
"""What a decision must have cost to be spoken of, in points; less may be due to chance."""


def accuracy(game: str, account: Account) -> int:
    """A mark from 0 to 100: halved by every so many points that were given away (`Adviser.halving`)."""
    return round(BEST_MARK * math.exp2(-account.lost / adviser(game).halving))


def like_level(game: str, account: Account) -> Level | None:
    """The level that gives about as much away in a game; none where that was not measured."""
    measured = [(abs(level.lost - account.lost), level) for level in levels(game) if level.lost is not None]
    return min(measured, key=lambda it: it[0])[1] if measured else None


def costliest(assessments: Sequence[Assessment], most: int) -> list[Assessment]:
    """The decisions that cost most, the worst first; slight ones are left out."""
    found = [it for it in assessments if it.loss >= SLIGHT]
    return sorted(found, key=lambda it: -it.loss)[:most]


def by_stage(account: Account) -> list[tuple[Said, float]]:
    """Points given away in each part of the game, in order."""
    found: dict[str, tuple[Said, float]] = {}
    for it in account.assessments:
        if it.stage is not None:
            stage, lost = found.get(repr(it.stage), (it.stage, 0.0))
            found[repr(it.stage)] = stage, lost + it.loss
    return list(found.values())


def turning_point(review: Review) -> Assessment | None:
    """The last decision by which somebody let go of a game that they would have won; none if nobody did.

    A game that was left before its end was decided by that, not by a move.
    """
    if review.was_left:
        return None
    for it in reversed(review.assessments):
        best, played = it.options[0], it.options[it.played]
        if it.odds and it.loss >= SLIGHT and best.value > it.odds.needed >= played.value:
            return it
    return None


def proven_from(review: Review) -> int | None:
    """The number of the decision from which on all are proven; none if the last is not."""
    number = None
    for it in reversed(review.assessments):
        if not it.proven:
            break
        number = it.decision.number
    return number
