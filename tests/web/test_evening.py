"""An evening of two strangers, from the lobby to the rematch: by clock, in two languages, on three devices."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext

from boulevard.games.registry import info
from boulevard.messages import say, speaking
from boulevard.web.http.context import COOKIE
from boulevard.web.times import span
from tests.waiting import until
from tests.web.browsing import EVERY, PHONE, TOUCH, Person
from tests.web.expecting import expect
from tests.web.forked_servers import ForkedServed
from tests.web.pages.test_lobby import visitor
from tests.web.pages.test_own_news import RECORDED, counts, told
from tests.web.qr_codes import QR, known_elsewhere, read, seen_elsewhere
from tests.web.serving import PERSON, Guest, Served, bot, play_on

CLOCK = 300
TITLE = info("paris").title
MANY = 12
"""Games against bots after which anybody has a rating that counts among people."""


@pytest.fixture
def server(tmp_path_factory: pytest.TempPathFactory, compiled_code: None) -> Iterator[Served]:
    """A server where nobody else is."""
    with ForkedServed(tmp_path_factory.mktemp("evening")) as started:
        yield started


def regular(server: Served, name: str) -> Guest:
    """Somebody who has played the bots before, so that their games with people count."""
    guest = Guest.named(server.address, name)
    for number in range(1, MANY):
        guest.create("paris", PERSON, bot(1 + number % 2))
        play_on(guest, stop=lambda state: state["moves"] >= 2)
        assert guest.ask("resign").status_code == 200
        until(lambda played=number: len(history(guest)) == played)  # type: ignore[misc]
        if not history(guest)[-1]["provisional"]:
            return guest
    raise AssertionError(f"{name} has no rating that counts")


def history(guest: Guest) -> list[dict[str, Any]]:
    """How somebody's rating came about."""
    ratings = guest.get("/api/people/me/ratings").json()
    return list(ratings[0]["history"]) if ratings else []


def at_home(browser: Browser, server: Served, guest: Guest, locale: str) -> Person:
    """A computer of somebody who is known here, and whose browser may tell what happens."""
    person = visitor(browser, server, locale)
    person.context.add_cookies([{"name": COOKIE, "value": guest.http.cookies[COOKIE], "url": server.address}])
    person.context.add_init_script(RECORDED % "granted")
    return person


def a_phone(browser: Browser, locale: str) -> BrowserContext:
    """Somebody's phone, by night."""
    return browser.new_context(
        locale=locale, viewport=PHONE, has_touch=True, color_scheme="dark", reduced_motion="reduce"
    )


def pair(person: Person) -> None:
    """Ask to be paired for a game of Paris by clock."""
    person.go("/lobby")
    person.page.get_by_text(TITLE, exact=True).first.click()
    person.page.get_by_text(span(CLOCK), exact=True).first.click()
    person.page.get_by_role("button", name=say("web-lobby-pair")).click()


def linked(computer: Person, server: Served, phone: Person) -> None:
    """A phone becomes whoever sits at a computer: it reads the picture there, and opens what that says."""
    known_elsewhere(computer.context, server)
    page = computer.context.new_page()
    page.goto(f"{seen_elsewhere(server)}/you")
    page.get_by_role("button", name=say("you-code-make")).click()
    phone.go(read(page.locator(QR)))
    phone.page.locator("main form[method=post] button").last.tap()
    expect(phone.page.locator("main form[method=post] input[name=code]")).to_have_count(0)


def test_two_strangers_meet_play_on_another_device_and_play_again(server: Served, browser: Browser) -> None:
    regulars = regular(server, "Ann"), regular(server, "Béa")
    before = [history(it)[-1]["mean"] for it in regulars]
    ann, bea = at_home(browser, server, regulars[0], "en"), at_home(browser, server, regulars[1], "fr")
    pair(ann)
    expect(ann.page.get_by_role("heading", name=say("web-lobby-wait-title"))).to_be_visible()
    with speaking("fr"):
        pair(bea)
    bea.wait_for("playing")
    ann.wait_for("playing")
    table, moved = ann.state["table"], list[Person]()
    assert bea.state["table"] == table
    assert bea.state["clock"]["seconds"] == CLOCK

    for person in (ann, bea):
        person.page.click("#chat-open")
    ann.page.click('[data-phrase="hello"]')
    with speaking("fr"):
        expect(bea.page.locator("#chat-log .words")).to_have_text(say("chat-phrase-hello"))
    bea.page.click('[data-phrase="thanks"]')
    expect(ann.page.locator("#chat-log .words").last).to_have_text(say("chat-phrase-thanks"))

    while len(moved) < 4 or moved[-1] is ann:
        moved.append(until(lambda: next((it for it in (ann, bea) if it.state["legal"]), None)))
        with speaking("fr" if moved[-1] is bea else "en"):
            moved[-1].make(moved[-1].chosen(moved[-1].state))

    at_table, bea = bea, Person(browser, server.address, context=bea.context)
    bea.go("/learn")
    at_table.page.close()
    counts(bea.page, 0)
    ann.make(ann.chosen(ann.wait_for()))
    counts(bea.page, 1)
    bea.page.wait_for_function("() => window.told.length", polling=EVERY)
    with speaking("fr"):
        expected = [say("web-news-turns"), say("web-news-with", title=TITLE, names="Ann"), f"boulevard-{table}"]
    assert told(bea.page) == [expected]
    assert not at_table.problems

    phone = Person(browser, seen_elsewhere(server), TOUCH, a_phone(browser, "fr"))
    with speaking("fr"):
        linked(bea, server, phone)
    bea.close()
    phone.go("/games")
    phone.page.locator(".own a").first.tap()
    with speaking("fr"):
        phone.make(phone.chosen(phone.wait_for()))
    assert phone.state["table"] == table
    expect(phone.page.locator("#chat-log .words")).to_have_count(2)

    ann.wait_for()
    ann.page.get_by_text(say("web-table-resign"), exact=True).click()
    ann.page.get_by_role("button", name=say("web-table-resign-yes")).click()
    for person in (ann, phone):
        person.wait_for("over")
    until(lambda: all(history(it)[-1]["mean"] != mean for it, mean in zip(regulars, before, strict=True)))
    fell, rose = (history(it)[-1]["gain"] for it in regulars)
    assert fell < 0 < rose

    with speaking("fr"):
        phone.page.get_by_role("button", name=say("web-over-rematch")).tap()
    ann.page.get_by_role("button", name=say("web-over-rematch")).click()
    for person in (ann, phone):
        person.wait_for_another(table)
        assert person.wait_for("playing")["clock"]["seconds"] == CLOCK
        person.close()
