"""The art of a drawing of Avenue: the printed sheet, and what a player's pen adds to it.

Lines waver a little, always in the same way: the hand is a function of the place. Pictures keep to the corners of a
space where they must be counted, so that no road, whichever its number, hides grapes or a letter. The printed and the
pictures on it are the same for all players and are drawn once. ``@`` stands for the prefix of a drawing's ids.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any, NamedTuple

from boulevard.games.avenue.components import CASTLES, FARM_NAMES
from boulevard.games.avenue.drawing.style import ENDS, SIDES, waver
from boulevard.games.avenue.play.state import ROUNDS
from boulevard.games.svg import UNIT, group, shift, text, use
from boulevard.messages import Signed, say

LINES = ROUNDS + 4
GRAPES = {"P": "purple", "G": "green"}
EMPTY = ("hill", "wood", "meadow", "pond", "meadow", "wood", "hill")
CORNERS = ((24, 25), (76, 78), (76, 25), (24, 78))


class PrintedSheet(NamedTuple):
    """A sheet as it is printed: its size and the symbols of its spaces, by name, from the upper left on."""

    columns: int
    rows: int
    symbols: Mapping[str, str]

    @classmethod
    def of(cls, lines: Sequence[str]) -> PrintedSheet:
        """Read rows of symbols, the top row first."""
        grid = [line.split() for line in lines]
        symbols = {
            f"{chr(ord('a') + column)}{len(grid) - row}": symbol
            for row, line in enumerate(grid)
            for column, symbol in enumerate(line)
        }
        return cls(max(map(len, grid)), len(grid), symbols)

    @property
    def edge(self) -> int:
        """The width of the margin with the coordinates; wide sheets are drawn small, so theirs are larger."""
        return 44 if self.columns < 10 else 80

    @property
    def width(self) -> int:
        """The width of the sheet with its margins."""
        return self.columns * UNIT + 2 * self.edge

    @property
    def height(self) -> int:
        """The height of the sheet with its margins."""
        return self.rows * UNIT + 2 * self.edge

    def cell(self, space: str) -> tuple[int, int]:
        """Return the column and the row from the top of a space such as c4."""
        return ord(space[0]) - ord("a"), self.rows - int(space[1:])

    def first(self, symbol: str) -> str | None:
        """Return the space that shows a symbol."""
        return next((space for space, shown in self.symbols.items() if shown == symbol), None)


def line(x: float, y: float, across: float, down: float, key: int) -> str:
    """Return the path of a pen line from a point on, level or upright, wavering at every space."""
    steps = max(1, round(abs(across + down) / UNIT))
    dx, dy = across / steps, down / steps
    path = f"M{x:g} {y:g}"
    for step in range(steps):
        off = 3 * waver(key, step)
        path += f"q{dx / 2 + (off if down else 0):.3g} {dy / 2 + (off if across else 0):.3g} {dx:.4g} {dy:.4g}"
    return path


def ground(printed: PrintedSheet) -> str:
    """Draw the paper of a sheet, its frame and its grid."""
    wide, high = printed.columns * UNIT, printed.rows * UNIT
    grid = "".join(line(0, row * UNIT, wide, 0, row) for row in range(1, printed.rows))
    grid += "".join(line(column * UNIT, 0, 0, high, 50 + column) for column in range(1, printed.columns))
    sides = ((-4, -4, wide + 8, 0), (-4, high + 4, wide + 8, 0), (-4, -4, 0, high + 8), (wide + 4, -4, 0, high + 8))
    frame = "".join(line(*side, key=90 + number) for number, side in enumerate(sides))
    return (
        f'<path fill="none" stroke="var(--grid)" stroke-width="1.6" stroke-dasharray="9 5" d="{grid}"/>'
        f'<path fill="none" stroke="var(--pen)" stroke-width="2" d="{frame}M-14-14h{wide + 28}v{high + 28}h-{wide + 28}z"/>'
        f'<path fill="none" stroke="var(--pen)" stroke-width="4.5" stroke-dasharray="{UNIT / 2:g} {UNIT / 2:g}" '
        f'stroke-linecap="butt" d="M0-9H{wide}M{wide + 9} 0V{high}M{wide} {high + 9}H0M-9 {high}V0"/>'
    )


def fields(printed: PrintedSheet) -> str:
    """Paint the vineyards, and draw something pretty where nothing is."""
    patches = {"purple": "", "green": ""}
    drawn = ""
    for space, symbol in printed.symbols.items():
        column, row = printed.cell(space)
        if colour := GRAPES.get(symbol[0]):
            patches[colour] += _patch(column, row)
            drawn += use(f"vines-{colour}", column, row)
        elif symbol == ".":
            pick = int((waver(column, row, 7) + 1) * 3.49)
            drawn += use(EMPTY[pick], column, row)
    look = 'fill="var(--{0}-wash)" stroke="var(--{0}-rim)" stroke-width="1.5"'
    return "".join(f'<path {look.format(colour)} d="{d}"/>' for colour, d in patches.items() if d) + drawn


def _patch(column: int, row: int) -> str:
    """Return the path of a patch of watercolour inside of a space: a smooth loop around ten loose points."""
    ring = ((4, 8), (36, 3), (66, 5), (98, 4), (97, 50), (97, 96), (66, 96), (34, 98), (2, 97), (4, 50))
    points = [
        (column * UNIT + x + 5 * waver(column, row, at), row * UNIT + y + 5 * waver(row, column, at, 1))
        for at, (x, y) in enumerate(ring)
    ]
    halves = [((a + c) / 2, (b + d) / 2) for (a, b), (c, d) in zip(points, [*points[1:], points[0]], strict=True)]
    path = "".join(f"Q{x:.0f} {y:.0f} {to[0]:.0f} {to[1]:.0f}" for (x, y), to in zip(points, halves, strict=True))
    return f"M{halves[-1][0]:.0f} {halves[-1][1]:.0f}{path}z"


def pictures(printed: PrintedSheet) -> str:
    """Draw the grapes, the farms without their letters, and the castles without their crests."""
    drawn = ""
    for space, symbol in printed.symbols.items():
        column, row = printed.cell(space)
        if symbol in FARM_NAMES:
            drawn += use("farm", column, row)
        elif symbol in CASTLES:
            drawn += use(f"castle-{CASTLES[symbol]}", column, row)
        elif colour := GRAPES.get(symbol[0]):
            first = 2 * (waver(column, row, 3) > 0)
            corners = (CORNERS * 2)[first : first + int(symbol[1])]
            places = ((column * UNIT + x, row * UNIT + y) for x, y in corners)
            drawn += "".join(f'<use href="#@art-{colour}" x="{x}" y="{y}"/>' for x, y in places)
    return drawn


def variant(column: int, row: int) -> int:
    """Choose the way to draw a road in a space."""
    return int((waver(column, row, 5) + 1) * 1.49)


def along(printed: PrintedSheet, roads: Mapping[str, int], spaces: Iterable[str], beside: float = 0) -> str:
    """Return the path along the roads of a network, or at a distance beside them."""
    path = ""
    for space in spaces:
        if space in roads:
            column, row = printed.cell(space)
            ends = SIDES[roads[space]]
            right, down = ("right" in ends) - ("left" in ends), ("bottom" in ends) - ("top" in ends)
            x, y = column * UNIT + beside * (right or "top" in ends), row * UNIT + beside * (down or "left" in ends)
            (a, b), (c, d) = (ENDS[end] for end in ends)
            start = (x + a if a == 50 else column * UNIT + a, y + b if b == 50 else row * UNIT + b)
            stop = (x + c if c == 50 else column * UNIT + c, y + d if d == 50 else row * UNIT + d)
            middle = f"Q{x + 50:g} {y + 50:g} " if roads[space] < 5 else "L"
            path += f"M{start[0]:g} {start[1]:g}{middle}{stop[0]:g} {stop[1]:g}"
    return path


def washes(printed: PrintedSheet, entry: Mapping[str, Any]) -> str:
    """Lay a wash along the network of the farm, and line those of the castles: purple with dots, green with a stroke."""
    roads, castles = entry["roads"], entry["castles"]
    drawn = ""
    if path := along(printed, roads, entry["network"]):
        drawn += f'<path stroke="var(--wash)" stroke-width="46" opacity=".22" d="{path}"/>'
        drawn += f'<path stroke="var(--wash)" stroke-width="30" opacity=".3" d="{path}"/>'
    for colour, look in (("green", 'stroke-width="2.4"'), ("purple", 'stroke-width="4.6" stroke-dasharray="0 9.3"')):
        net = castles[colour]["spaces"]
        if path := along(printed, roads, net, 13.5) + along(printed, roads, net, -13.5):
            drawn += f'<path stroke="var(--{colour}-line)" {look} stroke-linecap="round" d="{path}"/>'
    return f'<g class="still" fill="none" stroke-linecap="butt">{drawn}</g>' if drawn else ""


def what(symbol: str) -> str:
    """Say what a space shows."""
    if symbol in FARM_NAMES:
        return say("avenue-draw-farm", farm=symbol)
    if symbol in CASTLES:
        return say(f"avenue-draw-castle-{CASTLES[symbol]}")
    if colour := GRAPES.get(symbol[0]):
        return say(f"avenue-draw-grapes-{colour}", count=symbol[1:])
    return say("avenue-draw-empty")


def sides(number: int) -> str:
    """Say which sides a road joins."""
    return say(f"avenue-draw-sides-{'-'.join(SIDES[number])}")


def card_words(number: int, yellow: bool) -> str:
    """Tell all of a road card."""
    key = "avenue-draw-card-yellow" if yellow else "avenue-draw-card-grey"
    return say(key, number=number, sides=sides(number))


def landmark(symbol: str, player: int, farm: str, farms: Sequence[str]) -> str:
    """Put the letter on a farm, or the crest on a castle."""
    if symbol in CASTLES:
        colour = CASTLES[symbol]
        return group(f"castle-{player}-{colour}", what(symbol), use(f"crest-{colour}"), castle=colour)
    if symbol not in FARM_NAMES:
        return ""
    state = "now" if symbol == farm else "played" if symbol in farms else "waiting"
    inside = use("badge") + text(77, 33, None, symbol, "letter")
    title = say(f"avenue-draw-farm-{state}", farm=symbol)
    return group(f"farm-{player}-{symbol}", title, inside, state, farm=symbol, state=state)


def medal(letter: str, look: str) -> str:
    """Draw a farm's letter by itself."""
    classes = f' class="{look}"' if look else ""
    return f"<g{classes}>{shift(-61.6, -18.4, use('badge'), 0.8)}{text(0, 8, 23, letter, 'mid bold dark')}</g>"


