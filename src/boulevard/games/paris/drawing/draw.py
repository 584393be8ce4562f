"""The SVG of a position of Paris, as one seat sees it.

A drawing is a pure function of a view (`view.py`), so it can show nothing that its seat may not see. Spaces, buildings,
pieces, postcards, reserves, the pool and hands carry stable ids and data attributes for a page to hang gestures on.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache, lru_cache
from typing import Any

from boulevard.games.keeping import kept_for_equals
from boulevard.games.paris.drawing import art, style
from boulevard.games.paris.drawing.art import PICTOGRAMS, UNIT
from boulevard.games.paris.play.state import CHIMNEYS, COLUMN_NAMES, SEATS, TOKENS
from boulevard.games.svg import Document, group, shift, text, use
from boulevard.messages import language, say
from boulevard.messages.seats import seat_name

View = Mapping[str, Any]

SPACES = [f"{column}{row}" for row in range(1, 9) for column in COLUMN_NAMES]
WITH_POINTS = ("peintre", "moulin-rouge", "penseur", "fontaine")
EDGE = 40
WIDTH = 8 * UNIT + 2 * EDGE
STRIP = 100
POOL = 108
CARD = 92
ON_THE_BOARD = ("phase", "over", "turn", "board", "buildings", "pieces", "lamps", "reserve", "score")
"""What a view says of the board and of what is told with it: nothing that one seat knows and the other does not."""
BOARDS_KEPT = 200
"""Boards that are kept as they were drawn, some 20 kB each: both seats ask for the same one shortly after a move."""
KEPT = 20_000
"""Spaces that are kept as they were drawn, some 400 bytes each: those of many games in all languages."""


def draw(
    view: View,
    *,
    last: Sequence[str] = (),
    theme: str = "auto",
    size: int | None = None,
    sides: bool = True,
    player: str | None = None,
    prefix: str = "",
) -> str:
    """Return the SVG of `view`.

    `last` names the spaces that the last move touched; `theme` is auto, light or dark, or page (without a style sheet);
    `size` is the width in pixels (None: all the width there is); `sides` also draws what lies beside the board;
    `player` makes no difference, as there is one board for both; `prefix` is put before every id.
    """
    if not sides:
        return _alone({name: view[name] for name in ON_THE_BOARD}, list(last), theme, size, prefix)
    return _document(view, *_table(view, last), theme, size, prefix)


@kept_for_equals(BOARDS_KEPT)
def _alone(view: View, last: Sequence[str], theme: str, size: int | None, prefix: str) -> str:
    """Draw only the board of what is seen there, as both seats and spectators see it."""
    return _document(view, _board(view, last), WIDTH, theme, size, prefix)


def _document(view: View, body: str, height: int, theme: str, size: int | None, prefix: str) -> str:
    sheet = style.sheet(theme)
    title, summary = say("paris-draw-title", phase=view["phase"]), _summary(view)
    ground = f'<rect width="{WIDTH}" height="{height}" rx="18" fill="var(--sky)"/>'
    document = Document("paris", theme, WIDTH, height, title, summary, sheet, style.defs(body), ground + body)
    return document.text(size, prefix)


def _summary(view: View) -> str:
    """Sum a position up in a few sentences."""
    lines = [say("paris-draw-paved", count=len(view["board"]))] if view["phase"] == 1 else []
    lines += [say("paris-draw-over")] if view["over"] else []
    lines += [say("paris-draw-turn", seat=seat_name(seat)) for seat in view["turn"]]
    for seat in SEATS:
        built = sum(house["owner"] == seat for house in view["buildings"])
        total, reserve = view["score"][seat]["total"], len(view["reserve"][seat])
        name = seat_name(seat)
        lines.append(say("paris-draw-summary", seat=name, buildings=built, reserve=reserve, total=total))
    return " ".join(lines)


def _board(view: View, last: Sequence[str]) -> str:
    """Draw the board from the ground up: paving, light, buildings, pieces, lamps, the mark of the last move."""
    lamps, houses, pieces = view["lamps"], view["buildings"], view["pieces"]
    layers = (
        '<path fill="var(--plate)" stroke="var(--frame)" stroke-width="2.5" d="M-7-7h814v814H-7z"/>'
        '<path fill="var(--frame)" d="M-7-16l9 9-9 9-9-9zM807-16l9 9-9 9-9-9z'
        'M-7 798l9 9-9 9-9-9zM807 798l9 9-9 9-9-9z"/>',
        _coordinates(),
        *_spaces(view, last),
        _squares(view),
        f'<g class="still">{"".join(map(art.glow, lamps))}</g>',
        *(art.building(house, pieces.get("annex")) for house in houses),
        '<g class="still" clip-path="url(#@art-edge)">',
        *(use("shine-round", *art.cell(lamp["space"])) for lamp in lamps),
        "</g>",
        *(art.piece(name, piece, houses) for name, piece in pieces.items()),
        f'<g class="still">{"".join(use("lamp", *art.cell(space)) for space in _lamp_spaces(view))}</g>',
        art.mark(last) if last else "",
    )
    return shift(EDGE, EDGE, "".join(layers))


@cache
def _coordinates() -> str:
    """Letter the columns below and number the rows on the left, as in the notation."""
    below = (text(column * UNIT + 50, 831, None, name) for column, name in enumerate(COLUMN_NAMES))
    beside = (text(-23, 758 - row * UNIT, None, row + 1) for row in range(8))
    return f'<g class="still mid" font-size="24" aria-hidden="true">{"".join((*below, *beside))}</g>'


def _holds(view: View) -> dict[str, str]:
    """Return which piece or building stands on which space."""
    things = {house["name"]: house for house in view["buildings"]} | view["pieces"]
    return {space: name for name, thing in things.items() for space in thing["spaces"]}


def _lamp_spaces(view: View) -> list[str]:
    """Return the printed streetlight spaces that nothing stands on."""
    holds = _holds(view)
    return [space for space, kind in view["board"].items() if kind == "light" and space not in holds]


def _spaces(view: View, last: Sequence[str]) -> list[str]:
    """Draw every space, paved or not."""
    holds = _holds(view)
    lit = [space for lamp in view["lamps"] for space in lamp["lights"]]
    spoken = language()
    return [
        _space(spoken, space, view["board"].get(space, "empty"), holds.get(space), lit.count(space), space in last)
        for space in SPACES
    ]


@lru_cache(KEPT)
def _space(_spoken: str, space: str, kind: str, holds: str | None, lit: int, is_last: bool) -> str:
    """Draw a space, with a title in the language that is spoken: most of them are the same after a move."""
    free = kind != "empty" and holds is None
    lines = [say("paris-draw-space", space=space, kind=say(f"paris-draw-kind-{kind}"))]
    lines += [say("paris-draw-free")] if free else []
    lines += [say("paris-draw-holds", what=art.what(holds))] if holds is not None else []
    lines += [say("paris-draw-lit", count=lit)] if lit else []
    lines += [say("paris-draw-last")] if is_last else []
    data = {"space": space, "kind": kind, "free": str(free).lower()}
    data |= {"last": "true"} if is_last else {}
    stone = use("earth" if kind == "empty" else kind, *art.cell(space))
    return group(f"space-{space}", " ".join(lines), stone, "space", **data)


def _squares(view: View) -> str:
    """Outline the squares that are not paved yet."""
    bare = [(x, y) for x in range(4) for y in range(4) if f"{COLUMN_NAMES[2 * x]}{8 - 2 * y}" not in view["board"]]
    d = "".join(f"M{x * 200 + 9} {y * 200 + 9}h182v182h-182z" for x, y in bare)
    dots = 'fill="none" stroke="var(--earth-line)" stroke-width="2.5" stroke-dasharray="3 9"'
    return f'<path class="still" {dots} d="{d}"/>' if bare else ""


def _table(view: View, last: Sequence[str]) -> tuple[str, int]:
    """Draw the board and what lies around it, the viewer's side below; return it with its height."""
    near = view["seat"] or "orange"
    far = SEATS[near == "orange"]
    parts, y = [], 12
    for inside, height in (
        (_strip(view, far), STRIP),
        (_board(view, last), WIDTH + 4),
        (_strip(view, near), STRIP + 20),
        (_pool(view), POOL + 16),
        (_postcards(view), 2 * (CARD + 10)),
    ):
        parts.append(shift(0, y, inside))
        y += height
    return "".join(parts), y + 2


