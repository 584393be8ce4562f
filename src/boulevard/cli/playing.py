"""Playing, in a terminal and in the browser."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer
from rich.text import Text

import boulevard
from boulevard.cli.app import DEFAULT, GameName, Line, Options, app, console, tell
from boulevard.errors import from_extra
from boulevard.messages import say
from boulevard.terminal.arguments import options_of, seat_of

Data = Annotated[Path | None, typer.Option(help=say("setting-data"))]
Database = Annotated[str | None, typer.Option(help=say("setting-database"))]
MOST_TOLD = 20
"""Games that are named when they were brought back, or lost."""


@app.command(help=say("cli-play"))
def play(
    game: GameName = DEFAULT,
    opponent: Annotated[str | None, typer.Option(help=say("cli-opt-opponent"))] = None,
    seat: Annotated[str | None, typer.Option(help=say("cli-opt-your-seat"))] = None,
    seed: Annotated[int | None, typer.Option(help=say("cli-opt-play-seed"))] = None,
    source: Annotated[str | None, typer.Option("--from", metavar="RECORD|POSITION", help=say("cli-opt-from"))] = None,
    move: Annotated[int | None, typer.Option(min=0, help=say("cli-opt-from-move"))] = None,
    line: Line = 1,
    option: Options = None,
) -> None:
    """Play a game in this terminal."""
    from boulevard.bots.registry import middle, ready_bot
    from boulevard.games.kernels.parallel import cores
    from boulevard.terminal.play import Sitting
    from boulevard.terminal.sources import game_from

    if source and option:
        raise typer.BadParameter(say("table-position-options"))
    playing = game_from(source, line, move, seed) if source else boulevard.new(game, seed=seed, **options_of(option))
    first = playing.turn[0] if source else playing.seats[0]
    yours = first if seat is None else seat_of(playing.rules, seat)
    others = [] if opponent == "friend" else [other for other in playing.seats if other != yours]
    spec = opponent or f"level:{middle(playing.name).number}"
    bots = {other: ready_bot(playing.name, spec).on(cores()) for other in others}
    Sitting(playing, bots, console, lambda prompt: console.input(prompt + " ")).run()


@app.command(help=say("cli-serve"))
def serve(
    context: typer.Context,
    host: Annotated[str | None, typer.Option(help=say("setting-host"))] = None,
    port: Annotated[int | None, typer.Option(min=0, max=65535, help=say("setting-port"))] = None,
    data: Data = None,
    database: Database = None,
    address: Annotated[str | None, typer.Option(help=say("setting-address"))] = None,
    processes: Annotated[int | None, typer.Option(min=1, help=say("setting-processes"))] = None,
    thinkers: Annotated[int | None, typer.Option(min=0, help=say("setting-thinkers"))] = None,
    pace: Annotated[float | None, typer.Option(min=0, max=10, help=say("setting-pace"))] = None,
    review_effort: Annotated[float | None, typer.Option(min=0.01, max=10, help=say("setting-review-effort"))] = None,
    tables_kept: Annotated[int | None, typer.Option(min=1, help=say("setting-tables-kept"))] = None,
    abandoned_after: Annotated[float | None, typer.Option(help=say("setting-abandoned-after"))] = None,
    creations: Annotated[int | None, typer.Option(min=0, help=say("setting-creations"))] = None,
    moves: Annotated[int | None, typer.Option(min=0, help=say("setting-moves"))] = None,
    messages: Annotated[int | None, typer.Option(min=0, help=say("setting-messages"))] = None,
    messages_kept: Annotated[float | None, typer.Option(help=say("setting-messages-kept"))] = None,
    reports: Annotated[int | None, typer.Option(min=0, help=say("setting-reports"))] = None,
    accounts: Annotated[int | None, typer.Option(min=0, help=say("setting-accounts"))] = None,
    streams: Annotated[int | None, typer.Option(min=0, help=say("setting-streams"))] = None,
    work: Annotated[int | None, typer.Option(min=0, help=say("setting-work"))] = None,
    push: Annotated[bool | None, typer.Option("--push/--no-push", help=say("setting-push"))] = None,
    mail_host: Annotated[str | None, typer.Option(help=say("setting-mail-host"))] = None,
    mail_port: Annotated[int | None, typer.Option(min=1, max=65535, help=say("setting-mail-port"))] = None,
    mail_tls: Annotated[str | None, typer.Option(help=say("setting-mail-tls"))] = None,
    mail_user: Annotated[str | None, typer.Option(help=say("setting-mail-user"))] = None,
    mail_from: Annotated[str | None, typer.Option(help=say("setting-mail-from"))] = None,
    guesses: Annotated[int | None, typer.Option(min=0, help=say("setting-guesses"))] = None,
    connections: Annotated[int | None, typer.Option(min=0, help=say("setting-connections"))] = None,
    body_limit: Annotated[int | None, typer.Option(min=1024, help=say("setting-body-limit"))] = None,
    invite_only: Annotated[bool | None, typer.Option(help=say("setting-invite-only"))] = None,
    lobby: Annotated[bool | None, typer.Option(help=say("setting-lobby"))] = None,
    log: Annotated[str | None, typer.Option(help=say("setting-log"))] = None,
    browser: Annotated[bool, typer.Option(help=say("cli-opt-browser"))] = False,
) -> None:
    """Run the table in the browser."""
    given = _given(**{name: value for name, value in context.params.items() if name != "browser"})
    with from_extra("web"):
        from boulevard.web.serve import run

    run(given, browser, console)


@app.command(help=say("cli-think"))
def think(
    database: Annotated[str | None, typer.Option(metavar="URL", help=say("cli-opt-think-database"))] = None,
    processes: Annotated[int | None, typer.Option(min=1, help=say("cli-opt-think-processes"))] = None,
    log: Annotated[str | None, typer.Option(help=say("setting-log"))] = None,
) -> None:
    """Let bots think on this machine for all servers that share a database."""
    from boulevard.games.kernels.parallel import cores

    given = {"database": database, "thinkers": processes or cores(), "log": log}
    with from_extra("web"):
        from boulevard.web.think import run

    run({name: value for name, value in given.items() if value is not None}, console)


@app.command(help=say("cli-invite"))
def invite(
    uses: Annotated[int, typer.Option(min=1, max=100_000, help=say("cli-opt-invite-uses"))] = 1,
    days: Annotated[int, typer.Option(min=1, max=3650, help=say("cli-opt-invite-days"))] = 7,
    end: Annotated[bool, typer.Option("--end", help=say("cli-opt-invite-end"))] = False,
    data: Data = None,
    database: Database = None,
    address: Annotated[str | None, typer.Option(help=say("cli-opt-invite-address"))] = None,
) -> None:
    """Make an invitation to a server."""
    with from_extra("web"):
        from boulevard.web.admitting import end_passes, new_pass
        from boulevard.web.serve import chosen

    settings = chosen(_given(data=data, database=database, address=address))
    if end:
        tell(say("invite-ended", count=end_passes(settings)))
        return
    link, until = new_pass(settings, uses, days)
    console.print(Text(link), soft_wrap=True)
    tell(say("invite-made", uses=uses, until=until))


@app.command(help=say("cli-backup"))
def backup(
    folder: Annotated[Path, typer.Argument(help=say("cli-arg-backup"))],
    data: Data = None,
    database: Database = None,
) -> None:
    """Copy all games of the table in the browser."""
    with from_extra("web"):
        from boulevard.web.event_log.backup import backup as back_up
        from boulevard.web.serve import chosen

    count = back_up(chosen(_given(data=data, database=database)), folder)
    tell(say("backup-done", count=count, folder=folder))


@app.command(help=say("cli-restore"))
def restore(
    folder: Annotated[Path | None, typer.Argument(help=say("cli-arg-restore"))] = None,
    data: Data = None,
    database: Database = None,
) -> None:
    """Put the database of the table in the browser right."""
    with from_extra("web"):
        from boulevard.web.event_log.backup import restore as put_right
        from boulevard.web.serve import chosen

    restored = put_right(chosen(_given(data=data, database=database)), folder)
    if restored.kept or not restored.brought_back:
        tell(say("restore-kept", count=restored.kept))
    for key, tables in (("restore-brought-back", restored.brought_back), ("restore-lost", restored.lost)):
        if tables:
            some = [*tables[:MOST_TOLD], *(["…"] if len(tables) > MOST_TOLD else [])]
            tell(say(key, count=len(tables), tables=", ".join(some)))
    if restored.analyses:
        tell(say("restore-analyses", count=restored.analyses))


def _given(**settings: object) -> dict[str, object]:
    """The settings that are given by flags."""
    return {name: value for name, value in settings.items() if value is not None}
