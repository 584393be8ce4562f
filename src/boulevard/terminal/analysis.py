"""The analysis of a position in a terminal: the best moves, as they are found."""

from __future__ import annotations

from rich.console import Console
from rich.live import Live
from rich.table import Table
from rich.text import Text

from boulevard.bots.analysis import analyse
from boulevard.bots.contract import Thought
from boulevard.games.contract import Seat
from boulevard.games.game import Game
from boulevard.games.states import copied
from boulevard.messages import say
from boulevard.messages.seats import seat_name
from boulevard.review.figures import points

BEST = 3
"""Moves that are shown."""


def show_best(game: Game, seat: Seat | None, seconds: float, threads: int, console: Console) -> None:
    """Let a strong bot think for a seat that is to act (the first), and show what it finds until it is done."""
    thoughts = analyse(game, seat, seconds=seconds, threads=threads)
    acting = game.turn[0] if seat is None else seat
    with Live(console=console, auto_refresh=False) as live:
        for thought in thoughts:
            live.update(_table(game, acting, thought), refresh=True)


def _table(game: Game, seat: Seat, thought: Thought) -> Table:
    """The best moves, one a line."""
    key = "analysis-proven" if thought.exact else "analysis-searched"
    title = say(key, seat=seat_name(seat), count=f"{thought.simulations:,}")
    table = Table(box=None, title=title, title_justify="left", title_style="bold")
    for name in ("move", "value", "line"):
        table.add_column(say(f"analysis-column-{name}"), justify="right" if name == "value" else "left")
    for place, it in enumerate(thought.ranking[:BEST]):
        value = points(it.value, signed=len(game.seats) > 1)
        line = _written(game, seat, thought) if place == 0 else ""
        table.add_row(Text(game.rules.write(game.state, seat, it.action)), value, Text(line))
    return table


def _written(game: Game, seat: Seat, thought: Thought) -> str:
    """The moves that are expected after the best, as far as is known."""
    rules, state, moves = game.rules, copied(game.rules.hide(game.state, seat)), list[str]()
    for action in thought.line:
        mover = seat if not moves else rules.turn(state)[0]
        moves.append(rules.write(state, mover, action))
        rules.carry_out(state, mover, action)
    return "; ".join(moves[1:])
