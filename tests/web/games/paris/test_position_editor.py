"""The position editor of Paris: any position set up by hand, written by the server, and opened again by a link."""

from __future__ import annotations

import json
from collections.abc import Iterator
from functools import partial
from typing import Any
from urllib.parse import quote, unquote

import httpx
import pytest
from playwright.sync_api import Browser

import boulevard
from boulevard.errors import BadPosition
from boulevard.games.paris.positions.final import example
from boulevard.messages import say
from boulevard.web.games.paris.position_form import BUILDING_EXAMPLE, LAYING_EXAMPLE, answer, read_text, written
from tests.games.paris.policies import Player, played
from tests.games.paris.positions.samples import BUILDING, ENDED, LAYING, PASSED, box_of_ones_own
from tests.web.browsing import KEYS, MOUSE, TOUCH
from tests.web.expecting import expect
from tests.web.games.editing import verdict
from tests.web.games.paris.scribe import Data, Scribe
from tests.web.pages.test_pages import require_clean
from tests.web.serving import Served

TEXTS = (LAYING_EXAMPLE, BUILDING_EXAMPLE, LAYING, BUILDING, PASSED, ENDED)
TILE = {"a1": "blue", "b1": "orange", "a2": "light", "b2": "blue"}
"""One that only Blue has."""


def data_of(text: str) -> Data:
    return dict(read_text(text))


def without(data: Data, *names: str) -> Data:
    return {name: part for name, part in data.items() if name not in names}


@pytest.mark.parametrize("text", TEXTS)
def test_a_text_comes_back_from_its_data(text: str) -> None:
    data = json.loads(json.dumps(data_of(text)))
    assert written(data) == text
    said = answer(text)
    assert (said["text"], said["data"], said["tab"]) == (text, data, "")
    assert answer(data)["data"] is None
    assert 'class="oddities"' not in said["sheet"]


def test_an_odd_text_comes_back_too() -> None:
    """Orange has laid all tiles, and there is no ground."""
    text = written({"laid": {"orange": [*range(1, 9)]}, "tokens": {"blue": 1}, "rights": {"blue": ["chartier"]}})
    assert written(data_of(text)) == text
    assert data_of(text)["laid"] == {"orange": [*range(1, 9)]}
    assert 'class="oddities"' in answer(text)["sheet"]


def test_any_moment_of_a_game_comes_back_with_and_without_what_is_hidden() -> None:
    """In a box of one's own, too."""
    for options in ({}, {"edition": box_of_ones_own(), "starts": "blue"}):
        game = played(boulevard.new("paris", seed=8, **options), Player(8, ("varied", "varied")))
        for moves in range(0, len(game.moves) + 1, 6):
            state = game.state_after(moves)
            for known in (state, game.rules.hide(state, None), game.rules.hide(state, "blue")):
                text = game.rules.position(known)
                assert written(data_of(text)) == text


def test_only_what_does_not_follow_is_in_the_data() -> None:
    assert not {"chimneys", "tokens", "rights", "next", "opener", "idle", "starts"} & set(data_of(LAYING_EXAMPLE))
    assert data_of(LAYING_EXAMPLE)["laid"] == {"orange": [8, 2, 4]}
    assert data_of(LAYING_EXAMPLE)["hands"] == {"blue": 8}
    assert not {"chimneys", "tokens", "rights", "opener", "idle", "starts"} & set(data_of(BUILDING_EXAMPLE))
    assert data_of(BUILDING_EXAMPLE)["next"] == "blue"
    assert data_of(PASSED)["idle"] == 1
    changed = BUILDING_EXAMPLE.replace("/6/2/metropolitain", "/6/2/-").replace("/7/2/chartier", "/5/2/chartier")
    assert data_of(changed)["rights"] == {"orange": []}
    assert data_of(changed)["chimneys"] == {"blue": 5}


