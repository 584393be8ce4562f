"""Whole games in real browsers."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Request, Route

from boulevard.games.avenue.play.state import ROUNDS
from boulevard.messages import say
from tests.web.browsing import KEYS, MOUSE, TOUCH, Person
from tests.web.expecting import expect
from tests.web.serving import FRIEND, PERSON, Guest, Served, friends, play_on

HEAVIEST = 150_000
"""Bytes of a table's page with all it needs, as they are sent."""
BY_HAND = 12
"""Moves after which the middle of a game of Avenue, where each is like the last, is played over HTTP."""


@pytest.fixture
def person(browser: Browser, served: Served, request: pytest.FixtureRequest) -> Iterator[Person]:
    found = Person(browser, served.address, getattr(request, "param", MOUSE), motion=True)
    yield found
    found.close()


@pytest.mark.parametrize("person", [MOUSE, TOUCH, KEYS], indirect=True)
@pytest.mark.parametrize("game", ["paris", "avenue"])
def test_a_game_against_a_bot(person: Person, game: str) -> None:
    """One click from the home page; every move by gestures, while things move; a reload in the middle."""
    person.go("/")
    person.page.locator(f'form[action="/start/{game}"] button').click()
    person.page.wait_for_url("**/play/*")
    moves = 0
    while (state := person.wait_for("over"))["status"] != "over":
        person.make(person.chosen(state))
        moves += 1
        if moves == 5:
            person.page.reload()
        if moves == BY_HAND and game == "avenue" and person.how != MOUSE:
            skip_to_the_last_round(person)
    assert state["outcome"]["how"] == "played"
    expect(person.page.locator("[data-fair]")).to_have_text(say("web-over-fair-good"))
    person.play_again()


def skip_to_the_last_round(*people: Person) -> None:
    """Let a game of Avenue be played over HTTP up to its last round, while all are away."""
    tables = [person.page.url for person in people]
    for person in people:
        person.go("/")
    guests = [Guest(person.address, url.rpartition("/")[2]) for person, url in zip(people, tables, strict=True)]
    play_on(*guests, stop=lambda state: bool(state["view"]["round"] == ROUNDS))
    for person, url in zip(people, tables, strict=True):
        person.go(url)


@pytest.mark.parametrize("game", ["paris", "avenue"])
def test_two_browsers_and_one_who_watches(browser: Browser, served: Served, game: str) -> None:
    """By invitation, to the end, and once more; whoever watches sees no hand and may do nothing."""
    host = Guest(served.address)
    places = host.create(game, PERSON, FRIEND)
    one, other, watcher = (Person(browser, served.address) for _ in range(3))
    one.go(f"/play/{places['token']}")
    (invitation,) = places["invitations"].values()
    other.go(f"/join/{invitation}")
    other.page.locator("input[name=name]").fill("<b>Ann</b>")
    other.page.locator("main form button").first.click()
    other.page.wait_for_url("**/play/*")
    watcher.go(f"/watch/{places['table']}")
    while one.state["status"] != "over":
        if game == "avenue" and one.state["moves"] >= BY_HAND and one.state["view"]["round"] < ROUNDS:
            skip_to_the_last_round(one, other)
        for person in (one, other):
            state = person.wait_for("over", "playing")
            if state.get("legal"):
                person.make(person.chosen(state))
        assert "legal" not in watcher.state or not watcher.state["legal"]
        assert watcher.page.locator("[data-take]").count() == 0
    watcher.wait_for("over")
    expect(watcher.page.get_by_text("<b>Ann</b>").first).to_be_attached()
    expect(watcher.page.locator("b", has_text=re.compile(r"^\s*Ann\s*$"))).to_have_count(0)
    for person in (one, other):
        person.wait_for("over")
    one.ask_again()
    expect(other.page.locator(".over-panel .asking")).to_be_attached()
    other.play_again()
    one.wait_for_another(places["table"])
    assert one.state["table"] == other.state["table"] != places["table"]
    for person in (one, other, watcher):
        person.close()


def test_who_moves_is_sent_the_table_once(browser: Browser, served: Served) -> None:
    """The answer to a move shows it, however late it comes: the news of the move make only the others ask."""
    guests = friends(served, "paris")
    one, other = (Person(browser, served.address).go(f"/play/{guest.token}") for guest in guests)
    mover, waiter = (one, other) if guests[0].state()["legal"] else (other, one)
    asked: list[str] = []
    mover.page.on("request", lambda it: asked.append(f"{it.method} {it.url.rpartition('/')[2]}"))

    def answer_late(route: Route) -> None:
        answer = route.fetch()
        waiter.page.locator('#table[data-shown="3"]').wait_for()
        mover.page.evaluate("fetch('/healthz')")  # comes after the news: they were sent before
        route.fulfill(response=answer)

    mover.page.route("**/move", answer_late)
    state = mover.wait_for("playing")
    assert state["events"] == 2
    move = mover.chosen(state)
    mover.make(move)
    mover.page.locator('#table[data-shown="3"]').wait_for()
    mover.settle()
    assert "POST move" in asked
    assert not [it for it in asked if it.startswith(f"GET {guests[mover is other].token}")]
    for person in (one, other):
        person.close()


@pytest.mark.parametrize("game", ["paris", "avenue"])
def test_a_table_is_light(browser: Browser, served: Served, game: str) -> None:
    person = Person(browser, served.address)
    loaded: list[Request] = []
    person.page.on("requestfinished", lambda it: loaded.append(it))
    host = Guest(served.address)
    person.go(f"/play/{host.create(game, PERSON, PERSON)['token']}").wait_for("playing")
    person.page.wait_for_timeout(1000)
    assert 20_000 < sum(it.sizes()["responseBodySize"] for it in loaded) < HEAVIEST
    person.close()
