"""Goofspiel in the colours of a terminal."""

from __future__ import annotations

from rich.console import RenderableType
from rich.table import Table

from boulevard.games.contract import View
from boulevard.messages import say
from boulevard.messages.seats import seat_name


def picture(view: View, last: tuple[str, ...] = ()) -> RenderableType:
    """A row for every prize, with the bids of all."""
    table = Table(title=say("goofspiel-left", count=len(view["left"])), title_justify="left")
    for name in (say("goofspiel-prizes"), *map(seat_name, range(len(view["scores"])))):
        table.add_column(name, justify="right")
    for prize, bids in zip(view["prizes"], view["bids"], strict=True):
        table.add_row(f"[bold yellow]{prize}[/]", *("" if bid is None else str(bid) for bid in bids))
    return table
