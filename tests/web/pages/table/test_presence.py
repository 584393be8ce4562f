"""Who is at a table, as its page shows it at the seats."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser

from boulevard.messages import say
from tests.web.browsing import Person
from tests.web.expecting import expect
from tests.web.serving import Served, friends

HIDE = """hidden => {
  Object.defineProperty(document, "hidden", { value: hidden, configurable: true });
  document.hasFocus = () => !hidden;
  document.dispatchEvent(new Event("visibilitychange"));
}"""
"""Lets a page believe that it is not seen, or seen again."""


@pytest.mark.parametrize("game", ["paris", "avenue"])
def test_the_others_see_who_is_here_away_and_gone(served: Served, browser: Browser, game: str) -> None:
    one, other = friends(served, game)
    ann = Person(browser, served.address).go(f"/play/{one.token}")
    shown = ann.page.locator("[data-presence]")
    expect(shown).to_have_text(say("web-presence-js-gone"))
    assert shown.count() == 1, "nobody is told of themselves"
    bea = Person(browser, served.address).go(f"/play/{other.token}")
    expect(shown).to_have_text(say("web-presence-js-here"))
    bea.page.evaluate(HIDE, True)
    expect(shown).to_have_text(say("web-presence-js-away"))
    bea.page.evaluate(HIDE, False)
    expect(shown).to_have_text(say("web-presence-js-here"))
    state = one.state()
    mover = one if state["legal"] else other
    before = mover.state()
    mover.move(before["legal"][0], before["number"])
    ann.page.wait_for_function(
        "events => Number(document.getElementById('table').dataset.shown) > events", arg=state["events"]
    )
    expect(shown).to_have_text(say("web-presence-js-here"))
    watcher = Person(browser, served.address).go(f"/watch/{state['table']}")
    expect(ann.page.locator("#watching")).to_have_text(say("web-presence-js-watching", count=1))
    watcher.close()
    bea.close()
    expect(shown).to_have_text(say("web-presence-js-gone"))
    ann.close()
