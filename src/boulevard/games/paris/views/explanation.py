"""The score sheets of a view of Paris, explained: where every point comes from (Scoring).

It is told from the view alone, by sets of spaces; tests compare its sums with the compiled score sheets.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from functools import cache
from typing import Any

from boulevard.games.contract import ScoreEntry
from boulevard.games.keeping import kept_for_equals
from boulevard.games.paris.drawing import art
from boulevard.games.paris.moves.notation import SPACES
from boulevard.games.paris.play.scoring import PENALTY, PER_BUILDING, PER_CORNER, PER_LAMP, PER_SIDE
from boulevard.games.paris.play.state import SEATS
from boulevard.messages import say, signed

View = Mapping[str, Any]
Spaces = frozenset[str]

BOARD = frozenset(SPACES)
COUNTED = ("options", "board", "reserve", "buildings", "pieces", "lamps", "postcards")
"""What of a view counts: nothing that one seat knows and the other does not."""
SHEETS_KEPT = 200
"""Explanations that are kept, some 5 kB each: both seats ask for the same one shortly after a move."""
STEPS = {"n": (0, 1), "e": (1, 0), "s": (0, -1), "w": (-1, 0)}
SIDES = tuple(STEPS.values())
CORNERS = ((1, 1), (1, -1), (-1, -1), (-1, 1))


def explain(view: View) -> list[ScoreEntry]:
    """Tell both score sheets line by line, a building, a group or a postcard at a time."""
    return _explained({name: view[name] for name in COUNTED})


@kept_for_equals(SHEETS_KEPT)
def _explained(view: View) -> list[ScoreEntry]:
    lines = (_light, _group, _unbuilt, _painter, _dancer, _statue, _fountain)
    return [entry for seat in SEATS for line in lines for entry in line(view, seat)]


def _entry(
    seat: str, line: str, points: int, text: str, spaces: Iterable[str] = (), also: Iterable[str] = ()
) -> ScoreEntry:
    counted = frozenset(spaces)
    return {
        "seat": seat,
        "line": line,
        "label": say(f"paris-explain-line-{line}"),
        "points": points,
        "text": text,
        "spaces": _listed(counted),
        "also": _listed(frozenset(also) - counted),
        "running": False,
    }


def _listed(spaces: Spaces) -> list[str]:
    return [space for space in SPACES if space in spaces]


@cache
def _near(space: str, steps: tuple[tuple[int, int], ...]) -> Spaces:
    """Return the spaces at some steps (east, north) from one, as far as they are on the board."""
    column, row = ord(space[0]), int(space[1])
    return frozenset(f"{chr(column + east)}{row + north}" for east, north in steps) & BOARD


def _around(spaces: Iterable[str]) -> Spaces:
    """Return the spaces that touch one of these by a side."""
    return frozenset[str]().union(*(_near(space, SIDES) for space in spaces))


def _area(start: Iterable[str], passable: Spaces) -> Spaces:
    """Return all that is reached by sides over passable spaces, the start included."""
    area = edge = frozenset(start)
    while edge:
        edge = (_around(edge) - area) & passable
        area |= edge
    return area


def _houses(view: View) -> Spaces:
    return frozenset(space for house in view["buildings"] for space in house["spaces"])


def _taken(view: View) -> Spaces:
    return _houses(view).union(*(piece["spaces"] for piece in view["pieces"].values()))


def _lamps(view: View) -> Spaces:
    """Return where streetlights shine: printed ones that no building covers, the Streetlight tile, the large one."""
    printed = frozenset(space for space, kind in view["board"].items() if kind == "light") - _houses(view)
    tiles = (view["pieces"].get(name, {"spaces": ()})["spaces"] for name in ("streetlight", "large-streetlight"))
    return printed.union(*tiles)


def _own_houses(view: View, seat: str) -> list[Mapping[str, Any]]:
    return [house for house in view["buildings"] if house["owner"] == seat]


def _named(houses: Iterable[Mapping[str, Any]]) -> str:
    return ", ".join(art.what(house["name"]) for house in houses)


def _light(view: View, seat: str) -> Iterator[ScoreEntry]:
    """A building's size for every streetlight that lights it."""
    for house in _own_houses(view, seat):
        lamps = [lamp["space"] for lamp in view["lamps"] if not set(lamp["lights"]).isdisjoint(house["spaces"])]
        what, size, points = art.what(house["name"]), house["size"], house["size"] * len(lamps)
        text = say("paris-explain-dark", what=what, size=size)
        if lamps:
            figures = {"size": size, "count": len(lamps), "points": points}
            text = say("paris-explain-light", what=what, lamps=", ".join(lamps), **figures)
        yield _entry(seat, "light", points, text, house["spaces"], lamps)


