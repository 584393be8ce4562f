"""Make the pictures of the installed app from our own SVG: `python -m tools.icons`.

Run it again after a change of static/art/icon.svg. An ordinary icon has the rounded corners of the drawing. One that is
cut by the system (maskable, and Apple's) has none, and a wider edge, so that nothing that matters is cut off.
"""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import Browser, sync_playwright

from tests.web.browsing import chromium

ART = Path(__file__).parents[1] / "src" / "boulevard" / "web" / "static" / "art"
WHOLE = 'viewBox="0 0 100 100"'
ROUNDED = ' clip-path="url(#round)"'

MASKABLE, TOUCH = 14, 4
"""How much wider than the drawing they are on every side; a maskable icon may lose all but a circle of 4/5."""
SIZES = {"icon-192": 192, "icon-512": 512, "icon-maskable-192": 192, "icon-maskable-512": 512, "icon-touch": 180}


def drawing(name: str) -> str:
    """Return the SVG of an icon."""
    svg = (ART / "icon.svg").read_text(encoding="utf-8")
    assert WHOLE in svg, WHOLE
    assert ROUNDED in svg, ROUNDED
    edge = MASKABLE if "maskable" in name else TOUCH if "touch" in name else 0
    if not edge:
        return svg
    wide = 100 + 2 * edge
    return svg.replace(WHOLE, f'viewBox="{-edge} {-edge} {wide} {wide}"').replace(ROUNDED, "")


def make(browser: Browser, name: str, size: int) -> None:
    """Write an icon of a size."""
    page = browser.new_page(viewport={"width": size, "height": size})
    page.set_content(f"<style>*{{margin:0}}svg{{display:block;width:100vw}}</style>{drawing(name)}")
    page.screenshot(path=ART / f"{name}.png", omit_background=True)
    page.close()


def main() -> None:
    """Write all icons."""
    with sync_playwright() as playwright:
        browser = chromium(playwright)
        for name, size in SIZES.items():
            make(browser, name, size)
        browser.close()


if __name__ == "__main__":
    main()
