"""Figures of a review as people read them."""

from __future__ import annotations

from collections.abc import Callable

from boulevard import messages
from boulevard.games.contract import Rules, Seat
from boulevard.games.game import Game
from boulevard.messages import say
from boulevard.messages.seats import seat_name
from boulevard.review.accounts import Account, Luck
from boulevard.review.decisions import Assessment, Option
from boulevard.review.reviewing import Review
from boulevard.review.summary import accuracy, by_stage, like_level, proven_from, turning_point

Called = Callable[[Seat], str]
"""What whoever has a seat is called."""

PROVEN = "*"
"""Marks a value that is exact."""


def points(value: float, signed: bool = True) -> str:
    """A number of points with one digit, and with its sign where it is a difference."""
    text = f"{round(value, 1) + 0.0:.1f}"
    return ("+" if signed and value > 0 and float(text) else "") + messages.signed(text)


def value(of: Game | Rules, worth: float) -> str:
    """A value: the score of a seat with a board of its own, or a margin."""
    rules = of.rules if isinstance(of, Game) else of
    return points(worth, signed=not rules.own_boards)


def final(game: Game, account: Account) -> messages.Signed | str:
    """The result of a seat, which is a whole number of points."""
    result = messages.Signed(round(account.final))
    return f"+{result}" if not game.rules.own_boards and result > 0 else result


def chance(it: Assessment, option: Option) -> str:
    """The chance to win with an option, in percent; nothing for somebody who plays alone."""
    return percent(it.chance(option))


def percent(chance: float | None) -> str:
    """A chance in percent; nothing where there is none."""
    return "" if chance is None else f"{100 * chance:.0f}\N{NO-BREAK SPACE}%"


def worth(game: Game, it: Assessment) -> str:
    """The value of a decision, marked if it is proven."""
    return value(game, it.options[0].value) + (PROVEN if it.proven else "")


def sentences(game: Game, review: Review, account: Account, called: Called = seat_name) -> list[str]:
    """How a seat came to its result, in words."""
    said = [
        say(
            "review-score" if game.rules.own_boards else "review-margin",
            name=called(account.seat),
            final=final(game, account),
            start=value(game, account.start),
            luck=points(luck_of(account)),
            lost=points(account.lost, signed=False),
        )
    ]
    if account.from_others:
        said.append(luck_by_cause(account))
    said.append(say("review-accuracy-is", accuracy=accuracy(review.game, account)))
    if level := like_level(review.game, account):
        said.append(say("review-like-level", level=level.title))
    if stages := by_stage(account):
        parts = ", ".join(f"{stage} ({points(lost, signed=False)})" for stage, lost in stages)
        said.append(say("review-stages", stages=parts))
    return said


def luck_of(account: Account) -> float:
    """The luck of a seat as it is shown: what the other figures, as they are shown, leave of its result."""
    return account.final - round(account.start, 1) + round(account.lost, 1)


def luck_by_cause(it: Account | Luck) -> str:
    """What of somebody's luck the rival gave away and what came by chance, in a sentence."""
    return say("review-given", **_causes(it))


def luck_worth(it: Luck) -> str:
    """What luck was worth, with its causes where there are two."""
    return say("review-luck-worth", **_causes(it)) if it.from_others else points(it.worth)


def _causes(it: Account | Luck) -> dict[str, str]:
    """Luck and its causes: as they are shown, they add up."""
    luck, given = (round(part, 1) for part in (luck_of(it) if isinstance(it, Account) else it.worth, it.from_others))
    return {"luck": points(luck), "given": points(given), "chance": points(luck - given)}


def its_own(seat: Seat, own: Seat | None) -> str:
    """Whether a seat is that of whoever is spoken to, for a sentence that chooses its words by it."""
    return "yes" if own is not None and seat == own else "no"


def in_hindsight(review: Review) -> list[str]:
    """What is known for certain about a game, and where it turned, in words."""
    decided = turning_point(review)
    return [*certain(review), *([turning(decided)] if decided else [])]


def certain(review: Review) -> list[str]:
    """What is known for certain about a game, in words."""
    said = []
    if most := review.hindsight:
        key = "hindsight-proven" if most.best == most.bound else "hindsight-best"
        said.append(say(key, best=most.best, bound=most.bound))
    if (number := proven_from(review)) is not None:
        said.append(say("review-proven-from", number=number + 1))
    if review.was_left:
        said.append(say("review-left"))
    return said


def turning(it: Assessment, called: Called = seat_name, own: Seat | None = None) -> str:
    """Where a game turned, in words; to somebody who had the seat, as their own doing."""
    best, played = it.options[0], it.options[it.played]
    who = {"name": called(it.decision.seat), "own": its_own(it.decision.seat, own)}
    return say("review-turning", number=it.decision.number + 1, **who, best=best.phrase, played=played.phrase)
