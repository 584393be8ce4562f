"""Moves as text: canonical, round-tripping, read forgivingly, refused helpfully."""

from __future__ import annotations

import random
import string
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import boulevard
from boulevard.errors import BadNotation, BoulevardError, IllegalMove
from boulevard.games.game import Game
from boulevard.games.paris.components import tables
from boulevard.games.paris.edition import edition
from boulevard.games.paris.moves.grammar import GRAMMAR
from boulevard.games.paris.play import actions
from boulevard.games.paris.play.state import POSTCARDS
from tests.games.paris.policies import Player, games, played


@settings(max_examples=80)
@given(game=games())
def test_legal_moves_round_trip(game: Game) -> None:
    for seat in game.turn:
        numbers = game.actions(seat)
        assert list(numbers) == sorted(set(numbers))
        assert [game.rules.read(game.state, seat, text) for text in game.legal(seat)] == list(numbers)


def sloppy(text: str, chance: random.Random) -> str:
    """The same move as a hurried person would type it."""
    verb, *words = text.split()
    if verb in ("build", "levitation", "jardin", "fontaine") and words:
        spaces = words[-1].split(",")
        chance.shuffle(spaces)
        words[-1] = " , ".join(spaces)
    before, after = chance.choices(["  ", "\t", "\N{NO-BREAK SPACE}", "\v", " ,"], k=2)
    return before + chance.choice([str.upper, str.title, str.lower])("   ".join([verb, *words])) + after


@settings(max_examples=60)
@given(game=games(), chance=st.randoms(use_true_random=False))
def test_reading_is_forgiving(game: Game, chance: random.Random) -> None:
    for seat in game.turn:
        move = chance.choice(game.legal(seat))
        assert game.play(seat, sloppy(move, chance)) == move


def own_box() -> dict[str, Any]:
    """The standard box with other names, in another order."""
    source = edition("standard").source
    buildings = {f"Own{name}": rows for name, rows in reversed(source["buildings"].items())}
    return {**source, "name": "own", "buildings": buildings}


@pytest.mark.parametrize("box", ["standard", own_box()], ids=["standard", "own"])
def test_what_is_written_depends_on_the_box_and_on_nothing_before(box: Any) -> None:
    """Every move of games with any postcards, written in whatever order, alone or with others, tells what it is."""
    seen = set()
    for seed in range(12):
        game = boulevard.new("paris", seed=seed, postcards="random", mirror=seed % 2 == 0, edition=box)
        chance = random.Random(seed)
        while not game.over:
            seat = game.turn[0]
            numbers, texts = game.actions(seat), game.legal(seat)
            for number in chance.sample(numbers, min(3, len(numbers))):
                text = game.rules.write(game.state, seat, number)
                assert text == texts[numbers.index(number)]
                assert game.rules.read(game.state, seat, text) == number
            assert len(set(texts)) == len(texts)
            seen |= {text.split()[0] for text in texts}
            names = {word for text in texts for word in text.split()[1:2] if text.startswith(("reserve", "build"))}
            assert names <= set(game.rules.edition.names)  # type: ignore[attr-defined]
            annexes = [text.split()[1:] for text in texts if text.startswith("bouquinistes ")]
            firsts = {building["spaces"][0] for building in game.view()["buildings"]} if annexes else set()
            assert {house for _, house in annexes} <= firsts
            game.play(seat, chance.choice(texts))
    assert seen == set(GRAMMAR)


def test_a_postcard_without_its_action_is_one_word() -> None:
    box = {**own_box(), "name": "of which nothing was written yet"}
    game = boulevard.new("paris", seed=1, edition=box)
    bare = range(actions.BARE, actions.BARE + len(POSTCARDS))
    assert [game.rules.write(game.state, "orange", number) for number in bare] == list(POSTCARDS)


def test_accents_are_understood() -> None:
    game = played(boulevard.new("paris", seed=1), Player(1, ["hasty"]))
    game.undo(len(game.moves) - [move.split()[0] for _, move in game.moves].index("sacre-coeur"))
    assert game.play(game.turn[0], "Sacré-Coeur") == "sacre-coeur"


def test_any_space_of_the_building_names_it_for_the_annex() -> None:
    game = boulevard.from_record(_annex_game())
    seat, move = game.moves[-1]
    game.undo()
    _, space, first = move.split()
    building = next(it for it in game.view()["buildings"] if first in it["spaces"])
    assert building["spaces"][0] == first
    for other in building["spaces"]:
        assert game.play(seat, f"bouquinistes {space} {other}") == move
        game.undo()


def _annex_game() -> dict[str, Any]:
    for seed in range(100):
        game = played(boulevard.new("paris", seed=seed), Player(seed, ["varied"]))
        verbs = [move.startswith("bouquinistes ") for _, move in game.moves]
        if any(verbs):
            record = game.record()
            return {**record, "moves": record["moves"][: verbs.index(True) + 1], "result": None}
    raise AssertionError("no game with an Annex")


