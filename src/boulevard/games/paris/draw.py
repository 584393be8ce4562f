"""The SVG of a position of Paris, as one seat sees it.

A drawing is a pure function of a view (`view.py`), so it can show nothing that its seat may not see. Spaces, buildings,
pieces, postcards, reserves, the pool and hands carry stable ids and data attributes for a page to hang gestures on.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any
from xml.sax.saxutils import escape

from boulevard.games.paris import art, style
from boulevard.messages import say

View = Mapping[str, Any]

COLUMNS = "abcdefgh"
SPACES = [f"{column}{row}" for row in range(1, 9) for column in COLUMNS]
SEATS = ("orange", "blue")
EDGE = 40
WIDTH = 8 * art.UNIT + 2 * EDGE
STRIP = 112
CARD_HEIGHT = 92
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
WITH_POINTS = ("peintre", "moulin-rouge", "penseur", "fontaine")
TURNS = {"n": 0, "e": 90, "s": 180, "w": 270}


def draw(
    view: View,
    *,
    last: Sequence[str] = (),
    theme: str = "auto",
    size: int | None = None,
    sides: bool = True,
    prefix: str = "",
) -> str:
    """Return the SVG of `view`.

    `last` names the spaces that the last move touched; `size` is the width in pixels (None: as wide as the page lets it
    be); `sides` also draws what lies beside the board; `prefix` is put before every id.
    """
    sheet = style.sheet(theme)
    body, height = _table(view, last) if sides else (_board(view, last), WIDTH)
    drawing = (
        f'<svg xmlns="http://www.w3.org/2000/svg" class="boulevard-paris {theme}" role="img" id="@paris" '
        f'aria-labelledby="@title @desc" viewBox="0 0 {WIDTH} {height}" width="{size or "100%"}">'
        f'<title id="@title">{_safe(say("paris-draw-title", phase=view["phase"]))}</title>'
        f'<desc id="@desc">{_safe(_summary(view))}</desc>'
        f'{art.defs(body)}<rect width="{WIDTH}" height="{height}" rx="18" fill="var(--sky)"/>{body}</svg>'
    )
    return drawing.replace("@", _safe(prefix)).replace("<defs>", f"<style>{sheet}</style><defs>", 1)


def _safe(text: object) -> str:
    """Escape text for element and attribute alike, the sign for the prefix included."""
    return escape(str(text), {'"': "&quot;", "@": "&#64;"})


def _group(id: str, title: str, inside: str, classes: str = "", at: str = "", **data: object) -> str:
    """Return a group that a page can find: its id, its title, its data attributes."""
    marks = "".join(f' data-{name}="{_safe(value)}"' for name, value in data.items() if value is not None)
    looks = f' class="{classes}"' if classes else ""
    place = f' transform="{at}"' if at else ""
    return f'<g id="@{_safe(id)}"{looks}{place}{marks}><title>{_safe(title)}</title>{inside}</g>'


def _text(x: float, y: float, size: float, text: object, classes: str = "") -> str:
    looks = f' class="{classes}"' if classes else ""
    return f'<text x="{x:g}" y="{y:g}" font-size="{size:g}"{looks}>{_safe(text)}</text>'


def _cell(space: str) -> art.Cell:
    """Return the column and the row from the top of a space."""
    return COLUMNS.index(space[0]), 8 - int(space[1])


def _cells(spaces: Iterable[str]) -> list[art.Cell]:
    return [_cell(space) for space in spaces]


def _what(name: str) -> str:
    """Return the name of a building or piece as people say it."""
    return say(f"paris-draw-what-{name}") if name in (*FIGURES, "garden", "fountain") else name


def _seat(seat: str) -> str:
    return say(f"paris-draw-{seat}")


def _summary(view: View) -> str:
    """Sum a position up in a few sentences."""
    lines = [say("paris-draw-paved", count=len(view["board"]))] if view["phase"] == 1 else []
    lines += [say("paris-draw-turn", seat=_seat(seat)) for seat in view["turn"]]
    lines += [say("paris-draw-over")] if view["over"] else []
    for seat in SEATS:
        built = sum(building["owner"] == seat for building in view["buildings"])
        total, reserve = view["score"][seat]["total"], len(view["reserve"][seat])
        lines.append(
            say("paris-draw-summary", seat=_seat(seat), buildings=built, reserve=reserve, total=total)
        )
    return " ".join(lines)


def _board(view: View, last: Sequence[str]) -> str:
    """Draw the board from the ground up: paving, light, houses, pieces, lamps, the mark of the last move."""
    glow = "".join(_glow(lamp) for lamp in view["lamps"])
    size = 8 * art.UNIT
    layers = (
        f'<rect x="-6" y="-6" width="{size + 12}" height="{size + 12}" rx="10" fill="var(--plate)" stroke="var(--frame)" '
        'stroke-width="2.5"/>',
        _coordinates(),
        _spaces(view, last),
        _squares(view),
        f'<g id="@glow" class="still">{glow}</g>' if glow else "",
        "".join(_building(building, view["pieces"].get("annex")) for building in view["buildings"]),
        "".join(_piece(name, piece, view) for name, piece in view["pieces"].items()),
        '<use href="#@glow" class="still" opacity=".3"/>' if glow else "",
        _lamps(view),
        _mark(last),
    )
    return f'<g transform="translate({EDGE} {EDGE})">{"".join(layers)}</g>'


def _coordinates() -> str:
    """Letter the columns below and number the rows on the left, as in the notation."""
    below = (_text(column * 100 + 50, 830, 24, name, "mid") for column, name in enumerate(COLUMNS))
    beside = (_text(-23, 758 - row * 100, 24, row + 1, "mid") for row in range(8))
    return f'<g class="still" aria-hidden="true">{"".join((*below, *beside))}</g>'


def _spaces(view: View, last: Sequence[str]) -> str:
    """Draw every space, paved or not."""
    holds = {space: name for name, piece in view["pieces"].items() for space in piece["spaces"]}
    holds |= {
        space: building["name"]
        for building in view["buildings"]
        for space in building["spaces"]
        if holds.get(space) != "annex"
    }
    lit = [space for lamp in view["lamps"] for space in lamp["lights"]]
    drawn = []
    for space in SPACES:
        kind = view["board"].get(space, "empty")
        free = kind != "empty" and space not in holds
        lines = [say("paris-draw-space", space=space, kind=say(f"paris-draw-kind-{kind}"))]
        lines += [say("paris-draw-free")] if free else []
        lines += [say("paris-draw-holds", what=_what(holds[space]))] if space in holds else []
        lines += [say("paris-draw-lit", count=lit.count(space))] if space in lit else []
        lines += [say("paris-draw-last")] if space in last else []
        stone = art.use("earth" if kind == "empty" else kind, *_cell(space))
        drawn.append(
            _group(
                f"space-{space}",
                " ".join(lines),
                stone,
                "space",
                space=space,
                kind=kind,
                free=str(free).lower(),
                last="true" if space in last else None,
            )
        )
    return "".join(drawn)


def _squares(view: View) -> str:
    """Outline the squares that are not paved yet."""
    bare = [(x, y) for x in range(4) for y in range(4) if f"{COLUMNS[2 * x]}{8 - 2 * y}" not in view["board"]]
    d = "".join(f"M{x * 200 + 9} {y * 200 + 9}h182v182h-182z" for x, y in bare)
    return (
        f'<path class="still" fill="none" stroke="var(--earth-line)" stroke-width="2.5" stroke-dasharray="3 9" '
        f'stroke-linecap="round" d="{d}"/>'
        if d
        else ""
    )


def _glow(lamp: Mapping[str, Any]) -> str:
    """Let the light of a lamp fall on the spaces it lights."""
    column, row = _cell(lamp["space"])
    d = "".join(
        f"M{(x - column) * 100 - 48} {(y - row) * 100 - 48}h96v96h-96z"
        for x, y in _cells([lamp["space"], *lamp["lights"]])
    )
    paint = "far" if lamp["kind"] == "large" else "near"
    return (
        f'<path transform="translate({column * 100 + 50} {row * 100 + 50})" fill="url(#@{paint})" d="{d}"/>'
    )


def _building(building: Mapping[str, Any], annex: Mapping[str, Any] | None) -> str:
    """Draw a building with its chimney; an annex is drawn as a piece of its own."""
    name, owner, lights = building["name"], building["owner"], building["lights"]
    added = annex["spaces"] if annex and annex["building"] == name else ()
    cells = _cells(space for space in building["spaces"] if space not in added)
    house = art.garden(cells, owner) if name == "garden" else art.roof(cells, owner)
    x, y = max(cells, key=lambda cell: (sum(abs(cell[0] - a) + abs(cell[1] - b) == 1 for a, b in cells), -cell[1]))
    chimney = art.use(f"chimney-{owner}", x, y)
    title = say(
        "paris-draw-building",
        what=_what(name),
        seat=_seat(owner),
        spaces=",".join(building["spaces"]),
        size=building["size"],
        lights=lights,
    )
    classes = f"building {owner} lit" if lights else f"building {owner}"
    return _group(
        f"building-{name}",
        title,
        house + chimney,
        classes,
        building=name,
        owner=owner,
        size=building["size"],
        lights=lights,
    )


def _piece(name: str, piece: Mapping[str, Any], view: View) -> str:
    """Draw a special piece on its owner's plinth."""
    owner, cells, faces = piece["owner"], _cells(piece["spaces"]), piece.get("faces")
    x, y = cells[0]
    if name == "fountain":
        inside = art.basin(cells, owner)
    else:
        inside = art.use(f"plinth-{owner}", x, y) + art.use(FIGURES[name], x, y)
    if name == "annex":
        inside = _bridge(piece, view) + inside
    lines = [
        say("paris-draw-piece", what=_what(name), seat=_seat(owner), spaces=",".join(piece["spaces"]))
    ]
    if faces:
        inside += (
            f'<use href="#@facing" transform="translate({x * 100} {y * 100}) rotate({TURNS[faces]} 50 50)"/>'
        )
        lines.append(say("paris-draw-faces", side=say(f"paris-draw-side-{faces}")))
    return _group(
        f"piece-{name}", " ".join(lines), inside, f"piece {owner}", piece=name, owner=owner, faces=faces
    )


