"""The public face, by exactly the names that other programs are written against."""

from __future__ import annotations

import json
import subprocess
import sys
from typing import Any

import numpy as np
import pytest

import boulevard
import boulevard.games.paris.play.state
from boulevard.errors import BadOption, IllegalMove, NothingToUndo, NotOver, UnknownGame, UnknownSeat
from tests.games.paris.policies import Player, played


def test_first_moves() -> None:
    game = boulevard.new("paris", seed=7)
    assert game.turn == ("orange",)
    assert "lay c3 90" in game.legal("orange")
    assert game.legal("blue") == ()
    assert game.actions("blue") == ()
    game.play("orange", "lay c3 90")
    assert game.turn == ("blue",)
    game.undo()
    assert game.turn == ("orange",)
    assert game.moves == []
    assert not game.over


def test_numbers_and_notation_are_the_same_moves() -> None:
    by_text, by_number = boulevard.new("paris", seed=7), boulevard.new("paris", seed=7)
    for text, number in zip(by_text.legal("orange"), by_text.actions("orange"), strict=True):
        by_text.play("orange", text)
        by_number.apply("orange", number)
        assert by_text.state.tobytes() == by_number.state.tobytes()
        by_text.undo()
        by_number.undo()


def test_games_lists_options() -> None:
    paris = boulevard.games()["paris"]
    assert set(paris.options) == {"postcards", "starts", "penseur", "fountain", "mirror", "edition"}
    assert list(paris.players) == [2]


def test_rules_for_batches() -> None:
    rules = boulevard.rules("paris", seed=1, postcards="random")
    assert rules.setup == boulevard.new("paris", seed=1, postcards="random").rules.setup
    assert len({tuple(rules.setup_of(states)["postcards"]) for states in np.split(rules.deal(9, 1), 9)}) > 1
    assert boulevard.rules("avenue", players=3).seats == (0, 1, 2)
    with pytest.raises(UnknownGame):
        boulevard.rules("chess")
    with pytest.raises(BadOption):
        boulevard.rules("paris", players=3)


def test_same_seed_same_game() -> None:
    assert boulevard.new("paris", seed=7).record() == boulevard.new("paris", seed=7).record()
    assert boulevard.new("paris", seed=7).record() != boulevard.new("paris", seed=8).record()
    assert boulevard.new("paris").record() != boulevard.new("paris").record()


def test_options_stand_in_the_setup() -> None:
    chosen = ["levitation", "metropolitain", "jardin", "sacre-coeur", "penseur", "moulin-rouge", "fontaine", "peintre"]
    game = boulevard.new("paris", seed=1, postcards=chosen, starts="blue", penseur="own", fountain=1, mirror=True)
    assert game.turn == ("blue",)
    setup = game.record()["setup"]
    assert set(setup["postcards"]) == set(chosen)
    assert (setup["starts"], setup["penseur"], setup["fountain"], setup["mirror"]) == ("blue", "own", 1, True)


def test_random_options_are_drawn_from_the_seed() -> None:
    drawn = [
        boulevard.new("paris", seed=seed, postcards="random", starts="random").record()["setup"] for seed in range(30)
    ]
    assert len({tuple(setup["postcards"]) for setup in drawn}) > 20
    assert {setup["starts"] for setup in drawn} == {"orange", "blue"}
    assert all(len(set(setup["postcards"])) == 8 for setup in drawn)


@pytest.mark.parametrize(
    "options",
    [
        {"colour": "red"},
        {"starts": "red"},
        {"fountain": 3},
        {"fountain": True},
        {"mirror": 1},
        {"mirror": "yes"},
        {"penseur": None},
        {"postcards": "all"},
        {"postcards": ["levitation"]},
        {"postcards": ["levitation"] * 8},
        {"postcards": 8},
        {"edition": 7},
        {"starts": np.array([1, 2])},
        {"postcards": np.array([1, 2])},
    ],
)
def test_wrong_options(options: dict[str, object]) -> None:
    with pytest.raises(BadOption) as caught:
        boulevard.new("paris", seed=1, **options)
    assert next(iter(options)) in str(caught.value)


def test_unknown_game_and_seat() -> None:
    names: list[Any] = ["chess", ["paris"], None, 7]
    for name in names:
        with pytest.raises(UnknownGame, match="paris"):
            boulevard.new(name)
    game = boulevard.new("paris", seed=1)
    for seat in ("red", 0, True, None, ""):
        with pytest.raises(UnknownSeat):
            game.legal(seat)  # type: ignore[arg-type]
        with pytest.raises(UnknownSeat):
            game.play(seat, "lay c3 90")  # type: ignore[arg-type]


