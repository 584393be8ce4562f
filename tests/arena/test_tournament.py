"""Whole tournaments: the same on any number of processes, and after any interruption."""

from __future__ import annotations

import json
import signal
import subprocess
import sys
from collections.abc import Generator, Sequence
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner

import boulevard
from boulevard.arena import Processes, Standings, Tournament, folder
from boulevard.arena.errors import BadTournament, OtherWork
from boulevard.arena.jobs import Job, Line
from boulevard.bots import measures, registry
from boulevard.bots.errors import UnknownBot
from boulevard.cli import app
from boulevard.errors import BadOption, BadRecord, MissingExtra
from boulevard.messages import say
from tests.arena.bots import WITNESS
from tests.arena.matches import BOTS, Here, timeless
from tests.waiting import lives, until

ROOT = Path(__file__).parents[2]
PAIR = ("random", f"{BOTS}.First")


def lines(folder: Path) -> dict[str, Line]:
    found = [json.loads(line) for line in (folder / "games.jsonl").read_text(encoding="utf-8").splitlines()]
    assert len({line["job"] for line in found}) == len(found)
    return {line["job"]: timeless(line) for line in found}


def shown(standings: Standings) -> Any:
    """The standings but for times."""
    data = standings.as_data()
    return {**data, "standings": [{**entry, "times": None} for entry in data["standings"]]}


def test_one_process_and_two_give_the_same(tmp_path: Path) -> None:
    tournament = Tournament("paris", [*PAIR, f"{BOTS}.Crashing"], games=3)
    told: list[tuple[int, int]] = []
    one = tournament.run(Processes(1), tmp_path / "one", lambda done, total: told.append((done, total)))
    two = tournament.run(Processes(2), tmp_path / "two")
    assert shown(one) == shown(two)
    assert lines(tmp_path / "one") == lines(tmp_path / "two")
    assert len(lines(tmp_path / "one")) == 3 * 4
    assert told == [(done, 12) for done in range(13)]
    checked = CliRunner().invoke(app, ["check", str(tmp_path / "two" / "games.jsonl")])
    assert say("cli-checked", correct=12, count=12) in checked.output
    assert json.loads((tmp_path / "two" / "results.json").read_text(encoding="utf-8"))["played"] == 12
    for name in ("results.txt", "report.html"):
        assert all(bot in (tmp_path / "two" / name).read_text(encoding="utf-8") for bot in tournament.bots)


def test_another_seed_gives_other_games(tmp_path: Path) -> None:
    for seed in (1, 2):
        Tournament("avenue", ["random"], games=2, seed=seed).run(Here(), tmp_path / str(seed))
    one, other = (list(lines(tmp_path / name).values()) for name in ("1", "2"))
    assert one[0]["setup"]["roads"] != other[0]["setup"]["roads"]
    assert one[0]["setup"] != one[1]["setup"]
    assert one[0]["moves"] != other[0]["moves"]


KILLED = """
import os, signal, sys
from pathlib import Path
from boulevard.arena import Processes, Tournament

class Killed(Processes):
    def carry_out(self, jobs):
        for number, line in enumerate(super().carry_out(jobs)):
            if number == 3:
                os.kill(os.getpid(), signal.SIGKILL)
            yield line

Tournament("avenue", ["tests.arena.bots.Witness"], games=8).run(Killed(2), Path(sys.argv[1]))
"""


def test_nothing_is_lost_when_the_arena_is_killed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    seen, out = tmp_path / "seen", tmp_path / "out"
    seen.mkdir()
    monkeypatch.setenv(WITNESS, str(seen))
    arena = subprocess.run([sys.executable, "-c", KILLED, str(out)], cwd=ROOT, check=False)
    assert arena.returncode == -signal.SIGKILL
    children = [int(name.name.split("-")[1]) for name in seen.iterdir()]
    games = out / "games.jsonl"
    kept = games.read_bytes()
    assert kept.count(b"\n") == 3
    assert not (out / "report.html").exists()
    games.write_bytes(kept[: kept.rindex(b"\n") + 1] + kept[:100])
    resumed = Tournament("avenue", [f"{BOTS}.Witness"], games=8).run(Here(), out)
    assert resumed.heading.played == 8
    assert games.read_bytes().startswith(kept[: kept.rindex(b"\n") + 1])
    whole = Tournament("avenue", [f"{BOTS}.Witness"], games=8).run(Here(), tmp_path / "whole")
    assert shown(resumed) == shown(whole)
    assert lines(out) == lines(tmp_path / "whole")
    assert children
    until(lambda: not any(map(lives, children)))


