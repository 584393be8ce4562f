"""Final positions put together by hand: scored as the games that led to them, and refused only if they mean nothing."""

from __future__ import annotations

import copy
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import boulevard
from boulevard.errors import BadPosition
from boulevard.games.contract import View
from boulevard.games.paris.edition import edition
from boulevard.games.paris.play.scoring import TIE_BREAK
from boulevard.games.paris.play.state import PIECES, POSTCARDS, SEATS
from boulevard.games.paris.positions.final import PARTS, example, of_view, read
from boulevard.games.paris.positions.oddities import oddities
from boulevard.games.paris.views.explanation import explain
from boulevard.games.paris.views.view import scored
from boulevard.games.registry import rules
from tests.games.paris.drawing.test_draw import EVERY_PIECE, rich
from tests.games.paris.play.test_booklet import GAME as BOOKLET
from tests.games.paris.policies import POLICIES, Player, played

Data = dict[str, Any]

STANDARD = edition("standard")
ROUND = 100
"""How many games at random are played with each set of options."""
OPTIONS: list[Data] = [
    {},
    {"postcards": "random"},
    {"postcards": "random", "mirror": True},
    {"postcards": EVERY_PIECE, "penseur": "own", "fountain": 1},
]
SAME = ("score", "winner", "board", "buildings", "reserve", "pool", "pieces", "lamps", "postcards", "options", "over")


def require_same(seen: View) -> None:
    """A position read off a view is scored as the game was, for the same reasons; nothing about it is odd."""
    position = read(STANDARD, of_view(seen))
    view: View = position.view()
    assert {part: view[part] for part in SAME} == {part: seen[part] for part in SAME}
    assert explain(view) == explain(seen)
    assert oddities(position) == []


@pytest.mark.parametrize("options", OPTIONS, ids=["starred", "random", "mirror", "pieces"])
def test_games_at_random(options: Data) -> None:
    paris = rules("paris").dealt(1, options)
    states = paris.deal(ROUND, 11)
    paris.playout(states, 12)
    sheets, _ = scored(STANDARD, states)
    for number in range(ROUND):
        seen = paris.view(states[number : number + 1], None)
        require_same(seen)
        free = read(STANDARD, of_view(seen)).free()
        assert free == dict(zip(SEATS, sheets[number, :, TIE_BREAK].tolist(), strict=True))


def test_games_with_many_postcards() -> None:
    """People use their postcards: every one of them is activated in these games, most with their pieces."""
    activated, standing = set(), set()
    for seed in range(120):
        names = sorted(POLICIES)[seed % len(POLICIES)], "varied"
        view = played(boulevard.new("paris", seed=seed, postcards="random"), Player(seed, names)).view()
        require_same(view)
        activated |= {card["name"] for card in view["postcards"] if card["by"]}
        standing |= {*view["pieces"], *(it["name"] for it in view["buildings"])}
    assert activated == set(POSTCARDS)
    assert standing == {*PIECES, *STANDARD.names}


def test_the_booklet_and_the_example() -> None:
    require_same(BOOKLET.view())
    position = read(STANDARD, example())
    assert oddities(position) == []
    assert of_view(position.view()) == example()
    assert position.states()["squares"] == BOOKLET.state["squares"], "tiles lie everywhere"


def test_nothing_at_all_is_a_position() -> None:
    position = read(STANDARD, {})
    assert {seat: sheet["total"] for seat, sheet in position.view()["score"].items()} == {"orange": 0, "blue": 0}
    assert position.view()["winner"] == "draw"
    assert [oddity.spaces for oddity in oddities(position)] == [()]


def test_colours_matter_for_a_tie_only() -> None:
    """Whoever has no time may enter the streetlights alone."""
    data = of_view(BOOKLET.view())
    data["board"] = {space: kind for space, kind in data["board"].items() if kind == "light"}
    position = read(STANDARD, data)
    assert position.view()["score"] == BOOKLET.view()["score"]
    assert position.free() == {"orange": 0, "blue": 0}


