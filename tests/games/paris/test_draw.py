"""Drawings of Paris: three positions, made by hand from real tiles and legal placements."""

from __future__ import annotations

import copy
import re
import xml.etree.ElementTree as ET
from typing import Any

import pytest

from boulevard.games.paris import art, style
from boulevard.games.paris.draw import draw

View = dict[str, Any]
SVG = "{http://www.w3.org/2000/svg}"

COLUMNS = "abcdefgh"
SPACES = [f"{column}{row}" for row in range(1, 9) for column in COLUMNS]
KINDS = {"o": "orange", "b": "blue", "m": "mixed", "L": "light"}
SHAPES = {
    "I3": ["XXX"],
    "V3": [".X", "XX"],
    "O4": ["XX", "XX"],
    "T4": ["X.", "XX", "X."],
    "L4": ["XX", ".X", ".X"],
    "S4": ["X.", "XX", ".X"],
    "T5": [".X.", ".X.", "XXX"],
    "W5": ["..X", ".XX", "XX."],
    "X5": [".X.", "XXX", ".X."],
    "P5": [".XX", "XXX"],
    "U6": ["XXXX", "X..X"],
    "L6": ["XXX", "X..", "X..", "X.."],
}
STARRED = [
    "levitation",
    "metropolitain",
    "jardin",
    "sacre-coeur",
    "peintre",
    "chartier",
    "bouquinistes",
    "lampadaire",
]
FULL = "Lbmomboo oobbobbo omooobLo LbmbbLbb obommbob bbbobLLo obboLooL bmmoommb"
HALF = "Lb..mboo oo..obbo ..oo..Lo ..bb..bb ob..mb.. bb..bL.. ..bo..oL ..mo..mb"


def paved(rows: str) -> dict[str, str]:
    """Read a board from its rows, the top one first; a dot is a space not paved yet."""
    return {
        f"{COLUMNS[x]}{8 - y}": KINDS[mark]
        for y, row in enumerate(rows.split())
        for x, mark in enumerate(row)
        if mark != "."
    }


def ray(space: str, across: int, up: int, reach: int, blocks: set[str]) -> list[str]:
    """Return the spaces that light reaches in one direction."""
    lit: list[str] = []
    for step in range(1, reach + 1):
        column, row = COLUMNS.index(space[0]) + across * step, int(space[1]) + up * step
        if not (0 <= column < 8 and 1 <= row <= 8):
            break
        lit.append(f"{COLUMNS[column]}{row}")
        if lit[-1] in blocks:
            break
    return lit


def lamps(view: View) -> list[dict[str, Any]]:
    """Return the streetlights that shine in a view, with what they light."""
    blocks = {space for building in view["buildings"] for space in building["spaces"]}
    pieces = view["pieces"]
    large = pieces.get("large-streetlight", {"spaces": []})["spaces"]
    kinds = {space: "printed" for space, kind in view["board"].items() if kind == "light" and space not in blocks}
    kinds |= dict.fromkeys(pieces.get("streetlight", {"spaces": []})["spaces"], "tile") | dict.fromkeys(large, "large")
    return [
        {
            "space": space,
            "kind": kind,
            "lights": [
                lit
                for across, up in ((0, 1), (1, 0), (0, -1), (-1, 0))
                for lit in ray(space, across, up, 2 if kind == "large" else 1, blocks)
                if lit in view["board"]
            ],
        }
        for space, kind in sorted(kinds.items())
    ]


def finished(view: View) -> View:
    """Fill in what follows from the rest of a view: sizes, lamps, lights."""
    view["lamps"] = lamps(view)
    for building in view["buildings"]:
        building["size"] = len(building["spaces"])
        building["lights"] = sum(bool(set(lamp["lights"]) & set(building["spaces"])) for lamp in view["lamps"])
    return view


def house(name: str, owner: str, spaces: str) -> dict[str, Any]:
    return {"name": name, "owner": owner, "spaces": spaces.split(",")}


def sheet(light: int = 0, group: int = 0, unbuilt: int = 0, postcards: int = 0) -> dict[str, int]:
    total = light + group + unbuilt + postcards
    return {"light": light, "group": group, "unbuilt": unbuilt, "postcards": postcards, "total": total}


