"""Bad input for Avenue: sheets, options, moves and records are refused with place and reason."""

from __future__ import annotations

import copy
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import boulevard
from boulevard.errors import BadNotation, BadOption, BadRecord, BoulevardError, IllegalMove, NotYourTurn
from boulevard.games.avenue.components import sheet
from boulevard.games.avenue.errors import BadSheet
from tests.games.avenue.sheets import SMALL, played

GOOD = ["A B C", "D E F", "P1 G3 CP"]


@pytest.mark.parametrize(
    ("rows", "key", "row", "column"),
    [
        ([], "sheet-rows", 0, 0),
        (["A B C", ""], "sheet-rows", 0, 0),
        (["A B C", 7], "sheet-rows", 0, 0),
        (["A B C", "D E F", "P1 G1"], "sheet-length", 3, 0),
        (["A B C", "D E F", "P1 P4 ."], "sheet-symbol", 3, 2),
        (["A B X", "D E F", "P1 P2 ."], "sheet-symbol", 1, 3),
        (["A B C", "D E F", "P1 A ."], "sheet-twice", 3, 2),
        (["A B C", "D E F", "CP . CP"], "sheet-twice", 3, 3),
        (["A B C", "D E .", "P1 P2 ."], "sheet-farms", 0, 0),
        ([" ".join(["."] * 27)], "sheet-size", 0, 0),
        (["A B C D E F . . . . . . ."] * 5, "sheet-size", 0, 0),
    ],
)
def test_sheets_are_refused_with_row_and_column(rows: Any, key: str, row: int, column: int) -> None:
    with pytest.raises(BadSheet) as caught:
        boulevard.new("avenue", sheet=rows)
    assert (caught.value.key, caught.value.row, caught.value.column) == (key, row, column)
    if column:
        assert f"Row {row}, column {column}" in str(caught.value)


def test_sheets_of_ones_own(tmp_path: Path) -> None:
    path = tmp_path / "mine.txt"
    path.write_text("\n".join(GOOD) + "\n", encoding="utf-8")
    for choice in (GOOD, tuple(GOOD), "\n".join(GOOD), str(path), path, [row.lower() for row in GOOD]):
        game = boulevard.new("avenue", seed=1, sheet=choice)
        assert game.record()["setup"]["sheet"] == ["A  B  C", "D  E  F", "P1 G3 CP"]
        assert len(game.legal(0)) == 10
    with pytest.raises(BadSheet):
        boulevard.new("avenue", sheet=tmp_path / "missing.txt")
    with pytest.raises(BadSheet, match="A, B, C"):
        boulevard.new("avenue", sheet="D")


def test_the_largest_sheets() -> None:
    for columns, count in ((26, 2), (8, 8), (1, 64)):
        symbols = ["A", "B", "C", "D", "E", "F", *["."] * (columns * count - 6)]
        rows = [" ".join(symbols[i * columns : (i + 1) * columns]) for i in range(count)]
        game = played(boulevard.new("avenue", seed=2, sheet=rows, players=2), 2)
        assert game.over
        assert len(sheet(rows).spaces) == columns * count


@pytest.mark.parametrize(
    "options", [{"players": 0}, {"players": 101}, {"players": "2"}, {"players": True}, {"sheet": 7}, {"mirror": True}]
)
def test_wrong_options(options: dict[str, Any]) -> None:
    with pytest.raises(BadOption) as caught:
        boulevard.new("avenue", **options)
    assert next(iter(options)) in str(caught.value)


@pytest.mark.parametrize(
    ("text", "key"),
    [
        ("", "notation-verb"),
        ("fly c4", "notation-verb"),
        ("draw", "notation-missing-space"),
        ("draw c4 c5", "notation-rest"),
        ("peek c4", "notation-rest"),
        ("draw 4c", "avenue-notation-space"),
        ("draw c٤", "avenue-notation-space"),
        ("draw cc", "avenue-notation-space"),
        ("draw 44", "avenue-notation-space"),
        (None, "notation-not-text"),
        ("draw " + "c" * 300, "notation-long"),
    ],
)
def test_malformed_moves(text: Any, key: str) -> None:
    game = boulevard.new("avenue", seed=1)
    with pytest.raises(BadNotation) as caught:
        game.play(0, text)
    assert caught.value.key == key


