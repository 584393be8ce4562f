"""An illegal move is refused with the reason, and nothing changes."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import boulevard
from boulevard.errors import GameOver, IllegalMove, NotYourTurn
from boulevard.games.contract import States, View
from boulevard.games.game import Game
from boulevard.games.paris.play.actions import BUILD
from boulevard.games.paris.play.state import COVER_LAMP, COVER_RIVAL, POSTCARDS
from boulevard.messages import say
from tests.games.paris.policies import Player, games

DATA = Path(__file__).parents[3] / "data"


def booklet(moves: int | None = None) -> Game:
    """The booklet's example after some moves."""
    record: dict[str, Any] = json.loads((DATA / "booklet_example.json").read_text(encoding="utf-8"))
    return boulevard.from_record({**record, "moves": record["moves"][:moves], "result": None})


def refused(game: Game, move: str, seat: str | None = None) -> IllegalMove:
    before = game.state.tobytes()
    with pytest.raises(IllegalMove) as caught:
        game.play(seat or game.turn[0], move)
    assert game.state.tobytes() == before
    return caught.value


def test_turns() -> None:
    game = boulevard.new("paris", seed=1)
    assert isinstance(refused(game, "lay c3 90", "blue"), NotYourTurn)
    assert isinstance(refused(booklet(), "pass", "orange"), GameOver)


@pytest.mark.parametrize(
    ("move", "key"),
    [
        ("lay a1 0", "illegal-paved"),
        ("lay b2 0", "illegal-square"),
        ("reserve T5", "illegal-building-reserve"),
        ("pass", "illegal-pass-one"),
        ("build T5 c2,c3,b4,c4,d4", "illegal-phase-one"),
        ("build T5 a1", "illegal-phase-one"),
        ("chartier", "illegal-phase-one"),
    ],
)
def test_phase_one(move: str, key: str) -> None:
    game = boulevard.new("paris", seed=1)
    game.play("orange", "lay a1 0")
    game.play("blue", "reserve T5")
    error = refused(game, move)
    assert error.key == key
    assert set(error.possible) <= set(game.legal("orange"))
    assert error.possible


def test_a_seat_without_tiles_can_not_lay() -> None:
    game = booklet()
    verbs = [move for _, move in game.moves]
    game.undo(len(verbs) - verbs.index("pass"))
    assert refused(game, "lay a1 0").key == "illegal-no-tile"
    assert game.hindrance(game.turn[0], "lay") == say("illegal-no-tile")


def phase_two() -> Game:
    """The start of phase 2 with a reserve of U6, L6, T4, T5 for orange, who moves."""
    game = booklet()
    verbs = [move.split()[0] for _, move in game.moves]
    game.undo(verbs[::-1].index("lay"))
    assert game.turn == ("orange",)
    return game


@pytest.mark.parametrize(
    ("move", "key"),
    [
        ("lay a1 0", "illegal-phase-two"),
        ("reserve W5", "illegal-phase-two"),
        ("pass", "illegal-pass-two"),
        ("build W5 a1,b1,b2,c2,c3", "illegal-building-pool"),
        ("build I3 a1,b1,c1", "illegal-building-reserve"),
        ("build T5 a1,b1,c1", "illegal-shape"),
        ("build T4 c1,c2,c3,d2", "illegal-lamp"),
        ("build T4 a1,a2,a3,b2", "illegal-colour"),
        ("levitation I3 W5 a1,b1,b2,c2,c3", "illegal-building-reserve"),
        ("levitation T5 U6 a1,b1,c1,d1,a2,d2", "illegal-building-reserve"),
        ("moulin-rouge c4", "illegal-card-absent"),
        ("jardin a1,c1", "illegal-pair"),
        ("jardin a1,b1,c1", "illegal-pair"),
        ("jardin a1,a2", "illegal-colour"),
        ("jardin a4,a5", "illegal-lamp"),
        ("levitation T5 W5 e2,f2,f3,g3,g4", "illegal-colour"),
        ("levitation T5 W5 c1,d1,d2,e2,e3", "illegal-lamp"),
        ("peintre a2", "illegal-not-own"),
        ("peintre d2", "illegal-not-own"),
        ("lampadaire h3", "illegal-not-own"),
        ("bouquinistes a1 b1", "illegal-no-building"),
    ],
)
def test_phase_two(move: str, key: str) -> None:
    error = refused(phase_two(), move)
    assert error.key == key
    assert str(error)


