"""What is kept: of a person, written out; and people and tables, deleted."""

from __future__ import annotations

import json
from typing import Annotated

import typer

from boulevard.cli.admin.command import NUMBERS, As, AsJson, Person, Reason, TableName, admin, examples
from boulevard.cli.admin.database import decide, look, named
from boulevard.cli.admin.showing import done
from boulevard.cli.playing import Data, Database
from boulevard.errors import BadOption
from boulevard.messages import say

Yes = Annotated[bool, typer.Option("--yes", help=say("admin-opt-yes"))]


@admin.command(
    context_settings=NUMBERS,
    help=say("admin-delete"),
    epilog=examples("delete Anna", "delete 4fQ2xW --yes --json --as Clara"),
)
def delete(
    person: Person,
    yes: Yes = False,
    reason: Reason = "",
    who: As = None,
    as_json: AsJson = False,
    data: Data = None,
    database: Database = None,
) -> None:
    """Delete a person."""
    with look(data, database) as connection:
        from boulevard.web.operating.finding import person_named

        found = person_named(connection, person)
    _require_sure(yes, as_json, say("admin-delete-sure", person=found))
    with decide(data, database, who, reason) as operator:
        operator.erase(found)
    done(as_json, say("admin-deleted", person=found), person=found)


@admin.command(
    "delete-table",
    context_settings=NUMBERS,
    help=say("admin-delete-table"),
    epilog=examples("delete-table aB3dE5gH7jK9 --reason Spam"),
)
def delete_table(
    table: TableName,
    yes: Yes = False,
    reason: Reason = "",
    who: As = None,
    as_json: AsJson = False,
    data: Data = None,
    database: Database = None,
) -> None:
    """Delete a table."""
    with look(data, database) as connection:
        from boulevard.web.operating.finding import require_table

        found = require_table(connection, table)
    _require_sure(yes, as_json, say("admin-delete-table-sure", table=found))
    with decide(data, database, who, reason) as operator:
        operator.erase_table(found)
    done(as_json, say("admin-deleted-table", table=found), table=found)


@admin.command("data", context_settings=NUMBERS, help=say("admin-data"), epilog=examples("data Anna > anna.json"))
def give_data(
    person: Person, reason: Reason = "", who: As = None, data: Data = None, database: Database = None
) -> None:
    """Write out all that is kept of a person."""
    with decide(data, database, who, reason) as operator:
        from boulevard.web.operating import giving

        found = named(operator, person)
        document = giving.data_of(operator.connection, found)
        operator.give_data(found)
    print(json.dumps(document, indent=1))


def _require_sure(yes: bool, as_json: bool, question: str) -> None:
    """Ask before what can't be undone; scripts say so beforehand (`BadOption`)."""
    if not yes and as_json:
        raise BadOption("admin-json-yes")
    if not yes:
        typer.confirm(question, abort=True)
