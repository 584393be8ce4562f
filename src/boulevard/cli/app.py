"""What all commands share, and how they are run."""

from __future__ import annotations

import sys
from typing import Annotated

import typer
from rich.console import Console
from rich.text import Text

import boulevard
from boulevard.errors import BoulevardError
from boulevard.messages import FIRST, language, say

app = typer.Typer(help=say("cli-about"), no_args_is_help=True, add_completion=False, pretty_exceptions_enable=False)
console = Console()

GAMES = ", ".join(boulevard.games())
DEFAULT = next(iter(boulevard.games()))
"""The game that is meant where none is named."""

GameName = Annotated[str, typer.Argument(help=say("cli-arg-game", names=GAMES))]
Options = Annotated[list[str] | None, typer.Option("--option", "-o", help=say("cli-opt-option"))]
Line = Annotated[int, typer.Option(min=1, help=say("cli-opt-line"))]
"""Which record of a file with one a line."""


def tell(text: str, style: str = "") -> None:
    """Print a text as it is: what a person named may look like markup, and a path stays in one line."""
    console.print(Text(text, style), soft_wrap=True)


def _title_help() -> None:
    """Have the parts of help titled in the language that is spoken; Typer's own titles are English."""
    from typer import rich_utils

    for part in ("arguments", "options", "commands", "errors"):
        setattr(rich_utils, f"{part.upper()}_PANEL_TITLE", say(f"cli-panel-{part}"))


def main() -> None:
    """Run the command; what goes wrong in an expected way is told in one sentence."""
    if language() != FIRST:
        _title_help()
    try:
        app()
    except (BoulevardError, OSError) as error:
        Console(stderr=True).print(Text(str(error), "red"))
        sys.exit(1)
