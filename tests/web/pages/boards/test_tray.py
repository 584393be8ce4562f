"""What lies beside the board: it stays where it is, says why it can't be used, and asks for no click without need."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, ViewportSize

from boulevard.messages import say
from tests.waiting import until
from tests.web.browsing import KEYS, MOUSE, TOUCH, Person
from tests.web.expecting import expect
from tests.web.scenes import Scenery
from tests.web.serving import Guest, Served, friends

PLACES = """() => [...document.querySelectorAll("#dock, #status, .items, [data-take]")].map((it) => (
  [it.dataset.take ?? it.className.split(" ")[0], it.offsetLeft, it.offsetTop]
))"""
"""Where everything in the dock is, but for the lift of what is hovered."""
COMES_UNDER = """(item) => {
  item.dispatchEvent(new PointerEvent("pointerover", { bubbles: true, pointerType: "mouse" }));
  return new Promise((done) => setTimeout(done, 600));
}"""
"""What a browser tells when something comes to lie under a pointer that is still; done later than a tip would come."""
HALF_COVERED = """() => {
  const { right } = document.querySelector(".items .tile").getBoundingClientRect();
  return [...document.querySelectorAll(".items .building .name")].filter((it) => {
    const box = it.getBoundingClientRect();
    return box.left < right - 1 && box.right > right + 1;
  }).map((it) => it.textContent);
}"""
"""The labels in the tray that the tile covers in part."""

SHORT: ViewportSize = {"width": 360, "height": 640}
SEEN_WHOLE = """() => {
  const { top } = document.getElementById("dock").getBoundingClientRect();
  const spaces = [...document.querySelectorAll("#board .now [data-space]")];
  return spaces.every((it) => it.getBoundingClientRect().bottom < top);
}"""
"""Whether nothing covers the lowest spaces of the board."""

JUST_OPENED = """
const { get } = Object.getOwnPropertyDescriptor(Event.prototype, "timeStamp");
let opened;
Object.defineProperty(Event.prototype, "timeStamp", {
  get() { return get.call(this) - (opened ??= get.call(this)); },
});
"""
"""Lets the first gesture whose time a page looks at come at the moment when it is opened."""

TOTAL_SEEN = """() => {
  const { bottom } = document.querySelector("#draft .changes ul").getBoundingClientRect();
  return document.querySelector("#draft .sum").getBoundingClientRect().bottom <= bottom + 1;
}"""
"""Whether the total of a preview is in sight, however long its list is."""


@pytest.fixture
def person(browser: Browser, served: Served, request: pytest.FixtureRequest) -> Iterator[Person]:
    found = Person(browser, served.address, getattr(request, "param", MOUSE), motion=True)
    yield found
    found.close()


@pytest.fixture
def seats(served: Served) -> tuple[Guest, Guest]:
    """Two people at a table of Paris, orange to move."""
    return friends(served, "paris", starts="orange")


def sit(person: Person, guest: Guest) -> Person:
    person.go(f"/play/{guest.token}").wait_for("playing")
    return person


def at_scene(person: Person, scenery: Scenery, name: str) -> Person:
    """Ada at one of her tables."""
    person.context.add_cookies([{**scenery.cookie, "url": person.address}])  # type: ignore[typeddict-item]
    person.go(scenery.address(name)).wait_for()
    return person


def test_nothing_jumps_on_take_look_and_confirm(person: Person, seats: tuple[Guest, Guest]) -> None:
    page = sit(person, seats[0]).page
    before = page.evaluate(PLACES)
    page.locator('[data-take="reserve T5"]').click()
    expect(page.locator("#draft .changes")).to_be_visible()
    assert page.evaluate(PLACES) == before
    page.locator("#draft .row button").last.click()
    page.locator('[data-take="lay"]').click()
    expect(page.locator("#draft .prompt")).to_be_visible()
    page.mouse.move(2, 2)
    assert page.evaluate(PLACES) == before
    person._put("c3")
    expect(page.locator("#draft .confirm")).to_be_visible()
    assert page.evaluate(PLACES) == before
    page.locator("#draft .confirm").click()
    expect(page.locator("#layout.mine")).to_have_count(0)
    assert page.evaluate(PLACES)[:3] == before[:3]


def test_no_tip_at_what_comes_to_lie_under_a_still_pointer(person: Person, seats: tuple[Guest, Guest]) -> None:
    page = sit(person, seats[0]).page
    page.locator('[data-take="reserve T5"]').evaluate(COMES_UNDER)
    expect(page.locator("#tip")).to_be_hidden()
    page.locator('[data-take="reserve T5"]').hover()
    expect(page.locator("#tip")).to_be_visible()


def test_the_tray_rests_while_the_rival_moves_and_says_so(person: Person, seats: tuple[Guest, Guest]) -> None:
    page = sit(person, seats[1]).page
    expect(page.locator(".items").first).to_have_css("opacity", "0.45")
    tile, tip = page.locator('[data-take="lay"]'), page.locator("#tip")
    tile.click(force=True)  # it is not enabled
    expect(tip).to_contain_text(say("web-table-not-yours"))
    page.keyboard.press("Escape")
    expect(tip).to_be_hidden()
    tile.focus()
    page.keyboard.press("ArrowRight")
    expect(tip).to_contain_text(say("web-table-not-yours"))
    expect(page.locator("[data-take]:focus")).to_have_attribute("aria-describedby", "tip")
    page.mouse.move(2, 2)
    seats[0].move("reserve T5", 0)
    person.wait_for()
    expect(page.locator(".items").first).to_have_css("opacity", "1")
    tile.hover()
    expect(tip).to_have_text(say("web-tip-paris-tile"))


@pytest.mark.parametrize("person", [MOUSE, TOUCH, KEYS], indirect=True)
def test_a_click_on_a_square_lays_the_tile_and_another_one_confirms(person: Person, seats: tuple[Guest, Guest]) -> None:
    """The tile is the only piece one has: it need not be taken from the tray."""
    page = sit(person, seats[0]).page
    person._put("c3")
    expect(page.locator("#draft .changes")).to_have_attribute("data-move", "lay c3 0")
    expect(page.locator('[data-take="lay"]')).to_have_attribute("aria-pressed", "true")
    expect(page.locator("#draft .confirm")).to_be_visible()

    def confirmed() -> bool:
        """Choose the space once more: right after the first time that is but a double click, and does nothing."""
        person._put("c3")
        return bool(seats[0].state()["moves"])

    until(confirmed)
    assert seats[0].state()["view"]["board"].keys() == {"c3", "d3", "c4", "d4"}


@pytest.mark.parametrize("person", [TOUCH], indirect=True)
def test_the_first_tap_is_no_double_tap_however_soon_it_comes(person: Person, seats: tuple[Guest, Guest]) -> None:
    person.page.add_init_script(JUST_OPENED)
    page = sit(person, seats[0]).page
    person._choose('[data-take="lay"]')
    person._put("c3")
    expect(page.locator("#draft .changes")).to_have_attribute("data-move", "lay c3 0")


def forced(seats: tuple[Guest, Guest]) -> None:
    """Play until orange has laid all tiles, nothing is left to reserve, and blue still has three tiles to lay."""
    orange, blue = seats
    squares = [f"{column}{row}" for row in (1, 3, 5, 7) for column in "aceg"]
    pool = list(orange.state()["view"]["pool"])
    laid = {0: 0, 1: 0}
    while orange.state()["legal"] != ["pass"]:
        for number, guest in enumerate((orange, blue)):
            state = guest.state()
            if number == 0 and state["legal"] == ["pass"]:
                return
            reserves = pool and (number == 1 or len(pool) > 4 + 2 * laid[0])
            move = f"reserve {pool.pop()}" if reserves else f"lay {squares.pop()} 0"
            laid[number] += move.startswith("lay")
            answer = guest.move(move, state["number"])
            assert answer.status_code == 200, (move, answer.text)


def test_a_pass_that_is_forced_costs_no_click(person: Person, seats: tuple[Guest, Guest]) -> None:
    """The page passes, once, and says why; a program may do so itself; and a pass is nothing to take back."""
    orange, blue = seats
    forced(seats)
    before = orange.state()
    assert orange.move("pass", before["number"]).status_code == 200
    assert orange.ask("undo").status_code == 409
    blue.move(blue.state()["legal"][0], blue.state()["number"])
    page = sit(person, orange).page
    expect(page.locator("#status .todo")).to_have_text(say("web-paris-todo-pass"))
    expect(page.locator("#layout.mine")).to_have_count(0)
    assert orange.state()["number"] == before["number"] + 2
    blue.move(blue.state()["legal"][0], blue.state()["number"])
    expect(page.locator("#status .todo")).to_have_text(say("web-paris-todo-pass"))
    page.locator("[data-forced] button").click()
    expect(page.locator("#layout.mine")).to_have_count(0)
    assert orange.state()["number"] == before["number"] + 3


@pytest.mark.parametrize("person", [TOUCH], indirect=True)
def test_the_tile_covers_no_label_in_part_wherever_the_tray_is_scrolled(
    person: Person, seats: tuple[Guest, Guest]
) -> None:
    page = sit(person, seats[0]).page
    for left in range(0, 200, 20):
        page.locator(".items").evaluate("(it, left) => (it.scrollLeft = left)", left)
        assert page.evaluate(HALF_COVERED) == []


def test_on_a_short_phone_a_turn_begins_with_the_whole_board(
    browser: Browser, served: Served, seats: tuple[Guest, Guest]
) -> None:
    """Whoever waits may look at whatever they like; whoever reads below the board when their turn comes stays there."""
    one, other = seats
    person = Person(browser, served.address, TOUCH, motion=True, size=SHORT)
    page = sit(person, other).page
    assert not page.evaluate(SEEN_WHOLE)
    one.move("reserve T5", 0)
    person.wait_for()
    page.wait_for_function(SEEN_WHOLE)
    person.make("reserve I3")
    page.locator("#about-title").scroll_into_view_if_needed()
    below = page.evaluate("scrollY")
    one.move("reserve V3", one.state()["number"])
    person.wait_for()
    assert page.evaluate("scrollY") == below
    person.close()


@pytest.mark.parametrize("name", ["paris-buildings", "avenue-eight"])
def test_on_a_short_phone_a_full_dock_covers_no_space(
    browser: Browser, served: Served, scenery: Scenery, name: str
) -> None:
    person = at_scene(Person(browser, served.address, TOUCH, size=SHORT), scenery, name)
    person.page.wait_for_function(SEEN_WHOLE)
    person.close()


def test_the_total_of_a_long_preview_is_in_sight(person: Person, scenery: Scenery) -> None:
    page = at_scene(person, scenery, "paris-buildings").page
    builds = [move for move in person.state["legal"] if move.startswith("build")]
    lengths = []
    for move in builds[:: max(1, len(builds) // 5)]:
        page.locator("#typed").fill(move)
        page.locator("#typed").press("Enter")
        expect(page.locator("#draft .changes")).to_have_attribute("data-move", move)
        lengths.append(page.locator("#draft .changes ul").evaluate("it => it.scrollHeight - it.clientHeight"))
        assert page.evaluate(TOTAL_SEEN), move
    assert any(lengths), "none was long"
