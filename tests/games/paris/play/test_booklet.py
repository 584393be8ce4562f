"""The booklet's scoring example, 48 to 57, as the end of a whole game on the real tiles.

The game was found by search (tests/tools/find_booklet_example.py).
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import boulevard

RECORD: dict[str, Any] = json.loads(
    (Path(__file__).parents[3] / "data" / "booklet_example.json").read_text(encoding="utf-8")
)
GAME = boulevard.from_record(RECORD)


def buildings() -> dict[str, dict[str, Any]]:
    """The buildings that stand, by the letters of the example."""
    standing = {building["name"]: building for building in GAME.view()["buildings"]}
    names = {letter: building["name"].lower() for letter, building in RECORD["buildings"].items()}
    return {letter: {name.lower(): it for name, it in standing.items()}[name] for letter, name in names.items()}


def test_each_building_has_the_size_and_the_lights_of_the_example() -> None:
    found = {letter: (it["owner"], it["size"], it["lights"]) for letter, it in buildings().items()}
    assert found == {
        "A": ("orange", 6, 1),
        "B": ("orange", 7, 3),
        "C": ("orange", 2, 3),
        "D": ("blue", 5, 2),
        "E": ("blue", 4, 3),
        "F": ("blue", 4, 3),
        "G": ("blue", 3, 3),
        "H": ("blue", 3, 0),
    }


def test_the_annex_belongs_to_b_and_the_garden_is_c() -> None:
    view = GAME.view()
    assert view["pieces"]["annex"]["building"] == buildings()["B"]["name"]
    assert buildings()["C"]["name"] == "garden"


def test_orange_leaves_two_unbuilt_under_sacre_coeur_and_blue_one() -> None:
    view = GAME.view()
    assert [len(view["reserve"][seat]) for seat in ("orange", "blue")] == [2, 1]
    owners = {card["name"]: card["by"] for card in view["postcards"]}
    assert (owners["sacre-coeur"], owners["peintre"]) == ("orange", "blue")


def test_score_sheets_line_by_line() -> None:
    assert GAME.result() == {
        "orange": {"light": 33, "group": 15, "unbuilt": 0, "postcards": 0, "total": 48},
        "blue": {"light": 43, "group": 13, "unbuilt": -3, "postcards": 4, "total": 57},
        "winner": "blue",
    }


def test_the_board_is_made_of_the_real_tiles() -> None:
    kinds = list(GAME.view()["board"].values())
    assert {kind: kinds.count(kind) for kind in kinds} == {"orange": 23, "blue": 23, "mixed": 10, "light": 8}


def test_the_streetlight_tile_stands_among_the_printed_ones_that_are_not_covered() -> None:
    view = GAME.view()
    tile, *others = sorted(view["lamps"], key=lambda lamp: lamp["kind"], reverse=True)
    assert (tile["kind"], [tile["space"]]) == ("tile", view["pieces"]["streetlight"]["spaces"])
    covered = {space for building in view["buildings"] for space in building["spaces"]}
    printed = {space for space, kind in view["board"].items() if kind == "light"} - covered
    assert {(lamp["space"], lamp["kind"]) for lamp in others} == {(space, "printed") for space in printed}
