"""Analysis: what a strong bot thinks of a position, better and better."""

from __future__ import annotations

from collections.abc import Iterator

from boulevard.bots.contract import Budget, Sight, Thought
from boulevard.bots.registry import ready_bot, strongest
from boulevard.games.contract import Seat
from boulevard.games.game import Game

SECONDS = 5.0


def analyse(
    game: Game, seat: Seat | None = None, *, seconds: float = SECONDS, threads: int = 1, is_open: bool = False
) -> Iterator[Thought]:
    """Think about a game for a seat that is to act (the first), and tell again and again what was found so far.

    The bot knows what the seat does; with `is_open`, also all that is hidden (`GameOver`, `NotYourTurn`).
    """
    acting = seat if seat is not None else next(iter(game.turn), game.seats[0])
    game.rules.require_turn(acting, game.turn)
    sight = Sight(game.rules, game.state, acting) if is_open else Sight.of(game, acting)
    bot = ready_bot(game.name, strongest(game.name)).bot
    return bot.ponder(sight, Budget(seconds=seconds, threads=threads), seed=0)
