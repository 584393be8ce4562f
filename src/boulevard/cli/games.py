"""The games themselves: what there is, their rules, sheets to print, and compiling."""

from __future__ import annotations

from enum import StrEnum
from pathlib import Path
from typing import Annotated

import typer
from rich.table import Table

import boulevard
from boulevard.cli.app import GameName, app, console, tell
from boulevard.messages import say


class Paper(StrEnum):
    """Sizes of paper."""

    a4 = "A4"
    letter = "Letter"


class PerPage(StrEnum):
    """How many sheets are printed on a page."""

    one = "1"
    two = "2"
    four = "4"


@app.command("games", help=say("cli-games"))
def list_games() -> None:
    """List the games with their options."""
    for listed in boulevard.games().values():
        table = Table(title=f"{listed.name}: {listed.title}", title_justify="left", box=None)
        for column in ("option", "values", "meaning"):
            table.add_column(say(f"cli-games-{column}"))
        for option in listed.options.values():
            table.add_row(option.name, option.listed(mark="*") or f"{option.default}*", say(option.about))
        console.print(table)


@app.command(help=say("cli-rules"))
def rules(game: GameName) -> None:
    """Print the rules of a game."""
    from boulevard.terminal.rules import rules as printed

    for part in printed(game):
        console.print(part)


@app.command("print", help=say("cli-print"))
def print_pad(
    game: GameName,
    out: Annotated[Path, typer.Option(help=say("cli-opt-pdf"))],
    sheet: Annotated[str | None, typer.Option(help=say("cli-opt-sheet"))] = None,
    paper: Annotated[Paper, typer.Option(help=say("cli-opt-paper"))] = Paper.a4,
    per_page: Annotated[PerPage, typer.Option(help=say("cli-opt-per-page"))] = PerPage.one,
) -> None:
    """Print what a game is played on with pen and paper."""
    from boulevard.games.registry import uncompiled

    options = {} if sheet is None else {"sheet": sheet}
    out.write_bytes(uncompiled(game).dealt(0, options).printed(paper.value, int(per_page.value)))
    tell(say("cli-wrote", path=out))


@app.command(help=say("cli-prepare"))
def prepare() -> None:
    """Compile the rules and the bots now, all games at the same time."""
    from boulevard.bots import registry

    registry.prepare_all(boulevard.games())
    console.print(say("cli-ready"))
