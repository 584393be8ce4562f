"""The command `boulevard`."""

from __future__ import annotations

import json
import sys
from enum import StrEnum
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.table import Table
from rich.text import Text

import boulevard
from boulevard.errors import BadOption, BoulevardError, from_extra
from boulevard.games.registry import info
from boulevard.messages import FIRST, language, say
from boulevard.terminal.arguments import anchor_of, options_of, seat_of, seats_option, values_of

app = typer.Typer(help=say("cli-about"), no_args_is_help=True, add_completion=False, pretty_exceptions_enable=False)
console = Console()

GAMES = ", ".join(boulevard.games())
DEFAULT = next(iter(boulevard.games()))
"""The game that is meant where none is named."""


class PerPage(StrEnum):
    """How many sheets are printed on a page."""

    one = "1"
    two = "2"
    four = "4"


class Theme(StrEnum):
    """Colours of a drawing."""

    auto = "auto"
    light = "light"
    dark = "dark"


class Paper(StrEnum):
    """Sizes of paper."""

    a4 = "A4"
    letter = "Letter"


class EngineName(StrEnum):
    """Where games of the arena are played."""

    processes = "processes"
    ray = "ray"


GameName = Annotated[str, typer.Argument(help=say("cli-arg-game", names=GAMES))]
Options = Annotated[list[str] | None, typer.Option("--option", "-o", help=say("cli-opt-option"))]


@app.command(help=say("cli-simulate"))
def simulate(
    game: GameName,
    games: Annotated[int, typer.Option(min=1, help=say("cli-opt-games"))] = 1000,
    seed: Annotated[int, typer.Option(min=0, help=say("cli-opt-seed"))] = 1,
    out: Annotated[Path | None, typer.Option(help=say("cli-opt-out"))] = None,
    resume: Annotated[bool, typer.Option(help=say("cli-opt-resume"))] = False,
    option: Options = None,
) -> None:
    """Play many games at random."""
    from boulevard.games.registry import rules
    from boulevard.simulation import Simulation

    simulation = Simulation(rules(game).dealt(seed, options_of(option)), games, seed)
    simulation.run(console, out, resume)
    console.print(simulation.table())
    if out:
        _tell(say("cli-wrote", path=out))


@app.command(help=say("cli-show"))
def show(
    source: Annotated[str, typer.Argument(metavar="RECORD|POSITION", help=say("cli-arg-source"))],
    svg: Annotated[Path | None, typer.Option(help=say("cli-opt-svg"))] = None,
    theme: Annotated[Theme, typer.Option(help=say("cli-opt-theme"))] = Theme.auto,
    move: Annotated[int | None, typer.Option(min=0, help=say("cli-opt-move"))] = None,
    seat: Annotated[str | None, typer.Option(help=say("cli-opt-seat"))] = None,
    line: Annotated[int, typer.Option(min=1, help=say("cli-opt-line"))] = 1,
) -> None:
    """Show a game of a record, or a position."""
    from boulevard.terminal.sources import moment_of

    rules, state, game = moment_of(source, line, move)
    viewer = seat_of(rules, seat)
    view = rules.view(state, viewer)
    if svg:
        svg.write_text(rules.svg(view, game.marks(viewer) if game else (), theme=theme.value), encoding="utf-8")
        _tell(say("cli-wrote", path=svg))
    else:
        print(rules.text(view))
    for oddity in () if game else rules.oddities(state):
        _tell(str(oddity), "yellow")


@app.command(help=say("cli-position"))
def position(
    source: Annotated[str, typer.Argument(metavar="RECORD|POSITION", help=say("cli-arg-source"))],
    move: Annotated[int | None, typer.Option(min=0, help=say("cli-opt-move"))] = None,
    seat: Annotated[str | None, typer.Option(help=say("cli-opt-position-seat"))] = None,
    as_json: Annotated[bool, typer.Option("--json", help=say("cli-opt-position-json"))] = False,
    line: Annotated[int, typer.Option(min=1, help=say("cli-opt-line"))] = 1,
) -> None:
    """Print the position of a record."""
    from boulevard.terminal.sources import moment_of

    rules, state, _ = moment_of(source, line, move)
    if seat is not None:
        state = rules.hide(state, seat_of(rules, seat))
    print(json.dumps(rules.position_data(state), ensure_ascii=False) if as_json else rules.position(state))


