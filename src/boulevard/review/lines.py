"""The positions along the line of an option: what its seat would have seen, one move after the other."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from boulevard.bots.advice import spaces_of
from boulevard.bots.contract import Sight
from boulevard.bots.lines import supposed
from boulevard.bots.registry import adviser
from boulevard.games.contract import Rules, Seat, View
from boulevard.games.game import Game
from boulevard.messages import Said
from boulevard.review.decisions import Assessment, Option, sight_of


@dataclass(frozen=True)
class Step:
    """A position after a move of a line."""

    seat: Seat
    """Who moved."""
    move: str
    phrase: Said
    rules: Rules
    """Of the part of the game that decides, which may have fewer seats (`Adviser.stake`)."""
    view: View
    player: Seat
    """Whose view that is, in these rules."""
    spaces: tuple[str, ...]
    is_sure: bool
    """Whether nothing had to be supposed for it."""


def steps(game: Game, it: Assessment, option: Option) -> Iterator[Step]:
    """Play the line of an option out, from what its seat knew; what is hidden lies as lines suppose it."""
    yield _first(game, it, option)
    guide = adviser(game.name)
    stake = guide.stake(sight_of(game, it.decision))
    rules, state = stake.rules, supposed(stake)
    for number, (seat, move) in enumerate(option.line):
        (mover, *_) = rules.turn(state)
        action = rules.read(state, mover, move)
        sight = Sight(rules, rules.hide(state, mover), mover)
        spaces, phrase = spaces_of(sight, action), guide.phrase(sight, action)
        own = rules.preview(state, mover, action) if mover == stake.seat else None
        rules.carry_out(state, mover, action)
        if number:
            view = own or rules.view(state, stake.seat)
            yield Step(seat, move, phrase, rules, view, stake.seat, spaces, number < option.sure)


def _first(game: Game, it: Assessment, option: Option) -> Step:
    """The position after the move itself, as its seat would have seen it in the whole game."""
    rules, seat, state = game.rules, it.decision.seat, game.state_after(it.decision.number)
    view = rules.preview(state, seat, rules.read(state, seat, option.move))
    return Step(seat, option.move, option.phrase, rules, view, seat, option.spaces, is_sure=True)
