"""Positions of Paris to play on from, as text and as data."""

from __future__ import annotations

import copy
import json
from collections.abc import Callable
from functools import cache
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import boulevard
from boulevard.errors import BadPosition
from boulevard.games.game import Game
from boulevard.games.paris.edition import edition
from boulevard.games.paris.game import Paris
from boulevard.games.states import copied, repeated
from tests.games.paris.policies import Player, played

Data = dict[str, Any]
Change = Callable[[Data], None]

LAYING = (
    "paris 2moboLo/2bbmbob/2LooL2/2omob2/mb2Lbob/bL2bomo/2oobbmo/2mbbobL - - "
    "levitation,metropolitain,jardin,sacre-coeur,peintre,chartier,bouquinistes,lampadaire "
    "65732.8??/L4,L6/7/4/- 768124.??/V3/7/4/- 1/o/o/-/0 -"
)
BUILDING = (
    "paris bLoboooo/bobLbLbo/oLoLbobb/bomobmom/moboLbob/obbbbmom/mbmobomb/oobLmboL T4:o@g1f2g2g3 "
    "dancer:b@h4,fountain:b@c3d3,large-streetlight:o@e4 "
    "levitation:o,metropolitain,jardin,sacre-coeur,chartier,moulin-rouge:b,fontaine:b,grande-lumiere:o "
    "82417356.-/L4/6/2/- 48173526.-/I3,W5/7/2/- 2/o/o/o/0 mirror=true"
)
ENDED = (
    "paris bbLoLoLb/oLombmom/obobbmbo/mbLoooLb/booboomb/ombbobbL/bomboomb/Lobobmob "
    "V3:b@a4a5b5,O4:b@c1d1c2d2,T4:o@b2a3b3b4,L4:b@d6e6f6f7,S4:b@h1g2h2g3,W5:o@f1g1e2f2e3,garden:b@h4h5 "
    "painter:o@f5,streetlight:b@d3,annex:o@b1>T4 "
    "levitation:o,metropolitain:b,jardin:b,sacre-coeur:o,peintre:o,chartier:b,bouquinistes:o,lampadaire:b "
    "76385124.-/T5,X5/5/0/- 64582317.-/-/2/0/metropolitain over/b/o/o/2 -"
)
PASSED = BUILDING.replace("2/o/o/o/0", "2/o/o/o/1")
TEXTS = (LAYING, BUILDING, PASSED, ENDED)


@cache
def data_of(text: str) -> Data:
    rules, state = Paris.from_position(text)
    return rules.position_data(state)


def changed(text: str, change: Change) -> Data:
    data = copy.deepcopy(data_of(text))
    change(data)
    return data


def odd_about(position: str | Data) -> list[str]:
    rules, state = Paris.from_position(position)
    return [said.key for said in rules.oddities(state)]


def written(position: str | Data) -> str:
    rules, state = Paris.from_position(position)
    return rules.position(state)


@pytest.mark.parametrize("text", TEXTS)
def test_text_data_and_state_agree(text: str) -> None:
    rules, state = Paris.from_position(text)
    assert rules.position(state) == text
    assert odd_about(text) == []
    data = json.loads(json.dumps(rules.position_data(state)))
    assert Paris.from_position(data)[1].tobytes() == state.tobytes()
    assert data["game"] == text.split()[0]


def test_reading_is_forgiving() -> None:
    words = BUILDING.split(" ")
    words[1] = words[1].upper()
    words[3] = "Large-Streetlight:O@E4,fountain:b@D3C3,dancer:b@h4"
    words[4] = ",".join(reversed(words[4].replace("sacre", "sacré").split(",")))
    words[6] = words[6].replace("I3,W5", "w5,i3")
    assert written("  " + "   ".join(words).replace("paris", "Paris") + "\n") == BUILDING
    assert written(LAYING.replace("2moboLo", "11moboLo").replace("/768124", "/768124")) == LAYING


def test_what_is_missing_in_data_is_as_at_the_start_or_follows() -> None:
    start = boulevard.new("paris", seed=1)
    hidden = start.rules.hide(start.state, None)
    assert Paris.from_position({"game": "paris"})[1].tobytes() == hidden.tobytes()
    assert Paris.from_position({"game": "paris", "edition": "standard"})[1].tobytes() == hidden.tobytes()
    for text in TEXTS:
        follows = ("chimneys", "tokens") if text == LAYING else ("chimneys", "tokens", "hands")
        assert written({part: it for part, it in data_of(text).items() if part not in follows}) == text


