"""Messages that people reported."""

from __future__ import annotations

from typing import Annotated

import typer

from boulevard.cli.admin.command import NUMBERS, As, AsJson, Limit, admin, examples
from boulevard.cli.admin.database import decide, look
from boulevard.cli.admin.showing import done, show_all, show_one
from boulevard.cli.playing import Data, Database
from boulevard.messages import say

Report = Annotated[str, typer.Argument(metavar="TABLE/NUMBER", help=say("admin-arg-report"))]


@admin.command(help=say("admin-reports"), epilog=examples("reports", "reports --all", "reports --person Anna --json"))
def reports(
    settled: Annotated[bool, typer.Option("--all", help=say("admin-opt-all"))] = False,
    person: Annotated[str, typer.Option(help=say("admin-opt-reported"))] = "",
    limit: Limit = 50,
    as_json: AsJson = False,
    data: Data = None,
    database: Database = None,
) -> None:
    """List messages that people reported."""
    with look(data, database) as connection:
        from boulevard.web.operating import finding, reporting

        who = finding.person_named(connection, person) if person else ""
        show_all(reporting.reports(connection, limit, settled, who), as_json)


@admin.command(context_settings=NUMBERS, help=say("admin-report"), epilog=examples("report aB3dE5gH7jK9/12"))
def report(report: Report, as_json: AsJson = False, data: Data = None, database: Database = None) -> None:
    """Show a message that was reported, and those around it."""
    with look(data, database) as connection:
        from boulevard.web.operating import reporting

        show_one(reporting.report(connection, reporting.named(report)), as_json)


@admin.command(
    context_settings=NUMBERS,
    help=say("admin-settle"),
    epilog=examples('settle aB3dE5gH7jK9/12 --note "muted for a week"'),
)
def settle(
    report: Report,
    note: Annotated[str, typer.Option("--note", "--reason", help=say("admin-opt-note"))],
    who: As = None,
    as_json: AsJson = False,
    data: Data = None,
    database: Database = None,
) -> None:
    """Note that a report was dealt with."""
    with decide(data, database, who, note) as operator:
        from boulevard.web.operating import reporting

        it = reporting.named(report)
        count = reporting.settle(operator.connection, it, operator.who, note)
    key = "admin-settled" if count else "admin-settled-before"
    done(as_json, say(key, report=it.name), report=it.name, settled=count)
