"""The puzzles that come with Boulevard: how many, how large, how different, and found by name and by day."""

from __future__ import annotations

import doctest
from collections import Counter
from datetime import date, timedelta
from pathlib import Path

import pytest

from boulevard.bots.registry import beside, levels
from boulevard.games.avenue.components import sheet_names
from boulevard.games.paris.play.state import POSTCARDS
from boulevard.games.registry import NAMES, rules
from boulevard.puzzles import BadPuzzle, Puzzle, UnknownPuzzle, find, near, of_day, shipped, theme_names
from boulevard.puzzles.shipped import FILE

MOST_BYTES = 200_000


def test_there_are_enough_and_they_are_small() -> None:
    assert len(shipped("paris")) >= 365
    assert len(shipped("avenue")) >= 100
    paths = [path for name in NAMES if (path := beside(name, FILE))]
    assert len(paths) == len(NAMES)
    assert sum(path.stat().st_size for path in paths) < MOST_BYTES


@pytest.mark.parametrize("name", NAMES)
def test_they_differ_and_say_themselves(name: str) -> None:
    puzzles = shipped(name)
    assert len({it.identity for it in puzzles}) == len({it.position for it in puzzles}) == len(puzzles)
    for it in puzzles:
        given, state = rules(name).from_position(it.position)
        assert given.position(state) == it.position
        assert given.turn(state)[0] == it.seat
        assert it.themes
        assert all(map(str, theme_names(it)))
        assert it.is_proven
        assert Puzzle.of_line(it.as_line()) == it


def test_puzzles_of_paris_have_all_themes_and_strengths() -> None:
    puzzles = shipped("paris")
    themes = Counter(theme for it in puzzles for theme in it.themes)
    assert {*POSTCARDS, "light", "group", "room", "blocking"} == set(themes)
    assert all(it.gap >= 2 for it in puzzles)
    assert {it.asked for it in puzzles} == {1, 2, 3}
    assert sum(max(it.missed_by, default=0) >= 3 for it in puzzles) > 0.9 * len(puzzles), "some are for beginners"
    assert max(it.rating for it in puzzles) - min(it.rating for it in puzzles) > 800


def test_puzzles_of_avenue_are_on_all_sheets_with_three_to_six_cards() -> None:
    puzzles = shipped("avenue")
    assert {it.position.split()[1] for it in puzzles} == set(sheet_names())
    assert {1 + len(it.coming) for it in puzzles} == {3, 4, 5, 6}
    assert all(it.asked == 1 + len(it.coming) for it in puzzles)


def test_a_puzzle_is_found_by_its_name_and_no_other() -> None:
    for name in NAMES:
        puzzle = shipped(name)[3]
        assert find(puzzle.identity) is puzzle
    with pytest.raises(UnknownPuzzle, match="nothing"):
        find("nothing")


def test_every_day_has_another_puzzle_until_all_have_had_theirs() -> None:
    count = len(shipped("paris"))
    days = [of_day("paris", date(2026, 11, 19) + timedelta(number)) for number in range(count)]
    assert len({it.identity for it in days}) == count
    assert of_day("paris", date(2026, 11, 19) + timedelta(count)) == days[0]


def test_the_nearest_come_first() -> None:
    wanted = levels("paris")[5].strength
    distances = [abs(it.rating - wanted) for it in near("paris", wanted)]
    assert distances == sorted(distances)
    assert len(distances) == len(shipped("paris"))


@pytest.mark.parametrize("text", ["", "[]", "{}", '{"game":"paris"}', '{"line":5}', "null", '{"line":[[1]]}'])
def test_what_is_no_puzzle_is_refused(text: str) -> None:
    with pytest.raises(BadPuzzle):
        Puzzle.of_line(text)


def test_the_page_on_puzzles_says_what_is_true() -> None:
    page = Path(__file__).parents[2] / "docs" / "puzzles.md"
    assert doctest.testfile(str(page), module_relative=False).failed == 0
    assert all(f"`{name}" in page.read_text(encoding="utf-8") for name in ("shipped", "answer", "personal", "check"))
