"""Score sheets as pages show them, and what a move would change on them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from boulevard.games.contract import ScoreEntry, Seat

Context = dict[str, Any]


def score(entries: Sequence[ScoreEntry], seats: Sequence[Seat]) -> dict[Seat, Context]:
    """The score sheet of every seat: its lines with what they are made of, and the total."""
    sheets: dict[Seat, Context] = {seat: {"lines": {}, "total": 0} for seat in seats}
    for entry in entries:
        lines = sheets[entry["seat"]]["lines"]
        line = lines.setdefault(entry["line"], {"label": entry["label"], "points": 0, "entries": []})
        line["entries"].append(entry)
        if not entry["running"]:
            line["points"] += entry["points"]
            sheets[entry["seat"]]["total"] += entry["points"]
    return sheets


def changes(before: Mapping[Seat, Context], after: Mapping[Seat, Context]) -> list[Context]:
    """What a move would change on the score sheets, line by line."""
    found = []
    for seat, sheet in after.items():
        old = before[seat]["lines"]
        for name in [*sheet["lines"], *(name for name in old if name not in sheet["lines"])]:
            was, will = old.get(name), sheet["lines"].get(name)
            texts = {entry["text"] for entry in (was or {"entries": []})["entries"]}
            new = [entry for entry in (will or {"entries": []})["entries"] if entry["text"] not in texts]
            points = [line["points"] if line else 0 for line in (was, will)]
            if new or points[0] != points[1]:
                label = (will or was)["label"]
                found.append({"seat": seat, "label": label, "was": points[0], "now": points[1], "new": new})
    return found
