"""The looks of a drawing of Avenue: its colours by theme, its type, its paper and its symbols.

A map drawn with pen and watercolour: parchment by day, the same map by a lamp at night, black on white in print. All
colours are CSS variables of the class ``boulevard-avenue``; in print they are put in place of the variables. A space is
a square of 100 units. Purple grapes are solid and hang as a triangle, green ones are hollow and hang as a ball; the
purple castle has pointed roofs, the green one battlements. ``@`` stands for the prefix of a drawing's ids.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import cache

from boulevard.games import svg
from boulevard.games.avenue.play import state

THEMES = svg.THEMES

ENDS = {"top": (50, 0), "right": (100, 50), "bottom": (50, 100), "left": (0, 50)}
"""Where a road ends at each side of its space, in the order of the sides' numbers."""
SIDES = {number: tuple(tuple(ENDS)[side] for side in sides) for number, sides in enumerate(state.SIDES, 1)}
"""The two sides that each road joins, by name."""
STROKES = 3
"""How many ways there are to draw the same road."""
OVER = 1.2
"""How far the inside of a road goes over the side of its space, so that no seam shows; its banks go half as far."""

# Each by night, by day and in print.
COLOURS = {
    "table": ("#15110d", "#e6d6b3", "#fff"),
    "card": ("#231c15", "#fbf4e2", "#fff"),
    "paper": ("#5c4829", "#fdf6e2", "#fff"),
    "paper-2": ("#1f170e", "#e9d6a8", "#fff"),
    "speck": ("#6b5636", "#cdb37c", "#fff"),
    "ink": ("#f1e0b8", "#38271a", "#000"),
    "dim": ("#b5a37f", "#75624a", "#444"),
    "pen": ("#e0cb9c", "#4a3524", "#222"),
    "faint": ("#98805a", "#b0925c", "#aaa"),
    "grid": ("#8a7148", "#bfa878", "#999"),
    "purple": ("#ba8cda", "#6d2f83", "#2a2a2a"),
    "purple-shine": ("#ecd4fa", "#dcb4e6", "#fff"),
    "purple-pen": ("#1d1025", "#35123f", "#000"),
    "purple-wash": ("#a477cc4d", "#e0cbe3", "#f1f1f1"),
    "green": ("#d6e68c", "#e3eeaa", "#fff"),
    "green-pen": ("#2c3a10", "#4c6414", "#000"),
    "green-line": ("#c3dc6e", "#5f7d1c", "#000"),
    "green-wash": ("#a9c24a3d", "#d2dd9a", "#fff"),
    "purple-rim": ("#a477cc80", "#c6a3cc", "#ccc"),
    "green-rim": ("#a9c24a70", "#b9c67c", "#ccc"),
    "purple-line": ("#cf9df0", "#6d2f83", "#000"),
    "leaf": ("#7f9a4a", "#8aa552", "#ddd"),
    "roof": ("#b4583c", "#cf6f4b", "#ccc"),
    "wall": ("#d8c39a", "#fff6de", "#fff"),
    "stone": ("#b3a890", "#ded3bb", "#eee"),
    "spire": ("#7b56a0", "#9a6bb0", "#888"),
    "water": ("#3d5a66", "#bcd6d6", "#fff"),
    "thing": ("#1a130c", "#3d2b1c", "#000"),
    "road": ("#f6e7bf", "#fffaf0", "#fff"),
    "road-edge": ("#0f0b07", "#2e2016", "#000"),
    "net": ("#f08a58", "#c2492f", "#bbb"),
    "net-edge": ("#2b0d05", "#5e130a", "#000"),
    "wash": ("#ff7038", "#d2401f", "#ccc"),
    "badge": ("#f6e7bf", "#fffaf0", "#fff"),
    "badge-ink": ("#2a1c10", "#38271a", "#000"),
    "seal": ("#ff9c66", "#a92a1b", "#000"),
    "seal-ink": ("#2b0d05", "#fff8ea", "#fff"),
    "pencil": ("#9fc6ff", "#2d5ea8", "#888"),
    "mark": ("#ffd978", "#1f5fae", "#000"),
    "gold": ("#f0bd3c", "#f3c443", "#fff"),
    "gold-ink": ("#3a2705", "#5a3c05", "#000"),
    "grey": ("#a9a59c", "#c9c5bc", "#ddd"),
}

