"""Hints and reviews in a browser."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser

from boulevard.messages import say
from tests.web.browsing import KEYS, MOUSE, TOUCH, Person
from tests.web.expecting import expect
from tests.web.serving import PERSON, Guest, Served, bot


@pytest.mark.parametrize(("game", "how"), [("paris", MOUSE), ("avenue", MOUSE), ("paris", TOUCH), ("avenue", KEYS)])
def test_a_hint_is_shown_on_the_board_and_played(served: Served, browser: Browser, game: str, how: str) -> None:
    served.wait_until_ready("bots")
    guest = Guest(served.address)
    guest.create(game, PERSON, bot())
    person = Person(browser, served.address, how).go(f"/play/{guest.token}")
    page, state = person.page, person.wait_for()
    person._press(page.locator("[data-hint] button"))
    best = page.locator("#advice .best")
    expect(best).to_be_visible()
    expect(page.locator("#said")).to_contain_text(best.locator(".idea-name span").inner_text())
    shown = best.locator("[data-show-move]")
    move = shown.get_attribute("data-show-move")
    assert move in state["legal"]
    person._press(shown)
    expect(page.locator("#draft .changes")).to_have_attribute("data-move", move or "")
    person._press(page.locator("#draft .row button").last)
    expect(page.locator("#draft .changes")).to_have_count(0)
    person._press(shown)
    expect(page.locator("#draft .confirm")).to_be_visible()
    person._press(page.locator("#draft .confirm"))
    expect(page.locator("#advice > *")).to_have_count(0)
    state = person.wait_for()
    assert move in [text for _, text in _moves(served, guest, state["table"])]
    person.close()


def _moves(served: Served, guest: Guest, table: str) -> list[tuple[int, str]]:
    moved = [event.data for event in served.events(table) if event.kind == "moved"]
    return [(it["place"], it["move"]) for it in moved]


def test_a_hint_can_be_put_away(served: Served, browser: Browser) -> None:
    served.wait_until_ready("bots")
    guest = Guest(served.address)
    guest.create("avenue", PERSON)
    person = Person(browser, served.address).go(f"/play/{guest.token}")
    person.wait_for()
    person.page.locator("[data-hint] button").click()
    expect(person.page.locator("#advice .best")).to_be_visible()
    person.page.locator("[data-close-hint]").click()
    expect(person.page.locator("#advice > *")).to_have_count(0)
    person.close()


@pytest.mark.parametrize("game", ["paris", "avenue"])
def test_the_end_of_a_game_has_a_review(served: Served, browser: Browser, game: str) -> None:
    served.wait_until_ready("bots")
    guest = Guest(served.address)
    table = guest.create(game, PERSON, bot())["table"]
    for _ in range(8):  # so many bad moves cost something, whatever was dealt
        state = guest.wait_for_turn()
        draws = [move for move in state["legal"] if not move.startswith("reserve")]
        assert guest.move(draws[0], state["number"]).status_code == 200
    guest.wait_for_turn()
    person = Person(browser, served.address).go(f"/play/{guest.token}")
    page = person.page
    person.wait_for()
    page.locator("[data-hint] button").click()
    expect(page.locator("#advice .best")).to_be_visible()
    page.locator(".sure summary").click()
    page.get_by_role("button", name=say("web-table-resign-yes")).click()
    expect(page.locator("#review")).to_be_visible()
    expect(page.locator("#advice > *")).to_have_count(0)
    expect(page.locator("#review .moment").first).to_be_visible(timeout=120_000)
    expect(page.locator("#review[data-waiting]")).to_have_count(0)
    page.locator("#review .moment").first.click()
    page.wait_for_url(f"**/review/{table}?move=*")
    expect(page.locator("#moment-title b")).to_be_visible()
    person.close()


@pytest.mark.parametrize("game", ["paris", "avenue"])
def test_a_hint_is_seen_on_a_phone_while_a_move_is_looked_at(served: Served, browser: Browser, game: str) -> None:
    """And the card of Avenue stays in sight."""
    served.wait_until_ready("bots")
    guest = Guest(served.address)
    guest.create(game, PERSON, bot())
    person = Person(browser, served.address, TOUCH).go(f"/play/{guest.token}")
    page, best = person.page, person.page.locator("#advice .best")
    person.wait_for()
    person._put("c3")
    expect(page.locator("#draft .confirm")).to_be_visible()
    page.locator("[data-hint] button").tap()
    expect(best).to_be_visible()
    expect(page.locator("#draft .confirm")).to_be_visible()
    expect(page.locator("#road-now")).to_be_visible(visible=game == "avenue")
    best.locator("[data-show-move]").tap()
    expect(best).to_be_hidden()
    expect(page.locator("#draft .confirm")).to_be_visible()
    page.locator("#draft .row button").last.tap()
    expect(best).to_be_visible()
    expect(page.locator("#road-now")).to_be_visible(visible=game == "avenue")
    person.close()
