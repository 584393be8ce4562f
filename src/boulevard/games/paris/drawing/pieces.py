"""Pictures of single things of Paris, for a page to show beside the board, to pick up and to drag.

A name is that of the thing, with `-orange` or `-blue` where it belongs to a seat. Things that are turned by hand are
drawn as seen from above, so that a page can turn them: tiles and buildings.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import lru_cache, partial
from typing import Any, NamedTuple

from boulevard.errors import UnknownPiece
from boulevard.games.paris.drawing import art
from boulevard.games.paris.drawing.art import FIGURES, PICTOGRAMS, UNIT, Cell
from boulevard.games.paris.drawing.style import PAINT, SYMBOLS
from boulevard.games.paris.play.state import SEATS
from boulevard.games.svg import Picture, shift, use
from boulevard.messages import language, say
from boulevard.messages.seats import seat_name

View = Mapping[str, Any]
Maker = Callable[[], Picture]

OWNERS = (None, *SEATS)
PAVING = ("orange", "blue", "mixed", "light")
ROOFS = {"orange": "scales", "blue": "seams"}
PAIR = ((0, 0), (1, 0))
KEPT = 4000
"""Pictures that are kept: all things of some boxes in all languages."""


class Box(NamedTuple):
    """What the pictures of single things depend on."""

    shapes: tuple[tuple[str, tuple[str, ...]], ...]
    fountain: int


def piece(view: View, name: str, prefix: str) -> str:
    """Return the picture of a thing; the tile in a hand only if this view shows it (`UnknownPiece`)."""
    hands = _hands(view)
    if name in hands:
        return _text(hands[name](), name, prefix)
    return _drawn(language(), _box(view), name, prefix)


def names(view: View) -> tuple[str, ...]:
    """Return the names of all pictures that a view has."""
    return (*_hands(view), *_makers(_box(view)))


def _box(view: View) -> Box:
    return Box(tuple((name, tuple(rows)) for name, rows in view["shapes"].items()), view["options"]["fountain"])


@lru_cache(KEPT)
def _drawn(_spoken: str, box: Box, name: str, prefix: str) -> str:
    """Draw a thing of a box, with titles in the language that is spoken."""
    known = _makers(box)
    if name not in known:
        raise UnknownPiece("unknown-piece", name=name, names=", ".join(known))
    return _text(known[name](), name, prefix)


def _text(picture: Picture, name: str, prefix: str) -> str:
    return picture.text("paris", f"{prefix}{name}-", PAINT, SYMBOLS)


def _hands(view: View) -> dict[str, Maker]:
    return {f"hand-{seat}": partial(_hand, hand, seat) for seat, hand in view["hands"].items() if hand}


def _makers(box: Box) -> dict[str, Maker]:
    makers: dict[str, Maker] = {}
    for name, rows in box.shapes:
        makers |= _owned(f"building-{name}", partial(_building, name, rows))
    makers |= _owned("garden", partial(_ground, "garden", art.garden, PAIR))
    makers |= _owned("fountain", partial(_ground, "fountain", art.basin, PAIR[: box.fountain]))
    for name in FIGURES:
        makers |= _owned(name, partial(_figure, name))
    makers |= _owned("tile-back", _tile_back)
    for seat in SEATS:
        makers[f"chimney-{seat}"] = partial(_symbol, f"pot-{seat}", say("paris-piece-chimney"), seat)
        makers[f"token-{seat}"] = partial(_symbol, f"token-{seat}", say("paris-piece-token"), seat)
        makers[f"facing-{seat}"] = partial(_facing, seat)
    makers |= {f"paving-{kind}": partial(_paving, kind) for kind in PAVING}
    makers |= {f"postcard-{name}": partial(_postcard, name, picture) for name, picture in PICTOGRAMS.items()}
    return makers


def _owned(name: str, maker: Callable[[str | None], Picture]) -> dict[str, Maker]:
    """Return the makers of a thing that is nobody's, orange's or blue's."""
    return {f"{name}-{seat}" if seat else name: partial(maker, seat) for seat in OWNERS}


