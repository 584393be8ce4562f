"""A game in a package of its own shows up everywhere; one that is broken is left out, and keeps nobody from playing."""

from __future__ import annotations

import re
import subprocess
import sys
from dataclasses import fields, replace
from pathlib import Path

import pytest

import boulevard
from boulevard.bots.registry import bots, levels, middle, strongest
from boulevard.errors import NoRules
from boulevard.games import registry
from boulevard.games.kernels.compiled import is_ready, part_of, sources
from boulevard.games.package import GamePackage
from boulevard.games.rulebook import rulebook
from boulevard.messages import catalogue
from tests.packages import EXAMPLE, environment, install, offer

SHOWN = (".py", ".toml", ".html")
ROOT = Path(__file__).parents[1]
COMMANDS = """
import sys
from pathlib import Path
from typer.testing import CliRunner
import boulevard
from boulevard.cli import app
from boulevard.errors import NoPositions
from boulevard.games.game import Game

def run(command, typed=""):
    done = CliRunner().invoke(app, command.split(), input=typed)
    assert done.exit_code == 0, (command, done.output, done.exception)
    return done.output

folder = sys.argv[1]
assert "goofspiel: Goofspiel" in run("games")
assert "Bids what a prize is worth." in run("bots goofspiel")
assert "Nobody sees it until all have chosen." in run("rules goofspiel")
played = run("play goofspiel --seed 4 -o cards=5 --opponent fair", "moves\\nhint\\nbid 9\\n" + "".join(
    f"bid {card}\\n" for card in range(1, 6)))
assert "Final" in played or "winners" in played, played
run(f"simulate goofspiel --games 5 -o players=3 --out {folder}/games.jsonl")
assert "Correct records: 5 of 5." in run(f"check {folder}/games.jsonl")
assert "No more prizes to come" in run(f"show {folder}/games.jsonl")
done = CliRunner().invoke(app, ["position", f"{folder}/games.jsonl"])
assert isinstance(done.exception, NoPositions), done.exception
game = boulevard.new("goofspiel")
game.play(0, "bid 2")
begun = Game.from_state(game.rules, game.state)
begun.play(1, "bid 3")
assert begun.moves == [(1, "bid 3")] and begun.view(0)["bids"][0] == [2, 3], begun.view(0)
assert "Player 3" in run(f"review {folder}/games.jsonl")
run(f"show {folder}/games.jsonl --svg {folder}/board.svg --line 2")
assert "<svg" in Path(folder, "board.svg").read_text(encoding="utf-8")
if __name__ == "__main__":
    bots = "--bots level:3 --bots random --players 2"
    assert "level:3" in run(f"arena goofspiel {bots} --games 4 --workers 1 --out {folder}/arena")
"""