def _bridge(annex: Mapping[str, Any], view: View) -> str:
    """Join the annex to the building it belongs to."""
    x, y = _cell(annex["spaces"][0])
    home = next((b["spaces"] for b in view["buildings"] if b["name"] == annex["building"]), ())
    beside = [cell for cell in _cells(home) if abs(cell[0] - x) + abs(cell[1] - y) == 1]
    d = "".join(f"M{x * 100 + 50} {y * 100 + 50}l{(a - x) * 62} {(b - y) * 62}" for a, b in beside[:1])
    return f'<path stroke="var(--own)" stroke-width="34" d="{d}"/>' if d else ""


def _lamps(view: View) -> str:
    """Stand a lamp on every printed streetlight space that is in sight."""
    covered = {space for piece in view["pieces"].values() for space in piece["spaces"]}
    covered |= {space for building in view["buildings"] for space in building["spaces"]}
    lamps = (space for space in SPACES if view["board"].get(space) == "light" and space not in covered)
    return f'<g class="still">{"".join(art.use("lamp", *_cell(space)) for space in lamps)}</g>'


def _mark(last: Sequence[str]) -> str:
    """Mark the spaces of the last move by a line around them."""
    if not last:
        return ""
    d = art.even(_cells(last), 3)
    return (
        f'<g class="last still" fill="none" stroke-linejoin="round"><path stroke="var(--mark-edge)" stroke-width="8" '
        f'd="{d}"/><path stroke="var(--mark)" stroke-width="4" stroke-dasharray="16 7" d="{d}"/></g>'
    )


