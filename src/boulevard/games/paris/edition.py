"""Editions of Paris: the facts that differ between printings, as data in a TOML file."""

from __future__ import annotations

import json
import re
import tomllib
from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cache, cached_property, lru_cache
from importlib.resources import files
from pathlib import Path
from typing import Any
from weakref import WeakValueDictionary

from boulevard.games.paris.errors import BadEdition
from boulevard.games.paris.play.state import BUILDINGS, POSTCARDS, POSTCARDS_IN_PLAY, TILES
from boulevard.games.paris.shapes import is_one_piece, shape
from boulevard.messages import say

MAX_SIZE, MAX_RAYS, MAX_RAY = 8, 8, 7
EDITIONS_KEPT = 16
"""How many editions are kept at hand that nobody plays with; those that somebody does are kept anyway."""
DEEPEST = 8
"""Parts of a key in a file; an edition needs two. The time to read a key grows with the square of their number."""
STRING = re.compile(
    r"""(?s:"{3}(?:\\.|[^\\])*?(?:"{3}|\Z)|'{3}.*?(?:'{3}|\Z))"""  # in three quotes
    r"""|"(?:\\.|[^"\\\n])*+"?|'[^'\n]*+'?|#[^\n]*+"""  # in one quote, and comments
)
"""What holds text in a TOML file, where a dot is only a dot; what is not closed goes on to the end."""
LONG_KEY = re.compile(rf"(?<![\w-])[\w-]++(?:[ \t]*+\.[ \t]*+[\w-]++){{{DEEPEST},}}")


@dataclass(frozen=True, eq=False)
class Edition:
    """A box: the facts that differ between printings."""

    name: str
    starred: tuple[str, ...]
    tiles: tuple[str, ...]
    buildings: Mapping[str, tuple[str, ...]]
    rays: tuple[tuple[tuple[int, int], ...], ...]
    source: Mapping[str, Any] = field(repr=False, compare=False)

    @cached_property
    def names(self) -> tuple[str, ...]:
        """The buildings' names, in the order of their numbers."""
        return tuple(self.buildings)

    def __reduce__(self) -> tuple[Any, tuple[str]]:
        """Return a way to the same edition: there is one object for the same data, as tables belong to it."""
        return _interned, (json.dumps(self.source),)


def edition(name: str | Path | Mapping[str, Any]) -> Edition:
    """Return an edition: a shipped one by its name, one's own by the path of its file or as the data of such a file."""
    if isinstance(name, Mapping):
        return _checked(name, "edition", {})
    if isinstance(name, Path) or name.endswith(".toml"):
        return _from_file(Path(name))
    return _shipped(name)


@cache
def _shipped(name: str) -> Edition:
    names = [file.name.removesuffix(".toml") for file in files(__package__).iterdir() if file.name.endswith(".toml")]
    if name not in names:
        raise BadEdition("edition-unknown", name=name, names=", ".join(sorted(names)))
    return _from_text(files(__package__).joinpath(f"{name}.toml").read_text(encoding="utf-8"), f"{name}.toml")


def _from_file(path: Path) -> Edition:
    try:
        text = path.read_text(encoding="utf-8")
    except (OSError, ValueError) as error:
        raise BadEdition("edition-unreadable", path=path, reason=error) from error
    return _from_text(text, path.name)


def _from_text(text: str, file: str) -> Edition:
    return _checked(parsed(text, file), file, _line_numbers(text))


def parsed(text: str, file: str) -> dict[str, Any]:
    """Return the data of an edition's file, unchecked (`BadEdition`: it is not TOML, or goes too deep)."""
    if LONG_KEY.search(STRING.sub("_", text)):
        raise BadEdition("edition-too-deep", file=file, most=DEEPEST, place="")
    try:
        return tomllib.loads(text)
    except (tomllib.TOMLDecodeError, RecursionError) as error:
        raise BadEdition("edition-not-toml", file=file, reason=error, place="") from error


def _line_numbers(text: str) -> dict[str, int]:
    """The line of every table and key, as `tiles`, `tiles.3`."""
    lines: dict[str, int] = {}
    table = ""
    for number, line in enumerate(text.splitlines(), 1):
        if header := re.match(r"\s*\[([\w-]+)\]", line):
            table = header[1] + "."
            lines[header[1]] = number
        elif key := re.match(r"""\s*(?:"([^"]*)"|'([^']*)'|([\w-]+))\s*=""", line):
            lines.setdefault(table + (key[1] or key[2] or key[3] or ""), number)
    return lines


def _checked(data: Mapping[str, Any], file: str, lines: Mapping[str, int]) -> Edition:
    """Build an edition from the data of its file, or say which line is wrong and why."""
    _Checker(file, lines).edition(data)
    return _interned(json.dumps(data))


_played_with: WeakValueDictionary[str, Edition] = WeakValueDictionary()


@lru_cache(maxsize=EDITIONS_KEPT)
def _interned(data: str) -> Edition:
    """The edition of some data that has been checked; the same object for the same data, as tables belong to it."""
    if (known := _played_with.get(data)) is None:
        known = _played_with[data] = _Checker("edition", {}).edition(json.loads(data))
    return known


