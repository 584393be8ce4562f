"""The drawing: a column for every prize, with the bids below it."""

from __future__ import annotations

from typing import Any

from boulevard.games.contract import View
from boulevard.games.svg import Document, css, group, text
from boulevard.messages import say

WIDE, HIGH = 80, 110
RULES = {" text": "text-anchor:middle;fill:var(--ink)", " rect": "stroke:var(--ink);fill:var(--paper)",
         " .prize rect": "fill:var(--gold)", " .taker rect": "stroke-width:5"}  # fmt: skip
COLOURS = {"ink": ("#f0e6d0", "#2b2433"), "paper": ("#38304a", "#fffaf0"), "gold": ("#7a5a10", "#ffd766")}


def sheet(theme: str) -> str:
    """Return the style sheet of a theme."""
    return css("boulevard-goofspiel", theme, RULES, COLOURS)


def draw(view: View, theme: str = "auto", size: int | None = None, prefix: str = "", **_: Any) -> str:
    """Draw what can be seen; where there is only one board, `sides` and `player` change nothing."""
    columns, rows = len(view["prizes"]) + len(view["left"]), len(view["scores"])
    body = ""
    for at, (prize, bids) in enumerate(zip(view["prizes"], view["bids"], strict=True)):
        words = say("goofspiel-space", prize=prize, bids=", ".join("–" if bid is None else str(bid) for bid in bids))
        body += group(f"prize-{prize}", words, _card(at, 0, prize), "prize", space=f"prize-{prize}")
        for seat, bid in enumerate(bids):
            won = at < len(view["takers"]) and view["takers"][at] == seat
            body += f'<g class="{"taker" if won else "bid"}">{_card(at, seat + 1, bid)}</g>' if bid else ""
    title, told = say("goofspiel-title"), say("goofspiel-left", count=len(view["left"]))
    extent = columns * WIDE + 20, (rows + 1) * HIGH + 20
    return Document("goofspiel", theme, *extent, title, told, sheet(theme), "<defs></defs>", body).text(size, prefix)


def _card(column: int, row: int, value: object) -> str:
    x, y = 10 + column * WIDE, 10 + row * HIGH
    return f'<rect x="{x}" y="{y}" width="{WIDE - 10}" height="{HIGH - 10}" rx="8"/>' + text(x + 35, y + 62, 36, value)
