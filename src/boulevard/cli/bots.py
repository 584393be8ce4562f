"""Bots, and many games at once."""

from __future__ import annotations

from enum import StrEnum
from pathlib import Path
from typing import Annotated

import typer
from rich.table import Table

from boulevard.cli.app import DEFAULT, GameName, Options, app, console, tell
from boulevard.games.registry import info
from boulevard.messages import say
from boulevard.terminal.arguments import anchor_of, options_of, seats_option


class EngineName(StrEnum):
    """Where games of the arena are played."""

    processes = "processes"
    ray = "ray"


@app.command("bots", help=say("cli-bots"))
def list_bots(game: GameName = DEFAULT) -> None:
    """List the levels and the bots of a game."""
    from boulevard.bots.registry import about, bots, levels, others

    table = Table(title=say("cli-bots-levels", title=info(game).title), title_justify="left", box=None)
    for column in ("spec", "level", "about", "rating"):
        table.add_column(say(f"cli-bots-{column}"), justify="right" if column == "rating" else "left")
    for level in levels(game):
        table.add_row(f"level:{level.number}", level.title, say(level.about), f"{level.strength:.0f}")
    for other in others(game):
        table.add_row(f"level:{other.number}", other.title, say(other.about), "")
    console.print(table)
    rest = Table(title=say("cli-bots-others"), title_justify="left", box=None, show_header=False)
    for name in bots(game):
        rest.add_row(name, about(game, name))
    console.print(rest)
    console.print(say("cli-bots-how"), markup=False)


Workers = Annotated[int | None, typer.Option(min=1, help=say("cli-opt-workers"))]
Where = Annotated[EngineName, typer.Option("--engine", help=say("cli-opt-engine"))]
Address = Annotated[str | None, typer.Option(help=say("cli-opt-address"))]


@app.command(help=say("cli-arena"))
def arena(
    game: GameName,
    bots: Annotated[list[str], typer.Option(help=say("cli-opt-bots"))],
    games: Annotated[int, typer.Option(min=1, help=say("cli-opt-arena-games"))] = 100,
    seed: Annotated[int, typer.Option(min=0, help=say("cli-opt-arena-seed"))] = 1,
    out: Annotated[Path | None, typer.Option(help=say("cli-opt-arena-out"))] = None,
    players: Annotated[int | None, typer.Option(min=1, help=say("cli-opt-players"))] = None,
    workers: Workers = None,
    engine: Where = EngineName.processes,
    address: Address = None,
    grace: Annotated[float, typer.Option(min=0, help=say("cli-opt-grace"))] = 60,
    anchor: Annotated[str | None, typer.Option(help=say("cli-opt-anchor"))] = None,
    hindsight: Annotated[bool, typer.Option(help=say("cli-opt-hindsight"))] = False,
    option: Options = None,
) -> None:
    """Let bots play a tournament."""
    from boulevard.arena import Tournament, engine_named, text
    from boulevard.bots.registry import expand
    from boulevard.progress import bar

    tournament = Tournament(
        game,
        expand(game, " ".join(bots)),
        games,
        seed,
        options_of(option) | seats_option(game, players),
        grace,
        anchor_of(anchor),
        hindsight,
    )
    folder = out or tournament.default_folder
    with bar(console) as progress:
        task = progress.add_task(say("cli-arena-playing"))
        standings = tournament.run(
            engine_named(engine.value, workers, address),
            folder,
            lambda done, total: progress.update(task, completed=done, total=total),
        )
    for part in text.tables(standings, console.width):
        console.print(part)
    if standings.heading.played < standings.heading.planned:
        tell(say("cli-arena-stopped", done=standings.heading.played, games=standings.heading.planned))
    tell(say("cli-wrote", path=folder))


@app.command(help=say("cli-simulate"))
def simulate(
    game: GameName,
    games: Annotated[int, typer.Option(min=1, help=say("cli-opt-games"))] = 1000,
    seed: Annotated[int, typer.Option(min=0, help=say("cli-opt-seed"))] = 1,
    out: Annotated[Path | None, typer.Option(help=say("cli-opt-out"))] = None,
    resume: Annotated[bool, typer.Option(help=say("cli-opt-resume"))] = False,
    option: Options = None,
) -> None:
    """Play many games at random."""
    from boulevard.games.registry import rules
    from boulevard.simulation import Simulation

    simulation = Simulation(rules(game).dealt(seed, options_of(option)), games, seed)
    simulation.run(console, out, resume)
    console.print(simulation.table())
    if out:
        tell(say("cli-wrote", path=out))


@app.command(help=say("cli-dataset"))
def dataset(
    game: GameName,
    out: Annotated[Path, typer.Option(help=say("cli-opt-dataset-out"))],
    bot: Annotated[str, typer.Option(help=say("cli-opt-dataset-bot"))] = "random",
    games: Annotated[int, typer.Option(min=1, help=say("cli-opt-dataset-games"))] = 1000,
    seed: Annotated[int, typer.Option(min=0, help=say("cli-opt-arena-seed"))] = 1,
    temperature: Annotated[float, typer.Option(min=0, max=100, help=say("cli-opt-temperature"))] = 0.0,
    workers: Workers = None,
    engine: Where = EngineName.processes,
    address: Address = None,
    option: Options = None,
) -> None:
    """Write games of a bot against itself."""
    from boulevard.arena import engine_named
    from boulevard.dataset import Dataset
    from boulevard.progress import bar

    wanted, done = Dataset(game, bot, games, seed, options_of(option), temperature), 0

    def advance(count: int) -> None:
        nonlocal done
        done = count
        progress.update(task, completed=count)

    with bar(console) as progress:
        task = progress.add_task(say("cli-arena-playing"), total=games)
        try:
            wanted.write(out, engine_named(engine.value, workers, address), advance)
        except KeyboardInterrupt:
            tell(say("cli-arena-stopped", done=done, games=games))
            raise typer.Exit(130) from None
    tell(say("cli-wrote", path=out))
