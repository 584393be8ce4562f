"""Hindsight in words."""

from __future__ import annotations

from boulevard.bots.avenue.hindsight import game_of, hindsight
from boulevard.errors import BadOption
from boulevard.games.avenue.game import Avenue
from boulevard.games.game import Game
from boulevard.games.parallel import cores
from boulevard.messages import say


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
        share = f"{100 * player['total'] / found.best:.0f}" if found.best > 0 else "–"
        sentences.append(say("hindsight-share", player=number, points=player["total"], share=share))
    return sentences, game_of(rules, found)
