"""Making puzzles: the same from the same seed, gone on with after any end, varied; and graded as levels find them."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from boulevard.arena.errors import OtherWork
from boulevard.bots.registry import levels
from boulevard.games.registry import NAMES
from boulevard.puzzles import NoPuzzles, Puzzle, check, shipped
from boulevard.puzzles.checking import checks, failures
from boulevard.puzzles.choosing import chosen
from boulevard.puzzles.grading import HIGHEST, LOWEST, TRIES, Tried, rated
from boulevard.puzzles.making import CHOSEN, FOUND, Making
from boulevard.puzzles.shipped import read
from tests.arena.matches import Here


@pytest.mark.parametrize("name", NAMES)
def test_what_is_made_is_proven_and_goes_on_where_it_ended(name: str, tmp_path: Path) -> None:
    making = Making(name, games=4, seed=3)
    told = list[tuple[int, int]]()
    whole = making.run(tmp_path / "whole", Here(), lambda games, found: told.append((games, found)))
    making.run(tmp_path / "parts", Here(most=1))
    assert len((tmp_path / "parts" / FOUND).read_text(encoding="utf-8").splitlines()) == 1
    with (tmp_path / "parts" / FOUND).open("a", encoding="utf-8") as file:
        file.write('{"job": "1", "puz')  # a power cut
    assert making.run(tmp_path / "parts", Here()) == whole
    assert whole == list(read(tmp_path / "parts" / CHOSEN))
    assert [games for games, _ in told] == [0, 1, 2, 3, 4]
    assert told[-1][1] >= len(whole) > 0
    for it in whole:
        check(it)


def test_more_games_of_the_same_seed_add_to_what_was_found(tmp_path: Path) -> None:
    few = Making("avenue", games=2, seed=3).run(tmp_path, Here())
    more = Making("avenue", games=4, seed=3).run(tmp_path, Here(most=2))
    assert {it.identity for it in few} <= {it.identity for it in more}


def test_a_folder_of_other_work_is_refused(tmp_path: Path) -> None:
    Making("avenue", games=1, seed=3).run(tmp_path, Here())
    for other in (Making("avenue", games=1, seed=4), Making("paris", games=1, seed=3)):
        with pytest.raises(OtherWork):
            other.run(tmp_path, Here())


def test_a_game_that_can_not_be_proven_makes_none(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("boulevard.puzzles.answering.prover", lambda game: None)
    with pytest.raises(NoPuzzles):
        Making("paris", games=1).run(tmp_path / "new", Here())
    assert not (tmp_path / "new").exists()


def test_checks_say_what_is_wrong_with_which_puzzle() -> None:
    first, second = shipped("avenue")[:2]
    wrong = [replace(first, rating=first.rating + 1), replace(second, value=second.value + 1), first]
    found = list(failures(checks(wrong), Here()))
    assert first.identity in found[0]
    assert "grade" in found[0]
    assert second.identity in found[1]
    assert "value" in found[1]
    assert found[2] == ""
    broken = replace(first, position="avenue nonsense")
    assert broken.identity in next(failures(checks([broken]), Here()))


def test_a_choice_is_the_same_in_any_order_and_leaves_cheap_ones_out() -> None:
    puzzles = list(shipped("paris"))[:60]
    few = chosen(puzzles, 20)
    assert len(few) == 20
    assert chosen(puzzles[::-1], 20) == few
    assert chosen([replace(it, missed_by=(1, 2)) for it in puzzles], 20) == []
    assert len({theme for it in few for theme in it.themes}) >= 10


FOUND_OFTEN = st.lists(st.integers(0, TRIES), min_size=8, max_size=8)


@given(FOUND_OFTEN, st.integers(0, 7))
def test_a_puzzle_that_is_found_more_often_is_easier(often: list[int], which: int) -> None:
    def rating(found: list[int]) -> float:
        return rated([Tried(level, it) for level, it in zip(levels("paris"), found, strict=True)])

    assert LOWEST < rating(often) < HIGHEST
    more = [min(TRIES, it + (number == which)) for number, it in enumerate(often)]
    assert rating(more) <= rating(often)
    assert (rating(more) < rating(often)) == (more != often)


def test_lines_of_the_file_are_plain_json() -> None:
    puzzle: Puzzle = shipped("paris")[0]
    assert json.loads(puzzle.as_line())["position"] == puzzle.position
