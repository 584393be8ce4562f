"""An edition of Paris in its form: as a link, as a file, how it differs from the standard, and what is wrong with it.

In a link an edition is in parts, joined by dots: the starred postcards as a hexadecimal mask, the tiles with four
letters each, every building as its name and its rows (``T5-_X_-_X_-XXX``), and the lines of the Large Streetlight,
joined by dashes, with two letters a step (h is 0, g −1, i 1). All of it is there, so that a link means the same for
ever.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterator, Mapping, Sequence
from typing import Any, NotRequired, TypedDict

from boulevard.games.paris.drawing import art, style
from boulevard.games.paris.edition import Edition, edition, parsed
from boulevard.games.paris.errors import BadEdition
from boulevard.games.paris.play.state import POSTCARDS
from boulevard.games.paris.shapes import shape, turns
from boulevard.games.svg import UNIT, Picture, use
from boulevard.messages import say

Data = Mapping[str, Any]
Step = tuple[int, int]


class EditionBuilding(TypedDict):
    """A building in the form of editions."""

    name: str
    rows: list[str]


class EditionForm(TypedDict):
    """An edition as its form has it: tiles and buildings are lists, so that names can be changed."""

    name: str
    starred: list[str]
    tiles: list[str]
    buildings: list[EditionBuilding]
    rays: list[list[list[int]]]


class EditionGiven(TypedDict):
    """What the form of editions begins with."""

    standard: EditionForm
    winds: Mapping[str, Step]
    """The steps to the right and up that lead each way."""
    corners: Sequence[str]
    brought: EditionForm | None
    """What a link brought along."""


class Difference(TypedDict):
    """What is not as in the standard, and where in the form."""

    place: str
    text: str


class EditionRefusal(TypedDict):
    """What is wrong with an edition, and where in the form."""

    message: str
    place: NotRequired[str]


class EditionAnswer(TypedDict):
    """All that is told of an edition in its form; of one that is wrong, why it is."""

    refusal: EditionRefusal | None
    pictures: NotRequired[list[str]]
    form: NotRequired[EditionForm]
    data: NotRequired[dict[str, Any]]
    code: NotRequired[str]
    differences: NotRequired[list[Difference]]


CORNERS = ("top-left", "top-right", "bottom-left", "bottom-right")
WINDS: Mapping[str, Step] = {
    "n": (0, 1),
    "e": (1, 0),
    "s": (0, -1),
    "w": (-1, 0),
    "ne": (1, 1),
    "se": (1, -1),
    "sw": (-1, -1),
    "nw": (-1, 1),
}
MIDDLE = ord("h")
SHOWN = 20
"""The signs of an unknown name that are shown."""
LINK = re.compile(r"(?P<starred>[0-9a-f]{3})\.(?P<tiles>[ormL]{32})\.(?P<buildings>[\w.-]+)\.(?P<rays>[a-o-]+)", re.A)


def standard() -> Edition:
    """The box as it is printed, as far as is known."""
    return edition("standard")


def data(box: Edition) -> dict[str, Any]:
    """Return an edition as the data of its file, always in the same order."""
    return {
        "name": box.name,
        "starred": list(box.starred),
        "tiles": {str(number): tile for number, tile in enumerate(box.tiles, 1)},
        "buildings": {name: list(rows) for name, rows in box.buildings.items()},
        "large_light": {"rays": [[list(step) for step in ray] for ray in box.rays]},
    }


def form(box: Edition) -> EditionForm:
    """Return an edition as the form has it: tiles and buildings are lists, so that names can be changed."""
    return {
        "name": box.name,
        "starred": list(box.starred),
        "tiles": list(box.tiles),
        "buildings": [{"name": name, "rows": list(rows)} for name, rows in box.buildings.items()],
        "rays": [[list(step) for step in ray] for ray in box.rays],
    }


def filled(sent: Data) -> Edition:
    """Return the edition of a form (`BadEdition`, with its place)."""
    buildings = {building["name"]: building["rows"] for building in sent["buildings"]}
    if len(buildings) < len(sent["buildings"]):
        raise BadEdition("edition-names", where="", place="buildings")
    tiles = {str(number): tile for number, tile in enumerate(sent["tiles"], 1)}
    rest = {"name": sent["name"], "starred": sent["starred"], "large_light": {"rays": sent["rays"]}}
    return edition({**rest, "tiles": tiles, "buildings": buildings})


def read(written: str, file: str) -> Edition:
    """Return the edition of a file that somebody opens (`BadEdition`)."""
    return edition(parsed(written.lstrip("\ufeff"), file))


def written(box: Edition) -> str:
    """Return the file of an edition: TOML, as `boulevard play paris --option edition=…` reads it."""
    plain = data(box)
    lines = [f'name = "{box.name}"', f"starred = {json.dumps(plain['starred'])}"]
    lines += ["", "[tiles]", *(f'{number} = "{tile}"' for number, tile in plain["tiles"].items())]
    lines += ["", "[buildings]", *(f"{name} = {json.dumps(rows)}" for name, rows in plain["buildings"].items())]
    lines += ["", "[large_light]", "rays = [", *(f"    {ray}," for ray in plain["large_light"]["rays"]), "]", ""]
    return "\n".join(lines)


def encoded(box: Edition) -> str:
    """Return all of an edition but its name, for a link."""
    starred = sum(1 << POSTCARDS.index(name) for name in box.starred)
    tiles = "".join(tile.replace("/", "") for tile in box.tiles)
    buildings = ["-".join((name, *rows)).replace(".", "_") for name, rows in box.buildings.items()]
    rays = "-".join("".join(chr(MIDDLE + part) for step in ray for part in step) for ray in box.rays)
    return ".".join((f"{starred:03x}", tiles, *buildings, rays))


def decoded(code: str, name: str) -> Edition:
    """Return the edition of a link (`BadEdition`)."""
    found = LINK.fullmatch(code)
    if not found:
        raise BadEdition("edition-link")
    buildings = [building.replace("_", ".").split("-") for building in found["buildings"].split(".")]
    rays = [[ord(letter) - MIDDLE for letter in ray] for ray in found["rays"].split("-")]
    return filled(
        {
            "name": name,
            "starred": [card for at, card in enumerate(POSTCARDS) if int(found["starred"], 16) >> at & 1],
            "tiles": [f"{tile[:2]}/{tile[2:]}" for tile in re.findall("....", found["tiles"])],
            "buildings": [{"name": it[0], "rows": it[1:]} for it in buildings],
            "rays": [[ray[at : at + 2] for at in range(0, len(ray), 2)] for ray in rays],
        }
    )


def reason(refusal: BadEdition) -> str:
    """Say why an edition is refused, with the name of the part where a file would have its own name or its line."""
    place = str(refusal.values.get("place", ""))
    table, _, part = place.partition(".")
    where = say("web-edition-place", what=f"{table}-part" if part else table, part=part[:SHOWN])
    named: dict[str, object] = {name: where for name in ("where", "file") if name in refusal.values}
    return say(refusal.key, **{**refusal.values, **named})


def differences(box: Edition) -> list[Difference]:
    """Tell everything that is not as in the standard, each with its place in the form."""
    usual = standard()
    return [*_tiles(box, usual), *_buildings(box, usual), *_starred(box, usual), *_rays(box, usual)]


def _tiles(box: Edition, usual: Edition) -> Iterator[Difference]:
    for number, (tile, was) in enumerate(zip(box.tiles, usual.tiles, strict=True), 1):
        pairs = zip(CORNERS, tile.replace("/", ""), was.replace("/", ""), strict=True)
        for corner, now, before in pairs:
            if now != before:
                words = say("web-edition-tile-differs", tile=number, corner=corner, now=now, was=before)
                yield {"place": f"tiles.{number}", "text": words}


def _buildings(box: Edition, usual: Edition) -> Iterator[Difference]:
    pairs = zip(box.buildings.items(), usual.buildings.items(), strict=True)
    for number, ((name, rows), (old, before)) in enumerate(pairs, 1):
        place = f"buildings.{number}"
        if name != old:
            yield {"place": place, "text": say("web-edition-name-differs", name=name, was=old)}
        now, was = shape(rows), shape(before)
        if now != was:
            how = "turned" if now in turns(was, mirror=False) else "over" if now in turns(was, mirror=True) else "new"
            text = say("web-edition-shape-differs", name=name, how=how, count=len(now), was=len(was))
            yield {"place": place, "text": text}


def _starred(box: Edition, usual: Edition) -> Iterator[Difference]:
    for card in POSTCARDS:
        if (card in box.starred) != (card in usual.starred):
            starred = "yes" if card in box.starred else "no"
            name = say(f"paris-draw-card-{card}")
            yield {"place": "starred", "text": say("web-edition-star-differs", card=name, starred=starred)}


def _rays(box: Edition, usual: Edition) -> Iterator[Difference]:
    """Compare how far the Large Streetlight shines each way, and lines that are not straight."""
    now, was = reaches(box.rays), reaches(usual.rays)
    for wind in WINDS:
        if now.get(wind, 0) != was.get(wind, 0):
            text = say("web-edition-ray-differs", wind=wind, now=now.get(wind, 0), was=was.get(wind, 0))
            yield {"place": "rays", "text": text}
    if odd := len(box.rays) - len(now):
        yield {"place": "rays", "text": say("web-edition-ray-odd", count=odd)}


def reaches(rays: Sequence[Sequence[Step]]) -> dict[str, int]:
    """Return how far straight lines go from the lamp, by the wind they follow; the first, if there are several."""
    found: dict[str, int] = {}
    for ray in rays:
        for wind, (east, north) in WINDS.items():
            if wind not in found and list(ray) == [(east * far, north * far) for far in range(1, len(ray) + 1)]:
                found[wind] = len(ray)
    return found


def picture(name: str, rows: Sequence[str]) -> str:
    """Draw a building that need not be one: nothing, or several pieces."""
    drawn, size = art.shape(rows) if any("X" in row for row in rows) else ("", 0)
    wide, high = max((len(row) for row in rows), default=1), max(1, len(rows))
    title = say("paris-piece-building", what=name, size=size)
    body = f'<g class="nobody">{drawn}</g>'
    return Picture(title, wide * UNIT, high * UNIT, body).text("paris", "", style.PAINT, style.SYMBOLS)


def pavings() -> str:
    """Return definitions of what a quarter of a tile can be, each with the id ``paving-`` and its letter."""
    kinds = {"o": ("orange",), "r": ("blue",), "m": ("mixed",), "L": ("light", "lamp")}
    drawn = "".join(f'<g id="@paving-{letter}">{"".join(map(use, names))}</g>' for letter, names in kinds.items())
    return (style.defs(drawn) + f"<defs>{drawn}</defs>").replace("@", "")


def answer(sent: Data) -> EditionAnswer:
    """Tell the form all of what was filled in: the edition with its differences, or where it is wrong and why."""
    pictures = [picture(building["name"], building["rows"]) for building in sent["buildings"]]
    try:
        box = filled(sent)
    except BadEdition as refusal:
        place = str(refusal.values.get("place", ""))
        return {"refusal": {"message": reason(refusal), "place": _field(place, sent)}, "pictures": pictures}
    return {**whole(box), "pictures": pictures}


def whole(box: Edition) -> EditionAnswer:
    """Return an edition as the form has it, as its file and as its link, and how it differs."""
    parts: EditionAnswer = {"refusal": None, "form": form(box), "data": data(box), "code": encoded(box)}
    return {**parts, "differences": differences(box)}


def _field(place: str, sent: Data) -> str:
    """Return the part of the form that a place of the file is: buildings have numbers there."""
    table, _, part = place.partition(".")
    if table == "large_light":
        return "rays"
    names = [building["name"] for building in sent["buildings"]]
    return f"buildings.{names.index(part) + 1}" if table == "buildings" and part in names else place
