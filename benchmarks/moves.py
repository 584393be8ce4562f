"""Games played move by move from Python, ours and OpenSpiel's, in one run: by numbers, and by notation.

    python -m benchmarks.moves [--rounds 15] [--write]

Every loop is as short as its library allows: until the game is over, list the legal moves, draw one, make it. New games
are part of the time: those by numbers are dealt as for simulations, as OpenSpiel's are, those by notation by
`boulevard.new`. `--write` puts the table into docs/benchmarks.md.
"""

from __future__ import annotations

import argparse
import os
import random
import re
from collections.abc import Mapping
from statistics import median

import boulevard
from benchmarks import machine, openspiel
from benchmarks.measure import Contender, Run, Series, take_turns
from benchmarks.players import share
from benchmarks.report import PAGE, Grid, Target, console, times, verdicts, whole
from boulevard.games.game import Game

GAMES = {"paris": 150, "avenue": 150}
GAMES_AS_TEXT = 60
YARDSTICKS = ("amazons", "havannah", "quoridor")
SECTION = "Move by move from Python"
PROFILE = """\
- Where a move of Paris went before (10.4 µs): 0.25 µs into the rules; 0.9 µs into finding out the types of arguments,
  in each of three calls; the rest into fields of records, tuples and dictionaries. Now one call carries a move out and
  lists the next ones; it takes the machine code itself, without the types (0.3 µs instead of 0.65 µs, of which 0.15 µs
  are work), and keeps the interpreter lock. Lists are read by `struct`, which makes the tuple at once. A notation is
  written once for each number, and kept with the edition."""
BY_NUMBER, BY_NOTATION = 500_000, 60_000


def numbers(name: str) -> str:
    return f"{name.title()}, `game.actions`, `game.apply`"


def notation(name: str) -> str:
    return f"{name.title()}, `game.legal`, `game.play`"


def contenders() -> list[Contender]:
    ours = [
        Contender(told(name), 1, lambda seed, play=play, name=name: play(name, seed))  # type: ignore[misc]
        for name in GAMES
        for told, play in ((numbers, _by_number), (notation, _by_notation))
    ]
    return ours + openspiel.by_python_alone(YARDSTICKS)


def _by_number(name: str, seed: int) -> Run:
    choice, rules = random.Random(seed).choice, boulevard.rules(name)
    run, moves = Run(games=GAMES[name]), 0
    with run.timed():
        for game in Game.dealt(rules, run.games, seed):
            while not game.over:
                seat = game.turn[0]
                game.apply(seat, choice(game.actions(seat)))
                moves += 1
    run.moves = moves
    return run


def _by_notation(name: str, seed: int) -> Run:
    choice = random.Random(seed).choice
    run, moves = Run(games=GAMES_AS_TEXT), 0
    with run.timed():
        for number in range(run.games):
            game = boulevard.new(name, seed=number)
            while not game.over:
                seat = game.turn[0]
                game.play(seat, choice(game.legal(seat)))
                moves += 1
    run.moves = moves
    return run


def _reached(series: Series) -> float:
    """Decisions in a second in which a core really worked: others may hold the machine."""
    return median(run.moves / run.busy for run in series.runs)


def table(found: Mapping[str, Series]) -> Grid:
    yardsticks = [found[name] for name in map(openspiel.by_python, YARDSTICKS) if name in found]
    columns = ["move by move", "decisions/s", "in a core's second", "core", *(f"× {name}" for name in YARDSTICKS)]
    rows = [
        [
            series.contender.name,
            whole(series.decisions),
            whole(_reached(series)),
            f"{series.share:.0%}",
            *(times(_reached(series) / _reached(yardstick)) for yardstick in yardsticks),
        ]
        for series in found.values()
    ]
    return Grid(SECTION, columns, rows)


def targets(found: Mapping[str, Series]) -> list[Target]:
    wanted = ((numbers("paris"), BY_NUMBER), (notation("paris"), BY_NOTATION))
    return [_target(found[name], least) for name, least in wanted]


def _target(series: Series, least: int) -> Target:
    reached = _reached(series)
    found = f"{whole(reached)} in a second of a core ({share(series)})"
    return Target(f"{series.contender.name}: decisions a second", f"≥ {whole(least)}", found, reached >= least)


def main() -> None:
    parser = argparse.ArgumentParser(prog="benchmarks.moves", description=__doc__)
    parser.add_argument("--rounds", type=int, default=15)
    parser.add_argument("--write", action="store_true")
    asked = parser.parse_args()
    found = take_turns(contenders(), asked.rounds, lambda: None)
    for grid in (table(found), verdicts(targets(found))):
        grid.show(console())
    if asked.write:
        _write(found, asked.rounds)


def _write(found: Mapping[str, Series], rounds: int) -> None:
    """Put the table into the page, in the place of an older one."""
    load = os.getloadavg()[0]
    head = (
        f"Written by `python -m benchmarks.moves --write`: {rounds} rounds, {machine.description()}; load {load:.0f}."
    )
    lines = table(found).markdown().split("\n", 2)
    section = "\n".join([lines[0], "", head, *lines[1:]])
    page = PAGE.read_text(encoding="utf-8")
    kept = re.sub(rf"## {SECTION}\n.*?(?=\n## |\Z)", lambda _: f"{section}\n", page, count=1, flags=re.DOTALL)
    PAGE.write_text(kept, encoding="utf-8")


if __name__ == "__main__":
    main()