def _panel(height: int, look: str = 'fill="var(--card)"') -> str:
    return f'<rect x="12" width="{WIDTH - 24}" height="{height}" rx="10" {look}/>'


def _strip(view: View, seat: str) -> str:
    """Draw a seat's side of the table: chimneys, tokens, reserve, rights, and its hand or its score."""
    parts = (
        _panel(STRIP),
        f'<path fill="var(--own)" d="M12 10q0-10 10-10v{STRIP}q-10 0-10-10z"/>',
        shift(30, 9, use(f"token-{seat}"), 0.4),
        text(80, 42, 34, seat_name(seat)),
        _lead() if seat in (*view["turn"], view["winner"]) else "",
        _stock("chimneys", seat, view["chimneys"][seat], CHIMNEYS),
        _stock("tokens", seat, view["tokens"][seat], TOKENS),
        _shelf(view, view["reserve"][seat], (310, 680, STRIP), seat),
        _rights(view, seat),
        _hand(view, seat) + _pile(view, seat) if view["phase"] == 1 else _score(view, seat),
    )
    return f'<g class="{seat}">{"".join(parts)}</g>'


def _lead() -> str:
    """Light a lamp at the side of the seat that is to move, or has won."""
    return _panel(STRIP, 'fill="none" stroke="var(--turn)" stroke-width="3"') + shift(236, 1, use("lamp"), 0.58)


