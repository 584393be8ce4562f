"""Positions of Avenue: what is read, what is refused, and what is odd."""

from __future__ import annotations

from typing import Any

import pytest

import boulevard
from boulevard.errors import BadPosition
from boulevard.games.avenue.components import card_text, deck
from boulevard.games.contract import Rules, States
from boulevard.games.registry import rules
from tests.games.avenue.sheets import SMALL, dealt, drawn

OPENING = "avenue A,B,C/D,E,F/P1,G1,CP D 3y4g .../.../1..:-:-:- 3../.../...:-:-:?"
"""Two players on a small sheet; nobody has drawn what the first card showed."""


def data(**changes: Any) -> dict[str, Any]:
    """The second card of a game for two, with something changed."""
    sheets: list[dict[str, Any]] = [{"roads": {"a1": 3}, "scores": [], "peeks": [], "choice": None} for _ in range(2)]
    return {"game": "avenue", "sheet": "A", "farms": ["D"], "cards": ["3y", "4g"], "sheets": sheets} | changes


def one(**changes: Any) -> dict[str, Any]:
    """The same for one player, whose sheet has something changed."""
    return data(sheets=[{"roads": {"a1": 3}} | changes])


def state_of(position: Any) -> tuple[Rules, States]:
    return rules("avenue").from_position(position)


def test_a_text_is_what_the_docs_say() -> None:
    game = dealt(SMALL, "3y 4g 1y", "DABCEF", players=2)
    drawn(game, 0, "draw a1")
    assert game.position(1) == "avenue A,B,C/D,E,F/P1,G1,CP D 3y .../.../...:-:-:? .../.../...:-:-:-"
    drawn(game, 1, "peek")
    drawn(game, 1, "draw c3")
    assert game.position() == "avenue A,B,C/D,E,F/P1,G1,CP D 3y4g .../.../3..:-:-:- .../.../...:-:1:?"
    assert game.position(1) == "avenue A,B,C/D,E,F/P1,G1,CP DA 3y4g .../.../3..:-:-:- .../.../...:-:1:c3"
    everything = game.position(everything=True)
    assert everything.startswith("avenue A,B,C/D,E,F/P1,G1,CP DABCEF 3y4g+1y")
    assert boulevard.from_position(everything).position(everything=True) == everything


def test_reading_is_forgiving() -> None:
    text = "  AVENUE a,b,c/d,e,f/p1,g1,cp  d????? 3Y4G+? .../.../...:-:1:C3\t.../.../...:-:-:- "
    game, state = state_of(text)
    assert game.position(state) == "avenue A,B,C/D,E,F/P1,G1,CP D 3y4g .../.../...:-:1:c3 .../.../...:-:-:-"


@pytest.mark.parametrize(
    ("position", "where"),
    [
        ("", "game"),
        ("avenue", "position"),
        ("avenue A D 3y", "position"),
        ("paris A D 3y .", "game"),
        ({"game": 3}, "game"),
        ({}, "game"),
        (7, "game"),
        (None, "game"),
        (OPENING.replace("D 3y4g", "D 3y4"), "cards"),
        (OPENING.replace("D 3y4g", "D -"), "cards"),
        (OPENING.replace("1..:-", "1.:-"), "sheets.0.roads"),
        (OPENING.replace("1..:-", "7..:-"), "sheets.0.roads"),
        (OPENING.replace("1..:-", "1../...:-"), "sheets.0.roads"),
        (OPENING.replace(":-:-:?", ":-:-"), "sheets.1"),
        (OPENING.replace(":-:-:?", ":x:-:?"), "sheets.1.scores"),
        (OPENING.replace(":-:-:?", ":-:x:?"), "sheets.1.peeks"),
        (OPENING.replace("P1", "P7"), "sheet"),
        (OPENING.replace("A,B,C/", "Q"), "sheet"),
        (OPENING + " " * 20_000, "position"),
        (data(sheet="Z"), "sheet"),
        (data(sheet="A.txt"), "sheet"),
        (data(sheet=None), "sheet"),
        (data(board={}), "board"),
        (data(farms="D"), "farms"),
        (data(farms=[]), "farms"),
        (data(farms=["D", "D"]), "farms"),
        (data(farms=["D", "G"]), "farms.1"),
        (data(cards=[]), "cards"),
        (data(cards=["3y"] * 9), "cards"),
        (data(cards=["7y"]), "cards.0"),
        (data(coming=["3b"]), "coming.0"),
        (data(coming=[card_text(card) for card in deck()]), "cards"),
        (data(over=1), "over"),
        (data(over=True), "over"),
        (data(farms=list("ABCDE"), cards=[card_text(card) for card in deck()[::-1]]), "cards"),
        (data(sheets=[]), "sheets"),
        (data(sheets=[{}] * 101), "sheets"),
        (data(sheets=[{"choice": "?"}, {"choice": "draw a1"}]), "sheets"),
        (one(network=[]), "sheets.0.network"),
        (one(roads={"z9": 1}), "sheets.0.roads"),
        (one(roads={"a1": 0}), "sheets.0.roads.a1"),
        (one(roads={"a1": True}), "sheets.0.roads.a1"),
        (one(scores=[3]), "sheets.0.scores"),
        (one(scores=[-1]), "sheets.0.scores.0"),
        (one(peeks=[2]), "sheets.0.peeks.0"),
        (one(peeks=[1, 1]), "sheets.0.peeks"),
        (one(choice="draw a1"), "sheets.0.choice"),
        (one(choice="draw z9"), "sheets.0.choice"),
        (one(choice=["peek"]), "sheets.0.choice"),
        (one(peeks=[1], choice="peek"), "sheets.0.choice"),
    ],
)
def test_what_means_nothing_is_refused_with_its_place(position: Any, where: str) -> None:
    with pytest.raises(BadPosition) as refused:
        state_of(position)
    assert refused.value.where == where
    assert str(refused.value)