RULES = svg.RULES | {
    " .bold": "font-weight:bold",
    " .pencil": "fill:var(--pencil);font-style:italic",
    " .dark": "fill:var(--badge-ink)",
    " .coin": "fill:var(--gold-ink)",
    " .letter": "fill:var(--badge-ink);font-weight:bold;font-size:29px;text-anchor:middle",
    " .space>path": "fill:none;pointer-events:all",
    " .net": "--road:var(--net);--road-edge:var(--net-edge)",
    " .rule": "fill:none;stroke:var(--grid);stroke-width:1.6",
    " .now": "--badge:var(--seal);--badge-ink:var(--seal-ink)",
    " .gone": "opacity:.25",
    " .next": "--ink:var(--badge-ink)",
}


@cache
def sheet(theme: str) -> str:
    """Return the style sheet of a theme, as `svg.css` has them."""
    return svg.css("boulevard-avenue", theme, RULES, COLOURS)


def defs(body: str, more: Mapping[str, str]) -> str:
    """Return the definitions that `body` makes use of, with the symbols `more` that only this drawing has."""
    return svg.defs(body, PAINT, {**SYMBOLS, **more})


def printed(drawing: str) -> str:
    """Put the colours of print in the place of the variables of a drawing."""
    return re.sub(r"var\(--([a-z0-9-]+)\)", lambda name: COLOURS[name[1]][2], drawing)


PAINT = {
    "paper": '<radialGradient id="@art-paper" cx=".5" cy=".45" r=".75"><stop offset=".35" stop-color="var(--paper)"/>'
    '<stop offset="1" stop-color="var(--paper-2)"/></radialGradient>',
    "fibre": '<pattern id="@art-fibre" width="83" height="71" patternUnits="userSpaceOnUse">'
    '<path fill="none" stroke="var(--speck)" stroke-width="1" opacity=".5" d="M7 9l6 1M39 21l2 5M66 8l1 1M21 47l5-2M55 '
    '55l4 3M75 36l1 4M34 66l1-1M9 61l2 1M48 38l1 1"/></pattern>',
}

