"""The pictures for phones are read by a camera, by day and by night, and lead to where they say."""

from __future__ import annotations

from typing import Literal

import pytest
from playwright.sync_api import Browser, ViewportSize

from boulevard.messages import say
from boulevard.web.http.context import COOKIE
from tests.web.browsing import TOUCH, Person
from tests.web.expecting import expect
from tests.web.pages.test_axe import LOOKS
from tests.web.qr_codes import QR, known_elsewhere, read, seen_elsewhere
from tests.web.serving import FRIEND, PERSON, Guest, Served


@pytest.mark.parametrize("look", LOOKS)
def test_a_phone_reads_the_code_of_another_device_and_is_that_person(
    served: Served, browser: Browser, look: tuple[ViewportSize, Literal["light", "dark"]]
) -> None:
    ann, (size, theme) = Guest.named(served.address, "Ann"), look
    ann.create("paris", PERSON, FRIEND)
    computer = browser.new_context(viewport=size, color_scheme=theme, reduced_motion="reduce")
    computer.add_cookies([{"name": COOKIE, "value": ann.http.cookies[COOKIE], "url": served.address}])
    known_elsewhere(computer, served)
    page = computer.new_page()
    page.goto(f"{seen_elsewhere(served)}/you")
    page.get_by_role("button", name=say("you-code-make")).click()
    said, typed = read(page.locator(QR)), page.locator(".letters").text_content()
    assert said == f"{seen_elsewhere(served)}/you/link?code={typed}"
    phone = Person(browser, seen_elsewhere(served), TOUCH).go(said)
    phone.page.locator("main form[method=post] button").last.tap()
    expect(phone.page.locator("main form[method=post] input[name=code]")).to_have_count(0)
    phone.go("/games")
    expect(phone.page.locator("[data-own-games] .ticket")).to_have_count(1)
    phone.close()
    other = Person(browser, seen_elsewhere(served), TOUCH).go(said)
    expect(other.page.get_by_role("alert")).to_have_text(say("code-unknown"))
    other.context.close()  # that it was refused is an error to browsers
    computer.close()


def test_a_phone_reads_the_picture_of_an_invitation_and_takes_the_seat(served: Served, browser: Browser) -> None:
    ann = Guest.named(served.address, "Ann")
    made = ann.create("avenue", PERSON, FRIEND)
    computer = browser.new_context(reduced_motion="reduce")
    computer.add_cookies([{"name": COOKIE, "value": ann.http.cookies[COOKIE], "url": seen_elsewhere(served)}])
    page = computer.new_page()
    page.goto(f"{seen_elsewhere(served)}/play/{made['token']}")
    phone = Person(browser, seen_elsewhere(served), TOUCH).go(read(page.locator(QR)))
    phone.page.fill("main [name=name]", "Béa")
    phone.page.locator("main form[method=post] button").last.tap()
    assert phone.wait_for("playing")["table"] == made["table"]
    phone.close()
    computer.close()
