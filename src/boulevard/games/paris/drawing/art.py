"""The art of a drawing of Paris: outlines of polyominoes, and what stands on the board drawn upon them.

Roofs, gardens and basins follow the outline of all the spaces they cover. The moon stands at the upper left; walls are
seen from the south. ``@`` stands for the prefix of a drawing's ids.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import lru_cache
from typing import Any, NamedTuple

from boulevard.games import svg
from boulevard.games.paris.play.state import COLUMN_NAMES
from boulevard.games.svg import group, shift, text, use
from boulevard.messages import language, say
from boulevard.messages.seats import seat_name

Cell = tuple[int, int]
Loop = list[tuple[float, float]]

UNIT = svg.UNIT
WALL = 26
KEPT = 2000
"""Buildings that are kept as they were drawn, some 2 kB each."""
FIGURES = {
    "painter": "painter",
    "dancer": "dancer",
    "statue": "statue",
    "annex": "books",
    "streetlight": "lamp",
    "large-streetlight": "candelabra",
}
PICTOGRAMS = {
    "levitation": "house",
    "metropolitain": "metro",
    "jardin": "trees",
    "sacre-coeur": "basilica",
    "peintre": "painter",
    "chartier": "plate",
    "bouquinistes": "books",
    "lampadaire": "lamp",
    "moulin-rouge": "mill",
    "penseur": "statue",
    "fontaine": "jets",
    "grande-lumiere": "candelabra",
}
TURNS = {"n": 0, "e": 90, "s": 180, "w": 270}


def cell(space: str) -> Cell:
    """Return the column and the row from the top of a space such as c4."""
    return COLUMN_NAMES.index(space[0]), 8 - int(space[1])


def cells(spaces: Iterable[str]) -> list[Cell]:
    """Return the columns and rows of several spaces."""
    return [cell(space) for space in spaces]


def outline(union: Iterable[Cell]) -> list[list[Cell]]:
    """Return the corners around a union of cells, clockwise; each loop begins with a level edge."""
    inside = set(union)
    ahead: dict[Cell, list[Cell]] = {}
    for x, y in sorted(inside):
        ring = ((x, y), (x + 1, y), (x + 1, y + 1), (x, y + 1))
        beyond = ((x, y - 1), (x + 1, y), (x, y + 1), (x - 1, y))
        for side, other in enumerate(beyond):
            if other not in inside:
                ahead.setdefault(ring[side], []).append(ring[(side + 1) % 4])
    loops = []
    while ahead:
        loops.append(_corners(_walk(ahead)))
    return loops


def _walk(ahead: dict[Cell, list[Cell]]) -> list[Cell]:
    """Take one closed walk out of the edges `ahead`, turning right where two walks cross."""
    start = here = min(ahead)
    walk: list[Cell] = []
    step = (1, 0)
    while not walk or here != start:
        walk.append(here)
        ends = ahead[here]
        right = (here[0] - step[1], here[1] + step[0])
        there = right if right in ends else ends[0]
        ends.remove(there)
        if not ends:
            del ahead[here]
        step = (there[0] - here[0], there[1] - here[1])
        here = there
    return walk


def _corners(walk: Sequence[Cell]) -> list[Cell]:
    """Keep the points of a walk where it turns, and begin where it goes level."""
    turns = [
        here
        for last, here, after in zip([walk[-1], *walk[:-1]], walk, [*walk[1:], walk[0]], strict=True)
        if (last[0] == here[0]) != (here[0] == after[0])
    ]
    return turns if turns[0][1] == turns[1][1] else [*turns[1:], turns[0]]


def inset(loop: Sequence[Cell], north: float, east: float, south: float, west: float) -> Loop:
    """Scale a loop of corners to units and move its edges inwards, each side by its own distance."""
    moved: Loop = []
    for number, (x, y) in enumerate(loop):
        odd = bool(number % 2)
        before, after = loop[number - 1], loop[(number + 1) % len(loop)]
        level, upright = (before, after) if odd else (after, before)
        eastward, downward = (level[0] < x) == odd, (upright[1] > y) == odd
        moved.append((x * UNIT + (-east if downward else west), y * UNIT + (north if eastward else -south)))
    return moved


def path(loops: Iterable[Loop]) -> str:
    """Return the path data of loops that begin with a level edge."""
    return "".join(
        f"M{loop[0][0]:g} {loop[0][1]:g}"
        + "".join(f"V{y:g}" if number % 2 else f"H{x:g}" for number, (x, y) in enumerate(loop[1:]))
        + "z"
        for loop in loops
    )


def even(union: Iterable[Cell], distance: float) -> str:
    """Return the path data of an outline moved inwards by the same distance on every side."""
    return path(inset(loop, distance, distance, distance, distance) for loop in outline(union))


def _shadow(union: Sequence[Cell]) -> str:
    """Draw the shadow that a piece casts, away from the moon."""
    return f'<path class="cast" d="{path(inset(loop, 9, 1, 0, 9) for loop in outline(union))}"/>'


def _roof(union: Sequence[Cell], owner: str) -> str:
    """Draw a house: walls to the south, a mansard all round, and on top orange's scales or blue's seams."""
    loops = outline(union)
    eaves = [inset(loop, 6, 6, 6 + WALL, 6) for loop in loops]
    tops = [inset(loop, 16, 19, 22 + WALL, 19) for loop in loops]
    paint = "scales" if owner == "orange" else "seams"
    bays = "".join(use("bays", x, y) for x, y in union if (x, y + 1) not in union)
    return (
        f'{_shadow(union)}<path class="wall" d="{even(union, 6)}"/><path class="slope" d="{path(eaves)}"/>'
        f'{_slopes(eaves, tops)}<path class="top" fill="url(#@art-{paint})" d="{path(tops)}"/>{bays}'
    )


def _slopes(eaves: Sequence[Loop], tops: Sequence[Loop]) -> str:
    """Shade the mansard's four sides by where the moon stands."""
    sides = {"north": "", "east": "", "south": "", "west": ""}
    for low, high in zip(eaves, tops, strict=True):
        for number, (start, above) in enumerate(zip(low, high, strict=True)):
            after = (number + 1) % len(low)
            stop, over = low[after], high[after]
            if number % 2:
                side = "east" if start[1] < stop[1] else "west"
            else:
                side = "north" if start[0] < stop[0] else "south"
            sides[side] += "M" + " ".join(f"{x:g} {y:g}" for x, y in (start, stop, over, above)) + "z"
    return "".join(f'<path class="{side}" d="{d}"/>' for side, d in sides.items())


