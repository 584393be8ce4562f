"""What the score pad of Paris shows: a final position that was put onto the board, and its score by the rules."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NotRequired, TypedDict, cast

from markupsafe import Markup

from boulevard.games.paris import INFO
from boulevard.games.paris.components import KINDS
from boulevard.games.paris.drawing import art, pieces
from boulevard.games.paris.drawing.draw import draw
from boulevard.games.paris.drawing.style import PAINT, SYMBOLS
from boulevard.games.paris.edition import edition
from boulevard.games.paris.explanation import explain
from boulevard.games.paris.facts import Facts, card_text, facts
from boulevard.games.paris.notation import SPACES
from boulevard.games.paris.positions.final import example, read
from boulevard.games.paris.positions.oddities import oddities
from boulevard.games.paris.positions.position import Position
from boulevard.games.paris.state import POSTCARDS, SEATS, TILES
from boulevard.games.svg import Picture
from boulevard.messages import say, signed
from boulevard.messages.seats import seat_name
from boulevard.web.pages import render, score_sheets, script_data

BOX = edition("standard")


class PlacedPiece(TypedDict):
    """A piece that was put onto the board."""

    owner: str
    spaces: list[str]
    faces: NotRequired[str]
    building: NotRequired[str]


class PlacedBuilding(TypedDict):
    """A building that was put onto the board."""

    name: str
    owner: str
    spaces: list[str]


class MarkedPostcard(TypedDict):
    """A postcard of the game, and who has used it."""

    name: str
    by: str | None


class PositionData(TypedDict):
    """A final position as it is sent and kept (`games/paris/positions/final.py`)."""

    board: dict[str, str]
    buildings: list[PlacedBuilding]
    reserve: dict[str, list[str]]
    postcards: list[MarkedPostcard]
    pieces: dict[str, PlacedPiece]
    options: dict[str, Any]


class ScorepadFacts(Facts):
    """The facts of the game, and what else scripts have to know of the box."""

    shapes: dict[str, list[str]]
    tile_kinds: dict[str, list[list[str]]]
    """What each seat's tiles show, row by row from the top."""
    starred: list[str]
    example: PositionData


class ScorepadAnswer(TypedDict):
    """A position that was scored."""

    board: str
    texts: dict[str, str]
    """What the postcards do by the rules of this table."""
    sheet: str
    totals: dict[str, int]
    verdict: str
    text: str


def empty() -> dict[str, Any]:
    """All that the page of the pad shows, with nothing on the board."""
    view = read(BOX, {}).view()
    return {
        "seats": SEATS,
        "box": BOX,
        "facts": _facts(),
        "tiles": range(1, TILES + 1),
        "tile": _tile,
        "texts": _texts(view),
        "board": Markup(_drawn(view)),
        "piece": lambda name: Markup(pieces.piece(view, name, "")),
        "what": art.what,
        "seat_name": seat_name,
        "words": script_data.as_json(script_data.words("scorepad")),
    }


def scored(data: object) -> ScorepadAnswer:
    """Score a position (`BadPosition`): the board, the score sheets with every line explained, and what is odd."""
    position = read(BOX, data)
    view = position.view()
    sheets = score_sheets.score(explain(view), SEATS)
    words = verdict(position, view)
    context = {
        "sheets": sheets,
        "verdict": words,
        "oddities": oddities(position),
        "bare": len(SPACES) - len(view["board"]),
        "own_colours": position.options["penseur"] == "own",
        "seat_name": seat_name,
    }
    return {
        "board": _drawn(view),
        "texts": _texts(view),
        "sheet": render.templates.get_template("games/paris/scorepad_sheet.html").render(context),
        "totals": {str(seat): sheet["total"] for seat, sheet in sheets.items()},
        "verdict": words,
        "text": _as_text(sheets, words),
    }


def _texts(view: Mapping[str, Any]) -> dict[str, str]:
    """What the postcards do by the rules of this table."""
    return {name: card_text(name, view["options"], view["rays"]) for name in POSTCARDS}


def verdict(position: Position, view: Mapping[str, Any]) -> str:
    """Who has won, and if it was close, by what."""
    if not position.things and not any(position.reserve):
        return say("web-scorepad-empty")
    orange, blue = (view["score"][seat]["total"] for seat in SEATS)
    free = position.free()
    if orange != blue:
        return say("web-scorepad-winner", seat=view["winner"], more=max(orange, blue), less=min(orange, blue))
    return say(
        "web-scorepad-draw" if view["winner"] == "draw" else "web-scorepad-tie-break",
        seat=view["winner"],
        points=orange,
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


def _drawn(view: Mapping[str, Any]) -> str:
    return draw(view, theme="page", sides=False)


def _kinds(tile: int, seat: str) -> list[str]:
    """The kinds of a tile's spaces, row by row from the top."""
    other = SEATS[1 - SEATS.index(seat)]
    kinds = dict(zip(KINDS, (seat, other, "mixed", "light"), strict=True))
    return [kinds[sign] for sign in BOX.tiles[tile - 1] if sign in kinds]


def _tile(tile: int, seat: str) -> Markup:
    """The picture of a tile."""
    drawn, _ = art.hand({"tile": tile, "spaces": _kinds(tile, seat)}, seat)
    title = say("web-scorepad-tile", seat=seat, tile=tile)
    return Markup(Picture(title, 200, 200, drawn).text("paris", f"tile-{tile}-{seat}-", PAINT, SYMBOLS))


def _facts() -> ScorepadFacts:
    return {
        **facts(),
        "shapes": {name: list(rows) for name, rows in BOX.buildings.items()},
        "tile_kinds": {seat: [_kinds(tile, seat) for tile in range(1, TILES + 1)] for seat in SEATS},
        "starred": list(BOX.starred),
        "example": cast(PositionData, example()),
    }
