"""For whoever runs a server: people, tables, reports, and what is decided about them."""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import contextmanager
from enum import StrEnum
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from boulevard.cli.app import app
from boulevard.cli.playing import Data, Database
from boulevard.cli.showing import done, in_words, show_all, show_one
from boulevard.errors import BadOption, from_extra
from boulevard.messages import say

if TYPE_CHECKING:
    from sqlalchemy import Connection

    from boulevard.web.operating.deciding import Operator


def _examples(*written: str) -> str:
    """How commands may be written, as the end of their help: each in a paragraph of its own."""
    return "\n\n".join([say("admin-examples"), *(f"boulevard admin {it}" for it in written)])


admin = typer.Typer(
    help=say("admin-about"),
    epilog=_examples("people anna", "reports", "statistics", "ban --help"),
    no_args_is_help=True,
)
app.add_typer(admin, name="admin")

NUMBERS = {"ignore_unknown_options": True}
"""For commands that take the names of people and tables, which may begin with a hyphen."""

AsJson = Annotated[bool, typer.Option("--json", help=say("admin-opt-json"))]
Limit = Annotated[int, typer.Option(min=1, max=100_000, help=say("admin-opt-limit"))]
Person = Annotated[str, typer.Argument(metavar="PERSON", help=say("admin-arg-person"))]
TableName = Annotated[str, typer.Argument(metavar="TABLE", help=say("admin-arg-table"))]
TournamentName = Annotated[str, typer.Argument(metavar="TOURNAMENT", help=say("admin-arg-tournament"))]
Report = Annotated[str, typer.Argument(metavar="TABLE/NUMBER", help=say("admin-arg-report"))]
Reason = Annotated[str, typer.Option(help=say("admin-opt-reason"))]
Shown = Annotated[str, typer.Option("--reason", help=say("admin-opt-reason-shown"))]
As = Annotated[str | None, typer.Option("--as", metavar="NAME", help=say("admin-opt-as"))]
For = Annotated[str | None, typer.Option("--for", metavar="30m|12h|7d|2w", help=say("admin-opt-for"))]
Address = Annotated[str | None, typer.Option(metavar="ADDRESS|NETWORK", help=say("admin-opt-address"))]
Yes = Annotated[bool, typer.Option("--yes", help=say("admin-opt-yes"))]


class State(StrEnum):
    """How a table stands."""

    waiting = "waiting"
    running = "running"
    over = "over"
    aside = "aside"


@admin.command(help=say("admin-people"), epilog=_examples("people", "people anna", "people --limit 500 --json"))
def people(
    search: Annotated[str, typer.Argument(help=say("admin-arg-search"))] = "",
    limit: Limit = 50,
    as_json: AsJson = False,
    data: Data = None,
    database: Database = None,
) -> None:
    """List people."""
    with _looking(data, database) as connection:
        from boulevard.web.operating import looking

        show_all(looking.people(connection, search, limit), as_json)


@admin.command(
    context_settings=NUMBERS,
    help=say("admin-person"),
    epilog=_examples("person Anna", "person 4fQ2xW", "person 4fQ2xW --json"),
)
def person(person: Person, as_json: AsJson = False, data: Data = None, database: Database = None) -> None:
    """Show what is to be known of a person."""
    with _looking(data, database) as connection:
        from boulevard.web.operating import finding, looking

        show_one(looking.person(connection, finding.person_named(connection, person)), as_json)