# What is drawn with a pen has lines of --pen (on the paper) or --thing (around what is painted).
SYMBOLS = {
    "purple": '<g transform="scale(.92)"><path fill="none" stroke="var(--pen)" stroke-width="2.6" d="M1-12q0-7 5-11"/>'
    '<path fill="var(--leaf)" stroke="var(--thing)" stroke-width="1.4" d="M1-14q-9-9-18-4q3 1 3 4q4 5 15 0z"/>'
    '<g fill="var(--purple)" stroke="var(--purple-pen)" stroke-width="1.5"><circle cx="-13" cy="-7" r="7.4"/>'
    '<circle cx="13" cy="-7" r="7.4"/><circle cy="-8" r="7.4"/><circle cx="-7" cy="4.5" r="7.4"/>'
    '<circle cx="7" cy="4" r="7.4"/><circle cx=".4" cy="15.5" r="7.2"/></g>'
    '<path fill="none" stroke="var(--purple-shine)" stroke-width="1.8" d="M-17-8q0-3 3-4M-4-9q0-3 3-4M9-8q0-3 3-4M-11 '
    '4q0-4 3-4M3 3q0-4 3-4M-3 15q0-4 3-4"/></g>',
    "green": '<g transform="scale(.92)"><path fill="none" stroke="var(--pen)" stroke-width="2.6" d="M-1-15q0-6-5-9"/>'
    '<path fill="var(--leaf)" stroke="var(--thing)" stroke-width="1.4" d="M-1-16q9-10 18-5q-3 1-3 5q-5 5-15 0z"/>'
    '<g fill="var(--green)" stroke="var(--green-pen)" stroke-width="2.3"><circle cx="-7" cy="-9" r="6.8"/>'
    '<circle cx="7" cy="-9.4" r="6.8"/><circle cx="-14" cy="2" r="6.8"/><circle cx="14" cy="2.4" r="6.8"/>'
    '<circle cx="-7" cy="13.4" r="6.8"/><circle cx="7" cy="13" r="6.8"/><circle cy="2" r="6.8"/></g></g>',
    "vines-purple": '<path fill="none" stroke="var(--faint)" stroke-width="1.5" opacity=".8" d="M15 41L42 13M14 65L66 '
    "13M17 85L85 17M37 88L87 37M61 88L88 61M22 31l4 3M32 20l4 4M20 57l4 4M32 45l4 4M44 33l4 4M56 22l4 3M25 76l4 4M37 "
    '63l4 5M50 50l4 5M63 38l4 4M75 26l4 4M47 77l4 4M59 65l4 4M72 51l4 5M70 77l4 4"/>',
    "vines-green": '<path fill="none" stroke="var(--faint)" stroke-width="1.5" opacity=".8" d="M13 24q9-5 18 0t18 0t18 '
    "0t18 0M14 42q9-5 18 0t18 0t18 0t18 0M12 60q9-5 18 0t18 0t18 0t18 0M14 78q9-5 18 0t18 0t18 0t18 0M22 24v5M40 "
    "23v5M58 24v5M76 24v5M23 42v5M41 41v5M59 42v5M77 42v5M21 60v5M39 60v5M57 59v5M75 60v5M23 78v5M41 77v5M59 78v5M77 "
    '78v5"/>',
    "hill": '<g fill="none" stroke="var(--faint)" stroke-width="1.8"><path d="M34 53q10-22 24-21q15 1 29 26"/>'
    '<path fill="var(--paper)" d="M10 74q13-31 29-30q18 0 34 32"/>'
    '<path stroke-width="1.3" d="M44 48l7 12M50 52l8 13M56 58l7 11M38 50l5 10M64 37l6 9M71 42l6 10M77 49l4 6M16 83h44M70 '
    '80h15"/></g>',
    "wood": '<g fill="var(--paper)" stroke="var(--faint)" stroke-width="1.7"><path d="M31 61v12M56 45v11M68 72v13"/>'
    '<path d="M31 63q-13 1-12-10q-3-10 8-12q9-3 12 6q7 12-8 16zM56 47q-11 0-10-9q-2-9 7-11q9-2 12 6q4 11-9 14zM68 73q-13 '
    '0-11-10q-2-9 7-11q10-2 13 6q5 12-9 15z"/><path fill="none" stroke-width="1.2" d="M34 47q4 4 1 9M59 32q3 4 0 8M71 '
    '57q4 4 1 9M22 76h15M49 58h13M61 87h14"/></g>',
    "meadow": '<path fill="none" stroke="var(--faint)" stroke-width="1.6" d="M20 38l-4-9M21 38v-11M22 38l5-8M62 27l-4-8M63 '
    "27v-10M64 27l5-8M40 60l-5-9M41 60v-12M42 60l5-8M76 66l-4-9M77 66v-11M78 66l4-8M24 85l-4-9M25 85v-11M26 85l5-8M60 "
    '87l-4-7M61 87v-10M62 87l4-7"/>',
    "pond": '<path fill="var(--water)" stroke="var(--faint)" stroke-width="1.8" opacity=".75" d="M14 58q2-17 24-17q9-9 '
    '26-4q25 3 23 20q0 16-26 17q-16 6-30 0q-18-3-17-16z"/><path fill="none" stroke="var(--faint)" stroke-width="1.4" '
    'd="M28 54q6-4 12 0t12 0M48 64q6-4 12 0t12 0M58 47q4-3 8 0t8 0"/>',
    "farm": '<path fill="none" stroke="var(--pen)" stroke-width="1.3" d="M6 90q36-4 88 1M14 94q16-2 32 0M62 95q10-2 20 0"/>'
    '<g stroke="var(--thing)" stroke-width="2.2"><path fill="var(--wall)" d="M84.5 89l.5-20"/>'
    '<path fill="var(--leaf)" d="M85 74q-11 0-10-9q-3-10 6-13q9-3 12 6q6 13-8 16z"/>'
    '<path fill="var(--wall)" d="M16.6 53l-.4 35.6q26 .6 51.8.2l-.5-36z"/>'
    '<path fill="var(--wall)" d="M27 36l-.2-15.4q4.6-.6 9.4-.2l.3 14z"/>'
    '<path fill="var(--roof)" d="M7.6 57.6q7-14 14.2-26.6q18-1 36.4-.6q8 13 16.4 27q-33 1.4-67 .2z"/>'
    '<path fill="var(--thing)" d="M37 88.6l.2-17q5.4-7 11-.2l.2 17.4z"/>'
    '<path fill="var(--gold)" d="M22 65l8.6-.4.2 8.8-8.6.2zM54.6 64.8l8.2-.2.2 8.8-8.2.2z"/></g>'
    '<path fill="none" stroke="var(--thing)" stroke-width="1.1" d="M14 48q26-2 54 0M18.6 40q22-1.6 44 0M26.4 65v8.4M58.6 '
    '65v8.4M82 60q3 3 2 8M58 84l8-7M54 86l4-3M62 87l5-4M30 48l-2 8M44 40l-1 7M55 48l2 8M40 31l-1 9"/>',
    "castle-purple": '<path fill="none" stroke="var(--pen)" stroke-width="1.3" d="M5 91q40-4 90 0M16 95q14-2 28 0M60 95q12-2 '
    '24 0"/><g stroke="var(--thing)" stroke-width="2.2"><path fill="none" d="M21 14V4"/>'
    '<path fill="var(--purple)" d="M21 4q6 4 13 2q-5 4-13 4z"/><path fill="var(--stone)" d="M12 44l-.6 45 19 .4L30 44z"/>'
    '<path fill="var(--spire)" d="M8 46q7-16 13-32q6 15 13.6 31.6q-13 1.6-26.6.4z"/>'
    '<path fill="var(--stone)" d="M69.4 63l-.4 26.4 17 .4V63z"/><path fill="var(--spire)" d="M65 65q7-10 12-21q6 10 13 '
    '20.6q-12 1.6-25 .4z"/><path fill="var(--stone)" d="M30.4 89.4V62h6v5h6.4v-5h6.8v5h6.8v-5h6.6v5h6.2l.2 22.4z"/>'
    '<path fill="var(--thing)" d="M43 89.4V79q6.6-9 13.4 0v10.4zM18.6 54h5v9h-5zM75.6 71h4.4v7h-4.4z"/></g>'
    '<path fill="none" stroke="var(--thing)" stroke-width="1.1" d="M14 70h5M21 76h6M13 83h5M33 73h5M60 75h5M34 84h5M62 '
    '83h5M73 84h5M16 40l5-18M26 40l-3-14M73 61l4-10M81 61l-3-8"/>',
    "castle-green": '<path fill="none" stroke="var(--pen)" stroke-width="1.3" d="M5 91q40-4 90 0M16 95q14-2 28 0M60 95q12-2 '
    '24 0"/><g stroke="var(--thing)" stroke-width="2.2"><path fill="none" d="M28 24V5"/>'
    '<path fill="var(--green)" d="M28 5h14l-4 4 4 4H28z"/><path fill="var(--stone)" d="M13 89.4L12.6 26h6.4v6h6v-6h6.4v6h6v-6h6.4l.4 '
    '63.4z"/><path fill="var(--stone)" d="M44 89.4V60h6v5.4h6.6V60h6.8v5.4h6.6V60h6.8v5.4h6V60H90l.2 29.6z"/>'
    '<path fill="var(--thing)" d="M58 89.6V79q7-9 14 0v10.6zM25.6 42h5v11h-5zM25.6 64h5v9h-5z"/></g>'
    '<path fill="none" stroke="var(--thing)" stroke-width="1.1" d="M16 38h5M34 47h6M17 58h5M35 60h5M16 72h5M34 77h6M17 '
    '83h6M48 74h5M78 72h6M47 83h5M80 82h6"/>',
    "badge": '<circle cx="77" cy="23" r="20" fill="var(--badge)" stroke="var(--road-edge)" stroke-width="2.4"/>'
    '<circle cx="77" cy="23" r="16.5" fill="none" stroke="var(--badge-ink)" stroke-width="1" opacity=".7"/>',
    "shield": '<path fill="var(--badge)" stroke="var(--road-edge)" stroke-width="2.4" d="M59 4.5q18 2.5 36 0l.4 20q-1 15-18.4 '
    '21.5q-17.5-7-18.4-21.5z"/>',
    "crest-purple": '<use href="#@art-shield"/><use href="#@art-purple" transform="translate(77 25.5) scale(.66)"/>',
    "crest-green": '<use href="#@art-shield"/><use href="#@art-green" transform="translate(77 25.5) scale(.66)"/>',
    "ring": '<path fill="none" stroke="var(--mark)" stroke-width="4.5" d="M4 28q-1-19 4-24q8-3 24-1M70 3.5q18-2 24 3q4 8 '
    '2 24M96 70q2 18-3 24q-8 4-24 2M30 97q-18 1-24-3q-4-8-2-24"/>',
    "sun": '<circle cx="0" cy="0" r="17" fill="var(--gold)" stroke="var(--gold-ink)" stroke-width="2.2"/>'
    '<path fill="var(--gold-ink)" d="M0-11l3 7.2 7.6.6-5.8 5 1.8 7.5L0 5.3-6.6 9.3l1.8-7.5-5.8-5 7.6-.6z"/>',
    "blank": '<circle cx="0" cy="0" r="20" fill="var(--badge)" stroke="var(--road-edge)" stroke-width="2"/>',
    "nought": '<circle cx="0" cy="0" r="15" fill="var(--badge)" stroke="var(--road-edge)" stroke-width="2"/>'
    '<ellipse cx="0" cy="0" rx="5" ry="7.5" fill="none" stroke="var(--badge-ink)" stroke-width="2.4"/>'
    '<path fill="none" stroke="var(--seal)" stroke-width="3" d="M-13 12L13-12"/>',
    "hole": '<circle cx="0" cy="0" r="16" fill="none" stroke="var(--dim)" stroke-width="2" stroke-dasharray="4 4.4"/>',
    "eye": '<path fill="none" stroke="var(--ink)" stroke-width="2.4" d="M-15 0q15-16 30 0q-15 15-30 0zM-14-7l-4-5M-5-11l-1-6M5-11l2-6M14-7l4-5"/>'
    '<circle cx="0" cy="0" r="5" fill="var(--ink)"/>',
    "quill": '<path fill="var(--card)" stroke="var(--ink)" stroke-width="2" d="M-12 14L-8 4Q-4-12 15-16Q14 4-3 8z"/>'
    '<path fill="none" stroke="var(--ink)" stroke-width="1.6" d="M-12 14Q-2 2 9-9M-3 8l-1-6M3 5l-1-6"/>',
    "tick": '<path fill="none" stroke="var(--green-line)" stroke-width="5" d="M-11 1q4 4 7 9q5-13 16-20"/>',
    "laurel": '<path fill="none" stroke="var(--green-line)" stroke-width="2.4" d="M-3 15Q-17 8-13-10M3 15Q17 8 13-10"/>'
    '<path fill="var(--green-line)" d="M-13-10q-5-5-1-8q5 3 1 8zM-15-2q-7-1-6-6q6 1 6 6zM-13 6q-7 2-8-3q5-2 8 3zM13-10q5-5 1-8q-5 '
    '3-1 8zM15-2q7-1 6-6q-6 1-6 6zM13 6q7 2 8-3q-5-2-8 3zM-7 12q-6 4-9 0q4-4 9 0zM7 12q6 4 9 0q-4-4-9 0z"/>'
    '<path fill="var(--gold)" stroke="var(--gold-ink)" d="M0-9l2.5 6 6.5.5-5 4.3 1.5 6.4L0 4.8-5.5 8.2-4 1.8-9-2.5l6.5-.5z"/>',
}


