"""What is odd about a position to play on from: its board and postcards, what seats have left, whose turn it is."""

from __future__ import annotations

from collections.abc import Iterator

from boulevard.games.paris.moves.notation import corner_of
from boulevard.games.paris.play.actions import PASS
from boulevard.games.paris.play.state import BUILDING, CHIMNEYS, LAYING, OVER, POSTCARDS, SEATS, SQUARES, TILES, TOKENS
from boulevard.games.paris.positions.oddities import Oddity, named, odd, oddities
from boulevard.games.paris.positions.playable import legal
from boulevard.games.paris.positions.position import SQUARE, Position
from boulevard.games.paris.positions.rights import RIGHTS, due_rights
from boulevard.messages import Said


def oddities_in_play(position: Position) -> list[Oddity]:
    """Return all that is odd about a position, none of whose things overlap."""
    lines = (_unpaved, _squares, _stocks, _rights, _early, _order, _ended)
    return [*oddities(position), *(oddity for line in lines for oddity in line(position))]


def _unpaved(position: Position) -> Iterator[Oddity]:
    """All stands on tiles."""
    things = [thing for thing in position.things if thing.spaces & ~position.paved]
    for thing in things:
        yield odd("paris-oddity-unpaved", thing.spaces & ~position.paved, what=named([thing]))


def _squares(position: Position) -> Iterator[Oddity]:
    """Tiles cover whole squares; there are as many as were laid."""
    squares = [SQUARE << corner_of(square) for square in range(SQUARES) if position.squares >> square & 1]
    parts = [square for square in squares if square & ~position.paved]
    for square in parts:
        yield odd("paris-oddity-part-paved", square & position.paved)
    laid = sum(stock.laid for stock in position.stocks)
    if laid != len(squares):
        yield odd("paris-oddity-squares", laid=laid, squares=len(squares))


def _stocks(position: Position) -> Iterator[Oddity]:
    """No chimney and no token gets lost; that too many are used has been said."""
    for seat, stock in enumerate(position.stocks):
        built, activated = len(position.built(seat)), position.activated[seat].bit_count()
        for key, used, left, most in (
            ("paris-oddity-chimneys-left", built, stock.chimneys, CHIMNEYS),
            ("paris-oddity-tokens-left", activated, stock.tokens, TOKENS),
        ):
            if used + left != max(used, most):
                yield odd(key, seat=SEATS[seat], used=used, left=left, most=most)


def _rights(position: Position) -> Iterator[Oddity]:
    """A right comes with its postcard, and is spent by building on what it is for."""
    for seat, stock in enumerate(position.stocks):
        for card, right, _ in RIGHTS:
            due = bool(due_rights(position, seat) & right)
            if due != bool(stock.rights & right):
                key = "paris-oddity-no-right" if due else "paris-oddity-right"
                yield odd(key, seat=SEATS[seat], card=Said(f"paris-draw-card-{POSTCARDS[card]}"))


def _early(position: Position) -> Iterator[Oddity]:
    """In phase 1, nothing is built or activated."""
    if position.course.phase == LAYING and (position.things or any(position.activated)):
        yield odd("paris-oddity-early")


def _order(position: Position) -> Iterator[Oddity]:
    """In phase 1, seats take turns, and each turn is a tile or a building; passing comes after the last tile."""
    course = position.course
    first, second = course.starts, 1 - course.starts
    least = [stock.laid + position.reserve[seat].bit_count() for seat, stock in enumerate(position.stocks)]
    done = [stock.laid == TILES for stock in position.stocks]
    # how many turns the first seat has passed; less than none if the second one has
    passes = least[second] + (course.turn != first) - least[first]
    if course.phase == LAYING and ((passes > 0 and not done[first]) or (passes < 0 and not done[second])):
        yield odd("paris-oddity-order", seat=SEATS[course.turn])


def _ended(position: Position) -> Iterator[Oddity]:
    """A game that is over ends when nobody can do anything, or only what they may leave."""
    for seat in range(2 if position.course.phase == OVER else 0):
        states = position.states()
        states["phase"], states["turn"] = BUILDING, seat
        choices = legal(position.edition, states)
        if len(choices) and PASS not in choices:
            yield odd("paris-oddity-ended", seat=SEATS[seat])