class _Checker:
    """Reads an edition's data, and refuses with place and reason what can't be played with."""

    def __init__(self, file: str, lines: Mapping[str, int]) -> None:
        self.file = file
        self.lines = lines

    def edition(self, data: Mapping[str, Any]) -> Edition:
        self.keys(data, "", ("name", "starred", "tiles", "buildings", "large_light"))
        name = data.get("name")
        if not isinstance(name, str) or not re.fullmatch(r"[\w. -]{1,40}", name):
            raise self.error("name", "edition-name")
        tiles = self.table(data, "tiles")
        buildings = self.table(data, "buildings")
        return Edition(
            name=name,
            starred=self.starred(data.get("starred")),
            tiles=self.tiles(tiles),
            buildings=self.buildings(buildings),
            rays=self.rays(self.table(data, "large_light")),
            source=data,
        )

    def keys(self, table: Mapping[str, Any], place: str, known: tuple[str, ...]) -> None:
        for key in table:
            self.require(key in known, f"{place}{key}", "edition-key", known=", ".join(known))

    def require(self, condition: bool, place: str, key: str, **values: object) -> None:
        if not condition:
            raise self.error(place, key, **values)

    def error(self, place: str, key: str, **values: object) -> BadEdition:
        line = self.lines.get(place, self.lines.get(place.partition(".")[0]))
        where = say("edition-line", file=self.file, line=line) if line else self.file
        return BadEdition(key, where=where, place=place, **values)

    def table(self, data: Mapping[str, Any], key: str) -> Mapping[str, Any]:
        table = data.get(key)
        if not isinstance(table, Mapping):
            raise self.error(key, "edition-no-table")
        return table

    def starred(self, names: object) -> tuple[str, ...]:
        known = isinstance(names, list) and all(name in POSTCARDS for name in names)
        if not known or not isinstance(names, list) or not len(set(names)) == len(names) == POSTCARDS_IN_PLAY:
            raise self.error("starred", "edition-starred", count=POSTCARDS_IN_PLAY, names=", ".join(POSTCARDS))
        return tuple(sorted(names, key=POSTCARDS.index))

    def tiles(self, tiles: Mapping[str, Any]) -> tuple[str, ...]:
        numbers = [str(number) for number in range(1, TILES + 1)]
        self.require(set(tiles) == set(numbers), "tiles", "edition-tiles", count=TILES)
        for number in numbers:
            tile = tiles[number]
            fits = isinstance(tile, str) and re.fullmatch(r"[ormL]{2}/[ormL]{2}", tile)
            self.require(bool(fits), f"tiles.{number}", "edition-tile", tile=tile)
        return tuple(tiles[number] for number in numbers)

    def buildings(self, buildings: Mapping[str, Any]) -> dict[str, tuple[str, ...]]:
        self.require(len(buildings) == BUILDINGS, "buildings", "edition-buildings", count=BUILDINGS)
        lower = {str(name).lower() for name in buildings}
        self.require(len(lower) == BUILDINGS and "garden" not in lower, "buildings", "edition-names")
        return {name: self.building(name, rows) for name, rows in buildings.items()}

    def building(self, name: str, rows: object) -> tuple[str, ...]:
        place = f"buildings.{name}"
        self.require(bool(re.fullmatch(r"[A-Za-z][A-Za-z0-9]{0,7}", str(name))), place, "edition-building-name")
        if not isinstance(rows, list) or not rows or not all(isinstance(row, str) for row in rows):
            raise self.error(place, "edition-shape", name=name)
        drawn = all(re.fullmatch(r"[X.]{1,8}", row) and len(row) == len(rows[0]) for row in rows)
        self.require(drawn and len(rows) <= 8, place, "edition-shape", name=name)
        cells = shape(tuple(rows))
        self.require(1 <= len(cells) <= MAX_SIZE, place, "edition-size", name=name, most=MAX_SIZE)
        self.require(is_one_piece(cells), place, "edition-pieces", name=name)
        return tuple(rows)

    def rays(self, light: Mapping[str, Any]) -> tuple[tuple[tuple[int, int], ...], ...]:
        self.keys(light, "large_light.", ("rays",))
        rays = light.get("rays")
        if not isinstance(rays, list) or not 1 <= len(rays) <= MAX_RAYS:
            raise self.error("large_light.rays", "edition-rays", most=MAX_RAYS)
        return tuple(self.ray(ray) for ray in rays)

    def ray(self, ray: object) -> tuple[tuple[int, int], ...]:
        if not isinstance(ray, list) or not 1 <= len(ray) <= MAX_RAY or not all(_is_step(step) for step in ray):
            raise self.error("large_light.rays", "edition-ray", most=MAX_RAY)
        return tuple((east, north) for east, north in ray)


def _is_step(step: object) -> bool:
    whole = isinstance(step, list) and len(step) == 2 and all(type(part) is int and -7 <= part <= 7 for part in step)
    return whole and step != [0, 0]
