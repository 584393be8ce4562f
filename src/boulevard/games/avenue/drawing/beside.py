"""What stands beside drawn sheets: the cards, and each player's name and scores."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from boulevard.games.avenue.drawing import art
from boulevard.games.avenue.drawing.style import SIDES
from boulevard.games.avenue.play.state import ROUNDS, YELLOWS_A_ROUND
from boulevard.games.svg import group, shift, text, use
from boulevard.messages import say, signed
from boulevard.messages.seats import seat_name

View = Mapping[str, Any]
ScoreEntry = Mapping[str, Any]

WIDTH = 880
GAP = 12
HEAD = 148
NAME = 40
COLUMN, SHORTEST = 164, 560
"""The width of the score column, and its least height."""
STRIP = 62


def flag(truth: object) -> str:
    """Write a truth as attributes have it."""
    return str(bool(truth)).lower()


def plate(wide: float, high: float) -> str:
    """Draw what names and scores stand on."""
    return f'<rect width="{wide:g}" height="{high:g}" rx="10" fill="var(--card)"/>'


def _written(points: int | None) -> str:
    return "" if points is None else signed(points)


def column_of_scores(view: View, entry: ScoreEntry, high: float) -> str:
    """Write a player's name and scores below each other."""
    drawn, rules = plate(COLUMN, high) + who(view, entry, COLUMN), ""
    step = (high - NAME - 14) / art.LINES
    for number, line in enumerate(art.lines(view, entry)):
        y = round(NAME + 8 + number * step, 1)
        rules += art.line(12, y, COLUMN - 24, 0, number)
        inside = shift(34, y + step / 2, line.label, 1.15)
        size = 46 if line.name == "total" else 36
        inside += text(COLUMN - 20, y + step / 2 + size / 3, size, _written(line.points), f"end {line.look}")
        inside += text(COLUMN / 2 - 8, y + step / 2 + 7, 19, line.note, "mid dim") if line.note else ""
        drawn += group(f"score-{entry['player']}-{line.name}", line.title, inside, points=line.points)
    return f'{drawn}<path class="rule" d="{rules}"/>'


def strip_of_scores(view: View, entry: ScoreEntry, wide: float) -> str:
    """Write a player's scores side by side."""
    step = (wide - 12) / art.LINES
    near = step < 70
    drawn, rules = "", ""
    for number, line in enumerate(art.lines(view, entry)):
        x = round(6 + number * step, 1)
        rules += art.line(x, 8, 0, STRIP - 16, number) if number else ""
        points = _written(line.points)
        size = round(min(32, step * (0.6 if near else 0.4), 1.6 * step / max(1, len(points))), 1)
        here, there = ((0.5, 18), (0.5, STRIP - 8)) if near else ((0.28, STRIP / 2), (0.7, STRIP / 2 + size / 3))
        inside = shift(round(x + here[0] * step, 1), here[1], line.label, round(min(1, step / 52), 2))
        inside += text(x + there[0] * step, there[1], size, points, f"mid {line.look}")
        drawn += group(f"score-{entry['player']}-{line.name}", line.title, inside, points=line.points)
    return f'{drawn}<path class="rule" d="{rules}"/>'


def who(view: View, entry: ScoreEntry, wide: float) -> str:
    """Name a player, with a quill who has to choose, a tick who has, a laurel who has won, and the eye of the peek."""
    player, name = entry["player"], seat_name(entry["player"])
    drawn = text(14, 29, 22, name, "bold" if player == view["seat"] else "")
    if view["over"]:
        won = player in (view["winners"] or ())
        title, at = say("avenue-draw-winner", player=name), f"translate({wide - 30:g} 22)"
        return drawn + (group(f"status-{player}", title, use("laurel"), at=at, winner="true") if won else "")
    waits, peeked = player in view["turn"], entry["peeked"]
    title, at = (
        say("avenue-draw-to-act" if waits else "avenue-draw-acted", player=name),
        f"translate({wide - 20:g} 21) scale(.85)",
    )
    drawn += group(f"status-{player}", title, use("quill" if waits else "tick"), at=at, acted=flag(not waits))
    title = say("avenue-draw-peeked" if peeked else "avenue-draw-may-peek", player=name)
    at = f"translate({wide - 47:g} 23) scale(.6)"
    return drawn + group(f"peek-{player}", title, use("eye"), "" if peeked else "gone", at, peeked=flag(peeked))


def victory(view: View) -> str:
    """Tell who has won, if anybody has."""
    winners = view["winners"] or ()
    if len(winners) > 1:
        return say("avenue-draw-winners", numbers=", ".join(str(player + 1) for player in winners))
    return "".join(say("avenue-draw-winner", player=seat_name(player)) for player in winners)


def head(view: View) -> str:
    """Draw the cards that lie open, the count of yellow ones or who has won, and what is left in the deck."""
    farm = view["farm"]
    title = say("avenue-draw-farm-card", farm=farm)
    drawn = shift(GAP, 0, plate(WIDTH - 2 * GAP, HEAD))
    drawn += group("farm-card", title, art.farm_card(farm), at="translate(28 14)", farm=farm) + _next_card(view)
    if view["over"]:
        words = victory(view)
        drawn += shift(247, 74, use("laurel"), 2.1) + text(306, 66, 34, say("avenue-draw-end"))
        drawn += text(306, 104, min(24, 460 / len(words)), words, "dim") if words else ""
    else:
        drawn += text(306, 56, 34, say("avenue-draw-round", round=view["round"], rounds=ROUNDS)) + _road_card(view)
        coins = "".join(
            shift(324 + 44 * n, 98, use("sun" if n < view["yellow"] else "hole")) for n in range(YELLOWS_A_ROUND)
        )
        said = say("avenue-draw-yellow", count=view["yellow"], yellows=YELLOWS_A_ROUND)
        drawn += group("yellow", said, coins, count=view["yellow"])
    return drawn + _deck(view)


def _next_card(view: View) -> str:
    """Draw the next farm card, from its back unless this view shows more."""
    farm, place = view["next_farm"], "translate(126 36) scale(.72)"
    if farm:
        title = say("avenue-draw-next-farm", farm=farm)
        return group("next-farm", title, art.next_card(farm), "next", place, farm=farm)
    if view["over"]:
        return ""
    return group("farm-deck", say("avenue-draw-farm-deck"), art.farm_back(), at=place)


def _road_card(view: View) -> str:
    number, yellow = view["card"]["number"], view["card"]["yellow"]
    data = {"number": number, "colour": "yellow" if yellow else "grey"}
    return group("card", art.card_words(number, yellow), art.road_card(number, yellow), at="translate(202 14)", **data)


def _deck(view: View) -> str:
    """Show the six roads with the cards that are left of each."""
    drawn = text(703, 138, 17, say("avenue-draw-deck"), "mid dim")
    for number in SIDES:
        yellow, grey = (view["left"].get(f"{number}{colour}", 0) for colour in "yg")
        title = say("avenue-draw-left", number=number, sides=art.sides(number), yellow=yellow, grey=grey)
        place = f"translate({491 + 54 * number} 36)"
        inside = art.tally(number, yellow, grey)
        drawn += group(f"left-{number}", title, inside, at=place, number=number, yellow=yellow, grey=grey)
    return drawn
