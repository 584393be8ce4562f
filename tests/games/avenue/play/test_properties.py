"""What must hold for every game of Avenue."""

from __future__ import annotations

import random
from itertools import combinations
from typing import Any

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import boulevard
from boulevard.games.avenue.play.state import EAST, NORTH, SIDES, SOUTH, WEST
from boulevard.games.game import Game
from boulevard.games.registry import rules
from boulevard.testing import seeds
from tests.games.avenue.sheets import SHEETS, options, played

HALF_TURN = {"1": "3", "2": "4", "3": "1", "4": "2", "5": "5", "6": "6"}


def half_turned(game: Game) -> dict[str, Any]:
    """The record of the same game on a sheet turned by 180 degrees."""
    record = game.record()
    rows = game.view()["sheet"]["rows"]
    record["setup"]["sheet"] = [" ".join(reversed(row.split())) for row in reversed(rows)]
    record["setup"]["roads"] = [HALF_TURN[road[0]] + road[1] for road in record["setup"]["roads"]]
    names = [name for name, _ in game.rules.sheet.spaces]  # type: ignore[attr-defined]
    turned = {f"draw {one}": f"draw {other}" for one, other in zip(names, reversed(names), strict=True)}
    record["moves"] = [[seat, turned.get(move, move)] for seat, move in record["moves"]]
    return record


@settings(max_examples=60)
@given(seed=seeds, options=options)
def test_half_turn_keeps_the_score(seed: int, options: dict[str, Any]) -> None:
    game = played(boulevard.new("avenue", seed=seed, **options), seed)
    assert boulevard.from_record(half_turned(game)).result() == game.result()


@settings(max_examples=40)
@given(seed=seeds, chance=st.randoms(use_true_random=False))
def test_order_of_seats_within_a_card_does_not_matter(seed: int, chance: random.Random) -> None:
    game = played(boulevard.new("avenue", seed=seed, players=4), seed)
    record = game.record()
    moves = record["moves"]
    for first in range(0, len(moves), 4):
        card = moves[first : first + 4]
        assert [seat for seat, _ in card] == [0, 1, 2, 3]
        chance.shuffle(card)
        moves[first : first + 4] = card
    again = boulevard.from_record(record)
    assert again.state.tobytes() == game.state.tobytes()
    assert again.record() == game.record()


@settings(max_examples=40)
@given(seed=seeds, moves=st.integers(0, 100), chance=st.randoms(use_true_random=False))
def test_a_permuted_deck_keeps_every_view(seed: int, moves: int, chance: random.Random) -> None:
    game = boulevard.new("avenue", seed=seed, players=3)
    while not game.over and len(game.moves) < moves:
        seat = chance.choice(game.turn)
        game.apply(seat, chance.choice(game.actions(seat)))
    state = game.state
    card, turned = int(state["table"]["card"][0]), min(int(state["table"]["rounds"][0]) + 1, 5)
    for field, known in (("roads", card + 1), ("farms", turned)):
        rest = state["table"][field][0, known:].tolist()
        chance.shuffle(rest)
        state["table"][field][0, known:] = rest
    for viewer in (*game.seats, None):
        if viewer is None or game.view(viewer)["next_farm"] is None:
            assert game.rules.view(state, viewer) == game.view(viewer)


def test_a_peek_is_seen_by_that_seat_only_and_remembered() -> None:
    game = boulevard.new("avenue", seed=3, players=3)
    coming = game.record()["setup"]["farms"][1]
    game.play(1, "peek")
    assert game.view(1)["next_farm"] == coming
    assert game.view(1)["sheets"][1]["choice"] == "peek"
    for other in (0, 2, None):
        assert game.view(other)["next_farm"] is None
        assert game.view(other)["sheets"][1]["peeked"] is False
        assert game.view(other)["sheets"][1]["choice"] is None
    game.play(0, "draw a1")
    game.play(2, "draw b1")
    assert game.view(1)["next_farm"] == coming
    assert game.view(0)["sheets"][1]["peeked"] is True
    assert "peek" not in game.legal(1)
    while game.view()["round"] == 1:
        seat = game.turn[0]
        game.play(seat, game.legal(seat)[0])
    assert game.view(1)["next_farm"] is None
    assert "peek" in game.legal(1)