def test_what_follows_is_told_whether_or_not_it_is_set() -> None:
    said = answer({"board": TILE, "reserve": {"orange": ["I3", "T5"]}, "hands": {"blue": 1}})
    assert said["follows"]["next"] == "blue"
    assert said["text"].split()[5:8] == ["-.????????/I3,T5/7/4/-", "6.1??????/-/7/4/-", "1/b/o/-/0"]
    assert said["status"].startswith("Phase 1, Blue to move")
    assert said["laid"] == {"orange": [], "blue": [6]}
    told = {**data_of(BUILDING), "chimneys": {"orange": 3}, "tokens": {"blue": 0}, "next": "blue"}
    said = answer(told)
    assert said["follows"]["chimneys"] == {"orange": 6, "blue": 7}
    assert said["follows"]["tokens"] == {"orange": 2, "blue": 2}
    assert said["follows"]["next"] == "orange"
    assert said["text"].split()[7].startswith("2/b/")
    assert said["sheet"].count('<li class="entry"') == 2
    assert "sheets" not in said["sheet"]


def test_a_tile_in_hand_is_not_taken_for_one_that_was_laid() -> None:
    """Both seats may have tiles that look the same, or somebody makes a mistake: then it is flagged."""
    assert answer({"board": TILE})["laid"]["blue"] == [6]
    said = answer({"board": TILE, "hands": {"blue": 6}})
    assert said["laid"]["blue"] == []
    assert said["refusal"]
    assert said["refusal"]["unfinished"]
    assert say("paris-oddity-tile-laid", spaces="a1, b1, a2, b2") in said["sheet"]


def test_the_end_of_a_game_is_scored() -> None:
    said = answer({**example(), "phase": 2, "over": True})
    assert said["status"].startswith("45 all")
    assert 'class="sheets"' in said["sheet"]
    assert said["text"].split()[7] == "over/o/o/o/2"


def house(name: str, spaces: str) -> Data:
    return {"name": name, "owner": "blue", "spaces": spaces.split()}


REFUSED: list[tuple[Data, str]] = [
    ({"phase": 1, "board": {f"{column}{row}": "light" for column in "abcdefgh" for row in range(1, 9)}}, ""),
    ({"phase": 2, "postcards": [{"name": "jardin"}]}, "cards"),
    ({"phase": 2, "pieces": {"annex": {"owner": "blue", "spaces": ["a1"]}}}, "blue"),
    ({"laid": {"orange": [*range(1, 9)], "blue": [*range(1, 9)]}}, "turn"),
    ({"phase": 2, "buildings": [house("I3", "a1 b1 c1"), house("V3", "a1 b1 a2")]}, ""),
    ({"phase": 2, "tokens": {"orange": 4, "blue": 4}, "postcards": []}, "cards"),
    ({"phase": 1, "tokens": {"orange": 0}}, "cards"),
]


@pytest.mark.parametrize(("data", "tab"), REFUSED, ids=range(len(REFUSED)))
def test_what_no_game_can_go_on_from_is_shown_with_the_reason(data: Data, tab: str) -> None:
    said = answer(data)
    assert (said["text"], said["tab"]) == ("", tab)
    assert "<svg" in said["board"]
    with pytest.raises(BadPosition) as refused:
        written(data)
    assert said["refusal"]
    assert said["refusal"]["where"] == refused.value.where
    assert said["refusal"]["message"].partition(":")[2] == str(refused.value).partition(":")[2]


HOSTILE: list[Any] = [
    [],
    7,
    "",
    "paris",
    "avenue A B 1y - -",
    "x" * 30_000,
    {"<script>": 1},
    {"laid": {"orange": "12"}},
    {"phase": 3},
    {"hands": 3},
]


def test_the_server_answers_and_refuses(served: Served) -> None:
    with httpx.Client(base_url=served.address, timeout=60, headers={"Accept": "text/html"}) as client:
        assert client.post("/position/paris/check", json={"position": LAYING}).json()["text"] == LAYING
        for hostile in HOSTILE:
            refused = client.post(
                "/position/paris/check", json={"position": hostile}, headers={"Accept": "application/json"}
            )
            assert refused.status_code == 422, hostile
        for text in (LAYING, "paris", "avenue A B", "<b>"):
            page = client.get("/position/paris", params={"text": text})
            require_clean(page)
            assert ("not-brought" in page.text) == (text != LAYING)
            assert quote(LAYING if text == LAYING else written({}), safe="/") in page.text
        own = written({"edition": box_of_ones_own()})
        assert "A box of my own" in client.get("/position/paris", params={"text": own}).text


