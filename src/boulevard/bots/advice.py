"""Advice: what a strong bot would play and why.

A search spends its time on the moves that it likes, and says little of the others. So the moves that are to be compared
are weighed afterwards once more, each with the same effort; what one of them *loses* is the difference to the bot's
favourite, and never less than nothing.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from boulevard.bots.adviser import Adviser, Reason
from boulevard.bots.contract import Bot, Budget, Sight, Thought
from boulevard.bots.registry import adviser, ready_bot, strongest
from boulevard.games.contract import Played
from boulevard.messages import Said

THINKING = 0.6
"""The part of a budget in which the bot looks for its favourite; the rest is for comparing."""
MOST_REASONS, MOST_DRAWBACKS = 3, 2
"""How many things are said that speak for a move, and against it."""


@dataclass(frozen=True)
class Judged:
    """A move and what is to be said of it."""

    move: str
    """In notation."""
    phrase: Said
    """In words."""
    spaces: tuple[str, ...]
    """The spaces of the board that it is about."""
    loss: float
    """Points by which it is worse than the favourite."""
    reasons: tuple[Reason, ...]


@dataclass(frozen=True)
class Hint:
    """What a bot would play, and the moves that one might think of instead."""

    best: Judged
    ahead: float
    """How many points the seat will be ahead of the best other after it; alone, its final score."""
    alone: bool
    second: Judged | None
    obvious: Judged | None
    """What looks best at first sight, if that is another move than the best; it may be the second."""


def hint(sight: Sight, budget: Budget, seed: int, bot: Bot | None = None) -> Hint:
    """Say what a bot (the strongest) would do in a position, and what of the next best and the obvious move."""
    guide, thought = adviser(sight.rules.info.name), thought_of(sight, budget, seed, bot)
    best = thought.action
    liked = next((it.action for it in thought.ranking if it.action != best), None)
    at_once = guide.obvious(sight)
    obvious = next((it for it in (best, liked, *at_once) if it in at_once), None)
    others = list(dict.fromkeys(it for it in (liked, obvious) if it is not None and it != best))
    ahead, *losses = _losses(guide, sight, thought, [best, *others], budget, seed)
    judged = {it: _judged(guide, sight, it, best, loss) for it, loss in zip(others, losses, strict=True)}
    second = min(others, key=lambda it: judged[it].loss, default=None)
    rival = max(others, key=lambda it: judged[it].loss, default=None)
    return Hint(
        _judged(guide, sight, best, rival, 0.0),
        ahead,
        len(sight.rules.seats) == 1,
        judged[second] if second is not None else None,
        judged.get(obvious) if obvious is not None else None,
    )


def thought_of(sight: Sight, budget: Budget, seed: int, bot: Bot | None = None) -> Thought:
    """What a bot, or the strongest, thinks in its part of a budget."""
    game = sight.rules.info.name
    asked = bot or ready_bot(game, strongest(game)).bot
    return asked.think(sight, part(budget, THINKING), seed)


def _losses(
    guide: Adviser, sight: Sight, thought: Thought, actions: Sequence[int], budget: Budget, seed: int
) -> list[float]:
    """What the first of some moves leads to, and how much less each of the others does.

    Where the first is proven to be best, the others' values are only proven not to be larger.
    """
    best, *values = (it.value for it in guide.weigh(sight, actions, part(budget, 1 - THINKING), seed))
    losses = [max(0.0, best - value) for value in values]
    if not thought.exact:
        return [best, *losses]
    most = {it.action: it.value for it in thought.ranking}
    best = most[actions[0]]
    return [best, *(max(loss, best - most[it]) for it, loss in zip(actions[1:], losses, strict=True))]


def part(budget: Budget, share: float) -> Budget:
    """Return a part of a budget."""
    return replace(
        budget,
        seconds=None if budget.seconds is None else budget.seconds * share,
        simulations=None if budget.simulations is None else max(1, int(budget.simulations * share)),
    )


def _judged(guide: Adviser, sight: Sight, action: int, other: int | None, loss: float) -> Judged:
    """Put together what is to be said of a move."""
    reasons = chosen_reasons(guide, sight, action, other)
    return Judged(sight.write(action), guide.phrase(sight, action), spaces_of(sight, action), loss, reasons)


def chosen_reasons(guide: Adviser, sight: Sight, action: int, other: int | None) -> tuple[Reason, ...]:
    """Return what is to be said of a move: what matters most comes first, what speaks against it last."""
    found = sorted(guide.reasons(sight, action, other), key=lambda it: -abs(it.weight))
    good, bad = [it for it in found if it.is_good], [it for it in found if not it.is_good]
    return (*good[:MOST_REASONS], *bad[:MOST_DRAWBACKS])


def spaces_of(sight: Sight, action: int) -> tuple[str, ...]:
    """Return the spaces of the board that a move is about."""
    return tuple(sight.rules.marks([Played(sight.seat, action, sight.known.tobytes())], sight.seat))
