"""The facts of a game of Avenue as plain data: what templates, scripts and sentences are told of its box."""

from __future__ import annotations

from typing import TypedDict

from boulevard.games.avenue import INFO
from boulevard.games.avenue.components import FARM_NAMES, card_text, deck, sheet
from boulevard.games.avenue.play.scoring import PER_ZERO
from boulevard.games.avenue.play.state import ROUNDS, SIDES, YELLOWS_A_ROUND
from boulevard.games.contract import View
from boulevard.messages import say


class Facts(TypedDict):
    """What there is, how long it lasts, and what it costs."""

    sheet: list[str]
    """The sheet that is played on if nobody chooses one, as rows."""
    farms: list[str]
    cards: list[str]
    """The road cards as in a record, in the order in which `verifiable.py` shuffles them."""
    roads: list[int]
    """The numbers of the roads."""
    rounds: int
    yellows: int
    """The yellow cards of a round."""
    penalty: str
    """What a farm score of 0 costs, in words."""


def facts(_view: View | None = None) -> Facts:
    """Return the facts of a game: they are the same in all of them."""
    return {
        "sheet": list(sheet(INFO.options["sheet"].default).rows),
        "farms": list(FARM_NAMES),
        "cards": [card_text(card) for card in deck()],
        "roads": list(range(1, len(SIDES) + 1)),
        "rounds": ROUNDS,
        "yellows": YELLOWS_A_ROUND,
        "penalty": say("game-points", count=-PER_ZERO),
    }
