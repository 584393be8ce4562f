"""What the numbers of actions mean agrees with the moves that they are."""

from __future__ import annotations

import numpy as np
from hypothesis import given, settings

import boulevard
from boulevard.games.game import Game
from boulevard.games.paris.shapes import quarters, shape, turned, turns
from tests.games.paris.policies import games


@settings(max_examples=60)
@given(game=games())
def test_moves_of_paris_are_what_they_are_described_as(game: Game) -> None:
    if game.over:
        return
    actions, texts = game.actions(game.turn[0]), game.legal(game.turn[0])
    step = -(-len(actions) // 40)
    for action, text in zip(actions[::step], texts[::step], strict=True):
        told = game.rules.describe(action)
        verb, *words = text.split()
        if verb == "lay":
            assert (told["kind"], told["place"], told["rotation"]) == ("lay", *words)
            assert told["piece"] is told["other"] is None
        elif verb == "reserve":
            assert (told["kind"], told["piece"], told["place"]) == ("reserve", words[0], None)
        elif verb == "pass":
            assert [*told.values()] == ["pass", None, None, None, None]
        elif verb == "build":
            assert (told["kind"], told["piece"], told["other"]) == ("build", words[0], None)
        elif verb == "levitation" and words:
            assert (told["kind"], told["other"], told["piece"]) == ("levitate", words[0], words[1])
        else:
            assert (told["kind"], told["piece"]) == ("activate", verb)
            assert told["place"] == (words[0].split(",")[0] if words else None)


@settings(max_examples=40)
@given(game=games())
def test_place_and_rotation_give_the_spaces_of_a_building(game: Game) -> None:
    if game.over:
        return
    shapes = game.view(None)["shapes"]
    for action, text in zip(game.actions(game.turn[0]), game.legal(game.turn[0]), strict=True):
        told = game.rules.describe(action)
        if told["kind"] in ("build", "levitate"):
            assert told["piece"]
            assert told["place"]
            assert told["rotation"]
            cells = shape(shapes[told["piece"]])
            flipped, angle = "flipped" in told["rotation"], int(told["rotation"].split()[-1])
            if flipped:
                cells = shape([row[::-1] for row in shapes[told["piece"]]])
            for _ in range(angle // 90):
                cells = turned(cells)
            column, row = ord(told["place"][0]) - ord("a"), int(told["place"][1])
            spaces = {f"{chr(ord('a') + column + x)}{row + y}" for x, y in cells}
            assert spaces == set(text.split()[-1].split(","))


def test_turns_are_told_by_the_first_way_to_make_them() -> None:
    assert quarters(shape(["XX", "XX"])) == [0]
    assert quarters(shape(["XXX"])) == [0, 1]
    assert quarters(shape(["XX.", ".XX"])) == [0, 1, 4, 5]
    assert len(quarters(shape(["XXX", "X.."]))) == len(turns(shape(["XXX", "X.."]), mirror=True)) == 8


def test_actions_that_heads_do_not_make() -> None:
    rules = boulevard.rules("paris")
    sizes = [head.size for head in rules.heads]
    assert [head.name for head in rules.heads] == ["kind", "piece", "place", "rotation", "other"]
    every = np.stack(np.unravel_index(np.arange(np.prod(sizes)), sizes), axis=1)
    meant = rules.action_of(every)
    assert sorted(meant[meant >= 0].tolist()) == [*range(rules.action_count)]
    assert rules.action_of([[0, 0, 2, 1, 0]]).tolist() == [-1], "b1 is no corner of a square"
    assert rules.action_of(every.reshape(-1, 5, 5)[:3]).shape == (3, 5)


def test_avenue() -> None:
    rules = boulevard.rules("avenue", sheet="A")
    game = boulevard.new("avenue", seed=1, sheet="A")
    for action, text in zip(game.actions(0), game.legal(0), strict=True):
        told = rules.describe(action)
        assert text == (f"draw {told['place']}" if told["kind"] == "draw" else told["kind"])
    assert rules.describe(64) == {"kind": "peek", "place": None}
    assert rules.action_of([[1, 5], [0, 0], [1, 0], [0, 3]]).tolist() == [-1, -1, 64, 2]