def waver(*place: int) -> float:
    """Return a number from -1 to 1 that depends on the place only."""
    mixed = 0x9E3779B9
    for number in place:
        mixed = (mixed ^ (number + 0x7F4A7C15)) * 0x85EBCA6B & 0xFFFFFFFF
        mixed ^= mixed >> 13
    return (mixed * 0xC2B2AE35 >> 8 & 0xFFFF) / 32767.5 - 1


def stroke(number: int, variant: int, over: float = 0) -> str:
    """Return the path of a road across a space of its own, one of the ways to draw it."""
    (a, b), (c, d) = (ENDS[side] for side in SIDES[number])
    starts, stops = (" ".join(f"{at + (at - 50) * over / 50:g}" for at in end) for end in ((a, b), (c, d)))
    here, there = (waver(number, variant, end) * 3.5 for end in (0, 1))
    pull = 0.78 if number < 5 else 0.45
    first = (a + (50 - a) * pull + (here if a == 50 else 0), b + (50 - b) * pull + (here if b == 50 else 0))
    second = (c + (50 - c) * pull + (there if c == 50 else 0), d + (50 - d) * pull + (there if d == 50 else 0))
    return f"M{starts}C{first[0]:.3g} {first[1]:.3g} {second[0]:.3g} {second[1]:.3g} {stops}"


def _inked(number: int, variant: int) -> str:
    """Draw a road with ink: two banks, along which the pen went twice."""
    d, again = (stroke(number, way, OVER / 2) for way in (variant, variant + STROKES))
    inside = stroke(number, variant, OVER)
    return (
        f'<g fill="none" stroke-linecap="butt"><path stroke="var(--road-edge)" stroke-width="18" opacity=".45" d="{again}"/>'
        f'<path stroke="var(--road-edge)" stroke-width="16" d="{d}"/>'
        f'<path stroke="var(--road)" stroke-width="10.5" d="{inside}"/></g>'
    )


SYMBOLS |= {f"road-{number}{variant}": _inked(number, variant) for number in SIDES for variant in range(STROKES)}
SYMBOLS |= {
    f"pencil-{number}": f'<path fill="none" stroke="var(--pencil)" stroke-width="7" stroke-dasharray="12 9" '
    f'd="{stroke(number, 0)}"/><path fill="none" stroke="var(--pencil)" stroke-width="1.5" d="{stroke(number, 4)}"/>'
    for number in SIDES
}
