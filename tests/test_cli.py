"""The command line, as a person uses it."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest
from typer.testing import CliRunner

import boulevard
from boulevard.cli import app
from boulevard.errors import BadOption, BadPosition, BadRecord, NotOnPaper
from boulevard.games.avenue.errors import BadSheet
from boulevard.games.registry import rules
from boulevard.messages import say
from boulevard.simulation import Simulation
from boulevard.terminal.sources import moment_of
from tests.games.paris.policies import Player, played

run = CliRunner().invoke


@pytest.fixture
def record(tmp_path: Path) -> Path:
    game = played(boulevard.new("paris", seed=3), Player(3, ["varied"]))
    path = tmp_path / "game.json"
    path.write_text(json.dumps(game.record()), encoding="utf-8")
    return path


def test_simulate_writes_correct_records_and_statistics(tmp_path: Path) -> None:
    out = tmp_path / "games.jsonl"
    done = run(app, ["simulate", "paris", "--games", "25", "--seed", "1", "--out", str(out)])
    assert done.exit_code == 0, done.output
    for word in ("cli-stat-length", "cli-stat-branching", "cli-stat-score", "cli-stat-first"):
        assert say(word, seat="orange") in done.output
    records = [json.loads(line) for line in out.read_text(encoding="utf-8").splitlines()]
    assert len(records) == 25
    assert all(boulevard.from_record(record).over for record in records)
    assert run(app, ["check", str(out)]).exit_code == 0


@pytest.mark.parametrize(("players", "sheet"), [(1, "A"), (3, "B"), (2, "C")])
def test_everything_works_for_avenue_too(tmp_path: Path, players: int, sheet: str) -> None:
    out, svg = tmp_path / "games.jsonl", tmp_path / "sheet.svg"
    options = ["-o", f"players={players}", "-o", f"sheet={sheet}"]
    done = run(app, ["simulate", "avenue", "--games", "8", "--out", str(out), *options])
    assert done.exit_code == 0, done.output
    assert (say("cli-stat-wins", seat=1) in done.output) == (players > 1)
    assert run(app, ["check", str(out)]).exit_code == 0
    shown = run(app, ["show", str(out), "--line", "2", "--move", "9", "--seat", "0"])
    assert "Player 1" in shown.output
    assert run(app, ["show", str(out), "--svg", str(svg)]).exit_code == 0
    assert svg.read_text(encoding="utf-8").startswith("<svg")


def test_simulate_resumes_where_it_was_cut_off(tmp_path: Path) -> None:
    whole, part = tmp_path / "whole.jsonl", tmp_path / "part.jsonl"
    arguments = ["simulate", "paris", "--games", "12", "--seed", "9", "-o", "postcards=random", "-o", "mirror=true"]
    run(app, [*arguments, "--out", str(whole)])
    text = whole.read_text(encoding="utf-8")
    part.write_text(text[: len(text) // 2], encoding="utf-8")
    assert run(app, [*arguments, "--out", str(part), "--resume"]).exit_code == 0
    assert part.read_text(encoding="utf-8") == text
    assert json.loads(text.splitlines()[0])["setup"]["mirror"] is True


def test_more_games_begin_with_the_same(tmp_path: Path) -> None:
    few, more = tmp_path / "few.jsonl", tmp_path / "more.jsonl"
    run(app, ["simulate", "paris", "--games", "3", "--out", str(few)])
    run(app, ["simulate", "paris", "--games", "6", "--out", str(more)])
    assert more.read_text(encoding="utf-8").startswith(few.read_text(encoding="utf-8"))


def test_show_as_text_and_as_picture(record: Path, tmp_path: Path) -> None:
    shown = run(app, ["show", str(record)])
    assert shown.exit_code == 0
    assert "The game is over." in shown.output
    early = run(app, ["show", str(record), "--move", "1", "--seat", "blue"])
    assert "Blue’s tile" in early.output
    assert "Orange’s tile" not in early.output
    svg = tmp_path / "board.svg"
    assert run(app, ["show", str(record), "--svg", str(svg), "--theme", "dark"]).exit_code == 0
    assert svg.read_text(encoding="utf-8").startswith("<svg")


def test_show_beyond_the_end(record: Path) -> None:
    assert run(app, ["show", str(record), "--move", "999"]).exit_code == 2
    assert run(app, ["show", str(record), "--line", "2"]).exit_code == 2


def test_positions_are_printed_and_shown(tmp_path: Path) -> None:
    game = boulevard.new("avenue", seed=1, players=2)
    for move in ("draw a1", "peek", "draw a2"):
        game.play(game.turn[0], move)
    path, svg = tmp_path / "game.json", tmp_path / "sheet.svg"
    path.write_text(json.dumps(game.record()), encoding="utf-8")
    text = run(app, ["position", str(path)]).output
    assert text == game.position(everything=True) + "\n"
    assert run(app, ["position", str(path), "--seat", "1"]).output == game.position(1) + "\n"
    data = run(app, ["position", text, "--seat", "1", "--json"]).output
    assert json.loads(data) == game.position_data(1)
    assert run(app, ["position", str(path), "--move", "0"]).output.split()[3] != text.split()[3]
    assert run(app, ["show", game.position(1), "--seat", "1"]).output == game.rules.text(game.view(1)) + "\n"
    assert run(app, ["show", text, "--svg", str(svg)]).exit_code == 0
    assert svg.read_text(encoding="utf-8").startswith("<svg")


def test_a_position_that_can_not_come_about_is_shown_and_flagged() -> None:
    odd = "avenue A,B,C/D,E,F/P1,G1,CP A 3y 123/.../...:-:-:-"
    flagged = say("avenue-oddity-turns", player=say("seat-name", number=1), roads=3, peeks=0, cards=0)
    assert flagged in " ".join(run(app, ["show", odd]).output.split())
    with pytest.raises(BadPosition, match="cards"):
        run(app, ["show", odd.replace("3y", "3x")], catch_exceptions=False)


def test_records_that_begin_with_a_position_are_checked(tmp_path: Path) -> None:
    game = boulevard.new("avenue", seed=1)
    game.play(0, "draw a1")
    begun = boulevard.from_position(game.position(everything=True))
    begun.play(0, "peek")
    record, path = begun.record(), tmp_path / "game.json"
    path.write_text(json.dumps(record), encoding="utf-8")
    assert run(app, ["check", str(path)]).exit_code == 0
    assert run(app, ["position", str(path), "--move", "0"]).output == game.position(everything=True) + "\n"
    record["position"]["farms"][1] = "Z"
    path.write_text(json.dumps(record), encoding="utf-8")
    done = run(app, ["check", str(path)])
    assert done.exit_code == 1
    assert "farms.1" in done.output


def test_check_says_what_is_wrong_where(record: Path) -> None:
    assert run(app, ["check", str(record)]).exit_code == 0
    data = json.loads(record.read_text(encoding="utf-8"))
    data["moves"][4][1] = "lay a1 45"
    record.write_text(json.dumps(data), encoding="utf-8")
    done = run(app, ["check", str(record)])
    assert done.exit_code == 1
    assert "moves[4]" in done.output
    record.write_text("{", encoding="utf-8")
    assert run(app, ["check", str(record), str(record)]).exit_code == 1


def test_games_and_help() -> None:
    listed = run(app, ["games"]).output
    assert "penseur" in listed
    assert "1* – 100" in listed
    for command in ("simulate", "show", "check", "play", "games", "prepare"):
        assert command in run(app, ["--help"]).output
        assert run(app, [command, "--help"]).exit_code == 0


@pytest.mark.parametrize("arguments", [["--sheet", "B"], ["--paper", "Letter", "--per-page", "2"]])
def test_print(tmp_path: Path, arguments: list[str]) -> None:
    out = tmp_path / "pad.pdf"
    done = run(app, ["print", "avenue", "--out", str(out), *arguments])
    assert done.exit_code == 0, done.output
    assert out.read_bytes().startswith(b"%PDF")


def test_print_refuses_what_can_not_be_printed(tmp_path: Path) -> None:
    with pytest.raises(NotOnPaper):
        run(app, ["print", "paris", "--out", str(tmp_path / "x.pdf")], catch_exceptions=False)
    with pytest.raises(BadSheet):
        run(app, ["print", "avenue", "--sheet", "Z", "--out", str(tmp_path / "x.pdf")], catch_exceptions=False)
    with pytest.raises(BadOption, match="sheet"):
        run(app, ["print", "paris", "--sheet", "A", "--out", str(tmp_path / "x.pdf")], catch_exceptions=False)


def test_prepare() -> None:
    assert run(app, ["prepare"]).exit_code == 0


def boulevard_command(*arguments: str, typed: str = "") -> subprocess.CompletedProcess[str]:
    code = "from boulevard.cli import main; main()"
    command = [sys.executable, "-c", code, *arguments]
    return subprocess.run(command, input=typed, capture_output=True, text=True, check=False)


def test_errors_are_one_sentence() -> None:
    done = boulevard_command("simulate", "chess")
    assert done.returncode == 1
    assert done.stderr.strip() == say("unknown-game", name="chess", names="paris, avenue")
    assert "Traceback" not in boulevard_command("simulate", "paris", "-o", "mirror=7").stderr


@pytest.mark.parametrize(
    "arguments",
    [
        ["simulate", "paris", "--games", "2", "--out", "/no/such/folder/x"],
        ["print", "avenue", "--out", "/no/such/folder/x.pdf"],
        ["simulate", "paris", "-o", "fountain=--5"],
        ["simulate", "avenue", "-o", "players=10000000000000000000000"],
        ["show", "/no/such/file"],
    ],
)
def test_wrong_input_gives_no_traceback(arguments: list[str]) -> None:
    done = boulevard_command(*arguments)
    assert done.returncode == 1
    assert done.stderr.strip()
    assert "Traceback" not in done.stderr


def test_check_looks_at_every_line(tmp_path: Path) -> None:
    good = json.dumps(boulevard.new("paris", seed=1).record())
    odd = json.dumps({"format": "boulevard/1", "comment": "\u2028", "game": "[/red]", "setup": {"x": "\ud800"}})
    path = tmp_path / "[red]games.jsonl"
    path.write_text(
        "\n".join([good, good[:50], "garbage", good, odd, '{"x": ' + "9" * 5000 + "}", ""]), encoding="utf-8"
    )
    done = boulevard_command("check", str(path))
    assert done.returncode == 1
    assert say("cli-checked", correct=2, count=6) in done.stdout
    assert "[red]games.jsonl:2" in done.stdout
    assert "Traceback" not in done.stderr


def test_a_file_of_other_games_is_not_resumed(tmp_path: Path) -> None:
    out = tmp_path / "games.jsonl"
    run(app, ["simulate", "paris", "--games", "3", "--seed", "1", "--out", str(out)])
    with pytest.raises(BadRecord, match="can’t be continued"):
        run(
            app,
            ["simulate", "paris", "--games", "5", "--seed", "2", "--out", str(out), "--resume"],
            catch_exceptions=False,
        )


def test_stopping_before_the_first_game() -> None:
    simulation = Simulation(rules("paris").dealt(1, {}), 10, 1)
    assert simulation.table().row_count == 1


def test_play_ends_when_nobody_answers() -> None:
    done = boulevard_command("play", "--seed", "1", "--seat", "orange", typed="lay c3 90\n")
    assert done.returncode == 0, done.stderr
    assert "Orange plays: lay c3 90" in done.stdout


def test_a_game_is_played_on_from_a_position_or_from_a_moment_of_a_record(tmp_path: Path) -> None:
    game, path = boulevard.new("avenue", seed=1, players=2), tmp_path / "game.json"
    for move in ("draw a1", "draw b2", "draw a2", "draw b3"):
        game.play(game.turn[0], move)
    path.write_text(json.dumps(game.record()), encoding="utf-8")
    shown = boulevard_command("play", "--from", game.position(), "--seat", "1", "--seed", "-3", typed="draw c3\n")
    assert shown.returncode == 0, shown.stderr
    assert "Player 2 plays: draw c3" in shown.stdout
    saved = tmp_path / "saved.json"
    for more, moves in (([], 5), (["--move", "2"], 3), (["--move", "2", "--seed", "4"], 1)):
        arguments = ["--from", str(path), *more, "--opponent", "friend"]
        done = boulevard_command("play", *arguments, typed=f"draw c1\nsave {saved}\n")
        assert done.returncode == 0, done.stderr
        record = json.loads(saved.read_text())
        assert len(record["moves"]) == moves
        assert boulevard.from_record(record).view()["cards"][:2] == game.view()["cards"][:2]


def test_nothing_is_played_on_from_the_end_nor_with_options(record: Path) -> None:
    for more in ([], ["-o", "starts=blue"]):
        assert run(app, ["play", "--from", str(record), *more]).exit_code == 2


def test_what_is_neither_a_file_nor_a_position_is_called_that() -> None:
    with pytest.raises(BadRecord, match="neither a file nor a position"):
        moment_of("hello", 1, None)


def test_check_names_a_broken_file_once(tmp_path: Path) -> None:
    path = tmp_path / "broken.json"
    path.write_text("{", encoding="utf-8")
    done = run(app, ["check", str(path)])
    assert done.exit_code == 1
    assert done.output.count("broken.json") == 1


def test_help_begins_with_playing() -> None:
    shown = run(app, ["--help"]).output
    places = [shown.index(f"│ {name} ") for name in ("play", "serve", "show", "review", "bots", "games")]
    assert places == sorted(places)
