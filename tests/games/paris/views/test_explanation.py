"""Score sheets explained: they say what the compiled score sheets count, and why."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest
from hypothesis import given, settings

import boulevard
from boulevard.games.contract import View
from boulevard.games.game import Game
from boulevard.games.paris.edition import edition
from boulevard.games.paris.views.explanation import explain
from boulevard.games.registry import rules
from tests.games.paris.drawing.test_draw import EVERY_PIECE, rich
from tests.games.paris.play.test_booklet import GAME as BOOKLET
from tests.games.paris.policies import games

LINES = ("light", "group", "unbuilt", "postcards")
ODD_RAYS = [[[1, 1], [3, 2]], [[-7, 7]]]
"""Along which a Large Streetlight may light nothing; it is a streetlight all the same."""
OPTIONS: list[dict[str, Any]] = [
    {},
    {"postcards": "random", "mirror": True},
    {"postcards": "random", "penseur": "own", "fountain": 1},
    {"postcards": EVERY_PIECE, "edition": {**edition("standard").source, "large_light": {"rays": ODD_RAYS}}},
]


def require_sums(view: View) -> None:
    sums: Counter[tuple[Any, str]] = Counter()
    for entry in explain(view):
        assert not entry["running"]
        sums[entry["seat"], entry["line"]] += entry["points"]
    for seat, score in view["score"].items():
        assert {line: sums[seat, line] for line in LINES} == {line: score[line] for line in LINES}


@pytest.mark.parametrize("options", OPTIONS, ids=["starred", "random", "own", "edition"])
def test_points_add_up_at_the_end_of_random_games(options: dict[str, Any]) -> None:
    paris = rules("paris").dealt(1, options)
    states = paris.deal(150, 5)
    paris.playout(states, 6)
    for number in range(len(states)):
        require_sums(paris.view(states[number : number + 1], None))


@settings(max_examples=150)
@given(game=games())
def test_points_add_up_at_any_point(game: Game) -> None:
    for seat in (*game.turn, None):
        require_sums(game.view(seat))
    for seat in game.turn:
        require_sums(game.preview(seat, game.legal(seat)[-1]))


def told(game_or_view: Any, seat: str, line: str) -> dict[str, tuple[int, list[str], list[str]]]:
    """The sentences of a line of the score sheet, with their points and spaces; sums hold together by hard spaces."""
    view = game_or_view if isinstance(game_or_view, dict) else game_or_view.view()
    return {
        entry["text"].replace("\N{NO-BREAK SPACE}", " "): (entry["points"], entry["spaces"], entry["also"])
        for entry in explain(view)
        if (entry["seat"], entry["line"]) == (seat, line)
    }


def test_the_booklets_example() -> None:
    assert "U6 (size 7), lit from d2, c4, a5: 7 × 3 = 21" in told(BOOKLET, "orange", "light")
    (group,) = told(BOOKLET, "orange", "group").values()
    assert group[0] == len(group[1]) == 15
    assert told(BOOKLET, "orange", "unbuilt") == {"Unbuilt, T4, T5: 0, thanks to Sacré-Coeur": (0, [], [])}
    (text,) = told(BOOKLET, "blue", "unbuilt")
    assert text.endswith(": −3")
    ((text, (points, lamps, area)),) = told(BOOKLET, "blue", "postcards").items()
    assert text == "Le Peintre, streetlights in the Painter’s area: 2 × 2 = 4"
    assert points == 2 * len(lamps) == 4
    assert set(BOOKLET.view()["pieces"]["painter"]["spaces"]) <= set(area)


def test_the_painter_looks_past_pieces_but_not_past_buildings() -> None:
    view = rich()
    owner = view["pieces"]["painter"]["owner"]
    text = next(text for text in told(view, owner, "postcards") if text.startswith("Le Peintre"))
    _, lamps, area = told(view, owner, "postcards")[text]
    houses = {space for house in view["buildings"] for space in house["spaces"]}
    assert not houses & {*lamps, *area}
    assert {lamp["space"] for lamp in view["lamps"]} >= set(lamps)
    assert any(space in area for name in ("dancer", "statue") for space in view["pieces"][name]["spaces"])


def test_the_statue_counts_nothing_if_its_front_is_taken() -> None:
    view = rich()
    view["pieces"] = {"statue": {"owner": "blue", "spaces": ["c4"], "faces": "n"}}
    view["buildings"] = []
    free = told(view, "blue", "postcards")
    assert free == {
        "Le Penseur, free spaces at the Statue’s sides 4 × 2, at its corners 4 × 1: 12": (
            12,
            ["b3", "c3", "d3", "b4", "d4", "b5", "c5", "d5"],
            ["c4"],
        )
    }
    view["pieces"]["dancer"] = {"owner": "orange", "spaces": ["c5"]}
    blocked = told(view, "blue", "postcards")
    assert blocked == {"Le Penseur, the space in front of the Statue is taken: 0": (0, [], ["c4", "c5"])}


def test_the_fountain_counts_buildings_of_its_owner_only() -> None:
    view = rich()
    houses = [("I3", "blue", ["a1", "b1", "c1"]), ("V3", "orange", ["a3", "b3", "b4"]), ("O4", "blue", ["g7", "h8"])]
    view["buildings"] = [
        {"name": name, "owner": owner, "spaces": spaces, "size": len(spaces), "lights": 0}
        for name, owner, spaces in houses
    ]
    view["pieces"] = {"fountain": {"owner": "blue", "spaces": ["a2", "b2"]}}
    touching = "Fontaine des Mers, buildings that touch the Fountain, I3: 1 × 3 = 3"
    assert told(view, "blue", "postcards") == {touching: (3, ["a1", "b1", "c1"], ["a2", "b2"])}
    view["buildings"] = view["buildings"][1:]
    dry = "Fontaine des Mers, none of its owner’s buildings touches the Fountain: 0"
    assert told(view, "blue", "postcards") == {dry: (0, [], ["a2", "b2"])}


def test_games_tell_their_story() -> None:
    assert BOOKLET.explain() == explain(BOOKLET.view())
    assert boulevard.new("paris", seed=1).explain("orange") == []
