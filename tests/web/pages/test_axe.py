"""axe finds nothing on any page: wide by day, and on a phone by night."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any, Literal

import pytest
from playwright.sync_api import Browser, Page, ViewportSize

from tests.web.browsing import PHONE, WIDE
from tests.web.scenes import PAGES, Scenery
from tests.web.serving import Served

AXE = (Path(__file__).parents[1] / "vendor" / "axe-4.14.0.min.js").read_text(encoding="utf-8")
RUN = "where => axe.run(where, { resultTypes: ['violations'], rules: { 'target-size': { enabled: true } } })"
WHOLE, OPENED = {"include": ["html"]}, {"include": ["details[data-tried]"]}
OPEN = """() => {
  const closed = [...document.querySelectorAll("details:not([open])")].filter((it) => it.checkVisibility());
  for (const it of closed) it.open = it.dataset.tried = true;
  return closed.length;
}"""
"""Open all that can be opened; how much that was."""
CLOSE = """() => {
  for (const it of document.querySelectorAll("details[data-tried]")) {
    it.open = false;
    delete it.dataset.tried;
  }
}"""
"""Close it again."""
LOOKS: tuple[tuple[ViewportSize, Literal["light", "dark"]], ...] = ((WIDE, "light"), (PHONE, "dark"))
"""How a page is looked at, one after the other: to load it anew, and axe with it, takes as long as axe itself."""


@pytest.fixture(scope="module")
def page(browser: Browser, served: Served, scenery: Scenery) -> Iterator[Page]:
    """Ada's page."""
    context = browser.new_context(
        base_url=served.address, reduced_motion="reduce", bypass_csp=True, service_workers="block"
    )
    context.add_cookies([{**scenery.cookie, "url": served.address}])  # type: ignore[typeddict-item]
    yield context.new_page()
    context.close()


def complaints(page: Page, where: dict[str, Any] = WHOLE) -> list[str]:
    """What axe finds on a page, or in a part of it, as it is now: the rule, where, and why."""
    if not page.evaluate("'axe' in window"):
        page.evaluate(AXE)
    found: list[dict[str, Any]] = page.evaluate(RUN, where)["violations"]
    return [f"{it['id']}: {node['html'][:160]} {node['failureSummary']}" for it in found for node in it["nodes"]]


def looked_at(page: Page, size: ViewportSize, theme: Literal["light", "dark"]) -> None:
    page.set_viewport_size(size)
    page.emulate_media(color_scheme=theme)


@pytest.mark.parametrize("name", PAGES)
def test_axe_finds_nothing(page: Page, scenery: Scenery, name: str) -> None:
    looked_at(page, *LOOKS[0])
    page.goto(scenery.address(name))
    for look in LOOKS:
        looked_at(page, *look)
        assert complaints(page) == [], look
        if page.evaluate(OPEN):
            assert complaints(page, OPENED) == [], look
            page.evaluate(CLOSE)


@pytest.mark.parametrize("look", LOOKS)
def test_axe_finds_what_is_wrong(page: Page, look: tuple[ViewportSize, Literal["light", "dark"]]) -> None:
    looked_at(page, *look)
    page.goto("/")
    page.evaluate("document.querySelector('h1').outerHTML = '<img src=\"/nowhere.png\">'")
    assert any(it.startswith("image-alt") for it in complaints(page))
    page.evaluate("for (const it of document.querySelectorAll('details')) it.innerHTML += '<img src=\"/nowhere.png\">'")
    assert page.evaluate(OPEN)
    assert any(it.startswith("image-alt") for it in complaints(page, OPENED))
