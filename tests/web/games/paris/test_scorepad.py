"""The score pad of Paris: a whole position entered by mouse, finger and keyboard; kept, shared, taken back."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import httpx
import pytest
from playwright.sync_api import Browser, Page

from boulevard.games.paris.edition import edition
from boulevard.games.paris.play.state import PIECES, SEATS
from boulevard.games.paris.positions.final import example, of_view, read
from boulevard.messages import say
from tests.games.paris.drawing.test_draw import rich
from tests.web.browsing import KEYS, MOUSE, TOUCH
from tests.web.expecting import expect
from tests.web.games.paris.scribe import SMALL, Data, Scribe, ordered
from tests.web.pages.test_pages import require_clean
from tests.web.serving import Served

STANDARD = edition("standard")


def finished() -> Data:
    """The end of a game with every piece on the board, in the order that all are compared in."""
    return ordered(of_view(rich()))


def totals_of(data: Data) -> dict[str, int]:
    return {seat: sheet["total"] for seat, sheet in read(STANDARD, data).view()["score"].items()}


@pytest.fixture
def scribe(browser: Browser, served: Served, request: pytest.FixtureRequest) -> Iterator[Scribe]:
    found = Scribe(browser, served.address, getattr(request, "param", MOUSE))
    yield found
    found.close()


@pytest.mark.parametrize("scribe", [MOUSE, TOUCH, KEYS], indirect=True)
def test_a_whole_position(scribe: Scribe) -> None:
    """It comes out as the game did; a reload keeps it, and a link brings it elsewhere."""
    data = finished()
    scribe.sit().enter(data)
    assert scribe.scored() == data
    assert scribe.totals == totals_of(data) == {seat: sheet["total"] for seat, sheet in rich()["score"].items()}
    assert scribe.page.locator(".oddities").count() == 0
    scribe.page.reload()
    expect(scribe.page.locator("#verdict")).to_be_visible()
    assert scribe.scored() == data
    link = scribe.link
    scribe.page.evaluate("localStorage.clear()")
    scribe.go("/games")
    scribe.sit(link)
    assert scribe.scored() == data


def test_every_line_is_explained_on_the_board(scribe: Scribe) -> None:
    page = scribe.sit().page
    page.locator("#example").click()
    scribe.scored()
    expect(page.locator("#verdict")).to_contain_text("45")
    line = page.locator("#sheet .entry", has_text="Largest group").first
    line.hover()
    counted = page.locator(".over > .counted rect")
    assert counted.count() == len((line.get_attribute("data-spaces") or "").split()) > 3
    assert page.locator("#sheet .line b").first.text_content()


def test_undo_and_a_fresh_start(scribe: Scribe) -> None:
    page = scribe.sit().page
    page.locator("#example").click()
    assert scribe.scored() == ordered(example())
    page.locator("#clear").click()
    page.get_by_role("button", name=say("web-scorepad-sure-no")).click()
    assert scribe.scored() == ordered(example())
    page.locator("#clear").click()
    page.get_by_role("button", name=say("web-scorepad-sure-yes"), exact=True).click()
    assert scribe.totals == {"orange": 0, "blue": 0}
    page.keyboard.press("Control+z")
    assert scribe.scored() == ordered(example())
    page.locator("#clear").click()
    page.keyboard.press("Escape")
    expect(page.locator("#sure")).to_be_hidden()
    scribe.settle()
    assert scribe.scored() == ordered(example())
    page.locator("#undo").click()
    assert scribe.totals == {"orange": 0, "blue": 0}
    expect(page.locator("#undo")).to_be_disabled()


def test_odd_things_are_told_and_scored_all_the_same(scribe: Scribe) -> None:
    scribe.sit().open("orange")
    scribe.put("O4", "orange", ["a1", "b1", "a2", "b2"])
    scribe.put("I3", "orange", ["b1", "c1", "d1"])
    assert scribe.totals == {"orange": 6, "blue": 0}
    told = scribe.page.locator(".oddities .entry")
    expect(told).to_have_text(say("paris-oddity-overlap", spaces="b1", one="O4", other="I3"))
    told.hover()
    assert scribe.page.locator(".over > .counted rect").count() == 1


def test_things_are_dragged_about_turned_and_taken_away(scribe: Scribe) -> None:
    page = scribe.sit().page
    scribe.open("blue")
    scribe.put("I3", "blue", ["b2", "c2", "d2"])
    page.mouse.move(*scribe.middle("b2"))
    page.mouse.down()
    page.mouse.move(*scribe.middle("d5"), steps=6)
    page.mouse.up()
    assert scribe.scored()["buildings"] == [{"name": "I3", "owner": "blue", "spaces": ["d5", "e5", "f5"]}]
    page.mouse.click(*scribe.middle("e5"))
    assert scribe.scored()["buildings"][0]["spaces"] == ["e4", "e5", "e6"]
    page.keyboard.press("Delete")
    assert scribe.scored()["buildings"] == []
    page.locator("#undo").click()
    page.mouse.move(*scribe.middle("e5"))
    page.mouse.down()
    page.mouse.move(5, 5, steps=6)
    page.mouse.up()
    assert scribe.scored()["buildings"] == []


@pytest.mark.parametrize("scribe", [KEYS], indirect=True)
def test_keys_take_up_what_stands_there(scribe: Scribe) -> None:
    """Every space has its words in a grid; what happens is said."""
    page = scribe.sit().page
    scribe.open("orange")
    scribe.put("O4", "orange", ["c3", "d3", "c4", "d4"])
    scribe.scored()
    expect(page.locator("#cell-d4")).to_contain_text(say("paris-draw-holds", what="O4"))
    scribe._walk("d4")
    assert page.locator("#board").get_attribute("aria-activedescendant") == "cell-d4"
    for key in ("Enter", "ArrowRight", "ArrowRight", "ArrowUp", "Enter"):
        page.keyboard.press(key)
    assert scribe.scored()["buildings"][0]["spaces"] == ["e4", "e5", "f4", "f5"]
    expect(page.locator("#said")).to_contain_text("e4, f4, e5, f5")
    for key in ("Enter", "ArrowLeft", "Escape"):
        page.keyboard.press(key)
    assert scribe.scored()["buildings"][0]["spaces"] == ["e4", "e5", "f4", "f5"]
    scribe._walk("f4")
    page.keyboard.press("Delete")
    assert scribe.scored()["buildings"] == []


def drag_by_finger(page: Page, start: tuple[float, float], end: tuple[float, float]) -> None:
    """Put a finger down, move it and lift it, as a screen reports it."""
    session = page.context.new_cdp_session(page)
    for number in range(12):
        at = [start[axis] + (end[axis] - start[axis]) * number / 11 for axis in (0, 1)]
        kind = "touchMove" if number else "touchStart"
        session.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": [{"x": at[0], "y": at[1]}]})
    session.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})


@pytest.mark.parametrize("scribe", [TOUCH], indirect=True)
def test_a_finger_drags_without_moving_the_page(scribe: Scribe) -> None:
    page = scribe.sit().page
    scribe.open("orange")
    item = scribe.item("O4", "orange")
    item.scroll_into_view_if_needed()
    before = page.evaluate("scrollY")
    box = item.bounding_box()
    assert box
    x, y = scribe.middle("d4")
    drag_by_finger(page, (box["x"] + box["width"] / 2, box["y"] + 20), (x, y + 56))
    spaces = scribe.scored()["buildings"][0]["spaces"]
    assert "d4" in spaces
    drag_by_finger(page, scribe.middle("d4"), scribe.middle("d2"))
    assert scribe.scored()["buildings"][0]["spaces"] == sorted(f"{it[0]}{int(it[1]) - 2}" for it in spaces)
    scribe.open("ground")
    scribe._press(page.locator("[data-brush=light]"))
    drag_by_finger(page, scribe.middle("a8"), scribe.middle("a5"))
    assert scribe.scored()["board"] == dict.fromkeys(["a5", "a6", "a7", "a8"], "light")
    assert page.evaluate("scrollY") == before
    assert page.evaluate("document.documentElement.scrollWidth") == SMALL["width"]


def test_a_link_that_is_none_is_told(scribe: Scribe) -> None:
    scribe.sit()
    scribe.page.evaluate("location.hash = 'sesame'")
    scribe.scored()
    expect(scribe.page.locator("#refusal")).to_have_text(say("web-scorepad-js-no-link"))


def test_the_result_as_text(scribe: Scribe) -> None:
    page = scribe.sit().page
    page.locator("#example").click()
    scribe.scored()
    text = page.locator("#text").get_attribute("data-copy") or ""
    assert "45" in text.splitlines()[1]
    assert scribe.link in text
    for line in ("Light: 36", "Unbuilt: −9"):
        assert line in text


HOSTILE: list[Any] = [
    [],
    7,
    {"board": "<b>"},
    {"<script>": 1},
    {"buildings": [{}] * 9},
    {"pieces": {"painter": {}}},
]


def test_the_server_scores_and_refuses(served: Served) -> None:
    with httpx.Client(base_url=served.address, timeout=60) as client:
        answer = client.post("/scorepad/score", json=example())
        assert answer.json()["totals"] == totals_of(example())
        assert "<svg" in answer.json()["board"]
        for hostile in HOSTILE:
            refused = client.post("/scorepad/score", json=hostile)
            assert refused.status_code == 422
            assert refused.json()["error"] == "BadPosition"
        assert client.post("/scorepad/score", content=b"\xff{").status_code == 422
        assert client.post("/scorepad/score", json={"board": {"a1": "x" * 70_000}}).status_code == 413


def test_no_piece_is_forgotten(served: Served) -> None:
    answer = httpx.get(f"{served.address}/scorepad", headers={"Accept": "text/html"}, timeout=60)
    require_clean(answer)
    page = answer.text
    for name in (*STANDARD.names, *PIECES):
        for seat in SEATS:
            assert f'data-take="{name}" data-owner="{seat}"' in page