def opening() -> View:
    """Phase 1: half the board is paved; orange looks on with a tile in hand."""
    return finished(
        {
            "game": "paris",
            "seat": "orange",
            "edition": "standard",
            "options": {"penseur": "any", "fountain": 2, "mirror": False},
            "phase": 1,
            "over": False,
            "starts": "orange",
            "turn": ["orange"],
            "board": paved(HALF),
            "hands": {"orange": {"tile": 3, "spaces": ["orange", "light", "orange", "blue"]}, "blue": None},
            "piles": {"orange": 3, "blue": 4},
            "laid": {"orange": [2, 7, 5, 8], "blue": [1, 4, 6]},
            "pool": ["V3", "O4", "T4", "S4", "T5", "W5", "P5", "L6"],
            "reserve": {"orange": ["U6", "I3"], "blue": ["X5", "L4"]},
            "shapes": SHAPES,
            "buildings": [],
            "pieces": {},
            "postcards": [{"name": name, "by": None} for name in STARRED],
            "chimneys": {"orange": 7, "blue": 7},
            "tokens": {"orange": 4, "blue": 4},
            "rights": {"orange": [], "blue": []},
            "score": {"orange": sheet(unbuilt=-6), "blue": sheet(unbuilt=-6)},
        }
    )


def rich() -> View:
    """Phase 2: every special piece is on the board."""
    view = opening()
    used = {
        "jardin": "orange",
        "moulin-rouge": "orange",
        "fontaine": "orange",
        "bouquinistes": "orange",
        "penseur": "blue",
        "peintre": "blue",
        "grande-lumiere": "blue",
        "lampadaire": "blue",
    }
    view |= {
        "phase": 2,
        "seat": "blue",
        "turn": ["orange"],
        "board": paved(FULL),
        "hands": {"orange": None, "blue": None},
        "piles": {"orange": 0, "blue": 0},
        "pool": ["W5", "L6"],
        "reserve": {"orange": ["I3"], "blue": []},
        "buildings": [
            house("U6", "orange", "d1,e1,f1,g1,d2,g2"),
            house("X5", "blue", "e3,d4,e4,f4,e5"),
            house("L4", "orange", "d6,e6,e7,e8,d8"),
            house("T5", "blue", "a3,b3,c3,b4,b5"),
            house("P5", "orange", "a6,b6,c6,a7,b7"),
            house("O4", "blue", "b1,c1,b2,c2"),
            house("S4", "blue", "c7,d7,b8,c8"),
            house("T4", "blue", "f6,f7,g7,f8"),
            house("V3", "blue", "h4,g5,h5"),
            house("garden", "orange", "c4,c5"),
        ],
        "pieces": {
            "painter": {"owner": "blue", "spaces": ["d5"]},
            "dancer": {"owner": "orange", "spaces": ["f2"]},
            "statue": {"owner": "blue", "spaces": ["h1"], "faces": "n"},
            "fountain": {"owner": "orange", "spaces": ["g8", "h8"]},
            "streetlight": {"owner": "blue", "spaces": ["a1"]},
            "large-streetlight": {"owner": "blue", "spaces": ["g3"]},
            "annex": {"owner": "orange", "spaces": ["d8"], "building": "L4"},
        },
        "postcards": [{"name": name, "by": by} for name, by in used.items()],
        "chimneys": {"orange": 3, "blue": 1},
        "tokens": {"orange": 0, "blue": 0},
        "score": {"orange": sheet(31, 12, -3, 5), "blue": sheet(44, 11, 0, 12)},
    }
    return finished(view)


def middle() -> View:
    """Phase 2 with the starred set: some postcards are used, one right is kept."""
    view = rich()
    kept = ("U6", "X5", "T5", "P5", "T4")
    view |= {
        "seat": None,
        "turn": ["blue"],
        "buildings": [building for building in view["buildings"] if building["name"] in kept],
        "pieces": {"painter": {"owner": "orange", "spaces": ["d3"]}},
        "postcards": [
            {"name": name, "by": {"metropolitain": "blue", "peintre": "orange"}.get(name)} for name in STARRED
        ],
        "reserve": {"orange": ["L4", "I3", "L6"], "blue": ["O4", "S4", "V3", "W5"]},
        "pool": [],
        "chimneys": {"orange": 5, "blue": 4},
        "tokens": {"orange": 3, "blue": 3},
        "rights": {"orange": [], "blue": ["metropolitain"]},
        "score": {"orange": sheet(17, 6, -9, 6), "blue": sheet(23, 10, -12, 0)},
    }
    return finished(view)


def ending() -> View:
    """The end: nobody to move."""
    view = rich()
    view |= {"over": True, "turn": [], "seat": None}
    return finished(copy.deepcopy(view))


SAMPLES = {"opening": opening, "middle": middle, "rich": rich, "ending": ending}


@pytest.fixture(params=SAMPLES)
def view(request: pytest.FixtureRequest) -> View:
    return SAMPLES[request.param]()


def parsed(svg: str) -> ET.Element:
    return ET.fromstring(svg)


def ids(svg: str) -> list[str]:
    return [element.attrib["id"] for element in parsed(svg).iter() if "id" in element.attrib]


def by_id(svg: str, name: str) -> ET.Element:
    return next(element for element in parsed(svg).iter() if element.get("id") == name)