def test_the_tiles_laid_follow_from_the_ground() -> None:
    """They need not be told, as each is in the box once; only their order is lost."""
    parts = ("board", "reserve", "hands", "game")
    rules, state = Paris.from_position({part: data_of(LAYING)[part] for part in parts})
    assert rules.position(state) == LAYING.replace("65732.", "52736.").replace("768124.", "847612.")
    assert rules.oddities(state) == []


def test_a_tile_that_is_to_come_was_not_laid() -> None:
    """The ground tells only as much as hands and piles leave open; unknown tiles at the end need not be told."""
    told = {"game": "paris", "board": {"a1": "blue", "b1": "orange", "a2": "light", "b2": "blue"}}
    assert " 6.???????/" in written(told)
    assert " 6.42?????/" in written({**told, "hands": {"blue": 4}, "piles": {"blue": [2]}})
    with pytest.raises(BadPosition) as refused:
        written({**told, "hands": {"blue": 2}, "piles": {"blue": [6]}})
    assert refused.value.key == "position-squares"


def test_whose_turn_it_is_follows() -> None:
    """In phase 1 from the turns taken, in phase 2 it is whoever opened it."""
    for starts, reserve, turn in (
        ("orange", {}, "o"),
        ("orange", {"orange": ["I3"]}, "b"),
        ("orange", {"blue": ["I3"]}, "o"),
        ("blue", {}, "b"),
        ("blue", {"blue": ["I3"]}, "o"),
    ):
        text = written({"game": "paris", "starts": starts, "reserve": reserve})
        assert text.endswith(f" 1/{turn}/{starts[0]}/-/0 -")
    assert written({"game": "paris", "phase": 2, "opener": "blue"}).endswith(" 2/b/o/b/0 -")


def test_rights_follow_from_the_postcards_and_what_was_built_by_them() -> None:
    def rights(**changes: Any) -> list[str]:
        data = {**data_of(ENDED), **changes}
        text = written({part: it for part, it in data.items() if part != "rights" or "rights" in changes})
        return [field.split("/")[-1] for field in text.split()[5:7]]

    assert rights() == ["-", "metropolitain"]
    assert rights(rights={"blue": ["chartier"]}) == ["-", "chartier"]
    assert rights(rights={"blue": []}) == ["-", "-"]
    activated = [
        {**card, "by": "orange" if card["name"] == "chartier" else card["by"]} for card in data_of(ENDED)["postcards"]
    ]
    assert rights(postcards=activated)[0] == "chartier"


def test_an_annex_need_not_name_its_building_if_it_touches_one() -> None:
    assert written(ENDED.replace("b1>T4", "b1")) == ENDED


def box_of_ones_own() -> Data:
    source = copy.deepcopy(dict(edition("standard").source))
    source["name"] = "A box of my own"
    source["tiles"]["1"] = "oo/oo"
    return source


def test_a_box_of_ones_own_is_told_as_a_whole() -> None:
    game = played(boulevard.new("paris", seed=5, edition=box_of_ones_own()), Player(5, ("varied", "varied")))
    for moves in (0, 9, len(game.moves)):
        state = game.state_after(moves)
        text = game.rules.position(state)
        assert text.count(" ") == 9
        rules, again = Paris.from_position(text)
        assert (rules.edition, again.tobytes()) == (game.rules.edition, state.tobytes())  # type: ignore[attr-defined]
        for seat in ("orange", None):
            hidden = game.rules.hide(state, seat)
            assert game.rules.state_of(game.rules.view(state, seat)).tobytes() == hidden.tobytes()
            assert game.rules.oddities(hidden) == []


def test_a_view_of_another_game_is_refused() -> None:
    game = boulevard.new("paris", seed=1)
    for view in (
        {},
        {"game": "paris"},
        boulevard.new("paris", seed=1, mirror=True).view(),
        boulevard.new("paris", seed=1, starts="blue").view(),
        {**game.view(), "pieces": 3},
        boulevard.new("avenue", seed=1).view(),
    ):
        with pytest.raises(BadPosition):
            game.rules.state_of(view)


