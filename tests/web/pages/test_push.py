"""Being told while no page is open: what the worker does with a message, and how somebody turns it on and off."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, CDPSession, Page, Worker

from boulevard.messages import say
from boulevard.web.http.context import COOKIE
from tests.waiting import until
from tests.web.browsing import EVERY, PHONE, Person
from tests.web.expecting import expect
from tests.web.pages.test_own_news import Two, at_a_table
from tests.web.pages.test_own_news import move as moves
from tests.web.services.notices.push_service import PushService
from tests.web.serving import Served

CLICKED = """(at) => {
  const event = new ExtendableEvent("notificationclick");
  Object.defineProperty(event, "notification", { value: { close() {}, data: { at } } });
  self.opening = new Promise((done) => {
    Object.defineProperty(self.clients, "openWindow", { value: (page) => done(String(page)), configurable: true });
  });
  self.dispatchEvent(event);
  return self.opening;
}"""
"""Clicks on a notification, and tells which page the worker would open: a click of our own may open none."""
RECORDED = """() => {
  self.shown = [];
  self.badges = [];
  Object.defineProperty(self.registration, "showNotification", { value: async (title, { body, tag, data }) => {
    self.shown.push({ title, body, tag, at: data.at });
  } });
  Object.defineProperty(navigator, "setAppBadge", { value: async (count) => void self.badges.push(count) });
  Object.defineProperty(navigator, "clearAppBadge", { value: async () => void self.badges.push(0) });
}"""
"""Stands for what the device shows, which a browser without a screen does not, and keeps it."""
STAND_IN = """
const described = %s;
let made = null;
Object.defineProperty(PushManager.prototype, "getSubscription", { value: async () => made });
Object.defineProperty(PushManager.prototype, "subscribe", { value: async (options) => {
  window.asked = options;
  const unsubscribe = async () => !(made = null);
  made = { endpoint: described.endpoint, toJSON: () => described, unsubscribe };
  return made;
} });
window.Notification = class { static permission = "default"; static async requestPermission() { return "granted"; } };
"""
"""Stands for the maker of the browser, whom a test can't reach."""


class Messages:
    """Messages that a browser's maker hands on to the worker of a page."""

    def __init__(self, page: Page) -> None:
        self._session: CDPSession = page.context.new_cdp_session(page)
        self._registrations: list[dict[str, Any]] = []
        self._session.on("ServiceWorker.workerRegistrationUpdated", self._note)
        self._session.send("ServiceWorker.enable")
        page.evaluate("navigator.serviceWorker.ready.then(() => {})")
        self._page = page

    def _note(self, event: dict[str, Any]) -> None:
        self._registrations += event["registrations"]

    def deliver(self, origin: str, message: dict[str, Any]) -> None:
        while not self._registrations:
            self._page.wait_for_timeout(EVERY)
        known = self._registrations[-1]["registrationId"]
        sent = {"origin": origin, "registrationId": known, "data": json.dumps(message)}
        self._session.send("ServiceWorker.deliverPushMessage", sent)


@pytest.fixture
def two(served: Served) -> Two:
    return at_a_table(served)


@pytest.fixture
def context(browser: Browser, served: Served, two: Two) -> Iterator[BrowserContext]:
    found = browser.new_context(viewport=PHONE, reduced_motion="reduce", permissions=["notifications"])
    found.add_cookies([{"name": COOKIE, "value": two.cookie, "url": served.address}])
    yield found
    found.close()


def wait_for_shown(worker: Worker) -> None:
    until(lambda: bool(worker.evaluate("self.shown.length")))


def message(two: Two, waiting: int = 2) -> dict[str, Any]:
    return {
        "table": two.table,
        "at": f"/go/{two.table}",
        "title": "It’s your turn",
        "text": "Paris",
        "waiting": waiting,
    }


def worker_of(page: Page) -> Worker:
    page.evaluate("navigator.serviceWorker.ready.then(() => {})")
    return page.context.service_workers[0]


