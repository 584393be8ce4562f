"""A game so small that its whole tree can be walked: the last three cards of Avenue on a sheet of 2 × 4 spaces.

A sheet of 2 × 3 has no room for grapes besides its six farms. Of the deck, four yellow cards of two kinds are left.
"""

from __future__ import annotations

from collections import Counter

from boulevard.games.avenue.components import card_text, deck

LEFT = Counter({"4y": 2, "6y": 2})
OPEN = "5y"
ROADS = ("2..1/33.4", "5..1/13.2")
"""Of both players, with two and three spaces left: the farm B, the grapes next to it, and what lies below them."""


def position() -> str:
    turned = sorted((Counter(map(card_text, deck())) - LEFT - Counter([OPEN])).elements(), key=lambda card: card[1])
    sheets = " ".join(f"{roads}:0,0,0,0:5:-" for roads in ROADS)
    return f"avenue A,B,P1,C/D,E,G2,F ACDEB {''.join(turned)}{OPEN} {sheets}"