def garden(union: Sequence[Cell], owner: str | None) -> str:
    """Draw a garden behind its hedge."""
    join = "round" if owner == "orange" else "miter"
    return (
        f'{_shadow(union)}<path fill="#3f7d4a" stroke="var(--own)" stroke-width="7" stroke-linejoin="{join}" '
        f'd="{even(union, 9)}"/><path fill="none" stroke="#1f4d31" stroke-width="5" stroke-dasharray="5 3" '
        f'stroke-linecap="butt" d="{even(union, 15)}"/>'
    ) + "".join(shift(x * UNIT + 10, y * UNIT + 18, use("trees"), 0.8) for x, y in union)


def basin(union: Sequence[Cell], owner: str | None) -> str:
    """Draw a fountain's basin and its jets."""
    join = "round" if owner == "orange" else "miter"
    return (
        f'{_shadow(union)}<g stroke-linejoin="{join}"><path fill="var(--own)" stroke="var(--own)" stroke-width="8" '
        f'd="{even(union, 10)}"/><path fill="#2b7fa8" stroke="#e6ddc8" stroke-width="6" d="{even(union, 16)}"/>'
        f'<path fill="none" stroke="#7cc4df" stroke-width="1.5" d="{even(union, 23)}"/></g>'
    ) + "".join(use("jets", *at) for at in union)


def _apart(one: Cell, other: Cell) -> int:
    return abs(one[0] - other[0]) + abs(one[1] - other[1])


def what(name: str) -> str:
    """Return what people call a building or a piece."""
    return say(f"paris-draw-what-{name}") if name in (*FIGURES, "garden", "fountain") else name


class House(NamedTuple):
    """What the drawing of a building depends on."""

    name: str
    owner: str
    size: int
    lights: int
    spaces: tuple[str, ...]
    annex: tuple[str, ...]
    """The space that the annex added, if it did."""


def building(house: Mapping[str, Any], annex: Mapping[str, Any] | None) -> str:
    """Draw a building with its chimney and a street sign of its size × lights; the annex is a piece of its own."""
    added = annex["spaces"] if annex and annex["building"] == house["name"] else ()
    its = House(house["name"], house["owner"], house["size"], house["lights"], tuple(house["spaces"]), tuple(added))
    return _building(language(), its)


