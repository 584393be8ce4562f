"""What is observed of a game of Paris is what its view shows, and the same for both seats."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest
from hypothesis import given, settings
from numpy.typing import NDArray

import boulevard
from boulevard.games.contract import States, View
from boulevard.games.game import Game
from boulevard.games.kernels.states import copied
from boulevard.games.paris.moves.notation import SIDES, SPACES
from boulevard.games.paris.play.state import POSTCARDS, SEATS
from tests.games.observed import require_told_apart
from tests.games.paris.policies import games

Parts = dict[str, NDArray[Any]]
STEPS = {"n": (0, 1), "e": (1, 0), "s": (0, -1), "w": (-1, 0)}


def plane(spaces: Any) -> NDArray[np.uint8]:
    """The spaces of these names."""
    return np.array([space in spaces for space in SPACES], np.uint8).reshape(8, 8)


def among(names: Any, chosen: Any) -> list[int]:
    """Which of the names are chosen."""
    return [int(name in chosen) for name in names]


def piece(view: View, name: str) -> NDArray[np.uint8]:
    return plane(view["pieces"].get(name, {"spaces": ()})["spaces"])


def faced(view: View) -> list[str]:
    """The space that the Statue faces, by its name."""
    if "statue" not in view["pieces"]:
        return []
    column, row = STEPS[view["pieces"]["statue"]["faces"]]
    letter, digit = view["pieces"]["statue"]["spaces"][0]
    return [f"{chr(ord(letter) + column)}{int(digit) + row}"]


def expected(game: Game, seat: str) -> Parts:
    """The parts of an observation, from a view and nothing else."""
    view = game.view(seat)
    pair = (seat, SEATS[1 - SEATS.index(seat)])
    board, buildings, pieces = view["board"], view["buildings"], view["pieces"]
    names = (*view["shapes"], "garden")
    lit = [light for lamp in view["lamps"] for light in lamp["lights"]]
    standing = [space for building in buildings for space in building["spaces"]]
    standing += [space for piece in pieces.values() for space in piece["spaces"]]
    cells = {building["name"]: building["spaces"] for building in buildings}
    sides = [pieces["statue"]["faces"]] if "statue" in pieces else []
    options = view["options"]
    found: dict[str, Any] = {
        "colour": [plane([space for space, kind in board.items() if kind == owner]) for owner in pair],
        "mixed": plane([space for space, kind in board.items() if kind == "mixed"]),
        "lamps": plane([space for space, kind in board.items() if kind == "light"]),
        "occupied": plane(standing),
        "houses": [plane([it for own in buildings if own["owner"] == owner for it in own["spaces"]]) for owner in pair],
        "cells": [plane(cells.get(name, ())) for name in names],
        **{name: piece(view, name) for name in ("painter", "dancer", "statue", "fountain", "streetlight", "annex")},
        "large": piece(view, "large-streetlight"),
        "faced": plane(faced(view)),
        "shining": plane([lamp["space"] for lamp in view["lamps"]]),
        "lights": np.array([lit.count(space) for space in SPACES]).reshape(8, 8),
        "squares": [int(SPACES[16 * (square // 4) + 2 * (square % 4)] in board) for square in range(16)],
        "pool": among(view["shapes"], view["pool"]),
        "reserve": [among(view["shapes"], view["reserve"][owner]) for owner in pair],
        "built": [among(names, [it["name"] for it in buildings if it["owner"] == owner]) for owner in pair],
        "face_up": among(POSTCARDS, [card["name"] for card in view["postcards"] if card["by"] is None]),
        "activated": [among(POSTCARDS, [it["name"] for it in view["postcards"] if it["by"] == own]) for own in pair],
        "rights": [among(("metropolitain", "chartier"), view["rights"][owner]) for owner in pair],
        "laid": [among(range(1, 9), view["laid"][owner]) for owner in pair],
        "hand": among(range(1, 9), [view["hands"][seat]["tile"]] if view["hands"][seat] else ()),
        "phase": among((1, 2, 3), [3 if view["over"] else view["phase"]]),
        "turn": among(pair, view["turn"]),
        "opener": among(pair, [view["opener"]]),
        "started": among(pair, [view["starts"]]),
        "faces": among(SIDES, sides),
        "chimneys": [view["chimneys"][owner] for owner in pair],
        "tokens": [view["tokens"][owner] for owner in pair],
        "idle": view["idle"],
        "options": [options["penseur"] == "own", options["fountain"] == 1, options["mirror"]],
    }
    return {name: np.array(numbers, np.uint8) for name, numbers in found.items()}


@settings(max_examples=100)
@given(game=games())
def test_observations_say_what_views_show(game: Game) -> None:
    for seat in SEATS:
        parts = game.rules.parts(game.rules.observe(game.state, seat, dtype=np.uint8)[0])
        wanted = expected(game, seat)
        assert wanted.keys() == parts.keys()
        assert [name for name in wanted if not np.array_equal(wanted[name], parts[name])] == []


def swapped(states: States) -> States:
    """The same states with the seats swapped: all that is one's is now the other's."""
    other = copied(states)
    for name in ("colour", "houses", "reserve", "built", "activated", "piles", "laid", "chimneys", "tokens", "rights"):
        other[name] = states[name][:, ::-1]
    for name in ("turn", "starts", "opener"):
        other[name] = 1 - states[name]
    return other


@settings(max_examples=60)
@given(game=games())
def test_seats_observe_the_same_from_their_own_sides(game: Game) -> None:
    rules, state = game.rules, game.state
    if 8 not in state["laid"]:
        state["opener"] = 0
    other = swapped(state)
    for seat, rival in (SEATS, SEATS[::-1]):
        assert (rules.observe(state, seat) == rules.observe(other, rival)).all()
    if not game.over:
        assert (rules.observe(state) == rules.observe(other)).all()
        assert (
            rules.actions(other, rules.turn(other)[0]).tolist() == rules.actions(state, rules.turn(state)[0]).tolist()
        )
    assert rules.scores(other).tolist() == rules.scores(state)[:, ::-1].tolist()


@pytest.mark.parametrize("seed", range(3))
def test_whatever_views_tell_apart_is_observed(seed: int) -> None:
    """Many games at many moments: no two observations are the same unless the views are, but for the order of tiles."""
    rules = boulevard.rules("paris", seed=seed, postcards="random", starts="random", penseur="own")

    def told(view: View) -> object:
        return {**view, "laid": {owner: sorted(tiles) for owner, tiles in view["laid"].items()}}

    assert require_told_apart(rules, "blue", 40, seed, told) > 1000