def _of(what: str, seat: str | None) -> str:
    return say("paris-piece-of", what=what, seat=seat_name(seat)) if seat else what


def _picture(title: str, seat: str | None, columns: int, rows: int, body: str) -> Picture:
    return Picture(title, columns * UNIT, rows * UNIT, f'<g class="{seat or "nobody"}">{body}</g>')


def _hand(hand: Mapping[str, Any], seat: str) -> Picture:
    tile, title = art.hand(hand, seat)
    return Picture(title, 2 * UNIT, 2 * UNIT, tile)


def _tile_back(seat: str | None) -> Picture:
    """Draw a tile face down, with the sign of its owner."""
    sign = f"token-{seat}" if seat else "light"
    body = (
        '<rect x="4" y="4" width="192" height="192" rx="12" fill="var(--medal)" stroke="var(--own)" stroke-width="8"/>'
        '<rect x="18" y="18" width="164" height="164" rx="6" fill="none" stroke="var(--own)" stroke-width="2"/>'
    )
    title = say("paris-piece-face-down", what=_of(say("paris-piece-tile"), seat))
    return _picture(title, seat, 2, 2, body + shift(60, 60, use(sign), 0.8))


def _building(name: str, rows: Sequence[str], seat: str | None) -> Picture:
    """Draw a building from above: its roof, scales or seams by seat, and lines between its spaces."""
    union = [(x, y) for y, row in enumerate(rows) for x, sign in enumerate(row) if sign == "X"]
    lines = "".join(f"M{x * UNIT + 100} {y * UNIT + 2}v96" for x, y in union if (x + 1, y) in union)
    lines += "".join(f"M{x * UNIT + 2} {y * UNIT + 100}h96" for x, y in union if (x, y + 1) in union)
    paint = f"url(#@art-{ROOFS[seat]})" if seat else "var(--top)"
    body = (
        f'<path class="slope" d="{art.even(union, 2)}"/><path class="top" fill="{paint}" d="{art.even(union, 15)}"/>'
        f'<path fill="none" stroke="var(--slope)" stroke-width="4" d="{lines}"/>'
    )
    title = say("paris-piece-building", what=_of(name, seat), size=len(union))
    return _picture(title, seat, len(rows[0]), len(rows), body)


def _ground(name: str, drawn: Callable[..., str], union: Sequence[Cell], seat: str | None) -> Picture:
    """Draw what covers its spaces like a building, side by side."""
    return _picture(_of(art.what(name), seat), seat, len(union), 1, drawn(union, seat))


def _figure(name: str, seat: str | None) -> Picture:
    """Draw a special piece on its plinth."""
    return _picture(_of(art.what(name), seat), seat, 1, 1, use(f"plinth-{seat or 'nobody'}") + use(FIGURES[name]))


def _facing(seat: str) -> Picture:
    """Draw the arrow that shows where the Statue looks: to the north, in the middle of its space."""
    return _picture(say("paris-piece-facing"), seat, 1, 1, shift(-35, 52, use("facing"), 1.7))


def _paving(kind: str) -> Picture:
    lamp = use("lamp") if kind == "light" else ""
    return Picture(say(f"paris-draw-kind-{kind}"), UNIT, UNIT, use(kind) + lamp)


def _symbol(symbol: str, what: str, seat: str) -> Picture:
    return _picture(_of(what, seat), seat, 1, 1, use(symbol))


def _postcard(name: str, pictogram: str) -> Picture:
    """Draw a postcard's pictogram as a stamp."""
    stamp = (
        '<path fill="#1a2550" stroke="#8a7a55" stroke-width="4" stroke-dasharray="4 4" stroke-linecap="butt" '
        'd="M3 3h94v94H3z"/>'
    )
    return Picture(say(f"paris-draw-card-{name}"), UNIT, UNIT, stamp + shift(3, 3, use(pictogram), 0.94))
