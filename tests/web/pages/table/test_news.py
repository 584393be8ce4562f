"""What pages tell of a game in real browsers: the rival's move, moves in words, the replay, and the end of Avenue."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser

from boulevard.messages import say
from tests.web.browsing import MOUSE, TOUCH, WIDE, Person
from tests.web.expecting import expect
from tests.web.scenes import Scenery
from tests.web.serving import Guest, Served

SHOWN = "Number(document.querySelector('.scrub input').value)"


@pytest.fixture
def person(browser: Browser, served: Served, scenery: Scenery, request: pytest.FixtureRequest) -> Iterator[Person]:
    """Ada, by mouse or by touch."""
    found = Person(browser, served.address, getattr(request, "param", MOUSE))
    found.context.add_cookies([{**scenery.cookie, "url": served.address}])  # type: ignore[typeddict-item]
    yield found
    found.close()


@pytest.mark.parametrize("person", [MOUSE, TOUCH], indirect=True)
def test_what_the_rival_did_stands_at_the_table(person: Person, scenery: Scenery) -> None:
    person.go(scenery.address("paris-buildings")).wait_for()
    news = person.page.locator("#news")
    card = say("paris-draw-card-sacre-coeur")
    expect(news.get_by_text(say("web-paris-news-card", name="Riverain", card=card))).to_be_visible()
    expect(news.get_by_text("−4 → 14")).to_be_visible()


@pytest.mark.parametrize("person", [TOUCH], indirect=True)
def test_the_list_of_moves_is_in_words_and_nothing_of_it_is_cut_off(person: Person, scenery: Scenery) -> None:
    page = person.go(scenery.address("paris-buildings")).page
    person.wait_for()
    listed = page.locator(".moves")
    expect(listed).to_contain_text("Build V3 on c7, c8, d8")
    assert "build V3" not in listed.inner_text()
    assert page.evaluate(
        """() => {
          const list = document.querySelector(".moves"), within = (inner, outer) =>
            inner.left >= outer.left - 1 && inner.right <= outer.right + 1;
          const box = list.getBoundingClientRect();
          const items = [...list.children].map((it) => [it, it.querySelector(".did")]
            .map((part) => part.getBoundingClientRect()));
          return list.scrollLeft === 0 && list.scrollWidth <= list.clientWidth
            && items.every(([item, did]) => within(item, box) && within(did, item));
        }"""
    )
    with page.expect_response(f"{person.address}/preferences"):
        page.locator("#as-notation").tap()
    expect(listed).to_contain_text("build V3 c7,c8,d8")
    assert "Build V3" not in listed.inner_text()
    person.go(scenery.address("paris-replay"))
    expect(page.locator("#as-notation")).to_have_attribute("aria-pressed", "true")
    assert "build V3 c7,c8,d8" in listed.inner_text()


def test_a_preview_is_in_words_and_has_a_total(served: Served, scenery: Scenery) -> None:
    page = scenery.address("paris-buildings")
    guest = Guest(served.address, page.removeprefix("/play/"))
    move = next(it for it in guest.state()["legal"] if it.startswith("build"))
    shown = guest.get(f"{page}/look", params={"move": move}).text
    _, name, spaces = move.split()
    assert say("advice-paris-do-build", building=name, spaces=spaces.replace(",", ", ")) in shown
    (was, now, change) = re.findall(r"<span>(\S+) → (\S+) <b[^>]*>(\S+)</b>", shown.split('class="sum"')[1])[0]
    assert int(now.replace("−", "-")) - int(was.replace("−", "-")) == int(change.replace("−", "-"))
    assert was == "20"


def test_a_whole_line_of_the_score_sheet_shows_what_it_counts(person: Person, scenery: Scenery) -> None:
    page = person.go(scenery.address("paris-buildings")).page
    person.wait_for()
    page.locator(".score .counts .line").first.hover()
    expect(page.locator("#over .counted rect")).not_to_have_count(0)
    assert page.evaluate(
        """() => {
          const side = document.getElementById("side").getBoundingClientRect();
          const sheet = document.querySelector(".side .score").getBoundingClientRect();
          return sheet.left - side.left >= 5 && side.right - sheet.right >= 5 && sheet.top - side.top >= 5;
        }"""
    ), "there is no room for a ring around the score sheet"


def test_a_replay_keeps_up_with_fast_keys_plays_by_itself_and_leads_back(person: Person, scenery: Scenery) -> None:
    page = person.go("/replay/paris-replay?move=0").page
    expect(page.locator("#autoplay")).to_be_visible()
    for _ in range(20):
        page.keyboard.press("ArrowRight")
    page.wait_for_function(f"() => {SHOWN} === 20")
    for _ in range(5):
        page.locator("[data-step='1']").click()
    page.wait_for_function(f"() => {SHOWN} === 25")
    expect(page.locator("[aria-current=step]")).to_have_attribute("href", "?move=25")
    page.evaluate("document.activeElement.blur()")
    page.keyboard.press(" ")
    expect(page.locator("#autoplay")).to_have_attribute("aria-label", say("web-replay-pause"))
    page.wait_for_function(f"() => {SHOWN} > 26")
    page.keyboard.press(" ")
    expect(page.locator("#autoplay")).to_have_attribute("aria-label", say("web-replay-play"))
    page.get_by_role("link", name=say("web-replay-table")).click()
    page.wait_for_url("**/play/*")


def test_the_verdict_of_avenue_waits_for_the_count(browser: Browser, served: Served, scenery: Scenery) -> None:
    moving = browser.new_context(viewport=WIDE)
    person = Person(browser, served.address, context=moving).go(scenery.address("avenue-over"))
    page, verdict = person.page, person.page.locator("#status h1")
    expect(page.locator("body.counting .scoring")).to_be_visible()
    expect(verdict).to_be_hidden()
    page.locator("#draft .row button").click()
    expect(page.locator("body.counting")).to_have_count(0)
    expect(verdict).to_be_visible()
    person.close()
    calm = Person(browser, served.address).go(scenery.address("avenue-over"))
    expect(calm.page.locator(".scoring")).to_be_visible()
    expect(calm.page.locator("#status h1")).to_be_visible()
    calm.close()