@app.command(help=say("cli-check"))
def check(records: Annotated[list[Path], typer.Argument(help=say("cli-arg-records"))]) -> None:
    """Replay records by the rules."""
    correct = count = 0
    for path in records:
        for good in _check_file(path):
            correct, count = correct + good, count + 1
    if count > 1:
        console.print(say("cli-checked", correct=correct, count=count))
    if correct < count:
        raise typer.Exit(1)


def _check_file(path: Path) -> list[bool]:
    from boulevard.games.record import read_texts

    try:
        texts = read_texts(path)
    except BoulevardError as error:
        _tell(str(error), "red")
        return [False]
    return [_check_text(where, text) for where, text in texts]


def _check_text(where: str, text: str) -> bool:
    from boulevard.games.record import parsed

    try:
        game = boulevard.from_record(parsed(text, where))
    except BoulevardError as error:
        _tell(say("cli-wrong", where=where, reason=error), "red")
        return False
    state = say("cli-finished") if game.over else say("cli-unfinished")
    _tell(say("cli-ok", where=where, moves=len(game.moves), state=state))
    return True


def _tell(text: str, style: str = "") -> None:
    """Print a text as it is: what a person named may look like markup."""
    console.print(Text(text, style))


@app.command(help=say("cli-play"))
def play(
    game: GameName = DEFAULT,
    opponent: Annotated[str | None, typer.Option(help=say("cli-opt-opponent"))] = None,
    seat: Annotated[str | None, typer.Option(help=say("cli-opt-your-seat"))] = None,
    seed: Annotated[int | None, typer.Option(help=say("cli-opt-play-seed"))] = None,
    option: Options = None,
) -> None:
    """Play a game in this terminal."""
    from boulevard.bots.registry import middle, ready_bot
    from boulevard.games.parallel import cores
    from boulevard.terminal.play import Sitting

    playing = boulevard.new(game, seed=seed, **options_of(option))
    yours = playing.seats[0] if seat is None else seat_of(playing.rules, seat)
    others = [] if opponent == "friend" else [other for other in playing.seats if other != yours]
    spec = opponent or f"level:{middle(game).number}"
    bots = {other: ready_bot(game, spec).on(cores()) for other in others}
    Sitting(playing, bots, console, lambda prompt: console.input(prompt + " ")).run()


@app.command(help=say("cli-serve"))
def serve(
    host: Annotated[str | None, typer.Option(help=say("setting-host"))] = None,
    port: Annotated[int | None, typer.Option(min=0, max=65535, help=say("setting-port"))] = None,
    data: Annotated[Path | None, typer.Option(help=say("setting-data"))] = None,
    database: Annotated[str | None, typer.Option(help=say("setting-database"))] = None,
    address: Annotated[str | None, typer.Option(help=say("setting-address"))] = None,
    thinkers: Annotated[int | None, typer.Option(min=1, help=say("setting-thinkers"))] = None,
    pace: Annotated[float | None, typer.Option(min=0, max=10, help=say("setting-pace"))] = None,
    review_effort: Annotated[float | None, typer.Option(min=0.01, max=10, help=say("setting-review-effort"))] = None,
    tables_kept: Annotated[int | None, typer.Option(min=1, help=say("setting-tables-kept"))] = None,
    abandoned_after: Annotated[float | None, typer.Option(help=say("setting-abandoned-after"))] = None,
    creations: Annotated[int | None, typer.Option(min=0, help=say("setting-creations"))] = None,
    moves: Annotated[int | None, typer.Option(min=0, help=say("setting-moves"))] = None,
    streams: Annotated[int | None, typer.Option(min=0, help=say("setting-streams"))] = None,
    work: Annotated[int | None, typer.Option(min=0, help=say("setting-work"))] = None,
    connections: Annotated[int | None, typer.Option(min=0, help=say("setting-connections"))] = None,
    body_limit: Annotated[int | None, typer.Option(min=1024, help=say("setting-body-limit"))] = None,
    log: Annotated[str | None, typer.Option(help=say("setting-log"))] = None,
    browser: Annotated[bool, typer.Option(help=say("cli-opt-browser"))] = False,
) -> None:
    """Run the table in the browser."""
    given = {name: value for name, value in locals().items() if name != "browser" and value is not None}
    with from_extra("web"):
        from boulevard.web.serve import run

    run(given, browser, console)