def test_nobody_sees_others_roads_before_the_card_is_done() -> None:
    game = boulevard.new("avenue", seed=3, players=3)
    before = [game.view(seat) for seat in (0, 2, None)]
    game.play(1, "draw c4")
    after = [game.view(seat) for seat in (0, 2, None)]
    for old, new in zip(before, after, strict=True):
        assert old["sheets"][1]["roads"] == new["sheets"][1]["roads"] == {}
        assert new["sheets"][1]["choice"] is None
        assert "c4" not in str(new["sheets"])
    assert "data-last" not in game.svg(0)
    game.play(0, "peek")
    game.play(2, "peek")
    assert list(game.view(0)["sheets"][1]["roads"]) == ["c4"]


@pytest.mark.parametrize("sheet", SHEETS[:3])
def test_deck_arithmetic(sheet: str) -> None:
    avenue = rules("avenue").dealt(1, {"sheet": sheet})
    states = avenue.deal(40_000, 9)
    cards = avenue.playout(states, 10).moves
    assert cards.min() >= 20
    assert cards.max() == 40
    assert abs(cards.mean() - 20 * 43 / 23) < 0.05


def test_a_network_is_a_path_or_a_ring() -> None:
    """As many joints as spaces but one, or as many as spaces: counted from the roads alone."""
    rings = 0
    for seed in range(300):
        game = played(boulevard.new("avenue", seed=seed, sheet="C"), seed, peeks=0)
        sheet = game.view()["sheets"][0]
        for network in (sheet["network"], *(castle["spaces"] for castle in sheet["castles"].values())):
            joints = sum(joined(sheet["roads"], one, other) for one, other in combinations(network, 2))
            assert joints in (len(network) - 1, len(network)) or not network
            rings += bool(network) and joints == len(network)
    assert rings > 0


def joined(roads: dict[str, int], one: str, other: str) -> bool:
    """Whether two spaces are neighbours whose roads both reach their common side."""
    step = ord(other[0]) - ord(one[0]), int(other[1:]) - int(one[1:])
    sides = {(0, 1): (NORTH, SOUTH), (0, -1): (SOUTH, NORTH), (1, 0): (EAST, WEST), (-1, 0): (WEST, EAST)}
    if step not in sides:
        return False
    here, there = sides[step]
    return here in SIDES[roads[one] - 1] and there in SIDES[roads[other] - 1]


def test_one_seat_alone_is_the_same_seat() -> None:
    """A game for one with the same cards and the same moves scores what the seat scores among others."""
    game = played(boulevard.new("avenue", seed=5, players=3), 5)
    result = game.result()["players"][1]
    moves = [move for seat, move in game.moves if seat == 1]
    avenue: Any = game.rules
    for open_card in (False, True):
        start = Game(avenue)
        if open_card:
            start.play(1, moves[0])
        rules, states = avenue.alone(start.state, 1)
        for move in moves[open_card:]:
            assert rules.turn(states) == (0,)
            rules.apply(states, 0, rules.read(states, 0, move))
        assert rules.turn(states) == ()
        assert rules.result(states)["players"] == [result]


def test_the_shipped_sheets_are_fair() -> None:
    for name in "ABC":
        rows = [row.split() for row in boulevard.new("avenue", seed=1, sheet=name).view()["sheet"]["rows"]]
        symbols = [symbol for row in rows for symbol in row]
        for colour in "PG":
            assert sum(int(s[1]) for s in symbols if s[0] == colour and s[1:].isdecimal()) == 15
        swapped = {"P": "G", "G": "P"}
        turned = [s[0].translate(str.maketrans(swapped)) + s[1:] if s[1:].isdecimal() else s for s in reversed(symbols)]
        grapes = [s if s[1:].isdecimal() else "" for s in symbols]
        assert [s if s[1:].isdecimal() else "" for s in turned] == grapes


def test_many_players() -> None:
    avenue = rules("avenue").dealt(2, {"players": 100})
    states = avenue.deal(20, 1)
    avenue.playout(states, 2)
    assert avenue.scores(states).shape == (20, 100)
    winners = avenue.winners(states)
    assert winners.any(axis=1).all()
    best = avenue.scores(states).max(axis=1)
    assert (avenue.scores(states)[winners] == np.repeat(best, winners.sum(axis=1))).all()
