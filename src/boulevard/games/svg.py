"""What the drawings of all games share: parts of an SVG, style sheets, definitions, whole drawings and small ones.

``@`` stands for the prefix of a drawing's ids, from the parts on until the document is put together.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from textwrap import wrap
from typing import NamedTuple
from xml.sax.saxutils import escape

from boulevard.errors import BadOption

UNIT = 100
"""The side of a space."""

PAGE = "page"
THEMES = ("auto", "light", "dark", PAGE)
FONT = "'Palatino Linotype',Palatino,'Book Antiqua',Georgia,'Liberation Serif',serif"

LETTERS = 34
"""How many times as wide as the letters of its caption a drawing is."""
CAPTION = {"ground": ("#161f46", "#fbf4e4"), "ink": ("#f5ead0", "#232a48")}
"""The colours of captions, by night and by day."""


RULES = {
    "": f"display:block;height:auto;isolation:isolate;font-family:{FONT};fill:var(--ink)",
    " text": "user-select:none;-webkit-user-select:none",
    " .still": "pointer-events:none",
    " .mid": "text-anchor:middle",
    " .end": "text-anchor:end",
    " .dim": "fill:var(--dim)",
}
"""What drawings of boards look like, whatever the game."""


def safe(text: object) -> str:
    """Escape text for elements and attributes alike, and the sign that stands for the prefix."""
    return escape(str(text), {'"': "&quot;", "@": "&#64;"})


def group(name: str, title: str, inside: str, look: str = "", at: str = "", **data: object) -> str:
    """Return a group that a page can find by its id and data attributes, and a reader by its title."""
    marks = "".join(f' data-{key}="{safe(value)}"' for key, value in data.items() if value is not None)
    classes = f' class="{look}"' if look else ""
    place = f' transform="{at}"' if at else ""
    return f'<g id="@{safe(name)}"{classes}{place}{marks}><title>{safe(title)}</title>{inside}</g>'


def text(x: float, y: float, size: float | None, words: object, look: str = "") -> str:
    """Return a line of text; without a size it has that of its class."""
    font = f' font-size="{size:g}"' if size else ""
    classes = f' class="{look}"' if look else ""
    return f'<text x="{x:g}" y="{y:g}"{font}{classes}>{safe(words)}</text>'


def shift(x: float, y: float, inside: str, scale: float = 1) -> str:
    """Move a part of a drawing, and scale it."""
    larger = f" scale({scale:g})" if scale != 1 else ""
    return f'<g transform="translate({x:g} {y:g}){larger}">{inside}</g>'


def use(name: str, column: int = 0, row: int = 0) -> str:
    """Put a symbol on a space of the grid."""
    place = "".join(f' {axis}="{at * UNIT}"' for axis, at in (("x", column), ("y", row)) if at)
    return f'<use href="#@art-{name}"{place}/>'


def css(scope: str, theme: str, rules: Mapping[str, str], colours: Mapping[str, tuple[str, ...]]) -> str:
    """Return the style sheet of a theme: day, night, or as the reader prefers ("auto"); on paper it is day.

    "page" is for drawings without a sheet of their own on a page that serves this one: as the reader prefers, unless
    the page's root says otherwise by `data-theme="light"` or `"dark"`. Every rule holds inside of the class `scope`
    only; a colour is given by night and by day.
    """
    if theme not in THEMES:
        raise BadOption("bad-option", name="theme", value=theme, values=", ".join(THEMES))
    night, day = (";".join(f"--{name}:{pair[at]}" for name, pair in colours.items()) for at in (0, 1))
    drawing = f".{scope}.{theme}"
    own = f"{drawing}{{{day if theme == 'light' else night}}}"
    if theme in ("auto", PAGE):
        own += f"@media (prefers-color-scheme:light),print{{{drawing}{{{day}}}}}"
    if theme == PAGE:
        chosen = (f":root[data-theme={name}] {drawing}{{{how}}}" for name, how in (("light", day), ("dark", night)))
        own += f"@media screen{{{''.join(chosen)}}}"
    return "".join(f".{scope}{what}{{{how}}}" for what, how in rules.items()) + own


def captioned(drawing: str, lines: Sequence[str], theme: str) -> str:
    """Put lines of text below a whole drawing, the first as a heading; long ones are broken.

    The size is in pixels, so that the picture has one wherever it is opened.
    """
    found = re.search(r'viewBox="0 0 ([\d.]+) ([\d.]+)"', drawing)
    assert found, "a drawing says how large it is"
    wide, high = float(found[1]), float(found[2])
    size = wide / LETTERS
    placed = drawing.replace('width="100%"', f'width="{wide:g}" height="{high:g}"', 1)
    broken = [(part, place) for place, line in enumerate(lines) for part in wrap(line, LETTERS * 2 - 8)]
    texts = (
        text(2 * size, high + size * (2.1 + 1.5 * row), size * (1.1 if not place else 1), part, "" if place else "bold")
        for row, (part, place) in enumerate(broken)
    )
    whole = round(high + size * (1.8 + 1.5 * len(broken)))
    scope = "boulevard-caption"
    rules = {
        "": f"display:block;font-family:{FONT};fill:var(--ink)",
        ">svg": f"width:{wide:g}px;height:{high:g}px",
        " .bold": "font-weight:bold",
        ">.ground": "fill:var(--ground)",
    }
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" class="{scope} {theme}" role="img" '
        f'width="{wide:g}" height="{whole:g}" viewBox="0 0 {wide:g} {whole:g}">'
        f"<title>{safe(lines[0])}</title><desc>{safe(' '.join(lines[1:]))}</desc>"
        f"<style>{css(scope, theme, rules, CAPTION)}</style>"
        f'<rect class="ground" width="{wide:g}" height="{whole:g}"/>{placed}{"".join(texts)}</svg>'
    )


def inlined(drawing: str, symbols: Mapping[str, str]) -> str:
    """Put symbols in the place of references to them."""

    def put(found: re.Match[str]) -> str:
        place = dict(re.findall(r'(\w+)="([^"]+)"', found[2]))
        inside = inlined(symbols[found[1]], symbols)
        if not place:
            return inside
        move = place.get("transform", f"translate({place.get('x', 0)} {place.get('y', 0)})")
        return f'<g transform="{move}">{inside}</g>'

    return re.sub(r'<use href="#@art-([a-z0-9-]+)"([^>]*)/>', put, drawing)


def defs(body: str, paint: Mapping[str, str], symbols: Mapping[str, str]) -> str:
    """Return the definitions that `body` makes use of, and those they make use of in turn."""
    found: dict[str, str] = {}
    waiting = [body]
    while waiting:
        for name in re.findall(r"#@art-([a-z0-9-]+)", waiting.pop()):
            if name not in found:
                found[name] = paint.get(name) or f'<g id="@art-{name}">{symbols[name]}</g>'
                waiting.append(found[name])
    return f"<defs>{''.join(found[name] for name in sorted(found))}</defs>"


class Document(NamedTuple):
    """A whole drawing of a game: its name is that of its id and of its class."""

    game: str
    theme: str
    width: float
    height: float
    title: str
    summary: str
    sheet: str
    defs: str
    body: str

    def text(self, size: int | None, prefix: str) -> str:
        """Write the drawing, `size` pixels wide (None: all the width there is), with `prefix` before every id."""
        name, wide, high = self.game, self.width, self.height
        extent = f'width="{size}" height="{round(size * high / wide)}"' if size else 'width="100%"'
        drawing = (
            f'<svg xmlns="http://www.w3.org/2000/svg" id="@{name}" class="boulevard-{name} {self.theme}" role="img" '
            f'{extent} viewBox="0 0 {wide:g} {high:g}" aria-labelledby="@{name}-title @{name}-desc" '
            f'stroke-linecap="round" stroke-linejoin="round"><title id="@{name}-title">{safe(self.title)}</title>'
            f'<desc id="@{name}-desc">{safe(self.summary)}</desc>{self.defs}{self.body}</svg>'
        )
        own = "" if self.theme == PAGE else f"<style>{self.sheet}</style>"
        return drawing.replace("@", safe(prefix)).replace("<defs>", f"{own}<defs>", 1)


class Picture(NamedTuple):
    """A small drawing of one thing for a page that serves the game's style sheet.

    A space is as large as the letters around it (1em), unless the page gives the drawing another width.
    """

    title: str
    width: float
    height: float
    body: str

    def text(self, game: str, prefix: str, paint: Mapping[str, str], symbols: Mapping[str, str]) -> str:
        """Write the drawing. It has ids, with `prefix` before them, only where paint needs them."""
        body = inlined(self.body, symbols)
        needed = defs(body, paint, {}) if "#@art-" in body else ""
        wide, high = self.width, self.height
        drawing = (
            f'<svg xmlns="http://www.w3.org/2000/svg" class="boulevard-{game} {PAGE}" role="img" '
            f'width="{wide / UNIT:g}em" height="{high / UNIT:g}em" viewBox="0 0 {wide:g} {high:g}" '
            f'stroke-linecap="round" stroke-linejoin="round"><title>{safe(self.title)}</title>{needed}{body}</svg>'
        )
        return drawing.replace("@", safe(prefix))
