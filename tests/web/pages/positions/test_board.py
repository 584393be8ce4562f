"""Playing on from positions in real browsers: one that was pasted, and a moment of a replay."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser

from boulevard.messages import say
from tests.web.browsing import MOUSE, TOUCH, Person
from tests.web.expecting import expect
from tests.web.scenes import Scenery
from tests.web.serving import Guest, Served
from tests.web.tables.test_positions import FIRST_PHASE, after


@pytest.fixture
def person(browser: Browser, served: Served, request: pytest.FixtureRequest) -> Iterator[Person]:
    found = Person(browser, served.address, getattr(request, "param", MOUSE))
    yield found
    found.close()


@pytest.mark.parametrize("person", [MOUSE], indirect=True)
def test_a_pasted_position_is_played_on_from_taken_back_and_checked(person: Person) -> None:
    moment, page = after("paris", FIRST_PHASE), person.go("/position").page
    page.get_by_label(say("web-position-text")).fill("paris nonsense")
    page.get_by_role("button", name=say("web-position-show")).click()
    expect(page.locator(".refusal")).to_be_visible()
    person.problems.clear()  # the browser tells of the status
    page.get_by_label(say("web-position-text")).fill(moment.position())
    page.get_by_role("button", name=say("web-position-show")).click()
    expect(page.locator(".shown-position svg")).to_be_visible()
    copied = page.locator("[data-copy]")
    copied.click()
    expect(copied).to_have_text(say("web-copied"))
    page.get_by_role("link", name=say("web-position-play")).click()
    page.get_by_role("button", name=say("web-position-play")).click()
    page.wait_for_url("**/play/*")
    state = person.wait_for()
    assert state["view"]["board"] == moment.view()["board"]
    assert state["seat"] == moment.turn[0]
    for _ in range(3):
        person.make(person.chosen(person.wait_for()))
    guest = Guest(person.address, page.url.rpartition("/")[2])
    guest.ask("resign")
    person.wait_for("over")
    expect(page.locator("[data-fair]")).to_have_text(say("web-over-fair-good"))
    page.locator(".fair summary").click()
    expect(page.locator(".fair")).to_contain_text(say("web-position-fair"))


@pytest.mark.parametrize("person", [TOUCH], indirect=True)
def test_a_game_is_played_on_from_a_moment_of_its_replay(person: Person, scenery: Scenery) -> None:
    page = person.go("/replay/avenue-replay?move=30").page
    page.locator(".scrub [data-step='1']").tap()
    expect(page.locator(".replaying .status")).to_contain_text("31")
    page.get_by_role("link", name=say("web-position-same-deal")).tap()
    page.wait_for_url(re.compile("/new/avenue"))
    page.locator("[name=chair-2]").select_option("bot-1")
    page.get_by_role("button", name=say("web-position-play")).tap()
    page.wait_for_url("**/play/*")
    for _ in range(2):
        person.make(person.chosen(person.wait_for()))
    assert sum(chair["kind"] == "person" for chair in person.state["chairs"]) == 1
