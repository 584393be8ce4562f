"""What somebody sees who is banned while they look at their game."""

from __future__ import annotations

import json

from playwright.sync_api import Browser

from boulevard.messages import say
from tests.waiting import until
from tests.web.browsing import PHONE
from tests.web.expecting import expect
from tests.web.operating.commands import told
from tests.web.pages.test_axe import complaints
from tests.web.serving import FRIEND, PERSON, Guest, Served


def test_an_open_page_says_by_itself_that_one_is_banned(served: Served, browser: Browser) -> None:
    database = f"sqlite:///{served.data / 'boulevard.sqlite'}"
    context = browser.new_context(base_url=served.address, viewport=PHONE, bypass_csp=True, service_workers="block")
    body, kind = (
        {"name": "Zacharias", "game": "avenue", "chairs": [PERSON, FRIEND]},
        {"content-type": "application/json"},
    )
    known = context.request.post("/api/people", data=json.dumps({"name": "Zacharias"}), headers=kind).json()
    context.add_cookies([{"name": "boulevard", "value": known["token"], "url": served.address}])
    made = context.request.post("/api/tables", data=json.dumps(body), headers=kind).json()
    (invitation,) = made["invitations"].values()
    friend = Guest(served.address)
    friend.token = friend.post(f"/api/invitations/{invitation}", {"name": "Bob"}).json()["token"]
    page = context.new_page()
    with page.expect_request(lambda it: "/events" in it.url):
        page.goto(f"/play/{made['token']}")
    other = context.new_page()
    other.goto("/games")
    (found,) = told(database, "people", "Zacharias")
    told(database, "ban", found["person"], "--for", "7d", "--reason", "Insults <b>in</b> the chat")
    for it in (page, other):
        expect(it.locator("h1")).to_have_text(say("banned-title"))
    expect(page.locator("main")).to_contain_text("Insults <b>in</b> the chat")
    assert complaints(page) == []
    page.locator('a[href="/you/delete"]').click()
    expect(page.locator("h1")).to_have_text(say("you-delete"))
    until(lambda: friend.state()["status"] == "over")
    context.close()
