"""What is odd about a final position that was put together by hand: things that no game could have led to.

Nothing here changes a score: a slip of whoever entered the position is told, and so is a slip of those who played.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from boulevard.games.paris.components import tables
from boulevard.games.paris.drawing import art
from boulevard.games.paris.final_position import KINDS, PAIR, FinalPosition, Thing, cells_of
from boulevard.games.paris.notation import SIDES, spaces_of
from boulevard.games.paris.shapes import shape, turns
from boulevard.games.paris.state import (
    CHARTIER,
    CHIMNEYS,
    METROPOLITAIN,
    PIECES,
    POSTCARDS,
    POSTCARDS_IN_PLAY,
    SEATS,
    TOKENS,
)
from boulevard.messages import say

ON_OWN = ("painter", "dancer", "statue", "annex", "streetlight")
STEPS = {"n": (0, 1), "e": (1, 0), "s": (0, -1), "w": (-1, 0)}
SQUARE = 0x303
"""The spaces of the square a1."""


class Oddity(NamedTuple):
    """Something odd: what it is in words, and the spaces that it concerns."""

    text: str
    spaces: tuple[str, ...] = ()


def oddities(position: FinalPosition) -> list[Oddity]:
    """Return all that is odd about a position."""
    lines = (_overlaps, _turned_over, _rivals, _lamps, _off_colour, _large, _annex, _statue, _stocks, _cards, _ground)
    return [oddity for line in lines for oddity in line(position)]


def _oddity(key: str, spaces: int = 0, **values: object) -> Oddity:
    named = spaces_of(spaces)
    return Oddity(say(key, spaces=", ".join(named), **values), tuple(named))


def _named(things: Sequence[Thing]) -> str:
    return ", ".join(art.what(thing.name) for thing in things)


def _overlaps(position: FinalPosition) -> Iterator[Oddity]:
    things = position.things
    for number, one in enumerate(things):
        for other in things[number + 1 :]:
            if both := one.spaces & other.spaces:
                yield _oddity("paris-oddity-overlap", both, one=art.what(one.name), other=art.what(other.name))


def _turned_over(position: FinalPosition) -> Iterator[Oddity]:
    """Buildings are never turned over, unless an option lets them."""
    for thing in position.buildings:
        cells = PAIR if thing.name == "garden" else shape(tuple(position.edition.buildings[thing.name]))
        if not position.options["mirror"] and cells_of(thing.spaces) not in turns(cells, mirror=False):
            yield _oddity("paris-oddity-mirror", thing.spaces, what=thing.name)


def _has(position: FinalPosition, seat: int, card: int) -> bool:
    return bool(position.activated[seat] >> card & 1)


def _rivals(position: FinalPosition) -> Iterator[Oddity]:
    """Buildings and the Fountain cover the rival's colour by Chartier only, and one space of it."""
    for seat in range(2):
        rival = position.ground[SEATS[1 - seat]]
        things = [
            it for it in position.things if it.owner == seat and (it in position.buildings or it.name == "fountain")
        ]
        covering = [thing for thing in things if thing.spaces & rival]
        spaces = _union(covering) & rival
        if spaces.bit_count() > _has(position, seat, CHARTIER):
            key = "paris-oddity-rivals" if _has(position, seat, CHARTIER) else "paris-oddity-rival"
            yield _oddity(key, spaces, what=_named(covering), seat=SEATS[seat])


def _lamps(position: FinalPosition) -> Iterator[Oddity]:
    """Buildings cover a streetlight space by Metropolitain only, and one; the Fountain none."""
    lamps = position.ground["light"]
    for seat in range(2):
        covering = [it for it in position.buildings if it.owner == seat and it.spaces & lamps]
        spaces = _union(covering) & lamps
        if spaces.bit_count() > _has(position, seat, METROPOLITAIN):
            key = "paris-oddity-lamps" if _has(position, seat, METROPOLITAIN) else "paris-oddity-lamp"
            yield _oddity(key, spaces, what=_named(covering), seat=SEATS[seat])
    fountain = position.pieces.get("fountain")
    if fountain and fountain.spaces & lamps:
        yield _oddity("paris-oddity-fountain-lamp", fountain.spaces & lamps)