@pytest.mark.parametrize(
    ("text", "values"),
    [
        ("peek c4", {"rest": "c4"}),
        ("draw c4 c5 c6", {"rest": "c5 c6"}),
        ("fly c4", {"verb": "fly", "verbs": "draw, peek"}),
        ("draw 4c", {"word": "4c", "last": "f7"}),
    ],
)
def test_what_is_malformed_is_named(text: str, values: dict[str, str]) -> None:
    with pytest.raises(BadNotation) as caught:
        boulevard.new("avenue", seed=1).play(0, text)
    assert caught.value.values == {"text": text, **values}


def test_a_move_may_be_as_long_as_the_limit_and_no_longer() -> None:
    game = boulevard.new("avenue", seed=1)
    with pytest.raises(BadNotation) as caught:
        game.meant(0, "draw a1".ljust(201))
    assert caught.value.key == "notation-long"
    assert game.meant(0, "draw a1".ljust(200)) == "draw a1"


def test_illegal_moves() -> None:
    game = boulevard.new("avenue", seed=1, players=2)
    with pytest.raises(IllegalMove, match="f7"):
        game.play(0, "draw g1")
    game.play(0, "draw a1")
    with pytest.raises(NotYourTurn):
        game.play(0, "draw b1")
    game.play(1, "peek")
    with pytest.raises(IllegalMove, match="road") as caught:
        game.play(0, "draw a1")
    assert "draw b1" in caught.value.possible
    with pytest.raises(IllegalMove, match="peeked"):
        game.play(1, "peek")


RECORD = played(boulevard.new("avenue", seed=4, players=2, sheet="C"), 4).record()


@pytest.mark.parametrize(
    ("key", "value", "where"),
    [
        ("sheet", "D", "setup.sheet"),
        ("sheet", "mine.txt", "setup.sheet"),
        ("sheet", 7, "setup.sheet"),
        ("sheet", ["A B"], "setup.sheet"),
        ("players", 0, "setup.players"),
        ("players", True, "setup.players"),
        ("farms", ["A"] * 6, "setup.farms"),
        ("farms", 7, "setup.farms"),
        ("roads", RECORD["setup"]["roads"][:-1], "setup.roads"),
        ("roads", ["7y", *RECORD["setup"]["roads"][1:]], "setup.roads"),
        ("roads", [1] * 42, "setup.roads"),
        ("roads", [["1y"], *RECORD["setup"]["roads"][1:]], "setup.roads"),
    ],
)
def test_wrong_setups(key: str, value: Any, where: str) -> None:
    with pytest.raises(BadRecord) as caught:
        boulevard.from_record({**RECORD, "setup": {**RECORD["setup"], key: value}})
    assert caught.value.where == where


@pytest.mark.parametrize("key", RECORD["setup"])
def test_a_setup_without_a_part(key: str) -> None:
    setup = {part: value for part, value in RECORD["setup"].items() if part != key}
    with pytest.raises(BadRecord) as caught:
        boulevard.from_record({**RECORD, "setup": setup})
    assert (caught.value.key, caught.value.where) == ("record-missing", f"setup.{key}")


def test_a_record_names_no_file_of_this_machine(tmp_path: Path) -> None:
    path = tmp_path / "mine.txt"
    path.write_text("\n".join(GOOD), encoding="utf-8")
    for named in (str(path), "\n".join(GOOD)):
        with pytest.raises(BadRecord) as caught:
            boulevard.from_record({**RECORD, "setup": {**RECORD["setup"], "sheet": named}})
        assert caught.value.key == "record-sheet-name"


@settings(max_examples=150)
@given(
    chance=st.randoms(use_true_random=False),
    junk=st.none() | st.integers() | st.text(max_size=6) | st.lists(st.text(max_size=3), max_size=3),
)
def test_tampered_records_are_refused_or_still_games(chance: Any, junk: Any) -> None:
    record: Any = copy.deepcopy(RECORD)
    place = chance.choice(
        [record, record["setup"], record["setup"]["roads"], record["moves"], record["moves"][5], record["result"]]
    )
    key = chance.choice(list(place) if isinstance(place, dict) else range(len(place)))
    place[key] = junk
    try:
        game = boulevard.from_record(record)
    except BoulevardError:
        return
    assert boulevard.from_record(game.record()).state.tobytes() == game.state.tobytes()


def test_small_sheets_skip() -> None:
    game = played(boulevard.new("avenue", seed=1, sheet=SMALL, players=3), 1)
    assert game.over
    assert boulevard.from_record(game.record()).record() == game.record()