def test_spaces_taken_and_buildings_built() -> None:
    game = phase_two()
    build = next(move for move in game.legal("orange") if move.startswith("build U6"))
    game.play("orange", build)
    game.play("blue", "metropolitain")
    taken = game.view()["buildings"][0]["spaces"][0]
    assert refused(game, f"peintre {taken}").key == "illegal-taken"
    assert refused(game, build).key == "illegal-building-built"
    assert refused(game, "metropolitain").key == "illegal-card-used"


@pytest.mark.parametrize(("move", "key"), [("fontaine a1,a2", "illegal-colour"), ("fontaine d1,d2", "illegal-lamp")])
def test_the_fountain_stands_on_ground_of_its_own(move: str, key: str) -> None:
    cards = phase_two().record()["setup"]["postcards"]
    game = in_another_box(postcards=[*cards[:-1], "fontaine"])
    assert refused(game, move).key == key


@pytest.mark.parametrize("move", ["jardin {}", "fontaine {}"])
def test_nothing_stands_where_something_stands(move: str) -> None:
    cards = phase_two().record()["setup"]["postcards"]
    game = in_another_box(postcards=[*cards[:-1], "fontaine"])
    game.play("orange", "build T4 b1,b2,c2,b3")
    game.play("blue", "metropolitain")
    assert refused(game, move.format("a1,b1")).key == "illegal-taken"


def test_a_refusal_names_the_rival_of_whoever_moves() -> None:
    game = phase_two()
    assert refused(game, "jardin a2,a3").values == {"spaces": "a2, a3", "colour": "blue"}
    game.play("orange", "metropolitain")
    assert refused(game, "jardin a1,b1").values == {"spaces": "a1, b1", "colour": "orange"}
    game.play("blue", "chartier")
    game.play("orange", "peintre")
    error = refused(game, "jardin a1,b1")
    assert (error.key, error.values) == ("illegal-colours", {"spaces": "a1, b1", "colour": "orange"})


def test_a_refusal_names_the_building_that_is_not_in_the_pool() -> None:
    error = refused(phase_two(), "levitation T5 U6 a1,b1,c1,d1,a2,d2")
    assert error.values == {"building": "U6", "seat": "orange"}


def test_with_both_rights_a_refusal_names_what_is_covered_twice() -> None:
    game = phase_two()
    for card, other in (("metropolitain", "jardin"), ("chartier", "peintre")):
        game.play("orange", card)
        game.play("blue", other)
    assert refused(game, "build T4 g5,g6,h6,g7").values == {"spaces": "g6, g7", "colour": "blue"}


def test_the_large_light_stands_on_a_streetlight_that_is_not_covered() -> None:
    cards = phase_two().record()["setup"]["postcards"]
    game = in_another_box(postcards=[*cards[:-1], "grande-lumiere"])
    game.play("orange", "metropolitain")
    game.play("blue", "chartier")
    game.play("orange", "build T4 c1,c2,c3,d2")
    game.play("blue", "sacre-coeur")
    assert refused(game, "grande-lumiere d2").key == "illegal-taken"
    assert refused(game, "grande-lumiere d1").key == "illegal-not-lamp"


def in_another_box(**setup: Any) -> Game:
    """The start of phase 2, set up in another way."""
    record = phase_two().record()
    return boulevard.from_record({**record, "setup": {**record["setup"], **setup}})


@pytest.mark.parametrize("rights", [0, COVER_LAMP | COVER_RIVAL])
def test_a_piece_that_would_have_to_be_turned_over(rights: int) -> None:
    """Nothing else is named as the reason: neither what Levitation gives back, nor a space that a right covers."""
    game, mirror = phase_two(), in_another_box(mirror=True)
    state, mirrored = game.state, mirror.state
    state["rights"][0, 0] = mirrored["rights"][0, 0] = rights
    over = legal(mirror, mirrored) - legal(game, state)
    assert {move.split()[0] for move in over} == {"build", "levitation"}
    for move in over:
        assert game.rules.refuse(state, "orange", move) == ("illegal-mirror", {"building": move.split()[-2]})


