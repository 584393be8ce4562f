"""The review of a game in a browser: by keys and by mouse, on a phone, from a record that is dropped."""

from __future__ import annotations

import json
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Locator, Page

import boulevard
from boulevard.games.game import Game
from boulevard.messages import say
from tests.web.browsing import KEYS, MOUSE, TOUCH, Person
from tests.web.expecting import expect
from tests.web.scenes import Scenery
from tests.web.serving import Served

DROP = """([text]) => {
  const carried = new DataTransfer();
  carried.items.add(new File([text], "game.json", { type: "application/json" }));
  for (const kind of ["dragover", "drop"]) {
    document.body.dispatchEvent(new DragEvent(kind, { dataTransfer: carried, bubbles: true, cancelable: true }));
  }
}"""
NUMBER = "Number(document.querySelector('.scrub input').value)"


@pytest.fixture(params=[MOUSE, TOUCH])
def person(browser: Browser, served: Served, request: pytest.FixtureRequest) -> Iterator[Person]:
    person = Person(browser, served.address, request.param)
    yield person
    person.close()


def shown(page: Page, number: int) -> None:
    page.wait_for_function(f"number => {NUMBER} === number", arg=number)


def test_a_game_is_gone_through(person: Person, scenery: Scenery) -> None:
    review = scenery.wait_for_review("paris-review")
    costly = [it for it in review["decisions"] if it["loss"] >= 1]
    own = [it["number"] for it in costly if it["seat"] == "orange"]
    page = person.go("/review/paris-review").page
    expect(page.locator(".accounts li")).to_have_count(2)
    expect(page.locator("#autoplay")).to_be_visible()
    said = page.locator(".at-a-glance" if person.how == TOUCH else ".ways-of .unrevealed")
    for number in own[:3]:
        page.keyboard.press("n")
        shown(page, number)
        for seen in (page.locator(".stage"), page.locator("#moment-title"), page.locator(".mistakes"), said):
            expect(seen).to_be_in_viewport(ratio=0.5)
    page.keyboard.press("Home")
    for _ in range(3):  # however fast they come
        page.keyboard.press("n")
    _, second, third = [number for number in own if number][:3]
    shown(page, third)
    page.keyboard.press("p")
    shown(page, second)
    person._press(page.get_by_role("link", name=say("web-review-of-all"), exact=True).first)
    expect(page.locator(".decisions tbody tr")).to_have_count(len(review["decisions"]))
    page.keyboard.press("n")
    shown(page, next(it["number"] for it in costly if it["number"] > second))
    ways = page.locator(".ways-of [aria-current]")
    for way in ("played", "best", "position"):
        page.keyboard.press("b")
        expect(ways).to_have_text(say(f"web-review-way-{way}"))
        expect(page.locator(".mistakes")).to_be_in_viewport(ratio=0.5)
    if person.how == MOUSE:
        page.locator(".keys summary").click()
        expect(page.locator(".keys dl")).to_be_visible()
        page.locator(".keys summary").click()
    person._press(page.get_by_role("link", name=say("web-review-by-cost"), exact=True))
    worst = max(review["decisions"], key=lambda it: it["loss"])
    expect(page.locator(".decisions tbody tr th").first).to_contain_text(str(worst["number"] + 1))
    person._press(page.locator(".decisions tbody tr th a").first)
    shown(page, worst["number"])
    expect(page.locator(".decisions tr.here")).to_have_count(1)
    expect(page.locator(".stage")).to_be_in_viewport()
    expect(page.locator("#moment-title")).to_be_in_viewport()
    person._press(page.locator(".options .best .say"))
    expect(ways).to_have_text(say("web-review-way-best"))
    if len(worst["options"][0]["line"]) > 1:
        person._press(page.get_by_role("link", name=say("web-review-line-on")))
        expect(page.locator(".line-of li").nth(1).locator("[aria-current]")).to_have_count(1)
    graph = page.locator("svg.graph").bounding_box()
    assert graph
    page.locator("svg.graph").click(position={"x": graph["width"] - 2, "y": graph["height"] / 2})
    shown(page, len(page.evaluate("[...Array(Number(document.querySelector('.scrub').dataset.count))]")))


