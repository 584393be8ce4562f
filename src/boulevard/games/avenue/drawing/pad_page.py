"""The page of a sheet to print: where everything goes, and the pictures and words of it.

Lengths are in millimetres.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from boulevard.games.avenue.components import CASTLES, FARM_NAMES
from boulevard.games.avenue.drawing import art, style
from boulevard.games.avenue.drawing.art import LINES, PrintedSheet
from boulevard.games.avenue.drawing.style import SIDES
from boulevard.games.avenue.facts import facts
from boulevard.games.avenue.play.state import ROUNDS, YELLOWS_A_ROUND
from boulevard.games.svg import UNIT, inlined, shift, use
from boulevard.messages import say

PAPERS = {"A4": (210.0, 297.0), "Letter": (215.9, 279.4)}
MARGIN = 12.0
GAP = 4.0
TITLE, ADVICE, FOOT = 9.0, 9.0, 5.0
LARGEST = 26.0
"""The largest side of a space that is good to draw in."""
COLUMN, WIDEST, ROW = 36.0, 60.0, 23.0
"""The width of the scores below each other, at least and at most, and their height side by side."""
TABLE, LIST = 21.0, 18.0
"""The height of the roads side by side, and their width below each other."""
LABEL = 17.0
"""How much of a line of scores is taken up by what it is for."""
INK = 'fill="none" stroke="#000" stroke-width=".25"'
LAYOUTS = {1: (1, 1, 1.0), 2: (1, 2, 1.0), 4: (2, 2, 0.62)}
"""How sheets lie on a page, by how many there are: so many side by side, so many below each other, and their scale."""
POINT = 25.4 / 72
"""A point in millimetres."""
LETTER = 0.45
"""The width of a letter as a part of its height, rather too much than too little."""


class Box(NamedTuple):
    """A rectangle of the page."""

    x: float
    y: float
    wide: float
    high: float


class Word(NamedTuple):
    """A line of text: where its base line begins (l) or has its middle (c), and its size in points."""

    x: float
    y: float
    size: float
    text: str
    align: str = "l"
    bold: bool = False

    def moved(self, x: float, y: float, scale: float) -> Word:
        """The line somewhere else, and larger or smaller."""
        return self._replace(x=x + self.x * scale, y=y + self.y * scale, size=self.size * scale)

    def within(self, wide: float) -> Word:
        """The line so small that it is not longer than that."""
        return self._replace(size=min(self.size, wide / (POINT * LETTER * max(1, len(self.text)))))


class Page(NamedTuple):
    """A page with everything on it."""

    wide: float
    high: float
    picture: str
    words: Sequence[Word]


class Plan(NamedTuple):
    """Where the parts of one sheet go: the side of a space and the map, the scores, the roads."""

    side: float
    map: Box
    scores: Box
    roads: Box


def page_of(sheet_rows: Sequence[str], name: str, paper: str, per_page: int) -> Page:
    """Lay a page out: its sheets, and dashed lines to cut them apart."""
    if paper not in PAPERS or per_page not in LAYOUTS:
        raise ValueError(paper if paper not in PAPERS else per_page)
    printed = PrintedSheet.of(sheet_rows)
    wide, high = PAPERS[paper]
    if per_page == 1 and printed.width > 2 * printed.height:
        wide, high = high, wide
    across, down, scale = LAYOUTS[per_page]
    part_wide = (wide - 2 * MARGIN - (across - 1) * 2 * GAP) / across
    part_high = (high - 2 * MARGIN - (down - 1) * 2 * GAP) / down
    cuts = f"M{MARGIN:g} {high / 2:g}h{wide - 2 * MARGIN:g}" if down == 2 else ""
    cuts += f"M{wide / 2:g} {MARGIN:g}v{high - 2 * MARGIN:g}" if across == 2 else ""
    parts = f'<path {INK} stroke-dasharray="2 2" d="{cuts}"/>' if cuts else ""
    words: list[Word] = []
    for number in range(per_page):
        row, column = divmod(number, across)
        x, y = MARGIN + column * (part_wide + 2 * GAP), MARGIN + row * (part_high + 2 * GAP)
        drawn, said = _sheet(printed, name, Box(0, 0, part_wide / scale, part_high / scale))
        parts += shift(round(x, 3), round(y, 3), drawn, scale)
        words += [word.moved(x, y, scale) for word in said]
    return Page(wide, high, _picture(printed, parts, wide, high), words)


def _picture(printed: PrintedSheet, parts: str, wide: float, high: float) -> str:
    """Return the SVG of a page in the colours of print, symbols in their places: fpdf2 knows no later ones."""
    symbols = {**style.SYMBOLS, "land": art.ground(printed) + art.fields(printed), "pictures": art.pictures(printed)}
    return style.printed(
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {wide} {high}" width="{wide}mm" height="{high}mm">'
        f'<g stroke-linecap="round" stroke-linejoin="round">{inlined(parts, symbols)}</g></svg>'
    )


def _plan(printed: PrintedSheet, box: Box) -> Plan:
    """Choose where the scores and the roads go: beside a sheet, unless it is wide or its spaces are much larger so."""
    x, y, wide = box.x, box.y + TITLE, box.wide
    high = box.high - TITLE - ADVICE - FOOT
    columns, rows = printed.width / UNIT, printed.height / UNIT

    def fit(right: float, below: float) -> tuple[float, Box, float]:
        side = min(LARGEST, (wide - right) / columns, (high - below) / rows)
        column = min(WIDEST, COLUMN + wide - right - side * columns)
        return side, Box(x, y, side * columns, side * rows), column

    side, spot, column = fit(COLUMN + GAP, TABLE + GAP)
    scores = Box(x + spot.wide + GAP, y, column, max(spot.high, 9.5 * LINES))
    roads = Box(x, y + scores.high + GAP, spot.wide + GAP + column, TABLE)
    plans = [Plan(side, spot, scores, roads)]
    side, spot, column = fit(COLUMN + LIST + 2 * GAP, 0)
    scores = Box(x + spot.wide + GAP, y, column, max(spot.high, 9.5 * LINES))
    plans.append(Plan(side, spot, scores, Box(scores.x + column + GAP, y, LIST, scores.high)))
    side, spot, _ = fit(0, ROW + TABLE + 2 * GAP)
    scores = Box(x, y + spot.high + GAP, wide, ROW)
    plans.append(
        Plan(side * (1 if columns > 2 * rows else 0.8), spot, scores, Box(x, scores.y + ROW + GAP, wide, TABLE))
    )
    best = max(plans, key=lambda plan: plan.side)
    return best._replace(side=best.map.wide / columns)


def _sheet(printed: PrintedSheet, name: str, box: Box) -> tuple[str, list[Word]]:
    """Draw one empty sheet into a box: its pictures and its words."""
    side, spot, scores, roads = _plan(printed, box)
    edge = printed.edge * side / UNIT
    inside = use("land") + use("pictures") + "".join(_landmarks(printed))
    drawn = shift(round(spot.x + edge, 3), round(spot.y + edge, 3), inside, round(side / UNIT, 5))
    drawn += f'<path {INK} d="M{box.x + box.wide / 2 + 12:g} {box.y + 5.5:g}h{box.wide / 2 - 12:g}"/>'
    end = max(part.y + part.high for part in (spot, scores, roads))
    words = [
        Word(box.x, box.y + 5, 16, say("avenue-pad-title", name=name), bold=True).within(box.wide / 2 - GAP),
        Word(box.x + box.wide / 2, box.y + 5, 11, say("avenue-pad-name")),
        Word(box.x, end + 4.5, 8.5, say("avenue-pad-advice", **facts())).within(box.wide),
        Word(box.x, end + 8.3, 8.5, say("avenue-pad-ticks")).within(box.wide),
        Word(box.x + box.wide / 2, box.y + box.high - 0.5, 7, say("avenue-pad-foot"), "c"),
        *_map_words(printed, spot, side),
        *_score_words(scores),
        *_road_words(roads),
    ]
    return drawn + _scores(scores) + _roads(roads), words


def _landmarks(printed: PrintedSheet) -> Iterator[str]:
    """Draw the badges of farms and the crests of castles."""
    for space, symbol in printed.symbols.items():
        if symbol in FARM_NAMES:
            yield use("badge", *printed.cell(space))
        elif symbol in CASTLES:
            yield use(f"crest-{CASTLES[symbol]}", *printed.cell(space))


def _map_words(printed: PrintedSheet, spot: Box, side: float) -> Iterator[Word]:
    """Letter the farms and the coordinates."""
    edge = printed.edge * side / UNIT
    x, y = spot.x + edge, spot.y + edge
    size = side * 0.8
    for space, symbol in printed.symbols.items():
        if symbol in FARM_NAMES:
            column, row = printed.cell(space)
            yield Word(x + (column + 0.77) * side, y + (row + 0.325) * side, size, symbol, "c", bold=True)
    for column in range(printed.columns):
        yield Word(
            x + (column + 0.5) * side,
            y + printed.rows * side + edge * 0.82,
            max(edge, 7.5),
            chr(ord("a") + column),
            "c",
        )
    for row in range(1, printed.rows + 1):
        yield Word(x - edge * 0.62, y + (printed.rows - row + 0.58) * side, max(edge, 7.5), str(row), "c")


def _cells(box: Box, count: int) -> list[Box]:
    """Divide a box into equal ones, along its longer side."""
    if box.high > box.wide:
        return [Box(box.x, box.y + n * box.high / count, box.wide, box.high / count) for n in range(count)]
    return [Box(box.x + n * box.wide / count, box.y, box.wide / count, box.high) for n in range(count)]


def _scores(box: Box) -> str:
    """Draw the lines to write scores on: farms with room for their letter, castles, farms without points, the total."""
    cells = _cells(box, LINES)
    frame = "".join(f"M{c.x:.2f} {c.y:.2f}h{c.wide:.2f}v{c.high:.2f}h-{c.wide:.2f}z" for c in cells)
    if box.high > box.wide:
        frame += f"M{box.x + LABEL:.2f} {box.y:.2f}v{box.high:.2f}"
    drawn = f'<path {INK} d="{frame}"/>'
    labels = [*["blank"] * ROUNDS, "purple", "green", "nought"]
    for number, (spot, name) in enumerate(zip(_label_spots(box), labels, strict=False)):
        drawn += shift(*spot, use(name), round(min(0.17, (cells[0].high - 4) / 42), 3))
        drawn += _ticks(cells[number]) if number < ROUNDS else ""
    return drawn


def _label_spots(box: Box) -> list[tuple[float, float]]:
    """Return the middles of what the lines of scores are for; those of the rounds stand above ticks."""
    spots = []
    for number, cell in enumerate(_cells(box, LINES)):
        room = cell.high - (4 if number < ROUNDS else 0)
        x, y = (LABEL / 2, room / 2) if box.high > box.wide else (cell.wide / 2, 5)
        spots.append((round(cell.x + x, 2), round(cell.y + y, 2)))
    return spots


def _ticks(cell: Box) -> str:
    """Draw circles to tick off the yellow cards of a round, and the eye of its peek."""
    y = cell.y + cell.high - 2
    dots = "".join(
        f'<circle cx="{cell.x + 2.4 + 3 * n:.2f}" cy="{y:.2f}" r="1.1" {INK}/>' for n in range(YELLOWS_A_ROUND)
    )
    return dots + shift(round(cell.x + 14.7, 2), round(y + 0.3, 2), use("eye"), 0.075)


def _score_words(box: Box) -> Iterator[Word]:
    """Number the rounds and name the total."""
    for number, cell in enumerate(_cells(box, LINES)[:ROUNDS], start=1):
        yield Word(cell.x + 1, cell.y + 3.6, 9, str(number))
    x, y = _label_spots(box)[-1]
    yield Word(x, y + 1.5, 11, say("avenue-pad-total"), "c", bold=True)


def _road_spots(box: Box) -> list[tuple[float, float, float]]:
    """Return where the six roads go, and how large they are."""
    cells = _cells(box, len(SIDES))
    side = round(min(15.0, cells[0].high - 5.5, cells[0].wide - 3), 2)
    return [(cell.x + (cell.wide - side) / 2, cell.y + (cell.high - side) / 2 - 2, side) for cell in cells]


def _roads(box: Box) -> str:
    """Draw the six roads for reference."""
    drawn = ""
    for number, (x, y, side) in zip(SIDES, _road_spots(box), strict=True):
        drawn += f'<path {INK} stroke-dasharray="1 1" d="M{x:.2f} {y:.2f}h{side}v{side}h-{side}z"/>'
        drawn += shift(round(x, 2), round(y, 2), use(f"road-{number}0"), round(side / UNIT, 4))
    return drawn


def _road_words(box: Box) -> Iterator[Word]:
    """Number the six roads."""
    for number, (x, y, side) in zip(SIDES, _road_spots(box), strict=True):
        yield Word(x + side / 2, y + side + 4.2, 11, str(number), "c", bold=True)