def test_a_line_is_on_disk_as_soon_as_it_is_written(tmp_path: Path) -> None:
    with folder.opened(tmp_path, {}, [folder.GAMES]) as logs:
        logs[folder.GAMES].write({"job": "1"})
        assert (tmp_path / folder.GAMES).read_text(encoding="utf-8") == '{"job": "1"}\n'


def test_a_broken_file_is_refused(tmp_path: Path) -> None:
    (tmp_path / folder.GAMES).write_text('{"job": "1"}\nbroken\n{"job": "2"}\n', encoding="utf-8")
    with pytest.raises(BadRecord, match=r"games\.jsonl:2"), folder.opened(tmp_path, {}, [folder.GAMES]):
        pass


def test_ctrl_c_leaves_results_of_what_there_is(tmp_path: Path) -> None:
    tournament = Tournament("avenue", ["random"], games=6)
    part = tournament.run(Here(most=4), tmp_path)
    assert (part.heading.played, part.heading.planned) == (4, 6)
    assert "4 of 6 games" in (tmp_path / "results.txt").read_text(encoding="utf-8")
    whole = tournament.run(Here(most=2), tmp_path)
    assert whole.heading.played == 6
    assert "6 of 6 games" in (tmp_path / "results.txt").read_text(encoding="utf-8")


def test_a_folder_takes_more_games_and_bots_but_no_other_tournament(tmp_path: Path) -> None:
    Tournament("avenue", ["random"], games=2).run(Here(), tmp_path)
    more = Tournament("avenue", ["random", f"{BOTS}.Last"], games=3).run(Here(most=4), tmp_path)
    assert (more.heading.played, more.heading.planned) == (6, 6)
    fewer = Tournament("avenue", [f"{BOTS}.Last"], games=1).run(Here(most=0), tmp_path)
    assert (fewer.heading.played, fewer.entries[0].games) == (1, 1)
    for other in (
        Tournament("avenue", ["random"], games=2, seed=2),
        Tournament("avenue", ["random"], games=2, options={"sheet": "B"}),
        Tournament("paris", PAIR, games=2),
    ):
        with pytest.raises(OtherWork, match="games of something else"):
            other.run(Here(), tmp_path)
    assert len(lines(tmp_path)) == 6


def test_two_can_not_play_into_one_folder(tmp_path: Path) -> None:
    tournament = Tournament("avenue", ["random"], games=1)

    class Nosy(Here):
        def carry_out(self, jobs: Sequence[Job]) -> Generator[Line, None, None]:
            if jobs:
                with pytest.raises(OtherWork, match="Another process"):
                    tournament.run(Here(), tmp_path)
            yield from super().carry_out(jobs)

    assert tournament.run(Nosy(), tmp_path).heading.played == 1


