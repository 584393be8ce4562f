"""Looking at people and tables."""

from __future__ import annotations

from enum import StrEnum
from typing import Annotated

import typer

from boulevard.cli.admin.command import NUMBERS, AsJson, Limit, Person, TableName, admin, examples
from boulevard.cli.admin.database import look
from boulevard.cli.admin.showing import show_all, show_one
from boulevard.cli.playing import Data, Database
from boulevard.messages import say


class State(StrEnum):
    """How a table stands."""

    waiting = "waiting"
    running = "running"
    over = "over"
    aside = "aside"


@admin.command(help=say("admin-people"), epilog=examples("people", "people anna", "people --limit 500 --json"))
def people(
    search: Annotated[str, typer.Argument(help=say("admin-arg-search"))] = "",
    limit: Limit = 50,
    as_json: AsJson = False,
    data: Data = None,
    database: Database = None,
) -> None:
    """List people."""
    with look(data, database) as connection:
        from boulevard.web.operating import looking

        show_all(looking.people(connection, search, limit), as_json)


@admin.command(
    context_settings=NUMBERS,
    help=say("admin-person"),
    epilog=examples("person Anna", "person 4fQ2xW", "person 4fQ2xW --json"),
)
def person(person: Person, as_json: AsJson = False, data: Data = None, database: Database = None) -> None:
    """Show what is to be known of a person."""
    with look(data, database) as connection:
        from boulevard.web.operating import finding, looking

        show_one(looking.person(connection, finding.person_named(connection, person)), as_json)


@admin.command(
    help=say("admin-tables"), epilog=examples("tables --state waiting", "tables --game paris", "tables --person Anna")
)
def tables(
    state: Annotated[State | None, typer.Option(help=say("admin-opt-state"))] = None,
    game: Annotated[str, typer.Option(help=say("admin-opt-game"))] = "",
    person: Annotated[str, typer.Option(help=say("admin-opt-person"))] = "",
    limit: Limit = 50,
    as_json: AsJson = False,
    data: Data = None,
    database: Database = None,
) -> None:
    """List tables."""
    with look(data, database) as connection:
        from boulevard.web.operating import finding, looking

        who = finding.person_named(connection, person) if person else ""
        show_all(looking.tables(connection, limit, state or "", game, who), as_json)


@admin.command(
    context_settings=NUMBERS,
    help=say("admin-table"),
    epilog=examples("table aB3dE5gH7jK9", "table https://boulevard.example/watch/aB3dE5gH7jK9"),
)
def table(table: TableName, as_json: AsJson = False, data: Data = None, database: Database = None) -> None:
    """Show what is to be known of a table."""
    with look(data, database) as connection:
        from boulevard.web.operating import finding, looking

        show_one(looking.table(connection, finding.require_table(connection, table)), as_json)
