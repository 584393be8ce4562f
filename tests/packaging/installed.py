"""What Boulevard does wherever it is installed, without any extra: the README comes true, and games are the same.

This file is run as a program by each environment, with the README's path, and needs nothing but Boulevard. It prints
the hashes of its games, which are equal on any machine: `stored_hashes` has them.
"""

from __future__ import annotations

import doctest
import hashlib
import json
import re
import sys
from importlib.metadata import distribution, entry_points
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray
from typer.testing import CliRunner

import boulevard
from boulevard.cli import app, main
from boulevard.errors import MissingExtra
from boulevard.games.registry import rules

GAMES = 1000
OPTIONS: dict[str, list[dict[str, Any]]] = {
    "paris": [{}, {"postcards": "random", "starts": "random", "mirror": True, "penseur": "own", "fountain": 1}],
    "avenue": [{"players": 1}, {"sheet": "B", "players": 4}],
}
STORED = Path(__file__).parents[1] / "data" / "hashes.json"
WORK = {"rules", "bots", "simulate", "show", "position", "check", "games"}
WEB = ("serve", "think", "backup", "admin", "invite")
NEED = {**dict.fromkeys(WEB, "web"), "dataset": "dataset", "print": "print"}
"""Commands, and the extra that they ask for."""
COMPILE = {"play", "puzzle", "puzzles", "arena", "review", "analyse", "hindsight", "prepare"}
"""Commands that compile bots, which takes too long here; other tests try them."""


def stored_hashes() -> dict[str, Any]:
    """The hashes as they were when the rules last changed."""
    found: dict[str, Any] = json.loads(STORED.read_text(encoding="utf-8"))
    return found


def hashes() -> dict[str, dict[str, str]]:
    """Hash a thousand random games of each kind: as dealt, their moves, their ends and scores; and one told as text."""
    return {f"{name} {json.dumps(options)}": _hashes(name, options) for name in OPTIONS for options in OPTIONS[name]}


def _hashes(name: str, options: dict[str, Any]) -> dict[str, str]:
    game = rules(name).dealt(1, options)
    states = game.deal(GAMES, seed=2)
    dealt = _hash(_bytes(states))
    moves = game.playout(states, seed=3, log=True).log
    ends = {"ends": _hash(_bytes(states)), "scores": _hash(_bytes(game.scores(states)))}
    return {"deals": dealt, "moves": _hash(_bytes(moves)), **ends, "record": _hash(_record(name, options).encode())}


def _record(name: str, options: dict[str, Any]) -> str:
    game = boulevard.new(name, seed="a text", **options)
    while not game.over:
        choices = game.legal(game.turn[0])
        game.play(game.turn[0], choices[7 * len(game.moves) % len(choices)])
    return json.dumps(game.record(), sort_keys=True)


def _bytes(data: NDArray[Any]) -> bytes:
    """The numbers in an array, whatever a machine puts between them and in which order it keeps their bytes."""
    if data.dtype.names:
        return b"".join(_bytes(data[name]) for name in data.dtype.names)
    return np.ascontiguousarray(data, data.dtype.newbyteorder("<")).tobytes()


def _hash(data: bytes) -> str:
    return hashlib.sha256(data).hexdigest()[:32]


def check_readme(readme: Path) -> None:
    """Try the README's examples, and its commands in the folder we are in."""
    failed, tried = doctest.testfile(str(readme), module_relative=False, encoding="utf-8")
    assert not failed
    assert tried > 20
    Path("game.json").write_text(_record("paris", {}), encoding="utf-8")
    commands = re.findall(r"^\| `boulevard (.+?)`", readme.read_text(encoding="utf-8"), re.MULTILINE)
    assert {command.split()[0] for command in commands} == WORK | NEED.keys() | COMPILE
    for command in commands:
        check_command(command.replace("--games 1000", "--games 20"))


def check_command(command: str) -> None:
    """Try a command: it works, or says which extra it needs."""
    name = command.split()[0]
    if name in COMPILE:
        return
    done = CliRunner().invoke(app, [word.strip('"') for word in re.findall(r'"[^"]*"|\S+', command)])
    if name in WORK:
        assert done.exit_code == 0, (command, done.output, done.exception)
    else:
        assert isinstance(done.exception, MissingExtra), (command, done.output, done.exception)
        assert f"boulevard[{NEED[name]}]" in str(done.exception)


def check_installation() -> None:
    """See that what runs is what was installed, with its command."""
    assert Path(boulevard.__file__).is_relative_to(sys.prefix), boulevard.__file__
    assert distribution("boulevard").version == boulevard.__version__
    (command,) = entry_points(group="console_scripts", name="boulevard")
    assert command.load() is main
    assert Path(sys.executable).with_name("boulevard").exists()


if __name__ == "__main__":
    check_installation()
    check_readme(Path(sys.argv[1]))
    print(json.dumps(hashes()))
