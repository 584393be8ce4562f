"""The analysis of a position in a terminal: the best moves, as they are found."""

from __future__ import annotations

from collections import deque

from rich.console import Console
from rich.live import Live
from rich.table import Table
from rich.text import Text

from boulevard.bots.analysis import Idea, Opinion, opinions, to_act
from boulevard.bots.contract import Sight
from boulevard.games.contract import Seat
from boulevard.games.game import Game
from boulevard.messages import say
from boulevard.messages.seats import seat_name
from boulevard.review.figures import points


def show_best(game: Game, seat: Seat | None, seconds: float, threads: int, console: Console) -> None:
    """Let a strong bot think for a seat that is to act (the first), and show what it finds until it is done.

    Anything but a terminal gets what it found last.
    """
    sight = to_act(game, seat)
    tables = (_table(sight, opinion) for opinion in opinions(sight, seconds, threads, at_once=seconds))
    if console.is_terminal:
        with Live(console=console, auto_refresh=False) as live:
            for table in tables:
                live.update(table, refresh=True)
    else:
        for last in deque(tables, maxlen=1):
            console.print(last)


def _table(sight: Sight, opinion: Opinion) -> Table:
    """The best moves, one a line."""
    key = "analysis-proven" if opinion.proven else "analysis-searched"
    title = say(key, seat=seat_name(sight.seat), count=f"{opinion.simulations:,}")
    table = Table(box=None, title=title, title_justify="left", title_style="bold")
    for name in ("move", "value", "line"):
        table.add_column(say(f"analysis-column-{name}"), justify="right" if name == "value" else "left")
    for it in opinion.ideas:
        value = points(it.value, signed=not sight.rules.own_boards)
        table.add_row(Text(it.move), value, Text(_rest(it)))
    return table


def _rest(it: Idea) -> str:
    """What follows a move: in notation, but an example in words, which name the cards that it supposes."""
    if all(each.is_sure for each in it.line):
        return "; ".join(each.move for each in it.line[1:])
    return say("analysis-example", line="; ".join(str(each.phrase) for each in it.line[1:]))