def position_with(**parts: Any) -> Data:
    """The end of a game with every piece on the board, and some parts of it otherwise."""
    return {**of_view(rich()), **parts}


def house(name: str, owner: str, *spaces: str) -> Data:
    return {"name": name, "owner": owner, "spaces": list(spaces)}


def piece(owner: str, *spaces: str, **more: str) -> Data:
    return {"owner": owner, "spaces": list(spaces), **more}


I3 = house("I3", "orange", "a1", "b1", "c1")

BAD: list[tuple[Any, str]] = [
    (None, "position"),
    ([], "position"),
    ("board", "position"),
    ({1: 2}, "position"),
    ({"bord": {}}, "bord"),
    ({"board": []}, "board"),
    ({"board": {"a9": "blue"}}, "board"),
    ({"board": {"a1": "green"}}, "board.a1"),
    ({"board": {"a1": []}}, "board.a1"),
    ({"buildings": {}}, "buildings"),
    ({"buildings": [None]}, "buildings.0"),
    ({"buildings": [{}]}, "buildings.0.name"),
    ({"buildings": [{**I3, "name": "Z9"}]}, "buildings.0.name"),
    ({"buildings": [{**I3, "owner": "green"}]}, "buildings.0.owner"),
    ({"buildings": [{**I3, "owner": ["orange"]}]}, "buildings.0.owner"),
    ({"buildings": [{**I3, "spaces": "a1"}]}, "buildings.0.spaces"),
    ({"buildings": [{**I3, "spaces": []}]}, "buildings.0"),
    ({"buildings": [{**I3, "spaces": ["a1", "b1", "d1"]}]}, "buildings.0"),
    ({"buildings": [{**I3, "spaces": ["h1", "a2", "b2"]}]}, "buildings.0"),
    ({"buildings": [{**I3, "spaces": ["a1", "b1", "b1"]}]}, "buildings.0.spaces"),
    ({"buildings": [{**I3, "spaces": ["a1", "b1", 3]}]}, "buildings.0.spaces"),
    ({"buildings": [I3, {**I3, "owner": "blue"}]}, "buildings.1"),
    ({"buildings": [I3], "reserve": {"blue": ["I3"]}}, "reserve.blue"),
    ({"reserve": {"orange": ["I3"], "blue": ["I3"]}}, "reserve.blue"),
    ({"reserve": {"orange": "I3"}}, "reserve.orange"),
    ({"reserve": {"orange": ["garden"]}}, "reserve.orange"),
    ({"reserve": {"green": []}}, "reserve"),
    ({"postcards": [{"name": "sacre-coeur"}] * 2}, "postcards.1"),
    ({"postcards": [{"name": "louvre"}]}, "postcards.0.name"),
    ({"postcards": [{"name": "peintre", "by": 1}]}, "postcards.0.by"),
    ({"postcards": "peintre"}, "postcards"),
    ({"postcards": [{"name": "peintre", "by": "blue"}], "pieces": {"painter": piece("orange", "a1")}}, "postcards"),
    ({"pieces": []}, "pieces"),
    ({"pieces": {"mime": piece("orange", "a1")}}, "pieces"),
    ({"pieces": {"garden": piece("orange", "a1")}}, "pieces"),
    ({"pieces": {"painter": ["a1"]}}, "pieces.painter"),
    ({"pieces": {"painter": piece("orange")}}, "pieces.painter"),
    ({"pieces": {"painter": piece("orange", "a1", "a2")}}, "pieces.painter"),
    ({"pieces": {"painter": piece("nobody", "a1")}}, "pieces.painter.owner"),
    ({"pieces": {"fountain": piece("orange", "a1", "b2")}}, "pieces.fountain"),
    ({"pieces": {"fountain": piece("orange", "h1", "a2")}}, "pieces.fountain"),
    ({"pieces": {"statue": piece("orange", "a1")}}, "pieces.statue.faces"),
    ({"pieces": {"statue": piece("orange", "a1", faces="up")}}, "pieces.statue.faces"),
    ({"options": {"penseur": "all"}}, "options.penseur"),
    ({"options": {"fountain": True}}, "options.fountain"),
    ({"options": {"fountain": 2.0}}, "options.fountain"),
    ({"options": {"lamps": 2}}, "options"),
]


