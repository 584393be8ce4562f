"""A sheet to print and to play on with a pen: black lines on white, drawn from the same art, as PDF or as SVG.

Lengths are in millimetres. The pictures of a page are one SVG in the colours of print; words are set over it.
"""

from __future__ import annotations

from collections.abc import Sequence
from importlib.resources import as_file, files
from io import BytesIO
from typing import TYPE_CHECKING

from boulevard.errors import from_extra
from boulevard.games.avenue.drawing.pad_page import POINT, Word, page_of
from boulevard.games.svg import FONT, safe
from boulevard.messages import say

if TYPE_CHECKING:
    from fpdf import FPDF


TIMES, FORUM = "Times", "Forum"
"""The fonts of a PDF: one that every reader has, and one of ours with Cyrillic letters (forum.LICENSE)."""


def pad(sheet_rows: Sequence[str], name: str, *, paper: str = "A4", per_page: int = 1) -> bytes:
    """Return a PDF of one page with an empty sheet to draw on, once, twice or four times.

    `sheet_rows` are the symbols of a sheet, the top row first; `name` is what the sheet is called; `paper` is A4 or
    Letter. Needs the extra "print".
    """
    page = page_of(sheet_rows, name, paper, per_page)
    with from_extra("print"):
        from fpdf import FPDF
    pdf = FPDF(format=(page.wide, page.high))
    pdf.set_title(say("avenue-pad-title", name=name))
    pdf.set_creator(say("avenue-pad-foot"))
    pdf.set_auto_page_break(False)
    pdf.set_margin(0)
    pdf.add_page()
    pdf.image(BytesIO(page.picture.encode()), x=0, y=0, w=page.wide, h=page.high)
    font = _font(pdf, "".join(word.text for word in page.words))
    for word in page.words:
        _write(pdf, word, font)
    return bytes(pdf.output())


def pad_svg(sheet_rows: Sequence[str], name: str, *, paper: str = "A4", per_page: int = 1) -> str:
    """Return the page of `pad` as SVG in millimetres, for a browser to print. Needs nothing more."""
    page = page_of(sheet_rows, name, paper, per_page)
    words = "".join(map(_word, page.words))
    return page.picture.replace("</svg>", f'<g font-family="{FONT}" fill="#000">{words}</g></svg>')


def _word(word: Word) -> str:
    look = (' text-anchor="middle"' if word.align == "c" else "") + (' font-weight="bold"' if word.bold else "")
    size = word.size * POINT
    return f'<text x="{word.x:.2f}" y="{word.y:.2f}" font-size="{size:.2f}"{look}>{safe(word.text)}</text>'


def _font(pdf: FPDF, text: str) -> str:
    """The font for a text: one that every reader of PDF has, unless it has letters that this one lacks."""
    if not any("\u0400" <= letter <= "\u04ff" for letter in text):
        return TIMES
    with as_file(files("boulevard.games").joinpath("forum.ttf")) as path:
        pdf.add_font(FORUM, fname=path)
    return FORUM


def _write(pdf: FPDF, word: Word, font: str) -> None:
    """Set a line of text; what the font of every reader lacks becomes a question mark."""
    pdf.set_font(font, "B" if word.bold and font == TIMES else "", word.size)
    text = word.text.encode("latin-1", "replace").decode("latin-1") if font == TIMES else word.text
    pdf.text(word.x - (pdf.get_string_width(text) / 2 if word.align == "c" else 0), word.y, text)