@app.command(help=say("cli-backup"))
def backup(
    folder: Annotated[Path, typer.Argument(help=say("cli-arg-backup"))],
    data: Annotated[Path | None, typer.Option(help=say("setting-data"))] = None,
) -> None:
    """Copy all games of the table in the browser."""
    with from_extra("web"):
        from boulevard.web.serve import chosen
        from boulevard.web.tables.backup import backup as back_up

    count = back_up(chosen({"data": data} if data else {}), folder)
    _tell(say("backup-done", count=count, folder=folder))


@app.command(help=say("cli-restore"))
def restore(
    folder: Annotated[Path | None, typer.Argument(help=say("cli-arg-restore"))] = None,
    data: Annotated[Path | None, typer.Option(help=say("setting-data"))] = None,
) -> None:
    """Put the database of the table in the browser right."""
    with from_extra("web"):
        from boulevard.web.serve import chosen
        from boulevard.web.tables.backup import restore as put_right

    restored = put_right(chosen({"data": data} if data else {}), folder)
    _tell(say("restore-kept", count=restored.kept))
    for key, tables in (("restore-brought-back", restored.brought_back), ("restore-lost", restored.lost)):
        if tables:
            _tell(say(key, count=len(tables), tables=", ".join(tables)))


@app.command("bots", help=say("cli-bots"))
def list_bots(game: GameName = DEFAULT) -> None:
    """List the levels and the bots of a game."""
    from boulevard.bots.registry import about, bots, levels

    table = Table(title=say("cli-bots-levels", title=info(game).title), title_justify="left", box=None)
    for column in ("spec", "level", "about", "rating"):
        table.add_column(say(f"cli-bots-{column}"), justify="right" if column == "rating" else "left")
    for level in levels(game):
        table.add_row(f"level:{level.number}", level.title, say(level.about), f"{level.rating:.0f}")
    console.print(table)
    others = Table(title=say("cli-bots-others"), title_justify="left", box=None, show_header=False)
    for name in bots(game):
        others.add_row(name, about(game, name))
    console.print(others)
    console.print(say("cli-bots-how"), markup=False)


@app.command(help=say("cli-arena"))
def arena(
    game: GameName,
    bots: Annotated[list[str], typer.Option(help=say("cli-opt-bots"))],
    games: Annotated[int, typer.Option(min=1, help=say("cli-opt-arena-games"))] = 100,
    seed: Annotated[int, typer.Option(min=0, help=say("cli-opt-arena-seed"))] = 1,
    out: Annotated[Path | None, typer.Option(help=say("cli-opt-arena-out"))] = None,
    players: Annotated[int | None, typer.Option(min=1, help=say("cli-opt-players"))] = None,
    workers: Annotated[int | None, typer.Option(min=1, help=say("cli-opt-workers"))] = None,
    engine: Annotated[EngineName, typer.Option(help=say("cli-opt-engine"))] = EngineName.processes,
    address: Annotated[str | None, typer.Option(help=say("cli-opt-address"))] = None,
    patience: Annotated[float, typer.Option(min=0, help=say("cli-opt-patience"))] = 60,
    anchor: Annotated[str | None, typer.Option(help=say("cli-opt-anchor"))] = None,
    hindsight: Annotated[bool, typer.Option(help=say("cli-opt-hindsight"))] = False,
    option: Options = None,
) -> None:
    """Let bots play a tournament."""
    from boulevard.arena import Tournament, engine_named, text
    from boulevard.bots.registry import expand
    from boulevard.progress import bar

    tournament = Tournament(
        game,
        expand(game, " ".join(bots)),
        games,
        seed,
        options_of(option) | seats_option(game, players),
        patience,
        anchor_of(anchor),
        hindsight,
    )
    folder = out or tournament.default_folder
    with bar(console) as progress:
        task = progress.add_task(say("cli-arena-playing"))
        standings = tournament.run(
            engine_named(engine.value, workers, address),
            folder,
            lambda done, total: progress.update(task, completed=done, total=total),
        )
    for part in text.tables(standings, console.width):
        console.print(part)
    if standings.heading.played < standings.heading.planned:
        _tell(say("cli-arena-stopped", done=standings.heading.played, games=standings.heading.planned))
    _tell(say("cli-wrote", path=folder))


