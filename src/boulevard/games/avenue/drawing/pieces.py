"""Pictures of single things of Avenue, for a page to show beside the sheets, to pick up and to explain."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import lru_cache, partial
from typing import Any

from boulevard.errors import UnknownPiece
from boulevard.games.avenue.components import CASTLES, FARM_NAMES
from boulevard.games.avenue.drawing import art
from boulevard.games.avenue.drawing.style import PAINT, SIDES, SYMBOLS
from boulevard.games.svg import UNIT, Picture, shift, use
from boulevard.messages import language, say

View = Mapping[str, Any]
Maker = Callable[[], Picture]

KEPT = 2000
"""Pictures that are kept: all things of a box in all languages."""
SIGNS = {"peek": "eye", "yellow": "sun", "penalty": "nought"}


def piece(view: View, name: str, prefix: str) -> str:
    """Return the picture of a thing; the next farm only if this view shows it (`UnknownPiece`)."""
    return _drawn(language(), view["next_farm"], name, prefix)


def names(view: View) -> tuple[str, ...]:
    """Return the names of all pictures that a view has."""
    return tuple(_makers(view["next_farm"]))


@lru_cache(KEPT)
def _drawn(_spoken: str, next_farm: str | None, name: str, prefix: str) -> str:
    """Draw a thing, with titles in the language that is spoken."""
    known = _makers(next_farm)
    if name not in known:
        raise UnknownPiece("unknown-piece", name=name, names=", ".join(known))
    return known[name]().text("avenue", f"{prefix}{name}-", PAINT, SYMBOLS)


def _makers(next_farm: str | None) -> dict[str, Maker]:
    makers: dict[str, Maker] = {}
    if farm := next_farm:
        makers["next-farm"] = partial(_card, say("avenue-draw-next-farm", farm=farm), partial(_next_card, farm))
    for number in SIDES:
        makers[f"road-{number}"] = partial(_road, number)
        for colour in ("yellow", "grey"):
            yellow = colour == "yellow"
            face = partial(art.road_card, number, yellow)
            makers[f"road-{number}-{colour}"] = partial(_card, art.card_words(number, yellow), face)
    for farm in FARM_NAMES:
        face = partial(art.farm_card, farm)
        makers[f"farm-{farm}"] = partial(_card, say("avenue-piece-farm-card", farm=farm), face)
    makers["farm-back"] = partial(_card, say("avenue-piece-farm-back"), art.farm_back)
    makers["farm"] = partial(_space, say("avenue-piece-farm"), "farm")
    for symbol, colour in CASTLES.items():
        makers[f"castle-{colour}"] = partial(_space, art.what(symbol), f"castle-{colour}", f"crest-{colour}")
        makers[f"grapes-{colour}"] = partial(_sign, say(f"avenue-piece-grapes-{colour}"), colour)
    makers |= {name: partial(_sign, say(f"avenue-piece-{name}"), symbol) for name, symbol in SIGNS.items()}
    return makers


def _card(title: str, face: Callable[[], str]) -> Picture:
    """Draw a card and its shadow."""
    return Picture(title, 92, 127, shift(1, 1, face()))


def _next_card(farm: str) -> str:
    return f'<g class="next">{art.next_card(farm)}</g>'


def _road(number: int) -> Picture:
    """Draw a road as it is drawn in a space."""
    title = say("avenue-draw-road", number=number, sides=art.sides(number))
    return Picture(title, UNIT, UNIT, use(f"road-{number}0"))


def _space(title: str, *symbols: str) -> Picture:
    """Draw what a space of the sheet shows."""
    return Picture(title, UNIT, UNIT, "".join(use(symbol) for symbol in symbols))


def _sign(title: str, symbol: str) -> Picture:
    """Draw a sign as large as a space lets it be; its middle is its origin."""
    return Picture(title, UNIT, UNIT, shift(50, 50, use(symbol), 2))
