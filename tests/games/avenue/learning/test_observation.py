"""What is observed of a game of Avenue is what its view shows, from every seat's own place."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from numpy.typing import NDArray

import boulevard
from boulevard.games.contract import View
from boulevard.games.game import Game
from boulevard.games.kernels.states import copied
from boulevard.testing.strategies import seeds
from tests.games.observed import require_told_apart

ROADS = {1: "nw", 2: "ne", 3: "se", 4: "sw", 5: "we", 6: "ns"}
KINDS = [f"{number}{colour}" for colour in "gy" for number in range(1, 7)]
SHEETS = ("A", "B", ["A B C D", "E F P1 G3"], ["A B C D E F CP CG P1 P2 P3 G1 G2 . G3"])


@st.composite
def games(draw: st.DrawFn) -> Game:
    """Games of up to four on several sheets, at any point."""
    players = draw(st.integers(1, 4))
    game = boulevard.new("avenue", seed=draw(seeds), players=players, sheet=draw(st.sampled_from(SHEETS)))
    chance, left = np.random.default_rng(draw(seeds)), draw(st.integers(0, 45 * players))
    while not game.over and left:
        seat = int(chance.choice(game.turn))
        game.apply(seat, int(chance.choice(game.actions(seat))))
        left -= 1
    return game


class Oracle:
    """The parts of an observation, from a view and nothing else."""

    def __init__(self, view: View) -> None:
        self.view = view
        rows = view["sheet"]["rows"][::-1]
        symbols = [symbol for row in rows for symbol in row.split()]
        columns = view["sheet"]["columns"]
        names = [f"{chr(ord('a') + place % columns)}{place // columns + 1}" for place in range(len(symbols))]
        self.shape, self.symbols = (len(rows), columns), dict(zip(names, symbols, strict=True))
        count = view["players"]
        self.order = [(view["seat"] + step) % count for step in range(count)]
        self.sheets = [view["sheets"][player] for player in self.order]

    def plane(self, spaces: Any) -> NDArray[np.int64]:
        return np.array([int(name in spaces) for name in self.symbols]).reshape(self.shape)

    def named(self, symbol: str | None) -> NDArray[np.int64]:
        return self.plane([name for name, it in self.symbols.items() if it == symbol])

    def grapes(self, colour: str) -> NDArray[np.int64]:
        counts = [int(it[1]) if it[0] == colour and it[1:].isdecimal() else 0 for it in self.symbols.values()]
        return np.array(counts).reshape(self.shape)

    def roads(self, sheet: Any) -> list[NDArray[np.int64]]:
        return [self.plane([it for it, road in sheet["roads"].items() if side in ROADS[road]]) for side in "nesw"]

    def parts(self) -> dict[str, Any]:
        view, own, others = self.view, self.sheets[0], self.sheets[1:]
        colours = ("purple", "green")
        farm, next_farm, letters = view["farm"], view["next_farm"], "ABCDEF"
        chosen = [own["choice"].split()[1]] if own["choice"] not in (None, "peek") else []
        card = f"{view['card']['number']}{'gy'[view['card']['yellow']]}" if view["card"] else None
        played = view["yellow"] - bool(view["card"] and view["card"]["yellow"])
        found = {
            "farms": [self.named(letter) for letter in letters],
            "castles": [self.named("CP"), self.named("CG")],
            "grapes": [self.grapes("P"), self.grapes("G")],
            "roads": self.roads(own),
            "networks": [self.plane(it) for it in (own["network"], *(own["castles"][it]["spaces"] for it in colours))],
            "farm": self.named(farm),
            "next_farm": self.named(next_farm),
            "chosen": self.plane(chosen),
            "card": [kind == card for kind in KINDS],
            "round": [not view["over"] and view["round"] == it for it in range(1, 6)] + [view["over"]],
            "farm_letter": [letter == farm for letter in letters],
            "next_letter": [letter == next_farm for letter in letters],
            "past_farms": [letter in view["farms"][:-1] for letter in letters],
            "acted": [own["acted"], own["choice"] == "peek"],
            "peeks": [number in own["peeks"] for number in range(1, 6)],
            "yellow": 0 if view["over"] else played,
            "left": [view["left"][kind] for kind in KINDS],
            "scores": self.scores(own),
            "points": self.points(own),
        }
        if others:
            found["others_roads"] = [self.roads(sheet) for sheet in others]
            found["others_acted"] = [sheet["acted"] for sheet in others]
            found["others_peeks"] = [[number in sheet["peeks"] for number in range(1, 6)] for sheet in others]
            found["others_scores"] = [self.scores(sheet) for sheet in others]
            found["others_points"] = [self.points(sheet) for sheet in others]
        return {name: np.array(numbers) for name, numbers in found.items()}

    def scores(self, sheet: Any) -> list[int]:
        return [*sheet["scores"], *[0] * 5][:5]

    def points(self, sheet: Any) -> list[int]:
        return [sheet["grapes"], sheet["castles"]["purple"]["points"], sheet["castles"]["green"]["points"]]


@settings(max_examples=100, deadline=None)
@given(game=games())
def test_observations_say_what_views_show(game: Game) -> None:
    for seat in game.seats:
        parts = game.rules.parts(game.rules.observe(game.state, seat, dtype=np.uint8)[0])
        wanted = Oracle(game.view(seat)).parts()
        assert wanted.keys() == parts.keys()
        assert [name for name in wanted if not np.array_equal(wanted[name], parts[name])] == []


@settings(max_examples=60, deadline=None)
@given(game=games())
def test_seats_observe_the_same_from_their_own_places(game: Game) -> None:
    """When everybody moves up by a seat, each observes what the one before them did."""
    state = game.state
    moved = copied(state)
    moved["sheets"] = np.roll(state["sheets"], 1, axis=1)
    for seat in game.seats:
        after = (int(seat) + 1) % len(game.seats)
        assert (game.rules.observe(moved, after) == game.rules.observe(state, seat)).all()


@pytest.mark.parametrize("players", [1, 3])
def test_whatever_views_tell_apart_is_observed(players: int) -> None:
    """Many games at many moments: no two observations are the same unless the views are, but for the order of cards."""
    rules = boulevard.rules("avenue", seed=1, players=players)

    def told(view: View) -> object:
        return {**view, "cards": None, "farms": sorted(view["farms"])}

    assert require_told_apart(rules, 0, 30, 2, told) > 900