def _stock(name: str, seat: str, left: int, full: int) -> str:
    """Draw what a seat has left of its chimneys or tokens, and faintly what is gone."""
    symbol, x, y, step, scale = ("pot", 32, 63, 20, 0.2) if name == "chimneys" else ("token", 184, 60, 27, 0.26)
    drawn = [shift(x + step * n, y, use(f"{symbol}-{seat}"), scale) for n in range(max(left, full))]
    gone = f'<g class="gone">{"".join(drawn[left:])}</g>' if left < full else ""
    title = say(f"paris-draw-{name}", seat=seat_name(seat), count=left)
    return group(f"{name}-{seat}", title, "".join(drawn[:left]) + gone, left=left)


def _rights(view: View, seat: str) -> str:
    """Draw the rights that a seat has taken and not used."""
    drawn = ""
    for number, name in enumerate(view["rights"][seat]):
        title = say("paris-draw-right", seat=seat_name(seat), card=say(f"paris-draw-card-{name}"))
        place = f"translate({684 + 48 * number} 26) scale(.48)"
        inside = '<circle cx="50" cy="50" r="50" fill="var(--medal)"/>' + shift(10, 8, use(PICTOGRAMS[name]), 0.8)
        drawn += group(f"right-{name}-{seat}", title, inside, at=place, right=name, owner=seat)
    return drawn


def _hand(view: View, seat: str) -> str:
    """Draw the tile in a seat's hand, if this view shows it."""
    hand = view["hands"].get(seat)
    if not hand:
        return ""
    tile, title = art.hand(hand, seat)
    place = "translate(696 8) scale(.42)"
    return group(f"hand-{seat}", title, tile, "hand", place, tile=hand["tile"], owner=seat)


def _pile(view: View, seat: str) -> str:
    """Draw the backs of the tiles that a seat has not drawn yet."""
    left = view["piles"][seat]
    look = 'width="54" height="54" rx="4" fill="var(--medal)" stroke="var(--own)" stroke-width="2.5"'
    backs = "".join(f'<rect x="{802 - 3 * n}" y="{26 - 3 * n}" {look}/>' for n in range(min(left, 3)))
    top = 3 * (min(left, 3) - 1)
    title = say("paris-draw-pile", seat=seat_name(seat), count=left)
    count = text(829 - top, 62 - top, 28, left, "mid light-ink")
    return group(f"pile-{seat}", title, backs + count, left=left) if left else ""


def _score(view: View, seat: str) -> str:
    """Write a seat's points, line by line in the title."""
    score = view["score"][seat]
    title = say("paris-draw-score", seat=seat_name(seat), **score)
    return group(f"score-{seat}", title, text(848, 67, 54, score["total"], "end"), total=score["total"])


