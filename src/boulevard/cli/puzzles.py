"""Puzzles: solving one, listing them, proving them again, and making more."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Annotated

import typer
from rich.table import Table

import boulevard
from boulevard.cli.app import DEFAULT, GameName, app, console, tell
from boulevard.cli.bots import Address, EngineName, Where, Workers
from boulevard.messages import say

NEAREST = 12
"""Puzzles of about a strength, one of which is drawn."""

puzzles = typer.Typer(help=say("puzzle-about"), no_args_is_help=True)
app.add_typer(puzzles, name="puzzles")


@app.command("puzzle", help=say("cli-puzzle"), epilog=say("puzzle-examples"))
def solve(
    game: GameName = DEFAULT,
    level: Annotated[int | None, typer.Option(min=1, help=say("cli-opt-puzzle-level"))] = None,
    name: Annotated[str | None, typer.Option("--id", metavar="ID", help=say("cli-opt-puzzle-id"))] = None,
    seed: Annotated[int | None, typer.Option(help=say("cli-opt-puzzle-seed"))] = None,
) -> None:
    """Solve a puzzle in this terminal."""
    from datetime import date

    from boulevard.bots.registry import levels
    from boulevard.puzzles import find, near, of_day
    from boulevard.terminal.puzzle import Asking

    if name:
        chosen = find(name)
    elif level is None and seed is None:
        chosen = of_day(game, date.today())
    else:
        strengths = [it.strength for it in levels(game)]
        rating = strengths[min(level or len(strengths) // 2, len(strengths)) - 1]
        found = near(game, rating)[:NEAREST]
        chosen = Random(seed).choice(found) if found else of_day(game, date.today())
    Asking(chosen, console, lambda prompt: console.input(prompt + " ")).run()


@puzzles.command("list", help=say("cli-puzzles-list"))
def list_puzzles(game: GameName = DEFAULT) -> None:
    """List the puzzles of a game."""
    from boulevard.puzzles import shipped, theme_names

    table = Table(box=None)
    for column in ("id", "rating", "asked", "missed", "themes"):
        table.add_column(say(f"puzzle-column-{column}"), justify="right" if column in ("rating", "asked") else "left")
    for it in sorted(shipped(game), key=lambda it: (it.rating, it.identity)):
        missed = " ".join(map(str, it.missed_by))
        table.add_row(it.identity, str(it.rating), str(it.asked), missed, ", ".join(map(str, theme_names(it))))
    console.print(table)


@puzzles.command(help=say("cli-puzzles-check"))
def check(
    games: Annotated[list[str] | None, typer.Argument(help=say("cli-arg-puzzle-games"))] = None,
    file: Annotated[Path | None, typer.Option("--file", help=say("cli-opt-puzzle-file"))] = None,
    workers: Workers = None,
    engine: Where = EngineName.processes,
    address: Address = None,
) -> None:
    """Prove puzzles again from scratch."""
    from boulevard.arena.engines import engine_named
    from boulevard.progress import bar
    from boulevard.puzzles import shipped
    from boulevard.puzzles.checking import checks, failures
    from boulevard.puzzles.shipped import read

    found = list(read(file)) if file else [it for game in games or boulevard.games() for it in shipped(game)]
    wrong, done = list[str](), 0
    with bar(console) as progress:
        task = progress.add_task(say("puzzle-checking"), total=len(found))
        for reason in failures(checks(found), engine_named(engine.value, workers, address)):
            done += 1
            progress.update(task, completed=done)
            wrong += [reason] if reason else []
    for reason in wrong:
        tell(reason, "red")
    tell(say("puzzle-checked", count=len(found), correct=len(found) - len(wrong)))
    if wrong:
        raise typer.Exit(1)


@puzzles.command(help=say("cli-puzzles-make"), epilog=say("puzzle-make-examples"))
def make(
    game: GameName,
    out: Annotated[Path, typer.Option(help=say("cli-opt-puzzles-out"))],
    games: Annotated[int, typer.Option(min=1, help=say("cli-opt-puzzles-games"))] = 1000,
    count: Annotated[int, typer.Option(min=1, help=say("cli-opt-puzzles-count"))] = 365,
    seed: Annotated[int, typer.Option(min=0, help=say("cli-opt-puzzles-seed"))] = 1,
    theme: Annotated[str | None, typer.Option(help=say("cli-opt-puzzles-theme"))] = None,
    workers: Workers = None,
    engine: Where = EngineName.processes,
    address: Address = None,
) -> None:
    """Make puzzles from games of bots."""
    from boulevard.arena.engines import engine_named
    from boulevard.progress import bar
    from boulevard.puzzles.making import CHOSEN, Making

    with bar(console) as progress:
        task = progress.add_task("", total=games)

        def advance(done: int, found: int) -> None:
            progress.update(task, completed=done, description=say("puzzle-making", count=found))

        chosen = Making(game, games, seed, count, theme).run(out, engine_named(engine.value, workers, address), advance)
    tell(say("puzzle-made", count=len(chosen)))
    tell(say("cli-wrote", path=out / CHOSEN))
