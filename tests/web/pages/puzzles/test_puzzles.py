"""Puzzles in a browser: one failed, refuted, tried again and explained; one solved; and what the API tells of them."""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import contextmanager

import httpx
import pytest
from playwright.sync_api import Browser, Page, Route, expect

from boulevard import puzzles
from boulevard.puzzles import Puzzle
from tests.web.browsing import PHONE, WIDE
from tests.web.serving import Served


def pages(browser: Browser, served: Served, **how: object) -> Iterator[Page]:
    context = browser.new_context(base_url=served.address, **how)  # type: ignore[arg-type]
    yield context.new_page()
    context.close()


@pytest.fixture
def wide(browser: Browser, served: Served) -> Iterator[Page]:
    yield from pages(browser, served, viewport=WIDE)


@pytest.fixture
def phone(browser: Browser, served: Served) -> Iterator[Page]:
    yield from pages(browser, served, viewport=PHONE, has_touch=True)


def long_one() -> Puzzle:
    """A puzzle that asks for two moves."""
    return next(it for it in puzzles.shipped("paris") if it.asked == 2)


def wrong_move(puzzle: Puzzle) -> str:
    """A move that is proven to give something away."""
    return next(it for it in puzzle.begun().legal(puzzle.seat) if it != puzzles.next_step(puzzle).move)


def own_moves(puzzle: Puzzle) -> list[str]:
    """The moves that are asked for."""
    return [it.move for it in puzzles.solution(puzzle) if it.is_asked]


def type_in(page: Page, move: str) -> None:
    """Make a move by typing it: Enter looks at it, and Enter again makes it."""
    page.fill("#typed", move)
    page.press("#typed", "Enter")
    expect(page.locator("#draft .changes")).to_have_attribute("data-move", move)
    page.press("#typed", "Enter")


def test_a_puzzle_failed_refuted_tried_again_and_explained(phone: Page) -> None:
    puzzle = long_one()
    phone.goto(f"/puzzles/paris/{puzzle.identity}")
    expect(phone.locator(".solving.at-asking")).to_be_visible()
    type_in(phone, wrong_move(puzzle))
    expect(phone.locator("#verdict")).to_contain_text(re.compile(r"gives away (at least )?\d+ point"))
    steps = phone.locator(".steps-of li")
    count = steps.count()
    assert count > 0
    for step in range(1, count + 1):
        phone.click(f'.pacing button[value="{step}"]')
        expect(steps.nth(step - 1)).to_have_attribute("aria-current", "step")
    phone.click("#again")
    first, second = own_moves(puzzle)
    type_in(phone, first)
    expect(phone.locator("#status h1")).to_have_text("That’s right. What next?")
    type_in(phone, second)
    expect(phone.locator("#verdict")).to_contain_text("You’ve found everything")
    phone.get_by_role("link", name="See why").click()
    expect(phone.locator(".solving.at-solution")).to_be_visible()
    phone.locator('.pacing [aria-label="Forward"], .pacing a').last.click()
    expect(phone.locator(".steps-of li").nth(1)).to_have_attribute("aria-current", "step")
    expect(phone.get_by_text("You didn’t solve this puzzle at the first try")).to_be_visible()
    phone.get_by_role("button", name="Analyse it").click()
    phone.wait_for_url("**/analysis/*")


def test_a_move_typed_before_all_scripts_have_come_is_looked_at_first(wide: Page) -> None:
    """And not sent by the browser, unseen: a wrong one would fail the puzzle."""
    held: list[Route] = []
    wide.route("**/games/paris/board.js", lambda route: held.append(route))
    puzzle = long_one()
    wide.goto(f"/puzzles/paris/{puzzle.identity}")
    move = own_moves(puzzle)[0]
    wide.fill("#typed", move)
    wide.press("#typed", "Enter")
    expect(wide.locator("#draft .changes")).to_have_attribute("data-move", move)
    held.pop().continue_()
    expect(wide.locator("[data-take][aria-disabled=false]").first).to_be_visible()
    expect(wide.locator("#draft .changes")).to_have_attribute("data-move", move)
    wide.press("#typed", "Enter")
    expect(wide.locator("#status h1")).to_have_text("That’s right. What next?")


