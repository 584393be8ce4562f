"""Whole games in real browsers."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, expect

from boulevard.messages import say
from tests.web.browsing import KEYS, MOUSE, TOUCH, Person
from tests.web.serving import Served

HEAVIEST = 250_000


@pytest.fixture
def person(browser: Browser, served: Served, request: pytest.FixtureRequest) -> Iterator[Person]:
    found = Person(browser, served.address, getattr(request, "param", MOUSE))
    yield found
    found.close()


@pytest.mark.parametrize("person", [MOUSE, TOUCH, KEYS], indirect=True)
@pytest.mark.parametrize("game", ["paris", "avenue"])
def test_a_game_against_a_bot(person: Person, game: str) -> None:
    """One click from the home page; every move by gestures; a reload in the middle."""
    person.go("/")
    person.page.locator(f'form[action="/start/{game}"] button').click()
    person.page.wait_for_url("**/play/*")
    moves = 0
    while (state := person.wait_for("over"))["status"] != "over":
        person.make(person.chosen(state))
        moves += 1
        if moves == 5:
            person.page.reload()
    assert state["outcome"]["how"] == "played"
    expect(person.page.locator("[data-fair]")).to_have_text(say("web-over-fair-good"))
    person.page.locator(".over-panel form button").click()
    person.page.wait_for_url(lambda url: "/play/" in url)
    assert person.wait_for("over", "playing")["moves"] <= 1
