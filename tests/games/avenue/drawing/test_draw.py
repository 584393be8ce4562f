"""Drawings of Avenue, of positions made by hand and of real ones."""

from __future__ import annotations

import copy
import re
import xml.etree.ElementTree as ET
from collections.abc import Mapping, Sequence
from random import Random
from typing import Any

import pytest

import boulevard
from boulevard.games.avenue.drawing import art, style
from boulevard.games.avenue.drawing.art import PrintedSheet
from boulevard.games.avenue.drawing.draw import blank, draw
from boulevard.messages import say
from tests.drawings import SVG, by_id, ids, parsed, title_of

View = dict[str, Any]
A = [
    "CP G1 .  G2 B  .",
    "G1 A  P1 .  P1 G2",
    ".  G2 .  P2 G1 .",
    "P1 G1 C  D  P1 G1",
    ".  P1 G2 .  P2 .",
    "P2 G1 .  G1 F  P1",
    ".  E  P2 .  P1 CG",
]
B = [
    "CP .  G1 P1 .  A",
    "P1 G1 .  G2 C  P1",
    ".  B  P2 .  G1 P2",
    "G2 G1 .  .  P1 P2",
    "G2 P1 .  G2 E  .",
    "G1 D  P2 .  P1 G1",
    "F  .  G1 P1 .  CG",
]
SMALL = ["A P1 B", "C CP D", "E G3 P2", "F . CG"]
WIDE = [" ".join("ABCDEF"[n] if n < 6 else ("P1", "G3", ".")[n % 3] for n in range(26)), " ".join(["."] * 26)]
TALL = ["A", "B", "C", "D", "E", "F", *["P2", "."] * 29]


def sheet(player: int = 0, **more: Any) -> View:
    """A player's sheet with nothing on it, but for `more`."""
    castles = {colour: {"spaces": [], "points": 0} for colour in ("purple", "green")}
    blank = {"player": player, "roads": {}, "scores": [], "acted": False, "choice": None, "peeked": False}
    return {**blank, "network": [], "grapes": 0, "castles": castles, "penalty": 0, "total": 0, **more}


def position(rows: Sequence[str], sheets: Sequence[View], **more: Any) -> View:
    """A view of the second round, but for `more`."""
    return {
        "game": "avenue",
        "seat": 0,
        "players": len(sheets),
        "sheet": {"name": "own", "columns": len(rows[0].split()), "rows": rows},
        "round": 2,
        "over": False,
        "turn": [],
        "farm": "D",
        "farms": ["F", "D"],
        "next_farm": None,
        "card": {"number": 3, "yellow": True},
        "cards": ["5g", "3y"],
        "yellow": 2,
        "left": {f"{number}{colour}": number for number in range(1, 7) for colour in "yg"},
        "sheets": list(sheets),
        "winners": None,
        **more,
    }


def drawn() -> View:
    """A player's sheet with networks of the farm and of both castles."""
    return sheet(
        roads={"d4": 1, "c4": 2, "c5": 6, "d5": 3, "a7": 5, "b7": 4, "f1": 1, "f2": 4, "e2": 5},
        scores=[5],
        network=["c4", "c5", "d4", "d5"],
        grapes=2,
        castles={
            "purple": {"spaces": ["a7", "b7"], "points": 0},
            "green": {"spaces": ["e2", "f1", "f2"], "points": 0},
        },
        choice="draw e4",
        acted=True,
        total=5,
    )


def solo() -> View:
    return position(A, [drawn()])


def four() -> View:
    others = [sheet(player, roads={"e3": player}, scores=[player - 2], total=player) for player in (1, 2, 3)]
    return position(B, [drawn(), *others], turn=[2, 3], next_farm="A")


def over() -> View:
    sheets = [sheet(player, scores=[1, 2, 0, 4, 5], penalty=-5, total=7) for player in (0, 1)]
    ended = {"over": True, "card": None, "round": 5, "farms": list("FABCD"), "winners": [0]}
    return position(A, sheets, **ended)


SAMPLES = {
    "solo": solo(),
    "four": four(),
    "grid": four() | {"seat": None},
    "over": over(),
    "small": position(SMALL, [sheet(roads={"c3": 5, "b3": 3, "b2": 6}, network=["c3", "b3", "b2"])]),
    "wide": position(WIDE, [sheet(roads={"d2": 5, "z1": 1}), sheet(1)]),
    "tall": position(TALL, [sheet(roads={"a61": 6})]),
}


