"""The SVG of a position of Avenue, as one seat sees it.

A drawing is a pure function of a view (`view.py`), so it can show nothing that its seat may not see. Sheets, spaces,
farms, castles, cards and scores carry stable ids and data attributes for a page to hang gestures on.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from boulevard.errors import UnknownSeat
from boulevard.games.avenue.components import CASTLES
from boulevard.games.avenue.drawing import art, style
from boulevard.games.avenue.drawing.art import PrintedSheet
from boulevard.games.avenue.drawing.style import SIDES
from boulevard.games.avenue.state import ROUNDS, YELLOWS_A_ROUND
from boulevard.games.svg import UNIT, Document, group, shift, text, use
from boulevard.messages import Signed, say, signed
from boulevard.messages.seats import seat_name

View = Mapping[str, Any]
ScoreEntry = Mapping[str, Any]

WIDTH = 880
GAP = 12
HEAD = 148
MOST_SMALL, MORE = 9, 44
"""How many other sheets are drawn at most, and the height of the line about the rest."""
NAME = 40
COLUMN, SHORTEST = 164, 560
"""The width of the score column, and its least height."""
STRIP = 62
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


def _flag(truth: object) -> str:
    return str(bool(truth)).lower()


def _summary(view: View) -> str:
    """Sum a position up in a few sentences."""
    lines = [say("avenue-draw-over") if view["over"] else art.card_words(**view["card"])]
    lines += [say("avenue-draw-farm-card", farm=view["farm"])]
    lines += [say("avenue-draw-turn", player=seat_name(player)) for player in view["turn"]]
    for entry in view["sheets"]:
        roads, total = len(entry["roads"]), Signed(entry["total"])
        lines.append(say("avenue-draw-summary", player=seat_name(entry["player"]), roads=roads, total=total))
    return " ".join([*lines, _victory(view)]).strip()


def _victory(view: View) -> str:
    """Tell who has won, if anybody has."""
    winners = view["winners"] or ()
    if len(winners) > 1:
        return say("avenue-draw-winners", numbers=", ".join(str(player + 1) for player in winners))
    return "".join(say("avenue-draw-winner", player=seat_name(player)) for player in winners)


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
    data = {"space": space, "symbol": symbol, "road": number, "free": _flag(number is None), "player": player}
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
    parts, y = [shift(0, GAP, _head(view))], 2.0 * GAP + HEAD
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
        return drawn + shift(WIDTH - GAP - COLUMN, 0, _column(view, entry, high)), high
    wide, low = WIDTH - 2 * GAP, NAME + STRIP
    below = _plate(wide, low) + _who(view, entry, wide) + shift(0, NAME, _strip(view, entry, wide))
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
        inside = _plate(wide, high) + _who(view, entry, wide)
        inside += shift(round((wide - printed.width * scale) / 2, 1), NAME, _sheet(view, printed, entry, ()), scale)
        inside += shift(0, NAME + low, _strip(view, entry, wide))
        parts.append(shift(GAP + (column + gap) * (wide + GAP), row * (high + GAP), inside))
    return "".join(parts), -(-len(entries) // columns) * (high + GAP)


def _plate(wide: float, high: float) -> str:
    return f'<rect width="{wide:g}" height="{high:g}" rx="10" fill="var(--card)"/>'


def _written(points: int | None) -> str:
    return "" if points is None else signed(points)


def _column(view: View, entry: ScoreEntry, high: float) -> str:
    """Write a player's name and scores below each other."""
    drawn, rules = _plate(COLUMN, high) + _who(view, entry, COLUMN), ""
    step = (high - NAME - 14) / art.LINES
    for number, line in enumerate(art.lines(view, entry)):
        y = round(NAME + 8 + number * step, 1)
        rules += art.line(12, y, COLUMN - 24, 0, number)
        inside = shift(34, y + step / 2, line.label, 1.15)
        size = 46 if line.name == "total" else 36
        inside += text(COLUMN - 20, y + step / 2 + size / 3, size, _written(line.points), f"end {line.look}")
        inside += text(COLUMN / 2 - 8, y + step / 2 + 7, 19, line.note, "mid dim") if line.note else ""
        drawn += group(f"score-{entry['player']}-{line.name}", line.title, inside, points=line.points)
    return f'{drawn}<path class="rule" d="{rules}"/>'


