"""Records: round trips, and whatever is wrong with one is told with its place."""

from __future__ import annotations

import copy
import json
import random
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import boulevard
from boulevard.errors import BadRecord, BoulevardError, UnknownFormat, UnknownGame
from boulevard.games.game import Game
from boulevard.games.record import parsed, read_texts
from tests.games.paris.policies import Player, games, played

RECORD = played(boulevard.new("paris", seed=3), Player(3, ["varied"])).record()


@settings(max_examples=60)
@given(game=games())
def test_round_trip(game: Game) -> None:
    record = json.loads(json.dumps(game.record()))
    again = boulevard.from_record(record)
    assert again.record() == record
    assert again.state.tobytes() == game.state.tobytes()


def test_zero_moves() -> None:
    record = boulevard.new("paris", seed=3).record()
    assert "result" not in record
    assert boulevard.from_record(record).record() == record


@pytest.mark.parametrize(
    ("name", "options"), [("paris", {"postcards": "random", "starts": "random"}), ("avenue", {"players": 3})]
)
def test_a_game_that_starts_like_another_has_its_setup(name: str, options: dict[str, Any]) -> None:
    one, other = (boulevard.new(name, seed=seed, **options).rules for seed in (1, 2))
    assert one.setup != other.setup
    assert one.setup_of(other.start()) == other.setup


def test_unknown_keys_are_ignored() -> None:
    more = {**RECORD, "date": "2026-11-15", "players": {"orange": "A"}, "comment": "x"}
    assert boulevard.from_record(more).record() == RECORD


def changed(path: str, value: Any) -> dict[str, Any]:
    record = copy.deepcopy(RECORD)
    *parents, last = path.split(".")
    place: Any = record
    for key in parents:
        place = place[int(key) if key.isdecimal() else key]
    end = int(last) if last.isdecimal() else last
    if value is None:
        del place[end]
    else:
        place[end] = value
    return record


@pytest.mark.parametrize(
    ("path", "value", "where"),
    [
        ("setup", None, "setup"),
        ("setup", [], "setup"),
        ("moves", None, "moves"),
        ("moves", {}, "moves"),
        ("moves.3", "pass", "moves[3]"),
        ("moves.3", ["orange"], "moves[3]"),
        ("moves.3", ["orange", 7], "moves[3]"),
        ("moves.3", ["orange", "fly a1"], "moves[3]"),
        ("moves.0", ["blue", "lay a1 0"], "moves[0]"),
        ("moves.0", [None, "lay a1 0"], "moves[0]"),
        ("setup.piles", None, "setup.piles"),
        ("setup.piles.orange", [1, 2, 3, 4, 5, 6, 7, 7], "setup.piles.orange"),
        ("setup.piles.blue", [0, 1, 2, 3, 4, 5, 6, 7], "setup.piles.blue"),
        ("setup.piles.blue", [1.0, 2, 3, 4, 5, 6, 7, 8], "setup.piles.blue"),
        ("setup.piles.blue", "12345678", "setup.piles.blue"),
        ("setup.postcards", ["levitation"] * 8, "setup.postcards"),
        ("setup.starts", "random", "setup.starts"),
        ("setup.fountain", "2", "setup.fountain"),
        ("setup.mirror", 0, "setup.mirror"),
        ("setup.penseur", None, "setup.penseur"),
        ("result.orange.total", 999, "result.orange.total"),
        ("result.winner", "nobody", "result.winner"),
        ("result.blue", None, "result.blue"),
        ("result", "x", "result"),
    ],
)
def test_what_is_wrong_is_told_with_its_place(path: str, value: Any, where: str) -> None:
    with pytest.raises(BadRecord) as caught:
        boulevard.from_record(changed(path, value))
    assert caught.value.where == where
    assert where in str(caught.value)


def test_other_formats() -> None:
    for value in ("boulevard/3", "pgn", 1, None):
        with pytest.raises(UnknownFormat, match="boulevard/1"):
            boulevard.from_record({**RECORD, "format": value})
    with pytest.raises(UnknownGame):
        boulevard.from_record({**RECORD, "game": "chess"})
    with pytest.raises(BadRecord):
        boulevard.from_record({**RECORD, "game": 7})
    wrong: list[Any] = [[], "x", None, 7]
    for record in wrong:
        with pytest.raises(BadRecord):
            boulevard.from_record(record)