@pytest.mark.parametrize(
    ("arguments", "error"),
    [
        ({"bots": ["random"]}, BadTournament),
        ({"bots": ["random", "random"]}, BadTournament),
        ({"bots": PAIR, "anchor": ("level:1", 0.0)}, BadTournament),
        ({"bots": PAIR, "options": {"players": 4}}, BadOption),
        ({"bots": ["random", "no-such-bot"]}, UnknownBot),
        ({"bots": ["random", f"{BOTS}.Unborn"]}, BadTournament),
    ],
)
def test_tournaments_that_can_not_be(
    arguments: dict[str, Any], error: type[Exception], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(WITNESS, "there")
    with pytest.raises(error):
        Tournament("paris", **arguments).run(Here())


def test_levels_are_kept_by_what_they_mean(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    level = registry.Level(1, "One", "random", "", 0)
    monkeypatch.setattr("boulevard.bots.registry.levels", lambda game: [level])
    monkeypatch.setattr("boulevard.arena.tournament.ready_bot", lambda game, spec: None)
    tournament = Tournament("avenue", ["level:1"], games=2)
    assert [list(match.specs) for match in tournament.matches] == [["random"]] * 2
    first = tournament.run(Here(), tmp_path)
    assert [entry.bot for entry in first.entries] == ["level:1"]
    level = registry.Level(1, "One", f"{BOTS}.First", "", 0)
    assert shown(Tournament("avenue", ["level:1"], games=2).run(Here(), tmp_path)) != shown(first)
    assert len(lines(tmp_path)) == 4


def test_games_have_their_own_figures_and_yardsticks(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    package = registry.module("avenue")
    monkeypatch.setattr(measures, "prepare", lambda game: None)
    monkeypatch.setattr(package, "figures", lambda result, seat: {"farms": len(result["players"][seat])}, raising=False)
    asked: list[str] = []

    def yardstick(record: dict[str, Any]) -> dict[str, float] | None:
        assert not boulevard.from_record(record).moves
        asked.append(record["setup"]["roads"])
        return {"best": 10.0} if len(asked) < 3 else None

    monkeypatch.setattr(package, "yardstick", yardstick, raising=False)
    tournament = Tournament("avenue", ["random", f"{BOTS}.Last"], games=3, hindsight=True)
    found = tournament.run(Here(), tmp_path)
    assert found.yardstick == {"best": 10.0}
    assert found.entries[0].figures == {"farms": 5.0}
    assert found.entries[0].share
    best = found.entries[0].bot
    scores = [line["scores"][0] for line in lines(tmp_path).values() if line["players"] == [best] and line["deal"] < 2]
    assert found.entries[0].share.value == pytest.approx(sum(scores) / 20)
    tournament.run(Here(), tmp_path)
    assert len(asked) == 3


def test_hindsight_needs_a_yardstick(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delattr(registry.module("paris"), "yardstick", raising=False)
    with pytest.raises(BadTournament, match="can’t be worked out for Paris"):
        Tournament("paris", PAIR, hindsight=True)


def test_the_command(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr("boulevard.arena.engine_named", lambda *choice: Here())
    bots = f"random {BOTS}.First {BOTS}.Last {BOTS}.Crashing"
    done = CliRunner().invoke(app, ["arena", "avenue", "--bots", bots, "--games", "1", "--players", "4"])
    assert done.exit_code == 0, done.output
    assert "OpenSkill" in done.output
    (folder,) = tmp_path.iterdir()
    assert folder.name.startswith("arena-avenue-")
    assert {path.name for path in folder.iterdir()} >= {"games.jsonl", "results.txt", "results.json", "report.html"}
    assert len(lines(folder)) == 4
    arguments = ["arena", "paris", "--bots", "random", "--bots", f"{BOTS}.First", "--games", "2", "--anchor"]
    anchored = CliRunner().invoke(app, [*arguments, "random=1500"])
    assert anchored.exit_code == 0, anchored.output
    assert "+1500 ± 0" in anchored.output
    assert CliRunner().invoke(app, [*arguments, "random"]).exit_code == 2


def test_larger_tables_need_an_extra_before_anything_is_played(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "openskill.models", None)
    trio = Tournament("avenue", [*PAIR, f"{BOTS}.Last"], games=1, options={"players": 3})
    with pytest.raises(MissingExtra, match=r"boulevard\[arena\]"):
        trio.run(Here(), tmp_path / "out")
    assert not (tmp_path / "out").exists()


def test_ray_is_an_extra(monkeypatch: pytest.MonkeyPatch) -> None:
    from boulevard.arena import engine_named

    monkeypatch.setitem(sys.modules, "ray", None)
    with pytest.raises(MissingExtra, match=r"boulevard\[cluster\]"):
        Tournament("avenue", ["random"], games=1).run(engine_named("ray"))
