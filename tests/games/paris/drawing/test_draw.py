"""Drawings of Paris, of real positions."""

from __future__ import annotations

import copy
from functools import cache
from typing import Any

import pytest

import boulevard
from boulevard.games.contract import View
from boulevard.games.paris.drawing import art, style
from boulevard.games.paris.drawing.draw import draw
from boulevard.games.paris.moves.notation import SPACES
from boulevard.games.paris.play.state import POSTCARDS
from boulevard.messages import say, speaking
from boulevard.messages.seats import seat_name
from tests.drawings import SVG, by_id, ids, parsed, title_of
from tests.games.paris.policies import Player, played

EVERY_PIECE = [name for name in POSTCARDS if name not in ("levitation", "metropolitain", "sacre-coeur", "chartier")]


@cache
def sample(name: str) -> View:
    """Real positions, as a seat or a spectator sees them."""
    if name == "opening":
        return played(boulevard.new("paris", seed=1), Player(1, ["varied"]), 14).view("orange")
    if name == "middle":
        game = played(boulevard.new("paris", seed=4), Player(4, ["rightful", "hasty"]))
        while not any(game.view()["rights"].values()):
            game.undo()
        return game.view()
    game = played(boulevard.new("paris", seed=285, postcards=EVERY_PIECE), Player(285, ["varied"]))
    return game.view("blue") if name == "rich" else game.view()


SAMPLES = ("opening", "middle", "rich", "ending")


def opening() -> dict[str, Any]:
    """Phase 1: half the board is paved, orange looks at it."""
    return dict(copy.deepcopy(sample("opening")))


def middle() -> dict[str, Any]:
    """Phase 2: a right is kept."""
    return dict(copy.deepcopy(sample("middle")))


def rich() -> dict[str, Any]:
    """Every special piece is on the board; blue looks at it."""
    return dict(copy.deepcopy(sample("rich")))


@pytest.fixture(params=SAMPLES)
def view(request: pytest.FixtureRequest) -> dict[str, Any]:
    return dict(copy.deepcopy(sample(request.param)))


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
    view = rich()
    built = sum(house["owner"] == "blue" for house in view["buildings"])
    reserve, total = len(view["reserve"]["blue"]), view["score"]["blue"]["total"]
    assert say("paris-draw-summary", seat="Blue", buildings=built, reserve=reserve, total=total) in summary
    assert "The game is over." in summary
    assert "Orange to move." in (parsed(draw(opening())).findtext(f"{SVG}desc") or "")
    labels = (root.get("aria-labelledby") or "").split()
    assert set(labels) <= set(ids(draw(rich())))


def test_every_space_can_be_found_and_read(view: View) -> None:
    svg = draw(view)
    taken = {space for thing in [*view["buildings"], *view["pieces"].values()] for space in thing["spaces"]}
    spaces = {element.get("data-space"): element for element in parsed(svg).iter() if element.get("data-space")}
    assert tuple(spaces) == SPACES
    for name, element in spaces.items():
        kind = view["board"].get(name, "empty")
        assert element.get("id") == f"space-{name}"
        assert element.get("data-kind") == kind
        assert element.get("data-free") == str(kind != "empty" and name not in taken).lower()
        assert title_of(element).startswith(f"{name}: ")


def test_titles_of_spaces_tell_all_of_them() -> None:
    view = rich()
    (dancer,) = view["pieces"]["dancer"]["spaces"]
    (annex,) = view["pieces"]["annex"]["spaces"]
    lit = sum(dancer in lamp["lights"] for lamp in view["lamps"])
    svg = draw(view, last=[dancer])
    kind = title_of(by_id(svg, f"space-{dancer}")).partition(".")[0]
    assert kind == f"{dancer}: {say('paris-draw-kind-' + view['board'][dancer])}"
    assert title_of(by_id(svg, f"space-{dancer}")).endswith("Last move.")
    assert ("Lit by" in title_of(by_id(svg, f"space-{dancer}"))) == bool(lit)
    assert say("paris-draw-holds", what="Dancer") in title_of(by_id(svg, f"space-{dancer}"))
    assert say("paris-draw-holds", what="Annex") in title_of(by_id(svg, f"space-{annex}"))
    bare = next(space for space in SPACES if space not in opening()["board"])
    assert title_of(by_id(draw(opening()), f"space-{bare}")) == f"{bare}: not paved."


