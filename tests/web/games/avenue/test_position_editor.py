"""The editor of Avenue's positions: what the server makes of data; setting one up by mouse, thumb and keys."""

from __future__ import annotations

import random
import re
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any
from urllib.parse import quote

import httpx
import pytest
from playwright.sync_api import Page

import boulevard
from boulevard.messages import speaking
from boulevard.web.games.avenue import position_form
from boulevard.web.tables.table import MOST_CHAIRS
from tests.web.browsing import TOUCH, Person
from tests.web.expecting import expect
from tests.web.forked_servers import ForkedServed
from tests.web.games.editing import cell, verdict
from tests.web.pages.test_pages import HTML, NAUGHTY, require_clean
from tests.web.serving import Served

ROUND_2 = (
    "avenue A BE 1y6y4y2y1y6g2y6g2y4y ..612./.2...6/....../....../2..1../....../......:0:12:? "
    ".12.../..2.../4...../.2..../.....6/..6.../6...1.:0:-:-"
)
OWN = "avenue A,B,C,P1/D,E,F,P2 A 1y ..../....:-:-:-"
START: dict[str, Any] = {"sheet": "A", "farms": ["B"], "cards": ["1y"], "sheets": [{}]}
FOUR = ["1y", "2y", "3y", "4y"]


def told(position: str | dict[str, Any]) -> position_form.AvenueAnswer:
    found = position_form.answer(position)
    assert found["refusal"] is None
    assert found["board"]
    return found


@pytest.mark.parametrize("text", [ROUND_2, OWN, position_form.EXAMPLE])
def test_text_and_data_say_the_same(text: str) -> None:
    found = told(text)
    assert found["text"] == text
    assert found["data"]
    assert told(dict(found["data"])) == found


def test_every_position_of_a_game_can_be_set_up() -> None:
    game, chance = boulevard.new("avenue", seed=5, players=3, sheet="B"), random.Random(5)
    while not game.over:
        seat = chance.choice(game.turn)
        game.apply(seat, chance.choice(game.actions(seat)))
        if chance.random() < 0.1 or game.over:
            data = game.position_data(everything=True)
            answer = told({name: part for name, part in data.items() if name != "game"})
            assert answer["text"] == game.position(everything=True)
            assert (answer["oddities"], answer["over"]) == ([], game.over)
            assert answer["totals"] == [it["total"] for it in game.view(None)["sheets"]]


def test_round_yellow_cards_and_turn_follow() -> None:
    answer = told(ROUND_2)
    assert answer["summary"] == ["Round 2 of 5", "This round’s farm: E.", "Yellow cards this round: 4 of 4."]
    assert answer["status"] == "To move: Player 2"
    many = told({**START, "sheets": [{}] * 7})
    assert many["status"] == "To move: 7 players"
    with speaking("fr"):
        assert told(ROUND_2)["summary"][0] == "Manche 2 sur 5"


def test_scores_that_are_left_open_follow_from_the_roads() -> None:
    """Farm B (e7) is joined to the two grapes of d7, and A (b6) to the one of a6: no more than before, so nothing."""
    data = {**START, "farms": ["B", "A", "C"], "cards": [*FOUR, *FOUR, "5g"]}
    player = {"roads": {"e7": 5, "d7": 5, "b6": 5, "a6": 5}, "scores": [None, None]}
    answer = told({**data, "sheets": [player, {**player, "scores": [1, None]}, {**player, "scores": [0, None]}]})
    assert answer["data"]
    assert [it["scores"] for it in answer["data"]["sheets"]] == [[2, 0], [1, 0], [0, 1]]


@pytest.mark.parametrize(
    ("change", "where", "words"),
    [
        ({"sheet": "Z"}, "sheet", "Sheet "),
        ({"sheet": ["A B"]}, "sheet", "Sheet: "),
        ({"farms": []}, "farms", "Farm cards: "),
        ({"farms": ["B", "B"]}, "farms", "Farm cards: "),
        ({"farms": ["X"]}, "farms.0", "Farm cards "),
        ({"cards": []}, "cards", "Road cards: "),
        ({"cards": ["1y"] * 9}, "cards", "Road cards: too many 1y"),
        ({"coming": ["9z"]}, "coming.0", "Next cards "),
        ({"over": True}, "over", "End of the game: "),
        ({"sheets": []}, "sheets", "Players: "),
        ({"sheets": [{}, {"roads": {"z9": 1}}]}, "sheets.1.roads", "Player 2, roads "),
        ({"sheets": [{"scores": [1]}]}, "sheets.0.scores", "Player 1, farm scores: "),
        ({"sheets": [{"scores": [None]}]}, "sheets.0.scores", "Player 1, farm scores: "),
        ({"sheets": [{"peeks": [2]}]}, "sheets.0.peeks.0", "Player 1, peeks "),
        ({"sheets": [{"choice": "draw a1"}]}, "sheets", "Players: "),
        ({"sheets": [{}, {"roads": {"a1": 1}, "choice": "draw a1"}]}, "sheets.1.choice", "Player 2, choice: "),
        ({"sheets": [7]}, "sheets.0", "This is not a position: something is wrong with “Player 1”"),
        ({"surprise": 1}, "surprise", "A position has no part"),
    ],
)
def test_a_refusal_names_the_part(change: dict[str, Any], where: str, words: str) -> None:
    answer = position_form.answer({**START, **change})
    assert answer["refusal"]
    assert answer["refusal"]["where"] == where
    assert answer["refusal"]["message"].startswith(words)
    assert (answer["text"], answer["data"], bool(answer["board"])) == ("", None, "sheet" not in change)