@pytest.fixture(params=SAMPLES)
def view(request: pytest.FixtureRequest) -> View:
    return copy.deepcopy(SAMPLES[request.param])


def spaces_of(view: View, player: int = 0) -> Mapping[str, ET.Element]:
    elements = (element for element in parsed(draw(view)).iter() if element.get("data-space"))
    return {element.attrib["data-space"]: element for element in elements if element.get("data-player") == str(player)}


@pytest.mark.parametrize("theme", style.THEMES)
def test_it_is_well_formed_and_light(view: View, theme: str) -> None:
    alone = draw(view, last=["a1"], theme=theme, sides=False, prefix="game-12-")
    table = draw(view, last=["a1"], theme=theme, prefix="game-12-")
    assert parsed(alone).tag == parsed(table).tag == f"{SVG}svg"
    assert parsed(table).get("role") == "img"
    assert len(alone.encode()) < 60_000
    assert len(table.encode()) < 40_000 + 20_000 * view["players"]


def test_the_root_says_what_the_position_is() -> None:
    root = parsed(draw(four()))
    assert title_of(root) == "Avenue, round 2"
    summary = root.findtext(f"{SVG}desc") or ""
    assert "Yellow card" in summary
    assert "road 3, bottom and right." in summary
    assert "Player 3 to choose." in summary
    assert "Player 1: 9 roads, 5 points." in summary
    assert "The game is over." not in summary
    assert set((root.get("aria-labelledby") or "").split()) <= set(ids(draw(four())))
    summary = parsed(draw(over())).findtext(f"{SVG}desc") or ""
    assert "The game is over." in summary
    assert summary.endswith("Player 1 wins.")
    summary = parsed(draw(over() | {"winners": [0, 1]})).findtext(f"{SVG}desc") or ""
    assert summary.endswith(say("avenue-draw-winners", numbers="1, 2"))


def test_every_space_can_be_found_and_read(view: View) -> None:
    printed = PrintedSheet.of(view["sheet"]["rows"])
    for entry in view["sheets"]:
        player = entry["player"]
        spaces = spaces_of(view, player)
        assert list(spaces) == list(printed.symbols)
        for name, element in spaces.items():
            road = entry["roads"].get(name)
            assert element.get("id") == f"space-{player}-{name}"
            assert element.get("data-symbol") == printed.symbols[name]
            assert element.get("data-road") == (str(road) if road else None)
            assert element.get("data-free") == str(road is None).lower()
            assert title_of(element).startswith(f"{name}: ")
            assert ("Road" in title_of(element)) == bool(road)


def test_titles_of_spaces_tell_all_of_them() -> None:
    svg = draw(solo(), last=["d5"])
    titles = {name: title_of(by_id(svg, f"space-0-{name}")) for name in ("d5", "a7", "f2", "e4", "a1", "e7")}
    assert titles == {
        "d5": "d5: purple grapes, 2. Road 3, bottom and right. Connected to farm D. Last move.",
        "a7": "a7: purple castle, pointed roofs. Road 5, left and right. Connected to the purple castle.",
        "f2": "f2: purple grapes, 1. Road 4, bottom and left. Connected to the green castle.",
        "e4": "e4: purple grapes, 1. Your choice: road 3, bottom and right.",
        "a1": "a1: empty.",
        "e7": "e7: farm B.",
    }


def test_spaces_are_where_the_notation_says() -> None:
    places = {name: element.get("transform") for name, element in spaces_of(solo()).items()}
    assert places["a7"] == "translate(0 0)"
    assert places["f1"] == "translate(500 600)"
    far = {name: element.get("transform") for name, element in spaces_of(SAMPLES["tall"]).items()}
    assert far["a64"] == "translate(0 0)"


def test_farms_and_castles_can_be_found() -> None:
    svg = draw(solo())
    states = {farm: by_id(svg, f"farm-0-{farm}").get("data-state") for farm in "ABCDEF"}
    assert states == {"A": "waiting", "B": "waiting", "C": "waiting", "D": "now", "E": "waiting", "F": "played"}
    assert by_id(svg, "castle-0-purple").get("data-castle") == "purple"
    assert by_id(svg, "castle-0-green").get("data-castle") == "green"
    assert "castle-0-purple" not in draw(SAMPLES["wide"])


