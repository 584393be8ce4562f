"""What the score pad of Paris shows: a final position that was put onto the board, and its score by the rules."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, cast

from boulevard.games.paris import INFO
from boulevard.games.paris.play.state import SEATS
from boulevard.games.paris.positions.final import example, read
from boulevard.games.paris.positions.oddities import oddities
from boulevard.games.paris.positions.position import Position
from boulevard.messages import say, signed
from boulevard.messages.seats import seat_name
from boulevard.web.games.paris import pad


class ScorepadAnswer(pad.PadAnswer):
    """A position that was scored."""

    totals: dict[str, int]
    verdict: str
    text: str


def empty() -> dict[str, Any]:
    """All that the page of the pad shows, with nothing on the board."""
    examples = {"over": cast(pad.PositionData, example())}
    return pad.context(pad.STANDARD, read(pad.STANDARD, {}).view(), examples)


def scored(data: object) -> ScorepadAnswer:
    """Score a position (`BadPosition`): the board, the score sheets with every line explained, and what is odd."""
    position = read(pad.STANDARD, data)
    view = position.view()
    sheets = pad.sheets_of(view)
    words = verdict(position, view)
    return {
        **pad.shown(position, view, oddities(position), sheets, words),
        "totals": {str(seat): sheet["total"] for seat, sheet in sheets.items()},
        "verdict": words,
        "text": _as_text(sheets, words),
    }


def verdict(position: Position, view: Mapping[str, Any]) -> str:
    """Who has won, and if it was close, by what."""
    if not position.things and not any(position.reserve):
        return say("web-scorepad-empty")
    orange, blue = (view["score"][seat]["total"] for seat in SEATS)
    free = position.free()
    if orange != blue:
        return say(
            "web-scorepad-winner", seat=view["winner"], more=signed(max(orange, blue)), less=signed(min(orange, blue))
        )
    return say(
        "web-scorepad-draw" if view["winner"] == "draw" else "web-scorepad-tie-break",
        seat=view["winner"],
        points=signed(orange),
        more=max(free.values()),
        less=min(free.values()),
    )


def _as_text(sheets: Mapping[Any, Mapping[str, Any]], words: str) -> str:
    """The score sheets as text, to be sent or kept."""
    lines = [INFO.title, words]
    for seat, sheet in sheets.items():
        lines += ["", _line(seat_name(seat), sheet["total"])]
        for line in sheet["lines"].values():
            lines.append(_line(line["label"], line["points"]))
            lines += [f"  {entry['text']}" for entry in line["entries"]]
    return "\n".join(lines)


def _line(label: str, points: int) -> str:
    return say("web-scorepad-line", label=label, points=signed(points))
