"""Somebody who sets up a board of Paris, thing by thing, by mouse, finger or keyboard."""

from __future__ import annotations

import json
from typing import Any, Self

from playwright.sync_api import Browser, Locator, Request

from boulevard.games.paris.play.state import POSTCARDS, SEATS
from boulevard.messages import say
from tests.web.browsing import KEYS, MOUSE, TOUCH, Person
from tests.web.expecting import expect

Data = dict[str, Any]

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


class Scribe(Person):
    """Somebody who enters a position on the score pad."""

    path = "/scorepad"
    asks = "/scorepad/score"
    keep = "web-scorepad-js-keep"

    def __init__(self, browser: Browser, address: str, how: str = MOUSE) -> None:
        context = None
        if how == TOUCH:
            context = browser.new_context(viewport=SMALL, has_touch=True, reduced_motion="reduce")  # type: ignore[arg-type]
        super().__init__(browser, address, how, context)
        self.sent: Data = {}
        self.page.on("request", self._keep)

    def _keep(self, request: Request) -> None:
        if request.url.endswith(self.asks):
            self.sent = request.post_data_json or {}

    def sit(self, link: str = "") -> Self:
        self.go(link or self.path)
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
            for house in (it for it in data["buildings"] if it["owner"] == seat):
                self.put(house["name"], seat, house["spaces"])
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
        self.page.mouse.move(*self.middle(run[-1]))
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
            if corner not in board:
                continue
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
        """Whether something lies where it should."""
        return bool(sorted(self.things().get(name, {"spaces": []})["spaces"]) == sorted(spaces))

    def things(self) -> dict[str, Data]:
        """What is on the board, by the link that would be shared."""
        found = [thing.split(":") for thing in self.link.split("#")[1].split(".")[3].split(",")]
        return {
            it[0]: {"spaces": [it[2][at : at + 2] for at in range(0, len(it[2]), 2)], "more": it[3:]}
            for it in found
            if len(it) > 2
        }

    def _finish(self, name: str, piece: Data) -> None:
        """Turn the Statue to where it looks, and give the Annex to its building."""
        wanted = piece.get("faces") or piece.get("building")
        for _ in range(4):
            if not wanted or wanted in self.things()[name]["more"]:
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
            self._press(self.page.get_by_role("button", name=say(self.keep), exact=True))

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
