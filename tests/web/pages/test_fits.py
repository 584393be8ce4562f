"""Every page fits its screen, in every language and with text twice as large; on a phone, a thumb finds everything."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page

from boulevard.messages import COMPLETE
from tests.web.browsing import UNPAINTED
from tests.web.scenes import PAGES, Scenery
from tests.web.serving import Served

SIZES = ((1280, 800), (768, 1024), (390, 844), (360, 640))
"""The last one is tried with large text too."""
THUMB = 44

TOO_WIDE = """() => {
  const wide = document.documentElement.clientWidth, found = [];
  const inside = (it) => {
    for (let box = it.parentElement; box && box !== document.body; box = box.parentElement) {
      const style = getComputedStyle(box);
      if (style.overflowX !== "visible" || style.position === "fixed") return true;
    }
    return false;
  };
  for (const it of document.querySelectorAll("body :not(svg *)")) {
    const box = it.getBoundingClientRect();
    const name = `${it.tagName}.${it.getAttribute("class")}`;
    if (box.width && box.right > wide + 1 && !inside(it)) found.push(`${name} to ${box.right}`);
  }
  const { scrollWidth } = document.scrollingElement;
  if (scrollWidth > innerWidth) found.push(`the page is ${scrollWidth} wide`);
  return found.slice(0, 5);
}"""

CUT = """() => [...document.querySelectorAll(".plate, .quiet, summary, h1, legend, label, .brand")].filter((it) => {
  const style = getComputedStyle(it);
  const shown = it.checkVisibility() && !it.closest(".unseen, [hidden]");
  return shown && style.overflow !== "visible" && it.scrollWidth > it.clientWidth + 1;
}).map((it) => it.textContent.trim().slice(0, 60))"""

BROKEN = """() => [...document.querySelectorAll(".postcard .name")].flatMap((it) => {
  const text = it.firstChild, range = document.createRange();
  return [...text.data.matchAll(/[^\\s-]+/g)].filter((word) => {
    range.setStart(text, word.index);
    range.setEnd(text, word.index + word[0].length);
    return range.getClientRects().length > 1;
  }).map(String);
})"""
"""Words that go on in another line."""

PRESSED = "a[href], button, summary, select, input, textarea"
TOO_SMALL = """([pressed, least]) => [...document.querySelectorAll(pressed)].filter((it) => {
  const target = it.closest("label") ?? it, style = getComputedStyle(target), box = target.getBoundingClientRect();
  if (!it.checkVisibility({ visibilityProperty: true, opacityProperty: true }) || it.type === "hidden") return false;
  if (style.display === "inline" || it.closest(".unseen, .skip, svg")) return false;
  return box.width > 1 && Math.min(box.height, Math.max(box.width, box.height)) < least - .5;
}).map((it) => `${it.outerHTML.slice(0, 120)} ${Math.round(it.getBoundingClientRect().height)}`)"""


@pytest.fixture(scope="module", params=COMPLETE)
def page(browser: Browser, served: Served, scenery: Scenery, request: pytest.FixtureRequest) -> Iterator[Page]:
    """Ada's page in a language."""
    context = browser.new_context(
        base_url=served.address, locale=request.param, reduced_motion="reduce", service_workers="block"
    )
    context.add_cookies([{**scenery.cookie, "url": served.address}])  # type: ignore[typeddict-item]
    context.add_init_script(UNPAINTED)
    yield context.new_page()
    context.close()


def require_room(page: Page, what: object) -> None:
    assert page.evaluate(TOO_WIDE) == [], what
    assert page.evaluate(CUT) == [], what


@pytest.mark.parametrize("name", PAGES)
def test_no_page_is_wider_than_its_screen(page: Page, scenery: Scenery, name: str) -> None:
    page.goto(scenery.address(name))
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        require_room(page, (width, height))
        assert page.evaluate(BROKEN) == [], (width, height)
    page.evaluate("document.documentElement.style.fontSize = '200%'")
    require_room(page, "text of 200%")


@pytest.fixture(scope="module")
def phone(browser: Browser, served: Served, scenery: Scenery) -> Iterator[Page]:
    """Ada's page on a phone."""
    context = browser.new_context(
        base_url=served.address,
        viewport={"width": 390, "height": 844},
        has_touch=True,
        is_mobile=True,
        reduced_motion="reduce",
        service_workers="block",
    )
    context.add_cookies([{**scenery.cookie, "url": served.address}])  # type: ignore[typeddict-item]
    yield context.new_page()
    context.close()


@pytest.mark.parametrize("name", PAGES)
def test_a_thumb_finds_everything(phone: Page, scenery: Scenery, name: str) -> None:
    phone.goto(scenery.address(name))
    assert phone.evaluate(TOO_SMALL, [PRESSED, THUMB]) == []
    board = phone.locator("#board")
    if board.count():
        box = board.bounding_box()
        assert box
        assert box["width"] >= 390 - 2
