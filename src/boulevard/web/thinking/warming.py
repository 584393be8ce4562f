"""Warming a thinker's process up: it loads what it will need before anybody waits for it.

Imports and machine code are read at their first use, which takes seconds. So everything is used once, with hardly any
effort: the bots of all levels, hints, reviews and analyses, at the beginning, in the middle and at the end of a game.
"""

from __future__ import annotations

from itertools import islice

MOMENTS = 5
"""Of a game: enough for all its phases."""
LONGEST_GAME = 500
"""Moves of the game that is played for this; what comes later is not warm then."""


def warm(game: str) -> str:
    """Use all of a game that a thinker may be asked for (in a thinker's process); return its name."""
    from boulevard.bots.advice import hint
    from boulevard.bots.analysis import opinions
    from boulevard.bots.contract import Budget, Sight
    from boulevard.bots.registry import opponents, ready_bot
    from boulevard.games.game import Game
    from boulevard.games.registry import rules
    from boulevard.review.decisions import assess, decisions, sight_of

    played, least = Game(rules(game).dealt(0)), Budget(simulations=1)
    first = Sight.of(played, played.turn[0])
    for level in opponents(game):
        ready_bot(game, f"level:{level.number}").bot.think(first, least, 0)
    hint(first, least, 0)
    next(opinions(first, 0.0), None)
    for _ in islice(iter(lambda: played.over, True), LONGEST_GAME):
        legal = played.actions(played.turn[0])
        played.apply(played.turn[0], legal[len(legal) // 2])
    made = decisions(played)
    for decision in {*made[:: max(1, len(made) // (MOMENTS - 1))], *made[-1:]}:
        assess(sight_of(played, decision), decision, least)
    return game