def _pool(view: View) -> str:
    inside = _shelf(view, view["pool"], (110, 860, POOL)) or text(110, 62, 26, "–", "dim")
    return f'<g class="zinc">{_panel(POOL)}{text(30, 62, 26, say("paris-draw-pool"))}{inside}</g>'


def _shelf(view: View, names: Sequence[str], box: tuple[int, int, int], seat: str | None = None) -> str:
    """Draw buildings of a reserve or the pool in a row, as large as the box (left, right, height) lets them be."""
    left, right, height = box
    rows = {name: view["shapes"][name] for name in names}
    columns = sum(len(shape[0]) + 0.8 for shape in rows.values())
    tallest = max((len(shape) for shape in rows.values()), default=0)
    unit = min((right - left) / max(columns, 1), (height - 32) / max(tallest, 4))
    drawn, x = "", float(left)
    for name, lines in rows.items():
        wide = len(lines[0]) * unit
        shape, size = art.shape(lines)
        inside = shift(round(x, 1), round(7 + (height - 34 - len(lines) * unit) / 2, 1), shape, round(unit / UNIT, 3))
        inside += text(round(x + wide / 2, 1), height - 8, 19, name, "mid")
        key, where = ("paris-draw-in-reserve", "reserve") if seat else ("paris-draw-in-pool", "pool")
        title = say(key, what=name, size=size, seat=seat_name(seat) if seat else "")
        drawn += group(f"{where}-{name}", title, inside, where, building=name, owner=seat, size=size)
        x += wide + 0.8 * unit
    return drawn


def _postcards(view: View) -> str:
    """Lay the postcards out in rows of four."""
    step = (WIDTH - 24 + 10) / 4
    return "".join(
        shift(12 + number % 4 * step, number // 4 * (CARD + 10), _postcard(card, step - 10))
        for number, card in enumerate(view["postcards"])
    )


def _postcard(card: Mapping[str, Any], wide: float) -> str:
    """Draw a postcard with its pictogram as a stamp, and the token of the seat that activated it."""
    name, seat = card["name"], card["by"]
    label = say(f"paris-draw-card-{name}")
    title = say("paris-draw-card-open", card=label)
    rows = _fold(label)
    size, line = (15, 18) if "(" in label else (19, 22)
    top = CARD / 2 + 6 - line / 2 * (len(rows) - 1)
    inside = (
        f'<rect width="{wide:g}" height="{CARD}" rx="5" fill="var(--paper{"-used" if seat else ""})"/>'
        '<path fill="#1a2550" stroke="#8a7a55" stroke-width="3" stroke-dasharray="3 3" stroke-linecap="butt" '
        'd="M8 10h64v72H8z"/>' + shift(7, 13, use(PICTOGRAMS[name]), 0.66)
    )
    inside += "".join(text(84, top + line * n, size, row, "dark-ink") for n, row in enumerate(rows))
    if seat:
        title = say("paris-draw-card-used", card=label, seat=seat_name(seat))
        inside += f'<g class="{seat}">{shift(40, 50, use(f"token-{seat}"), 0.42)}</g>'
    if name in WITH_POINTS:
        title += " " + say("paris-draw-card-points")
        inside += f'<path stroke="#9a4f0c" stroke-width="4.5" d="M{wide - 25:g} 17h16m-8-8v16"/>'
    return group(f"postcard-{name}", title, inside, "postcard", postcard=name, by=seat or "")


def _fold(label: str) -> list[str]:
    """Fold a postcard's name into lines; a language's own name, in brackets after the French one, goes below it."""
    name, brackets, own = label.partition(" (")
    return [*_halves(name), *(_halves(f"({own}") if brackets else [])]


def _halves(words: str) -> list[str]:
    """Fold what is long into two lines of nearly the same length."""
    parts = words.split()
    halves = [(" ".join(parts[:cut]), " ".join(parts[cut:])) for cut in range(1, len(parts))]
    return list(min(halves, key=lambda pair: max(map(len, pair)))) if len(words) > 13 and halves else [words]