def test_what_is_missing_is_not_wrong_yet() -> None:
    bare = position_form.answer({**START, "cards": [], "farms": []})["refusal"]
    wrong = position_form.answer({**START, "farms": ["B", "B"]})["refusal"]
    assert bare
    assert wrong
    assert (bare["unfinished"], wrong["unfinished"]) == (True, False)


def test_what_is_odd_is_told() -> None:
    answer = told({**START, "sheets": [{"roads": {"a1": 3}}]})
    assert len(answer["oddities"]) == 2


@pytest.fixture
def visitor(served: Served) -> Iterator[httpx.Client]:
    with httpx.Client(base_url=served.address, headers=HTML, timeout=60) as client:
        yield client


def test_a_link_brings_a_position_or_is_told_to_be_wrong(visitor: httpx.Client) -> None:
    good = visitor.get("/position/avenue", params={"text": ROUND_2})
    assert '"cards":["1y","6y"' in good.text
    assert 'class="notice bad" id="notice"' not in good.text
    for text in ("x", "avenue", ROUND_2[:-2], "paris", NAUGHTY, "avenue " * 500):
        bad = visitor.get("/position/avenue", params={"text": text})
        assert bad.status_code == 200
        require_clean(bad)
        assert 'class="notice bad" id="notice"' in bad.text
        assert NAUGHTY not in bad.text


def test_a_position_leads_to_a_table_and_back_to_its_editor(visitor: httpx.Client) -> None:
    assert visitor.get("/new/avenue", params={"position": ROUND_2}).status_code == 200
    shown = visitor.get("/position", params={"text": ROUND_2})
    assert "/position/avenue?text=avenue%20A%20BE" in shown.text


def test_what_is_sent_is_answered_or_refused(visitor: httpx.Client) -> None:
    good = visitor.post("/position/avenue/check", json={"position": ROUND_2, "seat": 1}).json()
    assert good["text"] == ROUND_2
    assert 'id="drawn-sheet-1"' in good["board"]
    assert visitor.post("/position/avenue/check", json={"position": ROUND_2, "seat": 9}).json()["refusal"] is None
    assert visitor.post("/position/avenue/check", json={"position": {}}).json()["refusal"]["where"] == "sheet"
    crowded = " ".join([*ROUND_2.split()[:4], *ROUND_2.split()[5:] * (MOST_CHAIRS + 1)])
    refused = visitor.post("/position/avenue/check", json={"position": crowded}).json()["refusal"]
    assert (refused["where"], str(MOST_CHAIRS) in refused["message"]) == ("sheets", True)
    bodies: list[Any] = [{}, {"position": 7}, {"position": {}, "game": "paris"}, []]
    for body in bodies:
        assert visitor.post("/position/avenue/check", json=body).status_code == 422


def test_checks_count_like_moves(tmp_path: Path, compiled_code: None) -> None:
    with ForkedServed(tmp_path, moves=2) as served, httpx.Client(base_url=served.address) as client:
        answers = [client.post("/position/avenue/check", json={"position": OWN}).status_code for _ in range(3)]
    assert answers == [200, 200, 429]


def pick(page: Page, *cards: str) -> None:
    for card in cards:
        page.click(f"[data-pick='{card}']")


def text_of(page: Page) -> str:
    verdict(page, "good")
    return page.locator("#position-text").input_value()