class Setter(Scribe):
    """Somebody who sets up any position."""

    path = "/position/paris"
    asks = "/position/paris/check"
    keep = "web-paris-editor-js-keep"

    @property
    def data(self) -> Data:
        """What this browser keeps."""
        kept = self.page.evaluate("JSON.parse(localStorage.getItem('boulevard-paris-position')).now")
        return dict(json.loads(kept))

    def things(self) -> dict[str, Data]:
        data = self.data
        found = {**{it["name"]: it for it in data["buildings"]}, **data["pieces"]}
        return {name: {"spaces": it["spaces"], "more": list(it.values())} for name, it in found.items()}

    def text(self) -> str:
        """Wait until the server has seen what is set up; return the text."""
        self.page.wait_for_function(
            """() => document.getElementById("pad").dataset.shown
              === JSON.parse(localStorage.getItem("boulevard-paris-position")).now"""
        )
        return self.page.locator("#position-text").input_value()

    def enter_phase(self, phase: str) -> None:
        choice = self.page.locator(f"[name=phase][value='{phase}']")
        if self.how == KEYS:
            self._walk_to("[name=phase]:checked")
            while not choice.is_checked():
                self.page.keyboard.press("ArrowRight")
        else:
            self._press(self.page.locator(".phases label", has=choice))

    def leave(self, name: str, seat: str) -> None:
        """In phase 1, a tap reserves."""
        if self.page.locator("[name=phase][value='1']").is_checked():
            self._press(self.item(name, seat))
        else:
            super().leave(name, seat)


@pytest.fixture
def setter(browser: Browser, served: Served, request: pytest.FixtureRequest) -> Iterator[Setter]:
    found = Setter(browser, served.address, getattr(request, "param", MOUSE))
    yield found
    found.close()


def test_a_position_of_phase_1_by_mouse(setter: Setter) -> None:
    """Whatever is set up is written at once; the row of buttons follows, and a link brings all of it back."""
    data, page = data_of(LAYING), setter.sit().page
    setter.enter(data)
    setter.open("orange")
    page.locator("[data-tile='8'][data-seat=orange]").click()
    assert setter.text() == written(without(data, "laid"))
    page.locator("#panel-orange summary").click()
    for seat in ("orange", "blue"):
        setter.open(seat)
        if not page.locator(f"#panel-{seat} details[open]").count():
            page.locator(f"#panel-{seat} summary").click()
        page.locator(f"[data-part='laid.{seat}']").fill("".join(map(str, data["laid"][seat])))
        page.locator(f"[data-part='laid.{seat}']").press("Tab")
    assert setter.text() == LAYING
    assert page.locator(".oddities").count() == 0
    expect(page.locator("#verdict")).to_contain_text(say("text-turn", phase=1, seat="orange").rstrip("."))
    play = page.get_by_role("link", name=say("web-position-play")).get_attribute("href") or ""
    assert unquote(play).endswith(f"/new/paris?position={LAYING}")
    expect(page.locator("[data-tile='8'][data-seat=orange]")).to_have_attribute("aria-pressed", "true")
    expect(page.locator("[data-tile='6'][data-seat=blue]")).to_have_attribute("aria-disabled", "true")
    page.keyboard.press("Control+z")
    assert setter.text() != LAYING
    page.keyboard.press("Control+y")
    assert setter.text() == LAYING
    page.reload()
    assert setter.text() == LAYING
    page.evaluate("localStorage.clear()")
    setter.go("/games")
    setter.sit(f"/position/paris?text={quote(LAYING)}")
    assert setter.text() == LAYING
    assert unquote(page.url.replace("+", " ")).endswith(f"?text={LAYING}")
    page.reload()
    assert setter.text() == LAYING
    expect(page.locator("#undo")).to_be_enabled()


