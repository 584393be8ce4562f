"""Puzzles from one's own games: listed if they can be asked, tried in a browser and by a program, and never counted."""

from __future__ import annotations

import random
from dataclasses import replace
from typing import Any

import pytest
from playwright.sync_api import Browser
from sqlalchemy import insert

import boulevard
from boulevard import puzzles
from boulevard.bots.contract import Budget
from boulevard.bots.registry import adviser
from boulevard.games.beginning import of_record
from boulevard.puzzles import Puzzle
from boulevard.puzzles.personal import COSTLY
from boulevard.review.decisions import Assessment, assess, decisions, sight_of
from boulevard.review.keeping import FORM, kept
from boulevard.web.event_log.database import connected, writing
from boulevard.web.event_log.schema import reviews
from boulevard.web.http.context import COOKIE
from boulevard.web.services.puzzles.judging import asked_of, of_mistake
from tests.waiting import until
from tests.web.expecting import expect
from tests.web.pages.puzzles.test_puzzles import type_in
from tests.web.serving import FRIEND, PERSON, Guest, Served, play_on


def costly() -> tuple[Puzzle, str]:
    """A position with one best move, and a move that gives away what makes a puzzle of one's own."""
    puzzle = next(it for it in puzzles.shipped("paris") if it.second is not None and it.value - it.second >= 2 * COSTLY)
    return puzzle, next(it for it in puzzle.begun().legal(puzzle.seat) if it != puzzles.next_step(puzzle).move)


@pytest.fixture
def ada(served: Served) -> Guest:
    """Somebody who has played on from such a position with a friend, badly."""
    puzzle, wrong = costly()
    one, other = Guest.named(served.address, "Ada"), Guest.named(served.address, "Bob")
    chairs = [PERSON if seat == puzzle.seat else FRIEND for seat in puzzle.begun().seats]
    places = one.post("/api/tables", {"game": "paris", "chairs": chairs, "position": puzzle.position}).json()
    (invitation,) = places["invitations"].values()
    one.token = places["token"]
    other.token = other.post(f"/api/invitations/{invitation}", {"name": "Bob"}).json()["token"]
    assert one.move(wrong, one.state()["number"]).status_code == 200
    play_on(one, other)
    return one


def assessed(record: dict[str, Any]) -> tuple[Assessment, Assessment]:
    """What a review says of the first two decisions; among the options of the second is one that can't be made."""
    game = of_record(record).replayed(record)
    shipped, wrong = costly()
    first, second = [it for it in decisions(game) if it.seat == shipped.seat][:2]
    found = assess(sight_of(game, first), first, Budget(simulations=20))
    right = puzzles.next_step(shipped).move
    best = replace(found.options[0], move=right, value=shipped.value, line=((shipped.seat, right),))
    made = replace(best, move=wrong, value=shipped.value - 2 * COSTLY, line=((shipped.seat, wrong),))
    asked = replace(found, options=(best, made), played=1)
    return asked, replace(asked, decision=second, options=(best, replace(made, move="nothing like it")))


def reviewed(served: Served, table: str, found: list[Assessment]) -> None:
    """Have a review of a table be kept."""
    engine = connected(f"sqlite:///{served.data / 'boulevard.sqlite'}")
    data = {"form": FORM, "effort": 1.0, **kept(found, None)}
    with writing(engine) as connection:
        connection.execute(insert(reviews).values(table_id=table, data=data))
    engine.dispose()


@pytest.mark.parametrize("name", ["paris", "avenue"])
def test_a_mistake_is_asked_where_it_was_made(name: str) -> None:
    """However far into the game: with whatever stood on the board by then."""
    game, chance = boulevard.new(name, seed=3), random.Random(3)
    while not game.over:
        game.apply(game.turn[0], chance.choice(game.actions(game.turn[0])))
    decision = decisions(game)[-5]
    found = assess(sight_of(game, decision), decision, Budget(simulations=20))
    assert len(found.options) > 1
    best, *others = (replace(it, value=-COSTLY * number) for number, it in enumerate(found.options))
    puzzle = of_mistake(game.record(), replace(found, options=(best, *others), played=1))
    assert puzzle
    assert asked_of(game.record(), [found]) == (decision.number,)
    stake = adviser(name).stake(sight_of(game, decision))
    assert puzzle.position == stake.rules.position(stake.known)
    assert puzzle.position != game.rules.position(game.state_after(0))
    assert {it.move for it in found.options} <= {*puzzle.begun().legal(puzzle.seat)}


def test_a_mistake_of_ones_own_is_solved_and_what_can_not_be_asked_is_not_listed(
    served: Served, browser: Browser, ada: Guest
) -> None:
    table = ada.state()["table"]
    record = ada.get(f"/api/tables/{table}/record").json()
    asked, other = assessed(record)
    puzzle = of_mistake(record, asked)
    assert puzzle
    reviewed(served, table, [asked, other])
    key, hidden = (f"{table}.{it.decision.number}" for it in (asked, other))
    listed = until(lambda: ada.get("/api/puzzles").json()["own"])
    assert [it["puzzle"] for it in listed] == [key]
    assert ada.get(f"/api/puzzles/{hidden}").status_code == 404
    assert Guest.named(served.address, "Cleo").get(f"/api/puzzles/{key}").status_code == 404, "nobody else's"
    assert ada.get(f"/api/puzzles/{key}").json()["rating"] == 0

    context = browser.new_context(base_url=served.address, locale="en", service_workers="block")
    context.add_cookies([{"name": COOKIE, "value": ada.http.cookies[COOKIE], "url": served.address}])
    page = context.new_page()
    page.goto("/puzzles")
    expect(page.locator(f'a[href="/puzzles/paris/{key}"]')).to_be_visible()
    page.goto(f"/puzzles/paris/{key}")
    expect(page.locator(".solving.at-asking")).to_be_visible()
    type_in(page, asked.options[asked.played].move)
    expect(page.locator("#verdict")).to_be_visible()
    page.locator("#again").click()
    type_in(page, puzzle.line[0][1])
    expect(page.locator("#status h1")).to_contain_text("right")
    context.close()

    told = ada.get(f"/api/puzzles/{key}").json()["attempt"]
    assert (told["outcome"], told["gain"]) == ("failed", None)
    answer = ada.post(f"/api/puzzles/{key}/answer", {"moves": [asked.options[asked.played].move]}).json()
    assert (answer["outcome"], answer["attempt"]["outcome"]) == ("wrong", "failed")
    assert ada.post(f"/api/puzzles/{key}/solution", {}).json()["steps"]
    paris = ada.get("/api/puzzles").json()["games"][0]
    assert (paris["tried"], paris["rating"]) == (0, None), "it never counts"