class Line(NamedTuple):
    """A line of a player's scores."""

    name: str
    title: str
    label: str
    points: int | None
    look: str = ""
    note: str = ""


def lines(view: Mapping[str, Any], entry: Mapping[str, Any]) -> Iterator[Line]:
    """Yield the lines of the five rounds, of the castles, of the penalty, and the total."""
    scores, farms = entry["scores"], view["farms"]
    for number in range(1, ROUNDS + 1):
        farm = farms[number - 1] if number <= len(farms) else ""
        if number <= len(scores):
            points = scores[number - 1]
            title = say("avenue-draw-score", round=number, farm=farm, points=points)
            yield Line(str(number), title, medal(farm, ""), points, "bold")
        elif farm:
            points, beat = entry["grapes"], scores[-1] if scores else 0
            title = say("avenue-draw-score-open", round=number, farm=farm, points=points, beat=beat)
            yield Line(str(number), title, medal(farm, "now"), points, "pencil", f"> {beat}")
        else:
            title = say("avenue-draw-score-later", round=number)
            yield Line(str(number), title, medal(str(number), "gone"), None)
    for colour, castle in entry["castles"].items():
        title = say(f"avenue-draw-points-{colour}", points=castle["points"])
        yield Line(colour, title, shift(0, 0, use(colour), 0.8), castle["points"])
    yield Line("penalty", say("avenue-draw-penalty", points=Signed(entry["penalty"])), use("nought"), entry["penalty"])
    sigma = text(0, 10, 30, "Σ", "mid")
    yield Line("total", say("avenue-draw-total", points=Signed(entry["total"])), sigma, entry["total"], "bold")


