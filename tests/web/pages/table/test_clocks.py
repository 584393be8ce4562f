"""Clocks as people see them: chosen with the table, counted down on all pages, and what it says when time runs out."""

from __future__ import annotations

import re
import time
from collections.abc import Iterator

import httpx
import pytest
from playwright.sync_api import Browser, Page

from boulevard.messages import LANGUAGES, say, speaking
from boulevard.web import times
from boulevard.web.pages import clocks
from boulevard.web.tables.clocks import FIRST, Clock
from tests.web.browsing import MOUSE, PHONE, Person
from tests.web.expecting import expect
from tests.web.pages.test_axe import LOOKS, complaints, looked_at
from tests.web.serving import FRIEND, PERSON, Guest, Served, friends, play_on


def timed(served: Served, game: str, seconds: int, late: str = "loss") -> tuple[Guest, Guest]:
    """Two people at a table with a clock, each of whom has decided once."""
    one, other = Guest(served.address), Guest(served.address)
    chairs = [{**PERSON, "name": "Ada"}, FRIEND]
    sent = {"game": game, "chairs": chairs, "clock": {"seconds": seconds, "late": late}}
    places = one.post("/api/tables", sent).json()
    one.token = places["token"]
    (invitation,) = places["invitations"].values()
    other.token = other.post(f"/api/invitations/{invitation}", {"name": "Bob"}).json()["token"]
    play_on(one, other, stop=lambda state: all(it["until"] is None or state["moves"] >= 2 for it in state["chairs"]))
    return one, other


@pytest.fixture
def people(browser: Browser, served: Served) -> Iterator[tuple[Person, Person]]:
    both = Person(browser, served.address, MOUSE), Person(browser, served.address, MOUSE, size=PHONE)
    yield both
    for person in both:
        person.close()


def test_somebody_runs_out_of_time(people: tuple[Person, Person], served: Served) -> None:
    one, other = guests = timed(served, "avenue", 5)
    for person, guest in zip(people, guests, strict=True):
        person.go(f"/play/{guest.token}")
    state = one.state()
    assert one.move(state["legal"][0], state["number"]).status_code == 200
    clock = people[1].page.locator("#status .clock")
    expect(clock).to_have_class(re.compile("last"))
    expect(clock).to_have_attribute("role", "timer")
    assert re.fullmatch(r"0:0[0-6]", clock.locator("b").inner_text())
    expect(people[1].page.locator("#said")).to_have_text(re.compile(r"\d"))
    for person in people:
        person.wait_for("over")
        expect(person.page.locator(".over-panel > p").first).to_have_text(say("web-clock-over", names="Bob"))
        expect(person.page.locator(".clock")).to_have_count(0)
    expect(people[0].page.locator("#status h1")).to_have_text(say("web-over-you"))
    assert [chair["late"] for chair in other.state()["chairs"]] == [False, True]


def test_axe_finds_nothing_where_clocks_run(browser: Browser, served: Served) -> None:
    context = browser.new_context(base_url=served.address, reduced_motion="reduce", bypass_csp=True)
    page = context.new_page()
    for game in ("", "paris", "avenue"):
        address = f"/play/{timed(served, game, 30)[0].token}" if game else "/new/paris?opponent=friend&clock=300"
        looked_at(page, *LOOKS[0])
        page.goto(address)
        if game:
            expect(page.locator(".clock.last")).not_to_have_count(0)
        for look in LOOKS:
            looked_at(page, *look)
            assert complaints(page) == [], (address, look)
    context.close()


def test_a_wrong_date_of_the_browser_makes_no_difference(browser: Browser, served: Served) -> None:
    _, other = timed(served, "paris", 3000)
    page: Page = browser.new_context().new_page()
    page.clock.set_fixed_time((time.time() - 7 * 3600) * 1000)
    page.goto(f"{served.address}/play/{other.token}")
    shown = page.locator("#status .clock b")
    expect(shown).to_have_text(re.compile(r"^(49|50):\d\d$"))
    page.context.close()


def test_a_clock_is_chosen_with_the_table_and_shown_to_all(served: Served) -> None:
    with httpx.Client(base_url=served.address, headers={"Accept": "text/html"}, timeout=60) as client:
        chosen = {"opponent": "friend", "clock": "86400", "late": "bot", "name": "Ada"}
        page = client.post("/new/paris", data=chosen, follow_redirects=True).text
        terms = clocks.terms(Clock(86400, "bot"), 2)
        assert page.count(terms) == 2, "beside the invitation, and about the table"
        (link,) = set(re.findall(r"/join/[\w.-]+", page))
        with httpx.Client(base_url=served.address, headers={"Accept": "text/html"}, timeout=60) as friend:
            assert terms in friend.get(link).text
            table = friend.post(link, data={"name": "Bob"}, follow_redirects=True).text
        assert 'class="clock"' in table
        assert say("web-own-left-hours", count=23) in client.get("/games").text


def test_no_clock_where_nobody_is_invited(served: Served) -> None:
    with httpx.Client(base_url=served.address, headers={"Accept": "text/html"}, timeout=60) as client:
        for opponent in ("bot", "same"):
            page = client.post("/new/paris", data={"opponent": opponent, "clock": "60"}, follow_redirects=True).text
            assert '"clock":null' in page
        refused = client.post("/new/paris", data={"opponent": "friend", "clock": "61"})
        assert refused.status_code == 422
        assert say("table-clock", least=5, most=7) in refused.text


def test_a_program_sees_the_clock(served: Served) -> None:
    one, _ = timed(served, "avenue", 60, "bot")
    state = one.state()
    assert state["clock"] == {"seconds": 60, "late": "bot"}
    assert all(time.time() < chair["until"] <= time.time() + 60 for chair in state["chairs"])
    watched = one.get(f"/api/tables/{state['table']}").json()
    assert [it["until"] for it in watched["chairs"]] == [it["until"] for it in state["chairs"]]
    plain, _ = friends(served, "avenue")
    assert plain.state()["clock"] is None
    answer = one.post("/api/tables", {"game": "paris", "chairs": [PERSON, FRIEND], "clock": {"seconds": 4}})
    assert answer.status_code == 422


@pytest.mark.parametrize("tag", LANGUAGES)
def test_the_time_for_a_move_is_said_as_one_would(tag: str) -> None:
    with speaking(tag):
        said = {times.span(seconds) for seconds in (90, *clocks.CHOICES, 7200)}
        assert len(said) == len(clocks.CHOICES) + 2
        terms = {clocks.terms(Clock(60, late), seats) for late in ("loss", "bot") for seats in (2, 3)}
        assert len(terms) == 3
        assert int(FIRST) == 300, "the sentences say five minutes"
        assert clocks.terms(None, 2) == ""
        assert "1970-01-01" in clocks.until(0)