@pytest.fixture(scope="module")
def example(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return install(EXAMPLE, tmp_path_factory.mktemp("example"))


def run(example: Path, *command: str) -> None:
    done = subprocess.run(
        [sys.executable, *command], env=environment(example), cwd=example, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stdout + done.stderr


def test_the_example_does_what_every_game_must(example: Path) -> None:
    options = ("-q", "-x", "-c", "/dev/null", f"--rootdir={example}", "-p", "no:cacheprovider", "-p", "no:xdist")
    run(example, "-m", "pytest", *options, str(EXAMPLE / "tests"))


def test_all_commands_know_the_example(example: Path, tmp_path: Path) -> None:
    script = tmp_path / "commands.py"
    script.write_text(COMMANDS, encoding="utf-8")
    run(example, str(script), str(tmp_path))


def test_a_process_for_bots_warms_up_for_the_example(example: Path) -> None:
    run(example, "-c", "from boulevard.web.thinking.warming import warm; assert warm('goofspiel') == 'goofspiel'")


def test_the_example_is_small_and_nothing_of_ours_knows_it() -> None:
    files = [path for path in (EXAMPLE / "src").rglob("*") if path.suffix in (".py", ".html", ".ftl", ".css", ".toml")]
    assert sum(len(path.read_text(encoding="utf-8").splitlines()) for path in files) < 500
    ours = [path for path in (ROOT / "src").rglob("*") if path.suffix in (".py", ".html", ".ftl", ".css", ".js")]
    assert [path for path in ours if "goofspiel" in path.read_text(encoding="utf-8").lower()] == []


def test_the_guide_shows_the_example_as_it_is() -> None:
    """Every block of code stands in a file of the example; all parts are explained, and all files but words shown."""
    page = (ROOT / "docs" / "adding-a-game.md").read_text(encoding="utf-8")
    blocks = re.findall(r"```\w+\n(.*?)```", page, re.DOTALL)
    texts = {path.name: _plain(path.read_text(encoding="utf-8")) for path in EXAMPLE.rglob("*") if path.suffix in SHOWN}
    shown = [next((name for name, text in texts.items() if _plain(block) in text), block) for block in blocks]
    assert set(shown) == texts.keys() - {"terminal.py"}
    for part in (it.name for it in fields(GamePackage) if it.name not in ("info", "rules")):
        assert re.search(rf"^\| .*`{part}`.* \|", page, re.MULTILINE)


def _plain(code: str) -> str:
    """Code without its indentation, which is less where a part of a class stands alone."""
    return " ".join(code.split())


BROKEN = {
    "missing": ("nowhere:GAME", "ModuleNotFoundError"),
    "crash": ("crash:GAME", "ZeroDivisionError"),
    "wrong": ("parts:SOMETHING", "TypeError"),
    "paris": ("parts:TAKEN", "another game called 'paris'"),
    "over": ("parts:RESERVED", "can't be the name"),
    "other": ("parts:TAKEN", "is called 'paris'"),
    "headless": ("parts:HEADLESS", "No module named 'headless_rules'"),
    "mute": ("parts:MUTE", "has no sentences"),
    "echo": ("parts:ECHO", "unknown-game"),
    "garbled": ("parts:GARBLED", "ValueError"),
}
PARTS = """
from boulevard.games.contract import GameInfo
from boulevard.games.package import GamePackage

def package(name, rules="parts", **more):
    return GamePackage(GameInfo(name, name, range(2, 3), {}), rules, **more)

SOMETHING = "a game"
TAKEN = package("paris")
RESERVED = package("over")
HEADLESS = package("headless", "headless_rules")
MUTE = package("mute", messages="mute_words")
ECHO = package("echo", messages="echo_words")
GARBLED = package("garbled", messages="garbled_words")
"""
WORDS = {"mute": "", "echo": "unknown-game = What?\n", "garbled": "garbled = { $count -> [one] one\n"}


def test_a_broken_package_is_left_out_and_says_why(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    offer(tmp_path, "broken-games", {name: value for name, (value, _) in BROKEN.items()})
    (tmp_path / "crash.py").write_text("1 / 0", encoding="utf-8")
    (tmp_path / "parts.py").write_text(PARTS, encoding="utf-8")
    for name, words in WORDS.items():
        folder = tmp_path / f"{name}_words" / "en"
        folder.mkdir(parents=True)
        (folder / "words.ftl").write_text(words, encoding="utf-8")
    monkeypatch.syspath_prepend(tmp_path)
    before = dict(catalogue())
    with pytest.warns(UserWarning, match="left out") as warned:
        assert list(registry.packages.__wrapped__()) == list(registry.NAMES)
    said = {str(warning.message).split("“")[1].split("”")[0]: str(warning.message) for warning in warned}
    assert said.keys() == BROKEN.keys()
    for name, (_, reason) in BROKEN.items():
        assert reason in said[name]
        assert "broken-games" in said[name]
    assert dict(catalogue()) == before


def test_a_game_without_parts_has_what_every_game_has(monkeypatch: pytest.MonkeyPatch) -> None:
    """No bots, no levels, no rulebook, no figures: what is left are the bots that play every game."""
    bare = {
        name: replace(package, bots=None, terminal=None, rulebook=None, figures=None, web=None)
        for name, package in registry.packages().items()
    }
    monkeypatch.setattr(registry, "packages", lambda: bare)
    levels.cache_clear()
    try:
        assert [level.spec for level in levels("avenue")] == ["random"]
        assert middle("avenue").number == 1
        assert strongest("avenue") == "sampler"
        assert list(bots("avenue"))[:2] == ["random", "sampler"]
        with pytest.raises(NoRules, match="Avenue"):
            rulebook("avenue")
    finally:
        levels.cache_clear()


def test_machine_code_of_a_package_belongs_to_its_own_sources(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """What is compiled for a package is compiled again when its files change; one without kernels needs nothing."""
    folder = tmp_path / "kernelled"
    folder.mkdir()
    (folder / "__init__.py").write_text("", encoding="utf-8")
    (folder / "helper.py").write_text("def twice(number):\n    return 2 * number\n", encoding="utf-8")
    (folder / "engine.py").write_text("from kernelled.helper import twice\n# @kernel\n", encoding="utf-8")
    (tmp_path / "plain_game.py").write_text("", encoding="utf-8")
    monkeypatch.syspath_prepend(tmp_path)
    assert part_of("kernelled.engine") == "kernelled"
    assert {path.name for path in sources("kernelled")} == {"engine.py", "helper.py"}
    assert is_ready("plain_game", "plain")


def test_games_are_found_without_the_rules() -> None:
    """The list of games is light: entry points are read when it is asked for, and no rules are loaded for it."""
    code = "import sys, boulevard; assert boulevard.games(); assert 'numba' not in sys.modules"
    subprocess.run([sys.executable, "-c", code], check=True)


def test_our_own_games_are_described_in_the_same_way() -> None:
    assert list(boulevard.games())[:2] == list(registry.NAMES)
    assert all(registry.package(name).info.name == name for name in registry.names())
