"""Positions of Paris to play on from, as text and as data."""

from __future__ import annotations

import json
from typing import Any

import pytest

import boulevard
from boulevard.errors import BadPosition
from boulevard.games.game import Game
from boulevard.games.paris.game import Paris
from tests.games.paris.policies import Player, played
from tests.games.paris.positions.samples import (
    BUILDING,
    ENDED,
    LAYING,
    TEXTS,
    box_of_ones_own,
    data_of,
    odd_about,
    written,
)


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


def test_bots_are_handed_rules_from_a_position() -> None:
    """What bots may know of the rules can be set up anew, even with postcards too many."""
    rules, state = Paris.from_position(LAYING.replace("chartier,", "chartier,penseur,"))
    assert rules.redealt().setup["postcards"] == rules.setup["postcards"]
    assert Game(rules).turn == ("orange",)
    assert rules.unknown(state) == 4
