"""The pad to print: papers, pages, words, and what happens without the extra."""

from __future__ import annotations

import re
import sys
import xml.etree.ElementTree as ET
import zlib

import pytest

from boulevard.errors import MissingExtra
from boulevard.games.avenue.drawing import pad_page as module
from boulevard.games.avenue.drawing.art import PrintedSheet
from boulevard.games.avenue.drawing.pad import pad, pad_svg
from boulevard.games.avenue.drawing.pad_page import LAYOUTS, MARGIN, PAPERS, Box, Word
from boulevard.messages import speaking
from tests.games.avenue.drawing.test_draw import SMALL, TALL, WIDE, A

pytest.importorskip("fpdf")

SHEETS = {"A": A, "small": SMALL, "wide": WIDE, "tall": TALL}


def size(pdf: bytes) -> tuple[float, float]:
    """The size of the page in millimetres."""
    found = re.search(rb"/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]", pdf)
    assert found
    return round(float(found[1]) * 25.4 / 72, 1), round(float(found[2]) * 25.4 / 72, 1)


def content(pdf: bytes) -> str:
    """All that is drawn, uncompressed."""
    streams = re.findall(rb"stream\n(.*?)\nendstream", pdf, re.DOTALL)
    return "".join(zlib.decompress(stream).decode("latin-1") for stream in streams)


@pytest.mark.parametrize("per_page", LAYOUTS)
@pytest.mark.parametrize("paper", PAPERS)
@pytest.mark.parametrize("name", SHEETS)
def test_one_page_of_vectors(name: str, paper: str, per_page: int) -> None:
    pdf = pad(SHEETS[name], name, paper=paper, per_page=per_page)
    assert pdf.startswith(b"%PDF")
    assert len(re.findall(rb"/Type /Page\b", pdf)) == 1
    lying = name == "wide" and per_page == 1
    assert size(pdf) == (PAPERS[paper][::-1] if lying else PAPERS[paper])
    assert b"/Subtype /Image" not in pdf
    drawn = content(pdf)
    assert drawn.count(f"(Avenue, sheet {name})") == per_page
    for farm in "ABCDEF":
        assert drawn.count(f"({farm})") == per_page
    assert drawn.count("(Total)") == per_page
    assert drawn.count("(Boulevard)") == per_page


@pytest.mark.parametrize("per_page", [1, 2])
@pytest.mark.parametrize("paper", PAPERS)
@pytest.mark.parametrize("name", SHEETS)
def test_everything_keeps_off_the_margins_and_apart(name: str, paper: str, per_page: int) -> None:
    wide, high = PAPERS[paper]
    box = Box(MARGIN, MARGIN, wide - 2 * MARGIN, (high - 2 * MARGIN - (per_page - 1) * 8) / per_page)
    plan = module._plan(PrintedSheet.of(SHEETS[name]), box)
    parts = (plan.map, plan.scores, plan.roads)
    for part in parts:
        assert part.x >= MARGIN >= 10
        assert part.x + part.wide <= box.x + box.wide + 1e-6
        assert part.y >= box.y + module.TITLE
        assert part.y + part.high + module.ADVICE + module.FOOT <= box.y + box.high + 1e-6
    for first, second in ((0, 1), (0, 2), (1, 2)):
        a, b = parts[first], parts[second]
        assert a.x + a.wide <= b.x or a.y + a.high <= b.y


def test_colours_become_those_of_print() -> None:
    printed = PrintedSheet.of(A)
    drawing = module._picture(printed, module._sheet(printed, "A", Box(12, 12, 186, 273))[0], 210, 297)
    assert "var(" not in drawing
    assert "<use" not in drawing
    assert "@" not in drawing


@pytest.mark.parametrize("per_page", LAYOUTS)
def test_the_same_page_as_svg(per_page: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "fpdf", None)
    drawing = ET.fromstring(pad_svg(A, "Дом <1>", paper="Letter", per_page=per_page))
    assert drawing.attrib["viewBox"] == "0 0 215.9 279.4"
    texts = [it.text for it in drawing.iter("{http://www.w3.org/2000/svg}text")]
    assert texts.count("Avenue, sheet Дом <1>") == per_page
    assert texts.count("F") == per_page


def test_long_words_become_smaller_and_short_ones_do_not_grow() -> None:
    assert Word(0, 0, 10, "short").within(100).size == 10
    assert Word(0, 0, 10, "long " * 40).within(100).size < 4


def test_names_of_any_script_are_printed_somehow() -> None:
    assert "(Avenue, sheet ? \\(1\\))" in content(pad(SMALL, "家 (1)"))


def test_unknown_papers_are_refused() -> None:
    with pytest.raises(ValueError, match="A5"):
        pad(A, "A", paper="A5")
    with pytest.raises(ValueError, match="3"):
        pad(A, "A", per_page=3)


def test_without_the_extra_it_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "fpdf", None)
    with pytest.raises(MissingExtra, match="print"):
        pad(A, "A")


def test_letters_that_readers_lack_come_with_the_page() -> None:
    with speaking("ru"):
        assert b"+Forum" in pad(A, "A")
    assert b"+Forum" in pad(SMALL, "Дом (1)")
    assert b"+Forum" not in pad(A, "A")