BAD: list[tuple[str, str, str, str]] = [
    (LAYING, "2moboLo/", "", "board"),
    (LAYING, "2moboLo", "3moboLo", "board"),
    (LAYING, "2moboLo", "2moboLx", "board"),
    (LAYING, "L4,L6/7", "L4,L7/7", "reserve.orange"),
    (LAYING, "L4,L6/7", "L4,V3/7", "reserve.blue"),
    (LAYING, "L4,L6/7", "L4,,L6/7", "reserve.orange"),
    (LAYING, "/7/4/- 7", "/8/4/- 7", "chimneys.orange"),
    (LAYING, "/7/4/- 7", "/7/5/- 7", "tokens.orange"),
    (LAYING, "/7/4/- 7", "/7/4/jardin 7", "rights.orange"),
    (LAYING, "/7/4/- 7", "/7/0/- 7", "tokens"),
    (LAYING, "65732.8??", "65732.8?", "piles.orange"),
    (LAYING, "65732.8??", "65732.8???", "piles.orange"),
    (LAYING, "65732.8??", "65732.?8?", "piles.orange"),
    (LAYING, "65732.8??", "65732.2??", "piles.orange"),
    (LAYING, "65732.8??", "65736.8??", "laid.orange"),
    (LAYING, "65732.8??", "6573.2????", "piles.orange"),
    (LAYING, "65732.8??", "65739.8??", "orange"),
    (LAYING, "65732.8??", "657328.?", "piles.orange"),
    (LAYING, "65732.8??", "6573.82??", "board"),
    (LAYING, "65732.8??/", "65732.8??", "orange"),
    (LAYING, "1/o/o/-/0", "1/o/o/b/0", "opener"),
    (LAYING, "1/o/o/-/0", "1/o/o/-/1", "idle"),
    (LAYING, "1/o/o/-/0", "2/o/o/o/0", "laid.orange"),
    (LAYING, "1/o/o/-/0", "3/o/o/o/0", "turn"),
    (LAYING, "1/o/o/-/0", "1/-/o/-/0", "turn"),
    (LAYING, "jardin,", "jardin,jardin,", "postcards.3"),
    (LAYING, "jardin,", "louvre,", "postcards.2.name"),
    (LAYING, "jardin,", "", "tokens"),
    (LAYING, " 1/o", " 1/o/o/-/0 1/o/o/-/0 1/o", "position"),
    (BUILDING, "2/o/o/o/0", "1/o/o/o/0", "phase"),
    (BUILDING, "2/o/o/o/0", "2/o/o/o/2", "idle"),
    (BUILDING, "2/o/o/o/0 mirror=true", "2/o/o/o/0", "position"),
    (BUILDING, "mirror=true", "mirror=2", "options.mirror"),
    (BUILDING, "mirror=true", "fountain=1", "pieces.fountain"),
    (BUILDING, "mirror=true", "lamps=1", "options"),
    (BUILDING, "mirror=true", "mirror", "options"),
    (BUILDING, "mirror=true", "mirror=true {", "edition"),
    (BUILDING, "mirror=true", "mirror=true {}", "edition"),
    (BUILDING, "mirror=true", "mirror=true 3", "edition"),
    (BUILDING, "mirror=true", "mirror=true " + "[" * 9999, "edition"),
    (BUILDING, "82417356.-", "82417356.1", "hands.orange"),
    (BUILDING, "g1f2g2g3", "g1f2g2g4", "buildings.0"),
    (BUILDING, "g1f2g2g3", "g1f2g2g9", "buildings"),
    (BUILDING, "g1f2g2g3", "g1f2g2g3>n", "buildings"),
    (BUILDING, "T4:o@g1f2g2g3", "T4:o@g1f2g2g3,T4:o@g1f2g2g3", "buildings.1"),
    (BUILDING, "T4:o@g1f2g2g3", "X9:o@g1f2g2g3", "buildings.0.name"),
    (BUILDING, "dancer:b@h4", "dancer:b@h4>n", "pieces"),
    (BUILDING, "dancer:b@h4", "dancer:b@h4,dancer:b@h5", "pieces"),
    (BUILDING, "dancer:b@h4", "dancer:b@c3", "pieces"),
    (BUILDING, "dancer:b@h4", "dancer:b@f2", "pieces"),
    (BUILDING, "dancer:b@h4", "dancer:o@h4", "postcards"),
    (BUILDING, "dancer:b@h4", "statue:b@h4", "pieces.statue.faces"),
    (BUILDING, "dancer:b@h4", "statue:b@h4>x", "pieces.statue.faces"),
    (BUILDING, "dancer:b@h4", "annex:o@h4>T4", "pieces.annex"),
    (ENDED, "b1>T4", "b1>W5", "pieces.annex"),
    (ENDED, "b1>T4", "b1>Z4", "pieces.annex"),
    (ENDED, "b1>T4", "h8>T4", "pieces.annex"),
    (ENDED, "over/b/o/o/2", "2/b/o/o/0", "next"),
    (ENDED, "V3:b@a4a5b5", "V3:b@a4a5b5,I3:o@a5a6a7", "buildings"),
]


