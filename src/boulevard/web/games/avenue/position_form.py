"""A position of Avenue in its editor: scores that follow from the roads, how it is drawn, and what is wrong with it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypedDict, cast

from boulevard.errors import BadPosition
from boulevard.games.avenue import INFO
from boulevard.games.avenue.components import FARM_NAMES, Sheet, card_text, deck, sheet, sheet_names
from boulevard.games.avenue.drawing import art, pieces, style
from boulevard.games.avenue.drawing.draw import blank, draw
from boulevard.games.avenue.facts import Facts, facts
from boulevard.games.avenue.play.state import ROUNDS, SIDES, YELLOWS_A_ROUND
from boulevard.games.avenue.positions.oddities import grapes_joined
from boulevard.games.avenue.setup import named_sheet
from boulevard.games.contract import Seat
from boulevard.games.positions import require
from boulevard.games.svg import inlined, use
from boulevard.messages import say
from boulevard.messages.seats import seat_name
from boulevard.web.pages.positions import form as position_form
from boulevard.web.pages.positions.form import PositionAnswer
from boulevard.web.tables.positions import Brought
from boulevard.web.tables.table import MOST_CHAIRS

EXAMPLE = (
    "avenue A DEF 3y3y2g6y1y5g4g2g6g5g6y6y6g2g5g3g3y2y2y5y 3...../.6..6./.6.3../.242../.3126./3...2./2555..:2,4:2:- "
    "....54/66..3./.6.3../.2.2../.3..6./.6.3../.251.2:2,5:23:-"
)
"""Round 3 of a game for two."""
UNFINISHED = ("avenue-position-cards", "avenue-position-farms")
PREFIX = "drawn-"
NUMBERS = range(1, len(SIDES) + 1)


class AvenuePlayer(TypedDict):
    """What a player has drawn and chosen."""

    roads: dict[str, int]
    scores: list[int | None]
    """Of the rounds that are over; those that are left open follow from the roads."""
    peeks: list[int]
    choice: str | None


class AvenuePosition(TypedDict):
    """A position as it is set up (docs/positions.md)."""

    sheet: str | list[str]
    farms: list[str]
    cards: list[str]
    coming: list[str]
    over: bool
    sheets: list[AvenuePlayer]


class AvenueGiven(TypedDict):
    """What the editor of positions begins with."""

    facts: Facts
    printed: dict[str, list[str]]
    """The sheets of the box, as rows."""
    symbols: dict[str, str]
    """What a space can show, in words."""
    roads: dict[str, str]
    cards: dict[str, str]
    most: int
    """How many players a table has room for."""
    example: AvenuePosition
    brought: AvenuePosition | None
    """What a link brought along."""


class AvenueAnswer(PositionAnswer):
    """All that is told of a position in its editor."""

    data: AvenuePosition | None
    rows: list[list[str]]
    """The symbols of the sheet; none if there is no such sheet."""
    board: str
    """A player's sheet; without roads if this is no position."""
    edge: float
    summary: list[str]
    totals: list[int]


def given(text: str) -> tuple[AvenueGiven, str]:
    """Return what the editor begins with, and why the text that came along is no position, if so."""
    brought, refusal = None, ""
    if text:
        found = answer(text)
        brought, refusal = found["data"], found["refusal"]["message"] if found["refusal"] else ""
    symbols = {symbol for name in sheet_names() for row in sheet(name).symbols for symbol in row}
    symbols |= {".", "CP", "CG", *(f"{colour}{count}" for colour in "PG" for count in (1, 2, 3))}
    begins: AvenueGiven = {
        "facts": facts(),
        "printed": {name: list(sheet(name).rows) for name in sheet_names()},
        "symbols": {symbol: art.what(symbol) for symbol in sorted(symbols)},
        "roads": {str(number): _road(number) for number in NUMBERS},
        "cards": {card_text(card): art.card_words(int(card_text(card)[0]), "y" in card_text(card)) for card in deck()},
        "most": MOST_CHAIRS,
        "example": cast(AvenuePosition, answer(EXAMPLE)["data"]),
        "brought": brought,
    }
    return begins, refusal


def answer(position: str | dict[str, Any], seat: Seat | None = None) -> AvenueAnswer:
    """Tell the editor all of a position, with a player's sheet."""
    try:
        found = _read(position if isinstance(position, str) else completed(position))
    except BadPosition as error:
        return _drawn_blank(position_form.refused(error, part, UNFINISHED), position)
    rules, state = found
    player = seat if seat in rules.seats else rules.seats[0]
    view = rules.view(state, player)
    data = rules.position_data(state)
    return {
        **position_form.answer(found),
        "data": cast(AvenuePosition, {name: data[name] for name in AvenuePosition.__annotations__}),
        "rows": _symbols(_sheet_of(found)),
        "board": draw(view, theme="page", sides=False, player=int(player), prefix=PREFIX),
        "edge": art.PrintedSheet.of(view["sheet"]["rows"]).edge,
        "summary": _summary(view),
        "totals": [it["total"] for it in view["sheets"]],
    }