@pytest.mark.parametrize("how", [KEYS, TOUCH])
def test_a_mistake_is_a_riddle_that_is_tried_and_then_answered(
    browser: Browser, served: Served, scenery: Scenery, how: str
) -> None:
    review = scenery.wait_for_review("paris-review")
    own = [it for it in review["decisions"] if it["loss"] >= 1 and it["seat"] == "orange"]
    first, following = own[:2]
    best = first["options"][0]
    person = Person(browser, served.address, how).go("/review/paris-review")
    page = person.page
    expect(page.locator("#autoplay")).to_be_visible()  # the script has begun
    next_mistake = page.get_by_role("link", name=say("web-review-mistake-next"))
    answer, reveal, switch = (page.locator(it) for it in (".closely .options", ".ways-of .unrevealed", "#hiding"))

    def on(key: str, button: Locator) -> None:
        """Use a key of the page, or the button by which a finger does the same."""
        if how == KEYS:
            page.keyboard.press(key)
        else:
            person._press(button)

    on("n", next_mistake)
    shown(page, first["number"])
    expect(answer).to_be_hidden()
    assert best["words"] not in page.locator(".closely").inner_text()
    on("b", reveal)
    expect(answer).to_contain_text(best["words"])
    expect(reveal).to_have_count(0)
    person._press(page.get_by_role("link", name=say("web-review-way-position"), exact=True))
    expect(page.locator(".ways-of [aria-current]")).to_have_text(say("web-review-way-position"))
    expect(answer).to_be_visible()
    on("n", next_mistake)
    shown(page, following["number"])
    expect(answer).to_be_hidden()
    on("p", page.get_by_role("link", name=say("web-review-mistake-previous")))
    shown(page, first["number"])
    expect(answer).to_be_hidden()
    _follow(person, ".ways-of .unrevealed")
    expect(answer).to_be_visible()
    expect(page.locator(".ways-of .reveals")).to_be_focused()  # the way there is gone

    _follow(person, ".ways-of .try")
    page.wait_for_url("**/try/*")
    begun = page.locator("#legal option").first
    expect(begun).to_be_attached()
    other = next(it for it in person.state["legal"] if it != best["move"] and it.split()[0] in ("build", "lay"))
    for move in (other, best["move"]):
        assert best["words"] not in page.locator("#dock").inner_text()
        person._gesture(move)
        expect(page.locator("#rated")).to_be_in_viewport()
        expect(page.locator("#again")).to_be_focused()
        if move == other:
            _follow(person, ".answer summary")
            expect(page.locator(".answer .what")).to_contain_text(best["words"])
            _follow(person, "#again")
            expect(page.locator("#rated")).to_have_count(0)
    expect(page.locator("#rated")).to_have_text(say("web-review-try-best"))
    on("n", next_mistake)
    page.wait_for_url(f"**/try/{following['number']}")
    expect(begun).to_be_attached()
    _follow(person, f'a[href="/review/paris-review?move={following["number"]}"]')
    page.wait_for_url("**/review/paris-review?move=*")

    expect(answer).to_be_hidden()
    expect(switch).to_be_checked()
    with page.expect_response("**/preferences"):  # a page that is opened before may not know it
        if how == KEYS:
            person._walk_to("#hiding")
            page.keyboard.press("Space")
        else:
            switch.tap()
    expect(answer).to_be_visible()
    page.reload()
    expect(switch).not_to_be_checked()
    expect(answer).to_be_visible()
    person.close()


def _follow(person: Person, selector: str) -> None:
    """Press something; by keys, go there by Tab first."""
    if person.how == KEYS:
        person._walk_to(selector)
    person._press(person.page.locator(selector))


def test_spaces_are_in_order_whatever_is_drawn_in_them(browser: Browser, served: Served, scenery: Scenery) -> None:
    person = Person(browser, served.address).go("/replay/avenue-replay?move=60")
    cells = person.page.locator("#cells [data-cell]")
    expect(cells).to_have_count(42)
    spaces = [it.get_attribute("data-cell") for it in cells.all()]
    assert spaces == [f"{column}{row}" for row in range(7, 0, -1) for column in "abcdef"]
    person.close()


def test_a_record_that_is_dropped_is_reviewed_and_fills_in(person: Person, served: Served) -> None:
    served.wait_until_ready("bots")
    game = boulevard.new("avenue", seed=77 + len(person.how))
    while not game.over:
        game.play(0, game.legal(0)[-1])
    for address in ("/analysis", "/record"):
        page = person.go(address).page
        page.wait_for_load_state("load")
        page.evaluate(DROP, [json.dumps(game.record())])
        page.wait_for_url(f"**{address}/*")
    person._press(page.get_by_role("link", name=say("web-review-open")))
    page.wait_for_url("**/review?move=*")
    expect(page.locator(".decisions tbody tr").first).to_be_visible()
    expect(page.locator("[data-waiting]")).to_have_count(0)
    expect(page.locator(".accounts li")).to_have_count(1)
    expect(page.locator(".decisions tbody tr")).to_have_count(len(game.history) - _forced(game))


def _forced(game: Game) -> int:
    return sum(len(game.rules.actions(game.state_after(at), 0)) == 1 for at in range(len(game.history)))
