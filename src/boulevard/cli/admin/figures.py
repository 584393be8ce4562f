"""How a server is used, and what was done by these commands."""

from __future__ import annotations

from typing import Annotated

import typer

from boulevard.cli.admin.command import AsJson, Limit, admin, examples
from boulevard.cli.admin.database import look
from boulevard.cli.admin.showing import show_all, show_one
from boulevard.cli.playing import Data, Database
from boulevard.messages import say


@admin.command(help=say("admin-statistics"), epilog=examples("statistics", "statistics --days 60 --json"))
def statistics(
    days: Annotated[int, typer.Option(min=1, max=366, help=say("admin-opt-days"))] = 14,
    as_json: AsJson = False,
    data: Data = None,
    database: Database = None,
) -> None:
    """Show who comes, what is played and how much is kept."""
    with look(data, database) as connection:
        from boulevard.web.operating import counting

        show_one(counting.statistics(connection, days), as_json)


@admin.command(help=say("admin-log"), epilog=examples("log", "log --person 4fQ2xW", "log --table aB3dE5gH7jK9 --json"))
def log(
    person: Annotated[str, typer.Option(help=say("admin-opt-person"))] = "",
    table: Annotated[str, typer.Option(help=say("admin-opt-table"))] = "",
    limit: Limit = 50,
    as_json: AsJson = False,
    data: Data = None,
    database: Database = None,
) -> None:
    """Show what was done by these commands."""
    with look(data, database) as connection:
        from boulevard.web.event_log import operations
        from boulevard.web.operating import finding, looking

        who = finding.person_named(connection, person) if person else ""
        found = operations.found(connection, limit, who, table)
        show_all([looking.operation(it) for it in found], as_json)