def test_arrow_keys_step_through_lines(wide: Page) -> None:
    puzzle = long_one()

    def step(key: str, reached: int) -> None:
        wide.keyboard.press(key)
        expect(wide.locator(".steps-of li.shown")).to_have_count(1 if reached else 0)
        if reached:
            expect(wide.locator(".steps-of > li").nth(reached - 1)).to_have_attribute("aria-current", "step")

    wide.goto(f"/puzzles/paris/{puzzle.identity}")
    type_in(wide, wrong_move(puzzle))
    expect(wide.locator("#verdict")).to_be_visible()
    for key, reached in (("ArrowRight", 1), ("ArrowLeft", 0), ("ArrowLeft", 0), ("ArrowRight", 1)):
        step(key, reached)
    with wide.expect_navigation(url="**/solution"):
        wide.locator('form[action$="/solution"] button').click()
    expect(wide.locator(".solving.at-solution")).to_be_visible()
    for key, reached in (("ArrowRight", 2), ("ArrowLeft", 1), ("ArrowLeft", 0), ("ArrowRight", 1)):
        step(key, reached)
    wide.keyboard.press("?")
    expect(wide.locator("dialog#shortcuts")).to_contain_text("In the answer to a puzzle")


def test_a_puzzle_solved_shows_how_strong_one_is(wide: Page) -> None:
    puzzle = puzzles.shipped("avenue")[0]
    wide.goto(f"/puzzles/avenue/{puzzle.identity}")
    expect(wide.locator(".coming li")).to_have_count(len(puzzle.coming))
    for number, move in enumerate(own_moves(puzzle), 1):
        type_in(wide, move)
        expect(wide.locator("#typed" if number < puzzle.asked else "#verdict")).to_be_visible()
        expect(wide.locator("#draft .changes")).to_have_count(0)
    expect(wide.locator("#verdict")).to_contain_text("Your rating:")
    expect(wide.locator("#status h1")).to_be_focused()  # the field is gone; keys go on from here
    wide.goto("/puzzles")
    expect(wide.get_by_text("Solved at the first try: 1 of 1")).to_be_visible()


def test_a_hint_counts_as_failed_and_nothing_is_told_before(wide: Page) -> None:
    puzzle = long_one()
    wide.goto(f"/puzzles/paris/{puzzle.identity}/solution")
    wide.wait_for_url(f"**/puzzles/paris/{puzzle.identity}")
    hints = wide.locator('form[action$="/hint"] button')
    for said in ("It’s about", "The best move begins", "The best move:"):
        hints.click()
        expect(wide.locator("#told-hint")).to_contain_text(said)
    expect(hints).to_have_count(0)
    expect(wide.get_by_text("You didn’t solve this puzzle at the first try")).to_be_visible()
    wide.locator('form[action$="/solution"] button').click()
    expect(wide.locator(".solving.at-solution")).to_be_visible()


@contextmanager
def known(served: Served) -> Iterator[httpx.Client]:
    """A program that is known."""
    with httpx.Client(base_url=served.address, timeout=120) as client:
        token = client.post("/api/people", json={"name": "Ada"}).json()["token"]
        client.headers["Authorization"] = f"Bearer {token}"
        yield client


