"""Paris in the colours of a terminal. Letters tell everything too, for screens without colour."""

from __future__ import annotations

from typing import Any

from rich.console import Group, RenderableType
from rich.style import Style
from rich.table import Table
from rich.text import Text

from boulevard.games.contract import Result, View
from boulevard.games.paris.moves.notation import ANGLES
from boulevard.games.paris.play.scoring import LINES
from boulevard.games.paris.play.state import COLUMN_NAMES
from boulevard.games.paris.shapes import tile_turns
from boulevard.games.paris.views.text import space_labels
from boulevard.messages import say
from boulevard.messages.seats import seat_name

PAVING = {
    "orange": Style(color="#5a2d00", bgcolor="#e8a25c"),
    "blue": Style(color="#0b2a4a", bgcolor="#7fb2e6"),
    "mixed": Style(color="#333333", bgcolor="#b9b3a6"),
    "light": Style(color="#ffd75f", bgcolor="#1c2340", bold=True),
}
EMPTY = Style(color="#666666", dim=True)
HOUSES = {
    "orange": Style(color="white", bgcolor="#b34700", bold=True),
    "blue": Style(color="white", bgcolor="#0b4f9e", bold=True),
}
PIECE = Style(color="black", bgcolor="#ffe08a", bold=True)
LAST = Style(underline=True, reverse=True)
SEAT = {"orange": "bold #e07b00", "blue": "bold #3b8ee0"}
SHAPES_A_ROW = 6


def picture(view: View, last: tuple[str, ...] = ()) -> RenderableType:
    """The board with what lies beside it."""
    table = Table.grid(padding=(0, 3))
    table.add_column(no_wrap=True, min_width=34)
    table.add_row(board(view, last), beside(view))
    return table


def board(view: View, last: tuple[str, ...]) -> Text:
    """The 64 spaces, each four wide and two high."""
    labels, styles = space_labels(view), _styles(view)
    text = Text()
    for row in range(8, 0, -1):
        for half in range(2):
            text.append(f"{row} " if half == 0 else "  ", "dim")
            for column in COLUMN_NAMES:
                space = f"{column}{row}"
                label = labels.get(space, "·") if half == 0 else ""
                style = styles.get(space, EMPTY)
                text.append(f"{label:^4}", style + LAST if space in last and half == 0 else style)
            text.append("\n")
    text.append("  " + "".join(f"{column:^4}" for column in COLUMN_NAMES), "dim")
    return text


def _styles(view: View) -> dict[str, Style]:
    styles = {space: PAVING[kind] for space, kind in view["board"].items()}
    for building in view["buildings"]:
        styles |= dict.fromkeys(building["spaces"], HOUSES[building["owner"]])
    for name, piece in view["pieces"].items():
        if name != "annex":
            styles |= dict.fromkeys(piece["spaces"], PIECE)
    return styles


def beside(view: View) -> RenderableType:
    """Hand, pool, reserves, postcards and score."""
    parts: list[RenderableType] = [_headline(view)]
    for seat in ("orange", "blue"):
        if view["hands"][seat]:
            parts.append(hand(view["hands"][seat]))
    if view["phase"] == 1:
        parts.append(_line("play-pool", names=_names(view["pool"])))
    parts += [_seat(view, seat) for seat in ("orange", "blue")]
    parts.append(_postcards(view))
    return Group(*parts)


def _headline(view: View) -> Text:
    if view["over"]:
        return Text(say("play-over"), "bold")
    seat = view["turn"][0]
    return Text(say("play-turn", phase=view["phase"], seat=seat), SEAT[seat])


def hand(tile: dict[str, Any]) -> Text:
    """The tile in hand, as it lies after each rotation."""
    text = Text(say("play-hand", tile=tile["tile"]) + "\n")
    for row in (slice(0, 2), slice(2, 4)):
        for spaces in tile_turns(tile["spaces"]):
            for kind in spaces[row]:
                text.append(f" {'*' if kind == 'light' else kind[0]} ", PAVING[kind])
            text.append("  ")
        text.append("\n")
    text.append("".join(f"{angle:^8}" for angle in ANGLES), "dim")
    return text


def shapes(view: View) -> RenderableType:
    """The buildings of the pool and of both reserves, drawn."""
    table = Table.grid(padding=(0, 2))
    names = [*view["pool"], *view["reserve"]["orange"], *view["reserve"]["blue"]]
    drawings = [f"{name}\n" + "\n".join(view["shapes"][name]).replace("X", "■ ").replace(".", "  ") for name in names]
    for first in range(0, len(drawings), SHAPES_A_ROW):
        table.add_row(*drawings[first : first + SHAPES_A_ROW])
    return table


def closing(result: Result) -> RenderableType:
    """The score sheets of a game that is over, and who has won."""
    table = Table(title=say("play-closing"), title_justify="left")
    table.add_column()
    for seat in SEAT:
        table.add_column(seat_name(seat), justify="right", style=SEAT[seat])
    for line in LINES:
        table.add_row(say(f"play-line-{line}"), *(str(result[seat][line]) for seat in SEAT))
    winner = result["winner"]
    return Group(table, Text(say("play-draw") if winner == "draw" else say("play-winner", seat=winner), "bold"))


def _line(key: str, **values: object) -> Text:
    return Text(say(key, **values))


def _seat(view: View, seat: str) -> Text:
    text = Text(say("play-seat", seat=seat) + " ", SEAT[seat])
    text.append(say("play-reserve", names=_names(view["reserve"][seat])) + "\n")
    counts = {
        "chimneys": view["chimneys"][seat],
        "tokens": view["tokens"][seat],
        "tiles": view["piles"][seat],
    }
    text.append("  " + say("play-left", **counts) + "\n", "dim")
    text.append("  " + say("play-score", **view["score"][seat]))
    if view["rights"][seat]:
        text.append("\n  " + say("play-rights", names=_names(view["rights"][seat])))
    return text


def _postcards(view: View) -> Text:
    text = Text(say("play-postcards") + " ")
    for number, card in enumerate(view["postcards"]):
        text.append(", " if number else "")
        text.append(card["name"], f"strike {SEAT[card['by']]}" if card["by"] else "")
    return text


def _names(names: list[str]) -> str:
    return " ".join(names) or "–"