def title_of(element: ET.Element) -> str:
    return element.findtext(f"{SVG}title") or ""


@pytest.mark.parametrize("sides", [True, False])
@pytest.mark.parametrize("theme", style.THEMES)
def test_it_is_well_formed_and_light(view: View, theme: str, sides: bool) -> None:
    svg = draw(view, last=["c4", "c5"], theme=theme, sides=sides, prefix="game-12-")
    root = parsed(svg)
    assert root.tag == f"{SVG}svg"
    assert root.get("role") == "img"
    assert len(svg.encode()) < 60_000


def test_the_root_says_what_the_position_is() -> None:
    root = parsed(draw(rich()))
    assert title_of(root) == "Paris, phase 2"
    summary = root.findtext(f"{SVG}desc") or ""
    assert "Orange to move." in summary
    assert "Blue: 6 buildings on the board, 0 in reserve, 67 points." in summary
    assert "The game is over." in (parsed(draw(ending())).findtext(f"{SVG}desc") or "")
    labels = (root.get("aria-labelledby") or "").split()
    assert set(labels) <= set(ids(draw(rich())))


def test_every_space_can_be_found_and_read(view: View) -> None:
    svg = draw(view)
    taken = {space for thing in [*view["buildings"], *view["pieces"].values()] for space in thing["spaces"]}
    spaces = {element.get("data-space"): element for element in parsed(svg).iter() if element.get("data-space")}
    assert list(spaces) == SPACES
    for name, element in spaces.items():
        kind = view["board"].get(name, "empty")
        assert element.get("id") == f"space-{name}"
        assert element.get("data-kind") == kind
        assert element.get("data-free") == str(kind != "empty" and name not in taken).lower()
        assert title_of(element).startswith(f"{name}: ")


def test_titles_of_spaces_tell_all_of_them() -> None:
    svg = draw(rich(), last=["f2"])
    assert title_of(by_id(svg, "space-f2")) == "f2: orange paving, fans. Dancer stands here. Lit by 2. Last move."
    assert title_of(by_id(svg, "space-h7")) == "h7: orange paving, fans. Free."
    assert title_of(by_id(svg, "space-d8")) == "d8: orange paving, fans. Annex stands here."
    assert title_of(by_id(draw(opening()), "space-c8")) == "c8: not paved."


def test_every_building_and_piece_can_be_found_and_read(view: View) -> None:
    svg = draw(view)
    for house in view["buildings"]:
        element = by_id(svg, f"building-{house['name']}")
        assert element.get("data-building") == house["name"]
        assert element.get("data-owner") == house["owner"]
        assert element.get("data-size") == str(house["size"])
        assert f"size {house['size']}, lit by {house['lights']}" in title_of(element)
    for name, piece in view["pieces"].items():
        element = by_id(svg, f"piece-{name}")
        assert element.get("data-piece") == name
        assert element.get("data-owner") == piece["owner"]
        assert element.get("data-faces") == piece.get("faces")
        assert " on " + ",".join(piece["spaces"]) in title_of(element)


def test_the_table_beside_the_board(view: View) -> None:
    svg = draw(view)
    for card in view["postcards"]:
        element = by_id(svg, f"postcard-{card['name']}")
        assert element.get("data-postcard") == card["name"]
        assert element.get("data-by") == (card["by"] or "")
        assert title_of(element)
    shelved = [f"pool-{name}" for name in view["pool"]]
    shelved += [f"reserve-{name}" for names in view["reserve"].values() for name in names]
    for name in shelved:
        assert by_id(svg, name).get("data-size") == name[-1]
    for seat in ("orange", "blue"):
        assert by_id(svg, f"chimneys-{seat}").get("data-left") == str(view["chimneys"][seat])
        assert by_id(svg, f"tokens-{seat}").get("data-left") == str(view["tokens"][seat])
    alone = draw(view, sides=False)
    assert "postcard-" not in alone
    assert "reserve-" not in alone
    assert "hand-" not in alone


def test_the_viewer_sits_below() -> None:
    def order(seat: str | None) -> list[str]:
        return [name for name in ids(draw(middle() | {"seat": seat})) if name.startswith("score-")]

    assert order("orange") == order(None) == ["score-blue", "score-orange"]
    assert order("blue") == ["score-orange", "score-blue"]


def test_ids_are_unique_and_carry_the_prefix(view: View) -> None:
    plain, other = ids(draw(view)), ids(draw(view, prefix="left-"))
    assert len(plain) == len(set(plain))
    assert other == [f"left-{name}" for name in plain]


def test_references_stay_inside_of_the_drawing(view: View) -> None:
    svg = draw(view, prefix="left-")
    wanted = set(re.findall(r'href="#([^"]+)"', svg)) | set(re.findall(r"url\(#([^)]+)\)", svg))
    assert wanted <= set(ids(svg))
    assert "http" not in svg.replace('xmlns="http://www.w3.org/2000/svg"', "")
    assert "<script" not in svg