@app.command(help=say("cli-hindsight"))
def hindsight(
    record: Annotated[Path, typer.Argument(help=say("cli-arg-record"))],
    seconds: Annotated[float, typer.Option(min=0.1, help=say("cli-opt-seconds"))] = 10.0,
    out: Annotated[Path | None, typer.Option(help=say("cli-opt-hindsight-out"))] = None,
    line: Annotated[int, typer.Option(min=1, help=say("cli-opt-line"))] = 1,
) -> None:
    """Find the best game with the cards of a record."""
    from boulevard.bots.registry import module
    from boulevard.terminal.sources import game_of_line

    game = game_of_line(record, line)
    tell = getattr(module(game.name), "hindsight_in_words", None)
    if tell is None:
        raise BadOption("hindsight-not", title=game.rules.info.title)
    sentences, best = tell(game, seconds)
    for sentence in sentences:
        _tell(sentence)
    if out:
        out.write_text(json.dumps(best.record(), ensure_ascii=False) + "\n", encoding="utf-8")
        _tell(say("cli-wrote", path=out))


@app.command(help=say("cli-analyse"))
def analyse(
    source: Annotated[str, typer.Argument(metavar="RECORD|POSITION", help=say("cli-arg-source"))],
    seconds: Annotated[float, typer.Option(min=0.1, help=say("cli-opt-analyse-seconds"))] = 5.0,
    threads: Annotated[int, typer.Option(min=1, help=say("cli-opt-analyse-threads"))] = 1,
    move: Annotated[int | None, typer.Option(min=0, help=say("cli-opt-move"))] = None,
    seat: Annotated[str | None, typer.Option(help=say("cli-opt-analyse-seat"))] = None,
    line: Annotated[int, typer.Option(min=1, help=say("cli-opt-line"))] = 1,
) -> None:
    """Let a strong bot think about a position."""
    from boulevard.terminal.analysis import show_best
    from boulevard.terminal.sources import moment_of

    game = moment_of(source, line, move).game or boulevard.from_position(source)
    show_best(game, seat_of(game.rules, seat), seconds, threads, console)


@app.command(help=say("cli-review"))
def review(
    record: Annotated[Path, typer.Argument(help=say("cli-arg-record"))],
    seat: Annotated[str | None, typer.Option(help=say("cli-opt-review-seat"))] = None,
    html: Annotated[Path | None, typer.Option(help=say("cli-opt-review-html"))] = None,
    as_json: Annotated[bool, typer.Option("--json", help=say("cli-opt-review-json"))] = False,
    line: Annotated[int, typer.Option(min=1, help=say("cli-opt-line"))] = 1,
) -> None:
    """Review a game of a record."""
    from boulevard.review import data, report
    from boulevard.terminal.review import reviewed, show
    from boulevard.terminal.sources import game_of_line

    game = game_of_line(record, line)
    viewer = seat_of(game.rules, seat)
    found = reviewed(game, Console(stderr=True) if as_json else console)
    if as_json:
        print(json.dumps(data.as_data(found), ensure_ascii=False))
    elif html:
        html.write_text(report.page(game, found, viewer), encoding="utf-8")
        _tell(say("cli-wrote", path=html))
    else:
        show(game, found, console, viewer)


@app.command("games", help=say("cli-games"))
def list_games() -> None:
    """List the games with their options."""
    for listed in boulevard.games().values():
        table = Table(title=f"{listed.name}: {listed.title}", title_justify="left", box=None)
        for column in ("option", "values", "meaning"):
            table.add_column(say(f"cli-games-{column}"))
        for option in listed.options.values():
            table.add_row(option.name, values_of(option), say(option.about))
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
    _tell(say("cli-wrote", path=out))


@app.command(help=say("cli-prepare"))
def prepare() -> None:
    """Compile the rules and the bots now, all games at the same time."""
    from boulevard.bots import registry

    registry.prepare_all(boulevard.games())
    console.print(say("cli-ready"))


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
