"""Reading the parts of a position of Paris that are not on the board: what seats have left, and whose turn it is."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from boulevard.games.paris.play.rules import IDLE_TURNS_TO_END
from boulevard.games.paris.play.state import BUILDING, CHIMNEYS, LAYING, OVER, SEATS, TILES, TOKENS, UNKNOWN
from boulevard.games.paris.positions.position import OF_SEATS, Course, Stock
from boulevard.games.paris.views.view import RIGHTS
from boulevard.games.positions import UNKNOWN as OPEN
from boulevard.games.positions import mapping, one_of, require, sequence, whole

PHASES = (1, 2)
ALL = tuple(range(1, TILES + 1))


def seat_of(where: str, value: object) -> int:
    """Return the number of a seat."""
    return SEATS.index(one_of(where, value, SEATS))


def read_phase(given: Mapping[str, Any]) -> int:
    """Return the phase, as in a state; a game that is over is in phase 2."""
    if one_of("over", given.get("over", False), (False, True)):
        one_of("phase", given.get("phase", PHASES[1]), PHASES[1:])
        return OVER
    return (LAYING, BUILDING)[PHASES.index(one_of("phase", given.get("phase", PHASES[0]), PHASES))]


def read_stocks(
    given: Mapping[str, Any], phase: int, built: Sequence[int], activated: Sequence[int]
) -> tuple[Stock, Stock]:
    """Return what each seat has, of whose chimneys and tokens so many have been used."""
    orange, blue = (
        _stock(seat, {name: _of_seat(name, given, seat) for name in OF_SEATS}, phase, houses, cards)
        for seat, houses, cards in zip(SEATS, built, activated, strict=True)
    )
    return orange, blue


def known_to_come(given: Mapping[str, Any]) -> list[list[int]]:
    """Return the tiles that each seat is known to have in hand or in its pile, by their numbers."""
    return [_known(seat, _of_seat("hands", given, seat), _of_seat("piles", given, seat)) for seat in SEATS]


def _known(seat: str, hand: object, pile: object) -> list[int]:
    rest = sequence(f"piles.{seat}", () if pile is None else pile)
    return [tile for tile in (hand, *rest) if isinstance(tile, int)]


def _of_seat(name: str, given: Mapping[str, Any], seat: str) -> Any:
    """The part of one seat; none if it is not told."""
    parts = mapping(name, given.get(name, {}))
    for owner in parts:
        seat_of(name, owner)
    return parts.get(seat)


def _stock(seat: str, given: Mapping[str, Any], phase: int, built: int, activated: int) -> Stock:
    laid = _laid(f"laid.{seat}", given["laid"], phase)
    return Stock(
        piles=(*laid, *_to_come(seat, laid, given["hands"], given["piles"])),
        laid=len(laid),
        chimneys=_left(f"chimneys.{seat}", given["chimneys"], CHIMNEYS, built),
        tokens=_left(f"tokens.{seat}", given["tokens"], TOKENS, activated),
        rights=_rights(f"rights.{seat}", given["rights"] or ()),
    )


def _laid(where: str, value: object, phase: int) -> list[int]:
    """The tiles that a seat has laid: none unless it is told, and all of them after phase 1."""
    usual = () if phase == LAYING else ALL
    tiles = [one_of(where, tile, ALL) - 1 for tile in sequence(where, usual if value is None else value)]
    require(len(set(tiles)) == len(tiles), "position-tile-twice", where=where)
    require(phase == LAYING or len(tiles) == TILES, "position-laid", where=where, count=TILES)
    return tiles


def _to_come(seat: str, laid: Sequence[int], hand: object, pile: object) -> list[int]:
    """The tile in hand and those of the pile; after an unknown one, all are, and those need not be told."""
    left = TILES - len(laid)
    require(left or hand is None, "position-hand", where=f"hands.{seat}")
    below = max(0, left - 1)
    rest = sequence(f"piles.{seat}", () if pile is None else pile)
    require(len(rest) <= below, "position-pile", where=f"piles.{seat}", count=below)
    tiles = [_tile(f"hands.{seat}", OPEN if hand is None else hand)][:left]
    tiles += [_tile(f"piles.{seat}", tile) for tile in rest]
    tiles += [UNKNOWN] * (left - len(tiles))
    known = [tile for tile in tiles if tile != UNKNOWN]
    require(len({*laid, *known}) == len(laid) + len(known), "position-tile-twice", where=f"piles.{seat}")
    require(tiles[: len(known)] == known, "position-tile-order", where=f"piles.{seat}")
    return tiles


def _tile(where: str, value: object) -> int:
    tile = one_of(where, value, (*ALL, OPEN))
    return UNKNOWN if tile == OPEN else tile - 1


def _left(where: str, value: object, most: int, used: int) -> int:
    """How many chimneys or tokens a seat has left: what is told, or what follows from those used."""
    return max(0, most - used) if value is None else whole(where, value, 0, most)


def _rights(where: str, names: object) -> int:
    return sum({1 << RIGHTS.index(one_of(where, name, RIGHTS)) for name in sequence(where, names)})


def read_course(given: Mapping[str, Any], phase: int, stocks: Sequence[Stock], reserve: Sequence[int]) -> Course:
    """Return how far the game is, from what is told and from what each seat has laid and reserved."""
    starts = one_of("starts", given.get("starts", SEATS[0]), SEATS)
    opener = _opener(given.get("opener"), phase, stocks, starts)
    turns = [stock.laid + kept.bit_count() for stock, kept in zip(stocks, reserve, strict=True)]
    follows = _next(SEATS.index(starts), turns) if phase == LAYING else opener
    return Course(
        phase=phase,
        turn=seat_of("next", given.get("next", SEATS[follows])),
        starts=SEATS.index(starts),
        opener=opener,
        idle=_idle(given.get("idle"), phase),
    )


def _next(starts: int, turns: Sequence[int]) -> int:
    """Who is next in phase 1, in which seats take turns: whoever started, unless they have had one more."""
    return starts if turns[starts] <= turns[1 - starts] else 1 - starts


def _opener(value: object, phase: int, stocks: Sequence[Stock], starts: str) -> int:
    """Who laid all their tiles first; in a state it is the first seat until somebody has."""
    if phase != LAYING:
        return seat_of("opener", starts if value is None else value)
    done = next((seat for seat, stock in zip(SEATS, stocks, strict=True) if stock.laid == TILES), None)
    require(value in (None, done), "position-opener", where="opener")
    return SEATS.index(done) if done else 0


def _idle(value: object, phase: int) -> int:
    """Turns of phase 2 passed or skipped in a row; as many as end the game have ended it."""
    most = {LAYING: 0, BUILDING: IDLE_TURNS_TO_END - 1, OVER: IDLE_TURNS_TO_END}[phase]
    usual = most if phase == OVER else 0
    return usual if value is None else whole("idle", value, 0, most)