@lru_cache(KEPT)
def _building(_spoken: str, house: House) -> str:
    """Draw it, with a title in the language that is spoken: most of them are the same after a move."""
    name, owner, size, lights, all_spaces, added = house
    union = cells(space for space in all_spaces if space not in added)
    pot = max(union, key=lambda at: (sum(_apart(at, other) == 1 for other in union), -at[1]))
    post = max(union, key=lambda at: (_apart(at, pot), at[1]))
    inside = (
        (garden(union, owner) if name == "garden" else _roof(union, owner))
        + use(f"chimney-{owner}", *pot)
        + use("sign", *post)
        + text(post[0] * UNIT + 50, post[1] * UNIT + 40, None, f"{size}×{lights}", "sign")
    )
    spaces = ",".join(all_spaces)
    title = say(
        "paris-draw-building",
        what=what(name),
        seat=seat_name(owner),
        spaces=spaces,
        size=size,
        lights=lights,
    )
    look = f"building {owner} lit" if lights else f"building {owner}"
    return group(f"building-{name}", title, inside, look, building=name, owner=owner, size=size, spaces=spaces)


def piece(name: str, thing: Mapping[str, Any], houses: Iterable[Mapping[str, Any]]) -> str:
    """Draw a special piece on its owner's plinth; the annex is joined to its building among `houses`."""
    owner, union, faces = thing["owner"], cells(thing["spaces"]), thing.get("faces")
    x, y = union[0]
    spaces = ",".join(thing["spaces"])
    lines = [say("paris-draw-piece", what=what(name), seat=seat_name(owner), spaces=spaces)]
    stand = use(f"plinth-{owner}", x, y)
    inside = basin(union, owner) if name == "fountain" else stand + use(FIGURES[name], x, y)
    if name == "annex":
        inside = _bridge((x, y), (home["spaces"] for home in houses if home["name"] == thing["building"])) + inside
    if faces:
        lines.append(say("paris-draw-faces", side=say(f"paris-draw-side-{faces}")))
        turn = f"translate({x * UNIT} {y * UNIT}) rotate({TURNS[faces]} 50 50)"
        inside += f'<g transform="{turn}">{use("facing")}</g>'
    look = f"piece {owner}"
    return group(f"piece-{name}", " ".join(lines), inside, look, piece=name, owner=owner, faces=faces, spaces=spaces)


def _bridge(annex: Cell, homes: Iterable[Iterable[str]]) -> str:
    """Join the annex to the space beside it of the building it belongs to."""
    x, y = annex
    beside = [at for home in homes for at in cells(home) if _apart(at, annex) == 1][:1]
    d = "".join(f"M{x * UNIT + 50} {y * UNIT + 50}l{(a - x) * 60} {(b - y) * 60}" for a, b in beside)
    return f'<path stroke="var(--own)" stroke-width="34" stroke-linecap="butt" d="{d}"/>'


def glow(lamp: Mapping[str, Any]) -> str:
    """Let the light of a lamp fall on the spaces it lights."""
    return _glow(lamp["space"], lamp["kind"], tuple(lamp["lights"]))


@lru_cache(KEPT)
def _glow(space: str, kind: str, lights: tuple[str, ...]) -> str:
    column, row = cell(space)
    d = "".join(f"M{(x - column) * UNIT - 48} {(y - row) * UNIT - 48}h96v96h-96z" for x, y in cells([space, *lights]))
    paint = "far" if kind == "large" else "near"
    place = f"translate({column * UNIT + 50} {row * UNIT + 50})"
    return f'<path class="glow" data-lamp="{space}" transform="{place}" fill="url(#@art-{paint})" d="{d}"/>'


def mark(spaces: Sequence[str]) -> str:
    """Draw a line around the spaces of the last move."""
    d = even(cells(spaces), 3)
    return (
        f'<g class="last still" fill="none"><path stroke="var(--mark-edge)" stroke-width="9" d="{d}"/>'
        f'<path stroke="var(--mark)" stroke-width="5" d="{d}"/></g>'
    )


def shape(rows: Sequence[str]) -> tuple[str, int]:
    """Draw the shape of a building that is not on the board, and return it with its size."""
    union = [(x, y) for y, row in enumerate(rows) for x, sign in enumerate(row) if sign == "X"]
    parts = "".join(f"M{x * UNIT} {y * UNIT}h100v100h-100z" for x, y in union)
    return (
        f'<path fill="var(--top)" stroke="var(--slope)" stroke-width="4" d="{parts}"/>'
        f'<path fill="none" stroke="var(--slope)" stroke-width="14" d="{even(union, 6)}"/>'
    ), len(union)


def hand(held: Mapping[str, Any], seat: str) -> tuple[str, str]:
    """Draw the tile in a hand, not turned, two spaces wide and high; return it with what there is to say of it."""
    kinds = held["spaces"]
    tile = "".join(use(kind, n % 2, n // 2) for n, kind in enumerate(kinds))
    tile += "".join(use("lamp", n % 2, n // 2) for n, kind in enumerate(kinds) if kind == "light")
    names = ", ".join(say(f"paris-draw-kind-{kind}") for kind in kinds)
    return tile, say("paris-draw-hand", tile=held["tile"], seat=seat_name(seat), spaces=names)