def test_a_player_with_nothing_to_choose_has_no_secret() -> None:
    full = dict.fromkeys((column + row for row in "123" for column in "abc"), 1)
    stuck = {"roads": full, "peeks": [1], "choice": "?"}
    with pytest.raises(BadPosition, match=r"sheets\.0\.choice"):
        state_of(data(sheet=SMALL, sheets=[stuck, {}]))


def test_a_game_that_is_over_has_no_choices() -> None:
    yellow = [card_text(card) for card in deck() if card_text(card)[1] == "y"][:20]
    over = data(farms=list("ABCDE"), cards=yellow, over=True, sheets=[{"scores": [0] * 5}])
    assert state_of(over)[0].turn(state_of(over)[1]) == ()
    over["sheets"][0]["choice"] = "peek"
    with pytest.raises(BadPosition) as refused:
        state_of(over)
    assert refused.value.key == "avenue-position-ended"


def test_a_game_is_over_only_with_its_last_yellow_card() -> None:
    with pytest.raises(BadPosition) as refused:
        state_of(data(over=True))
    assert refused.value.key == "avenue-position-not-over"
    assert "20" in str(refused.value)


def test_sheets_are_named_or_printed() -> None:
    column = ["A", "B", "C", "D", "E", "F", "P1", "G1", "CP"]
    for sheet in ("B", SMALL, column):
        game = boulevard.new("avenue", sheet=sheet, seed=1)
        assert boulevard.from_position(game.position()).position() == game.position()


def test_states_with_numbers_that_stand_for_nothing_have_no_position() -> None:
    game = rules("avenue").dealt(1)
    for part, name in (("table", "card"), ("sheets", "choice")):
        state = game.start()
        state[part][name] = 99
        with pytest.raises(BadPosition) as refused:
            game.position(state)
        assert refused.value.where == name


def test_a_view_of_another_game_is_refused() -> None:
    view = boulevard.new("avenue", sheet="A").view()
    for other in (boulevard.new("avenue", sheet="B"), boulevard.new("avenue", sheet="A", players=2)):
        with pytest.raises(BadPosition) as refused:
            other.rules.state_of(view)
        assert refused.value.key == "position-other-setup"
    for part in ("sheet", "farms", "sheets", "cards", "over", "game"):
        with pytest.raises(BadPosition):
            boulevard.new("avenue", sheet="A").rules.state_of({**view, part: None})


@pytest.mark.parametrize(
    ("changes", "keys"),
    [
        ({}, []),
        ({"peeks": [1]}, ["turns"]),
        ({"roads": {}}, ["turns"]),
        ({"roads": {"a1": 4}}, ["roads"]),
        ({"roads": {"a1": 3, "a2": 3}}, ["turns", "roads"]),
    ],
)
def test_what_can_not_come_about_is_flagged(changes: Any, keys: list[str]) -> None:
    game, state = state_of(one(**changes))
    assert [oddity.key for oddity in game.oddities(state)] == [f"avenue-oddity-{key}" for key in keys]


def test_scores_that_can_not_come_about_are_flagged() -> None:
    cards = ["3y", "3y", "3y", "2y", "2y", "2y", "1y", "1y", "4y"]
    roads = {"a1": 3, "b1": 3, "c1": 3, "d1": 2, "e1": 2, "f1": 2, "a2": 1, "b2": 1}
    game, state = state_of(data(farms=list("ABC"), cards=cards, sheets=[{"roads": roads, "scores": [5, 5]}]))
    found = game.oddities(state)
    assert [oddity.key.removeprefix("avenue-oddity-") for oddity in found] == ["rising", "points", "points"]
    assert "Player 1" in str(found[0])
