"""What the position editor of Paris shows: a position as text, whose turn it is, what follows, and what is wrong."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any, TypedDict, cast

from boulevard.errors import BadPosition
from boulevard.games.paris import INFO
from boulevard.games.paris.game import Paris
from boulevard.games.paris.play.state import CHIMNEYS, LAYING, OVER, SEATS, TOKENS
from boulevard.games.paris.positions.final import example
from boulevard.games.paris.positions.oddities import oddities
from boulevard.games.paris.positions.oddities_in_play import oddities_in_play
from boulevard.games.paris.positions.playable import legal
from boulevard.games.paris.positions.position import PARTS, Position, data_of, edition_of
from boulevard.games.paris.positions.reader import read_position
from boulevard.games.paris.setup import STANDARD
from boulevard.games.paris.views.view import RIGHTS
from boulevard.games.positions import UNKNOWN, parts
from boulevard.messages import say
from boulevard.messages.seats import seat_name
from boulevard.web.games.paris import pad, scorepad
from boulevard.web.pages.positions.form import PositionAnswer, refused
from boulevard.web.pages.positions.form import answer as answer_of_any
from boulevard.web.pages.positions.form import read as read_any

LAYING_EXAMPLE = (
    "paris Lo4bo/bm4om/4bm2/4Lo2/8/8/2oo4/2ob4 - - "
    "levitation,metropolitain,jardin,sacre-coeur,peintre,chartier,bouquinistes,lampadaire "
    "824.?????/T5,X5/7/4/- 4.8??????/V3,W5,P5/7/4/- 1/b/o/-/0 -"
)
BUILDING_EXAMPLE = (
    "paris ooobbobo/bmbboomb/Loommoom/obbbbLbo/bLomooLb/boLbmbbo/obLbmooL/mbbmoLob L4:o@e2e3d4e4 painter:o@b8 "
    "levitation,metropolitain:o,jardin,sacre-coeur,peintre:o,chartier:b,bouquinistes,lampadaire:b "
    "26354871.-/I3,O4,X5,P5,U6/6/2/metropolitain 45173862.-/V3,T4,S4,T5,W5,L6/7/2/chartier 2/b/o/o/0 -"
)
OF_SEATS = ("laid", "chimneys", "tokens", "rights")
FOLLOWING = (*OF_SEATS, "next", "opener", "idle")
"""The parts that follow from others, unless they are told."""
UNFINISHED = ("position-squares",)
"""What is wrong with ground that is being laid, until it looks like tiles."""
USUAL = ("starts",)
"""The parts that are as usual, unless they are told."""
TABS = {"board": "ground", "postcards": "cards", "tokens": "cards", "options": "cards"} | dict.fromkeys(
    ("phase", "over", "next", "starts", "opener", "idle"), "turn"
)
"""Where the page has the parts of a position."""


class Following(TypedDict):
    """What follows from the rest of a position, unless it is told otherwise."""

    laid: dict[str, list[int]]
    chimneys: dict[str, int]
    tokens: dict[str, int]
    rights: dict[str, list[str]]
    next: str
    opener: str | None
    idle: int


class EditorAnswer(pad.PadAnswer, PositionAnswer):
    """All that is told of a position in its editor."""

    tab: str
    """Where the page has what is wrong, if something is in one place."""
    follows: Following
    laid: dict[str, list[int]]
    """The tiles that each seat has laid, told or not."""
    data: pad.PositionData | None
    """What a text says."""


def page(text: str) -> dict[str, Any]:
    """All that the page of the editor shows; a link may bring a position along, or a text that is none."""
    brought: pad.PositionData | None = None
    refusal = ""
    if text:
        try:
            brought = read_text(text)
        except BadPosition as error:
            refusal = str(error)
    box = edition_of(brought.get("edition", STANDARD) if brought else STANDARD)
    start = read_position(box, {})
    return {
        **pad.context(box, start.view(), _examples() if box is pad.STANDARD else {}, brought),
        "refusal": refusal,
        "text": written(brought) if brought else "",
        "example_text": written({}),
        "most": {"chimneys": CHIMNEYS, "tokens": TOKENS},
        "counts": lambda most: [(count, count) for count in range(most + 1)],
        "rights": [(names, _cards(names)) for names in ([], *([it] for it in RIGHTS), list(RIGHTS))],
        "game": INFO.name,
    }


def _cards(names: Sequence[str]) -> str:
    """The postcards of some rights."""
    return ", ".join(say(f"paris-draw-card-{name}") for name in names) or say("web-paris-editor-none")


def answer(sent: str | Mapping[str, Any]) -> EditorAnswer:
    """Tell the editor all of a position, which is data or a text (`BadPosition`).

    If data mean something, but no game could go on from there, the board is shown all the same.
    """
    data = read_text(sent) if isinstance(sent, str) else None
    given = parts(sent if data is None else data, PARTS)
    position = _read(given)
    view = position.view()
    shared, tab = _shared_answer(position, view, given)
    sheets = pad.sheets_of(view) if position.course.phase == OVER else {}
    odd = oddities(position) if shared["refusal"] else oddities_in_play(position)
    follows = _whole(_read({name: part for name, part in given.items() if name not in FOLLOWING}))
    return {
        **shared,
        **pad.shown(position, view, odd, sheets),
        "tab": tab,
        "follows": cast(Following, {name: follows[name] for name in FOLLOWING}),
        "laid": _whole(position)["laid"],
        "data": data,
    }


def _shared_answer(position: Position, view: Mapping[str, Any], given: Mapping[str, Any]) -> tuple[PositionAnswer, str]:
    """What all editors are told, and where the page has what is wrong. What is odd, the page shows on the board."""
    try:
        found = read_any(INFO.name, dict(given))
    except BadPosition as error:
        answer = refused(error, _part, UNFINISHED)
        return answer, "" if error.key in UNFINISHED else _tab(position, error.where)
    return {**answer_of_any(found), "status": _status(position, view), "oddities": []}, ""


def _part(where: str) -> str:
    """Call a part of the data as the page does."""
    name, *rest = where.split(".")
    part = say("web-paris-editor-part", part=name)
    seat = next((it for it in rest if it in SEATS), None)
    return say("web-paris-editor-part-of", part=part, seat=seat_name(seat)) if seat else part


def written(data: Mapping[str, Any]) -> str:
    """Return data as text (`BadPosition`)."""
    rules, state = Paris.from_position({"game": INFO.name, **data})
    return rules.position(state)


def read_text(text: str) -> pad.PositionData:
    """Return the data of a text (`BadPosition`), without what follows from the rest."""
    rules, state = Paris.from_position(text)
    data = rules.position_data(state)
    given = {
        **{name: part for name, part in data.items() if name != "game"},
        "hands": {seat: tile for seat, tile in data["hands"].items() if tile not in (None, UNKNOWN)},
        "piles": {seat: [it for it in tiles if it != UNKNOWN] for seat, tiles in data["piles"].items()},
    }
    for name in (*FOLLOWING, *USUAL):
        given = _without(given, name, state.tobytes())
    return cast(pad.PositionData, given)


def _without(given: Mapping[str, Any], name: str, state: bytes) -> dict[str, Any]:
    """Data without a part, or without that of a seat, if the state is the same then."""
    rest = {part: it for part, it in given.items() if part != name}
    trials = [rest]
    if name in OF_SEATS:
        trials += [{**rest, name: {seat: given[name][seat]}} for seat in SEATS]
    return next((it for it in trials if _is(it, state)), dict(given))


def _is(given: Mapping[str, Any], state: bytes) -> bool:
    """Whether data describe a state; they may not mean anything."""
    try:
        return _read(given).states().tobytes() == state
    except BadPosition:
        return False


def _read(given: Mapping[str, Any]) -> Position:
    return read_position(edition_of(given.get("edition", STANDARD)), given)


def _whole(position: Position) -> dict[str, Any]:
    """All parts of a position as data."""
    return data_of(position.edition, position.states())


def _status(position: Position, view: Mapping[str, Any]) -> str:
    """Whose turn it is, or who has won."""
    if position.course.phase == OVER:
        return scorepad.verdict(position, view)
    count = len(legal(position.edition, position.states()))
    phase = 1 if position.course.phase == LAYING else 2
    return say("web-paris-editor-turn", phase=phase, seat=SEATS[position.course.turn], count=count)


def _tab(position: Position, where: str) -> str:
    """Where the page has a part of a position: what is a seat's is with the seat. Nothing, if that is no one place."""
    first, *rest = where.split(".")
    if first == "pieces" and rest:
        return SEATS[position.pieces[rest[0]].owner]
    return next((it for it in rest if it in SEATS), TABS.get(first, ""))


@cache
def _examples() -> dict[str, pad.PositionData]:
    """Positions to look at, by phase."""
    over = cast(pad.PositionData, {**example(), "phase": 2, "over": True})
    return {"1": read_text(LAYING_EXAMPLE), "2": read_text(BUILDING_EXAMPLE), "over": over}
