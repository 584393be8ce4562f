"""A review as plain data, in the language that is spoken."""

from __future__ import annotations

from typing import Any

from boulevard.games.contract import Seat
from boulevard.review.accounts import Account, Luck
from boulevard.review.decisions import Assessment, Option
from boulevard.review.reviewing import Review
from boulevard.review.summary import accuracy, by_stage, like_level, proven_from, turning_point

FORMAT = "boulevard-review/1"


def as_data(review: Review, seat: Seat | None = None) -> dict[str, Any]:
    """A review, of one seat or of all."""
    shown = [it for it in review.accounts.values() if seat in (None, it.seat)]
    turning = turning_point(review)
    return {
        "format": FORMAT,
        "game": review.game,
        "seats": [_account(review.game, it) for it in shown],
        "decisions": [decision(it) for it in review.assessments if seat in (None, it.decision.seat)],
        "luck": [_luck(it) for account in shown for it in account.events],
        "turning_point": turning.decision.number if turning else None,
        "proven_from": proven_from(review),
        "hindsight": _hindsight(review),
    }


def _account(game: str, account: Account) -> dict[str, Any]:
    level = like_level(game, account)
    return {
        "seat": account.seat,
        "start": account.start,
        "luck": account.luck,
        "from_others": account.from_others,
        "lost": account.lost,
        "final": account.final,
        "accuracy": accuracy(game, account),
        "level": level.number if level else None,
        "lost_by_stage": [{"stage": str(stage), "lost": lost} for stage, lost in by_stage(account)],
    }


def decision(it: Assessment) -> dict[str, Any]:
    """One decision."""
    return {
        "number": it.decision.number,
        "seat": it.decision.seat,
        "stage": str(it.stage) if it.stage else None,
        "loss": it.loss,
        "played": it.played,
        "proven": it.proven,
        "options": [_option(it, option) for option in it.options],
    }


def _option(decided: Assessment, it: Option) -> dict[str, Any]:
    chance = decided.chance(it)
    return {
        "move": it.move,
        "words": str(it.phrase),
        "spaces": list(it.spaces),
        "value": it.value,
        "chance": None if chance is None else round(chance, 3),
        "proven": decided.is_proven(it),
        "line": [list(move) for move in it.line],
        "sure": it.sure,
        "reasons": [str(reason.said) for reason in it.reasons if reason.is_good],
        "drawbacks": [str(reason.said) for reason in it.reasons if not reason.is_good],
    }


def _luck(it: Luck) -> dict[str, Any]:
    what = [str(said) for said in it.what]
    return {"seat": it.seat, "after": it.after, "worth": it.worth, "from_others": it.from_others, "what": what}


def _hindsight(review: Review) -> dict[str, Any] | None:
    found = review.hindsight
    return {"best": found.best, "bound": found.bound, "moves": list(found.moves)} if found else None
