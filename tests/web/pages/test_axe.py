"""axe finds nothing on any page: wide by day, and on a phone by night."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Page

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
SIZES = {"wide": WIDE, "phone": PHONE}


@pytest.fixture(scope="module", params=[("wide", "light"), ("phone", "dark")], ids="-".join)
def at(browser: Browser, served: Served, scenery: Scenery, request: pytest.FixtureRequest) -> Iterator[BrowserContext]:
    """Ada's browser, of a size and in a theme."""
    size, theme = request.param
    context = browser.new_context(
        base_url=served.address,
        viewport={"width": SIZES[size]["width"], "height": SIZES[size]["height"]},
        color_scheme=theme,
        reduced_motion="reduce",
        bypass_csp=True,
        service_workers="block",
    )
    context.add_cookies([{**scenery.cookie, "url": served.address}])  # type: ignore[typeddict-item]
    yield context
    context.close()


def complaints(page: Page, where: dict[str, Any] = WHOLE) -> list[str]:
    """What axe finds on a page, or in a part of it, as it is now: the rule, where, and why."""
    if not page.evaluate("'axe' in window"):
        page.evaluate(AXE)
    found: list[dict[str, Any]] = page.evaluate(RUN, where)["violations"]
    return [f"{it['id']}: {node['html'][:160]} {node['failureSummary']}" for it in found for node in it["nodes"]]


@pytest.mark.parametrize("name", PAGES)
def test_axe_finds_nothing(at: BrowserContext, scenery: Scenery, name: str) -> None:
    page = at.new_page()
    page.goto(scenery.address(name))
    page.wait_for_load_state("load")
    assert complaints(page) == []
    if page.evaluate(OPEN):
        assert complaints(page, OPENED) == []
    page.close()


def test_axe_finds_what_is_wrong(at: BrowserContext) -> None:
    page = at.new_page()
    page.goto("/")
    page.evaluate("document.querySelector('h1').outerHTML = '<img src=\"/nowhere.png\">'")
    assert any(it.startswith("image-alt") for it in complaints(page))
    page.evaluate("for (const it of document.querySelectorAll('details')) it.innerHTML += '<img src=\"/nowhere.png\">'")
    assert page.evaluate(OPEN)
    assert any(it.startswith("image-alt") for it in complaints(page, OPENED))
    page.close()
