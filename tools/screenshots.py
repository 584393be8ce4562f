"""Pictures of all pages in their main states: wide and on a phone, by day and by night, some in every language.

Run it from the root of the project as ``python -m tools.screenshots`` (names of pages after it: only those). It starts
a server of its own on a free port, with tables from fixed seeds, and writes WebP files to docs/screenshots/. A page
without parameters is found by itself; what a table is to look like stands in `tests/web/scenes.py`.
"""

from __future__ import annotations

import sys
import tempfile
from collections.abc import Iterator
from io import BytesIO
from pathlib import Path
from typing import NamedTuple

from PIL import Image
from playwright.sync_api import Browser, Page, sync_playwright

from boulevard.messages import COMPLETE
from tests.web.browsing import chromium
from tests.web.scenes import ANALYSES, PAGES, Scenery
from tests.web.serving import Served

FOLDER = Path(__file__).parents[1] / "docs" / "screenshots"
SIZES = {"wide": (1280, 800), "phone": (390, 844)}
THEMES = ("light", "dark")
EVERYWHERE = ("/", "paris-buildings", "avenue-rounds")
"""The pages that are shown in every language."""
WATCHED = tuple(ANALYSES)
"""The pages where a bot thinks about what is shown."""
HEAVIEST = 150_000


class Picture(NamedTuple):
    """A page as somebody sees it."""

    page: str
    size: str
    theme: str
    language: str = "en"

    @property
    def path(self) -> Path:
        """Where it is kept."""
        name = self.page.strip("/").replace("/", "-") or "home"
        parts = (name, self.size, self.theme, *(() if self.language == "en" else (self.language,)))
        return FOLDER / f"{'-'.join(parts)}.webp"


def pictures(wanted: list[str]) -> Iterator[Picture]:
    """All pictures of the pages that are wanted (none: of all)."""
    for page in wanted or PAGES:
        for size in SIZES:
            yield from (Picture(page, size, theme) for theme in THEMES)
        if page in EVERYWHERE:
            yield from (Picture(page, "phone", "light", tag) for tag in COMPLETE if tag != "en")


def main() -> None:
    """Take the pictures; those of pages that are no more go."""
    wanted = sys.argv[1:]
    taken = list(pictures(wanted))
    FOLDER.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as data, sync_playwright() as playwright:
        served = Served(Path(data)).start()
        try:
            served.wait_until_ready("bots")
            scenery = Scenery(served.data, served.address)
            browser = chromium(playwright)
            for picture in taken:
                picture.path.write_bytes(_taken(browser, served, scenery, picture))
                print(picture.path.name, file=sys.stderr)
            browser.close()
        finally:
            served.kill()
    if not wanted:
        for left_over in set(FOLDER.glob("*.webp")) - {picture.path for picture in taken}:
            left_over.unlink()


def _taken(browser: Browser, served: Served, scenery: Scenery, picture: Picture) -> bytes:
    """Open a page as Ada, and return a picture of what stands on the screen."""
    width, height = SIZES[picture.size]
    context = browser.new_context(
        base_url=served.address,
        viewport={"width": width, "height": height},
        color_scheme="dark" if picture.theme == "dark" else "light",
        locale=picture.language,
        reduced_motion="reduce",
        service_workers="block",
    )
    context.add_cookies([{**scenery.cookie, "url": served.address}])  # type: ignore[typeddict-item]
    page = context.new_page()
    if picture.page in WATCHED:
        page.add_init_script("localStorage.setItem('boulevard-watching', 'on')")
    page.goto(scenery.address(picture.page))
    if picture.page in WATCHED:
        page.wait_for_selector("#watching:not(.thinking) .idea-row:not([hidden])")  # it has thought
    _settled(page)
    shot = Image.open(BytesIO(page.screenshot()))
    context.close()
    return _compressed(shot)


def _settled(page: Page) -> None:
    """Wait until fonts are there, and a table has begun."""
    page.evaluate("document.fonts.ready")
    if page.locator("#table[data-events]").count():
        page.wait_for_selector("#table[data-shown]")
    page.wait_for_timeout(150)


def _compressed(shot: Image.Image) -> bytes:
    """Write a picture as WebP, as well as is possible below the limit."""
    for quality in range(82, 10, -8):
        kept = BytesIO()
        shot.convert("RGB").save(kept, "WEBP", quality=quality, method=6)
        if kept.tell() < HEAVIEST:
            break
    return kept.getvalue()


if __name__ == "__main__":
    main()