def _off_colour(position: FinalPosition) -> Iterator[Oddity]:
    """Small pieces stand on their owner's colour."""
    for name in ON_OWN:
        piece = position.pieces.get(name)
        if piece and piece.spaces & position.paved & ~position.ground[SEATS[piece.owner]]:
            yield _oddity("paris-oddity-colour", piece.spaces, what=art.what(name), seat=SEATS[piece.owner])


def _large(position: FinalPosition) -> Iterator[Oddity]:
    large = position.pieces.get("large-streetlight")
    if large and large.spaces & position.paved & ~position.ground["light"]:
        yield _oddity("paris-oddity-large", large.spaces)


def _annex(position: FinalPosition) -> Iterator[Oddity]:
    annex = position.pieces.get("annex")
    if annex and not position.annexed:
        yield _oddity("paris-oddity-annex", annex.spaces, seat=SEATS[annex.owner])


def _statue(position: FinalPosition) -> Iterator[Oddity]:
    statue = position.pieces.get("statue")
    if statue:
        space, (east, north) = statue.spaces.bit_length() - 1, STEPS[SIDES[position.faces]]
        if not (0 <= space % 8 + east < 8 and 0 <= space // 8 + north < 8):
            yield _oddity("paris-oddity-statue", statue.spaces)


def _stocks(position: FinalPosition) -> Iterator[Oddity]:
    """Each seat has so many chimneys and tokens."""
    for seat in range(2):
        built = [thing for thing in position.buildings if thing.owner == seat]
        if len(built) > CHIMNEYS:
            yield _oddity("paris-oddity-chimneys", _union(built), seat=SEATS[seat], count=len(built), most=CHIMNEYS)
        activated = position.activated[seat].bit_count()
        if activated > TOKENS:
            yield _oddity("paris-oddity-tokens", seat=SEATS[seat], count=activated, most=TOKENS)


def _cards(position: FinalPosition) -> Iterator[Oddity]:
    """Eight postcards are in a game; a piece comes with one that its owner activated."""
    used = position.activated[0] | position.activated[1]
    count = (position.in_play | used).bit_count()
    if count != POSTCARDS_IN_PLAY:
        yield _oddity("paris-oddity-cards", count=count, most=POSTCARDS_IN_PLAY)
    for thing in position.things:
        card = PIECES[thing.name].card if thing.name in PIECES else None
        if card is not None and not position.by[thing.owner] >> card & 1:
            label = say(f"paris-draw-card-{POSTCARDS[card]}")
            yield _oddity(
                "paris-oddity-card", thing.spaces, what=art.what(thing.name), card=label, seat=SEATS[thing.owner]
            )


def _union(things: Sequence[Thing]) -> int:
    spaces = 0
    for thing in things:
        spaces |= thing.spaces
    return spaces


def _ground(position: FinalPosition) -> Iterator[Oddity]:
    """The ground is laid with the tiles of both seats, each once."""
    fitting: dict[int, list[int]] = {}
    for square in range(16):
        spaces = SQUARE << 16 * (square // 4) + 2 * (square % 4)
        if spaces & ~position.paved:
            continue
        fitting[spaces] = _tiles(position, square)
        if not fitting[spaces]:
            yield _oddity("paris-oddity-tile", spaces)
    taken: dict[int, int] = {}
    for spaces, tiles in fitting.items():
        if tiles and not _laid(spaces, fitting, taken, set()):
            yield _oddity("paris-oddity-tile-again", spaces)


def _tiles(position: FinalPosition, square: int) -> list[int]:
    """The tiles of both seats, turned somehow, that the ground of a square can be; orange's come first."""
    shift = 16 * (square // 4) + 2 * (square % 4)
    here = {kind: position.ground[kind] >> shift & SQUARE for kind in KINDS}
    found = []
    for tile in tables(position.edition)[0].tile:
        for seat in range(2):
            kinds = (SEATS[seat], SEATS[1 - seat], "mixed", "light")
            turned = (dict(zip(kinds, map(int, quarter), strict=True)) for quarter in tile)
            found.append(any(it == here for it in turned))
    return [number for number, fits in enumerate(found) if fits]


def _laid(spaces: int, fitting: dict[int, list[int]], taken: dict[int, int], asked: set[int]) -> bool:
    """Give a square a tile that fits, letting other squares take others where they can; each tile is taken once."""
    for tile in fitting[spaces]:
        if tile not in asked:
            asked.add(tile)
            if tile not in taken or _laid(taken[tile], fitting, taken, asked):
                taken[tile] = spaces
                return True
    return False
