"""The course of a game: what one kernel does for a game must be what the rules do, one question after the other."""

from __future__ import annotations

import pickle
import random
from typing import Any

import numpy as np
import pytest

import boulevard
from boulevard.errors import GameOver, IllegalMove, NotYourTurn, UnknownSeat
from boulevard.games.contract import moving
from boulevard.games.contract.moving import Advancing
from boulevard.games.game import Game
from boulevard.games.kernels.advance import ILLEGAL, LOOK, TURN_BITS
from boulevard.games.paris.edition import edition
from boulevard.games.paris.game import Paris

OPTIONS: list[tuple[str, dict[str, Any]]] = [
    ("paris", {}),
    ("paris", {"postcards": "random", "starts": "random", "mirror": True, "penseur": "own", "fountain": 1}),
    ("avenue", {}),
    ("avenue", {"players": 4, "sheet": ["A B C D", "E F P1 G3"]}),
]


def played(name: str, options: dict[str, Any], seed: int) -> Game:
    """A whole game at random; where several seats must act, they do so in any order."""
    chance, game = random.Random(seed), boulevard.new(name, seed=seed, **options)
    while not game.over:
        seat = chance.choice(game.turn)
        game.apply(seat, chance.choice(game.actions(seat)))
    return game


@pytest.mark.parametrize(("name", "options"), OPTIONS)
def test_a_game_is_what_its_rules_say(name: str, options: dict[str, Any]) -> None:
    for seed in range(4):
        game = played(name, options, seed)
        rules, state = game.rules, game.rules.start()
        again = Game(rules)
        for seat, action, before in game.history:
            assert state.tobytes() == before == again.state.tobytes()
            assert again.turn == rules.turn(state)
            for other in rules.seats:
                assert list(again.actions(other)) == rules.actions(state, other).tolist()
                assert again.legal(other) == tuple(rules.write(state, other, it) for it in again.actions(other))
            rules.apply(state, seat, action)
            again.apply(seat, np.int64(action))  # type: ignore[arg-type]
        assert again.over
        assert again.record() == game.record()


@pytest.mark.parametrize(("name", "options"), OPTIONS)
def test_kernels_do_what_any_game_does(name: str, options: dict[str, Any]) -> None:
    """The advance of a game with kernels beside the one that is written for all games."""
    game = played(name, options, 7)
    one, other = game.rules.start(), game.rules.start()
    quick, plain = game.rules.moving(one), Advancing.moving(game.rules, other)
    codes = quick.advance(LOOK), plain.advance(LOOK)
    while turn := game.rules.turn(one):
        assert codes[0] >> TURN_BITS == codes[1] >> TURN_BITS
        count = codes[0] >> TURN_BITS
        if count < min(len(quick.listed), len(plain.listed)):
            assert quick.listed[1 : 1 + count].tolist() == plain.listed[1 : 1 + count].tolist()
        for wrong in (game.rules.action_count, -2, 2**40):
            assert quick.advance(wrong) == plain.advance(wrong) == ILLEGAL
        action = int(game.rules.actions(one, turn[0])[count // 2])
        codes = quick.advance(action), plain.advance(action)
        assert one.tobytes() == other.tobytes()


def test_more_moves_than_there_is_room_for(monkeypatch: pytest.MonkeyPatch) -> None:
    """Where a state has more moves than are listed, these can be made all the same, and no others."""
    usual = played("paris", {"postcards": "random"}, 5)
    monkeypatch.setattr(moving, "MOST_LISTED", 5)
    monkeypatch.setattr(Paris, "moving", Advancing.moving)
    again = Game(usual.rules)
    for seat, action, before in usual.history:
        legal = again.rules.actions(again.state, seat).tolist()
        assert list(again.actions(seat)) == legal
        for wrong in set(range(0, again.rules.action_count, 97)) - set(legal):
            assert again._advance(wrong) == ILLEGAL
        assert again.state.tobytes() == before
        again.apply(seat, action)
    assert again.record() == usual.record()


def test_seats_are_told_apart_from_what_looks_like_them() -> None:
    game = boulevard.new("avenue", players=2, seed=1)
    action = game.actions(0)[0]
    for stranger in (False, True, None, 2, "0"):
        with pytest.raises(UnknownSeat):
            game.apply(stranger, action)  # type: ignore[arg-type]
    game.apply(np.int8(1), action)  # type: ignore[arg-type]
    with pytest.raises(NotYourTurn):
        game.apply(1, action)
    paris = boulevard.new("paris", seed=1)
    paris.apply("".join(["or", "ange"]), 1)
    assert paris.moves == [("orange", "lay a1 90")]
    for wrong in (-1, -2, 2**63, 2**100, "1", None, 1.0):
        with pytest.raises(IllegalMove):
            paris.apply("blue", wrong)  # type: ignore[arg-type]
    over = played("paris", {}, 1)
    with pytest.raises(GameOver):
        over.apply("blue", 0)


def test_copies_and_pickles_are_small_and_go_their_own_way() -> None:
    for name in ("paris", "avenue"):
        game = played(name, {}, 3)
        packed = pickle.dumps(game)
        assert len(packed) < 20_000
        for copy in (game.copy(), pickle.loads(packed)):
            copy.undo(2)
            assert copy.history == game.history[:-2]
            seat = copy.turn[0]
            copy.play(seat, copy.legal(seat)[-1])
            assert len(copy.history) == len(game.history) - 1
            assert game.over


def test_an_edition_is_the_same_object_after_its_journey() -> None:
    own = {**edition("standard").source, "name": "mine"}
    game = boulevard.new("paris", edition=own, seed=1)
    again: Any = pickle.loads(pickle.dumps(game))
    assert isinstance(game.rules, Paris)
    assert again.rules.edition is game.rules.edition
    assert again.rules.box is game.rules.box


@pytest.mark.parametrize("name", ["paris", "avenue"])
def test_many_games_are_dealt_from_one_seed(name: str) -> None:
    rules = boulevard.rules(name)
    games = list(Game.dealt(rules, 5, 7))
    assert b"".join(game.state.tobytes() for game in games) == rules.deal(5, 7).tobytes()
    first, second = games[0], games[1]
    seat = first.turn[0]
    first.apply(seat, first.actions(seat)[0])
    assert len(first.history) == 1
    assert not second.history
    first.undo()
    assert first.state.tobytes() == rules.deal(5, 7)[:1].tobytes()
    again = boulevard.from_record(first.record())
    assert again.state.tobytes() == first.state.tobytes()
