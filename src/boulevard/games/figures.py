"""Figures of rule pages: moments of real games, played by the rules, drawn by the game, told by its score sheets.

A game that has figures names a module in its package with `SETUP` (the setup of their games), `SCENES` (by name) and
`FRAME` (how a part of its board is cut out). Figures of a page share their symbols, which the page brings once
(`Album.defs`).
"""

from __future__ import annotations

import re
import xml.etree.ElementTree as ET
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from importlib import import_module
from typing import Any, NamedTuple

from boulevard.games import registry
from boulevard.games.contract import ScoreEntry, Seat, View
from boulevard.games.game import Game
from boulevard.games.svg import UNIT, safe, text
from boulevard.messages import language, speaking

SVG = "http://www.w3.org/2000/svg"
MARGIN = 34
"""Room for the coordinates of a part of a board."""

Window = tuple[str, str]
"""The lower left and the upper right space of a part of a board."""

ET.register_namespace("", SVG)


@dataclass(frozen=True)
class Scene:
    """A moment of a game: the moves that lead there, and what is shown of it."""

    moves: tuple[str, ...]
    window: Window | None = None
    """The part of the board that is shown; none: what lies beside it."""
    then: tuple[str, ...] = ()
    """Moves after which the scene is shown once more."""
    seat: Seat = 0
    """Whose score is told."""
    lines: tuple[str, ...] = ()
    """The lines of the score sheet that are told; of a scene that goes on, whatever `then` has changed."""
    at: str | None = None
    """Only those entries are told that count this space."""
    setup: Mapping[str, Any] | None = None
    """What is different in this game's setup."""
    held: bool = False
    """Whether the last move is drawn before the game goes on: the next card is not turned up yet."""
    beside: int = 1
    """How many rows are shown of what lies beside the board."""


class Figure(NamedTuple):
    """A figure: one picture, or one before and one after some moves; and what the score sheets say of it."""

    pictures: tuple[str, ...]
    explained: tuple[str, ...]
    points: int
    """The sum of what is told."""
    was: int
    now: int
    seat: Seat
    size: tuple[int, int]

    @property
    def values(self) -> Mapping[str, int]:
        """What sentences about it may speak of."""
        return {"points": self.points, "was": self.was, "now": self.now}


