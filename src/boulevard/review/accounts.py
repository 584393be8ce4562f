"""From single assessments to accounts that close: starting value + luck − points lost = final result, for each seat.

Between two decisions of a seat, what it may expect changes for two reasons: it gave points away, or something happened
that it could not choose, which is its luck. Where what came of a decision is proven and nothing but decisions was left
to change it, there is no luck besides what the others give away: a position is then worth what the next one is, and
values are worked out backwards from the end.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from itertools import zip_longest

from boulevard.bots.registry import adviser
from boulevard.games.contract import Seat
from boulevard.games.game import Game
from boulevard.messages import Said
from boulevard.review.decisions import Assessment


@dataclass(frozen=True)
class Luck:
    """What happened to a seat between two of its decisions, beyond its control."""

    seat: Seat
    after: int
    """The number of the decision before it."""
    worth: float
    """By how many points it changed what the seat could expect."""
    from_others: float
    """How much of it the others gave away, as far as that can be told."""
    what: tuple[Said, ...]
    """What chance brought."""


@dataclass(frozen=True)
class Account:
    """How one seat came to its result. `start + luck - lost == final`, exactly."""

    seat: Seat
    start: float
    """What a strong player would have expected at the seat's first decision."""
    final: float
    """The seat's score where each has a board of its own, else its margin."""
    assessments: tuple[Assessment, ...]
    """Its decisions, in order."""
    events: tuple[Luck, ...]

    @property
    def luck(self) -> float:
        """Points that came without its own doing."""
        return sum(it.worth for it in self.events)

    @property
    def from_others(self) -> float:
        """The part of its luck that the others gave away."""
        return sum(it.from_others for it in self.events)

    @property
    def lost(self) -> float:
        """Points that it gave away."""
        return sum(it.loss for it in self.assessments)


def finals(game: Game) -> dict[Seat, float]:
    """What each seat's account must come to: its score where each has a board of its own, else its margin."""
    scores = game.rules.scores(game.state)[0].tolist()
    if game.rules.own_boards:
        return {seat: float(score) for seat, score in zip(game.seats, scores, strict=True)}
    return {
        seat: float(scores[place] - max((*scores[:place], *scores[place + 1 :]), default=0))
        for place, seat in enumerate(game.seats)
    }


def _are_rivals(game: Game) -> bool:
    """Whether what one seat gives away the other gets."""
    return len(game.seats) == 2 and not game.rules.own_boards


def settled(game: Game, assessments: Sequence[Assessment]) -> list[Assessment]:
    """Put the values of decisions in accord with what came of them, from the end back, as far as that is proven."""
    found: list[Assessment] = []
    ends = finals(game)
    next_of: dict[Seat, Assessment] = {}
    rivals = _are_rivals(game)
    for it in reversed(assessments):
        seat = it.decision.seat
        if it.certain and (rivals or game.rules.own_boards):
            outcome, exact = _outcome(next_of, seat, ends, rivals)
            it = _worth(it, outcome) if exact else it
        found.append(it)
        next_of = {seat: it} if rivals else {**next_of, seat: it}
    return found[::-1]


def _outcome(
    next_of: Mapping[Seat, Assessment], seat: Seat, ends: Mapping[Seat, float], rivals: bool
) -> tuple[float, bool]:
    """What came of a decision: the value of the next one, whoever made it, or the result; and whether it is exact."""
    if seat in next_of:
        return next_of[seat].options[0].value, next_of[seat].proven
    if rivals and next_of:
        (other,) = next_of.values()
        return -other.options[0].value, other.proven
    return ends[seat], True


def _worth(it: Assessment, outcome: float) -> Assessment:
    """The same assessment if the move that was made is proven to be worth this much."""
    best = it.options[0].value
    value = max(best, outcome) if it.proven else outcome + it.loss
    proven = it.proven and value == best
    options = [replace(option, value=option.value + value - best) for option in it.options]
    options[it.played] = replace(options[it.played], value=outcome)
    order = sorted(range(len(options)), key=lambda place: (-options[place].value, place != it.played))
    arranged = tuple(options[place] for place in order)
    return replace(it, options=arranged, played=order.index(it.played), proven=proven, exact=True)


def accounts(game: Game, assessments: Sequence[Assessment]) -> dict[Seat, Account]:
    """The accounts of all seats that had anything to decide."""
    ends, found = finals(game), dict[Seat, Account]()
    for seat in game.seats:
        own = [it for it in assessments if it.decision.seat == seat]
        others = [it for it in assessments if it.decision.seat != seat] if _are_rivals(game) else []
        if own:
            events = tuple(_event(game, one, two, others, ends[seat]) for one, two in zip_longest(own, own[1:]))
            found[seat] = Account(seat, own[0].options[0].value, ends[seat], tuple(own), events)
    return found


def _event(game: Game, one: Assessment, two: Assessment | None, others: Sequence[Assessment], final: float) -> Luck:
    """What happened after a decision of a seat until its next one, or the end."""
    after, before = one.decision.number, two.decision.number if two else len(game.history)
    value = two.options[0].value if two else final
    from_others = sum(it.loss for it in others if after < it.decision.number < before)
    views = [game.rules.view(game.state_after(number), one.decision.seat) for number in (after, before)]
    what = tuple(adviser(game.name).happened(*views))
    return Luck(one.decision.seat, after, value - one.options[one.played].value, from_others, what)
