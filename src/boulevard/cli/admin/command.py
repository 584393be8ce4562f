"""`boulevard admin`, and what its commands share: how they are written, and the arguments that several take."""

from __future__ import annotations

from typing import Annotated

import typer

from boulevard.cli.app import app
from boulevard.messages import say


def examples(*written: str) -> str:
    """How commands may be written, as the end of their help: each in a paragraph of its own."""
    return "\n\n".join([say("admin-examples"), *(f"boulevard admin {it}" for it in written)])


admin = typer.Typer(
    help=say("admin-about"),
    epilog=examples("people anna", "reports", "statistics", "ban --help"),
    no_args_is_help=True,
)
app.add_typer(admin, name="admin")

NUMBERS = {"ignore_unknown_options": True}
"""For commands that take the names of people and tables, which may begin with a hyphen."""

AsJson = Annotated[bool, typer.Option("--json", help=say("admin-opt-json"))]
Limit = Annotated[int, typer.Option(min=1, max=100_000, help=say("admin-opt-limit"))]
Person = Annotated[str, typer.Argument(metavar="PERSON", help=say("admin-arg-person"))]
TableName = Annotated[str, typer.Argument(metavar="TABLE", help=say("admin-arg-table"))]
Reason = Annotated[str, typer.Option(help=say("admin-opt-reason"))]
As = Annotated[str | None, typer.Option("--as", metavar="NAME", help=say("admin-opt-as"))]