@pytest.mark.parametrize(
    ("text", "key"),
    [
        ("", "notation-verb"),
        ("   ", "notation-verb"),
        ("fly c3", "notation-verb"),
        ("lay", "notation-missing-space"),
        ("lay c9 90", "notation-space"),
        ("lay c3", "notation-missing-angle"),
        ("lay c3 45", "notation-angle"),
        ("lay c3 90 x", "notation-rest"),
        ("reserve", "notation-missing-building"),
        ("reserve Z9", "notation-building"),
        ("build T5", "notation-missing-space"),
        ("build T5 c2,c2", "notation-twice"),
        ("penseur c4", "notation-missing-side"),
        ("penseur c4 x", "notation-side"),
        ("penseur c4 nn", "notation-side"),
        ("bouquinistes c4", "notation-missing-space"),
        ("levitation T5", "notation-missing-building"),
        ("chartier c4", "notation-rest"),
        ("pass c4", "notation-rest"),
        ("x" * 500, "notation-long"),
        (None, "notation-not-text"),
        (17, "notation-not-text"),
    ],
)
def test_malformed(text: Any, key: str) -> None:
    game = boulevard.new("paris", seed=1)
    before = game.state.tobytes()
    with pytest.raises(BadNotation) as caught:
        game.play("orange", text)
    assert caught.value.key == key
    assert game.state.tobytes() == before


@pytest.mark.parametrize(("space", "corner"), [("b2", "a1"), ("a4", "a3"), ("f3", "e3"), ("h8", "g7")])
def test_a_tile_is_named_by_its_corner(space: str, corner: str) -> None:
    with pytest.raises(IllegalMove) as caught:
        boulevard.new("paris", seed=1).play("orange", f"lay {space} 0")
    assert caught.value.values == {"space": space, "corner": corner}


def test_a_move_may_be_as_long_as_the_limit_and_no_longer() -> None:
    game = boulevard.new("paris", seed=1)
    with pytest.raises(BadNotation) as caught:
        game.meant("orange", "reserve T5".ljust(201))
    assert caught.value.key == "notation-long"
    assert game.meant("orange", "reserve T5".ljust(200)) == "reserve T5"


WORDS = st.sampled_from(
    [
        "lay",
        "build",
        "reserve",
        "pass",
        "levitation",
        "penseur",
        "jardin",
        "T5",
        "U6",
        "c3",
        "h8",
        "a1,b1",
        "90",
        "n",
        ",",
    ]
)
TEXTS = st.one_of(
    st.text(max_size=40), st.text(string.printable, max_size=40), st.lists(WORDS, max_size=6).map(" ".join)
)


@settings(max_examples=300)
@given(text=TEXTS, seed=st.integers(0, 7))
def test_any_text_gives_a_move_or_a_typed_error(text: str, seed: int) -> None:
    game = _game(seed)
    before = game.state.tobytes()
    try:
        game.play(game.turn[0], text)
    except (BadNotation, IllegalMove):
        assert game.state.tobytes() == before
    else:
        assert game.state.tobytes() != before
        game.undo()
    assert game.state.tobytes() == before


@settings(max_examples=200)
@given(chance=st.randoms(use_true_random=False), seed=st.integers(0, 7), mark=st.characters(codec="utf-8"))
def test_a_spoilt_move_gives_a_move_or_a_typed_error(chance: random.Random, seed: int, mark: str) -> None:
    game = _game(seed)
    before = game.state.tobytes()
    text = chance.choice(game.legal(game.turn[0]))
    place = chance.randrange(len(text))
    try:
        game.play(game.turn[0], text[:place] + mark + text[place + chance.randrange(2) :])
    except BoulevardError:
        assert game.state.tobytes() == before
    else:
        game.undo()
    assert game.state.tobytes() == before


_games: dict[int, Game] = {}


def _game(seed: int) -> Game:
    """One of a few games at different points, which the tests leave as they found them."""
    if seed not in _games:
        _games[seed] = played(boulevard.new("paris", seed=seed), Player(seed, ["varied"]), 5 * seed)
        if _games[seed].over:
            _games[seed].undo()
    return _games[seed]


def test_numbering_is_as_documented() -> None:
    box = tables(edition("standard"))[0]
    assert int(box.placements) == 2053
    assert actions.size(box) == 28_410
    game = boulevard.new("paris", seed=1)
    assert game.rules.action_count == 28_410
    by_text = dict(zip(game.legal("orange"), game.actions("orange"), strict=True))
    assert by_text["lay a1 0"] == 0
    assert by_text["lay c3 90"] == 4 * 5 + 1
    assert by_text["reserve I3"] == 64
    write = game.rules.write
    assert [write(game.state, "orange", number) for number in (76, 77, 89, 89 + 56, 201 + 112, 377, 633)] == [
        "pass",
        "levitation",
        "jardin a1,b1",
        "jardin a1,a2",
        "fontaine a1",
        "peintre a1",
        "penseur a1 n",
    ]
    assert write(game.state, "orange", 1721) == "build I3 a1,b1,c1"
    assert write(game.state, "orange", 1721 + 2053) == "levitation I3 I3 a1,b1,c1"