def test_the_cards_lie_beside_the_sheet() -> None:
    svg = draw(four())
    assert by_id(svg, "card").get("data-number") == "3"
    assert by_id(svg, "card").get("data-colour") == "yellow"
    assert by_id(svg, "farm-card").get("data-farm") == "D"
    assert by_id(svg, "yellow").get("data-count") == "2"
    assert by_id(svg, "left-6").get("data-grey") == "6"
    assert by_id(svg, "status-1").get("data-acted") == "true"
    assert by_id(svg, "status-2").get("data-acted") == "false"
    assert by_id(svg, "peek-0").get("data-peeked") == "false"
    grey = draw(four() | {"card": {"number": 6, "yellow": False}})
    assert by_id(grey, "card").get("data-colour") == "grey"
    alone = draw(four(), sides=False)
    assert not re.search(r'id="(card|farm-card|yellow|score|sheet-1|left)', alone)
    assert 'id="card"' not in draw(over())


def test_scores_are_written_line_by_line() -> None:
    svg = draw(over())
    points = {
        name: by_id(svg, f"score-1-{name}").get("data-points") for name in ("1", "3", "purple", "penalty", "total")
    }
    assert points == {"1": "1", "3": "0", "purple": "0", "penalty": "-5", "total": "7"}
    assert title_of(by_id(svg, "score-0-2")) == "Round 2, farm A: 2 points."
    assert by_id(svg, "status-0").get("data-winner") == "true"
    svg = draw(solo())
    assert title_of(by_id(svg, "score-0-2")) == "Round 2, farm D: 2 grapes connected so far; it must be more than 5."
    assert title_of(by_id(svg, "score-0-3")) == "Round 3: not played yet."


def test_the_viewers_sheet_comes_first() -> None:
    def order(seat: int | None) -> list[str]:
        return [name for name in ids(draw(four() | {"seat": seat})) if name.startswith("sheet-")]

    assert order(2) == ["sheet-2", "sheet-0", "sheet-1", "sheet-3"]
    assert order(None) == ["sheet-0", "sheet-1", "sheet-2", "sheet-3"]
    alone = [name for name in ids(draw(four() | {"seat": 2}, sides=False)) if name.startswith("sheet-")]
    assert alone == ["sheet-2"]


def test_nothing_is_defined_that_is_not_used() -> None:
    assert "art-castle-purple" in draw(solo())
    assert "art-castle-purple" not in draw(SAMPLES["wide"])


def test_themes() -> None:
    auto, light, dark = (draw(solo(), theme=theme) for theme in ("auto", "light", "dark"))
    night, day, _ = style.COLOURS["table"]
    assert "prefers-color-scheme" in auto
    assert (night in auto, day in auto) == (True, True)
    assert (night in light, day in light) == (False, True)
    assert (night in dark, day in dark) == (True, False)
    with pytest.raises(ValueError, match="sepia"):
        draw(solo(), theme="sepia")


def test_size() -> None:
    assert parsed(draw(solo())).get("width") == "100%"
    root = parsed(draw(solo(), size=344, sides=False))
    assert (root.get("width"), root.get("height")) == ("344", "394")


def test_the_last_move_is_marked_on_the_viewers_sheet() -> None:
    assert 'class="last' not in draw(four())
    svg = draw(four(), last=["d5", "a7"])
    assert svg.count('class="last') == 1
    marked = [element.get("id") for element in parsed(svg).iter() if element.get("data-last")]
    assert marked == ["space-0-a7", "space-0-d5"]


def test_networks_are_highlighted() -> None:
    assert draw(solo()).count('class="net"') == 4
    printed, entry = PrintedSheet.of(A), drawn()
    assert "--wash" in art.washes(printed, entry)
    assert "--purple-line" in art.washes(printed, entry)
    assert "--green-line" in art.washes(printed, entry)
    assert art.washes(printed, sheet()) == ""


