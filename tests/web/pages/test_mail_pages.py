"""The pages about mail, from asking for it to ending it, as people see them who follow the links."""

from __future__ import annotations

import socket
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page

from boulevard.messages import say
from boulevard.web.http.context import COOKIE
from tests.waiting import until
from tests.web.expecting import expect
from tests.web.forked_servers import ForkedServed
from tests.web.pages.test_axe import LOOKS, complaints, looked_at
from tests.web.pages.test_fits import require_room
from tests.web.services.notices.test_mail import CODE, Inbox, mail_server
from tests.web.serving import Guest, Served

READER = "ann.with.a.long.name.that.goes.on.and.on@a-club-of-players.example"


@pytest.fixture
def inbox() -> Iterator[Inbox]:
    with mail_server() as found:
        yield found


@pytest.fixture
def server(tmp_path_factory: pytest.TempPathFactory, compiled_code: None, inbox: Inbox) -> Iterator[Served]:
    """A server that sends mail."""
    with socket.create_server(("127.0.0.1", 0)) as free:
        port = free.getsockname()[1]
    at = {"port": port, "address": f"http://127.0.0.1:{port}"}  # links in mail lead there
    mail = {"mail_host": "127.0.0.1", "mail_port": inbox.port, "mail_tls": "off", "mail_from": "us@club.example"}
    with ForkedServed(tmp_path_factory.mktemp("mail"), **at, **mail) as started:
        yield started


@pytest.fixture
def page(browser: Browser, server: Served) -> Iterator[Page]:
    """Ann's page."""
    context = browser.new_context(base_url=server.address, reduced_motion="reduce", bypass_csp=True)
    cookie = Guest.named(server.address, "Ann").http.cookies[COOKIE]
    context.add_cookies([{"name": COOKIE, "value": cookie, "url": server.address}])
    yield context.new_page()
    context.close()


def require_well(page: Page, title: str) -> None:
    """A page as it ought to be: by day and by night, wide and on a phone."""
    expect(page.locator("h1")).to_have_text(say(title))
    for look in LOOKS:
        looked_at(page, *look)
        assert complaints(page) == [], look
        require_room(page, look)


def test_somebody_confirms_their_address_and_ends_mail_again(page: Page, inbox: Inbox) -> None:
    page.goto("/preferences")
    ticks = page.locator("[data-way=mail] input[type=checkbox]")
    expect(ticks.first).to_be_disabled()
    page.fill("[name=address]", READER)
    page.get_by_role("button", name=say("mail-ask")).click()
    require_well(page, "mail-asked-title")
    expect(page.locator("main")).to_contain_text(READER)
    (code,) = until(lambda: inbox.texts and CODE.findall(inbox.texts[0]))

    page.goto(f"/mail/confirm?code={code}")
    require_well(page, "mail-confirm-title")
    expect(page.locator("main")).to_contain_text(READER)
    page.get_by_role("button", name=say("mail-confirm")).click()
    require_well(page, "mail-confirmed-title")
    page.goto(f"/mail/confirm?code={code}")
    expect(page.locator("h1")).to_have_text(say("mail-link-unknown"))
    page.goto("/preferences")
    require_well(page, "web-prefer-title")
    expect(page.locator("main")).to_contain_text(say("mail-goes-to", address=READER))
    expect(ticks.first).to_be_enabled()

    page.goto("/mail/stop/another-word")
    require_well(page, "mail-stop-title")
    page.get_by_role("button", name=say("mail-stop"), exact=True).click()
    require_well(page, "mail-stopped-title")
    page.goto("/preferences")
    expect(page.locator("main")).to_contain_text(say("mail-goes-to", address=READER))  # the word was nobody's
    page.get_by_role("button", name=say("mail-drop")).click()
    expect(ticks.first).to_be_disabled()