def _strip(view: View, entry: ScoreEntry, wide: float) -> str:
    """Write a player's scores side by side."""
    step = (wide - 12) / art.LINES
    near = step < 70
    drawn, rules = "", ""
    for number, line in enumerate(art.lines(view, entry)):
        x = round(6 + number * step, 1)
        rules += art.line(x, 8, 0, STRIP - 16, number) if number else ""
        points = _written(line.points)
        size = round(min(32, step * (0.6 if near else 0.4), 1.6 * step / max(1, len(points))), 1)
        here, there = ((0.5, 18), (0.5, STRIP - 8)) if near else ((0.28, STRIP / 2), (0.7, STRIP / 2 + size / 3))
        inside = shift(round(x + here[0] * step, 1), here[1], line.label, round(min(1, step / 52), 2))
        inside += text(x + there[0] * step, there[1], size, points, f"mid {line.look}")
        drawn += group(f"score-{entry['player']}-{line.name}", line.title, inside, points=line.points)
    return f'{drawn}<path class="rule" d="{rules}"/>'


def _who(view: View, entry: ScoreEntry, wide: float) -> str:
    """Name a player, with a quill who has to choose, a tick who has, a laurel who has won, and the eye of the peek."""
    player, name = entry["player"], seat_name(entry["player"])
    drawn = text(14, 29, 22, name, "bold" if player == view["seat"] else "")
    if view["over"]:
        won = player in (view["winners"] or ())
        title, at = say("avenue-draw-winner", player=name), f"translate({wide - 30:g} 22)"
        return drawn + (group(f"status-{player}", title, use("laurel"), at=at, winner="true") if won else "")
    waits, peeked = player in view["turn"], entry["peeked"]
    title, at = (
        say("avenue-draw-to-act" if waits else "avenue-draw-acted", player=name),
        f"translate({wide - 20:g} 21) scale(.85)",
    )
    drawn += group(f"status-{player}", title, use("quill" if waits else "tick"), at=at, acted=_flag(not waits))
    title = say("avenue-draw-peeked" if peeked else "avenue-draw-may-peek", player=name)
    at = f"translate({wide - 47:g} 23) scale(.6)"
    return drawn + group(f"peek-{player}", title, use("eye"), "" if peeked else "gone", at, peeked=_flag(peeked))


def _head(view: View) -> str:
    """Draw the cards that lie open, the count of yellow ones or who has won, and what is left in the deck."""
    farm = view["farm"]
    title = say("avenue-draw-farm-card", farm=farm)
    drawn = shift(GAP, 0, _plate(WIDTH - 2 * GAP, HEAD))
    drawn += group("farm-card", title, art.farm_card(farm), at="translate(28 14)", farm=farm) + _next_card(view)
    if view["over"]:
        words = _victory(view)
        drawn += shift(247, 74, use("laurel"), 2.1) + text(306, 66, 34, say("avenue-draw-end"))
        drawn += text(306, 104, min(24, 460 / len(words)), words, "dim") if words else ""
    else:
        drawn += text(306, 56, 34, say("avenue-draw-round", round=view["round"], rounds=ROUNDS)) + _road_card(view)
        coins = "".join(
            shift(324 + 44 * n, 98, use("sun" if n < view["yellow"] else "hole")) for n in range(YELLOWS_A_ROUND)
        )
        drawn += group("yellow", say("avenue-draw-yellow", count=view["yellow"]), coins, count=view["yellow"])
    return drawn + _deck(view)


def _next_card(view: View) -> str:
    """Draw the next farm card, from its back unless this view shows more."""
    farm, place = view["next_farm"], "translate(126 36) scale(.72)"
    if farm:
        title = say("avenue-draw-next-farm", farm=farm)
        return group("next-farm", title, art.next_card(farm), "next", place, farm=farm)
    if view["over"]:
        return ""
    return group("farm-deck", say("avenue-draw-farm-deck"), art.farm_back(), at=place)


def _road_card(view: View) -> str:
    number, yellow = view["card"]["number"], view["card"]["yellow"]
    data = {"number": number, "colour": "yellow" if yellow else "grey"}
    return group("card", art.card_words(number, yellow), art.road_card(number, yellow), at="translate(202 14)", **data)


def _deck(view: View) -> str:
    """Show the six roads with the cards that are left of each."""
    drawn = text(703, 138, 17, say("avenue-draw-deck"), "mid dim")
    for number in SIDES:
        yellow, grey = (view["left"].get(f"{number}{colour}", 0) for colour in "yg")
        title = say("avenue-draw-left", number=number, sides=art.sides(number), yellow=yellow, grey=grey)
        place = f"translate({491 + 54 * number} 36)"
        inside = art.tally(number, yellow, grey)
        drawn += group(f"left-{number}", title, inside, at=place, number=number, yellow=yellow, grey=grey)
    return drawn
