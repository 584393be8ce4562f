"""The table of Avenue in a browser: a game alone by keyboard, and two people who don't see each other's choices."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterator
from functools import partial
from typing import Any

import pytest
from playwright.sync_api import Browser, Page

from boulevard.messages import say
from tests.web.browsing import Person
from tests.web.expecting import expect
from tests.web.serving import PERSON, Guest, Served, friends

TIMEOUT = 30_000
STATE = "document.getElementById('state').textContent"
CARDS = range(20, 41)
"""How many road cards a game turns up."""
ARROWS = {(1, 0): "ArrowRight", (-1, 0): "ArrowLeft", (0, 1): "ArrowUp", (0, -1): "ArrowDown"}


@pytest.fixture
def page(browser: Browser) -> Iterator[Page]:
    context = browser.new_context(viewport={"width": 1280, "height": 800}, reduced_motion="reduce")
    context.set_default_timeout(TIMEOUT)
    yield context.new_page()
    context.close()


def state_of(page: Page) -> dict[str, Any]:
    state: dict[str, Any] = json.loads(page.evaluate(STATE))
    return state


def wait_for(page: Page, is_wanted: Callable[[dict[str, Any]], bool]) -> dict[str, Any]:
    """Wait until the page has a state of some kind; return it."""
    for _ in range(TIMEOUT // 50):
        if is_wanted(state := state_of(page)):
            return state
        page.wait_for_timeout(50)
    raise TimeoutError(state)


def is_after(state: dict[str, Any], moves: int) -> bool:
    """Whether a game is over, or so many moves were made."""
    return state["status"] == "over" or bool(state["moves"] == moves)


def to_choose(count: int) -> Callable[[dict[str, Any]], bool]:
    """Whether so many have still to choose."""
    return lambda state: len(state["turn"]) == count


def walk(page: Page, start: str, goal: str) -> None:
    """Go from space to space by arrow keys."""
    right, up = ord(goal[0]) - ord(start[0]), int(goal[1:]) - int(start[1:])
    for count, step in ((right, (1, 0)), (up, (0, 1))):
        for _ in range(abs(count)):
            sign = 1 if count > 0 else -1
            page.keyboard.press(ARROWS[step[0] * sign, step[1] * sign])


def tap(page: Page, space: str) -> None:
    """Tap a space of the sheet, whatever is drawn over it."""
    box = page.locator(f'#board .now [data-space="{space}"]').bounding_box()
    assert box is not None
    page.touchscreen.tap(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)


def farm_space(view: dict[str, Any]) -> str:
    rows = [row.split() for row in view["sheet"]["rows"]]
    return next(
        f"{chr(ord('a') + column)}{len(rows) - row}"
        for row, line in enumerate(rows)
        for column, symbol in enumerate(line)
        if symbol == view["farm"]
    )


def test_a_whole_game_alone_by_keyboard(served: Served, page: Page) -> None:
    guest = Guest(served.address)
    guest.create("avenue", PERSON)
    page.goto(f"{served.address}/play/{guest.token}")
    expect(page.locator("[data-take][aria-disabled]").first).to_be_attached()  # the page's scripts have begun
    draft, place, peeks = page.locator("#draft"), "", 0
    for played in range(max(CARDS) + 1):
        state = wait_for(page, partial(is_after, moves=played))
        if state["status"] == "over":
            break
        view = state["view"]
        if view["yellow"] == 2 and not view["sheets"][0]["peeked"] and view["round"] < 3:
            page.keyboard.press("p")
            peeks += 1
        else:
            if not place:
                page.keyboard.press("ArrowRight")
                place = farm_space(view)
            goal = next(move for move in state["legal"] if move != "peek").split()[1]
            walk(page, place, goal)
            page.keyboard.press("Enter")
            expect(draft.locator(".move")).to_have_text(f"Road {view['card']['number']} in {goal}")
            place = goal
        expect(draft.locator(".confirm")).to_be_visible()
        page.keyboard.press("Enter")
    state = state_of(page)
    assert state["status"] == "over"
    assert peeks == 2
    assert len(state["view"]["cards"]) in CARDS
    assert len(state["view"]["sheets"][0]["roads"]) + peeks == len(state["view"]["cards"])
    expect(draft.locator(".scoring")).to_contain_text(say("web-avenue-js-total", points="").strip())
    expect(page.locator(".notepad .total b")).to_have_text(re.compile(r"^−?\d+$"))
    page.reload()
    expect(page.locator(".round-note")).to_contain_text("Round 5")
    expect(draft).to_be_empty()


def test_what_is_looked_at_stays_while_others_choose(served: Served, browser: Browser) -> None:
    one, other = friends(served, "avenue")
    person = Person(browser, served.address).go(f"/play/{one.token}")
    page, confirm = person.page, person.page.locator("#draft .confirm")
    person.wait_for()
    page.locator('#board .now [data-space="c4"]').first.click()
    expect(page.locator("#draft .move")).to_contain_text("c4")
    card, draft = (page.locator(f"#{name}").bounding_box() for name in ("road-now", "draft"))
    assert card
    assert draft
    assert card["x"] + card["width"] <= draft["x"], "the card lies on what is to be confirmed"
    for part in (confirm, page.locator("#draft .changes")):
        part.evaluate("it => void (it.dataset.old = 'yes')")
    other.move("draw a1", 0)
    expect(page.locator("#draft .changes[data-old]")).to_have_count(0)
    expect(page.locator("#draft .changes")).to_have_attribute("data-move", "draw c4")
    assert confirm.get_attribute("data-old") == "yes", "a click on it would have been lost"
    expect(page.locator("#over .placed rect")).to_have_count(1)
    person.close()


def test_a_choice_shows_to_others_when_all_have_chosen(served: Served, browser: Browser) -> None:
    guests = friends(served, "avenue")
    contexts = [browser.new_context(viewport={"width": 390, "height": 844}, has_touch=True) for _ in guests]
    pages = [context.new_page() for context in contexts]
    try:
        for page, guest in zip(pages, guests, strict=True):
            page.set_default_timeout(TIMEOUT)
            page.goto(f"{served.address}/play/{guest.token}")
            expect(page.locator("#table[data-shown]")).to_be_attached()
        one, other = pages
        tap(one, "c4")
        expect(one.locator("#draft .move")).to_contain_text("c4")
        one.locator("#draft .confirm").tap()
        wait_for(one, to_choose(1))
        expect(one.locator(".decided")).to_contain_text("draw c4")

        wait_for(other, to_choose(1))
        expect(other.locator("button.player .mood")).to_have_text("✓")
        assert "c4" not in json.dumps(state_of(other)["view"]["sheets"][0])
        assert "draw c4" not in other.locator(".moves").inner_text()
        expect(other.locator("button.player use.new")).to_have_count(0)

        one.locator("#status form button").tap()
        wait_for(one, to_choose(2))
        wait_for(other, to_choose(2))
        tap(one, "c4")
        expect(one.locator("#draft .confirm")).to_be_visible()
        one.wait_for_timeout(400)
        tap(one, "c4")
        wait_for(one, to_choose(1))

        tap(other, "a1")
        other.locator("#draft .confirm").tap()
        for page in pages:
            wait_for(page, lambda it: it["moves"] == 2 and len(it["turn"]) == 2)
        expect(other.locator("button.player use.new")).to_have_count(1)
        assert "c4" in state_of(other)["view"]["sheets"][0]["roads"]

        tap(other, "a1")
        expect(other.locator("#draft .why")).to_have_text(say("illegal-road"))
        other.locator("button.player").tap()
        expect(other.locator("dialog.closer svg")).to_be_visible()
    finally:
        for context in contexts:
            context.close()
