"""What is odd about the board and the postcards of a position: things that no game could have led to.

Nothing here changes a score: a slip of whoever entered the position is told, and so is a slip of those who played.
What else is odd about a position to play on from is in `oddities_in_play.py`.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from boulevard.games.paris.drawing import art
from boulevard.games.paris.moves.notation import SIDES, spaces_of
from boulevard.games.paris.play.state import (
    CHARTIER,
    CHIMNEYS,
    LAYING,
    METROPOLITAIN,
    PIECES,
    POSTCARDS,
    POSTCARDS_IN_PLAY,
    SEATS,
    TOKENS,
)
from boulevard.games.paris.positions.paving import fitting_tiles, shared_out
from boulevard.games.paris.positions.position import Position, Thing, union
from boulevard.games.paris.positions.reader import cells_of, form_of
from boulevard.games.paris.positions.rights import has_activated, on_lamps, on_rivals
from boulevard.games.paris.shapes import turns
from boulevard.messages import Said, say

ON_OWN = ("painter", "dancer", "statue", "annex", "streetlight")
STEPS = {"n": (0, 1), "e": (1, 0), "s": (0, -1), "w": (-1, 0)}


class Oddity(NamedTuple):
    """Something odd: what it is, and the spaces that it concerns."""

    said: Said
    spaces: tuple[str, ...] = ()

    @property
    def text(self) -> str:
        """What it is in words."""
        return str(self.said)


def oddities(position: Position) -> list[Oddity]:
    """Return all that is odd about a position."""
    lines = (_overlaps, _turned_over, _rivals, _lamps, _off_colour, _large, _annex, _statue, _stocks, _cards, _ground)
    return [oddity for line in lines for oddity in line(position)]


def odd(key: str, spaces: int = 0, **values: object) -> Oddity:
    """Return an oddity with its sentence."""
    named = spaces_of(spaces)
    return Oddity(Said(key, {"spaces": ", ".join(named), **values}), tuple(named))


def named(things: Sequence[Thing]) -> str:
    """Return what people call some things."""
    return ", ".join(art.what(thing.name) for thing in things)


def _overlaps(position: Position) -> Iterator[Oddity]:
    things = position.things
    for number, one in enumerate(things):
        for other in things[number + 1 :]:
            if both := one.spaces & other.spaces:
                yield odd("paris-oddity-overlap", both, one=art.what(one.name), other=art.what(other.name))


def _turned_over(position: Position) -> Iterator[Oddity]:
    """Buildings are never turned over, unless an option lets them."""
    for thing in position.buildings:
        form = form_of(position.edition, thing.name)
        if not position.options["mirror"] and cells_of(thing.spaces) not in turns(form, mirror=False):
            yield odd("paris-oddity-mirror", thing.spaces, what=thing.name)


def _rivals(position: Position) -> Iterator[Oddity]:
    """Buildings and the Fountain cover the rival's colour by Chartier only, and one space of it."""
    for seat in range(2):
        covering, spaces = on_rivals(position, seat)
        if spaces.bit_count() > (may := has_activated(position, seat, CHARTIER)):
            key = "paris-oddity-rivals" if may else "paris-oddity-rival"
            yield odd(key, spaces, what=named(covering), seat=SEATS[seat])


def _lamps(position: Position) -> Iterator[Oddity]:
    """Buildings cover a streetlight space by Metropolitain only, and one; the Fountain none."""
    for seat in range(2):
        covering, spaces = on_lamps(position, seat)
        if spaces.bit_count() > (may := has_activated(position, seat, METROPOLITAIN)):
            key = "paris-oddity-lamps" if may else "paris-oddity-lamp"
            yield odd(key, spaces, what=named(covering), seat=SEATS[seat])
    fountain, lamps = position.pieces.get("fountain"), position.ground["light"]
    if fountain and fountain.spaces & lamps:
        yield odd("paris-oddity-fountain-lamp", fountain.spaces & lamps)


def _off_colour(position: Position) -> Iterator[Oddity]:
    """Small pieces stand on their owner's colour."""
    for name in ON_OWN:
        piece = position.pieces.get(name)
        if piece and piece.spaces & position.paved & ~position.ground[SEATS[piece.owner]]:
            yield odd("paris-oddity-colour", piece.spaces, what=art.what(name), seat=SEATS[piece.owner])


def _large(position: Position) -> Iterator[Oddity]:
    large = position.pieces.get("large-streetlight")
    if large and large.spaces & position.paved & ~position.ground["light"]:
        yield odd("paris-oddity-large", large.spaces)


def _annex(position: Position) -> Iterator[Oddity]:
    annex = position.pieces.get("annex")
    if annex and not position.annexed:
        yield odd("paris-oddity-annex", annex.spaces, seat=SEATS[annex.owner])


def _statue(position: Position) -> Iterator[Oddity]:
    statue = position.pieces.get("statue")
    if statue:
        space, (east, north) = statue.spaces.bit_length() - 1, STEPS[SIDES[position.faces]]
        if not (0 <= space % 8 + east < 8 and 0 <= space // 8 + north < 8):
            yield odd("paris-oddity-statue", statue.spaces)


def _stocks(position: Position) -> Iterator[Oddity]:
    """Each seat has so many chimneys and tokens."""
    for seat in range(2):
        built = position.built(seat)
        if len(built) > CHIMNEYS:
            yield odd(
                "paris-oddity-chimneys",
                union(it.spaces for it in built),
                seat=SEATS[seat],
                count=len(built),
                most=CHIMNEYS,
            )
        activated = position.activated[seat].bit_count()
        if activated > TOKENS:
            yield odd("paris-oddity-tokens", seat=SEATS[seat], count=activated, most=TOKENS)


def _cards(position: Position) -> Iterator[Oddity]:
    """Eight postcards are in a game; a piece comes with one that its owner activated."""
    count = position.cards.bit_count()
    if count != POSTCARDS_IN_PLAY:
        yield odd("paris-oddity-cards", count=count, most=POSTCARDS_IN_PLAY)
    for thing in position.things:
        card = PIECES[thing.name].card if thing.name in PIECES else None
        if card is not None and not position.by[thing.owner] >> card & 1:
            label = say(f"paris-draw-card-{POSTCARDS[card]}")
            yield odd("paris-oddity-card", thing.spaces, what=art.what(thing.name), card=label, seat=SEATS[thing.owner])


def _ground(position: Position) -> Iterator[Oddity]:
    """The ground is laid with the tiles that both seats have laid, each once."""
    unlike, again = ("tile", "tile-again") if position.course.phase != LAYING else ("tile-laid", "tile-laid")
    laid = [stock.piles[: stock.laid] for stock in position.stocks]
    fitting = fitting_tiles(position.edition, position.ground, laid)
    known = shared_out(fitting).values()
    for spaces, tiles in fitting.items():
        if spaces not in known:
            yield odd(f"paris-oddity-{again if tiles else unlike}", spaces)