@pytest.mark.parametrize(("data", "where"), BAD, ids=[str(data)[:60] for data, _ in BAD])
def test_what_means_nothing_is_refused(data: Any, where: str) -> None:
    with pytest.raises(BadPosition) as refused:
        read(STANDARD, data)
    assert refused.value.where == where
    assert str(refused.value)


anything = st.recursive(
    st.none()
    | st.booleans()
    | st.integers()
    | st.text(max_size=3)
    | st.sampled_from([*PARTS, *POSTCARDS, *SEATS, "I3", "a1"]),
    lambda inside: (
        st.lists(inside, max_size=4)
        | st.dictionaries(st.sampled_from([*PARTS, "name", "owner", "spaces", "by"]), inside)
    ),
)


@settings(max_examples=500)
@given(data=anything, part=st.sampled_from(PARTS))
def test_whatever_is_sent_is_scored_or_refused(data: Any, part: str) -> None:
    for sent in (data, position_with(**{part: data})):
        try:
            position = read(STANDARD, sent)
        except BadPosition:
            continue
        explain(position.view())
        oddities(position)


def paved(data: Data, **kinds: str) -> Data:
    data["board"] = {**data["board"], **kinds}
    return data


def activated_by(data: Data, **seats: str | None) -> Data:
    for card in data["postcards"]:
        card["by"] = seats.get(card["name"].replace("-", "_"), card["by"])
    return data


def without(data: Data, card: str) -> Data:
    data["postcards"] = [it for it in data["postcards"] if it["name"] != card]
    return data


CLEAN: Data = {
    "postcards": [{"name": name, "by": None} for name in POSTCARDS[:8]],
    "buildings": [house("I3", "orange", "a1", "b1", "c1"), house("L4", "blue", "g6", "g7", "f8", "g8")],
    "board": {},
    "pieces": {},
}


def clean(**more: Any) -> Data:
    return {**copy.deepcopy(CLEAN), **more}


def pieces(**given: Data) -> Data:
    """The clean position with pieces whose postcards were activated."""
    cards = {"painter": "peintre", "annex": "bouquinistes", "streetlight": "lampadaire", "statue": "penseur"}
    cards |= {"fountain": "fontaine", "large_streetlight": "grande-lumiere", "dancer": "moulin-rouge"}
    by = [{"name": cards[name], "by": it["owner"]} for name, it in given.items()]
    others = [{"name": name, "by": None} for name in POSTCARDS if name not in [it["name"] for it in by]]
    named = {name.replace("_", "-"): it for name, it in given.items()}
    return clean(postcards=[*by, *others][:8], pieces=named)


