"""Games that begin with a state or a position, and their records."""

from __future__ import annotations

import copy
from typing import Any

import numpy as np
import pytest

import boulevard
from boulevard.errors import BadPosition, BadRecord, BadStates, UnknownGame, UnknownSeat
from boulevard.games.game import Game
from tests.games.avenue.sheets import dealt, drawn


@pytest.fixture
def game() -> Game:
    """A game of Avenue for two, at its third card."""
    game = dealt("A", "3y 4g 1y 2g", players=2)
    for moves in (("draw a1", "peek"), ("draw a2", "draw b2")):
        for seat, move in enumerate(moves):
            game.play(seat, move)
    return game


def test_a_game_begins_with_a_state(game: Game) -> None:
    begun = Game.from_state(game.rules, game.state)
    assert begun.state.tobytes() == begun.state_after(0).tobytes() == game.state.tobytes()
    assert begun.moves == []
    drawn(begun, 0, "draw c1")
    assert begun.moves == [(0, "draw c1")]
    begun.undo()
    assert begun.state.tobytes() == game.state.tobytes()


def test_wrong_states_are_refused(game: Game) -> None:
    rules, state = game.rules, game.state
    for wrong in (np.zeros(1), np.concatenate([state, state]), boulevard.new("avenue", seed=1).state):
        with pytest.raises(BadStates):
            Game.from_state(rules, wrong)
    for seat in (0, None):
        with pytest.raises(BadPosition) as refused:
            Game.from_state(rules, rules.hide(state, seat))
        assert refused.value.key == "position-hidden"


@pytest.mark.parametrize(
    ("part", "field", "value"),
    [
        ("table", "farms", 17),
        ("table", "farms", 0),
        ("table", "roads", 7),
        ("table", "roads", 1),
        ("table", "card", 42),
        ("table", "rounds", 6),
        ("table", "rounds", 5),
        ("table", "yellows", 3),
        ("sheets", "choice", 60),
        ("sheets", "choice", 0),
        ("sheets", "peeks", 128),
        ("sheets", "scores", 9),
        ("sheets", "reach", 1 << 60),
        ("sheets", "reach", 1),
    ],
)
def test_states_of_no_game_are_refused(game: Game, part: str, field: str, value: int) -> None:
    state = game.state
    state[part][field] = value
    with pytest.raises(BadPosition):
        Game.from_state(game.rules, state)


def test_a_position_tells_nothing_that_is_hidden_unless_asked(game: Game) -> None:
    for seat in (0, 1, None):
        known = game.rules.hide(game.state, seat)
        assert game.position(seat) == game.rules.position(known)
        assert game.position_data(seat) == game.rules.position_data(known)
    assert game.position(1) != game.position(0) == game.position() != game.position(everything=True)
    assert game.position(everything=True) == game.rules.position(game.state)
    with pytest.raises(UnknownSeat):
        game.position(7)


def test_what_is_open_is_dealt_from_the_seed(game: Game) -> None:
    dealt = [boulevard.from_position(game.position(1), seed=seed) for seed in (0, 1, 1)]
    assert dealt[0].state.tobytes() != dealt[1].state.tobytes() == dealt[2].state.tobytes()
    assert dealt[0].position(1) == dealt[1].position(1) == game.position(1)
    setup = dealt[0].rules.setup
    assert [*setup["farms"], *setup["roads"]][:1] == ["A"]
    assert Game(dealt[0].rules.from_setup(setup)).rules.setup == setup


@pytest.mark.parametrize("position", ["chess 8/8", {"game": "chess"}])
def test_a_position_of_no_game(position: Any) -> None:
    with pytest.raises(UnknownGame):
        boulevard.from_position(position)


def test_a_record_that_begins_with_a_position(game: Game) -> None:
    begun = boulevard.from_position(game.position(everything=True))
    drawn(begun, 0, "draw c1")
    record = begun.record()
    assert record["format"] == "boulevard/2"
    assert "setup" not in record
    assert record["position"] == game.position_data(everything=True)
    assert boulevard.from_record(record).state.tobytes() == begun.state.tobytes()


def test_a_game_from_its_beginning_has_an_ordinary_record() -> None:
    game = boulevard.new("avenue", seed=1)
    begun = boulevard.from_position(game.position(everything=True))
    assert begun.record() == game.record()
    assert begun.record()["format"] == "boulevard/1"


@pytest.mark.parametrize(
    ("changes", "where"),
    [
        ({"position": None}, "position"),
        ({"position": []}, "position"),
        ({"format": "boulevard/1"}, "setup"),
        ({"format": "boulevard/3"}, "format"),
        ({"moves": [[0, "draw a1"]]}, "moves[0]"),
        ({"position.farms": ["A", "A"]}, "position.farms"),
        ({"position.coming": []}, "position"),
        ({"position.game": "paris"}, "position.game"),
    ],
)
def test_what_is_wrong_with_such_a_record_is_told_with_its_place(game: Game, changes: Any, where: str) -> None:
    record = copy.deepcopy(Game.from_state(game.rules, game.state).record())
    for path, value in changes.items():
        *parents, last = path.split(".")
        (record[parents[0]] if parents else record)[last] = value
    with pytest.raises(BadRecord) as refused:
        boulevard.from_record(record)
    assert refused.value.where == where
