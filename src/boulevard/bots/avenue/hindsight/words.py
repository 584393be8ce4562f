"""Hindsight in words."""

from __future__ import annotations

from boulevard.bots.avenue.hindsight.hindsight import game_of, hindsight
from boulevard.errors import BadOption
from boulevard.games.avenue.game import Avenue
from boulevard.games.game import Game
from boulevard.games.kernels.parallel import cores
from boulevard.messages import Signed, say


def hindsight_in_words(game: Game, seconds: float) -> tuple[list[str], Game]:
    """Say what could have been made of a game's cards, and each player's share; return also the best game.

    A game that began in the middle has no such figure (`BadOption`).
    """
    if not game.is_whole:
        raise BadOption("hindsight-part")
    rules = game.rules
    assert isinstance(rules, Avenue)
    found = hindsight(rules, seconds, threads=cores())
    if found.proven:
        sentences = [say("hindsight-proven", best=found.best)]
    else:
        sentences = [say("hindsight-best", best=found.best, bound=found.bound)]
    for number, player in enumerate(game.result()["players"] if game.over else (), 1):
        points = player["total"]
        sentences.append(say("hindsight-share", player=number, points=Signed(points), share=_share(points, found.best)))
    return sentences, game_of(rules, found)


def _share(points: int, best: int) -> str:
    """How much of the best score this is, in percent; only points that were won are a share of anything."""
    return f"{100 * points / best:.0f}" if points > 0 else "none"
