"""Pictures that phones read with their camera, read from what a browser shows."""

from __future__ import annotations

import io

import zxingcpp
from PIL import Image
from playwright.sync_api import BrowserContext, Locator

from boulevard.web.http.context import COOKIE
from tests.web.browsing import ELSEWHERE
from tests.web.expecting import expect
from tests.web.serving import Served

QR = ".qr"


def read(picture: Locator) -> str:
    """What a picture on a page says, as a camera sees it: whatever is around and behind it belongs to it."""
    expect(picture).to_be_visible()
    page, box = picture.page, picture.bounding_box()
    assert box
    (found,) = zxingcpp.read_barcodes(Image.open(io.BytesIO(page.screenshot(full_page=True))))
    assert found.format == zxingcpp.BarcodeFormat.QRCode
    assert box["x"] <= found.position.top_left.x <= box["x"] + box["width"]
    return str(found.text)


def seen_elsewhere(served: Served) -> str:
    """The address of a server for other devices: this machine, by a name that says so to browsers of tests alone."""
    return served.address.replace("127.0.0.1", ELSEWHERE)


def known_elsewhere(context: BrowserContext, served: Served) -> None:
    """Let whoever uses a browser be known at that address, too."""
    (cookie,) = (it for it in context.cookies(served.address) if it["name"] == COOKIE)
    context.add_cookies([{"name": COOKIE, "value": cookie["value"], "url": seen_elsewhere(served)}])