@pytest.mark.parametrize(("text", "part", "instead", "where"), BAD, ids=[f"{it[1]}-{it[2][:30]}" for it in BAD])
def test_what_no_game_could_go_on_from_is_refused(text: str, part: str, instead: str, where: str) -> None:
    assert part in text
    with pytest.raises(BadPosition) as refused:
        Paris.from_position(text.replace(part, instead, 1))
    assert refused.value.where == where
    assert str(refused.value)


def with_part(**parts: Any) -> Change:
    return lambda data: data.update(parts)


BAD_DATA: list[tuple[str, Change, str]] = [
    (LAYING, with_part(turn=["orange"]), "turn"),
    (LAYING, with_part(next="green"), "next"),
    (LAYING, with_part(next=None), "next"),
    (LAYING, with_part(starts=["orange"]), "starts"),
    (LAYING, with_part(opener="orange"), "opener"),
    (LAYING, with_part(opener=[1]), "opener"),
    (LAYING, with_part(idle=True), "idle"),
    (LAYING, with_part(phase=3), "phase"),
    (LAYING, with_part(phase=1.0), "phase"),
    (LAYING, with_part(over=True), "phase"),
    (LAYING, with_part(over=1), "over"),
    (LAYING, with_part(hands={"orange": 9}), "hands.orange"),
    (LAYING, with_part(hands={"green": 1}), "hands"),
    (LAYING, with_part(hands=[1, 2]), "hands"),
    (LAYING, with_part(piles={"orange": "12"}), "piles.orange"),
    (LAYING, with_part(piles={"orange": [1, 1]}), "piles.orange"),
    (LAYING, with_part(piles={"orange": [1, None]}), "piles.orange"),
    (LAYING, with_part(laid={"orange": {}}), "laid.orange"),
    (LAYING, with_part(chimneys={"orange": "7"}), "chimneys.orange"),
    (LAYING, with_part(tokens={"blue": -1}), "tokens.blue"),
    (LAYING, with_part(rights={"blue": "chartier"}), "rights.blue"),
    (LAYING, with_part(edition="mine.toml"), "edition"),
    (LAYING, with_part(edition="unheard of"), "edition"),
    (LAYING, with_part(edition={"name": 3}), "edition"),
    (LAYING, with_part(game="avenue"), "game"),
]


@pytest.mark.parametrize(("text", "change", "where"), BAD_DATA, ids=range(len(BAD_DATA)))
def test_data_that_no_game_could_go_on_from_are_refused(text: str, change: Change, where: str) -> None:
    with pytest.raises(BadPosition) as refused:
        Paris.from_position(changed(text, change))
    assert refused.value.where == where
    assert str(refused.value)


ORANGE = "65732.8??/L4,L6/7"
ODD: list[tuple[str, str, str, list[str]]] = [
    (LAYING, "1/o/o", "1/b/o", ["order"]),
    (LAYING, "1/o/o", "1/o/b", ["order"]),
    (LAYING, "1/o/o", "1/b/b", []),
    (LAYING, "L4,L6/7", "L4,L6,I3/7", ["order"]),
    (LAYING, "65732.8", "65734.8", ["tile-laid"]),
    (LAYING, "2oobbmo/2mbbobL", "2oobb2/2mbbo2", ["squares"]),
    (LAYING, "/2mbbobL", "/2mbbob1", ["part-paved"]),
    (LAYING, "/7/4/- 7", "/6/4/- 7", ["chimneys-left"]),
    (LAYING, "/7/4/- 7", "/7/3/- 7", ["tokens-left"]),
    (LAYING, "/7/4/- 7", "/7/4/chartier 7", ["right"]),
    (LAYING, "chartier,", "chartier,penseur,", ["cards"]),
    (LAYING, f"lampadaire {ORANGE}/4/-", f"lampadaire:o {ORANGE}/3/-", ["early"]),
    (BUILDING, "/6/2/-", "/5/2/-", ["chimneys-left"]),
    (BUILDING, "/6/2/-", "/6/1/-", ["tokens-left"]),
    (BUILDING, "T4:o@g1f2g2g3", "T4:b@g1f2g2g3", ["rival", "chimneys-left", "chimneys-left"]),
    (BUILDING, "/oobLmboL", "/oobLmb1L", ["unpaved", "part-paved"]),
    (BUILDING, "2/o/o/o/0", "over/o/o/o/2", ["ended", "ended"]),
    (ENDED, "/2/0/metropolitain", "/2/0/-", ["no-right"]),
    (ENDED, "/5/0/-", "/5/0/metropolitain", ["right"]),
]


