"""What a seat would see after a move, and what moves show to whom."""

from __future__ import annotations

import random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import boulevard
from boulevard.errors import IllegalMove, NotYourTurn
from boulevard.games.game import Game
from boulevard.games.paris.play.state import SEATS, TILES
from tests.games.paris.policies import Player, games, played


@settings(max_examples=100)
@given(game=games(), chance=st.randoms(use_true_random=False))
def test_it_is_the_view_after_the_move_but_for_the_tile_that_is_drawn(game: Game, chance: random.Random) -> None:
    for seat in game.turn:
        for move in chance.sample(game.legal(seat), min(5, len(game.legal(seat)))):
            preview = game.preview(seat, move)
            game.play(seat, move)
            view = game.view(seat)
            game.undo()
            if move.startswith("lay"):
                assert preview["hands"][seat] is None
                view["hands"][seat] = None
            assert preview == view


def test_a_tile_that_is_laid_can_be_seen_before() -> None:
    game = boulevard.new("paris", seed=7)
    tile = game.view("orange")["hands"]["orange"]
    preview = game.preview("orange", "lay c3 0")
    assert [preview["board"][space] for space in ("c4", "d4", "c3", "d3")] == tile["spaces"]
    assert preview["laid"]["orange"] == [tile["tile"]]
    assert game.view("orange")["board"] == {}


def test_moves_that_are_not_legal_have_no_preview() -> None:
    game = boulevard.new("paris", seed=7)
    before = game.state.tobytes()
    with pytest.raises(IllegalMove):
        game.preview("orange", "build T5 a1,b1,c1,b2,b3")
    with pytest.raises(NotYourTurn):
        game.preview("blue", "lay c3 0")
    assert game.state.tobytes() == before


def unknown(game: Game) -> dict[str | None, int]:
    return {seat: game.rules.unknown(game.rules.hide(game.state, seat)) for seat in (*SEATS, None)}


def test_laying_a_tile_shows_the_next_to_its_owner_and_itself_to_others() -> None:
    game = boulevard.new("paris", seed=7)
    assert unknown(game) == {"orange": 15, "blue": 15, None: 16}
    game.play("orange", "lay c3 90")
    assert unknown(game) == {"orange": 14, "blue": 14, None: 15}
    game.play("blue", "reserve T5")
    assert unknown(game) == {"orange": 14, "blue": 14, None: 15}


def test_nothing_is_unknown_in_phase_2() -> None:
    game = played(boulevard.new("paris", seed=3), Player(3, ["varied"]))
    assert unknown(game) == {"orange": 0, "blue": 0, None: 0}
    assert game.state["laid"].tolist() == [[TILES, TILES]]