def _read(position: str | dict[str, Any]) -> Brought:
    """Read a position for as many players as a table has room for (`BadPosition`); to draw more takes too long."""
    found = position_form.read(INFO.name, position)
    require(len(found.rules.seats) <= MOST_CHAIRS, "avenue-position-players", where="sheets", most=MOST_CHAIRS)
    return found


def _sheet_of(found: Brought) -> Sheet:
    return sheet(found.rules.setup["sheet"])


def _symbols(printed: Sheet) -> list[list[str]]:
    return [list(row) for row in printed.symbols]


def _drawn_blank(refused: PositionAnswer, position: str | dict[str, Any]) -> AvenueAnswer:
    """Show the sheet, if there is one, although something is wrong with the position."""
    answer: AvenueAnswer = {**refused, "data": None, "rows": [], "board": "", "edge": 0, "summary": [], "totals": []}
    if isinstance(position, str):
        return answer
    try:
        printed = named_sheet(position.get("sheet"), "sheet", BadPosition)
    except BadPosition:
        return answer
    board = blank(printed.rows, theme="page", prefix=PREFIX)
    edge = art.PrintedSheet.of(printed.rows).edge
    return {**answer, "rows": _symbols(printed), "board": board, "edge": edge}


def completed(position: dict[str, Any]) -> dict[str, Any]:
    """Fill in the scores that were left open (`BadPosition`): what the roads give, if it is more than before."""
    sheets = position.get("sheets")
    if not isinstance(sheets, list) or not any(None in _scores(it) for it in sheets):
        return position
    scored = [_with_scores(it, [points or 0 for points in _scores(it)]) for it in sheets]
    found = _read({**position, "sheets": scored})
    joined = grapes_joined(_sheet_of(found), found.state)
    filled = [_with_scores(it, _filled(_scores(it), grapes)) for it, grapes in zip(sheets, joined, strict=True)]
    return {**position, "sheets": filled}


def _scores(player: object) -> list[Any]:
    scores = player.get("scores") if isinstance(player, Mapping) else None
    return scores if isinstance(scores, list) else []


def _with_scores(player: Any, scores: list[Any]) -> Any:
    return {**player, "scores": scores} if isinstance(player, Mapping) and "scores" in player else player


def _filled(scores: list[int | None], grapes: list[int]) -> list[int]:
    found: list[int] = []
    for points, joined in zip(scores, grapes, strict=True):
        before = found[-1] if found else 0
        found.append(points if points is not None else joined if joined > before else 0)
    return found


def part(where: str) -> str:
    """Call a part of the data as the page does."""
    name, *rest = where.split(".")
    if name != "sheets" or not rest:
        return say("web-avenue-position-part", part=name)
    if not rest[1:]:
        return seat_name(int(rest[0]))
    return say("web-avenue-position-of", player=seat_name(int(rest[0])), part=rest[1])


def _summary(view: Mapping[str, Any]) -> list[str]:
    if view["over"]:
        return []
    return [
        say("avenue-draw-round", round=view["round"], rounds=ROUNDS),
        say("avenue-draw-farm-card", farm=view["farm"]),
        say("avenue-draw-yellow", count=view["yellow"], yellows=YELLOWS_A_ROUND),
    ]


def _road(number: int) -> str:
    return say("avenue-draw-road", number=number, sides=art.sides(number)).rstrip(".")


def pictures() -> dict[str, str]:
    """Return pictures of all cards, by what stands for them in a position."""
    known = {"next_farm": None}
    colours = {"y": "yellow", "g": "grey"}
    cards = {f"{number}{sign}": f"road-{number}-{colour}" for number in NUMBERS for sign, colour in colours.items()}
    names = {**cards, **{farm: f"farm-{farm}" for farm in FARM_NAMES}}
    return {card: pieces.piece(known, name, "") for card, name in names.items()}


def inks() -> str:
    """Return definitions of roads as they are drawn in a space, each with the id ``ink-`` and its number."""
    kinds = {"ink": "road-{}0", "pencil": "pencil-{}"}
    drawn = (
        f'<g id="{kind}-{number}">{use(name.format(number))}</g>' for kind, name in kinds.items() for number in NUMBERS
    )
    return inlined("".join(drawn), style.SYMBOLS)