class Frame(NamedTuple):
    """How parts are cut out of a game's drawings."""

    name: str
    ground: str
    """The colour around a part."""
    edge: int
    rows: int
    beside: Callable[[int], tuple[int, int, int, int]] | None = None
    """Where in the whole drawing those rows are that lie below the board: left, top, width, height."""

    def box(self, window: Window) -> tuple[int, int, int, int]:
        """Return where a part of the board is in the drawing: left, top, width, height."""
        (left, low), (right, high) = ((ord(space[0]) - ord("a"), int(space[1:])) for space in window)
        x, y = self.edge + left * UNIT, self.edge + (self.rows - high) * UNIT
        return x, y, (right - left + 1) * UNIT, (high - low + 1) * UNIT

    def names(self, window: Window) -> str:
        """Return what covers the surroundings of a part, with the names of its columns and rows."""
        x, y, wide, high = self.box(window)
        cover = f"M{x - 2 * MARGIN} {y - MARGIN}h{wide + 3 * MARGIN}v{high + 3 * MARGIN}h-{wide + 3 * MARGIN}z"
        inside = f"M{x} {y}v{high}h{wide}v-{high}z"
        letters = (
            text(x + UNIT * at + UNIT / 2, y + high + 25, 24, chr(ord(window[0][0]) + at)) for at in range(wide // UNIT)
        )
        top = int(window[1][1:])
        numbers = (text(x - 17, y + UNIT * at + 58, 24, top - at) for at in range(high // UNIT))
        return (
            f'<path fill="var(--{self.ground})" d="{cover}{inside}"/><g class="mid">{"".join((*letters, *numbers))}</g>'
        )

    def shows(self, element: ET.Element, scene: Scene) -> bool:
        """Return whether an element of a drawing can be seen in the picture of a scene; words for readers can't."""
        if element.tag in (f"{{{SVG}}}title", f"{{{SVG}}}desc"):
            return False
        if scene.window is None:
            return "data-space" not in element.attrib and self._is_beside(element.get("transform", ""), scene.beside)
        spaces = element.get("data-space") or element.get("data-spaces") or ""
        return not spaces or any(_is_within(space, scene.window) for space in spaces.split(","))

    def _is_beside(self, transform: str, rows: int) -> bool:
        """Return whether a part of the whole drawing, if it is one, lies in these rows."""
        assert self.beside is not None
        _, top, _, high = self.beside(rows)
        found = re.fullmatch(r"translate\(0 (\d+)\)", transform)
        return found is None or top <= int(found[1]) < top + high

    def marks(self, counted: Iterable[str], also: Iterable[str]) -> str:
        """Return marks on the spaces that count, and on those that have to do with it."""
        drawn = ""
        for look, spaces in (("also", also), ("counted", counted)):
            for space in spaces:
                x, y, *_ = self.box((space, space))
                drawn += f'<rect class="{look}" x="{x + 5}" y="{y + 5}" width="90" height="90" rx="7"/>'
        return drawn

    def picture(self, drawn: str, scene: Scene, more: str) -> tuple[str, tuple[int, int]]:
        """Return the picture of a scene, its `drawn` body cut out, and its size."""
        if scene.window is None:
            assert self.beside is not None
            x, y, wide, high = self.beside(scene.beside)
            inside = drawn
        else:
            x, y, wide, high = self.box(scene.window)
            x, y, wide, high = x - MARGIN, y - 6, wide + MARGIN + 6, high + MARGIN + 6
            inside = drawn + more + self.names(scene.window)
        return (
            f'<svg class="boulevard-{self.name} page" viewBox="{x} {y} {wide} {high}" aria-hidden="true" '
            f'stroke-linecap="round" stroke-linejoin="round">{inside}</svg>'
        ), (wide, high)


class Album(NamedTuple):
    """All figures of a game by name, and the definitions that their pictures refer to."""

    figures: Mapping[str, Figure]
    defs: str


def album(game: str) -> Album:
    """Return the figures of a game in the language that is spoken now; none if it has none."""
    return _album(game, language())


@cache
def _album(game: str, tag: str) -> Album:
    name = registry.package(game).figures
    if name is None:
        return Album({}, "")
    module = import_module(name)
    studio = Studio(game, module.SETUP, module.FRAME)
    with speaking(tag):
        figures = {name: studio.figure(scene) for name, scene in module.SCENES.items()}
    return Album(figures, "".join(studio.defs[name] for name in sorted(studio.defs)))


class Studio:
    """Plays scenes and draws them; remembers which definitions the pictures need."""

    def __init__(self, game: str, setup: Mapping[str, Any], frame: Frame) -> None:
        self._rules = registry.rules(game)
        self._setup = setup
        self._frame = frame
        self.defs: dict[str, str] = {}

    def figure(self, scene: Scene) -> Figure:
        """Play a scene and draw it."""
        game = Game(self._rules.from_setup({**self._setup, **(scene.setup or {})}))
        play(game, scene.moves[:-1] if scene.held else scene.moves)
        preview = game.preview(scene.seat, scene.moves[-1]) if scene.held else None
        play(game, scene.moves[-1:] if scene.held else ())
        before = _entries(game, scene)
        if not scene.then:
            shown = [entry for entry in before if _is_shown(entry, scene)]
            picture, size = self._shot(game, scene, shown, preview)
            return _figure(scene, (picture,), shown, before, before, size)
        first, _ = self._shot(game, scene, (), last=False)
        play(game, scene.then)
        after = _entries(game, scene)
        known = {entry["text"] for entry in before}
        shown = [entry for entry in after if entry["text"] not in known]
        second, size = self._shot(game, scene, [entry for entry in shown if entry["line"] in scene.lines])
        return _figure(scene, (first, second), shown, before, after, size)

    def _shot(
        self, game: Game, scene: Scene, shown: Sequence[ScoreEntry], view: View | None = None, last: bool = True
    ) -> tuple[str, tuple[int, int]]:
        """Draw a game as it is now, or a view of it, with marks for what is shown, or else for the `last` move."""
        beside = scene.window is None
        marked = game.marks(scene.seat) if last and not shown and not beside else ()
        seen = view or game.view(scene.seat if beside else None)
        root = ET.fromstring(game.rules.svg(seen, marked, theme="page", sides=beside))
        for parent in list(root.iter()):
            for child in [child for child in parent if not self._frame.shows(child, scene)]:
                parent.remove(child)
        counted = sorted({space for entry in shown for space in entry["spaces"]})
        also = sorted({space for entry in shown for space in entry["also"]} - set(counted))
        return self._frame.picture(self._bare(root), scene, self._frame.marks(counted, also))

    def _bare(self, root: ET.Element) -> str:
        """Take the definitions out of a drawing, and what only gestures need; return the rest."""
        for defs in root.findall(f"{{{SVG}}}defs"):
            self.defs |= {child.attrib["id"]: _written(child) for child in defs}
            root.remove(defs)
        for element in root.iter():
            for name in [name for name in element.attrib if name == "id" or name.startswith("data-")]:
                del element.attrib[name]
        return "".join(map(_written, root))


def play(game: Game, moves: Iterable[str]) -> None:
    """Play moves, each by whoever must act."""
    for move in moves:
        game.play(game.turn[0], move)


def _is_within(space: str, window: Window) -> bool:
    low, high = window
    return low[0] <= space[0] <= high[0] and int(low[1:]) <= int(space[1:]) <= int(high[1:])


def _entries(game: Game, scene: Scene) -> list[ScoreEntry]:
    return [entry for entry in game.explain() if entry["seat"] == scene.seat]


def _is_shown(entry: ScoreEntry, scene: Scene) -> bool:
    return entry["line"] in scene.lines and (scene.at is None or scene.at in entry["spaces"])


def _total(entries: Iterable[ScoreEntry]) -> int:
    return sum(entry["points"] for entry in entries if not entry["running"])


def _figure(
    scene: Scene,
    pictures: tuple[str, ...],
    told: Sequence[ScoreEntry],
    before: Sequence[ScoreEntry],
    after: Sequence[ScoreEntry],
    size: tuple[int, int],
) -> Figure:
    explained = tuple(entry["text"] for entry in told)
    points = sum(entry["points"] for entry in told)
    return Figure(pictures, explained, points, _total(before), _total(after), scene.seat, size)


def _written(element: ET.Element) -> str:
    return ET.tostring(element, encoding="unicode").replace(f' xmlns="{SVG}"', "")


def labelled(picture: str, label: str) -> str:
    """Return a picture that has a name for those who don't see it."""
    return picture.replace('aria-hidden="true"', f'role="img" aria-label="{safe(label)}"', 1)
