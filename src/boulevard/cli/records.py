"""Games that were played, and positions: shown, checked, reviewed and analysed."""

from __future__ import annotations

import json
from enum import StrEnum
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console

import boulevard
from boulevard.cli.app import Line, app, console, tell
from boulevard.errors import BadOption, BoulevardError
from boulevard.messages import say
from boulevard.terminal.arguments import seat_of

Record = Annotated[Path, typer.Argument(help=say("cli-arg-record"))]
Source = Annotated[str, typer.Argument(metavar="RECORD|POSITION", help=say("cli-arg-source"))]
Move = Annotated[int | None, typer.Option(min=0, help=say("cli-opt-move"))]


class Theme(StrEnum):
    """Colours of a drawing."""

    auto = "auto"
    light = "light"
    dark = "dark"


@app.command(help=say("cli-show"))
def show(
    source: Source,
    svg: Annotated[Path | None, typer.Option(help=say("cli-opt-svg"))] = None,
    theme: Annotated[Theme, typer.Option(help=say("cli-opt-theme"))] = Theme.auto,
    move: Move = None,
    seat: Annotated[str | None, typer.Option(help=say("cli-opt-seat"))] = None,
    line: Line = 1,
) -> None:
    """Show a game of a record, or a position."""
    from boulevard.terminal.sources import moment_of

    rules, state, game = moment_of(source, line, move)
    viewer = seat_of(rules, seat)
    view = rules.view(state, viewer)
    if svg:
        svg.write_text(rules.svg(view, game.marks(viewer) if game else (), theme=theme.value), encoding="utf-8")
        tell(say("cli-wrote", path=svg))
    else:
        print(rules.text(view))
    for oddity in () if game else rules.oddities(state):
        tell(str(oddity), "yellow")


@app.command(help=say("cli-position"))
def position(
    source: Source,
    move: Move = None,
    seat: Annotated[str | None, typer.Option(help=say("cli-opt-position-seat"))] = None,
    as_json: Annotated[bool, typer.Option("--json", help=say("cli-opt-position-json"))] = False,
    line: Line = 1,
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
        tell(str(error), "red")
        return [False]
    return [_check_text(where, text) for where, text in texts]


def _check_text(where: str, text: str) -> bool:
    from boulevard.games.record import parsed

    try:
        record = parsed(text, where)
    except BoulevardError as error:  # it says itself where
        tell(str(error), "red")
        return False
    try:
        game = boulevard.from_record(record)
    except BoulevardError as error:
        tell(say("cli-wrong", where=where, reason=error), "red")
        return False
    state = say("cli-finished") if game.over else say("cli-unfinished")
    tell(say("cli-ok", where=where, moves=len(game.moves), state=state))
    return True


@app.command(help=say("cli-review"))
def review(
    record: Record,
    seat: Annotated[str | None, typer.Option(help=say("cli-opt-review-seat"))] = None,
    html: Annotated[Path | None, typer.Option(help=say("cli-opt-review-html"))] = None,
    as_json: Annotated[bool, typer.Option("--json", help=say("cli-opt-review-json"))] = False,
    line: Line = 1,
) -> None:
    """Review a game of a record."""
    from boulevard.review import data, report
    from boulevard.terminal.review import reviewed, show
    from boulevard.terminal.sources import game_of_line

    game = game_of_line(record, line)
    viewer = seat_of(game.rules, seat)
    found = reviewed(game, Console(stderr=True) if as_json else console)
    if html:
        html.write_text(report.page(game, found, viewer), encoding="utf-8")
    if as_json:
        print(json.dumps(data.as_data(found, viewer), ensure_ascii=False))
    elif html:
        tell(say("cli-wrote", path=html))
    else:
        show(game, found, console, viewer)


@app.command(help=say("cli-analyse"))
def analyse(
    source: Source,
    seconds: Annotated[float, typer.Option(min=0.1, help=say("cli-opt-analyse-seconds"))] = 5.0,
    threads: Annotated[int, typer.Option(min=1, help=say("cli-opt-analyse-threads"))] = 1,
    move: Move = None,
    seat: Annotated[str | None, typer.Option(help=say("cli-opt-analyse-seat"))] = None,
    line: Line = 1,
) -> None:
    """Let a strong bot think about a position."""
    from boulevard.terminal.analysis import show_best
    from boulevard.terminal.sources import moment_of

    game = moment_of(source, line, move).game or boulevard.from_position(source)
    show_best(game, seat_of(game.rules, seat), seconds, threads, console)


@app.command(help=say("cli-hindsight"))
def hindsight(
    record: Record,
    seconds: Annotated[float, typer.Option(min=0.1, help=say("cli-opt-seconds"))] = 10.0,
    out: Annotated[Path | None, typer.Option(help=say("cli-opt-hindsight-out"))] = None,
    line: Line = 1,
) -> None:
    """Find the best game with the cards of a record."""
    from boulevard.bots.registry import module
    from boulevard.terminal.sources import game_of_line

    game = game_of_line(record, line)
    in_words = getattr(module(game.name), "hindsight_in_words", None)
    if in_words is None:
        raise BadOption("hindsight-not", title=game.rules.info.title)
    sentences, best = in_words(game, seconds)
    for sentence in sentences:
        tell(sentence)
    if out:
        out.write_text(json.dumps(best.record(), ensure_ascii=False) + "\n", encoding="utf-8")
        tell(say("cli-wrote", path=out))
