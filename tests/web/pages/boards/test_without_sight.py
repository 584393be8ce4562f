"""For who doesn't see: the board as a grid, moves told in words, whole games by typing alone; and sound, if wanted."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser

from boulevard.messages import say
from tests.web.browsing import EVERY, KEYS, STATE, Person
from tests.web.expecting import expect
from tests.web.scenes import Scenery
from tests.web.serving import PERSON, Guest, Served, bot, friends

CELLS = "[...document.querySelectorAll('#board [role=gridcell]')].map((it) => [it.dataset.cell, it.textContent])"


@pytest.fixture
def person(browser: Browser, served: Served) -> Iterator[Person]:
    found = Person(browser, served.address, KEYS)
    yield found
    found.close()


def sit(person: Person, game: str, *chairs: dict[str, object]) -> Guest:
    guest = Guest(person.address)
    guest.create(game, PERSON, *chairs)
    person.go(f"/play/{guest.token}").wait_for("playing")
    return guest


@pytest.mark.parametrize(("game", "columns", "rows"), [("paris", 8, 8), ("avenue", 6, 7)])
def test_the_board_is_a_grid_of_cells_with_words(person: Person, game: str, columns: int, rows: int) -> None:
    sit(person, game, bot())
    grid = person.page.get_by_role("grid", name=re.compile(game, re.IGNORECASE))
    expect(grid.get_by_role("row")).to_have_count(rows)
    expect(grid.get_by_role("row").first.get_by_role("gridcell")).to_have_count(columns)
    cells = dict(person.page.evaluate(CELLS))
    assert len(cells) == rows * columns
    assert next(iter(cells)) == f"a{rows}"
    assert all(words.startswith(f"{space}: ") for space, words in cells.items())


def test_the_cursor_is_the_active_cell(person: Person) -> None:
    sit(person, "avenue", bot())
    board = person.page.locator("#board")
    board.focus()
    person.page.keyboard.press("ArrowRight")
    first = person.cursor()
    expect(board).to_have_attribute("aria-activedescendant", f"cell-{first}")
    key, row = ("ArrowUp", int(first[1:]) + 1) if int(first[1:]) < 4 else ("ArrowDown", int(first[1:]) - 1)
    person.page.keyboard.press(key)
    expect(board).to_have_attribute("aria-activedescendant", f"cell-{first[0]}{row}")
    person.page.keyboard.press("Tab")
    expect(board).not_to_have_attribute("aria-activedescendant", re.compile("cell"))


def test_cells_tell_what_has_changed(person: Person) -> None:
    guest = sit(person, "avenue")
    assert guest.move("draw c4", 0).status_code == 200
    expect(person.page.locator("#cell-c4")).to_contain_text(re.compile(r"[Rr]oad \d"))


def test_a_reader_of_screens_chooses_a_cell(person: Person) -> None:
    sit(person, "avenue", bot())
    person.page.locator("#cell-c5").dispatch_event("click")
    expect(person.page.locator("#draft .changes")).to_have_attribute("data-move", "draw c5")


@pytest.mark.parametrize("game", ["paris", "avenue"])
def test_a_whole_game_by_typing_alone(person: Person, game: str) -> None:
    """A move is typed, looked at by Enter, and made by Enter; what the other does is told in words."""
    sit(person, game, bot())
    said = person.page.locator("#said")
    heard: set[str] = set()
    while (state := person.wait_for("over"))["status"] != "over":
        typed = person.page.locator("#typed")
        typed.focus()
        typed.fill(move := person.chosen(state))
        person.page.keyboard.press("Enter")
        expect(person.page.locator("#draft .changes")).to_have_attribute("data-move", move)
        heard.add(said.inner_text())
        person.page.keyboard.press("Enter")
        person.page.wait_for_function(
            f"number => {STATE}.number > number || {STATE}.status === 'over'",
            arg=state["number"],
            polling=EVERY,
        )
    assert state["outcome"]["how"] == "played"
    assert any(say("web-js-confirm-keys") in words for words in heard)


def test_moves_are_told_in_words(served: Served, browser: Browser) -> None:
    one, other = friends(served, "paris")
    person = Person(browser, served.address)
    person.go(f"/play/{other.token}").wait_for("playing")
    assert one.move("reserve T5", 0).status_code == 200
    name = one.state()["chairs"][0]["name"]
    told = say("web-paris-news-reserve", name=name, building="T5")
    expect(person.page.locator("#said")).to_have_text(f"{told} 0 → −3")
    person.close()


def test_all_legal_moves_can_be_listed_and_chosen(person: Person) -> None:
    sit(person, "paris", bot())
    legal = person.state["legal"]
    person.page.locator("#all-moves summary").press("Enter")
    moves = person.page.locator("#all-moves button")
    expect(moves).to_have_count(len(legal))
    moves.nth(3).press("Enter")
    expect(person.page.locator("#draft .changes")).to_have_attribute("data-move", legal[3])
    expect(person.page.locator("#draft .confirm")).to_be_focused()


def test_the_focus_is_always_visible(browser: Browser, served: Served, scenery: Scenery) -> None:
    """Every stop of Tab has an outline or, on the board, a cursor."""
    person = Person(browser, served.address, KEYS)
    person.go(scenery.address("paris-buildings")).wait_for("playing")
    for _ in range(25):
        person.page.keyboard.press("Tab")
        seen = person.page.evaluate(
            """() => {
              const it = document.activeElement, style = getComputedStyle(it);
              return it === document.body || parseFloat(style.outlineWidth) >= 2 && style.outlineStyle !== "none"
                || Boolean(it.querySelector?.("#over .cursor rect"));
            }"""
        )
        assert seen, person.page.evaluate("document.activeElement.outerHTML.slice(0, 200)")
    person.close()


def test_sound_is_off_until_it_is_wanted_and_that_is_kept(person: Person) -> None:
    guest = sit(person, "avenue")
    switch = person.page.get_by_role("button", name=say("web-sound"))
    expect(switch).to_have_attribute("aria-pressed", "false")
    assert guest.move("draw c4", 0).status_code == 200
    expect(switch).to_have_attribute("data-last", "pencil")
    switch.press("Enter")
    expect(switch).to_have_attribute("aria-pressed", "true")
    expect(switch).to_have_attribute("data-last", "lamp")
    person.page.reload()
    expect(switch).to_have_attribute("aria-pressed", "true")


@pytest.mark.parametrize(("motion", "moves"), [("no-preference", True), ("reduce", False)])
def test_a_road_is_inked_unless_nothing_shall_move(served: Served, browser: Browser, motion: str, moves: bool) -> None:
    context = browser.new_context(viewport={"width": 1280, "height": 800}, reduced_motion=motion)  # type: ignore[arg-type]
    person = Person(browser, served.address, context=context)
    guest = sit(person, "avenue")
    person.page.evaluate(
        """() => {
          const animate = Element.prototype.animate;
          window.animated = [];
          Element.prototype.animate = function (...how) {
            animated.push(this.closest("[data-space]")?.dataset.space);
            return animate.apply(this, how);
          };
        }"""
    )
    assert guest.move("draw c4", 0).status_code == 200
    expect(person.page.locator("#cell-c4")).to_contain_text(re.compile(r"[Rr]oad \d"))
    assert ("c4" in person.page.evaluate("animated")) == moves
    person.close()