def test_setting_a_position_up_by_hand(person: Callable[..., Person]) -> None:
    """Round 2 for two; its text and its link bring it again; whatever was done can be taken back."""
    page = person("/position/avenue").page
    verdict(page, "todo")
    pick(page, *FOUR, "5g")
    page.click("[data-pick-farm=B]")
    page.click("[data-pick-farm=E]")
    page.click("#player-add")
    page.locator("input[name=ink][value='6']").check(force=True)
    cell(page, 0, 4).click()
    page.click("[data-sheet-of='0']")
    page.locator("input[name=ink][value='5']").check(force=True)
    cell(page, 0, 4).click()
    cell(page, 0, 3).click()
    page.locator("#peeks input").nth(1).check()
    cell(page, 0, 0).focus()
    page.keyboard.press("ArrowRight")
    page.keyboard.press("c")
    drawn = "....../....../....../....../....../......"
    expected = f"avenue A BE 1y2y3y4y5g ...55./{drawn}:2:2:b7 ....6./{drawn}:0:-:-"
    assert text_of(page) == expected
    expect(page.locator("#notes")).to_contain_text("Round 2 of 5")
    expect(page.locator("#verdict")).to_have_text("To move: Player 2")
    expect(page.locator("#oddities li")).not_to_have_count(0)
    play = page.locator(".position-actions a.plate").get_attribute("href")
    assert play == f"/new/avenue?position={quote(expected, safe='')}"

    page.locator("#scores input").fill("1")
    assert text_of(page) == expected.replace(":2:2:b7", ":1:2:b7")
    page.click("#undo")
    assert text_of(page) == expected

    again = person(page.url).page
    assert text_of(again) == expected
    again.locator("#position-text").fill("avenue A B 1y nonsense")
    again.keyboard.press("Enter")
    expect(again.locator("#position-refusal")).to_be_visible()
    again.locator("#position-text").fill(OWN)
    again.keyboard.press("Enter")
    expect(again.locator("#position-text")).to_have_value(OWN)
    assert text_of(again) == OWN
    expect(again.get_by_label("Your own sheet")).to_be_checked()
    again.click("#undo")
    assert text_of(again) == expected


def test_cards_by_thumb_and_keys(person: Callable[..., Person]) -> None:
    """Rows of cards: added behind another one, moved, taken out, turned up; a deck has only so many."""
    page = person("/position/avenue", TOUCH).page
    page.locator("[data-pick-farm=C]").tap()
    for card in ("1y", "6g", "6g", "6g", "6g"):
        page.locator(f"[data-pick='{card}']").tap()
    expect(page.locator("[data-pick='6g']")).to_be_disabled()
    page.locator("[name=into][value=coming]").tap()
    page.locator("[data-pick='3y']").tap()
    blank = "/".join(["......"] * 7)
    assert text_of(page) == f"avenue A C 1y6g6g6g6g+3y {blank}:-:-:-"
    page.locator("#turn-up").tap()
    expect(page.locator("#coming-part")).to_be_hidden()
    page.locator("[name=into][value=cards]").tap()
    page.locator("#cards [data-at='0']").tap()
    page.locator("[data-pick='2g']").tap()
    assert text_of(page) == f"avenue A C 1y2g6g6g6g6g3y {blank}:-:-:-"
    page.locator("#cards .tools button").first.tap()
    page.locator("#cards [data-at='6']").focus()
    for key in ("ArrowLeft", "Delete", "Shift+ArrowLeft"):
        page.keyboard.press(key)
    assert text_of(page) == f"avenue A C 2g1y6g6g3y6g {blank}:-:-:-"
    cell(page, 3, 2).tap()
    cell(page, 3, 2).tap()
    cell(page, 2, 2).tap()
    page.locator("#choice").select_option("peek")
    page.locator("#player-add").tap()
    page.locator("#peeks input").check()
    page.locator("#choice").select_option("peek")
    verdict(page, "bad")
    expect(page.locator("#choice-part")).to_have_class(re.compile("wrong"))
    expect(page.locator(".drawing [data-space=c5] use[href='#ink-1']")).to_have_count(0)
    page.locator("#peeks input").uncheck()
    page.locator("#choice").select_option("")
    page.locator("[name=sheet]").nth(1).tap()
    drawn = "/".join(["......"] * 2 + ["..1..."] + ["......"] * 4)
    assert text_of(page) == f"avenue B C 2g1y6g6g3y6g {drawn}:-:-:peek {blank}:-:-:-"
    kept = [{"name": "Mine", "thing": {"name": "Mine", "rows": [["A", "B", "C"], ["D", "E", "F"]]}}]
    page.evaluate("kept => localStorage.setItem('boulevard.sheets', JSON.stringify(kept))", kept)
    page.reload()
    assert text_of(page).startswith("avenue B C 2g1y6g6g3y6g")
    page.get_by_label("Mine").tap()
    assert text_of(page) == "avenue A,B,C/D,E,F C 2g1y6g6g3y6g .../...:-:-:peek .../...:-:-:-"
    page.locator("#undo").tap()
    assert text_of(page).startswith("avenue B C 2g1y6g6g3y6g")
    page.locator("#example").tap()
    assert text_of(page) == position_form.EXAMPLE
    page.locator("#clear").tap()
    verdict(page, "todo")
