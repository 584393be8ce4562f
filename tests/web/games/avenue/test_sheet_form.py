"""Sheets of one's own without a browser: as links, as files, on paper, and with nonsense."""

from __future__ import annotations

import json
import re
from typing import Any

import httpx
import pytest
from hypothesis import given
from hypothesis import strategies as st

from boulevard.games.avenue.components import sheet
from boulevard.games.avenue.errors import BadSheet
from boulevard.web.games.avenue import sheet_form
from tests.games.avenue.sheets import SHEETS
from tests.web.games.editing import NONSENSE, require_harmless, require_refused
from tests.web.pages.test_pages import NAUGHTY, require_clean

SMALL = ["A B C .", "D E F P2", "CP G3 P1 CG"]
GRAPES = ("P1", "P2", "P3", "G1", "G2", "G3", ".")


@st.composite
def sheets(draw: st.DrawFn) -> list[str]:
    """Any sheet that can be played on."""
    columns = draw(st.integers(1, 26))
    rows = draw(st.integers(-(-6 // columns), 64 // columns))
    spaces = [*"ABCDEF", *draw(st.sets(st.sampled_from(("CP", "CG"))))][: rows * columns]
    spaces += [draw(st.sampled_from(GRAPES)) for _ in range(rows * columns - len(spaces))]
    spaces = draw(st.permutations(spaces))
    return [" ".join(spaces[row * columns : (row + 1) * columns]) for row in range(rows)]


@given(sheets())
def test_a_link_holds_any_sheet(rows: list[str]) -> None:
    assert sheet_form.decoded(sheet_form.encoded(rows)) == (sheet(rows).rows, None)
    assert sheet_form.read("\n".join(rows)).rows == sheet(rows).rows


@given(st.one_of(st.sampled_from(NONSENSE), st.text(max_size=80), st.text("0123456789ABCDEF-", max_size=80)))
def test_other_links_hold_nothing(code: str) -> None:
    try:
        found = sheet_form.decoded(code)
    except BadSheet:
        return
    assert sheet_form.encoded(found.rows) == code


@pytest.mark.parametrize("code", NONSENSE)
def test_nonsense_in_the_link_of_a_sheet_is_told_and_does_no_harm(visitor: httpx.Client, code: str) -> None:
    require_harmless(visitor.get("/sheet", params={"s": code, "name": NAUGHTY}))
    for path in ("/sheet.svg", "/sheet.txt", "/sheet/pad.svg"):
        assert code == "AA" or visitor.get(path, params={"s": code}).status_code == 422


def test_names_are_escaped_and_short(visitor: httpx.Client) -> None:
    code = sheet_form.encoded(SMALL)
    page = visitor.get("/sheet", params={"s": code, "name": NAUGHTY + "x" * 100})
    require_clean(page)
    assert NAUGHTY not in page.text
    found = re.search(r'id="given">(.*?)</script>', page.text)
    assert found
    assert len(json.loads(found[1])["brought"]["name"]) == 40
    pad = visitor.get("/sheet/pad.svg", params={"s": code, "name": NAUGHTY})
    assert "<b onclick" not in pad.text
    file = visitor.get("/sheet.txt", params={"s": code, "name": '../Zoë\n"; x=/\\'})
    assert re.fullmatch(
        r"attachment; filename=\"sheet.txt\"; filename\*=UTF-8''[\w.%-]+txt", file.headers["content-disposition"]
    )
    assert "/" not in file.headers["content-disposition"]


@pytest.mark.parametrize("body", [{"text": "A" * 20_000}, {"rows": []}])
def test_what_is_no_sheet_is_refused(visitor: httpx.Client, body: dict[str, Any]) -> None:
    require_refused(visitor, "/sheet/check", body)


@pytest.mark.parametrize("text", ["A B\nC", ". " * 65, "", "A Z9", "A A Z9"])
def test_what_can_not_be_drawn_is_told(visitor: httpx.Client, text: str) -> None:
    answer = visitor.post("/sheet/check", json={"text": text}).json()
    assert answer["refusal"]["message"]
    assert "rows" not in answer


def test_the_address_fills_a_sheet_into_the_form_of_a_new_game(visitor: httpx.Client) -> None:
    page = visitor.get("/new/avenue", params={"option-sheet": "own", "own-sheet": "\n".join(SMALL)})
    require_clean(page)
    assert 'value="own" checked' in page.text
    assert 'id="own-avenue"' in page.text
    bad = visitor.get("/new/avenue", params={"option-sheet": "own", "own-sheet": NAUGHTY})
    assert bad.status_code == 200
    assert NAUGHTY not in bad.text


@pytest.mark.parametrize("rows", SHEETS[3:])
def test_pages_to_print(visitor: httpx.Client, rows: list[str]) -> None:
    query = {"s": sheet_form.encoded(rows), "name": "Здесь", "per-page": "4", "paper": "Letter"}
    page = visitor.get("/sheet/pad.svg", params=query)
    assert page.headers["content-type"] == "image/svg+xml"
    assert page.text.count("Здесь") == 4
    assert visitor.get("/sheet.pdf", params=query).content.startswith(b"%PDF")
    assert visitor.get("/sheet.pdf", params={**query, "per-page": "3"}).status_code == 422
