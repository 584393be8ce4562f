"""Avenue in the colours of a terminal. Characters tell everything too, for screens without colour."""

from __future__ import annotations

from typing import Any

from rich.console import Group, RenderableType
from rich.style import Style
from rich.table import Table
from rich.text import Text

from boulevard.games.avenue.play.state import EAST, NORTH, SIDES, SOUTH, WEST, YELLOWS_A_ROUND
from boulevard.games.avenue.views.text import ROADS
from boulevard.games.contract import Result, View
from boulevard.messages import say
from boulevard.messages.seats import seat_name

PAPER = Style(color="#4a4033", bgcolor="#efe3c4")
SYMBOLS = {
    "P": Style(color="#6b2a86", bgcolor="#efe3c4", bold=True),
    "G": Style(color="#3e6b1f", bgcolor="#efe3c4", bold=True),
    "C": Style(color="white", bgcolor="#7a5c3a", bold=True),
    "farm": Style(color="white", bgcolor="#a33b20", bold=True),
}
ROAD = Style(color="#2b2b2b", bgcolor="#efe3c4")
JOINED = Style(color="#b3341b", bgcolor="#ffe08a", bold=True)
LAST = Style(reverse=True)
SIDE_BY_SIDE = 8
"""Sheets with more columns have their scores below."""
SEAT = "bold #b3341b"


def picture(view: View, last: tuple[str, ...] = ()) -> RenderableType:
    """The viewer's sheet with what lies beside it."""
    player = view["seat"] or 0
    if view["sheet"]["columns"] > SIDE_BY_SIDE:
        return Group(sheet(view, player, last), beside(view, player))
    table = Table.grid(padding=(0, 2))
    table.add_column(no_wrap=True, min_width=3 + 7 * view["sheet"]["columns"])
    table.add_row(sheet(view, player, last), beside(view, player))
    return table


def sheet(view: View, player: int, last: tuple[str, ...]) -> Text:
    """A sheet, each space seven wide and three high: the road around the symbol."""
    names = "abcdefghijklmnopqrstuvwxyz"[: view["sheet"]["columns"]]
    rows = [row.split() for row in view["sheet"]["rows"]]
    text = Text()
    for number, symbols in zip(range(len(rows), 0, -1), rows, strict=True):
        for line in range(3):
            text.append(f"{number:>2} " if line == 1 else "   ", "dim")
            for column, symbol in zip(names, symbols, strict=True):
                _append_space(text, view["sheets"][player], f"{column}{number}", symbol, line, last)
            text.append("\n")
    text.append("   " + "".join(f"{column:^7}" for column in names), "dim")
    return text


def _append_space(text: Text, drawn: dict[str, Any], space: str, symbol: str, line: int, last: tuple[str, ...]) -> None:
    """One of the three lines of a space."""
    road = drawn["roads"].get(space)
    sides = SIDES[road - 1] if road else ()
    stroke, ground = (JOINED, JOINED) if space in drawn["network"] else (ROAD, PAPER)
    if line != 1:
        text.append("   │   " if (NORTH if line == 0 else SOUTH) in sides else "       ", stroke)
        return
    label = f"{symbol:^3}" if symbol != "." else f" {ROADS[road]} " if road else " · "
    style = ground if symbol == "." else SYMBOLS["farm" if len(symbol) == 1 else symbol[0]]
    text.append("──" if WEST in sides else "  ", stroke)
    text.append(label, style + LAST if space in last else style)
    text.append("──" if EAST in sides else "  ", stroke)


def beside(view: View, player: int) -> RenderableType:
    """The card, the farm and the score column."""
    own = view["sheets"][player]
    lines = [Text(say("play-avenue-round", round=view["round"], farm=view["farm"]), SEAT)]
    if view["card"]:
        lines.append(_card(view))
    if view["next_farm"]:
        lines.append(Text(say("play-avenue-next", farm=view["next_farm"])))
    castles = {colour: castle["points"] for colour, castle in own["castles"].items()}
    lines += [
        Text(seat_name(player), "bold"),
        Text(say("play-avenue-scores", scores=" ".join(map(str, own["scores"])) or "–")),
        Text(say("play-avenue-now", farm=view["farm"], grapes=own["grapes"])),
        Text(say("play-avenue-castles", **castles)),
        Text(say("play-avenue-total", total=own["total"])),
        Text(say("play-avenue-left", cards=_left(view["left"])), "dim"),
    ]
    return Group(*lines)


def _card(view: View) -> Text:
    number, yellow = view["card"]["number"], view["card"]["yellow"]
    colour = say("avenue-yellow") if yellow else say("avenue-grey")
    turned = {"yellow": view["yellow"], "yellows": YELLOWS_A_ROUND}
    text = Text(say("play-avenue-card", number=number, colour=colour, **turned) + "\n")
    sides = SIDES[number - 1]
    style = Style(color="black", bgcolor="#f0c83c" if yellow else "#b8b8b8", bold=True)
    text.append("   │   \n" if NORTH in sides else "       \n", style)
    middle = ("───" if WEST in sides else "   ") + ROADS[number] + ("───" if EAST in sides else "   ")
    text.append(middle + "\n", style)
    text.append("   │   " if SOUTH in sides else "       ", style)
    return text


def _left(left: dict[str, int]) -> str:
    return "  ".join(f"{ROADS[number]} {left[f'{number}y']}/{left[f'{number}g']}" for number in ROADS)


def closing(result: Result) -> RenderableType:
    """The players' score columns, and who has won."""
    table = Table(title=say("play-closing"), title_justify="left")
    table.add_column()
    for player in range(len(result["players"])):
        table.add_column(seat_name(player), justify="right")
    rows = [(say("play-avenue-farms"), [" ".join(map(str, player["farms"])) for player in result["players"]])]
    for line in ("purple", "green", "penalty"):
        rows.append((say(f"play-avenue-{line}"), [str(player[line]) for player in result["players"]]))
    rows.append((say("play-line-total"), [str(player["total"]) for player in result["players"]]))
    for name, cells in rows:
        table.add_row(name, *cells)
    winners = ", ".join(map(seat_name, result["winners"]))
    return Group(table, Text(say("play-avenue-winners", players=winners), "bold"))
