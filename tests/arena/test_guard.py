"""Whatever a bot does, its game ends, the others are not harmed, and the reason is kept."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import threading
from collections.abc import Iterator
from pathlib import Path

import pytest

import boulevard
from boulevard.arena.errors import ArenaFailed
from boulevard.arena.guard import Guard
from boulevard.arena.jobs import Line, Match
from boulevard.arena.match import CRASHED, DOWN, FAILED, NONSENSE, STALLED, Progress, RunningMatch
from boulevard.bots import conversation
from tests.arena.bots import WITNESS
from tests.arena.matches import Long, match, timeless
from tests.waiting import LONGEST, exists, lives, until


@pytest.fixture(scope="module")
def guard() -> Iterator[Guard]:
    guard = Guard()
    yield guard
    guard.close()


def played_here(job: Match) -> Line:
    return RunningMatch(job, Progress(), lambda event: None).play()


def test_a_game_is_the_same_as_in_this_process(guard: Guard) -> None:
    job = match("paris", "random", "First")
    line = guard.carry_out(job)
    assert timeless(line) == timeless(played_here(job))
    assert len(line["times"]) == len(line["moves"])
    assert boulevard.from_record(line).over
    assert "forfeits" not in line
    assert line["players"] == ["random", "tests.arena.bots.First"]
    total = [line["result"][seat]["total"] for seat in line["seats"]]
    assert line["scores"] == total
    assert sorted(line["places"]) == [1, 2]
    assert line["result"]["winner"] == line["seats"][line["places"].index(1)]


@pytest.mark.parametrize(
    ("bot", "reason", "detail"),
    [
        ("Crashing", CRASHED, "ZeroDivisionError: "),
        ("Leaving", CRASHED, "SystemExit: bye"),
        ("Nonsense", NONSENSE, "castle kingside"),
        ("Illegal", NONSENSE, ""),
        ("Unspeakable", CRASHED, "Unspoken"),
        ("Sorry", FAILED, "answer within 3 seconds"),
        ("Deadly", DOWN, ""),
    ],
)
def test_a_bot_that_fails_loses(guard: Guard, bot: str, reason: str, detail: str) -> None:
    line = guard.carry_out(match("avenue", bot, "random", players=2))
    (forfeit,) = line["forfeits"]
    assert (forfeit["seat"], forfeit["reason"], forfeit["move"]) == (0, reason, len(line["moves"]))
    assert detail in forfeit["detail"]
    assert line["places"] == [2, 1]
    assert line["scores"] is None
    assert "result" not in line
    assert (len(line["moves"]) >= 10) == (bot == "Crashing")
    boulevard.from_record(line)


def test_at_a_large_table_the_others_finish(guard: Guard) -> None:
    line = guard.carry_out(match("avenue", "Last", "Crashing", "Stalling", "First", grace=5.0, players=4))
    assert {forfeit["seat"]: forfeit["reason"] for forfeit in line["forfeits"]} == {1: CRASHED, 2: STALLED}
    assert {forfeit["detail"] for forfeit in line["forfeits"] if forfeit["seat"] == 2} == {"5 s"}
    assert boulevard.from_record(line).over
    assert line["places"][1:3] == [3, 3]
    assert sorted((line["places"][0], line["places"][3])) in ([1, 1], [1, 2])
    asked = [seconds is not None for (seat, _), seconds in zip(line["moves"], line["times"], strict=True) if seat == 2]
    assert not any(asked)


def test_a_bot_that_can_not_be_made_forfeits(guard: Guard, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    job = match("avenue", "Unborn", "random", players=2)
    monkeypatch.setenv(WITNESS, str(tmp_path))
    line = played_here(job)
    assert line["forfeits"][0]["detail"] == "RuntimeError: no weights"
    assert line["places"] == [2, 1]


def test_a_process_that_is_lost_once_is_nobodys_fault(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv(WITNESS, str(tmp_path))
    job = match("avenue", "DeadlyOnce")
    guard = Guard()
    try:
        line = guard.carry_out(job)
    finally:
        guard.close()
    assert (tmp_path / "died").exists()
    assert "forfeits" not in line
    assert timeless(line) == timeless(played_here(job))


def test_the_process_ends_with_the_guard_even_in_the_middle_of_a_thought(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setenv(WITNESS, str(tmp_path))
    guard = Guard()
    refused: list[ArenaFailed] = []

    def work() -> None:
        try:
            while True:
                guard.carry_out(match("avenue", "Witness"))
        except ArenaFailed as error:
            refused.append(error)

    thread = threading.Thread(target=work)
    thread.start()
    seen = until(lambda: list(tmp_path.iterdir()))
    guard.close()
    thread.join(LONGEST)
    assert refused
    assert not thread.is_alive()
    parent, child = map(int, seen[0].name.split("-")[:2])
    assert parent == os.getpid()
    assert not exists(child)


STALLED_FOR_EVER = """
from boulevard.arena.guard import Guard
from tests.arena.matches import match
Guard().carry_out(match("avenue", "Stalling"))
"""


def test_a_stalled_bot_does_not_outlive_the_arena(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv(WITNESS, str(tmp_path))
    arena = subprocess.Popen([sys.executable, "-c", STALLED_FOR_EVER], cwd=Path(__file__).parents[2])
    try:
        seen = until(lambda: list(tmp_path.iterdir()))
    finally:
        arena.kill()
        arena.wait()
    child = int(seen[0].name.split("-")[1])
    until(lambda: not lives(child))


def test_a_line_of_ours_may_be_longer_than_those_of_programs(guard: Guard) -> None:
    """Blocks of data sets with many players are."""
    letters = 2 * conversation.LONGEST_LINE
    assert len(guard.carry_out(Long("1", letters))["text"]) == letters


def test_bots_have_one_core_each(guard: Guard) -> None:
    assert "forfeits" not in guard.carry_out(match("avenue", "Single"))


def test_our_own_errors_are_no_forfeits(guard: Guard) -> None:
    job = match("avenue", "First")
    job.deal.setup["roads"] = ["1y"]
    with pytest.raises(ArenaFailed, match="BadRecord"):
        guard.carry_out(job)
    assert guard.carry_out(match("avenue", "First"))["places"] == [1]


def test_who_kills_the_process_between_two_games_is_not_noticed(guard: Guard) -> None:
    guard.carry_out(match("avenue", "First"))
    assert guard._child
    os.kill(guard._child._process.pid, signal.SIGKILL)
    assert guard.carry_out(match("avenue", "Last"))["places"] == [1]