def legal(game: Game, state: States) -> set[str]:
    """What orange may do in another state of a game."""
    return {game.rules.write(state, "orange", int(action)) for action in game.rules.actions(state, "orange")}


def found(policies: str, wanted: Callable[[Game, str], bool], **options: Any) -> Game:
    """A game at a state that is wanted."""
    for seed in range(200):
        game = boulevard.new("paris", seed=seed, **options)
        player = Player(seed, policies.split())
        while not game.over:
            if game.view()["phase"] == 2 and wanted(game, str(game.turn[0])):
                return game
            player.play(game)
    raise AssertionError("no such state")


def face_up(game: Game) -> list[str]:
    return [card["name"] for card in game.view()["postcards"] if card["by"] is None]


def test_no_token_left() -> None:
    game = found("varied", lambda game, seat: not game.view()["tokens"][seat] and bool(face_up(game)))
    assert refused(game, face_up(game)[0]).key == "illegal-no-token"


def test_no_chimney_left() -> None:
    def wanted(game: Game, seat: str) -> bool:
        view = game.view()
        return not view["chimneys"][seat] and bool(view["reserve"][seat]) and bool(view["tokens"][seat])

    game = found("hoarding hasty", wanted, mirror=True)
    building = game.view()["reserve"][game.turn[0]][0]
    move = next(text for text in everything(game) if text.startswith(f"build {building} "))
    assert refused(game, move).key == "illegal-no-chimney"


def test_without_a_chimney_nothing_is_built_by_any_means() -> None:
    """Not from the reserve, not the Garden, not by Levitation; the postcards can still be activated."""
    game = phase_two()
    state = game.state
    before = legal(game, state)
    state["chimneys"][0, 0] = 0
    after = legal(game, state)
    building = tuple(f"{verb} " for verb in ("build", "jardin", "levitation"))
    assert all(any(move.startswith(verb) for move in before) for verb in building)
    assert after == {move for move in before if not move.startswith(building)}
    assert {"jardin", "levitation"} <= after
    hindrances = [game.rules.hindrance(state, "orange", begin) for begin in ("jardin", "levitation", "build T5")]
    assert hindrances == [("illegal-no-chimney", {})] * 3
    assert game.rules.refuse(state, "orange", "jardin a1,b1") == ("illegal-no-chimney", {})


def everything(game: Game) -> list[str]:
    """All builds there are on an empty board."""
    rules = game.rules
    placements = (rules.action_count - BUILD) // 13
    return [rules.write(game.state, "orange", number) for number in range(BUILD, BUILD + placements)]


def test_rights_cover_one_space_only() -> None:
    game = found("rightful hasty", lambda game, seat: len(game.view()["rights"][seat]) == 2)
    seat = str(game.turn[0])
    rival = "blue" if seat == "orange" else "orange"
    view = game.view()
    free = {space: kind for space, kind in view["board"].items() if space not in occupied(view)}
    reserve = tuple(f"build {name} " for name in view["reserve"][seat])
    kinds = [(move, [free.get(space) for space in move.split()[-1].split(",")]) for move in everything(game)]
    for kind, other, key in (("light", rival, "illegal-lamps"), (rival, "light", "illegal-colours")):
        two = [
            move
            for move, on in kinds
            if move.startswith(reserve) and None not in on and on.count(kind) == 2 and on.count(other) < 2
        ]
        assert refused(game, two[0]).key == key


def occupied(view: View) -> set[str]:
    pieces = [*view["buildings"], *view["pieces"].values()]
    return {space for piece in pieces for space in piece["spaces"]}


def test_statue_and_fountain_and_large_light() -> None:
    cards = ["penseur", "fontaine", "grande-lumiere", "chartier", "peintre", "jardin", "lampadaire", "bouquinistes"]
    game = found("hasty", lambda game, seat: face_up(game) == sorted(cards, key=POSTCARDS.index), postcards=cards)
    seat = str(game.turn[0])
    board = game.view()["board"]
    edge = next(space for space in (f"{column}8" for column in "abcdefgh") if board[space] == seat)
    own = next(space for space, kind in board.items() if kind == seat)
    assert refused(game, f"penseur {edge} n").key == "illegal-penseur"
    assert refused(game, f"fontaine {own}").key == "illegal-fountain"
    assert refused(game, f"grande-lumiere {own}").key == "illegal-not-lamp"


