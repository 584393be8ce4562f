"""The art of a drawing of Paris: outlines of polyominoes, roofs, gardens and basins, and the symbols.

A space is a square of 100 units. What belongs to orange is round, what belongs to blue is straight, from paving to
roofs, chimney pots, plinths and tokens, so that nothing needs its colour to be understood. The moon stands upper left.
In the markup of this module ``@`` stands for the prefix of a drawing's ids.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence

from boulevard.games.paris.style import PAINT

Cell = tuple[int, int]
Loop = list[tuple[float, float]]

UNIT = 100
WALL = 20

_SHADES = (("#fff", ".2"), ("#000", ".32"), ("#000", ".12"), ("#fff", ".1"))


def outline(cells: Iterable[Cell]) -> list[list[Cell]]:
    """Return the corners of the union of `cells` (column, row from the top), clockwise, each loop from a north edge."""
    inside = set(cells)
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
    """Drop the points of a walk where it goes straight on, and begin with an edge towards the east."""
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
        before, after = loop[number - 1], loop[(number + 1) % len(loop)]
        flat, upright = (before, after) if number % 2 else (after, before)
        eastward = (flat[0] < x) == bool(number % 2)
        downward = (upright[1] > y) == bool(number % 2)
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


def even(cells: Iterable[Cell], distance: float) -> str:
    """Return the path data of the outline of `cells`, `distance` inwards on every side."""
    return path(inset(loop, distance, distance, distance, distance) for loop in outline(cells))


def roof(cells: Sequence[Cell], owner: str) -> str:
    """Draw a house on `cells`: walls to the south, a mansard all round, and the owner's zinc on top."""
    loops = outline(cells)
    eaves = [inset(loop, 6, 6, 6 + WALL, 6) for loop in loops]
    tops = [inset(loop, 17, 20, 22 + WALL, 20) for loop in loops]
    flat = path(tops)
    parts = [
        f'<path fill="var(--shade)" opacity=".45" transform="translate(4 5)" d="{even(cells, 5)}"/>',
        f'<path fill="var(--wall)" stroke="var(--shade)" stroke-width="2" d="{even(cells, 6)}"/>',
        f'<path fill="var(--slope)" stroke="var(--shade)" stroke-width="1.5" d="{path(eaves)}"/>',
        *_slopes(eaves, tops),
        f'<path fill="var(--top)" d="{flat}"/>',
        f'<path fill="url(#@{"scales" if owner == "orange" else "seams"})" stroke="var(--slope)" d="{flat}"/>',
    ]
    parts += [use("bays", x, y) for x, y in cells if (x, y + 1) not in cells]
    return "".join(parts)


def _slopes(eaves: Sequence[Loop], tops: Sequence[Loop]) -> list[str]:
    """Shade the mansard's four sides by where the moon stands."""
    sides = ["", "", "", ""]
    for low, high in zip(eaves, tops, strict=True):
        for number, (start, above) in enumerate(zip(low, high, strict=True)):
            after = (number + 1) % len(low)
            stop, over = low[after], high[after]
            side = (0 if start[0] < stop[0] else 2) if number % 2 == 0 else (1 if start[1] < stop[1] else 3)
            sides[side] += "M" + "L".join(f"{x:g} {y:g}" for x, y in (start, stop, over, above)) + "z"
    return [
        f'<path fill="{fill}" opacity="{opacity}" d="{d}"/>'
        for (fill, opacity), d in zip(_SHADES, sides, strict=True)
    ]


def garden(cells: Sequence[Cell], owner: str) -> str:
    """Draw a garden behind its railings on `cells`."""
    join = "round" if owner == "orange" else "miter"
    ground = (
        f'<path fill="var(--shade)" opacity=".45" transform="translate(4 5)" d="{even(cells, 5)}"/>'
        f'<path fill="#3f7d4a" stroke="var(--own)" stroke-width="7" stroke-linejoin="{join}" d="{even(cells, 9)}"/>'
        f'<path fill="none" stroke="#1f4d31" stroke-width="5" stroke-dasharray="5 3" d="{even(cells, 15)}"/>'
    )
    return ground + "".join(use("trees", x, y) for x, y in cells)


