"""A view of Paris drawn with characters."""

from __future__ import annotations

from typing import Any

from boulevard.games.contract import View
from boulevard.games.paris.play.state import COLUMN_NAMES
from boulevard.messages import say
from boulevard.messages.seats import seat_name

KINDS = {"orange": "o", "blue": "b", "mixed": "m", "light": "*"}
PIECES = {
    "painter": "Pa",
    "dancer": "Da",
    "statue": "St",
    "fountain": "Fo",
    "streetlight": "SL",
    "large-streetlight": "LL",
}
EMPTY = "."


def text(view: View) -> str:
    """Draw the board, and list beside it what lies around it."""
    board = board_lines(view)
    return "\n".join([*board, "", *_around(view)])


def board_lines(view: View) -> list[str]:
    """The board alone: paving as letters, buildings by their names in the owner's letter."""
    labels = space_labels(view)
    letters = "    " + "".join(f"{column:<4}" for column in COLUMN_NAMES)
    rows = [
        f"{row}   " + "".join(f"{labels.get(f'{column}{row}', EMPTY):<4}" for column in COLUMN_NAMES)
        for row in range(8, 0, -1)
    ]
    return [line.rstrip() for line in [*rows, "", letters]]


def space_labels(view: View) -> dict[str, str]:
    """What stands on each space, in up to three characters."""
    labels = {space: KINDS[kind] for space, kind in view["board"].items()}
    for building in view["buildings"]:
        name = "Ga" if building["name"] == "garden" else building["name"]
        for space in building["spaces"]:
            labels[space] = KINDS[building["owner"]] + name[:2]
    for name, piece in view["pieces"].items():
        if name != "annex":
            for space in piece["spaces"]:
                labels[space] = PIECES[name] + piece.get("faces", "")
    return labels


def _around(view: View) -> list[str]:
    lines = [say("text-pool", pool=_listed(view["pool"]))]
    for seat in ("orange", "blue"):
        sheet = view["score"][seat]
        lines.append(
            say(
                "text-seat",
                seat=seat,
                reserve=_listed(view["reserve"][seat]),
                chimneys=view["chimneys"][seat],
                tokens=view["tokens"][seat],
                total=sheet["total"],
            )
        )
        if view["hands"][seat]:
            lines.append(say("text-hand", seat=seat, **_hand_words(view["hands"][seat])))
    lines.append(say("text-postcards", cards=_listed([_card(card) for card in view["postcards"]])))
    turn = view["turn"]
    lines.append(say("text-turn", phase=view["phase"], seat=turn[0]) if turn else say("text-over"))
    return lines


def _hand_words(hand: View) -> dict[str, Any]:
    top_left, top_right, bottom_left, bottom_right = (KINDS[kind] for kind in hand["spaces"])
    return {"tile": hand["tile"], "top": top_left + top_right, "bottom": bottom_left + bottom_right}


def _card(card: View) -> str:
    by = card["by"]
    return f"{card['name']} ({seat_name(by)})" if by else str(card["name"])


def _listed(names: list[str]) -> str:
    return ", ".join(names) if names else "–"