@pytest.mark.parametrize(("text", "part", "instead", "odd"), ODD, ids=[f"{it[1]}-{it[2]}" for it in ODD])
def test_what_play_can_not_lead_to_is_flagged(text: str, part: str, instead: str, odd: list[str]) -> None:
    assert part in text
    assert odd_about(text.replace(part, instead, 1)) == [f"paris-oddity-{key}" for key in odd]


def play_on(rules: Paris, state: Any) -> None:
    """Random games from a position end; all that pages ask of one can be told."""
    view = rules.view(state, None)
    assert rules.text(view)
    assert rules.svg(view, ())
    rules.explain(view)
    rules.oddities(state)
    states = repeated(rules.sample(state, 3), 4)
    rules.playout(states, 4)
    assert all(rules.turn(states[row : row + 1]) == () for row in range(len(states)))
    assert rules.scores(states).shape == (4, 2)


signs = st.sampled_from(
    [*"obmL12345678/-.?:@>,=", "o", "b", "I3", "a1", "h8", "garden", "annex", "jardin:o", "over", " "]
)
edits = st.lists(st.tuples(st.floats(0, 1), st.integers(0, 3), signs), min_size=1, max_size=4)


@settings(max_examples=400, deadline=None)
@given(text=st.sampled_from(TEXTS), changes=edits)
def test_an_edited_text_is_refused_or_can_be_played(text: str, changes: list[tuple[float, int, str]]) -> None:
    for at, length, sign in changes:
        start = int(at * len(text))
        text = text[:start] + sign + text[start + length :]
    require_sound(text)


kinds = st.sampled_from(["orange", "blue", "mixed", "light"])
spaces = st.sampled_from([f"{column}{row}" for column in "abcdefgh" for row in range(1, 9)])
seats = st.sampled_from(["orange", "blue"])


def by_seat(values: st.SearchStrategy[Any]) -> st.SearchStrategy[Data]:
    return st.fixed_dictionaries({}, optional={"orange": values, "blue": values})


parts = st.fixed_dictionaries(
    {},
    optional={
        "board": st.dictionaries(spaces, kinds),
        "reserve": by_seat(st.lists(st.sampled_from(edition("standard").names), unique=True, max_size=4)),
        "tokens": by_seat(st.integers(0, 4)),
        "chimneys": by_seat(st.integers(0, 7)),
        "rights": by_seat(st.lists(st.sampled_from(["metropolitain", "chartier"]))),
        "next": seats,
        "starts": seats,
        "opener": seats | st.none(),
        "idle": st.integers(0, 2),
        "phase": st.sampled_from([1, 2]),
        "over": st.booleans(),
        "buildings": st.just([]),
        "pieces": st.just({}),
    },
)


@settings(max_examples=400, deadline=None)
@given(text=st.sampled_from(TEXTS), changes=parts)
def test_edited_data_are_refused_or_can_be_played(text: str, changes: Data) -> None:
    require_sound(changed(text, with_part(**changes)))


def require_sound(position: str | Data) -> None:
    """A position is refused, or is written canonically and can be played to its end."""
    try:
        rules, state = Paris.from_position(position)
    except BadPosition:
        return
    before = copied(state)
    text = rules.position(state)
    again, same = Paris.from_position(text)
    assert same.tobytes() == state.tobytes()
    assert again.position(same) == text
    assert bool(rules.turn(state)) == bool(rules.legal(state)[1][0])
    play_on(rules, state)
    assert state.tobytes() == before.tobytes()


def test_bots_are_handed_rules_from_a_position() -> None:
    """What bots may know of the rules can be set up anew, even with postcards too many."""
    rules, state = Paris.from_position(LAYING.replace("chartier,", "chartier,penseur,"))
    assert rules.redealt().setup["postcards"] == rules.setup["postcards"]
    assert Game(rules).turn == ("orange",)
    assert rules.unknown(state) == 4