def card(fill: str, inside: str) -> str:
    """Draw a card with its shadow, 86 by 120."""
    edge = 'stroke="var(--road-edge)"'
    return (
        '<rect x="3" y="4" width="86" height="120" rx="9" fill="#000" opacity=".25"/>'
        f'<rect width="86" height="120" rx="9" fill="var(--{fill})" {edge} stroke-width="2"/>'
        f'<rect x="5" y="5" width="76" height="110" rx="5" fill="none" {edge} opacity=".5"/>{inside}'
    )


def farm_card(farm: str) -> str:
    """Draw the card of a farm."""
    return card("badge", shift(8, 46, use("farm"), 0.7) + text(43, 42, 38, farm, "mid bold dark"))


def next_card(farm: str) -> str:
    """Draw the card of a farm that somebody has peeked at."""
    return card("badge", text(43, 82, 52, farm, "mid bold dark") + shift(43, 26, use("eye")))


def farm_back() -> str:
    """Draw the back of a farm card."""
    return card("net", shift(43, 60, use("purple"), 1.3))


def road_card(number: int, yellow: bool) -> str:
    """Draw the card of a road; a yellow one has a star too."""
    return card(
        "gold" if yellow else "grey",
        '<path fill="var(--paper)" stroke="var(--road-edge)" stroke-width="1.5" d="M10 40h66v66H10z"/>'
        + shift(10, 40, use(f"road-{number}0"), 0.66)
        + text(20, 32, 26, number, "mid bold coin")
        + (shift(64, 23, use("sun"), 0.7) if yellow else ""),
    )


def tally(number: int, yellow: int, grey: int) -> str:
    """Draw a road in a box, and below how many yellow and grey cards there are of it."""
    return (
        text(22, -6, 17, number, "mid dim")
        + '<path fill="var(--paper)" stroke="var(--grid)" stroke-width="1.5" d="M-1-1h46v46H-1z"/>'
        + shift(0, 0, use(f"road-{number}0"), 0.44)
        + '<rect y="51" width="21" height="26" rx="10.5" fill="var(--gold)"/>'
        + '<rect x="23" y="51" width="21" height="26" rx="2" fill="var(--grey)"/>'
        + text(10.5, 71, 20, yellow, "mid bold coin")
        + text(33.5, 71, 20, grey, "mid coin")
    )
