"""The frame of every page: the menus of the masthead, and the links to all pages."""

from __future__ import annotations

import re
from collections.abc import Iterator

import httpx
import pytest
from playwright.sync_api import Browser, Page

from boulevard.messages import say
from tests.web.expecting import expect
from tests.web.serving import Served

HTML = {"Accept": "text/html"}


@pytest.fixture
def page(browser: Browser, served: Served) -> Iterator[Page]:
    context = browser.new_context(base_url=served.address, viewport={"width": 360, "height": 640})
    found = context.new_page()
    found.goto("/")
    yield found
    context.close()


def test_every_link_leads_to_a_page(served: Served) -> None:
    home = httpx.get(f"{served.address}/", headers=HTML, timeout=60).text
    foot = home[home.index('<footer class="foot">') :]
    links = set(re.findall(r'href="(/[^"]*)"', foot))
    assert {"/", "/games", "/learn", "/caller", "/sheet", "/scorepad", "/edition", "/api"} <= links
    for link in links:
        answer = httpx.get(f"{served.address}{link}", headers=HTML, timeout=60)
        assert answer.status_code == 200, link
        assert answer.headers["content-type"].startswith("text/html"), link


def test_a_menu_by_keys(page: Page) -> None:
    summary = page.locator(".pages summary")
    summary.press("Enter")
    link = page.locator(".pages .unfolds").get_by_role("link", name=say("web-nav-caller"))
    expect(link).to_be_visible()
    link.focus()
    page.keyboard.press("Escape")
    expect(link).to_be_hidden()
    expect(summary).to_be_focused()


def test_one_menu_at_a_time_and_none_after_a_click_elsewhere(page: Page) -> None:
    pages, languages = page.locator(".pages .unfolds"), page.locator(".languages .unfolds")
    page.locator(".pages summary").click()
    page.locator(".languages summary").click()
    expect(languages).to_be_visible()
    expect(pages).to_be_hidden()
    page.locator("h1").click()
    expect(languages).to_be_hidden()


def test_a_table_has_the_menu_but_no_foot(page: Page) -> None:
    page.locator('form[action="/start/avenue"] button').click()
    page.wait_for_url("**/play/*")
    expect(page.locator(".pages summary")).to_be_visible()
    expect(page.locator(".foot")).to_have_count(0)
