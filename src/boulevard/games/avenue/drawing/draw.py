"""The SVG of a position of Avenue, as one seat sees it.

A drawing is a pure function of a view (`view.py`), so it can show nothing that its seat may not see. Sheets, spaces,
farms, castles, cards and scores carry stable ids and data attributes for a page to hang gestures on.
"""

from __future__ import annotations

from collections.abc import Sequence

from boulevard.errors import UnknownSeat
from boulevard.games.avenue.components import CASTLES
from boulevard.games.avenue.drawing import art, style
from boulevard.games.avenue.drawing.art import PrintedSheet
from boulevard.games.avenue.drawing.beside import (
    COLUMN,
    GAP,
    HEAD,
    NAME,
    SHORTEST,
    STRIP,
    WIDTH,
    ScoreEntry,
    View,
    column_of_scores,
    flag,
    head,
    plate,
    strip_of_scores,
    victory,
    who,
)
from boulevard.games.svg import UNIT, Document, group, shift, text, use
from boulevard.messages import Signed, say
from boulevard.messages.seats import seat_name

MOST_SMALL, MORE = 9, 44
"""How many other sheets are drawn at most, and the height of the line about the rest."""
TALLEST = 1150
UNPLAYED: View = {"card": None, "seat": None, "farm": "", "farms": ()}

UNTOUCHED: ScoreEntry = {
    "player": 0,
    "roads": {},
    "network": (),
    "castles": {colour: {"spaces": ()} for colour in CASTLES.values()},
    "choice": None,
}


def blank(rows: Sequence[str], *, theme: str = "auto", size: int | None = None, prefix: str = "") -> str:
    """Return the SVG of a sheet before anything is drawn on it; farms may still be missing. For the rest see `draw`."""
    css, printed = style.sheet(theme), PrintedSheet.of(rows)
    ground = f'<rect width="{printed.width}" height="{printed.height}" rx="18" fill="var(--table)"/>'
    body = _sheet(UNPLAYED, printed, UNTOUCHED, ())
    title = say("avenue-blank-title")
    summary = say("avenue-blank-summary", rows=printed.rows, columns=printed.columns)
    document = Document(
        "avenue", theme, printed.width, printed.height, title, summary, css, _defs(body, printed), ground + body
    )
    return document.text(size, prefix)


def _defs(body: str, printed: PrintedSheet) -> str:
    return style.defs(body, {"land": art.ground(printed) + art.fields(printed), "pictures": art.pictures(printed)})


def draw(
    view: View,
    *,
    last: Sequence[str] = (),
    theme: str = "auto",
    size: int | None = None,
    sides: bool = True,
    player: int | None = None,
    prefix: str = "",
) -> str:
    """Return the SVG of `view`.

    `last` names the spaces of the last moves, which are marked on the sheet that is drawn large; `theme` is auto, light
    or dark, or page (without a style sheet); `size` is the width in pixels (None: all the width there is); `sides` also
    draws the cards, the scores and the sheets of the other players, `player` is whose sheet is drawn without them
    (None: the viewer's own; `UnknownSeat`); `prefix` is put before every id.
    """
    css = style.sheet(theme)
    printed = PrintedSheet.of(view["sheet"]["rows"])
    if sides:
        body, wide, high = _table(view, printed, last)
    else:
        body, wide, high = _sheet(view, printed, _alone(view, player), last), printed.width, printed.height
    title, summary = say("avenue-draw-title", round=view["round"]), _summary(view)
    ground = f'<rect width="{wide:g}" height="{high:g}" rx="18" fill="var(--table)"/>'
    document = Document("avenue", theme, wide, high, title, summary, css, _defs(body, printed), ground + body)
    return document.text(size, prefix)


def _own(view: View) -> ScoreEntry:
    """Return the viewer's sheet, or the first player's for a spectator."""
    entry: ScoreEntry = view["sheets"][view["seat"] or 0]
    return entry


def _alone(view: View, player: int | None) -> ScoreEntry:
    """Return the sheet that is drawn without the others."""
    if player is None:
        return _own(view)
    if player not in range(view["players"]):
        raise UnknownSeat("unknown-seat", seat=player, seats=", ".join(map(str, range(view["players"]))))
    entry: ScoreEntry = view["sheets"][player]
    return entry


