"""What a player would see after a choice, and what choices show to whom."""

from __future__ import annotations

import random

from hypothesis import given, settings
from hypothesis import strategies as st

import boulevard
from boulevard.games.avenue.drawing.draw import draw
from boulevard.games.contract import View
from boulevard.games.game import Game
from boulevard.testing import games
from tests.drawings import by_id
from tests.games.avenue.sheets import SMALL, dealt, played

OF_A_SHEET = ("roads", "scores", "network", "grapes", "castles", "penalty", "total")


def preview_of(game: Game, seat: int, move: str) -> tuple[View, View]:
    """The preview, and the view after all others have chosen too."""
    preview = game.preview(seat, move)
    moves = 1
    game.play(seat, move)
    while game.turn and game.view()["cards"] == preview["cards"]:
        game.apply(game.turn[0], game.actions(game.turn[0])[0])
        moves += 1
    view = game.view(seat)
    game.undo(moves)
    return preview, view


@settings(max_examples=100)
@given(game=games("avenue"), chance=st.randoms(use_true_random=False))
def test_the_own_sheet_is_as_it_will_be_and_all_else_as_it_is(game: Game, chance: random.Random) -> None:
    for seat in map(int, game.turn):
        now = game.view(seat)
        preview, after = preview_of(game, seat, chance.choice(game.legal(seat)))
        assert preview["turn"] == [player for player in now["turn"] if player != seat]
        for player in range(now["players"]):
            if player != seat:
                assert preview["sheets"][player] == now["sheets"][player]
        for key in now.keys() - {"turn", "sheets"}:
            assert preview[key] == now[key]
        if after["round"] == now["round"] and not after["over"]:
            mine, later = preview["sheets"][seat], after["sheets"][seat]
            assert {key: mine[key] for key in OF_A_SHEET} == {key: later[key] for key in OF_A_SHEET}


def test_a_card_that_would_be_complete_stays() -> None:
    game = dealt(SMALL, "1g 2y 3y", players=1)
    preview = game.preview(0, "draw a1")
    assert preview["turn"] == []
    assert not preview["over"]
    assert (preview["card"], preview["cards"]) == ({"number": 1, "yellow": False}, ["1g"])
    sheet = preview["sheets"][0]
    assert (sheet["roads"], sheet["acted"], sheet["choice"]) == ({"a1": 1}, True, "draw a1")


def test_a_peek_shows_nothing_before_it_is_made() -> None:
    for players in (1, 3):
        game = dealt(SMALL, "1g 2y 3y", players=players)
        preview = game.preview(0, "peek")
        assert preview["next_farm"] is None
        assert preview["sheets"][0]["peeked"]
        assert preview["sheets"][0]["choice"] == "peek"


def test_others_choices_stay_secret() -> None:
    game = dealt(SMALL, "1g 2y 3y", players=3)
    game.play(1, "draw c2")
    game.play(2, "peek")
    preview = game.preview(0, "draw a1")
    assert [sheet["choice"] for sheet in preview["sheets"]] == ["draw a1", None, None]
    assert [sheet["roads"] for sheet in preview["sheets"]] == [{"a1": 1}, {}, {}]
    assert preview["cards"] == ["1g"]


def test_a_road_that_is_tried_is_drawn_with_ink() -> None:
    game = dealt(SMALL, "1g 2y 3y", players=2)
    svg = draw(game.preview(0, "draw a1"), sides=False)
    assert by_id(svg, "space-0-a1").get("data-road") == "1"
    assert by_id(svg, "space-0-a1").get("data-choice") == "true"
    assert "pencil-" not in svg
    game.play(0, "draw a1")
    assert "pencil-1" in game.svg(0)


def unknown(game: Game) -> list[int]:
    return [game.rules.unknown(game.rules.hide(game.state, seat)) for seat in (*game.seats, None)]


def test_what_cards_and_peeks_show() -> None:
    game = dealt(SMALL, "1g 2y 3y", players=2)
    assert unknown(game) == [5 + 41 + 1] * 3
    game.play(0, "peek")
    assert unknown(game) == [46, 47, 47]
    game.play(1, "draw a1")
    assert unknown(game) == [45, 46, 46]
    alone = dealt(SMALL, "1g 2y 3y")
    assert unknown(alone) == [46, 46]


def test_the_last_card_shows_what_the_others_chose() -> None:
    game = played(boulevard.new("avenue", seed=1, players=2), 1, peeks=0)
    after = unknown(game)
    game.undo()
    assert [before - now for before, now in zip(unknown(game), after, strict=True)] == [1, 1, 1]
    game = played(boulevard.new("avenue", seed=1), 1, peeks=0)
    after = unknown(game)
    game.undo()
    assert unknown(game) == after


def test_a_state_with_nothing_hidden_shows_the_same_cards() -> None:
    game = boulevard.new("avenue", seed=3)
    for _ in range(4):
        game.play(0, game.legal(0)[0])
    seen, everything = game.view(0), game.rules.shown(game.state, 0)
    for part in ("card", "cards", "left", "yellow", "farm", "farms"):
        assert everything[part] == seen[part]
    assert everything["next_farm"] is not None
