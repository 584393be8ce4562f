"""Which tiles of Paris lie where: the ground tells, as each tile is in the box once."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence

from boulevard.games.paris.components import tables
from boulevard.games.paris.edition import Edition
from boulevard.games.paris.moves.notation import corner_of
from boulevard.games.paris.play.state import SEATS, SQUARES, TILES
from boulevard.games.paris.positions.position import KINDS, SQUARE, union

Tile = tuple[int, int]
"""A seat and the number of one of its tiles."""
Ground = Mapping[str, int]
"""The spaces of each kind, as masks."""


def fitting_tiles(edition: Edition, ground: Ground, laid: Sequence[Collection[int]]) -> dict[int, list[Tile]]:
    """Return for every square that is paved, by its spaces, which of the tiles laid by each seat it may be."""
    paved = union(ground.values())
    squares = [square for square in range(SQUARES) if not SQUARE << corner_of(square) & ~paved]
    return {SQUARE << corner_of(square): _fitting(edition, ground, laid, square) for square in squares}


def _fitting(edition: Edition, ground: Ground, laid: Sequence[Collection[int]], square: int) -> list[Tile]:
    here = {kind: ground[kind] >> corner_of(square) & SQUARE for kind in KINDS}
    found = []
    for seat, name in enumerate(SEATS):
        kinds = (name, SEATS[1 - seat], "mixed", "light")
        for tile in sorted(laid[seat]):
            turns = tables(edition)[0].tile[tile].tolist()
            if any(dict(zip(kinds, turned, strict=True)) == here for turned in turns):
                found.append((seat, tile))
    return found


def shared_out(fitting: Mapping[int, Sequence[Tile]]) -> dict[Tile, int]:
    """Give as many squares as possible a tile that fits, each tile once; return the squares by their tiles."""
    squares: dict[Tile, int] = {}
    for square in fitting:
        _give(square, fitting, squares, set())
    return squares


def _give(square: int, fitting: Mapping[int, Sequence[Tile]], squares: dict[Tile, int], asked: set[Tile]) -> bool:
    """Give a square a tile, letting another one take another where it can."""
    for tile in fitting[square]:
        if tile not in asked:
            asked.add(tile)
            if tile not in squares or _give(squares[tile], fitting, squares, asked):
                squares[tile] = square
                return True
    return False


def tiles_on(edition: Edition, ground: Ground, to_come: Sequence[Collection[int]]) -> dict[str, list[int]]:
    """Return the tiles that each seat must have laid, by their numbers from 1, in the order of squares.

    Those that are to come, which seats hold in hand or know of in their piles, are not among them.
    """
    others = [[tile for tile in range(TILES) if tile + 1 not in tiles] for tiles in to_come]
    squares = shared_out(fitting_tiles(edition, ground, others))
    tiles = sorted(squares, key=lambda tile: squares[tile])
    return {seat: [tile + 1 for owner, tile in tiles if owner == number] for number, seat in enumerate(SEATS)}
