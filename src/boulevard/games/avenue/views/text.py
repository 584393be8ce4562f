"""A view of Avenue drawn with characters."""

from __future__ import annotations

from boulevard.games.avenue.play.state import YELLOWS_A_ROUND
from boulevard.games.contract import View
from boulevard.messages import say
from boulevard.messages.seats import seat_name

ROADS = {1: "╯", 2: "╰", 3: "╭", 4: "╮", 5: "─", 6: "│"}


def text(view: View) -> str:
    """Draw the viewer's sheet, or everybody's, and what lies beside them."""
    shown = [view["seat"]] if view["seat"] is not None else range(view["players"])
    parts = [*_table(view)]
    for player in shown:
        parts += [
            "",
            seat_name(player),
            *sheet_lines(view, player),
            *_scores(view["sheets"][player]),
        ]
    return "\n".join(parts)


def sheet_lines(view: View, player: int) -> list[str]:
    """A sheet: symbols with the roads over them."""
    names = "abcdefghijklmnopqrstuvwxyz"[: view["sheet"]["columns"]]
    rows = view["sheet"]["rows"]
    lines = []
    for number, row in zip(range(len(rows), 0, -1), rows, strict=True):
        cells = (
            space_text(view, player, f"{column}{number}", symbol)
            for column, symbol in zip(names, row.split(), strict=True)
        )
        lines.append(f"{number:<3}" + "".join(f"{cell:<5}" for cell in cells))
    return [line.rstrip() for line in [*lines, "   " + "".join(f"{column:<5}" for column in names)]]


def space_text(view: View, player: int, space: str, symbol: str) -> str:
    """A symbol and the road drawn over it, an asterisk if it is joined to the farm of the round."""
    drawn = view["sheets"][player]
    road = ROADS[drawn["roads"][space]] if space in drawn["roads"] else ""
    mark = "*" if space in drawn["network"] else ""
    return f"{symbol}{road}{mark}"


def _table(view: View) -> list[str]:
    known = f" ({view['next_farm']})" if view["next_farm"] else ""
    lines = [say("avenue-text-round", round=view["round"], farm=view["farm"], farms=" ".join(view["farms"]) + known)]
    if view["card"]:
        number = view["card"]["number"]
        colour = say("avenue-yellow") if view["card"]["yellow"] else say("avenue-grey")
        turned = {"yellow": view["yellow"], "yellows": YELLOWS_A_ROUND}
        lines.append(say("avenue-text-card", number=number, road=ROADS[number], colour=colour, **turned))
    else:
        lines.append(say("text-over"))
    return lines


def _scores(sheet: View) -> list[str]:
    scores = " ".join(map(str, sheet["scores"])) or "–"
    castles = {colour: castle["points"] for colour, castle in sheet["castles"].items()}
    figures = {**castles, "penalty": sheet["penalty"], "total": sheet["total"], "grapes": sheet["grapes"]}
    return [say("avenue-text-scores", scores=scores, **figures)]
