"""The guided first game of Paris: from the last stones of the streets to the first buildings under the lamps."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Any

from boulevard.games.paris.play.state import COLUMN_NAMES
from boulevard.games.paris.shapes import shape, turns
from boulevard.messages import say
from boulevard.web.pages.learning.lessons import Instruction, Lesson, Situation, Step

View = Mapping[str, Any]
Site = tuple[int, list[str]]
"""What a building would score by its lamps at some spaces."""

RESERVED = 3
"""How many buildings the learner has after taking one."""
CARDS = ("lampadaire", "jardin", "bouquinistes", "peintre")
"""Postcards that put something on the board at once."""


def lit(view: View, seat: str) -> set[str]:
    """The spaces that a seat may build on and that a lamp shines on."""
    shone_on = {space for lamp in view["lamps"] for space in lamp["lights"]}
    return {space for space in shone_on if view["board"].get(space) in (seat, "mixed")}


def sites(view: View, seat: str, name: str) -> Iterator[Site]:
    """Where a building could stand on the streets so far, before anything is built."""
    allowed = {space for space, kind in view["board"].items() if kind in (seat, "mixed")}
    lamps = [set(lamp["lights"]) for lamp in view["lamps"]]
    for cells in turns(shape(view["shapes"][name]), mirror=view["options"]["mirror"]):
        for column in range(8):
            for row in range(1, 9):
                spaces = [f"{COLUMN_NAMES[column + east]}{row + north}" for east, north in cells if column + east < 8]
                if len(spaces) == len(cells) and allowed.issuperset(spaces):
                    yield len(spaces) * sum(not it.isdisjoint(spaces) for it in lamps), sorted(spaces)


def best_site(view: View, seat: str, name: str) -> Site | None:
    """Where a building could stand with the most light; none if it fits nowhere yet."""
    return max(sites(view, seat, name), default=None)


def _welcome(situation: Situation) -> Instruction:
    return Instruction({"count": len(situation.view["board"]) // 4}, parts=[f".seat.of-{situation.seat}"])


def _lamps(situation: Situation) -> Instruction:
    return Instruction(spaces=[lamp["space"] for lamp in situation.view["lamps"]])


def _lay(situation: Situation) -> Instruction:
    """Lay so that most of one's spaces lie beside a lamp, turned as little as need be."""
    seat = str(situation.seat)
    moves = {move: len(lit(situation.after(move), seat)) for move in situation.may("lay")}
    move = min(moves, key=lambda it: (-moves[it], int(it.split()[2])))
    _, square, angle = move.split()
    column, row = COLUMN_NAMES.index(square[0]), int(square[1])
    spaces = [f"{COLUMN_NAMES[column + east]}{row + north}" for north in (0, 1) for east in (0, 1)]
    return Instruction({"square": square, "turns": int(angle) // 90}, move, spaces, ['[data-take="lay"]'])


def _reserve(situation: Situation) -> Instruction:
    """Reserve what could have the most light on the streets so far, besides what is reserved."""
    view, seat = situation.view, str(situation.seat)
    found = {name: best_site(view, seat, name) or (0, []) for name in view["pool"]}
    name = max(found, key=lambda it: found[it][0])
    points, spaces = found[name]
    return Instruction({"name": name, "points": points}, f"reserve {name}", spaces, [f'[data-take="reserve {name}"]'])


def _fill(situation: Situation) -> Instruction:
    move = "pass" if "pass" in situation.legal else next(iter(situation.legal))
    return Instruction(move=move, parts=[f'[data-take="{move}"]'])


def _best(situation: Situation, moves: list[str]) -> str | None:
    totals = situation.totals(moves) if moves else {}
    return max(totals, key=lambda move: totals[move], default=None)


def _build(situation: Situation) -> Instruction:
    move = _best(situation, situation.may("build"))
    if move is None:
        return Instruction({"name": "", "points": 0})
    return _building(situation, move)


def _building(situation: Situation, move: str) -> Instruction:
    _, name, spaces = move.split()
    return Instruction(
        {"name": name, "points": situation.gain(move)}, move, spaces.split(","), [f'[data-take="build {name}"]']
    )


def _join(situation: Situation) -> Instruction:
    """Build beside what is built, where most is gained; where nothing can be, anywhere, and no points are promised."""
    own = {space for building in _own_buildings(situation) for space in building["spaces"]}
    beside = [move for move in situation.may("build") if not _around(own).isdisjoint(move.split()[2].split(","))]
    move = _best(situation, beside)
    if move is None:
        built = _build(situation)
        return built._replace(values={**built.values, "points": 0})
    return _building(situation, move)


def _around(spaces: set[str]) -> set[str]:
    """The spaces that touch one of these by a side."""
    steps = ((0, 1), (1, 0), (0, -1), (-1, 0))
    return {f"{chr(ord(space[0]) + east)}{int(space[1]) + north}" for space in spaces for east, north in steps}


def _sheet(situation: Situation) -> Instruction:
    return Instruction(parts=[".side .score", f".seat.of-{situation.seat} .total"])


def _card(situation: Situation) -> Instruction:
    """The Lampadaire if it helps, or whatever helps most."""
    shining = _best(situation, situation.may(CARDS[0]))
    move = shining if shining and situation.gain(shining) > 0 else _best(situation, situation.may(*CARDS))
    if move is None:
        return Instruction({"card": "other", "points": 0})
    card, *rest = move.split()
    spaces = rest[0].split(",") if rest else []
    return Instruction({"card": card, "points": situation.gain(move)}, move, spaces, [f'[data-take="{card}"]'])


def _laid(situation: Situation) -> int:
    return len(situation.view["laid"][situation.seat])


def _built(situation: Situation) -> int:
    return len(_own_buildings(situation))


def _own_buildings(situation: Situation) -> list[Mapping[str, Any]]:
    """What the learner has built; the garden is not built."""
    return [it for it in situation.view["buildings"] if it["owner"] == situation.seat and it["name"] != "garden"]


def _can_build(situation: Situation) -> bool:
    """Whether there is something to build, or may be at the next turn."""
    return bool(situation.may("build")) if situation.legal else bool(situation.view["reserve"][situation.seat])


def _streets_done(situation: Situation) -> bool:
    return bool(situation.view["phase"] == 2)


def _has_laid(count: int) -> Callable[[Situation], bool]:
    return lambda situation: _laid(situation) >= count or _streets_done(situation)


def _has_reserved(situation: Situation) -> bool:
    taken = len(situation.view["reserve"][situation.seat]) + _built(situation)
    return taken >= RESERVED or not situation.view["pool"] or _streets_done(situation)


def _has_built(count: int) -> Callable[[Situation], bool]:
    return lambda situation: _built(situation) >= count or (_streets_done(situation) and not _can_build(situation))


def _has_activated(situation: Situation) -> bool:
    return any(card["by"] == situation.seat for card in situation.view["postcards"])


def remark(situation: Situation, move: str) -> str:
    """What a move that brings no points yet is good for."""
    view, seat = situation.view, str(situation.seat)
    verb, *rest = move.split()
    if verb == "lay":
        more = len(lit(situation.after(move), seat)) - len(lit(view, seat))
        return say("guide-paris-laid", count=more)
    if verb == "reserve":
        site = best_site(view, seat, rest[0])
        return say("guide-paris-reserved", name=rest[0], points=site[0]) if site else say("guide-paris-no-site")
    return ""


STEPS = (
    Step("guide-paris-welcome", _welcome),
    Step("guide-paris-lamps", _lamps),
    Step("guide-paris-lay", _lay, _has_laid(7)),
    Step("guide-paris-reserve", _reserve, _has_reserved),
    Step("guide-paris-last", _lay, _has_laid(8)),
    Step("guide-paris-fill", _fill, _streets_done),
    Step("guide-paris-streets"),
    Step("guide-paris-build", _build, _has_built(1)),
    Step("guide-paris-sheet", _sheet),
    Step("guide-paris-card", _card, _has_activated),
    Step("guide-paris-group", _join, _has_built(2)),
    Step("guide-paris-end"),
)

OPENING = (
    *((0, "reserve T4"), (1, "reserve U6"), (0, "reserve P5"), (1, "reserve S4")),
    *((0, "lay e5 0"), (1, "lay e7 180"), (0, "lay a7 270"), (1, "lay a5 180")),
    *((0, "lay c5 180"), (1, "lay g7 180"), (0, "lay g5 90"), (1, "lay c7 270")),
    *((0, "lay c3 270"), (1, "lay a3 90"), (0, "lay g3 90"), (1, "lay e3 270")),
)
"""Two buildings reserved and six tiles laid by each seat, so that all kinds of moves come up within minutes."""

LESSON = Lesson(
    seed="first-1960",
    steps=STEPS,
    options={"starts": "orange", "postcards": "starred"},
    rivals=(1,),
    opening=OPENING,
    remark=remark,
)
