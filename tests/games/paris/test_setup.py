"""Options of Paris: which are taken, and which are refused."""

from __future__ import annotations

from typing import Any

import pytest

import boulevard
from boulevard.errors import BadOption, BadRecord
from boulevard.games.paris.play.state import POSTCARDS, POSTCARDS_IN_PLAY, TILES


@pytest.mark.parametrize(
    "option",
    [
        {"starts": "green"},
        {"penseur": "all"},
        {"fountain": 3},
        {"fountain": 2.0},
        {"mirror": 1},
        {"postcards": "all"},
        {"postcards": 8},
        {"postcards": ["levitation"] * POSTCARDS_IN_PLAY},
        {"postcards": [*POSTCARDS[: POSTCARDS_IN_PLAY - 1], "tour-eiffel"]},
        {"postcards": POSTCARDS[: POSTCARDS_IN_PLAY - 1]},
        {"postcards": POSTCARDS[: POSTCARDS_IN_PLAY + 1]},
        {"edition": 1},
        {"rivals": 2},
    ],
    ids=str,
)
def test_an_option_that_is_none_is_refused(option: dict[str, Any]) -> None:
    with pytest.raises(BadOption):
        boulevard.new("paris", seed=1, **option)


def test_postcards_that_are_picked_stand_in_their_order() -> None:
    picked = POSTCARDS[-POSTCARDS_IN_PLAY:]
    setup = boulevard.new("paris", seed=1, postcards=picked[::-1]).record()["setup"]
    assert setup["postcards"] == list(picked)


PILE = list(range(1, TILES + 1))


@pytest.mark.parametrize(
    ("part", "value", "key"),
    [
        ("edition", "nobodys", "record-edition"),
        ("edition", {}, "record-edition"),
        ("edition", "mine.toml", "record-edition-name"),
        ("edition", 7, "record-edition-name"),
        ("piles", None, "record-piles"),
        ("piles", {"orange": PILE}, "record-piles"),
        ("piles", {"orange": PILE, "blue": PILE, "green": PILE}, "record-piles"),
    ],
)
def test_a_record_says_what_is_wrong_with_its_setup(part: str, value: Any, key: str) -> None:
    record = boulevard.new("paris", seed=1).record()
    with pytest.raises(BadRecord) as caught:
        boulevard.from_record({**record, "setup": {**record["setup"], part: value}})
    assert (caught.value.key, caught.value.where) == (key, f"setup.{part}")
