"""Who may come no longer, who may say nothing, and who is called otherwise."""

from __future__ import annotations

from typing import Annotated, Any

import typer

from boulevard.cli.admin.command import NUMBERS, As, AsJson, Person, Reason, admin, examples
from boulevard.cli.admin.database import decide, look, named
from boulevard.cli.admin.showing import done, in_words, show_all
from boulevard.cli.playing import Data, Database
from boulevard.errors import BadOption, from_extra
from boulevard.messages import say

Shown = Annotated[str, typer.Option("--reason", help=say("admin-opt-reason-shown"))]
For = Annotated[str | None, typer.Option("--for", metavar="30m|12h|7d|2w", help=say("admin-opt-for"))]
Address = Annotated[str | None, typer.Option(metavar="ADDRESS|NETWORK", help=say("admin-opt-address"))]


@admin.command(
    context_settings=NUMBERS,
    help=say("admin-ban"),
    epilog=examples(
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
    with decide(data, database, who, reason) as operator:
        if address:
            made = operator.ban_network(_network(address), seconds or 0.0)
        else:
            made = operator.ban(named(operator, person), seconds, keep_games)
    _told_ruling(as_json, "admin-banned", made)


@admin.command(
    context_settings=NUMBERS, help=say("admin-unban"), epilog=examples("unban Anna", "unban --address 203.0.113.7")
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
    with decide(data, database, who, reason) as operator:
        found, network = ("", _network(address)) if address else (named(operator, person), "")
        operator.lift("ban", found, network)
    done(as_json, say("admin-unbanned", person=found or network), person=found, address=network)


@admin.command(context_settings=NUMBERS, help=say("admin-mute"), epilog=examples("mute Anna --for 2w --reason Insults"))
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
    with decide(data, database, who, reason) as operator:
        made = operator.mute(named(operator, person), seconds)
    _told_ruling(as_json, "admin-muted", made)


@admin.command(context_settings=NUMBERS, help=say("admin-unmute"), epilog=examples("unmute Anna"))
def unmute(
    person: Person,
    reason: Reason = "",
    who: As = None,
    as_json: AsJson = False,
    data: Data = None,
    database: Database = None,
) -> None:
    """Let somebody speak again before the time."""
    with decide(data, database, who, reason) as operator:
        found = named(operator, person)
        operator.lift("mute", found)
    done(as_json, say("admin-unmuted", person=found), person=found)


@admin.command(help=say("admin-bans"), epilog=examples("bans", "bans --json"))
def bans(as_json: AsJson = False, data: Data = None, database: Database = None) -> None:
    """List who is banned or muted."""
    with look(data, database) as connection:
        from boulevard.web.event_log import rulings
        from boulevard.web.operating import looking

        show_all([looking.restriction(it) for it in rulings.all_of(connection)], as_json)


@admin.command(
    context_settings=NUMBERS,
    help=say("admin-rename"),
    epilog=examples('rename 4fQ2xW "Player of Paris" --reason Insulting', "rename 4fQ2xW --lift"),
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
    with decide(data, database, who, reason) as operator:
        found = named(operator, person)
        shown = "" if lift else operator.rename(found, name)
        if lift:
            operator.lift_name(found)
    key = "admin-unnamed" if lift else "admin-renamed"
    done(as_json, say(key, person=found, name=shown), person=found, name=shown)


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


def _told_ruling(as_json: bool, key: str, made: Any) -> None:
    from boulevard.web.operating.looking import restriction

    given = restriction(made)
    until = in_words(given["until"]) or say("admin-for-good")
    done(as_json, say(key, person=made.person or made.network, until=until), **given)