def test_nothing_is_defined_that_is_not_used() -> None:
    assert "art-candelabra" in draw(rich())
    assert "art-candelabra" not in draw(opening())


def test_css_is_scoped_and_every_colour_has_a_value(view: View) -> None:
    for theme in style.THEMES:
        svg = draw(view, theme=theme)
        sheet = parsed(svg).findtext(f"{SVG}style") or ""
        selectors = re.findall(r"([^{}]+)\{", re.sub(r"@media[^{]*\{", "", sheet))
        assert all(selector.startswith(".boulevard-paris") for selector in selectors)
        wanted = set(re.findall(r"var\(--([a-z0-9-]+)\)", svg))
        assert wanted <= set(re.findall(r"--([a-z0-9-]+):", sheet))


def test_themes() -> None:
    auto, light, dark = (draw(rich(), theme=theme) for theme in style.THEMES)
    night, day = style.COLOURS["sky"]
    assert "prefers-color-scheme" in auto
    assert night in auto
    assert day in auto
    assert day in light
    assert night not in light
    assert night in dark
    assert day not in dark
    with pytest.raises(ValueError, match="sepia"):
        draw(rich(), theme="sepia")


def test_size() -> None:
    assert parsed(draw(rich())).get("width") == "100%"
    root = parsed(draw(rich(), size=440, sides=False))
    assert (root.get("width"), root.get("height")) == ("440", "440")


def test_the_last_move_is_marked() -> None:
    assert 'class="last' not in draw(rich())
    svg = draw(rich(), last=["g8", "h8"])
    assert svg.count('class="last') == 1
    assert [element.get("id") for element in parsed(svg).iter() if element.get("data-last")] == ["space-g8", "space-h8"]


def test_a_hand_is_drawn_only_if_the_view_shows_it() -> None:
    view = opening()
    shown = draw(view)
    assert by_id(shown, "hand-orange").get("data-tile") == "3"
    assert "hand-blue" not in shown
    assert "pile-blue" in shown
    view["hands"]["orange"] = None
    assert "hand-" not in draw(view)


def test_text_is_escaped() -> None:
    view = opening()
    name = '<b a="@">&'
    view["pool"] = [name]
    view["shapes"] = {**SHAPES, name: ["XX"]}
    svg = draw(view, prefix='"x')
    assert name not in svg
    element = by_id(svg, f'"xpool-{name}')
    assert element.get("data-building") == name
    assert title_of(element).startswith(name)


def test_only_streetlights_in_the_view_shine() -> None:
    view = opening()
    assert draw(view).count("url(#art-near)") == len(view["lamps"]) == 4
    assert draw(view | {"lamps": []}).count("url(#art-near)") == 0
    assert draw(rich()).count("url(#art-far)") == 1


def test_a_drawing_does_not_change_its_view(view: View) -> None:
    before = copy.deepcopy(view)
    assert draw(view) == draw(view)
    assert view == before


@pytest.mark.parametrize(
    ("union", "loops"),
    [
        ([(0, 0)], [[(0, 0), (1, 0), (1, 1), (0, 1)]]),
        ([(0, 0), (1, 0), (0, 1)], [[(0, 0), (2, 0), (2, 1), (1, 1), (1, 2), (0, 2)]]),
        ([(0, 0), (1, 1)], [[(0, 0), (1, 0), (1, 1), (0, 1)], [(1, 1), (2, 1), (2, 2), (1, 2)]]),
    ],
)
def test_outlines(union: list[art.Cell], loops: list[list[art.Cell]]) -> None:
    assert art.outline(union) == loops


def test_an_outline_goes_around_a_hole_too() -> None:
    ring = [(x, y) for x in range(3) for y in range(3) if (x, y) != (1, 1)]
    outer, inner = art.outline(ring)
    assert outer == [(0, 0), (3, 0), (3, 3), (0, 3)]
    assert sorted(inner) == [(1, 1), (1, 2), (2, 1), (2, 2)]
    assert art.even(ring, 10) == "M10 10H290V290H10zM90 210H210V90H90z"


@pytest.mark.parametrize(("side", "turn"), [("n", 0), ("e", 90), ("s", 180), ("w", 270)])
def test_the_statue_faces_its_side(side: str, turn: int) -> None:
    view = rich()
    view["pieces"]["statue"]["faces"] = side
    assert f"rotate({turn} 50 50)" in draw(view)


def test_a_fountain_may_take_one_space() -> None:
    view = rich()
    view["pieces"]["fountain"]["spaces"] = ["h8"]
    svg = draw(view)
    assert svg.count('href="#art-jets"') == draw(rich()).count('href="#art-jets"') - 1