def test_every_building_and_piece_can_be_found_and_read(view: View) -> None:
    svg = draw(view)
    for house in view["buildings"]:
        element = by_id(svg, f"building-{house['name']}")
        assert element.get("data-building") == house["name"]
        assert element.get("data-owner") == house["owner"]
        assert element.get("data-size") == str(house["size"])
        assert title_of(element) == say(
            "paris-draw-building",
            what=art.what(house["name"]),
            seat=seat_name(house["owner"]),
            spaces=",".join(house["spaces"]),
            size=house["size"],
            lights=house["lights"],
        )
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


def test_a_name_in_brackets_stands_below_the_french_one() -> None:
    """In lines that fit on the postcard, however long both names are."""
    view = boulevard.new("paris", seed=1, postcards="starred").view()
    with speaking("ru"):
        svg = draw(view)
        shown = {
            card["name"]: [
                line.text or "" for line in by_id(svg, f"postcard-{card['name']}").iter() if line.tag.endswith("text")
            ]
            for card in view["postcards"]
        }
        assert {name: " ".join(lines) for name, lines in shown.items()} == {
            name: say(f"paris-draw-card-{name}") for name in shown
        }
    assert shown["bouquinistes"] == ["Bouquinistes", "sur la Seine", "(Лавка", "букиниста)"]
    assert max(len(line) for lines in shown.values() for line in lines) <= 14


def test_the_viewer_sits_below() -> None:
    def order(seat: str | None) -> list[str]:
        return [name for name in ids(draw(middle() | {"seat": seat})) if name.startswith("score-")]

    assert order("orange") == order(None) == ["score-blue", "score-orange"]
    assert order("blue") == ["score-orange", "score-blue"]


def test_nothing_is_defined_that_is_not_used() -> None:
    assert "art-candelabra" in draw(rich())
    assert "art-candelabra" not in draw(opening())


def test_themes() -> None:
    auto, light, dark = (draw(rich(), theme=theme) for theme in ("auto", "light", "dark"))
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
    assert by_id(shown, "hand-orange").get("data-tile") == str(view["hands"]["orange"]["tile"])
    assert "hand-blue" not in shown
    assert "pile-blue" in shown
    view["hands"]["orange"] = None
    assert "hand-" not in draw(view)


def test_text_is_escaped() -> None:
    view = opening()
    name = '<b a="@">&'
    view["pool"] = [name]
    view["shapes"] = {**view["shapes"], name: ["XX"]}
    svg = draw(view, prefix='"x')
    assert name not in svg
    element = by_id(svg, f'"xpool-{name}')
    assert element.get("data-building") == name
    assert title_of(element).startswith(name)


def test_only_streetlights_in_the_view_shine() -> None:
    view = opening()
    assert draw(view).count("url(#art-near)") == len(view["lamps"]) > 0
    assert draw(view | {"lamps": []}).count("url(#art-near)") == 0
    assert draw(rich()).count("url(#art-far)") == 1


def test_the_fullest_boards_are_light() -> None:
    for seed in range(12):
        game = played(boulevard.new("paris", seed=seed, postcards="random"), Player(seed, ["hoarding", "varied"]))
        assert len(game.svg(prefix="game-12-").encode()) < 60_000


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
    del view["pieces"]["fountain"]["spaces"][0]
    svg = draw(view)
    assert svg.count('href="#art-jets"') == draw(rich()).count('href="#art-jets"') - 1