def _group(view: View, seat: str) -> Iterator[ScoreEntry]:
    """The largest group of buildings joined by sides; the first one of several."""
    houses = _own_houses(view, seat)
    own = frozenset(space for house in houses for space in house["spaces"])
    groups = [_area(house["spaces"], own) for house in houses]
    if groups:
        largest = max(groups, key=len)
        names = _named(house for house in houses if largest.issuperset(house["spaces"]))
        text = say("paris-explain-group", names=names, points=len(largest))
        yield _entry(seat, "group", len(largest), text, largest)


def _unbuilt(view: View, seat: str) -> Iterator[ScoreEntry]:
    """What is left in the reserve, unless Sacré-Coeur spares it."""
    names = view["reserve"][seat]
    spared = any(card["name"] == "sacre-coeur" and card["by"] == seat for card in view["postcards"])
    if names and spared:
        card = say("paris-draw-card-sacre-coeur")
        yield _entry(seat, "unbuilt", 0, say("paris-explain-spared", names=", ".join(names), card=card))
    elif names:
        points = PENALTY * len(names)
        text = say("paris-explain-unbuilt", names=", ".join(names), points=signed(points))
        yield _entry(seat, "unbuilt", points, text)


def _own_piece(view: View, seat: str, name: str) -> Mapping[str, Any] | None:
    """Return a piece, if it is on the board and the seat's."""
    piece: Mapping[str, Any] | None = view["pieces"].get(name)
    return piece if piece and piece["owner"] == seat else None


def _postcard(
    seat: str, card: str, points: int, counted: Iterable[str], also: Iterable[str], look: str = "", **values: object
) -> ScoreEntry:
    """Tell the points of a postcard; `look` is for what is said in special cases."""
    text = say(f"paris-explain-{card}{look}", card=say(f"paris-draw-card-{card}"), points=points, **values)
    return _entry(seat, "postcards", points, text, counted, also)


def _painter(view: View, seat: str) -> Iterator[ScoreEntry]:
    """Streetlights in the Painter's area; only buildings and the edge bound it."""
    if piece := _own_piece(view, seat, "painter"):
        area = _area(piece["spaces"], BOARD - _houses(view))
        lamps = area & _lamps(view)
        yield _postcard(seat, "peintre", PER_LAMP * len(lamps), lamps, area, count=len(lamps), each=PER_LAMP)


def _dancer(view: View, seat: str) -> Iterator[ScoreEntry]:
    """The Dancer's area, bounded by the edge, streetlight spaces and every piece; her own space counts."""
    if piece := _own_piece(view, seat, "dancer"):
        lights = {space for space, kind in view["board"].items() if kind == "light"}
        area = _area(piece["spaces"], BOARD - _taken(view) - lights)
        yield _postcard(seat, "moulin-rouge", len(area), area, ())


def _statue(view: View, seat: str) -> Iterator[ScoreEntry]:
    """Free spaces around the Statue, if the one that it faces is free."""
    if piece := _own_piece(view, seat, "statue"):
        (space,) = piece["spaces"]
        front, free = _near(space, (STEPS[piece["faces"]],)), BOARD - _taken(view)
        if not front & free:
            yield _postcard(seat, "penseur", 0, (), {space, *front}, "-blocked")
            return
        if view["options"]["penseur"] == "own":
            free = frozenset(at for at in free if view["board"].get(at) == seat)
        sides, corners = _near(space, SIDES) & free, _near(space, CORNERS) & free
        points = PER_SIDE * len(sides) + PER_CORNER * len(corners)
        figures: dict[str, Any] = {"sides": len(sides), "side": PER_SIDE, "corners": len(corners), "corner": PER_CORNER}
        yield _postcard(seat, "penseur", points, sides | corners, {space, *front}, **figures)


def _fountain(view: View, seat: str) -> Iterator[ScoreEntry]:
    """The seat's buildings that touch the Fountain by a side."""
    if piece := _own_piece(view, seat, "fountain"):
        around = _around(piece["spaces"])
        houses = [house for house in _own_houses(view, seat) if not around.isdisjoint(house["spaces"])]
        spaces = [space for house in houses for space in house["spaces"]]
        words = {"names": _named(houses), "count": len(houses), "each": PER_BUILDING}
        look = "" if houses else "-dry"
        yield _postcard(seat, "fontaine", PER_BUILDING * len(houses), spaces, piece["spaces"], look, **words)