def _summary(view: View) -> str:
    """Sum a position up in a few sentences."""
    lines = [say("avenue-draw-over") if view["over"] else art.card_words(**view["card"])]
    lines += [say("avenue-draw-farm-card", farm=view["farm"])]
    lines += [say("avenue-draw-turn", player=seat_name(player)) for player in view["turn"]]
    for entry in view["sheets"]:
        roads, total = len(entry["roads"]), Signed(entry["total"])
        lines.append(say("avenue-draw-summary", player=seat_name(entry["player"]), roads=roads, total=total))
    return " ".join([*lines, victory(view)]).strip()


def _sheet(view: View, printed: PrintedSheet, entry: ScoreEntry, last: Sequence[str]) -> str:
    """Draw a sheet from the paper up: land, washes, pictures, spaces with roads, marks of the last moves."""
    player, edge = entry["player"], printed.edge
    paper = f'x="{8 - edge}" y="{8 - edge}" width="{printed.width - 16}" height="{printed.height - 16}" rx="6"'
    rings = "".join(use("ring", *printed.cell(space)) for space in last if space in printed.symbols)
    inside = (
        f'<g class="still"><rect {paper} fill="url(#@art-paper)"/><rect {paper} fill="url(#@art-fibre)"/>',
        f"{use('land')}</g>{_coordinates(printed)}{art.washes(printed, entry)}",
        f'<g class="still">{use("pictures")}</g>',
        *(_space(view, printed, entry, space, space in last) for space in printed.symbols),
        f'<g class="last still">{rings}</g>' if rings else "",
    )
    title = say("avenue-draw-sheet", player=seat_name(player))
    return group(f"sheet-{player}", title, "".join(inside), "sheet", f"translate({edge} {edge})", player=player)


def _coordinates(printed: PrintedSheet) -> str:
    """Letter the columns below and number the rows on the left, as in the notation."""
    size = round(printed.edge * 0.54)
    below = (
        text(column * UNIT + 50, printed.rows * UNIT + printed.edge * 0.77, None, chr(ord("a") + column))
        for column in range(printed.columns)
    )
    beside = (
        text(-printed.edge * 0.57, (printed.rows - row) * UNIT + 58, None, row) for row in range(1, printed.rows + 1)
    )
    return f'<g class="still mid" font-size="{size}" aria-hidden="true">{"".join((*below, *beside))}</g>'


def _space(view: View, printed: PrintedSheet, entry: ScoreEntry, space: str, last: bool) -> str:
    """Draw a space: where it can be touched, the road in it, one that is chosen but not played, a letter or crest."""
    symbol, number, player = printed.symbols[space], entry["roads"].get(space), entry["player"]
    column, row = printed.cell(space)
    chosen = view["card"] and player == view["seat"] and entry["choice"] == f"draw {space}"
    inside = f'<path d="M0 0h{UNIT}v{UNIT}H0z"/>'
    if number:
        look = ' class="net"' if space in entry["network"] else ""
        inside += f'<use href="#@art-road-{number}{art.variant(column, row)}"{look}/>'
    inside += use(f"pencil-{view['card']['number']}") if chosen and not number else ""
    inside += art.landmark(symbol, player, view["farm"], view["farms"])
    data = {"space": space, "symbol": symbol, "road": number, "free": flag(number is None), "player": player}
    data |= {"choice": "true"} if chosen else {}
    data |= {"last": "true"} if last else {}
    title = _space_words(view, entry, space, symbol, "choice" in data, last)
    place = f"translate({column * UNIT} {row * UNIT})"
    return group(f"space-{player}-{space}", title, inside, "space", place, **data)