def test_numbers_of_numpy_are_understood() -> None:
    game = boulevard.new("avenue", seed=1, players=2)
    game.apply(np.int64(1), np.int32(3))  # type: ignore[arg-type]
    game.play(np.uint8(0), "peek")  # type: ignore[arg-type]
    assert json.loads(json.dumps(game.record()))["moves"] == [[0, "peek"], [1, "draw d1"]]
    strangers: list[Any] = [0.0, False, [0], {}, 2, -1]
    for seat in strangers:
        with pytest.raises(UnknownSeat):
            game.play(seat, "peek")


def test_wrong_numbers() -> None:
    game = boulevard.new("paris", seed=1)
    before = game.state.tobytes()
    for action in (-1, 76, 10**9):
        with pytest.raises(IllegalMove):
            game.apply("orange", action)
    assert game.state.tobytes() == before


def test_seeds() -> None:
    same = boulevard.new("paris", seed=7).record()
    assert boulevard.new("paris", seed=np.int64(7)).record() == same  # type: ignore[arg-type]
    assert boulevard.new("paris", seed="\ud800").record() != same
    wrong: list[Any] = [1.5, True, {}, b"7", 10**5000, "x" * 10_000]
    for seed in wrong:
        with pytest.raises(BadOption, match="seed"):
            boulevard.new("paris", seed=seed)


def test_wrong_styles() -> None:
    for name in boulevard.games():
        with pytest.raises(BadOption, match="pink"):
            boulevard.new(name, seed=1).svg(theme="pink")


def test_no_result_before_the_end() -> None:
    with pytest.raises(NotOver):
        boulevard.new("paris", seed=1).result()


def test_undo_goes_back_to_any_point() -> None:
    game = played(boulevard.new("paris", seed=5), Player(5, ["varied"]))
    record = game.record()
    game.undo(len(game.moves))
    states = []
    for seat, move in record["moves"]:
        states.append(game.state.tobytes())
        game.play(seat, move)
    assert game.record() == record
    for state in reversed(states):
        game.undo()
        assert game.state.tobytes() == state
    with pytest.raises(NothingToUndo):
        game.undo()
    wrong: list[Any] = [-1, None, 1.0, "1", True]
    for moves in wrong:
        with pytest.raises(NothingToUndo):
            game.undo(moves)


def test_view_and_record_are_plain_data() -> None:
    game = played(boulevard.new("paris", seed=5), Player(5, ["varied"]), 30)
    for data in (game.view("orange"), game.view("blue"), game.view(), game.record()):
        assert json.loads(json.dumps(data)) == data


def test_record_is_a_copy() -> None:
    game = boulevard.new("paris", seed=5)
    game.record()["setup"]["piles"]["orange"].reverse()
    assert game.record() == boulevard.new("paris", seed=5).record()


def test_board_as_text_and_picture() -> None:
    game = played(boulevard.new("paris", seed=5), Player(5, ["varied"]))
    text = str(game)
    assert "a   b   c" in text
    assert all(building["name"][:2] in text for building in game.view()["buildings"] if building["name"] != "garden")
    assert game._repr_svg_().startswith("<svg")
    assert len(game._repr_svg_()) < 60_000


def test_import_is_light() -> None:
    code = "import sys, boulevard; boulevard.games(); print('numba' in sys.modules)"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "False"


def test_a_state_is_small() -> None:
    assert boulevard.new("paris", seed=1).state.itemsize <= 512


def test_packages_can_be_imported_by_any_name() -> None:
    """The list of games and the package of games share a name; neither may hide the other."""
    code = (
        "import boulevard.games.contract as contract, boulevard\n"
        "import boulevard.games.paris.play.state as state\n"
        "assert contract.Rules and state.STATE and list(boulevard.games()) == ['paris', 'avenue'], boulevard.games()"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr


@pytest.mark.parametrize(
    ("extra", "package", "code"),
    [
        *(
            ("web", "pydantic_settings", f"import boulevard.cli; sys.argv = ['', *{words}]; boulevard.cli.main()")
            for words in (["serve"], ["backup", "nowhere"], ["restore"])
        ),
        ("testing", "hypothesis", "import boulevard.testing"),
    ],
)
def test_a_missing_extra_is_named_in_one_line(extra: str, package: str, code: str) -> None:
    hidden = f"import sys; sys.modules[{package!r}] = None; {code}"
    done = subprocess.run([sys.executable, "-c", hidden], capture_output=True, text=True, check=False)
    assert done.returncode == 1
    assert done.stderr.strip().splitlines()[-1].endswith(f"pip install 'boulevard[{extra}]'")
    if extra == "web":
        assert len(done.stderr.strip().splitlines()) == 1


def test_rules_are_dealt_without_options() -> None:
    rules = boulevard.new("paris", seed=1).rules
    assert type(rules).dealt(1).setup == type(rules).dealt(1, {}).setup == rules.setup
