"""Options of Paris: which are taken, and which are refused."""

from __future__ import annotations

from typing import Any

import pytest

import boulevard
from boulevard.errors import BadOption, BadRecord
from boulevard.games.paris.state import POSTCARDS, POSTCARDS_IN_PLAY


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


@pytest.mark.parametrize(
    ("edition", "key"),
    [
        ("nobodys", "record-edition"),
        ({}, "record-edition"),
        ("mine.toml", "record-edition-name"),
        (7, "record-edition-name"),
    ],
)
def test_a_record_says_what_is_wrong_with_its_edition(edition: Any, key: str) -> None:
    record = boulevard.new("paris", seed=1).record()
    with pytest.raises(BadRecord) as caught:
        boulevard.from_record({**record, "setup": {**record["setup"], "edition": edition}})
    assert (caught.value.key, caught.value.where) == (key, "setup.edition")