def test_programs_are_asked_the_same_and_told_no_more(served: Served) -> None:
    puzzle = long_one()
    at = f"/api/puzzles/{puzzle.identity}"
    with known(served) as program:
        asked = program.get(at).json()
        assert (asked["position"], asked["asked"], asked["attempt"]) == (puzzle.position, 2, None)
        first, second = own_moves(puzzle)
        assert not {"themes", "line", "solution"} & {*asked}
        going = program.post(f"{at}/answer", json={"moves": [first]}).json()
        assert (going["outcome"], going["attempt"]["outcome"], going["attempt"]["open"]) == ("unfinished", "", False)
        solved = program.post(f"{at}/answer", json={"moves": [first, second]}).json()
        assert (solved["outcome"], solved["attempt"]["outcome"], solved["attempt"]["open"]) == ("right", "solved", True)
        assert solved["attempt"]["gain"] > 0
        after = program.post(f"{at}/answer", json={"moves": [wrong_move(puzzle)]}).json()
        assert (after["outcome"], after["attempt"]["outcome"]) == ("wrong", "solved")
        assert after["lost"] >= 2
        assert after["refutation"]
        paris = program.get("/api/puzzles").json()["games"][0]
        assert (paris["tried"], paris["solved"]) == (1, 1)
        assert program.get("/api/puzzles/next/paris").json()["puzzle"] != puzzle.identity


def test_bad_answers_change_nothing(served: Served) -> None:
    puzzle = puzzles.shipped("paris")[1]
    at = f"/api/puzzles/{puzzle.identity}"
    with known(served) as program:
        assert program.post(f"{at}/answer", json={"moves": ["nonsense"]}).status_code == 422
        assert program.post(f"{at}/answer", json={"moves": []}).status_code == 422
        assert program.post(f"{at}/answer", json={"moves": ["pass"] * 21}).status_code == 422
        assert program.get(at).json()["attempt"] is None
        assert program.get("/api/puzzles/nothere").status_code == 404
        assert program.get("/api/puzzles/some-table.3").status_code == 404
        assert program.get(f"/puzzles/avenue/{puzzle.identity}").status_code == 404
        assert program.get("/api/puzzles/next/chess").status_code == 404
        assert program.get("/api/puzzles/next/paris?theme=nothing").status_code == 404
    nobody = httpx.post(f"{served.address}{at}/answer", json={"moves": ["pass"]})
    assert (nobody.status_code, nobody.json()["error"]) == (404, "NobodyYet")


def test_a_link_from_another_site_fails_nobody(served: Served) -> None:
    puzzle = puzzles.shipped("paris")[2]
    first, wrong = own_moves(puzzle)[0], wrong_move(puzzle)
    at, api = f"/puzzles/paris/{puzzle.identity}/look", f"/api/puzzles/{puzzle.identity}"
    with known(served) as program:
        for line in (wrong, first, "nonsense"):
            refused = program.get(at, params={"move": "x", "line": line})
            assert refused.status_code == 409
            assert program.get(api).json()["attempt"] is None
        assert program.get(at, params={"move": first}).status_code == 200
        assert program.post(f"{api}/answer", json={"moves": [wrong]}).json()["attempt"]["tried"] == [wrong]
        assert program.get("/api/puzzles").status_code == 200
    nobody = httpx.get(f"{served.address}{at}", params={"move": "x", "line": wrong})
    assert nobody.status_code == 409
    assert "set-cookie" not in nobody.headers


def test_the_list_tells_what_was_tried_of_the_puzzle_of_the_day(served: Served) -> None:
    with known(served) as program:
        today = program.get("/api/puzzles").json()["games"][0]["today"]["puzzle"]
        wrong = wrong_move(puzzles.find(today))
        program.post(f"/api/puzzles/{today}/answer", json={"moves": [wrong]})
        shown = program.get("/api/puzzles").json()["games"][0]["today"]
        if shown["puzzle"] == today:  # it may be tomorrow by now
            assert shown["attempt"]["tried"] == [wrong]


def test_moves_are_looked_at_after_those_that_were_answered(served: Served) -> None:
    puzzle = long_one()
    at = f"/puzzles/paris/{puzzle.identity}"
    first, second = own_moves(puzzle)
    with known(served) as program:
        assert program.post(f"{at}/move", data={"move": first}).status_code == 200
        assert program.get(f"{at}/look", params={"move": second, "line": first}).status_code == 200
        assert program.get(f"{at}/look", params={"move": "x", "line": f"{first}; {second}"}).status_code == 409
        assert program.get(f"/api/puzzles/{puzzle.identity}").json()["attempt"]["tried"] == [first]