def _space_words(view: View, entry: ScoreEntry, space: str, symbol: str, chosen: bool, last: bool) -> str:
    """Tell all of a space."""
    lines = [say("avenue-draw-space", space=space, what=art.what(symbol))]
    if number := entry["roads"].get(space):
        lines.append(say("avenue-draw-road", number=number, sides=art.sides(number)))
    lines += [say("avenue-draw-joined", farm=view["farm"])] if space in entry["network"] else []
    lines += [say(f"avenue-draw-joined-{colour}") for colour, net in entry["castles"].items() if space in net["spaces"]]
    if chosen:
        number = view["card"]["number"]
        lines.append(say("avenue-draw-chosen", number=number, sides=art.sides(number)))
    lines += [say("avenue-draw-last")] if last else []
    return " ".join(lines)


def _table(view: View, printed: PrintedSheet, last: Sequence[str]) -> tuple[str, float, float]:
    """Draw the cards, the viewer's sheet with its scores, and the other sheets; return it with its width and height."""
    entries = list(view["sheets"])
    parts, y = [shift(0, GAP, head(view))], 2.0 * GAP + HEAD
    if view["seat"] is not None or len(entries) == 1:
        own = _own(view)
        entries.remove(own)
        drawn, high = _large(view, printed, own, last)
        parts.append(shift(0, y, drawn))
        y += high + GAP
    shown = _leaders(entries)
    drawn, high = _grid(view, printed, shown, 2 if view["seat"] is None and len(entries) <= 4 else 3)
    parts.append(shift(0, y, drawn))
    if len(shown) < len(entries):
        more = say("avenue-draw-more", count=len(entries) - len(shown))
        parts.append(text(WIDTH / 2, round(y + high + MORE / 2, 1), 24, more, "mid"))
        high += MORE
    return "".join(parts), WIDTH, round(y + high, 1)


def _leaders(entries: Sequence[ScoreEntry]) -> Sequence[ScoreEntry]:
    """Return the sheets that are drawn small: all, or those with the most points where there are many."""
    best = sorted(entries, key=lambda entry: -entry["total"])[:MOST_SMALL]
    return [entry for entry in entries if entry in best][:MOST_SMALL]


def _large(view: View, printed: PrintedSheet, entry: ScoreEntry, last: Sequence[str]) -> tuple[str, float]:
    """Draw a sheet as large as it can be, with its scores beside it, or below it if the sheet is wide."""
    beside = printed.width < 1.4 * printed.height
    room = WIDTH - 2 * GAP - (COLUMN + GAP if beside else 0)
    scale = round(min(1.6, room / printed.width, TALLEST / printed.height), 3)
    high = round(printed.height * scale, 1)
    drawn = shift(round(GAP + (room - printed.width * scale) / 2, 1), 0, _sheet(view, printed, entry, last), scale)
    if beside:
        high = max(high, SHORTEST)
        return drawn + shift(WIDTH - GAP - COLUMN, 0, column_of_scores(view, entry, high)), high
    wide, low = WIDTH - 2 * GAP, NAME + STRIP
    below = plate(wide, low) + who(view, entry, wide) + shift(0, NAME, strip_of_scores(view, entry, wide))
    return drawn + shift(GAP, high + GAP, below), high + GAP + low


def _grid(view: View, printed: PrintedSheet, entries: Sequence[ScoreEntry], most: int) -> tuple[str, float]:
    """Draw sheets small, each with its scores below, `most` in a row at most."""
    columns = 1 if printed.width > 2 * printed.height else min(most, max(2, len(entries)))
    wide = round((WIDTH - GAP) / columns - GAP, 1)
    scale = round(min((wide - GAP) / printed.width, wide * 1.3 / printed.height), 3)
    low = round(printed.height * scale, 1)
    high = NAME + low + STRIP
    parts = []
    for number, entry in enumerate(entries):
        row, column = divmod(number, columns)
        gap = max(0, (row + 1) * columns - len(entries)) / 2
        inside = plate(wide, high) + who(view, entry, wide)
        inside += shift(round((wide - printed.width * scale) / 2, 1), NAME, _sheet(view, printed, entry, ()), scale)
        inside += shift(0, NAME + low, strip_of_scores(view, entry, wide))
        parts.append(shift(GAP + (column + gap) * (wide + GAP), row * (high + GAP), inside))
    return "".join(parts), -(-len(entries) // columns) * (high + GAP)
