"""Make the picture that messengers show beside a link to Boulevard from our own SVG: `python -m tools.card`.

Run it again after a change of static/games/paris/art.svg or of the letters.
"""

from __future__ import annotations

import base64
from io import BytesIO
from pathlib import Path

from PIL import Image
from playwright.sync_api import sync_playwright

from boulevard.messages import say
from tests.web.browsing import chromium

STATIC = Path(__file__).parents[1] / "src" / "boulevard" / "web" / "static"
WIDE, HIGH = 1200, 630
PAGE = """
<style>
@font-face {{ font-family: Forum; src: url(data:font/woff2;base64,{font}); }}
* {{ margin: 0; }}
body {{ width: 1200px; height: 630px; background: #101839; color: #f5ead0; position: relative; overflow: hidden; }}
img {{ position: absolute; inset: 0; width: 100%; height: 100%; object-fit: cover; object-position: 50% 30%; }}
div {{ position: absolute; inset: auto 0 0; padding: 130px 70px 50px; }}
div {{ background: linear-gradient(transparent, #0b1129f2 55%); }}
h1 {{ font: 400 118px/1.1 Forum; letter-spacing: 2px; }}
p {{ font: 400 46px/1.3 Forum; color: #d9b56a; }}
</style>
<img src="data:image/svg+xml;base64,{art}"><div><h1>{brand}</h1><p>{title}</p></div>
"""


def main() -> None:
    """Write the picture."""
    font, art = ((STATIC / path).read_bytes() for path in ("fonts/forum-latin.woff2", "games/paris/art.svg"))
    given = {"font": base64.b64encode(font).decode(), "art": base64.b64encode(art).decode()}
    with sync_playwright() as playwright:
        browser = chromium(playwright)
        page = browser.new_page(viewport={"width": WIDE, "height": HIGH})
        page.set_content(PAGE.format(**given, brand=say("web-brand"), title="Paris · Avenue"))
        page.evaluate("document.fonts.ready")
        picture = Image.open(BytesIO(page.screenshot())).convert("RGB").quantize(128)
        picture.save(STATIC / "art" / "card.png", optimize=True)
        browser.close()


if __name__ == "__main__":
    main()