def basin(cells: Sequence[Cell], owner: str) -> str:
    """Draw a fountain's basin and jets on `cells`."""
    join = "round" if owner == "orange" else "miter"
    water = (
        f'<path fill="var(--shade)" opacity=".45" transform="translate(4 5)" d="{even(cells, 5)}"/>'
        f'<path fill="var(--own)" stroke="var(--own)" stroke-width="8" stroke-linejoin="{join}" d="{even(cells, 10)}"/>'
        f'<path fill="#2b7fa8" stroke="#e6ddc8" stroke-width="6" stroke-linejoin="{join}" d="{even(cells, 16)}"/>'
        f'<path fill="none" stroke="#7cc4df" stroke-width="1.5" d="{even(cells, 23)}"/>'
    )
    return water + "".join(use("jets", x, y) for x, y in cells)


def use(name: str, column: float = 0, row: float = 0, more: str = "") -> str:
    """Put a symbol on a space of the grid."""
    place = "".join(f' {axis}="{at * UNIT:g}"' for axis, at in (("x", column), ("y", row)) if at)
    return f'<use href="#@{name}"{place}{more}/>'


def defs(body: str) -> str:
    """Return the definitions that `body` makes use of, and those they make use of in turn."""
    found: dict[str, str] = {}
    waiting = [body]
    while waiting:
        for name in re.findall(r"#@([a-z-]+)", waiting.pop()):
            if name not in found and (name in PAINT or name in SYMBOLS):
                found[name] = PAINT.get(name) or f'<g id="@{name}">{SYMBOLS[name]}</g>'
                waiting.append(found[name])
    return f"<defs>{''.join(found[name] for name in sorted(found))}</defs>"


_FIGURE = 'fill="none" stroke-linecap="round" stroke-linejoin="round"'

