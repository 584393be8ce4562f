"""Guided first games in real browsers: from the home page to the end of the lesson."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser

from boulevard.games.registry import NAMES
from boulevard.messages import say
from tests.web.browsing import KEYS, MOUSE, STATE, TOUCH, Person
from tests.web.expecting import expect
from tests.web.serving import PERSON, Guest, Served

ENDS = {game: f"guide-{game}-end" for game in NAMES}

BY_HAND = re.compile(r"lay .. 0$|reserve|draw|peek|lampadaire")
"""Moves that need no turning."""


@pytest.fixture
def person(browser: Browser, served: Served, request: pytest.FixtureRequest) -> Iterator[Person]:
    found = Person(browser, served.address, getattr(request, "param", MOUSE))
    yield found
    found.close()


def begin(person: Person, game: str) -> None:
    person.go("/")
    person._press(person.page.locator(f'form[action="/first/{game}"] button'))
    person.page.wait_for_url("**/play/*")
    person.wait_for()


def shown(person: Person) -> str:
    """The page of the lesson that is open."""
    person.wait_for("over")
    return person.page.locator("#guide").get_attribute("data-page") or ""


def go_on(person: Person) -> None:
    """Turn the page, or make the move that is suggested: by hand, or laid out by the lesson where it must be turned."""
    before, onward = shown(person), person.page.locator("#guide-next")
    leave_scoring(person)
    if onward.count():
        person._press(onward)
        expect(person.page.locator("#guide")).not_to_have_attribute("data-page", before)
        return
    move = person.page.locator("#guide-example").get_attribute("data-show-move") or ""
    if BY_HAND.match(move):
        person.make(move)
    else:
        number = person.state["number"]
        person._press(person.page.locator("#guide-example"))
        expect(person.page.locator("#draft .changes")).to_have_attribute("data-move", move)
        person._press(person.page.locator("#draft .confirm"))
        person.page.wait_for_function(f"old => {STATE}.number > old", arg=number)


def make_any(person: Person) -> None:
    """Make a move that needs no turning."""
    legal = person.wait_for()["legal"]
    person.make(next(move for move in legal if move.startswith("draw") or move in ("chartier", "metropolitain")))


def leave_scoring(person: Person) -> None:
    """Go on past the scoring of a round that is shown."""
    if person.page.locator("#draft .scoring").count():
        person._press(person.page.locator("#draft .row button").first)


def until(person: Person, *pages: str) -> None:
    for _ in range(60):
        if shown(person) in pages:
            return
        go_on(person)
    raise AssertionError(f"no way from {shown(person)} to {pages}")


def fits(person: Person) -> bool:
    """Whether nothing is wider than the window."""
    return bool(person.page.evaluate("document.documentElement.scrollWidth <= innerWidth"))


@pytest.mark.parametrize(
    ("person", "game"),
    [(MOUSE, "paris"), (MOUSE, "avenue"), (TOUCH, "paris"), (TOUCH, "avenue"), (KEYS, "avenue"), (KEYS, "paris")],
    indirect=["person"],
)
def test_a_guided_game_to_its_end(person: Person, game: str) -> None:
    """Every suggestion by gestures, with a reload in the middle; then the game goes on as an ordinary one."""
    begin(person, game)
    middle = {"paris": "guide-paris-last", "avenue": "guide-avenue-round"}[game]
    until(person, middle)
    person.page.reload()
    assert shown(person) in (middle, "guide-avenue-yellow")
    until(person, ENDS[game])
    leave_scoring(person)
    assert fits(person)
    expect(person.page.locator(f'#guide a[href="/learn/{game}"]')).to_be_visible()
    person._press(person.page.locator("#guide-on"))
    expect(person.page.locator("#guide")).to_have_count(0)
    make_any(person)


def test_it_points_at_what_it_speaks_of_and_shows_how(person: Person) -> None:
    begin(person, "paris")
    until(person, "guide-paris-lay")
    move = person.page.locator("#guide-example").get_attribute("data-show-move") or ""
    expect(person.page.locator("#over .guide-rings rect")).to_have_count(4)
    expect(person.page.locator('[data-take="lay"].pointed')).to_be_visible()
    person.page.locator("#guide-example").click()
    expect(person.page.locator("#draft .changes")).to_have_attribute("data-move", move)
    assert person.state["moves"] == 16
    person._confirm()
    expect(person.page.locator("#guide")).to_have_attribute("data-page", "guide-paris-reserve")
    expect(person.page.locator("#guide-text")).to_have_attribute("aria-live", "polite")
    expect(person.page.locator("#guide-text .remark b").first).to_have_text(say("guide-followed", turn=1))


def test_another_move_undo_skip_and_back(person: Person) -> None:
    begin(person, "paris")
    until(person, "guide-paris-build")
    text = person.page.locator("#guide-text").text_content()
    suggested = person.page.locator("#guide-example").get_attribute("data-show-move") or ""
    person.make("sacre-coeur")
    expect(person.page.locator("#guide-text .remark")).to_contain_text(suggested)
    assert shown(person) == "guide-paris-build"
    person.page.locator("#status form[hx-post$=undo] button").click()
    expect(person.page.locator("#guide-text .remark")).to_have_count(0)
    expect(person.page.locator("#guide")).to_have_attribute("data-page", "guide-paris-build")
    expect(person.page.locator("#guide-text")).to_contain_text((text or "").strip().splitlines()[-1])
    person.page.locator("#guide-skip").click()
    expect(person.page.locator("#guide")).to_have_count(0)
    expect(person.page.locator("#over .guide-rings rect")).to_have_count(0)
    person.page.reload()
    make_any(person)
    person.wait_for("over")
    person.page.locator("#guide-again").click()
    assert shown(person).startswith("guide-paris-")


def test_a_page_turned_by_keyboard_leads_on(browser: Browser, served: Served) -> None:
    person = Person(browser, served.address, KEYS)
    begin(person, "avenue")
    for focused in ("guide-next", "guide-example"):
        page = shown(person)
        person.page.locator("#guide-next").press("Enter")
        expect(person.page.locator("#guide")).not_to_have_attribute("data-page", page)
        person.page.wait_for_function("id => document.activeElement.id === id", arg=focused)
    person.page.keyboard.press("Enter")
    expect(person.page.locator("#draft .confirm")).to_be_focused()
    person.page.keyboard.press("Enter")
    expect(person.page.locator("#guide")).to_have_attribute("data-page", "guide-avenue-join")
    person.close()


def test_only_who_sits_there_sees_the_lesson(served: Served) -> None:
    guest = Guest(served.address)
    page = guest.http.post("/first/paris", follow_redirects=True)
    assert page.status_code == 200
    assert 'id="guide"' in page.text
    (table,) = re.findall(r"/watch/([\w-]+)", page.text)[:1]
    assert 'id="guide"' not in guest.get(f"/watch/{table}").text
    assert guest.http.post("/first/chess", headers={"accept": "text/html"}).status_code == 404
    ordinary = guest.create("paris", PERSON, PERSON)
    answer = guest.http.post(f"/play/{ordinary['token']}/guide", data={"page": "x", "shown": "true"})
    assert answer.status_code == 409
