"""The positions along the line of an option: what its seat would have seen, one move after the other."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from boulevard.bots.advice import spaces_of
from boulevard.bots.contract import Sight
from boulevard.bots.registry import adviser
from boulevard.errors import BoulevardError
from boulevard.games.contract import Rules, Seat, View
from boulevard.games.game import Game
from boulevard.games.states import copied
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


def steps(game: Game, it: Assessment, option: Option) -> Iterator[Step]:
    """Play the line of an option out, from what its seat knew; it ends where chance would go on."""
    yield _first(game, it, option)
    stake = adviser(game.name).stake(sight_of(game, it.decision))
    rules, state = stake.rules, copied(stake.known)
    for number, (seat, move) in enumerate(option.line):
        try:
            (mover, *_) = rules.turn(state)
            action = rules.read(state, mover, move)
            spaces = spaces_of(Sight(rules, copied(state), mover), action)
            rules.carry_out(state, mover, action)
            if number:
                view = rules.view(state, stake.seat)
                yield Step(seat, move, rules.phrase(move), rules, view, stake.seat, spaces)
        except (BoulevardError, LookupError, ValueError):  # something unknown would have to be known
            return


def _first(game: Game, it: Assessment, option: Option) -> Step:
    """The position after the move itself, as its seat would have seen it in the whole game."""
    rules, seat, state = game.rules, it.decision.seat, game.state_after(it.decision.number)
    view = rules.preview(state, seat, rules.read(state, seat, option.move))
    return Step(seat, option.move, option.phrase, rules, view, seat, option.spaces)
