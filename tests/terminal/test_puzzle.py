"""A puzzle at the terminal, solved by a script."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from io import StringIO
from pathlib import Path

import pytest
from rich.console import Console
from typer.testing import CliRunner

from boulevard.cli import app
from boulevard.games.registry import NAMES
from boulevard.messages import LANGUAGES, say, speaking
from boulevard.puzzles import Puzzle, shipped, solution
from boulevard.puzzles.making import CHOSEN
from boulevard.terminal.puzzle import Asking
from tests.arena.matches import Here

run = CliRunner().invoke


def asked(puzzle: Puzzle, *texts: str) -> tuple[bool, str]:
    """Answer a puzzle with these lines; return whether it was solved, and the screen."""
    screen = StringIO()

    def typed() -> Iterator[str]:
        yield from texts
        raise EOFError

    source = typed()
    console = Console(file=screen, width=120, force_terminal=False)
    return Asking(puzzle, console, lambda prompt: next(source)).run(), screen.getvalue()


def right(puzzle: Puzzle) -> list[str]:
    return [it.move for it in solution(puzzle) if it.is_asked]


def long(name: str) -> Puzzle:
    return next(it for it in shipped(name) if it.asked > 1)


@pytest.mark.parametrize("name", NAMES)
def test_a_puzzle_is_solved_after_hints_and_a_wrong_move(name: str) -> None:
    puzzle = long(name)
    wrong = next(it for it in puzzle.begun().legal(puzzle.seat) if it != puzzle.line[0][1])
    texts = ["help", "shapes", "moves", "board", "hint", "hint", "hint", "dance", "draw", "build", "", wrong]
    solved, screen = asked(puzzle, *texts, *right(puzzle))
    assert solved
    for text in ("gives away", say("puzzle-refuted"), say("puzzle-again"), say("puzzle-go-on"), say("puzzle-right")):
        assert text in screen
    assert say("puzzle-hint-move", move=puzzle.line[0][1]) in screen
    assert screen.index(say("puzzle-again")) < screen.index(say("puzzle-go-on")) < screen.index(say("puzzle-right"))


@pytest.mark.parametrize("name", NAMES)
def test_the_solution_can_be_seen_and_a_puzzle_left(name: str) -> None:
    puzzle = long(name)
    solved, screen = asked(puzzle, "solution", *right(puzzle))
    assert not solved
    assert all(f"({move})" in screen.replace("\n", " ") for move in right(puzzle))
    for leaving in ((), ("quit",)):
        solved, screen = asked(puzzle, *leaving)
        assert not solved
        assert say("puzzle-right") not in screen


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_speaks_every_language(language: str) -> None:
    with speaking(language):
        solved, screen = asked(long("paris"), "hint", *right(long("paris")))
        assert solved
        assert say("puzzle-right") in screen


def test_commands_find_and_list_puzzles() -> None:
    puzzle = shipped("avenue")[0]
    typed = "".join(f"{move}\n" for move in right(puzzle))
    done = run(app, ["puzzle", "--id", puzzle.identity], input=typed)
    assert done.exit_code == 0, done.output
    assert say("puzzle-right") in done.output
    for options in ([], ["avenue"], ["paris", "--level", "3", "--seed", "1"], ["avenue", "--level", "99"]):
        done = run(app, ["puzzle", *options], input="quit\n")
        assert done.exit_code == 0, done.output
    listed = run(app, ["puzzles", "list", "avenue"])
    assert all(it.identity in listed.output for it in shipped("avenue"))


def test_commands_make_puzzles_and_prove_them_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("boulevard.arena.engines.engine_named", lambda *_: Here())
    made = run(app, ["puzzles", "make", "avenue", "--games", "4", "--seed", "3", "--out", str(tmp_path)])
    assert made.exit_code == 0, made.output
    assert CHOSEN in made.output
    checked = run(app, ["puzzles", "check", "--file", str(tmp_path / CHOSEN)])
    assert checked.exit_code == 0, checked.output
    puzzle = shipped("avenue")[0]
    wrong = tmp_path / "wrong.jsonl"
    wrong.write_text(f"{puzzle.as_line()}\n{replace(puzzle, value=puzzle.value + 1).as_line()}\n", encoding="utf-8")
    checked = run(app, ["puzzles", "check", "--file", str(wrong)])
    assert checked.exit_code == 1
    assert puzzle.identity in checked.output
    assert say("puzzle-checked", count=2, correct=1) in checked.output