@pytest.mark.parametrize("setter", [TOUCH], indirect=True)
def test_a_position_of_phase_2_by_finger(setter: Setter) -> None:
    data, page = data_of(BUILDING), setter.sit().page
    setter.enter_phase("2")
    setter.open("cards")
    setter._press(page.locator("#panel-cards summary"))
    setter._press(page.locator("[data-option=mirror]"))
    setter.enter(data)
    assert setter.text() == written(without(data, "laid"))
    expect(page.locator("#verdict")).to_contain_text(say("text-turn", phase=2, seat="orange").rstrip("."))
    setter.open("turn")
    page.locator("[data-part=next]").select_option(json.dumps("blue"))
    page.locator("[data-part=idle]").select_option("1")
    assert "2/b/o/o/1" in setter.text()
    page.locator("[data-part=next]").select_option("")
    follows = say("web-paris-editor-js-follows", value="Orange")
    expect(page.locator("[data-part=next] option").first).to_have_text(follows)
    setter.enter_phase("over")
    setter.text()
    assert page.locator("#sheet .sheet").count() == 2
    assert page.evaluate("document.documentElement.scrollWidth") == 360


@pytest.mark.parametrize("setter", [KEYS], indirect=True)
def test_what_is_wrong_is_said_and_where(setter: Setter) -> None:
    page = setter.sit().page
    setter.enter_phase("2")
    setter.open("cards")
    for name in ("jardin", "peintre"):
        setter._press(page.locator(f"[data-in={name}]"))
    assert setter.text() == ""
    expect(page.locator("#tab-cards")).to_have_class("wrong")
    verdict(page, "bad")
    expect(page.locator("#verdict")).to_contain_text("Tokens: ")
    expect(page.locator("#verdict")).to_contain_text("postcards not activated: 6")
    assert page.locator("#position-actions[inert]").count() == 1
    page.locator("#undo").press("Enter")
    page.locator("#undo").press("Enter")
    verdict(page, "good")
    assert page.locator("#position-actions[inert]").count() == 0
    before = setter.text()
    page.locator("#position-text").fill("paris of the mind")
    with page.expect_response("**/position/paris/check"):
        page.locator("#position-text").press("Enter")
    expect(page.locator("#position-refusal")).to_be_visible()
    setter.problems.clear()
    page.locator("#position-text").fill(ENDED.upper())
    page.locator("#position-text").press("Enter")
    expect(page.locator("#verdict")).not_to_contain_text("Phase")
    expect(page.locator("#position-refusal")).to_be_hidden()
    assert setter.text() == ENDED != before
    setter.open("blue")
    expect(page.locator("[data-part='rights.blue'] option").first).to_contain_text(say("paris-draw-card-metropolitain"))


def test_examples_a_fresh_start_and_a_box_of_ones_own(setter: Setter) -> None:
    page = setter.sit().page
    sure = partial(page.get_by_role("button", name=say("web-scorepad-sure-yes"), exact=True).click)
    page.locator("#example").click()
    assert setter.text() == LAYING_EXAMPLE
    setter.enter_phase("2")
    page.locator("#example").click()
    sure()
    assert setter.text() == BUILDING_EXAMPLE
    page.locator("#clear").click()
    sure()
    assert setter.text() == written({"phase": 2})
    page.locator("#start").click()
    assert setter.text() == written({})
    setter.open("orange")
    setter._press(setter.item("I3", "orange"))
    setter._press(setter.item("V3", "orange"))
    setter._press(setter.item("I3", "orange"))
    assert setter.text() == written({"reserve": {"orange": ["V3"]}})
    own = written({"edition": box_of_ones_own(), "board": dict.fromkeys(("a1", "b1", "a2", "b2"), "orange")})
    page.locator("#position-text").fill(own)
    with page.expect_navigation():
        page.locator("#position-text").press("Enter")
    expect(page.locator("[data-tile='1'][data-seat=orange]")).to_have_attribute("aria-disabled", "true")
    assert page.locator("#position-text").input_value() == own
    page.reload()
    expect(page.locator("[data-tile='1'][data-seat=orange]")).to_have_attribute("aria-disabled", "true")
