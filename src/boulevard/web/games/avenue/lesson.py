"""The guided first game of Avenue: two rounds, from the first road at a farm to a score that had to rise."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from boulevard.games.avenue.components import CASTLES
from boulevard.games.avenue.drawing.style import SIDES
from boulevard.games.avenue.play.state import YELLOWS_A_ROUND
from boulevard.games.avenue.views.explanation import neighbours
from boulevard.messages import say
from boulevard.web.pages.learning.lessons import Instruction, Lesson, Situation, Step

View = Mapping[str, Any]

PEEK = "peek"


def symbols(view: View) -> dict[str, str]:
    """What is printed in every space of the sheet."""
    rows = view["sheet"]["rows"]
    return {
        f"{chr(ord('a') + column)}{len(rows) - row}": symbol
        for row, line in enumerate(rows)
        for column, symbol in enumerate(line.split())
    }


def farm_space(view: View) -> str:
    """Where the farm of this round is."""
    return next(space for space, symbol in symbols(view).items() if symbol == view["farm"])


def grapes(symbol: str) -> int:
    """How many grapes a symbol shows."""
    return int(symbol[1]) if symbol[1:].isdecimal() else 0


def promise(view: View, player: int) -> float:
    """What the road of the farm is worth: its grapes, and a little for where its open ends lead."""
    sheet, printed = view["sheets"][player], symbols(view)
    total = float(sheet["grapes"])
    for space in sheet["network"]:
        for other, _ in neighbours(space, sheet["roads"][space]):
            if other in printed and other not in sheet["roads"]:
                total += 0.3 + 0.4 * grapes(printed[other])
    return total


def besides(view: View, player: int, space: str, after: View) -> float:
    """What a road is worth that is of no use for the farm: castles, roads that it meets or gets in the way of."""
    sheet, printed, number = view["sheets"][player], symbols(view), view["card"]["number"]
    drawn: Mapping[str, int] = sheet["roads"]
    coming = {other for at in drawn for other, _ in neighbours(at, drawn[at])}
    meets = sum(
        other in drawn and side in SIDES[drawn[other]] for other, side in neighbours(space, number) if other in printed
    )
    castles: int = sum(after["sheets"][player]["castles"][colour]["points"] for colour in ("purple", "green"))
    lost = sum(other not in printed for other, _ in neighbours(space, number))
    in_the_way = space in coming and not meets
    ahead = bool(printed[space] == view["next_farm"])
    return castles + meets + 0.3 * grapes(printed[space]) + 2 * ahead - lost - 2 * in_the_way


def best_draw(situation: Situation) -> str:
    """The road that leads the farm to the most grapes; if it does nothing for the farm, one that is good for later."""
    view, player = situation.view, int(situation.seat)
    after = {move: situation.after(move) for move in situation.may("draw")}
    worth = {move: promise(then, player) for move, then in after.items()}
    most = max(worth.values())
    if most <= promise(view, player):
        least = {move: besides(view, player, move.split()[1], after[move]) for move in after if worth[move] == most}
        return max(least, key=lambda move: least[move])
    return max(worth, key=lambda move: (worth[move], move.split()[1] == farm_space(view)))


def _own(situation: Situation) -> View:
    own: View = situation.view["sheets"][situation.seat]
    return own


def _figures(situation: Situation) -> dict[str, object]:
    """The figures of a moment that sentences speak of."""
    view, own = situation.view, _own(situation)
    beat = own["scores"][-1] if own["scores"] else 0
    return {
        "farm": view["farm"],
        "grapes": own["grapes"],
        "beat": beat,
        "yellow": view["yellow"],
        "left": max(0, YELLOWS_A_ROUND - view["yellow"]),
        "short": max(0, beat + 1 - own["grapes"]),
    }


def _welcome(situation: Situation) -> Instruction:
    return Instruction(_figures(situation), spaces=[farm_space(situation.view)], parts=[".farm-now"])


def _grapes(situation: Situation) -> Instruction:
    printed = symbols(situation.view)
    return Instruction(_figures(situation), spaces=[space for space, symbol in printed.items() if grapes(symbol)])


def _draw(situation: Situation) -> Instruction:
    """Draw the road of the card where it does most."""
    move = best_draw(situation)
    space = move.split()[1]
    joined, longer = _effect(situation, move)
    kind = "joins" if joined else "leads" if longer else "apart"
    if kind == "apart" and symbols(situation.view)[space] == situation.view["next_farm"]:
        kind = "ahead"
    return Instruction(
        {**_figures(situation), "space": space, "joined": joined, "kind": kind}, move, [space], ["#road-now"]
    )


def _effect(situation: Situation, move: str) -> tuple[int, int]:
    """By how many grapes a road would help the farm, and by how many spaces."""
    now, then = _own(situation), situation.after(move)["sheets"][situation.seat]
    return then["grapes"] - now["grapes"], len(then["network"]) - len(now["network"])


def _peek(situation: Situation) -> Instruction:
    return Instruction(_figures(situation), PEEK, parts=['[data-take="peek"]'])


def _yellow(situation: Situation) -> Instruction:
    return Instruction(_figures(situation), parts=[".suns"])


def _scored(situation: Situation) -> Instruction:
    scores = _own(situation)["scores"]
    points = scores[-1] if scores else 0
    farm = situation.view["farms"][max(0, len(scores) - 1)]
    return Instruction({"points": points, "scored": farm, "farm": situation.view["farm"]}, parts=[".notepad .done"])


def _castles(situation: Situation) -> Instruction:
    printed = symbols(situation.view)
    return Instruction(
        {"next": situation.view["next_farm"] or "none"},
        spaces=[space for space, symbol in printed.items() if symbol in CASTLES],
    )


def _after_round(number: int, or_when: Callable[[View], bool] = lambda _: False) -> Callable[[Situation], bool]:
    """A step of a round lies behind when the round does, or the player's sheet fulfils a condition."""
    return lambda situation: (
        situation.view["round"] > number or (situation.view["round"] == number and or_when(_own(situation)))
    )


def _has_drawn(count: int) -> Callable[[View], bool]:
    return lambda own: len(own["roads"]) + own["peeked"] >= count


def remark(situation: Situation, move: str) -> str:
    """What a road has done for the farm."""
    if move == PEEK:
        return ""
    joined, longer = _effect(situation, move)
    if joined:
        return say("guide-avenue-joined", count=joined, farm=situation.view["farm"])
    return say("guide-avenue-longer" if longer else "guide-avenue-apart", farm=situation.view["farm"])


STEPS = (
    Step("guide-avenue-welcome", _welcome),
    Step("guide-avenue-grapes", _grapes),
    Step("guide-avenue-start", _draw, _after_round(1, _has_drawn(1))),
    Step("guide-avenue-join", _draw, _after_round(1, _has_drawn(2))),
    Step("guide-avenue-yellow", _yellow),
    Step("guide-avenue-round", _draw, _after_round(1)),
    Step("guide-avenue-scored", _scored),
    Step("guide-avenue-rise", _scored),
    Step("guide-avenue-peek", _peek, _after_round(2, lambda own: bool(own["peeked"]))),
    Step("guide-avenue-castles", _castles),
    Step("guide-avenue-second", _draw, _after_round(2)),
    Step("guide-avenue-end", _scored),
)

LESSON = Lesson(seed="first-765", steps=STEPS, options={"sheet": "A"}, remark=remark)