def test_the_worker_shows_a_message_and_a_click_leads_to_the_table(
    browser: Browser, served: Served, context: BrowserContext, two: Two
) -> None:
    ada = Person(browser, served.address, context=context)
    ada.go("/learn")
    worker = worker_of(ada.page)
    worker.evaluate(RECORDED)
    Messages(ada.page).deliver(served.address, message(two))
    wait_for_shown(worker)
    shown = {"title": "It’s your turn", "body": "Paris", "tag": f"boulevard-{two.table}", "at": f"/go/{two.table}"}
    assert worker.evaluate("self.shown") == [shown]
    assert worker.evaluate("self.badges") == [2]
    assert worker.evaluate(CLICKED, f"/go/{two.table}").startswith(f"{served.address}/play/"), "one's own seat"
    ada.close()


def test_nothing_is_shown_of_a_table_that_somebody_looks_at(
    browser: Browser, served: Served, context: BrowserContext, two: Two
) -> None:
    ada = Person(browser, served.address, context=context)
    ada.go(f"/play/{two.ada.token}")
    ada.page.wait_for_function(
        "async name => (await navigator.locks.query()).held.some((it) => it.name === name)",
        arg=f"boulevard-sees-{two.table}",
        polling=EVERY,
    )
    worker, messages = worker_of(ada.page), Messages(ada.page)
    worker.evaluate(RECORDED)
    messages.deliver(served.address, message(two, 0))
    other = {**message(two), "table": "another", "at": "/go/another"}
    messages.deliver(served.address, other)
    wait_for_shown(worker)
    assert [it["tag"] for it in worker.evaluate("self.shown")] == ["boulevard-another"]
    assert worker.evaluate("self.badges") == [0, 2]
    ada.close()


def test_somebody_turns_it_on_and_off(browser: Browser, served: Served, context: BrowserContext, two: Two) -> None:
    browser_there = PushService().browser()
    described = {**browser_there.described, "endpoint": f"https://push.example{browser_there.path}"}
    context.add_init_script(STAND_IN % json.dumps(described))
    ada = Person(browser, served.address, context=context)
    ada.go("/preferences")
    page = ada.page
    start, stop = page.locator("#push-start"), page.locator("#push-stop")
    expect(start).to_be_visible()
    ticks = page.locator("[data-way=push] input[type=checkbox]")
    expect(ticks.first).to_be_disabled()
    expect(page.locator("#grey")).to_be_visible()
    start.click()
    expect(ticks.first).to_be_enabled()
    expect(page.locator("#grey")).to_be_hidden()
    expect(page.locator("#push-told")).to_have_text(say("push-on"))
    assert page.evaluate("window.asked.userVisibleOnly")
    assert page.evaluate("window.asked.applicationServerKey") == page.locator("#push").get_attribute("data-key")
    expect(start).to_be_hidden()
    stop.click()
    expect(start).to_be_visible()
    expect(ticks.last).to_be_disabled()
    start.click()
    expect(stop).to_be_visible()
    page.locator("input[type=checkbox][name='push-ends']").uncheck()
    expect(page.locator("#kept")).to_have_text(say("web-prefer-kept"))
    ada.go("/preferences")
    expect(page.locator("input[type=checkbox][name='push-ends']")).not_to_be_checked()
    page.get_by_role("button", name=say("push-stop-all", count=1)).click()
    page.wait_for_url("**/preferences#news")
    expect(page.get_by_role("button", name=say("push-stop-all", count=1))).to_have_count(0)
    moves(two.ada)
    ada.close()


def test_what_can_not_be_chosen_yet_stays_as_it_was_without_scripts(browser: Browser, served: Served, two: Two) -> None:
    context = browser.new_context(java_script_enabled=False)
    context.add_cookies([{"name": COOKIE, "value": two.cookie, "url": served.address}])
    ada = Person(browser, served.address, context=context)
    ada.go("/preferences")
    ada.page.get_by_role("button", name=say("web-prefer-save")).click()
    described = PushService().browser().described
    described = {**described, "endpoint": "https://push.example/later"}
    assert two.ada.post("/notices/push", described).status_code == 204
    ada.go("/preferences")
    ticks = ada.page.locator("[data-way=push] input[type=checkbox]").all()
    assert all(it.is_enabled() and it.is_checked() for it in ticks)
    ada.close()
