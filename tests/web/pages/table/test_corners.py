"""What people seldom try: one screen for several, a sheet of one's own, eight at a table, a server that goes away."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Browser, Page

from boulevard.messages import say
from tests.web.browsing import PHONE, WIDE, Person
from tests.web.expecting import expect
from tests.web.forked_servers import ForkedServed
from tests.web.serving import PERSON, Guest, Served, bot, play_on

ROWS = ["CP A B P2", "C D . G1", "E F P1 CG"]
LIGHT = 250_000
"""Bytes that a table may be in all, as they are sent."""
AGAIN = "dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))"
"""What lets a page ask for the table again."""


@pytest.fixture
def mortal(tmp_path: Path) -> Iterator[Served]:
    """A server that may be killed; it comes back at the same address."""
    with ForkedServed(tmp_path) as server:
        server.settings["port"] = urlsplit(server.address).port
        yield server


def status(page: Page, key: str, **values: str) -> None:
    """Wait until a page says how things stand."""
    expect(page.locator("#status h1")).to_have_text(say(key, **values))


def test_several_at_one_screen_keep_their_secrets(served: Served, browser: Browser) -> None:
    guest = Guest(served.address)
    ada, bob = ({"kind": "person", "name": name} for name in ("Ada", "Bob"))
    guest.create("avenue", ada, bob)
    person = Person(browser, served.address).go(f"/play/{guest.token}")
    page = person.page
    status(page, "web-table-yours-as", seat="Ada")
    person.make("peek")
    status(page, "web-table-yours-as", seat="Bob")
    view = person.state["view"]
    assert view["next_farm"] is None
    assert view["sheets"][0]["choice"] is None
    expect(page.locator(".moves")).not_to_contain_text("peek")

    person.make("draw c4")
    status(page, "web-table-hand", seat="Ada")
    assert person.state["view"]["next_farm"] is None
    expect(page.locator(".moves")).to_contain_text("peek")
    page.get_by_role("link", name=say("web-table-hand-ready", seat="Ada")).click()
    status(page, "web-table-yours-as", seat="Ada")
    assert person.wait_for()["view"]["next_farm"]
    assert "seat" not in page.url
    page.reload()
    status(page, "web-table-hand", seat="Ada")

    page.locator("#status a").click()
    status(page, "web-table-yours-as", seat="Ada")
    person.make("draw a1")
    status(page, "web-table-yours-as", seat="Bob")
    with page.expect_response(lambda answer: "?seat=1" in answer.url):
        page.evaluate(AGAIN)
    assert person.wait_for()["seat"] == 1
    assert "a1" not in person.state["view"]["sheets"][0]["roads"]
    page.get_by_role("button", name=say("web-table-undo")).click()
    status(page, "web-table-hand", seat="Ada")
    person.close()


def test_a_sheet_that_is_refused_stays_as_it_was_typed(served: Served, browser: Browser) -> None:
    person = Person(browser, served.address).go("/new/avenue")
    page, wrong = person.page, "\n".join(ROWS).replace("G1", "G4")
    page.get_by_label(say("web-new-several")).check()
    page.get_by_label(say("seat-name", number=2), exact=True).select_option("person")
    page.get_by_label(say("web-new-named", seat=say("seat-name", number=2))).fill("Bob")
    page.locator("[name=option-sheet][value=own]").check()
    page.get_by_label(say("web-new-avenue-rows")).fill(wrong)
    begin = page.get_by_role("button", name=say("web-new-go"))
    begin.click()
    expect(page.get_by_role("alert")).to_have_text(say("sheet-symbol", row=2, column=4, symbol="G4"))
    typed = page.get_by_label(say("web-new-avenue-rows"))
    expect(typed).to_be_focused()
    expect(typed).to_have_value(wrong)
    typed.fill("\n".join(ROWS))
    begin.click()
    state = person.wait_for()
    assert [row.split() for row in state["view"]["sheet"]["rows"]] == [row.split() for row in ROWS]
    assert [chair["name"] for chair in state["chairs"]][:2] == [say("seat-name", number=1), "Bob"]
    assert all("422" in problem for problem in person.problems)
    person.context.close()


def test_a_table_of_eight_is_light_to_its_end(served: Served, browser: Browser) -> None:
    guest = Guest(served.address)
    guest.create("avenue", PERSON, *[bot()] * 7)
    play_on(guest, stop=lambda state: state["view"]["round"] == 5)
    person = Person(browser, served.address)
    wire, sent = person.context.new_cdp_session(person.page), list[float]()
    wire.on("Network.loadingFinished", lambda event: sent.append(event["encodedDataLength"]))
    wire.send("Network.enable")
    person.go(f"/play/{guest.token}").wait_for()
    person.page.wait_for_load_state()
    expect(person.page.locator("button.player")).to_have_count(7)
    assert len(sent) > 10
    assert 50_000 < sum(sent) < LIGHT

    over = play_on(guest)
    expect(person.page.locator(".final tbody tr")).to_have_count(8)
    person.go(f"/replay/{over['table']}")
    told = person.page.locator(".replaying .status")
    for key, move in (("Home", 0), ("ArrowRight", 1), ("ArrowRight", 2), ("End", over["moves"]), ("ArrowLeft", -1)):
        person.page.keyboard.press(key)
        number = move if move >= 0 else over["moves"] + move
        at = say("web-replay-at", number=number, count=over["moves"])
        expect(told).to_contain_text(at if number else say("web-replay-start"))
    for size in (WIDE, PHONE):
        person.page.set_viewport_size(size)
        assert person.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    person.page.locator("button.player").first.click()
    expect(person.page.locator("dialog.closer svg")).to_be_visible()
    person.close()


def test_a_server_that_goes_away_is_told_of_and_awaited(mortal: Served, browser: Browser) -> None:
    guest = Guest(mortal.address)
    guest.create("avenue", PERSON)
    person = Person(browser, mortal.address).go(f"/play/{guest.token}")
    page, lost = person.page, person.page.locator("#lost")
    person.wait_for()
    page.keyboard.press("p")
    confirm, why = page.locator("#draft .confirm"), page.locator("#draft .why")
    expect(confirm).to_be_visible()
    mortal.kill()
    confirm.click()
    expect(why).to_have_text(say("web-js-lost"))
    expect(lost).to_be_visible()
    before = person.state
    mortal.start()
    expect(lost).to_be_hidden()
    expect(why).to_be_hidden()
    assert _moved(person.state) == _moved(before)
    confirm.click()
    expect(page.locator(".moves")).to_contain_text("peek")
    assert person.wait_for()["number"] == before["number"] + 1
    person.context.close()


def _moved(state: dict[str, Any]) -> tuple[int, int]:
    """How far one's own decisions have come, and what was drawn."""
    return state["number"], len(state["view"]["sheets"][state["seat"]]["roads"])