def _table(view: View, last: Sequence[str]) -> tuple[str, int]:
    """Draw the board and what lies around it, the viewer's side below; return it with its height."""
    near = view["seat"] or "orange"
    far = SEATS[near == "orange"]
    below = STRIP + WIDTH + 4
    pool = below + STRIP + 8
    cards = pool + STRIP + 12
    parts = (
        _shift(0, 12, _strip(view, far)),
        _shift(0, STRIP, _board(view, last)),
        _shift(0, below, _strip(view, near)),
        _shift(0, pool, _pool(view)),
        _shift(0, cards, _postcards(view)),
    )
    return "".join(parts), cards + 2 * (CARD_HEIGHT + 10) + 6


def _shift(x: float, y: float, inside: str, scale: float = 1) -> str:
    larger = f" scale({scale:g})" if scale != 1 else ""
    return f'<g transform="translate({x:g} {y:g}){larger}">{inside}</g>'


def _panel(height: int) -> str:
    return f'<rect x="12" width="{WIDTH - 24}" height="{height}" rx="10" fill="var(--card)"/>'


def _strip(view: View, seat: str) -> str:
    """Draw a seat's side of the table: chimneys, tokens, rights, reserve, and its hand or its score."""
    height = STRIP - 12
    moves = seat in view["turn"]
    chimneys, tokens = view["chimneys"][seat], view["tokens"][seat]
    row = "".join(_shift(32 + 20 * n, 54, art.use(f"chimney-{seat}"), 0.4) for n in range(chimneys))
    stock = _group(f"chimneys-{seat}", say("paris-draw-chimneys", count=chimneys), row)
    row = "".join(_shift(182 + 25 * n, 58, art.use(f"token-{seat}"), 0.26) for n in range(tokens))
    stock += _group(f"tokens-{seat}", say("paris-draw-tokens", count=tokens), row)
    parts = [
        _panel(height),
        f'<path fill="var(--own)" d="M12 10q0-10 10-10v{height}q-10 0-10-10z"/>',
        _shift(32, 10, art.use(f"token-{seat}"), 0.36),
        _text(76, 40, 32, _seat(seat)),
        _shift(190, -8, art.use("lamp"), 0.58) if moves else "",
        stock,
        _rights(view, seat),
        _shelf(view, view["reserve"][seat], (300, 690, height), "reserve", seat),
        _hand(view, seat) if view["phase"] == 1 else _score(view, seat),
    ]
    return f'<g class="{seat}">{"".join(parts)}</g>'


