"""Analysis: what a strong bot thinks of a position, better and better."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from boulevard.bots.advice import spaces_of
from boulevard.bots.adviser import Adviser, Odds
from boulevard.bots.contract import Bot, Budget, Sight, Thought
from boulevard.bots.lines import LineMove, line_moves
from boulevard.bots.registry import adviser, ready_bot, strongest
from boulevard.games.contract import Seat
from boulevard.games.game import Game
from boulevard.messages import Said

SECONDS = 5.0
IDEAS = 3
"""Moves that an opinion tells of."""
LONGEST_LINE = 12
"""Moves of a line that it tells."""
AT_ONCE = 2.0
"""Seconds for a bot that can't say anything before it is done: so nobody waits long for what it is thinking with."""


def analyse(
    game: Game, seat: Seat | None = None, *, seconds: float = SECONDS, threads: int = 1, is_open: bool = False
) -> Iterator[Thought]:
    """Think about a game for a seat that is to act (the first), and tell again and again what was found so far.

    The bot knows what the seat does; with `is_open`, also all that is hidden (`GameOver`, `NotYourTurn`).
    Values are as in reviews: where each has a board of its own, only that counts.
    """
    sight = to_act(game, seat, is_open)
    stake = adviser(game.name).stake(sight)
    return _analyst(game.name).ponder(stake, Budget(seconds=seconds, threads=threads), seed=0)


def to_act(game: Game, seat: Seat | None = None, is_open: bool = False) -> Sight:
    """Return what a seat that is to act (the first) sees; if all is open, everything (`GameOver`, `NotYourTurn`)."""
    acting = seat if seat is not None else next(iter(game.turn), game.seats[0])
    game.rules.require_turn(acting, game.turn)
    return Sight(game.rules, game.state, acting) if is_open else Sight.of(game, acting)


def _analyst(name: str) -> Bot:
    """The bot whose opinion counts."""
    return adviser(name).analyst() or ready_bot(name, strongest(name)).bot


class Idea(NamedTuple):
    """A move that a bot thinks of, and what it leads to."""

    move: str
    """In notation."""
    phrase: Said
    """In words."""
    spaces: tuple[str, ...]
    """The spaces of the board that it is about."""
    value: float
    """Points, as in reviews: the final score of a seat with a board of its own, else its margin."""
    chance: float | None
    """To win; none for somebody who plays alone, or where it can't be told."""
    line: tuple[LineMove, ...]
    """The moves that are expected, this one first."""


class Opinion(NamedTuple):
    """What a bot thinks of a position so far."""

    ideas: tuple[Idea, ...]
    """The best first."""
    proven: bool
    simulations: int


def opinions(sight: Sight, seconds: float, threads: int = 1, at_once: float = AT_ONCE) -> Iterator[Opinion]:
    """Let the strongest bot think about what a seat sees, and say again and again what it thinks so far.

    One that can't say anything before it is done has less time: what it has `at_once`.
    """
    name = sight.rules.info.name
    guide = adviser(name)
    stake = guide.stake(sight)
    bot = _analyst(name)
    least = seconds if type(bot).ponder is not Bot.ponder else min(seconds, at_once)
    odds, certain = guide.odds(sight), guide.is_certain(stake)
    for thought in bot.ponder(stake, Budget(seconds=least, threads=threads), seed=0):
        yield _opinion(guide, sight, stake, thought, odds, thought.exact and certain)


def _opinion(guide: Adviser, sight: Sight, stake: Sight, thought: Thought, odds: Odds | None, certain: bool) -> Opinion:
    found = []
    for it in thought.ranking[:IDEAS]:
        is_best = it.action == thought.action
        line = thought.line if is_best else it.line or (it.action,)
        found.append(
            Idea(
                sight.write(it.action),
                guide.phrase(sight, it.action),
                spaces_of(sight, it.action),
                it.value,
                None if odds is None else odds.chance(it.value, certain and is_best),
                tuple(line_moves(guide, stake, sight.seat, line[:LONGEST_LINE])),
            )
        )
    return Opinion(tuple(found), thought.exact, thought.simulations)
