"""Score sheets explained: they say what the compiled score sheets count, and where."""

from __future__ import annotations

from collections import Counter
from typing import Any

from hypothesis import given, settings

import boulevard
from boulevard.games.avenue.views.explanation import explain
from boulevard.games.contract import View
from boulevard.games.game import Game
from boulevard.testing import games, seeds
from tests.games.avenue.sheets import dealt, drawn, options, played


def require_sums(view: View) -> None:
    sums: Counter[tuple[Any, str]] = Counter()
    running = {}
    for entry in explain(view):
        if entry["running"]:
            running[entry["seat"]] = entry["line"], entry["points"]
        else:
            sums[entry["seat"], entry["line"]] += entry["points"]
    for player, sheet in enumerate(view["sheets"]):
        lines = {f"farm-{number}": points for number, points in enumerate(sheet["scores"], 1)}
        lines |= {colour: castle["points"] for colour, castle in sheet["castles"].items()}
        lines["penalty"] = sheet["penalty"]
        assert {line: sums[player, line] for line in lines} == lines
        assert sum(lines.values()) == sheet["total"]
        if view["over"]:
            assert player not in running
        else:
            assert running[player] == (f"farm-{view['round']}", sheet["grapes"])


@settings(max_examples=60)
@given(seed=seeds, options=options)
def test_points_add_up_all_game_long(seed: int, options: dict[str, Any]) -> None:
    game = played(boulevard.new("avenue", seed=seed, **options), seed)
    while True:
        require_sums(game.view())
        if not game.moves:
            break
        game.undo(min(len(game.moves), 7))


@settings(max_examples=60)
@given(game=games("avenue"))
def test_points_add_up_in_views_of_players_and_in_previews(game: Game) -> None:
    for seat in game.turn[:2]:
        require_sums(game.view(seat))
        require_sums(game.preview(seat, game.legal(seat)[0]))


def grapes(view: View, spaces: list[str]) -> int:
    rows = [row.split() for row in view["sheet"]["rows"]]
    symbols = [rows[len(rows) - int(space[1:])][ord(space[0]) - ord("a")] for space in spaces]
    return sum(int(symbol[1]) for symbol in symbols)


@settings(max_examples=40)
@given(seed=seeds, options=options)
def test_spaces_of_a_farm_are_those_that_it_scored_with(seed: int, options: dict[str, Any]) -> None:
    game = played(boulevard.new("avenue", seed=seed, **options), seed)
    told = {(entry["seat"], entry["line"]): entry for entry in game.explain() if entry["line"].startswith("farm")}
    for (seat, line), entry in told.items():
        assert grapes(game.view(), entry["spaces"]) == (entry["points"] if entry["spaces"] else 0)
        assert entry["spaces"] or not (line == "farm-5" and entry["points"]), seat
    while game.moves:
        game.undo()
        view = game.view()
        for entry in explain(view):
            final = told[entry["seat"], entry["line"]] if entry["line"].startswith("farm") else None
            if final and not entry["running"] and final["spaces"]:
                assert entry["spaces"] == final["spaces"] or set(entry["spaces"]) == set(final["spaces"])


def test_a_story() -> None:
    game = dealt(["A  P1 B", "C  G2 D", "E  CP F"], "3y 4y 6y 1g 5y", "BACDEF")

    def told(**wanted: object) -> list[tuple[str, list[str], list[str]]]:
        entries = [{**entry} for entry in game.explain()]
        found = [entry for entry in entries if wanted.items() <= entry.items()]
        return [(str(entry["text"]), entry["spaces"], entry["also"]) for entry in found]  # type: ignore[misc]

    drawn(game, 0, "draw a3, draw b3, draw b2")
    assert told(running=True) == [("Round 1, farm B, grapes so far: 0 (must be more than 0)", [], [])]
    drawn(game, 0, "draw b1, draw a2")
    assert told(line="farm-1") == [("Round 1, farm B, not more than 0: 0", [], ["c3"])]
    running = ("Round 2, farm A, grapes so far: 3 (must be more than 0)", ["b2", "b3"], ["b1", "a3"])
    assert told(line="farm-2") == [running]
    assert told(line="purple") == [("Purple grapes connected to the purple castle: 1", ["b3"], ["b1", "b2", "a3"])]
    assert told(line="penalty") == [("Farm B scored 0: −5", [], ["c3"])]
    assert told(line="green") == []