def _rights(view: View, seat: str) -> str:
    """Draw the rights that a seat has taken and not used."""
    return "".join(
        _group(
            f"right-{name}",
            say("paris-draw-right", seat=_seat(seat), card=say(f"paris-draw-card-{name}")),
            art.use(PICTOGRAMS[name]),
            at=f"translate({240 + 40 * number} 10) scale(.36)",
        )
        for number, name in enumerate(view["rights"][seat])
    )


def _hand(view: View, seat: str) -> str:
    """Draw the tile in hand, if this view shows it, and the pile."""
    parts = []
    if hand := view["hands"].get(seat):
        kinds = ", ".join(say(f"paris-draw-kind-{kind}") for kind in hand["spaces"])
        tile = "".join(
            art.use(kind, n % 2, n // 2) + (art.use("lamp", n % 2, n // 2) if kind == "light" else "")
            for n, kind in enumerate(hand["spaces"])
        )
        title = say("paris-draw-hand", tile=hand["tile"], seat=_seat(seat), spaces=kinds)
        at = "translate(700 10) scale(.4)"
        parts.append(_group(f"hand-{seat}", title, tile, at=at, tile=hand["tile"], owner=seat))
    if left := view["piles"][seat]:
        back = "".join(
            f'<rect x="{800 - 3 * n}" y="{24 - 3 * n}" width="54" height="54" rx="4" fill="var(--medal)" '
            'stroke="var(--own)" stroke-width="2.5"/>'
            for n in range(min(left, 3))
        )
        label = f'<g fill="#f5ead0">{_text(821, 54, 28, left, "mid")}</g>'
        parts.append(
            _group(f"pile-{seat}", say("paris-draw-pile", seat=_seat(seat), count=left), back + label)
        )
    return "".join(parts)


def _score(view: View, seat: str) -> str:
    score = view["score"][seat]
    title = say("paris-draw-score", seat=_seat(seat), **score)
    return _group(f"score-{seat}", title, _text(850, 66, 54, score["total"], "end"), total=score["total"])


def _pool(view: View) -> str:
    height = STRIP - 4
    return (
        _panel(height)
        + _text(30, 36, 24, say("paris-draw-pool"))
        + _shelf(view, view["pool"], (104, 860, height), "pool", None)
    )


def _shelf(
    view: View, names: Sequence[str], box: tuple[int, int, int], where: str, seat: str | None
) -> str:
    """Draw the shapes of buildings in a row, as large as the box (left, right, height) lets them be."""
    left, right, height = box
    if not names:
        return ""
    shapes = {name: view["shapes"][name] for name in names}
    columns = sum(len(rows[0]) for rows in shapes.values())
    tallest = max(len(rows) for rows in shapes.values())
    unit = min(22.0, (right - left) / (columns + 0.8 * len(names)), (height - 30) / max(tallest, 3))
    parts, x = [], float(left)
    for name, rows in shapes.items():
        cells = [(a, b) for b, row in enumerate(rows) for a, mark in enumerate(row) if mark == "X"]
        wide, size = len(rows[0]) * unit, len(cells)
        key = "paris-draw-in-reserve" if seat else "paris-draw-in-pool"
        title = say(key, what=name, size=size, seat=_seat(seat) if seat else "")
        shape = (
            f'<path fill="var(--top,var(--blue-top))" stroke="var(--slope,var(--blue-slope))" stroke-width="14" '
            f'd="{art.even(cells, 6)}"/>'
        )
        inside = _shift(x, 8 + (height - 32 - len(rows) * unit) / 2, shape, unit / 100)
        inside += _text(x + wide / 2, height - 9, 19, name, "mid")
        parts.append(_group(f"{where}-{name}", title, inside, building=name, owner=seat, size=size))
        x += wide + 0.8 * unit
    return "".join(parts)


def _postcards(view: View) -> str:
    wide = (WIDTH - 24 + 10) / 4
    return "".join(
        _shift(12 + number % 4 * wide, number // 4 * (CARD_HEIGHT + 10), _postcard(card, wide - 10))
        for number, card in enumerate(view["postcards"])
    )


def _postcard(card: Mapping[str, Any], wide: float) -> str:
    """Draw a postcard with its pictogram as the stamp, and the token of whoever activated it."""
    name, seat = card["name"], card["by"]
    label = say(f"paris-draw-card-{name}")
    lines = [
        say("paris-draw-card-used", card=label, seat=_seat(seat))
        if seat
        else say("paris-draw-card-open", card=label)
    ]
    lines += [say("paris-draw-card-points")] if name in WITH_POINTS else []
    words = label.split()
    rows = [label] if len(label) < 14 else _fold(words)
    top = CARD_HEIGHT / 2 + 6 - 11 * (len(rows) - 1)
    paper = "var(--paper-used)" if seat else "var(--paper)"
    inside = (
        f'<rect width="{wide:g}" height="{CARD_HEIGHT}" rx="5" fill="{paper}"/>'
        '<rect x="8" y="10" width="64" height="72" fill="#1a2550" stroke="#8a7a55" stroke-width="3" stroke-dasharray="3 3"/>'
        + _shift(9, 15, art.use(PICTOGRAMS[name]), 0.62)
        + f'<g fill="#232a48">{"".join(_text(82, top + 22 * n, 19, row) for n, row in enumerate(rows))}</g>'
    )
    if name in WITH_POINTS:
        inside += f'<g fill="#8a4a10">{_text(wide - 12, 22, 26, "+", "end")}</g>'
    if seat:
        inside += f'<g class="{seat}">{_shift(wide - 44, CARD_HEIGHT - 40, art.use(f"token-{seat}"), 0.4)}</g>'
    return _group(f"postcard-{name}", " ".join(lines), inside, "postcard", postcard=name, by=seat or "")


def _fold(words: Sequence[str]) -> list[str]:
    """Fold a name into two lines of nearly the same length."""
    cut = min(
        range(1, len(words)), key=lambda at: max(len(" ".join(words[:at])), len(" ".join(words[at:])))
    )
    return [" ".join(words[:cut]), " ".join(words[cut:])]
