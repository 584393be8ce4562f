"""One decision, assessed: the move that was made beside the best ones, as its seat could judge them then."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass

from boulevard.bots.advice import THINKING, chosen_reasons, part, spaces_of, thought_of
from boulevard.bots.adviser import Adviser, Odds, Reason, Weighed
from boulevard.bots.contract import Budget, Sight, Thought
from boulevard.bots.lines import line_moves
from boulevard.bots.registry import adviser
from boulevard.games.contract import Seat
from boulevard.games.game import Game
from boulevard.messages import Said

MOST_OPTIONS = 4
"""Moves that a decision is shown with: the best, the next two, and the one that was made."""
STEP = 16
"""Values are multiples of a sixteenth of a point: finer than they are known, and sums of them are exact."""


@dataclass(frozen=True)
class Decision:
    """A decision that was made where there was a choice."""

    number: int
    """How many moves were made before it."""
    seat: Seat
    action: int
    own: int
    """How many decisions the seat had made before."""


@dataclass(frozen=True)
class Option:
    """A move that could be made, and what it leads to."""

    move: str
    """In notation."""
    phrase: Said
    """In words."""
    spaces: tuple[str, ...]
    """The spaces of the board that it is about."""
    value: float
    """Points: what the seat's final score will be where each has a board of its own, else its margin."""
    line: tuple[tuple[Seat, str], ...]
    """The moves that are expected, this one first."""
    reasons: tuple[Reason, ...]
    sure: int
    """For how many of these nothing had to be supposed; the rest is an example (`boulevard/bots/lines.py`)."""


@dataclass(frozen=True)
class Assessment:
    """What there is to say about one decision."""

    decision: Decision
    stage: Said | None
    """The part of the game that it belongs to, if it has parts."""
    options: tuple[Option, ...]
    """The best first; the move that was made is one of them."""
    played: int
    """Which of them."""
    odds: Odds | None
    """What decides who wins; none for somebody who plays alone."""
    proven: bool
    """Whether the value of the best is exact."""
    certain: bool
    """Whether nothing but decisions could change the outcome from here on."""
    exact: bool = False
    """Whether the value of the move that was made is exact, because what came of it is proven."""

    @property
    def loss(self) -> float:
        """What the move that was made is worse than the best."""
        return self.options[0].value - self.options[self.played].value

    def is_proven(self, option: Option) -> bool:
        """Whether the value of one of the options is exact."""
        return (self.proven and option is self.options[0]) or (self.exact and option is self.options[self.played])

    def chance(self, option: Option) -> float | None:
        """Return the chance to win with one of the options; none for somebody who plays alone."""
        if self.odds is None:
            return None
        return self.odds.chance(option.value, self.certain and self.is_proven(option))


def decisions(game: Game) -> list[Decision]:
    """All decisions of a game, in the order in which they were made."""
    found: list[Decision] = []
    made = Counter[Seat]()
    for number, it in enumerate(game.history):
        if len(game.rules.actions(game.state_after(number), it.seat)) > 1:
            found.append(Decision(number, it.seat, it.action, made[it.seat]))
            made[it.seat] += 1
    return found


def sight_of(game: Game, decision: Decision) -> Sight:
    """What a seat saw when it decided."""
    known = game.rules.hide(game.state_after(decision.number), decision.seat)
    return Sight(game.rules.redealt(), known, decision.seat)


def assess(sight: Sight, decision: Decision, budget: Budget | None = None) -> Assessment:
    """Compare a move that was made with the best ones. The same decision gets the same answer on every machine."""
    guide = adviser(sight.rules.info.name)
    stake, spent, seed = guide.stake(sight), budget or guide.study, decision.own
    thought = thought_of(stake, spent, seed, guide.analyst())
    weighed = _weighed(guide, stake, thought, decision.action, spent, seed)
    order = sorted(weighed, key=lambda it: (-weighed[it].value, it != thought.action))
    rivals = {it: order[0] if it != order[0] else next(iter(order[1:]), None) for it in order}
    return Assessment(
        decision,
        guide.stage(sight),
        tuple(_option(guide, sight, stake, it, weighed[it], rivals[it]) for it in order),
        order.index(decision.action),
        guide.odds(sight),
        thought.exact,
        guide.is_certain(stake),
    )


def _weighed(
    guide: Adviser, stake: Sight, thought: Thought, action: int, budget: Budget, seed: int
) -> dict[int, Weighed]:
    """The best moves and the one that was made, looked at with the same effort; what is proven outweighs it."""
    best = [it.action for it in thought.ranking[: MOST_OPTIONS - 1]]
    actions = list(dict.fromkeys((*best, action)))
    found = dict(zip(actions, guide.weigh(stake, actions, part(budget, 1 - THINKING), seed), strict=True))
    if thought.exact:
        most = {it.action: it.value for it in thought.ranking}
        found = {it: Weighed(min(weighed.value, most[it]), weighed.line) for it, weighed in found.items()}
        found[thought.action] = Weighed(most[thought.action], tuple(thought.line))
    return found


def _option(guide: Adviser, sight: Sight, stake: Sight, action: int, weighed: Weighed, other: int | None) -> Option:
    line = tuple(line_moves(guide, stake, sight.seat, weighed.line))
    return Option(
        sight.write(action),
        guide.phrase(sight, action),
        spaces_of(sight, action),
        round(weighed.value * STEP) / STEP,
        tuple((it.seat, it.move) for it in line),
        chosen_reasons(guide, sight, action, other),
        sum(it.is_sure for it in line),
    )