ODD: list[tuple[Data, list[tuple[str, ...]]]] = [
    (clean(), []),
    (clean(buildings=[I3, house("V3", "blue", "c1", "d1", "d2")]), [("c1",)]),
    (clean(buildings=[house("L4", "blue", "f6", "f7", "f8", "g8")]), [("f6", "f7", "f8", "g8")]),
    (clean(buildings=[house("L4", "blue", "f6", "f7", "f8", "g8")], options={"mirror": True}), []),
    (paved(clean(), b1="blue"), [("b1",)]),
    (activated_by(paved(clean(), b1="blue"), chartier="orange"), []),
    (activated_by(paved(clean(), b1="blue"), chartier="blue"), [("b1",)]),
    (activated_by(paved(clean(), b1="blue", c1="blue"), chartier="orange"), [("b1", "c1")]),
    (paved(clean(), g7="light"), [("g7",)]),
    (activated_by(paved(clean(), g7="light"), metropolitain="blue"), []),
    (activated_by(paved(clean(), g7="light", f8="light"), metropolitain="blue"), [("g7", "f8")]),
    (pieces(painter=piece("orange", "e4")), []),
    (paved(pieces(painter=piece("orange", "e4")), e4="mixed"), [("e4",)]),
    (pieces(painter=piece("orange", "b1")), [("b1",)]),
    (pieces(annex=piece("orange", "b2", building="I3")), []),
    (pieces(annex=piece("orange", "b3", building="I3")), [("b3",)]),
    (pieces(annex=piece("blue", "b2", building="I3")), [("b2",)]),
    (pieces(statue=piece("orange", "a4", faces="w")), [("a4",)]),
    (pieces(statue=piece("orange", "a4", faces="e")), []),
    (pieces(large_streetlight=piece("blue", "d4")), []),
    (paved(pieces(large_streetlight=piece("blue", "d4")), d4="blue"), [("d4",)]),
    (paved(pieces(fountain=piece("blue", "d4", "d5")), d4="light"), [("d4",)]),
    (paved(pieces(fountain=piece("blue", "d4", "d5")), d4="orange"), [("d4",)]),
    (clean(pieces={"painter": piece("blue", "d4")}), [("d4",)]),
    (without(clean(), "peintre"), [()]),
    (activated_by(clean(), **{name.replace("-", "_"): "blue" for name in POSTCARDS[:5]}), [()]),
    (paved(clean(), e3="orange", f3="orange", e4="orange", f4="orange"), [("e3", "f3", "e4", "f4")]),
    (paved(clean(), e3="orange", f3="orange", e4="orange", f4="blue"), []),
    (
        paved(
            clean(), e3="orange", f3="orange", e4="orange", f4="blue", e5="blue", f5="orange", e6="orange", f6="orange"
        ),
        [("e5", "f5", "e6", "f6")],
    ),
]


@pytest.mark.parametrize(("data", "odd"), ODD, ids=range(len(ODD)))
def test_what_is_odd_is_told_where_it_is(data: Data, odd: list[tuple[str, ...]]) -> None:
    assert [oddity.spaces for oddity in oddities(read(STANDARD, data))] == odd


def test_too_many_buildings() -> None:
    names = ("I3", "V3", "O4", "T4", "L4", "S4", "T5", "W5")
    shapes = {name: STANDARD.buildings[name] for name in names}
    lying = [
        house(
            name,
            "orange",
            *(f"{'abcdefgh'[x]}{8 - y}" for y, row in enumerate(rows) for x, it in enumerate(row) if it == "X"),
        )
        for name, rows in shapes.items()
    ]
    position = read(STANDARD, clean(buildings=lying))
    texts = [oddity.text for oddity in oddities(position)]
    assert any("8 buildings" in text and "7 chimneys" in text for text in texts)
    assert position.view()["chimneys"] == {"orange": 0, "blue": 7}


def test_the_annex_belongs_to_a_building_that_it_touches() -> None:
    both = [house("I3", "orange", "a1", "b1", "c1"), house("O4", "orange", "a3", "b3", "a4", "b4")]
    for asked, meant in (("I3", "I3"), ("O4", "O4"), ("T5", "I3"), ("", "I3")):
        data = clean(buildings=both, pieces={"annex": piece("orange", "b2", building=asked)})
        view = read(STANDARD, data).view()
        assert view["pieces"]["annex"]["building"] == meant
        assert {it["name"]: it["size"] for it in view["buildings"]}[meant] == {"I3": 4, "O4": 5}[meant]


def test_an_annex_that_belongs_to_nothing_is_shown_and_takes_its_space() -> None:
    data = pieces(annex=piece("orange", "e4", building="I3"), dancer=piece("orange", "e5"))
    view = read(STANDARD, data).view()
    assert view["pieces"]["annex"] == {"owner": "orange", "spaces": ["e4"], "building": ""}
    (points,) = [it["points"] for it in explain(view) if it["line"] == "postcards"]
    assert points == view["score"]["orange"]["postcards"] == 64 - 3 - 4 - 1
