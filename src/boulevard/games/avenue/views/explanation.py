"""The score sheets of a view of Avenue, explained: where every point comes from (Scoring).

A view tells what is joined now, not what was joined when a farm scored. Roads are never taken away; so where the grapes
that are joined now are as many as were scored, they are the same ones, and an entry names their spaces.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import Any

from boulevard.games.avenue.components import CASTLES
from boulevard.games.avenue.drawing.art import GRAPES, PrintedSheet
from boulevard.games.avenue.drawing.style import SIDES
from boulevard.games.avenue.play.scoring import PER_ZERO
from boulevard.games.contract import ScoreEntry
from boulevard.messages import say, signed

View = Mapping[str, Any]

STEPS = {"top": (0, 1, "bottom"), "right": (1, 0, "left"), "bottom": (0, -1, "top"), "left": (-1, 0, "right")}
"""From a side of a space: columns and rows to its neighbour, and the neighbour's side that it touches."""


def explain(view: View) -> list[ScoreEntry]:
    """Tell every player's sheet: the farms, with that of this round as it stands, the castles, the penalty."""
    printed = PrintedSheet.of(view["sheet"]["rows"])
    return [
        entry
        for sheet in view["sheets"]
        for line in (_farms, _running, _castles, _penalty)
        for entry in line(view, printed, sheet)
    ]


def _entry(
    sheet: View, line: str, label: str, points: int, text: str, spaces: Iterable[str] = (), joined: Iterable[str] = ()
) -> ScoreEntry:
    counted = list(spaces)
    return {
        "seat": sheet["player"],
        "line": line,
        "label": label,
        "points": points,
        "text": text,
        "spaces": counted,
        "also": [space for space in joined if space not in counted],
        "running": False,
    }


def _farms(view: View, printed: PrintedSheet, sheet: View) -> Iterator[ScoreEntry]:
    """The farms of the rounds that are over."""
    for number, points in enumerate(sheet["scores"], 1):
        words = _round(view, sheet, number)
        joined = joined_from(sheet["roads"], printed.first(words["farm"]))
        grapes = list(_with_grapes(printed, joined))
        same = points > 0 and _count(printed, grapes) == points
        text = (
            say("avenue-explain-farm", points=points, **words) if points else say("avenue-explain-farm-zero", **words)
        )
        yield _entry(sheet, f"farm-{number}", _label(words), points, text, grapes if same else (), joined)


def _running(view: View, printed: PrintedSheet, sheet: View) -> Iterator[ScoreEntry]:
    """The farm of this round, as if it were scored now but for what it has to beat."""
    if not view["over"]:
        words, joined, points = _round(view, sheet, view["round"]), sheet["network"], sheet["grapes"]
        text = say("avenue-explain-running", points=points, **words)
        grapes = _with_grapes(printed, joined)
        entry = _entry(sheet, f"farm-{view['round']}", _label(words), points, text, grapes, joined)
        yield {**entry, "running": True}


def _castles(view: View, printed: PrintedSheet, sheet: View) -> Iterator[ScoreEntry]:
    """The grapes of a castle's colour that are joined to it."""
    for symbol, colour in CASTLES.items():
        if printed.first(symbol):
            castle = sheet["castles"][colour]
            joined, points = castle["spaces"], castle["points"]
            grapes = [space for space in _with_grapes(printed, joined) if GRAPES[printed.symbols[space][0]] == colour]
            label, text = say(f"avenue-explain-line-{colour}"), say(f"avenue-explain-{colour}", points=points)
            yield _entry(sheet, colour, label, points, text, grapes, joined)


def _penalty(view: View, printed: PrintedSheet, sheet: View) -> Iterator[ScoreEntry]:
    """What every farm score of 0 costs."""
    for farm, points in zip(view["farms"], sheet["scores"], strict=False):
        if points == 0:
            text = say("avenue-explain-penalty", farm=farm, points=signed(PER_ZERO))
            label = say("avenue-explain-line-penalty")
            yield _entry(sheet, "penalty", label, PER_ZERO, text, (), joined_from({}, printed.first(farm)))


def _round(view: View, sheet: View, number: int) -> dict[str, Any]:
    """Return what there is to say of a round: its number, its farm, and the score that it has to beat."""
    before = sheet["scores"][number - 2] if number > 1 else 0
    return {"round": number, "farm": view["farms"][number - 1], "beat": before}


def _label(words: Mapping[str, Any]) -> str:
    return say("avenue-explain-line-farm", round=words["round"], farm=words["farm"])


def _with_grapes(printed: PrintedSheet, spaces: Iterable[str]) -> Iterator[str]:
    return (space for space in spaces if printed.symbols[space][1:].isdecimal())


def _count(printed: PrintedSheet, spaces: Iterable[str]) -> int:
    return sum(int(printed.symbols[space][1:]) for space in spaces)


def joined_from(roads: Mapping[str, int], start: str | None) -> list[str]:
    """Return a space, if there is one, and all that is joined to it."""
    joined = [start] if start else []
    for space in joined:
        for other, side in neighbours(space, roads[space]) if space in roads else ():
            if other in roads and side in SIDES[roads[other]] and other not in joined:
                joined.append(other)
    return joined


def neighbours(space: str, road: int) -> Iterator[tuple[str, str]]:
    """Yield the spaces that a road leads to from a space, on the sheet or off it, and by which of their sides."""
    return ((beside(space, side), STEPS[side][2]) for side in SIDES[road])


def beside(space: str, side: str) -> str:
    """Return the space at a side of one."""
    east, north, _ = STEPS[side]
    return f"{chr(ord(space[0]) + east)}{int(space[1:]) + north}"
