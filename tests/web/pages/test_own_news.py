"""Whatever page is open says that a table waits: by title and picture, and by a notification for those who like."""

from __future__ import annotations

from typing import Any, NamedTuple

from playwright.sync_api import Browser, BrowserContext, Page

from boulevard.games.registry import info
from boulevard.messages import say
from boulevard.web.http.context import COOKIE
from boulevard.web.http.preferred import COOKIE as TOLD
from boulevard.web.settings import Settings
from boulevard.web.tables.tokens import Tokens, new_person
from tests.web.browsing import EVERY, PHONE, Person
from tests.web.expecting import expect
from tests.web.serving import FRIEND, PERSON, Guest, Served

TITLE = info("paris").title
RECORDED = """
window.told = [];
window.asked = 0;
window.Notification = class extends EventTarget {
  static permission = "%s";
  static async requestPermission() {
    window.asked += 1;
    return (Notification.permission = "granted");
  }
  constructor(title, options) {
    super();
    window.told.push([title, options.body, options.tag]);
  }
};
"""
"""Stands for what the browser shows, and keeps it."""
ICON = "document.querySelector('link[rel=icon]').href.split('/').at(-1)"


class Two(NamedTuple):
    """Ada and Bob at a table of Paris; they move over HTTP."""

    cookie: str
    table: str
    ada: Guest
    bob: Guest

    def ada_moves(self) -> None:
        move(self.ada)

    def bob_moves(self) -> None:
        move(self.bob)


def move(guest: Guest) -> None:
    """Somebody makes their next move."""
    state = guest.wait_for_turn()
    assert guest.move(state["legal"][0], state["number"], seat=state["seat"]).status_code == 200


def at_a_table(served: Served) -> Two:
    cookie = Tokens(Settings(data=served.data).signing_secret()).person(new_person("Ada"))
    ada, bob = Guest(served.address), Guest(served.address)
    ada.http.cookies.set(COOKIE, cookie)
    made = ada.create("paris", PERSON, FRIEND, starts="orange")
    (invitation,) = made["invitations"].values()
    bob.token = bob.post(f"/api/invitations/{invitation}", {"name": "Bob"}).json()["token"]
    return Two(cookie, made["table"], ada, bob)


def device(browser: Browser, served: Served, cookie: str, permission: str = "granted", **chosen: str) -> BrowserContext:
    """A browser of somebody who may be told."""
    context = browser.new_context(viewport={"width": 1280, "height": 800}, reduced_motion="reduce")
    told = "~".join(f"{name}.{value}" for name, value in chosen.items())
    values = {COOKIE: cookie, **({TOLD: told} if told else {})}
    context.add_cookies([{"name": name, "value": value, "url": served.address} for name, value in values.items()])
    context.add_init_script(RECORDED % permission)
    return context


def told(page: Page) -> list[Any]:
    found: list[Any] = page.evaluate("window.told")
    return found


def counts(page: Page, number: int) -> None:
    """Wait until the title says how many tables wait elsewhere."""
    page.wait_for_function(
        "number => (document.title.match(/^\\((\\d+)\\) /)?.[1] ?? '0') === String(number)", arg=number, polling=EVERY
    )


def test_any_page_says_that_it_is_ones_turn_and_only_one_of_them_tells(browser: Browser, served: Served) -> None:
    two = at_a_table(served)
    context = device(browser, served, two.cookie)
    first, second = Person(browser, served.address, context=context), Person(browser, served.address, context=context)
    first.go("/games")
    counts(first.page, 1)
    assert first.page.evaluate(ICON) == "icon-turn.svg"
    expect(first.page.locator(".pages > a .badge")).to_have_text("1")
    first.page.set_viewport_size(PHONE)
    expect(first.page.locator(".pages summary .badge")).to_be_visible()
    assert told(first.page) == [], "what was so before is no news"
    second.go("/learn")
    counts(second.page, 1)
    two.ada_moves()
    counts(first.page, 0)
    counts(second.page, 0)
    assert first.page.evaluate(ICON) == "icon.svg"
    expect(first.page.locator(".badge")).to_have_count(0)
    expect(first.page.locator(".own .state")).to_have_text(say("web-own-theirs", name="Bob"))
    two.bob_moves()
    counts(second.page, 1)
    first.page.wait_for_function("() => window.told.length", polling=EVERY)
    assert told(first.page) + told(second.page) == [
        [say("web-news-turns"), say("web-news-with", title=TITLE, names="Bob"), f"boulevard-{two.table}"]
    ]
    expect(first.page.locator(".own .state")).to_have_text(say("web-own-yours"))
    first.page.close()
    two.ada_moves()
    counts(second.page, 0)
    two.bob_moves()
    second.page.wait_for_function("() => window.told.length", polling=EVERY)
    second.close()


def test_nothing_is_told_of_a_table_that_is_seen_nor_of_what_is_not_wanted(browser: Browser, served: Served) -> None:
    two = at_a_table(served)
    context = device(browser, served, two.cookie)
    home, table = Person(browser, served.address, context=context), Person(browser, served.address, context=context)
    home.go("/learn")
    table.go(f"/play/{two.ada.token}")
    table.wait_for()
    table.page.wait_for_function(
        "async name => (await navigator.locks.query()).held.some((it) => it.name === name)",
        arg=f"boulevard-sees-{two.table}",
        polling=EVERY,
    )
    two.ada_moves()
    counts(home.page, 0)
    two.bob_moves()
    counts(home.page, 1)
    counts(table.page, 0)
    table.page.close()
    home.page.evaluate("document.documentElement.dataset.turns = 'off'")
    two.ada_moves()
    counts(home.page, 0)
    two.bob_moves()
    counts(home.page, 1)
    home.page.evaluate("document.documentElement.dataset.turns = 'on'")
    assert told(home.page) == []
    two.bob.ask("resign")
    home.page.wait_for_function("() => window.told.length", polling=EVERY)
    assert [title for title, *_ in told(home.page)] == [say("web-news-ends")]
    home.close()


def test_a_browser_is_asked_for_leave_by_a_click_alone(browser: Browser, served: Served) -> None:
    two = at_a_table(served)
    ada = Person(browser, served.address, context=device(browser, served, two.cookie, "default"))
    page = ada.page
    ada.go("/preferences")
    counts(page, 1)
    expect(page.locator("#allow")).to_be_visible()
    assert page.evaluate("window.asked") == 0
    page.locator("#allow").click()
    expect(page.locator("#allowed")).to_have_text(say("web-prefer-allowed"))
    assert page.evaluate("window.asked") == 1
    page.get_by_label(say("web-prefer-turns"), exact=False).first.uncheck()
    expect(page.locator("html")).to_have_attribute("data-turns", "off")
    ada.close()


def test_who_belongs_to_nobody_follows_nothing(browser: Browser, served: Served) -> None:
    ann = Person(browser, served.address)
    asked: list[str] = []
    ann.page.on("request", lambda it: asked.append(it.url))
    ann.go("/games")
    ann.settle()
    assert [url for url in asked if "/api/people" in url or url.endswith("news.js")] == []
    ann.close()
