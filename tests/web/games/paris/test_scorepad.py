"""The score pad of Paris: a whole position entered by mouse, finger and keyboard; kept, shared, taken back."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

import httpx
import pytest
from playwright.sync_api import Browser, Locator, Page, Request

from boulevard.games.paris.edition import edition
from boulevard.games.paris.positions.final import example, of_view, read
from boulevard.games.paris.state import PIECES, POSTCARDS, SEATS
from boulevard.messages import say
from tests.games.paris.test_draw import rich
from tests.web.browsing import KEYS, MOUSE, TOUCH, Person
from tests.web.expecting import expect
from tests.web.pages.test_pages import require_clean
from tests.web.serving import Served

Data = dict[str, Any]

STANDARD = edition("standard")
SMALL = {"width": 360, "height": 640}
DIGITS = {"orange": "1", "blue": "2", "mixed": "3", "light": "4"}
SPACES = [f"{column}{row}" for row in range(1, 9) for column in "abcdefgh"]
HELD_OVER = """() => {
  const boxes = (selector) => [...document.querySelectorAll(selector)].map((it) => [it, it.getBoundingClientRect()]);
  const marks = boxes("#over > :is(.here, .wrong) rect");
  const within = (box) => marks.some(([, { x, y, width }]) => Math.hypot(x - box.x, y - box.y) < width / 2);
  return boxes("[data-cell]").filter(([, box]) => within(box)).map(([it]) => it.dataset.cell).sort();
}"""
"""The spaces that what is held would take."""


def finished() -> Data:
    """The end of a game with every piece on the board, in the order that all are compared in."""
    return ordered(of_view(rich()))


def ordered(data: Data) -> Data:
    """The same position, whatever was entered first."""
    pieces = {name: {**it, "spaces": sorted(it["spaces"])} for name, it in data["pieces"].items()}
    return {
        "board": dict(sorted(data["board"].items())),
        "buildings": sorted(
            ({**it, "spaces": sorted(it["spaces"])} for it in data["buildings"]), key=lambda it: str(it["name"])
        ),
        "reserve": {seat: sorted(names) for seat, names in data["reserve"].items()},
        "postcards": sorted(data["postcards"], key=lambda it: str(it["name"])),
        "pieces": dict(sorted(pieces.items())),
        "options": data["options"],
    }


def totals_of(data: Data) -> dict[str, int]:
    return {seat: sheet["total"] for seat, sheet in read(STANDARD, data).view()["score"].items()}


class Scribe(Person):
    """Somebody who enters a position."""

    def __init__(self, browser: Browser, address: str, how: str = MOUSE) -> None:
        context = None
        if how == TOUCH:
            context = browser.new_context(viewport=SMALL, has_touch=True, reduced_motion="reduce")  # type: ignore[arg-type]
        super().__init__(browser, address, how, context)
        self.sent: Data = {}
        self.page.on("request", self._keep)

    def _keep(self, request: Request) -> None:
        if request.url.endswith("/scorepad/score"):
            self.sent = request.post_data_json or {}

    def sit(self, link: str = "/scorepad") -> Scribe:
        self.go(link)
        expect(self.page.locator("#verdict")).to_be_visible()
        return self

    @property
    def link(self) -> str:
        """The link that would be shared."""
        return self.page.locator("#share").get_attribute("data-copy") or ""

    def scored(self) -> Data:
        """Wait until all that was entered is scored; return it."""
        self.page.wait_for_function(
            """() => {
              const { copy } = document.getElementById("share").dataset;
              return copy.endsWith(`#${document.getElementById("pad").dataset.shown}`);
            }"""
        )
        return ordered(self.sent)

    @property
    def totals(self) -> dict[str, int]:
        self.scored()
        return {
            seat: int((self.page.locator(f"[data-total={seat}]").text_content() or "").replace("−", "-"))
            for seat in SEATS
        }

    def open(self, tab: str) -> None:
        if self.page.locator(f"#tab-{tab}").get_attribute("aria-selected") == "true":
            return
        if self.how == KEYS:
            self._walk_to("[role=tab]")
            while self.page.locator(f"#tab-{tab}").get_attribute("aria-selected") != "true":
                self.page.keyboard.press("ArrowRight")
        else:
            self._press(self.page.locator(f"#tab-{tab}"))

    def enter(self, data: Data) -> None:
        """Enter a whole position."""
        self.open("ground")
        {MOUSE: self._paint, TOUCH: self._tile, KEYS: self._type}[self.how](data["board"])
        for seat in SEATS:
            self.open(seat)
            for service in (it for it in data["buildings"] if it["owner"] == seat):
                self.put(service["name"], seat, service["spaces"])
            for name in data["reserve"][seat]:
                self.leave(name, seat)
            for name, piece in data["pieces"].items():
                if piece["owner"] == seat:
                    self.put(name, seat, piece["spaces"])
                    self._finish(name, piece)
        self.open("cards")
        self._mark(data)

    def _paint(self, board: dict[str, str]) -> None:
        """Paint with strokes, as far as a kind goes in a row."""
        for kind in DIGITS:
            self.page.locator(f"[data-brush={kind}]").click()
            for row in range(1, 9):
                run: list[str] = []
                for space in [*SPACES[8 * row - 8 : 8 * row], ""]:
                    if board.get(space) == kind:
                        run.append(space)
                    elif run:
                        self._stroke(run)
                        run = []

    def _stroke(self, run: list[str]) -> None:
        self.page.mouse.move(*self.middle(run[0]))
        self.page.mouse.down()
        self.page.mouse.move(*self.middle(run[-1]), steps=2 * len(run))
        self.page.mouse.up()

    def _type(self, board: dict[str, str]) -> None:
        """Go over the board row by row, with a digit for each kind."""
        for row in range(1, 9):
            for column in "abcdefgh" if row % 2 else "hgfedcba":
                self._walk(f"{column}{row}")
                self.page.keyboard.press(DIGITS[board[f"{column}{row}"]])

    def _tile(self, board: dict[str, str]) -> None:
        """Lay whole tiles, and turn each until it looks as it should."""
        tiles = json.loads(self.page.locator("#facts").text_content() or "")["tile_kinds"]
        for corner in (f"{column}{row}" for row in (1, 3, 5, 7) for column in "aceg"):
            right, above = chr(ord(corner[0]) + 1), int(corner[1]) + 1
            square = [f"{corner[0]}{above}", f"{right}{above}", f"{right}{corner[1]}", corner]
            wanted = [board[space] for space in square]
            seat, number, quarter = next(
                (seat, number, quarter)
                for seat in SEATS
                for number, (one, two, three, four) in enumerate(tiles[seat], 1)
                for quarter in range(4)
                if [*(ring := [one, two, four, three])[4 - quarter :], *ring[: 4 - quarter]] == wanted
            )
            self._press(self.item(f"tile-{number}", seat))
            self._put(corner)
            for _ in range(quarter):
                self._press(self.page.locator("#draft .turns"))

    def _press(self, button: Locator) -> None:
        super()._press(button)
        self.settle()

    def _put(self, space: str) -> None:
        if self.how == TOUCH:
            self.page.wait_for_timeout(350)  # two quick taps mean a turn
            self.page.touchscreen.tap(*self.middle(space))
        else:
            super()._put(space)

    def item(self, name: str, seat: str) -> Any:
        return self.page.locator(f'[data-take="{name}"][data-owner="{seat}"]')

    def middle(self, space: str) -> tuple[float, float]:
        box = self.page.locator(f"#cell-{space}").bounding_box()
        assert box
        return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2

    def put(self, name: str, seat: str, spaces: list[str]) -> None:
        """Put a building or a piece on its spaces: drag it, tap it there, or bring it there by arrows."""
        if self.how == TOUCH:
            self._tap_there(name, seat, spaces)
            return
        if self.how == MOUSE:
            self._pull(name, seat, spaces[0])
        else:
            self._walk_to(f'[data-take="{name}"][data-owner="{seat}"]')
            self.page.keyboard.press("Enter")
        for space in spaces:
            if self.how == KEYS:
                self._walk(space)
            else:
                self.page.mouse.move(*self.middle(space))
            for _ in range(4):
                if self.page.evaluate(HELD_OVER) == sorted(spaces):
                    if self.how == KEYS:
                        self.page.keyboard.press("Enter")
                    else:
                        self.page.mouse.up()
                    return
                self.page.keyboard.press("r")
        raise AssertionError(f"{name} can't be put on {spaces} by {self.how}")

    def _pull(self, name: str, seat: str, space: str) -> None:
        self.item(name, seat).hover()
        self.page.mouse.down()
        self.page.mouse.move(*self.middle(space), steps=5)

    def _tap_there(self, name: str, seat: str, spaces: list[str]) -> None:
        for space in spaces:
            self._press(self.item(name, seat))
            self._put(space)
            for _ in range(4):
                if self._lies(name, spaces):
                    return
                if not self.page.locator("#draft .turns").count():
                    break
                self._press(self.page.locator("#draft .turns"))
        raise AssertionError(f"{name} can't be put on {spaces} by {self.how}")

    def _lies(self, name: str, spaces: list[str]) -> bool:
        """Whether something lies where it should, by the link that would be shared."""
        things = [thing.split(":") for thing in self.link.split("#")[1].split(".")[3].split(",")]
        return any(
            it[0] == name and sorted(it[2][at : at + 2] for at in range(0, len(it[2]), 2)) == sorted(spaces)
            for it in things
        )

    def _finish(self, name: str, piece: Data) -> None:
        """Turn the Statue to where it looks, and give the Annex to its building."""
        wanted = piece.get("faces") or piece.get("building")
        for _ in range(4):
            if not wanted or any(
                it.startswith(f"{name}:") and it.endswith(f":{wanted}") for it in self.link.split(",")
            ):
                return
            if self.how == TOUCH:
                self._press(self.page.locator("#draft .turns"))
            else:
                self.page.keyboard.press("r")
        raise AssertionError(name)

    def leave(self, name: str, seat: str) -> None:
        """Leave a building unbuilt."""
        if self.how == KEYS:
            self._walk_to(f'[data-take="{name}"][data-owner="{seat}"]')
            self.page.keyboard.press("Enter")
            self.page.keyboard.press("u")
        else:
            self._press(self.item(name, seat))
            self._press(self.page.get_by_role("button", name=say("web-scorepad-js-keep"), exact=True))

    def _mark(self, data: Data) -> None:
        """Say which postcards were in the game, and who activated those that the board does not show."""
        by = {card["name"]: card["by"] for card in data["postcards"]}
        for name in POSTCARDS:
            card = self.page.locator(f'[data-card="{name}"]')
            inside = card.locator("[data-in]")
            if (inside.get_attribute("aria-pressed") == "true") != (name in by):
                self._press(inside)
            for seat in SEATS:
                button = card.locator(f"[data-by={seat}]")
                if (button.get_attribute("aria-pressed") == "true") != (by.get(name) == seat):
                    self._press(button)


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