@admin.command(
    help=say("admin-tables"), epilog=_examples("tables --state waiting", "tables --game paris", "tables --person Anna")
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
    with _looking(data, database) as connection:
        from boulevard.web.operating import finding, looking

        who = finding.person_named(connection, person) if person else ""
        show_all(looking.tables(connection, limit, state or "", game, who), as_json)


@admin.command(
    context_settings=NUMBERS,
    help=say("admin-table"),
    epilog=_examples("table aB3dE5gH7jK9", "table https://boulevard.example/watch/aB3dE5gH7jK9"),
)
def table(table: TableName, as_json: AsJson = False, data: Data = None, database: Database = None) -> None:
    """Show what is to be known of a table."""
    with _looking(data, database) as connection:
        from boulevard.web.operating import finding, looking

        show_one(looking.table(connection, finding.require_table(connection, table)), as_json)


@admin.command(help=say("admin-reports"), epilog=_examples("reports", "reports --all", "reports --person Anna --json"))
def reports(
    settled: Annotated[bool, typer.Option("--all", help=say("admin-opt-all"))] = False,
    person: Annotated[str, typer.Option(help=say("admin-opt-reported"))] = "",
    limit: Limit = 50,
    as_json: AsJson = False,
    data: Data = None,
    database: Database = None,
) -> None:
    """List messages that people reported."""
    with _looking(data, database) as connection:
        from boulevard.web.operating import finding, reporting

        who = finding.person_named(connection, person) if person else ""
        show_all(reporting.reports(connection, limit, settled, who), as_json)


@admin.command(context_settings=NUMBERS, help=say("admin-report"), epilog=_examples("report aB3dE5gH7jK9/12"))
def report(report: Report, as_json: AsJson = False, data: Data = None, database: Database = None) -> None:
    """Show a message that was reported, and those around it."""
    with _looking(data, database) as connection:
        from boulevard.web.operating import reporting

        show_one(reporting.report(connection, reporting.named(report)), as_json)


@admin.command(
    context_settings=NUMBERS,
    help=say("admin-settle"),
    epilog=_examples('settle aB3dE5gH7jK9/12 --note "muted for a week"'),
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
    with _deciding(data, database, who, note) as operator:
        from boulevard.web.operating import reporting

        it = reporting.named(report)
        count = reporting.settle(operator.connection, it, operator.who, note)
    key = "admin-settled" if count else "admin-settled-before"
    done(as_json, say(key, report=it.name), report=it.name, settled=count)


@admin.command(
    context_settings=NUMBERS,
    help=say("admin-ban"),
    epilog=_examples(
        "ban Anna --for 7d --reason Insults",
        "ban 4fQ2xW --reason Insults --keep-games",
        "ban --address 203.0.113.7 --for 12h --reason Floods",
    ),
)
def ban(
    reason: Shown,
    person: Annotated[str | None, typer.Argument(metavar="PERSON", help=say("admin-arg-person"))] = None,
    address: Address = None,
    lasting: For = None,
    keep_games: Annotated[bool, typer.Option("--keep-games", help=say("admin-opt-keep-games"))] = False,
    who: As = None,
    as_json: AsJson = False,
    data: Data = None,
    database: Database = None,
) -> None:
    """Let somebody in no more."""
    _require_one(person, address)
    if address and not lasting:
        raise BadOption("admin-address-for")
    seconds = _seconds(lasting)
    with _deciding(data, database, who, reason) as operator:
        if address:
            made = operator.ban_network(_network(address), seconds or 0.0)
        else:
            made = operator.ban(_named(operator, person), seconds, keep_games)
    _told_ruling(as_json, "admin-banned", made)


@admin.command(
    context_settings=NUMBERS, help=say("admin-unban"), epilog=_examples("unban Anna", "unban --address 203.0.113.7")
)
def unban(
    person: Annotated[str | None, typer.Argument(metavar="PERSON", help=say("admin-arg-person"))] = None,
    address: Address = None,
    reason: Reason = "",
    who: As = None,
    as_json: AsJson = False,
    data: Data = None,
    database: Database = None,
) -> None:
    """End a ban before its time."""
    _require_one(person, address)
    with _deciding(data, database, who, reason) as operator:
        found, network = ("", _network(address)) if address else (_named(operator, person), "")
        operator.lift("ban", found, network)
    done(as_json, say("admin-unbanned", person=found or network), person=found, address=network)


@admin.command(
    context_settings=NUMBERS, help=say("admin-mute"), epilog=_examples("mute Anna --for 2w --reason Insults")
)
def mute(
    person: Person,
    reason: Shown,
    lasting: For = None,
    who: As = None,
    as_json: AsJson = False,
    data: Data = None,
    database: Database = None,
) -> None:
    """Let somebody say nothing in chats."""
    seconds = _seconds(lasting)
    with _deciding(data, database, who, reason) as operator:
        made = operator.mute(_named(operator, person), seconds)
    _told_ruling(as_json, "admin-muted", made)


@admin.command(context_settings=NUMBERS, help=say("admin-unmute"), epilog=_examples("unmute Anna"))
def unmute(
    person: Person,
    reason: Reason = "",
    who: As = None,
    as_json: AsJson = False,
    data: Data = None,
    database: Database = None,
) -> None:
    """Let somebody speak again before the time."""
    with _deciding(data, database, who, reason) as operator:
        found = _named(operator, person)
        operator.lift("mute", found)
    done(as_json, say("admin-unmuted", person=found), person=found)


@admin.command(help=say("admin-bans"), epilog=_examples("bans", "bans --json"))
def bans(as_json: AsJson = False, data: Data = None, database: Database = None) -> None:
    """List who is banned or muted."""
    with _looking(data, database) as connection:
        from boulevard.web.event_log import rulings
        from boulevard.web.operating import looking

        show_all([looking.restriction(it) for it in rulings.all_of(connection)], as_json)


@admin.command(
    context_settings=NUMBERS,
    help=say("admin-rename"),
    epilog=_examples('rename 4fQ2xW "Player of Paris" --reason Insulting', "rename 4fQ2xW --lift"),
)
def rename(
    person: Person,
    name: Annotated[str, typer.Argument(help=say("admin-arg-name"))] = "",
    lift: Annotated[bool, typer.Option("--lift", help=say("admin-opt-lift"))] = False,
    reason: Reason = "",
    who: As = None,
    as_json: AsJson = False,
    data: Data = None,
    database: Database = None,
) -> None:
    """Have somebody called by another name."""
    if bool(name) == lift:
        raise BadOption("admin-name-or-lift")
    with _deciding(data, database, who, reason) as operator:
        found = _named(operator, person)
        shown = "" if lift else operator.rename(found, name)
        if lift:
            operator.lift_name(found)
    key = "admin-unnamed" if lift else "admin-renamed"
    done(as_json, say(key, person=found, name=shown), person=found, name=shown)


@admin.command(
    context_settings=NUMBERS,
    help=say("admin-delete"),
    epilog=_examples("delete Anna", "delete 4fQ2xW --yes --json --as Clara"),
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
    with _looking(data, database) as connection:
        from boulevard.web.operating.finding import person_named

        found = person_named(connection, person)
    _require_sure(yes, as_json, say("admin-delete-sure", person=found))
    with _deciding(data, database, who, reason) as operator:
        operator.erase(found)
    done(as_json, say("admin-deleted", person=found), person=found)


@admin.command(
    "delete-table",
    context_settings=NUMBERS,
    help=say("admin-delete-table"),
    epilog=_examples("delete-table aB3dE5gH7jK9 --reason Spam"),
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
    with _looking(data, database) as connection:
        from boulevard.web.operating.finding import require_table

        found = require_table(connection, table)
    _require_sure(yes, as_json, say("admin-delete-table-sure", table=found))
    with _deciding(data, database, who, reason) as operator:
        operator.erase_table(found)
    done(as_json, say("admin-deleted-table", table=found), table=found)


@admin.command(
    "delete-tournament",
    context_settings=NUMBERS,
    help=say("admin-delete-tournament"),
    epilog=_examples("delete-tournament cD5fG7iJ9lM1 --reason Spam"),
)
def delete_tournament(
    tournament: TournamentName,
    yes: Yes = False,
    reason: Reason = "",
    who: As = None,
    as_json: AsJson = False,
    data: Data = None,
    database: Database = None,
) -> None:
    """Delete a tournament."""
    with _looking(data, database) as connection:
        from boulevard.web.operating.finding import require_tournament

        found = require_tournament(connection, tournament)
    _require_sure(yes, as_json, say("admin-delete-tournament-sure", tournament=found))
    with _deciding(data, database, who, reason) as operator:
        operator.erase_tournament(found)
    done(as_json, say("admin-deleted-tournament", tournament=found), tournament=found)


@admin.command("data", context_settings=NUMBERS, help=say("admin-data"), epilog=_examples("data Anna > anna.json"))
def give_data(
    person: Person, reason: Reason = "", who: As = None, data: Data = None, database: Database = None
) -> None:
    """Write out all that is kept of a person."""
    with _deciding(data, database, who, reason) as operator:
        from boulevard.web.operating import giving

        found = _named(operator, person)
        document = giving.data_of(operator.connection, found)
        operator.give_data(found)
    print(json.dumps(document, indent=1))


@admin.command(help=say("admin-statistics"), epilog=_examples("statistics", "statistics --days 60 --json"))
def statistics(
    days: Annotated[int, typer.Option(min=1, max=366, help=say("admin-opt-days"))] = 14,
    as_json: AsJson = False,
    data: Data = None,
    database: Database = None,
) -> None:
    """Show who comes, what is played and how much is kept."""
    with _looking(data, database) as connection:
        from boulevard.web.operating import counting

        show_one(counting.statistics(connection, days), as_json)


@admin.command(help=say("admin-log"), epilog=_examples("log", "log --person 4fQ2xW", "log --table aB3dE5gH7jK9 --json"))
def log(
    person: Annotated[str, typer.Option(help=say("admin-opt-person"))] = "",
    table: Annotated[str, typer.Option(help=say("admin-opt-table"))] = "",
    limit: Limit = 50,
    as_json: AsJson = False,
    data: Data = None,
    database: Database = None,
) -> None:
    """Show what was done by these commands."""
    with _looking(data, database) as connection:
        from boulevard.web.event_log import operations
        from boulevard.web.operating import finding, looking

        who = finding.person_named(connection, person) if person else ""
        found = operations.found(connection, limit, who, table)
        show_all([looking.operation(it) for it in found], as_json)


@contextmanager
def _looking(data: Path | None, database: str | None) -> Iterator[Connection]:
    """A look into the database: all of it is of one moment."""
    with from_extra("web"):
        from boulevard.web.event_log.database import reading
        from boulevard.web.operating.opening import opened
        from boulevard.web.serve import chosen

    with opened(chosen(_given(data, database))) as engine, reading(engine) as connection:
        yield connection


@contextmanager
def _deciding(data: Path | None, database: str | None, who: str | None, reason: str) -> Iterator[Operator]:
    """Whoever decides something: all of it happens when this ends without an error, or nothing."""
    from getpass import getuser

    with from_extra("web"):
        from boulevard.web.event_log.database import writing
        from boulevard.web.names import one_line
        from boulevard.web.operating.deciding import Operator
        from boulevard.web.operating.opening import opened
        from boulevard.web.serve import chosen

    with opened(chosen(_given(data, database))) as engine, writing(engine) as connection:
        yield Operator(connection, one_line(who or getuser()), one_line(reason))


def _given(data: Path | None, database: str | None) -> dict[str, object]:
    return {name: it for name, it in (("data", data), ("database", database)) if it is not None}


def _named(operator: Operator, text: str | None) -> str:
    from boulevard.web.operating.finding import person_named

    return person_named(operator.connection, text or "")


def _network(text: str) -> str:
    from boulevard.web.people.rulings import proper_network

    return proper_network(text)


def _seconds(text: str | None) -> float | None:
    with from_extra("web"):
        from boulevard.web.operating.deciding import seconds_in

    return seconds_in(text) if text else None


def _require_one(person: str | None, address: str | None) -> None:
    if bool(person) == bool(address):
        raise BadOption("admin-person-or-address")


def _require_sure(yes: bool, as_json: bool, question: str) -> None:
    """Ask before what can't be undone; scripts say so beforehand (`BadOption`)."""
    if not yes and as_json:
        raise BadOption("admin-json-yes")
    if not yes:
        typer.confirm(question, abort=True)


def _told_ruling(as_json: bool, key: str, made: Any) -> None:
    from boulevard.web.operating.looking import restriction

    given = restriction(made)
    until = in_words(given["until"]) or say("admin-for-good")
    done(as_json, say(key, person=made.person or made.network, until=until), **given)
