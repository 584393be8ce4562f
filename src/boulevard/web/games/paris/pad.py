"""What the score pad and the position editor of Paris share: positions as pages send them, boards, and the box."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, NotRequired, TypedDict

from markupsafe import Markup

from boulevard.games.paris.components import KINDS
from boulevard.games.paris.drawing import art, pieces
from boulevard.games.paris.drawing.draw import draw
from boulevard.games.paris.drawing.style import PAINT, SYMBOLS
from boulevard.games.paris.edition import Edition, edition
from boulevard.games.paris.facts import Facts, card_text, facts
from boulevard.games.paris.moves.notation import SPACES
from boulevard.games.paris.play.state import POSTCARDS, SEATS, TILES
from boulevard.games.paris.positions.oddities import Oddity
from boulevard.games.paris.positions.position import Position
from boulevard.games.paris.views.explanation import explain
from boulevard.games.svg import Picture
from boulevard.messages import say
from boulevard.messages.seats import seat_name
from boulevard.web.pages import render, script_data
from boulevard.web.pages.boards import score_sheets

STANDARD = edition("standard")


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
    """A position as it is sent and kept (`games/paris/positions/position.py`); what follows is left out."""

    board: dict[str, str]
    buildings: list[PlacedBuilding]
    reserve: dict[str, list[str]]
    postcards: list[MarkedPostcard]
    pieces: dict[str, PlacedPiece]
    options: dict[str, Any]
    phase: NotRequired[int]
    over: NotRequired[bool]
    next: NotRequired[str]
    starts: NotRequired[str]
    opener: NotRequired[str]
    idle: NotRequired[int]
    laid: NotRequired[dict[str, list[int]]]
    hands: NotRequired[dict[str, int]]
    piles: NotRequired[dict[str, list[int]]]
    chimneys: NotRequired[dict[str, int]]
    tokens: NotRequired[dict[str, int]]
    rights: NotRequired[dict[str, list[str]]]
    edition: NotRequired[Any]


class PadFacts(Facts):
    """The facts of the game, and what else scripts have to know of the box."""

    shapes: dict[str, list[str]]
    tile_kinds: dict[str, list[list[str]]]
    """What each seat's tiles show, row by row from the top."""
    starred: list[str]
    examples: dict[str, PositionData]
    """By phase."""
    brought: PositionData | None
    """What a link has brought along."""
    edition: Any
    """The box as positions tell it; nothing, if it is the standard one."""


class PadAnswer(TypedDict):
    """What is shown of any position."""

    board: str
    texts: dict[str, str]
    """What the postcards do by the rules of this table."""
    sheet: str
    """What is odd, and the score sheets."""


def context(
    box: Edition, view: Mapping[str, Any], examples: Mapping[str, PositionData], brought: PositionData | None = None
) -> dict[str, Any]:
    """All that pages show of a box, with the board of a view."""
    given = _facts(box, view, examples, brought)
    return {
        "seats": SEATS,
        "box": box,
        "facts": given,
        "given": script_data.as_json(given),
        "tiles": range(1, TILES + 1),
        "tile": lambda number, seat: _tile(box, number, seat),
        "texts": _texts(view),
        "board": Markup(_drawn(view)),
        "piece": lambda name: Markup(pieces.piece(view, name, "")),
        "what": art.what,
        "seat_name": seat_name,
        "words": script_data.as_json(script_data.words("editor", "scorepad", "paris-editor")),
    }


def sheets_of(view: Mapping[str, Any]) -> Mapping[Any, Mapping[str, Any]]:
    """The score sheets of a view, with every line explained."""
    return score_sheets.score(explain(view), SEATS)


def shown(
    position: Position,
    view: Mapping[str, Any],
    odd: Sequence[Oddity],
    sheets: Mapping[Any, Mapping[str, Any]],
    verdict: str = "",
) -> PadAnswer:
    """What is shown of a position: its board, who won, what is odd about it, and its score, if there are sheets."""
    context = {
        "sheets": sheets,
        "verdict": verdict,
        "oddities": odd,
        "bare": len(SPACES) - position.paved.bit_count() if sheets else 0,
        "own_colours": position.options["penseur"] == "own",
        "seat_name": seat_name,
    }
    sheet = render.templates.get_template("games/paris/pad_sheet.html").render(context)
    return {"board": _drawn(view), "texts": _texts(view), "sheet": sheet}


def _texts(view: Mapping[str, Any]) -> dict[str, str]:
    """What the postcards do by the rules of this table."""
    return {name: card_text(name, view["options"], view["rays"]) for name in POSTCARDS}


def _drawn(view: Mapping[str, Any]) -> str:
    return draw(view, theme="page", sides=False)


def _kinds(box: Edition, tile: int, seat: str) -> list[str]:
    """The kinds of a tile's spaces, row by row from the top."""
    other = SEATS[1 - SEATS.index(seat)]
    kinds = dict(zip(KINDS, (seat, other, "mixed", "light"), strict=True))
    return [kinds[sign] for sign in box.tiles[tile - 1] if sign in kinds]


def _tile(box: Edition, tile: int, seat: str) -> Markup:
    """The picture of a tile."""
    drawn, _ = art.hand({"tile": tile, "spaces": _kinds(box, tile, seat)}, seat)
    title = say("web-scorepad-tile", seat=seat, tile=tile)
    return Markup(Picture(title, 200, 200, drawn).text("paris", f"tile-{tile}-{seat}-", PAINT, SYMBOLS))


def _facts(
    box: Edition, view: Mapping[str, Any], examples: Mapping[str, PositionData], brought: PositionData | None
) -> PadFacts:
    return {
        **facts(view),
        "shapes": {name: list(rows) for name, rows in box.buildings.items()},
        "tile_kinds": {seat: [_kinds(box, tile, seat) for tile in range(1, TILES + 1)] for seat in SEATS},
        "starred": list(box.starred),
        "examples": dict(examples),
        "brought": brought,
        "edition": None if box is STANDARD else dict(box.source),
    }