SYMBOLS = {
    "orange": '<rect x="1.5" y="1.5" width="97" height="97" rx="5" fill="var(--orange-stone)"/>'
    '<rect x="1.5" y="1.5" width="97" height="97" rx="5" fill="url(#@fans)"/>',
    "blue": '<rect x="1.5" y="1.5" width="97" height="97" rx="5" fill="var(--blue-stone)"/>'
    '<rect x="1.5" y="1.5" width="97" height="97" rx="5" fill="url(#@setts)"/>',
    "mixed": '<use href="#@blue"/><path fill="var(--orange-stone)" d="M6.5 1.5H98.5L1.5 98.5V6.5q0-5 5-5z"/>'
    '<path fill="url(#@fans)" d="M6.5 1.5H98.5L1.5 98.5V6.5q0-5 5-5z"/>'
    '<path stroke="var(--wall)" stroke-width="4" d="M97 3L3 97"/>',
    "light": '<rect x="1.5" y="1.5" width="97" height="97" rx="5" fill="var(--flag)"/>'
    '<path fill="var(--flag-2)" d="M50 12L88 50L50 88L12 50z"/><path fill="none" stroke="var(--flag-joint)" '
    'stroke-width="2.4" d="M50 12L88 50L50 88L12 50zM50 2V12M50 88V98M2 50H12M88 50H98M31 31L2 2M69 31L98 2M31 69L2 98'
    'M69 69L98 98"/>',
    "earth": '<rect x="1.5" y="1.5" width="97" height="97" rx="5" fill="var(--earth)"/>'
    '<circle cx="50" cy="50" r="3" fill="var(--earth-line)"/>',
    "lamp": '<circle cx="50" cy="34" r="34" fill="url(#@halo)"/><g fill="#2a3140" stroke="var(--mark)" '
    'stroke-width="1.6" stroke-linejoin="round"><path d="M39 91h22l-4-7-4-2-1-34h-4l-1 34-4 2z"/>'
    '<path fill="#ffe9a3" d="M38 24h24l-6 24H44z"/><path d="M35 24l11-10 1-4h6l1 4 11 10z"/></g>'
    '<path stroke="#2a3140" stroke-width="1.6" d="M46 25l2 22M54 25l-2 22M40 52h20"/>',
    "candelabra": '<circle cx="50" cy="36" r="46" fill="url(#@halo)"/><g fill="none" stroke="var(--mark)" '
    'stroke-width="6.5" stroke-linecap="round"><path d="M50 86V30M22 44q0 14 28 14q28 0 28-14M38 88h24"/></g>'
    '<g fill="none" stroke="#2a3140" stroke-width="4" stroke-linecap="round"><path d="M50 86V30M22 44q0 14 28 14q28 0 28-14'
    'M38 88h24"/></g><g fill="#ffe9a3" stroke="#2a3140" stroke-width="2"><circle cx="22" cy="34" r="11"/>'
    '<circle cx="78" cy="34" r="11"/><circle cx="50" cy="20" r="13"/></g>',
    "bays": '<path fill="var(--wall-shade)" d="M10 72h80v4H10zM10 91h80v3H10z"/><g fill="var(--pane)">'
    '<path d="M18 78h10v13H18zM36 78h10v13H36zM54 78h10v13H54zM72 78h10v13H72z"/>'
    '<path stroke="var(--wall)" stroke-width="2" d="M27 72v-7a5 5 0 0 1 10 0v7zM63 72v-7a5 5 0 0 1 10 0v7z"/></g>'
    '<path stroke="#2a3140" stroke-width="1.6" d="M16 87h14M34 87h14M52 87h14M70 87h14"/>',
    "chimney-orange": '<path fill="var(--mark)" opacity=".35" d="M52 14q-8-8 2-14q8-6 0-13q14 6 8 15q-7 7-3 12z"/>'
    '<path fill="var(--shade)" opacity=".4" d="M72 34l10 8v20H72z"/><path fill="#b5543a" d="M28 34h44v26H28z"/>'
    '<path fill="#8b3a28" d="M28 40h44v3H28zM28 49h44v3H28z"/><path fill="var(--wall)" stroke="var(--shade)" d="M25 30h50v6H25z"/>'
    '<g fill="var(--own)" stroke="var(--shade)" stroke-width="1.6"><path d="M29 14v16a6 3 0 0 0 12 0V14zM44 14v16a6 3 0 0 0 12 0V14'
    'zM59 14v16a6 3 0 0 0 12 0V14z"/></g><g fill="var(--medal)" stroke="var(--own)" stroke-width="3"><ellipse cx="35" cy="14" rx="6" ry="4"/>'
    '<ellipse cx="50" cy="14" rx="6" ry="4"/><ellipse cx="65" cy="14" rx="6" ry="4"/></g>',
    "chimney-blue": '<path fill="var(--mark)" opacity=".35" d="M52 14q-8-8 2-14q8-6 0-13q14 6 8 15q-7 7-3 12z"/>'
    '<path fill="var(--shade)" opacity=".4" d="M72 34l10 8v20H72z"/><path fill="#b5543a" d="M28 34h44v26H28z"/>'
    '<path fill="#8b3a28" d="M28 40h44v3H28zM28 49h44v3H28z"/><path fill="var(--wall)" stroke="var(--shade)" d="M25 30h50v6H25z"/>'
    '<path fill="var(--own)" stroke="var(--shade)" stroke-width="1.6" d="M31 16h14v16H31zM55 16h14v16H55z"/>'
    '<path fill="var(--medal)" stroke="var(--own)" stroke-width="3" d="M31 10h14v7H31zM55 10h14v7H55z"/>',
    "plinth-orange": '<circle cx="53" cy="54" r="44" fill="var(--shade)" opacity=".45"/>'
    '<circle cx="50" cy="50" r="42" fill="var(--medal)" stroke="var(--own)" stroke-width="6"/>',
    "plinth-blue": '<path fill="var(--shade)" opacity=".45" d="M10 11h88v87H10z"/>'
    '<path fill="var(--medal)" stroke="var(--own)" stroke-width="6" d="M9 9h82v82H9z"/>',
    "facing": '<path fill="var(--own)" stroke="var(--mark)" stroke-width="3" stroke-linejoin="round" d="M32 10L50-12L68 10L50 4z"/>',
    "token-orange": '<circle cx="50" cy="50" r="40" fill="var(--own)" stroke="var(--mark-edge)" stroke-width="4"/>'
    '<circle cx="50" cy="50" r="22" fill="none" stroke="var(--mark-edge)" stroke-width="7"/>',
    "token-blue": '<path fill="var(--own)" stroke="var(--mark-edge)" stroke-width="4" d="M14 14h72v72H14z"/>'
    '<path fill="none" stroke="var(--mark-edge)" stroke-width="7" d="M32 32h36v36H32z"/>',
    "painter": f'<g {_FIGURE}><path stroke="#c9975a" stroke-width="4" d="M57 82l12-54 12 54M60 66h19"/></g>'
    '<path fill="#fff6df" stroke="#8a5a2c" stroke-width="2.5" d="M56 26h27v32H56z"/><path fill="#f58f3d" d="M58 56l9-14 7 9 4-5 3 10z"/>'
    '<circle cx="75" cy="35" r="4" fill="#e8b93c"/><path fill="#7fb0e8" d="M18 84q-1-36 19-37q19 1 17 37z"/>'
    f'<g {_FIGURE}><path stroke="#7fb0e8" stroke-width="7" d="M45 56l10-5"/><path stroke="#f3e7cb" stroke-width="2.5" d="M54 52l8-8"/></g>'
    '<circle cx="37" cy="38" r="10" fill="#f2c9a0"/><path fill="#d23a4d" d="M23 33q3-13 17-11q12 2 10 8q-12 4-27 3zM37 23l2-4 2 4z"/>'
    '<ellipse cx="28" cy="68" rx="11" ry="8" fill="#c9975a"/><g fill="#d23a4d"><circle cx="24" cy="65" r="2"/></g>'
    '<circle cx="30" cy="64" r="2" fill="#ffcf5c"/><circle cx="33" cy="69" r="2" fill="#2b7fa8"/>',
    "dancer": f'<g {_FIGURE}><path stroke="#f2c9a0" stroke-width="5.5" d="M46 62l-2 24M58 54L78 26M45 36L28 28l-4-10M54 36l13 6"/>'
    '<path stroke="#d23a4d" stroke-width="6" d="M44 86h-5M78 26l1-6"/></g><path fill="#8d2036" d="M43 33h13l2 16H42z"/>'
    '<path fill="#e5455c" d="M50 44C30 46 17 58 14 68q5 6 11 1q6 7 12 1q7 6 13 0q7 6 13-1q6 5 12-1q7 3 11-3C80 54 66 45 50 44z"/>'
    f'<path {_FIGURE} stroke="#fff6df" stroke-width="3.5" d="M14 68q5 6 11 1q6 7 12 1q7 6 13 0q7 6 13-1q6 5 12-1q7 3 11-3"/>'
    '<circle cx="49" cy="24" r="8" fill="#f2c9a0"/><path fill="#5b2b1d" d="M40 24q0-12 12-11q8 2 6 11q-4-6-9-6q-6 0-9 6z"/>'
    '<circle cx="55" cy="13" r="4.5" fill="#5b2b1d"/><path fill="#e5455c" d="M42 17l-7-8 4 11z"/>',
    "statue": '<path fill="#c8c0ae" d="M26 78h48l4 10H22z"/><path fill="#948d7e" d="M30 64h34v14H30z"/>'
    f'<g {_FIGURE} stroke="#4f8f7c"><path stroke-width="17" d="M40 62l5-18"/><path stroke-width="10" d="M40 67l24-6l-3 17"/></g>'
    f'<g {_FIGURE} stroke="#8fcdb8"><path stroke-width="12" d="M39 60l5-16"/><path stroke-width="6" d="M41 66l22-6l-3 17h6'
    'M46 42l17 14l-4-15"/></g><circle cx="56" cy="30" r="10" fill="#8fcdb8"/><path fill="#4f8f7c" d="M46 30q0-11 11-11q6 0 8 5q-10-1-12 9z"/>',
    "jets": f'<g {_FIGURE} stroke="#d9f3ff" stroke-width="3.5"><path d="M50 60V22M50 26q-4-8-12-2q-8 6-8 24M50 26q4-8 12-2q8 6 8 24'
    'M47 30q-8 2-8 20M53 30q8 2 8 20"/></g><path fill="#e6ddc8" stroke="#6c6656" stroke-width="2" d="M28 56h44q-3 12-18 13v10h-8v-10q-15-1-18-13z"/>'
    '<ellipse cx="50" cy="56" rx="22" ry="5" fill="#9bdcf2"/>',
    "trees": '<path fill="#e3cf9d" d="M44 24h12v58H44z"/><path fill="#6b4226" d="M27 52h6v16h-6zM69 44h6v16h-6z"/>'
    '<circle cx="30" cy="40" r="15" fill="#235c37"/><circle cx="27" cy="36" r="9" fill="#6fb56a"/>'
    '<circle cx="72" cy="33" r="13" fill="#235c37"/><circle cx="69" cy="30" r="8" fill="#6fb56a"/>'
    '<g fill="#ff8fa3"><circle cx="26" cy="76" r="3.5"/><circle cx="76" cy="70" r="3.5"/></g>'
    '<g fill="#ffe08a"><circle cx="35" cy="73" r="3.5"/><circle cx="68" cy="76" r="3.5"/></g>',
    "books": '<path fill="#1f5c40" stroke="#8fcdb8" stroke-width="2" d="M18 46l7-20h50l7 20z"/>'
    '<path fill="#d23a4d" d="M24 42h7v16h-7z"/><path fill="#ffcf5c" d="M32 38h6v20h-6z"/><path fill="#fff6df" d="M39 43h8v15h-8z"/>'
    '<path fill="#5ea8fa" d="M48 39h7v19h-7z"/><path fill="#f58f3d" d="M56 42h6v16h-6z"/><path fill="#b79be0" d="M63 38h6v20h-6z"/>'
    '<path fill="#fff6df" d="M70 43h6v15h-6z"/><path fill="#2f8a5f" stroke="#8fcdb8" stroke-width="2" d="M17 56h66v16H17z"/>'
    '<path fill="#1f5c40" d="M24 73h6v11h-6zM70 73h6v11h-6z"/><path fill="#8fcdb8" d="M46 60h8v4h-8z"/>',
    "house": '<ellipse cx="50" cy="86" rx="26" ry="5" fill="#000" opacity=".45"/><path fill="#f3e7cb" d="M28 44h44v24H28z"/>'
    '<path fill="#9db7da" d="M24 44l8-20h36l8 20z"/><path fill="#d23a4d" d="M58 12h8v12h-8z"/>'
    '<path fill="#38405e" d="M34 50h8v11h-8zM46 50h8v18h-8zM58 50h8v11h-8z"/>'
    f'<path {_FIGURE} stroke="#ffcf5c" stroke-width="4" d="M14 66V34M7 42l7-9 7 9M86 34v32M79 58l7 9 7-9"/>',
    "metro": f'<g {_FIGURE}><path stroke="#6fb56a" stroke-width="6" d="M20 88V44q0-26 30-26q30 0 30 26v44"/>'
    '<path stroke="#6fb56a" stroke-width="4" d="M20 56q14-2 16-16M80 56q-14-2-16-16"/></g>'
    '<path fill="#f3e7cb" stroke="#d23a4d" stroke-width="3" d="M29 28h42v22H29z"/><path fill="none" stroke="#d23a4d" stroke-width="5" '
    'd="M40 47V33l10 9 10-9v14"/><circle cx="20" cy="38" r="7" fill="#ffb03a"/><circle cx="80" cy="38" r="7" fill="#ffb03a"/>'
    '<path fill="#8d95ad" d="M32 88h36v-6H32zM36 82h28v-6H36zM40 76h20v-6H40z"/>',
    "basilica": '<g fill="#f3e7cb"><path d="M18 88V66h64v22zM36 66V46h28v20z"/><path d="M35 46q0-26 15-34q15 8 15 34z"/>'
    '<path d="M18 66q0-14 8-18q8 4 8 18zM66 66q0-14 8-18q8 4 8 18z"/><path d="M48 6h4v10h-4zM25 42h2v8h-2zM73 42h2v8h-2z"/></g>'
    '<path fill="#38405e" d="M44 88V76a6 6 0 0 1 12 0v12zM26 88v-8a4 4 0 0 1 8 0v8zM66 88v-8a4 4 0 0 1 8 0v8zM41 62v-8h4v8zM48 62v-8h4v8zM55 62v-8h4v8z"/>',
    "plate": '<circle cx="50" cy="52" r="27" fill="#f3e7cb"/><circle cx="50" cy="52" r="18" fill="none" stroke="#b79b62" stroke-width="2.5"/>'
    '<path fill="#d23a4d" d="M50 42l10 10-10 10-10-10z"/>'
    f'<g {_FIGURE} stroke="#dfe6f2" stroke-width="4"><path d="M14 24v14q0 6 0 8v36M8 24v12q0 6 6 6q6 0 6-6V24"/>'
    '<path fill="#dfe6f2" d="M84 82V24q8 8 6 28h-6"/></g>',
    "mill": '<path fill="#d23a4d" d="M36 88l5-42h18l5 42z"/><path fill="#8d2036" d="M39 46q0-14 11-16q11 2 11 16z"/>'
    '<path fill="#ffcf5c" d="M46 88V76a4 4 0 0 1 8 0v12zM46 58h8v8h-8z"/>'
    f'<g {_FIGURE} stroke="#f3e7cb" stroke-width="3.5"><path d="M50 42L22 14M50 42L78 70M50 42L78 14M50 42L22 70"/></g>'
    '<g fill="none" stroke="#f3e7cb" stroke-width="2"><path d="M24 24l10-10 12 12-10 10zM54 58l10-10 12 12-10 10zM66 14l10 10-12 12-10-10zM36 48l10 10-12 12-10-10z"/></g>'
    '<circle cx="50" cy="42" r="4" fill="#ffcf5c"/>',
}