def test_moves_after_the_end_or_before_it() -> None:
    with pytest.raises(BadRecord, match="over"):
        boulevard.from_record({**RECORD, "moves": [*RECORD["moves"], ["orange", "pass"]]})
    with pytest.raises(BadRecord) as caught:
        boulevard.from_record({**RECORD, "moves": RECORD["moves"][:-1]})
    assert caught.value.key == "record-unfinished"


def places(data: Any, path: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    """The paths to everything inside plain data."""
    found = [path] if path else []
    items = data.items() if isinstance(data, dict) else enumerate(data) if isinstance(data, list) else ()
    for key, value in items:
        found += places(value, (*path, key))
    return found


PLACES = places(RECORD)
JUNK = st.recursive(
    st.none()
    | st.booleans()
    | st.integers()
    | st.floats(allow_nan=False)
    | st.text(max_size=8)
    | st.sampled_from(["a1", "blue"]),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=5), inner, max_size=3),
    max_leaves=5,
)


@settings(max_examples=300)
@given(path=st.sampled_from(PLACES), junk=JUNK, drop=st.booleans())
def test_a_tampered_record_is_refused_or_still_a_game(path: tuple[Any, ...], junk: Any, drop: bool) -> None:
    record: Any = copy.deepcopy(RECORD)
    place = record
    for key in path[:-1]:
        place = place[key]
    if drop:
        del place[path[-1]]
    else:
        place[path[-1]] = junk
    try:
        game = boulevard.from_record(record)
    except BoulevardError:
        return
    assert boulevard.from_record(game.record()).state.tobytes() == game.state.tobytes()


@settings(max_examples=100)
@given(chance=st.randoms(use_true_random=False))
def test_swapped_moves_are_refused_or_still_a_game(chance: random.Random) -> None:
    record = copy.deepcopy(RECORD)
    one, other = chance.sample(range(len(record["moves"])), 2)
    moves = record["moves"]
    moves[one], moves[other] = moves[other], moves[one]
    try:
        assert boulevard.from_record(record).result() == record["result"]
    except BadRecord:
        assert moves != RECORD["moves"]


def records_of(path: Path) -> list[Any]:
    return [parsed(text, where) for where, text in read_texts(path)]


def test_files(tmp_path: Path) -> None:
    one, many = tmp_path / "one.json", tmp_path / "many.jsonl"
    one.write_text(json.dumps(RECORD, indent=1), encoding="utf-8")
    many.write_text((json.dumps(RECORD) + "\n") * 3, encoding="utf-8")
    assert [parsed(text, where) for where, text in read_texts(one)] == [RECORD]
    assert [where for where, _ in read_texts(many)] == ["many.jsonl:1", "many.jsonl:2", "many.jsonl:3"]


def test_of_a_file_with_several_records_every_line_is_one(tmp_path: Path) -> None:
    path = tmp_path / "some.jsonl"
    path.write_text('\n{"a": 1}\n\n{"b": 2}\n', encoding="utf-8")
    assert read_texts(path) == [("some.jsonl:2", '{"a": 1}'), ("some.jsonl:4", '{"b": 2}')]


@pytest.mark.parametrize(
    "text",
    ['{"a": 1}', '{"a": 1}\n', '{\n"a": 1\n}\n', "[" * 100_000 + "\n]"],
    ids=["a line", "a line with an end", "several lines", "a line too deep to be read"],
)
def test_of_a_file_with_one_record_all_of_it_is_that(tmp_path: Path, text: str) -> None:
    path = tmp_path / "one.json"
    path.write_text(text, encoding="utf-8")
    assert read_texts(path) == [("one.json", text)]


@pytest.mark.parametrize("length", [0, 1, 50, 700, -2])
def test_a_file_that_was_cut_off(tmp_path: Path, length: int) -> None:
    path = tmp_path / "cut.json"
    path.write_text(json.dumps(RECORD)[:length], encoding="utf-8")
    with pytest.raises(BadRecord, match="is incomplete"):
        records_of(path)


def test_files_that_can_not_be_read(tmp_path: Path) -> None:
    with pytest.raises(BadRecord):
        records_of(tmp_path / "missing.json")
    (tmp_path / "binary.json").write_bytes(b"\xff\xfe\x00")
    with pytest.raises(BadRecord):
        records_of(tmp_path / "binary.json")
    (tmp_path / "deep.json").write_text("[" * 100_000, encoding="utf-8")
    with pytest.raises(BadRecord):
        records_of(tmp_path / "deep.json")