def test_only_the_viewers_own_choice_is_drawn() -> None:
    view = four()
    assert draw(view).count('href="#art-pencil-3"') == 1
    assert by_id(draw(view), "space-0-e4").get("data-choice") == "true"
    assert "pencil-" not in draw(view | {"seat": 1})
    assert "pencil-" not in draw(view | {"seat": None})
    view["sheets"][1]["choice"] = "draw a1"
    assert draw(view) == draw(four())
    assert "pencil-" not in draw(view | {"card": None, "over": True})


def test_the_next_farm_is_drawn_only_if_the_view_shows_it() -> None:
    assert by_id(draw(four()), "next-farm").get("data-farm") == "A"
    hidden = draw(four() | {"next_farm": None})
    assert "next-farm" not in hidden
    assert 'id="farm-deck"' in hidden


def test_text_is_escaped() -> None:
    view = solo()
    view["sheet"]["rows"] = ['<b>"@& . .', "A B C", "D E F"]
    view["sheets"] = [sheet()]
    svg = draw(view, prefix='"x')
    assert "<b>" not in svg
    assert by_id(svg, '"xspace-0-a3').get("data-symbol") == '<b>"@&'


def test_grapes_are_told_apart_without_colour() -> None:
    assert style.SYMBOLS["purple"].count("<circle") != style.SYMBOLS["green"].count("<circle")
    assert style.COLOURS["purple"][2] != style.COLOURS["green"][2] == "#fff"


@pytest.mark.parametrize("symbol", ["P1", "P2", "P3", "G1", "G2", "G3"])
def test_a_bunch_is_drawn_for_every_grape(symbol: str) -> None:
    assert art.pictures(PrintedSheet.of([symbol])).count("<use") == int(symbol[1])


def test_lines_waver_always_in_the_same_way() -> None:
    offsets = [style.waver(x, y) for x in range(26) for y in range(26)]
    assert offsets == [style.waver(x, y) for x in range(26) for y in range(26)]
    assert all(-1 <= offset <= 1 for offset in offsets)
    assert min(offsets) < -0.9
    assert max(offsets) > 0.9
    assert abs(sum(offsets) / len(offsets)) < 0.1


@pytest.mark.parametrize("number", style.SIDES)
def test_a_road_reaches_both_of_its_sides(number: int) -> None:
    ends = [style.ENDS[side] for side in style.SIDES[number]]
    for variant in range(style.STROKES):
        start, stop = re.findall(r"M(\S+ \S+)C.* (\S+ \S+)$", style.stroke(number, variant))[0]
        assert [tuple(map(float, end.split())) for end in (start, stop)] == ends


def test_a_drawing_does_not_change_its_view(view: View) -> None:
    before = copy.deepcopy(view)
    assert draw(view) == draw(view)
    assert view == before


@pytest.mark.parametrize("players", [1, 3])
def test_real_games_can_be_drawn(players: int) -> None:
    game = boulevard.new("avenue", players=players, seed=7)
    chance = Random(7)
    while not game.view()["over"]:
        for seat in game.view()["turn"]:
            game.play(seat, chance.choice(game.legal(seat)))
        if chance.random() < 0.1 or game.view()["over"]:
            for looker in (None, *range(players)):
                svg = draw(game.view(looker), prefix="game-12-")
                assert len(svg.encode()) < 40_000 + 20_000 * players
                assert len(ids(svg)) == len(set(ids(svg)))
    game.svg(0, theme="dark", size=300)


def test_of_many_players_the_leaders_are_drawn() -> None:
    game = boulevard.new("avenue", seed=1, players=100)
    for seat in game.seats:
        game.play(seat, "peek")
    svg = game.svg(7)
    assert len(svg.encode()) < 250_000
    assert [name for name in ids(svg) if name.startswith("sheet-")][:2] == ["sheet-7", "sheet-0"]
    assert sum(name.startswith("sheet-") for name in ids(svg)) == 10
    assert "… and 90 more" in svg


def test_a_sheet_can_be_drawn_before_it_is_complete() -> None:
    drawing = blank([". A P1", "CP . A"], theme="page", prefix="own-")
    titles = [it.findtext(f"{SVG}title") for it in parsed(drawing).iter() if "data-space" in it.attrib]
    assert titles[:3] == ["a2: empty.", "b2: farm A.", "c2: purple grapes, 1."]
    assert len(titles) == 6
    assert "<style" not in drawing
