"""What people must agree on, in their browsers: one asks, the other answers, and all see what came of it."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page

from boulevard.messages import say
from tests.web.browsing import PHONE, TOUCH, Person
from tests.web.expecting import expect
from tests.web.serving import Served, friends


@pytest.fixture
def people(served: Served, browser: Browser) -> Iterator[tuple[Page, Page, Page]]:
    """The pages of two people at a table, and of somebody who watches; Orange has reserved a building."""
    one, other = friends(served, "paris", starts="orange")
    one.move("reserve T5", 0)
    paths = (f"/play/{one.token}", f"/play/{other.token}", f"/watch/{one.state()['table']}")
    found = [
        Person(browser, served.address, how).go(path)
        for how, path in zip(("mouse", TOUCH, "mouse"), paths, strict=True)
    ]
    first, second, third = (person.page for person in found)
    yield first, second, third
    for person in found:
        person.close()


def press(page: Page, key: str) -> None:
    page.get_by_role("button", name=say(key), exact=True).click()


def test_a_wish_to_undo_is_withdrawn_or_declined_and_all_see_it(people: tuple[Page, Page, Page]) -> None:
    one, other, watcher = people
    guest = say("web-guest")
    press(one, "web-table-undo")
    expect(other.get_by_text(say("web-table-asks", name=guest))).to_be_visible()
    press(other, "web-table-disagree")
    expect(one.locator("#notice")).to_have_text(say("web-agreed-refused-you"))
    for page in (other, watcher):
        expect(page.locator("#notice")).to_have_text(say("web-agreed-refused", name=guest))
    undo = one.get_by_role("button", name=say("web-table-undo"), exact=True)
    expect(undo).to_be_disabled()


def test_a_rematch_begins_when_both_want_it_and_watchers_can_follow(people: tuple[Page, Page, Page]) -> None:
    one, other, watcher = people
    guest = say("web-guest")
    one.locator(".sure summary").click()
    press(one, "web-table-resign-yes")
    press(one, "web-over-rematch")
    expect(one.get_by_text(say("web-again-asked", names="Ann"))).to_be_visible()
    expect(other.get_by_text(say("web-again-asks", names=guest))).to_be_visible()
    press(one, "web-asked-withdraw")
    expect(other.locator("#notice")).to_have_text(say("web-agreed-withdrawn", name=guest))
    press(one, "web-over-rematch")
    press(other, "web-again-decline")
    expect(one.get_by_text(say("web-again-declined", names="Ann"))).to_be_visible()
    expect(other.get_by_text(say("web-again-declined-you"))).to_be_visible()
    assert "boulevard-shuffles" not in other.evaluate("Object.keys(localStorage)"), "who declines contributes nothing"
    press(other, "web-over-rematch")
    expect(one.get_by_text(say("web-again-asks", names="Ann"))).to_be_visible()
    press(one, "web-over-rematch")
    for page in (one, other):
        expect(page.locator("#layout.playing")).to_be_visible()
    watcher.get_by_role("link", name=say("web-over-rematch-watch")).click()
    expect(watcher.locator("#layout.playing")).to_be_visible()


def test_who_resigns_on_a_phone_sees_what_came_of_it(people: tuple[Page, Page, Page]) -> None:
    one, _, _ = people
    one.set_viewport_size(PHONE)
    one.locator(".sure summary").click()
    press(one, "web-table-resign-yes")
    expect(one.get_by_role("button", name=say("web-over-rematch"), exact=True)).to_be_in_viewport()