def test_annex_needs_a_building_of_ones_own() -> None:
    game = found(
        "varied",
        lambda game, seat: (
            "bouquinistes" in face_up(game)
            and bool(game.view()["tokens"][seat])
            and any(it["owner"] != seat for it in game.view()["buildings"])
        ),
    )
    seat = str(game.turn[0])
    view = game.view()
    rivals = next(it for it in view["buildings"] if it["owner"] != seat)
    own = next(space for space, kind in view["board"].items() if kind == seat and space not in occupied(view))
    assert refused(game, f"bouquinistes {own} {rivals['spaces'][0]}").key == "illegal-annex"


@settings(max_examples=60)
@given(game=games(), other=games(), chance=st.randoms(use_true_random=False))
def test_every_refusal_has_a_reason(game: Game, other: Game, chance: Any) -> None:
    """Moves that are legal elsewhere: refused here with a reason of their own, or legal here too."""
    if game.over or other.over:
        return
    seat = game.turn[0]
    legal = set(game.legal(seat))
    for move in chance.sample(other.legal(other.turn[0]), min(10, len(other.legal(other.turn[0])))):
        if move not in legal and not move.startswith("bouquinistes "):
            assert refused(game, move).key != "illegal"


def test_why_nothing_can_be_made_of_first_words() -> None:
    """Of what lies in front of a player: the tile, buildings and postcards."""
    game = boulevard.new("paris", seed=1, postcards="starred", starts="orange")
    pool = list(game.view(None)["pool"])
    assert [game.hindrance("orange", begin) for begin in ("lay", f"reserve {pool[0]}")] == ["", ""]
    while pool:
        game.play(str(game.turn[0]), f"reserve {pool.pop()}")
    while game.view(None)["phase"] == 1:
        seat = str(game.turn[0])
        assert game.hindrance(seat, "lay") == ("" if "pass" not in game.legal(seat) else say("illegal-no-tile"))
        game.play(seat, game.legal(seat)[0])
    assert game.hindrance("orange", "levitation") == say("illegal-pool-empty")
    assert game.hindrance("orange", "metropolitain") == ""
    assert game.hindrance("orange", "bouquinistes") == say("illegal-nowhere")
    own = game.view(None)["reserve"]["orange"]
    fitting = {move.split()[1] for move in game.legal("orange") if move.startswith("build")}
    for name in own:
        assert game.hindrance("orange", f"build {name}") == (
            "" if name in fitting else say("illegal-no-room", building=name)
        )
    cards = ("levitation", "bouquinistes", "jardin", "peintre")
    for card in cards:
        game.play("orange", card)
        game.play("blue", next(move for move in game.legal("blue") if move.split()[0] not in (*cards, "chartier")))
    assert game.hindrance("orange", "chartier") == say("illegal-no-token")


def test_without_a_building_only_levitation_has_nothing_to_give_back() -> None:
    game = phase_two()
    state = game.state
    state["reserve"][0, 0] = 0
    keys = {card: game.rules.hindrance(state, "orange", card) for card in ("levitation", "jardin", "lampadaire")}
    assert keys["levitation"] == ("illegal-reserve-empty", {})
    assert keys["jardin"] == keys["lampadaire"] == ("illegal-nowhere", {})


def test_a_building_of_somebody_else_hinders_by_where_it_is() -> None:
    game = phase_two()
    assert game.hindrance("orange", "build W5") == say("illegal-building-pool", building="W5")
    assert game.hindrance("orange", "build I3") == say("illegal-building-reserve", building="I3", seat="blue")


def test_nothing_hinders_a_whole_move_or_words_that_begin_none() -> None:
    game = phase_two()
    whole = [move for move in game.legal("orange") if move.startswith("build")]
    assert {game.hindrance("orange", begin) for begin in (*whole, "build", "build Z9", "castle", "")} == {""}
